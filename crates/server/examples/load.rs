//! A load test by hand: `cargo run --release -p server --example load -- TABLES SECONDS [OFFER]`.

use server::loadtest::{Load, ServerProcess, run};
use server::{Config, Limits, serve};
use std::process::Command;
use std::time::Duration;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |place: usize| arguments.get(place).map(String::as_str).ok_or("an argument is missing");
    if argument(0)? == "serve" {
        let mut config = Config::local(argument(1)?.into());
        config.address.set_port(0);
        config.limits = Limits::for_load_tests();
        serve(config, |address| println!("http://{address}")).await?;
        return Ok(());
    }
    let directory = tempfile::tempdir()?;
    let mut command = Command::new(std::env::current_exe()?);
    let server = ServerProcess::start(command.arg("serve").arg(directory.path().join("tables.sqlite")))?;
    let load = Load {
        address: server.address,
        process: Some(server.id()),
        tables: argument(0)?.parse()?,
        time: Duration::from_secs(argument(1)?.parse()?),
        offer: argument(2).unwrap_or("troyes").into(),
        seats: 4,
        every: Duration::from_secs(5),
    };
    println!("{}", serde_json::to_string_pretty(&run(load).await?)?);
    Ok(())
}
