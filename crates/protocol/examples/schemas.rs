//! Prints the JSON Schemas of a game, as `docs/schema` has them: `cargo xtask docs` writes them there.

use std::process::ExitCode;

fn main() -> ExitCode {
    let name = std::env::args().nth(1).unwrap_or_default();
    let Some(schema) = protocol::schema::file(&name) else {
        eprintln!("there are no schemas of `{name}`: name a game, like troyes");
        return ExitCode::FAILURE;
    };
    println!("{schema:#}");
    ExitCode::SUCCESS
}
