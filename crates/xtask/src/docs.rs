//! The generated parts of the documentation: written by `cargo xtask docs`, compared by `cargo xtask check`.

use crate::{Outcome, cargo, root};
use std::io::Write;
use std::process::{Command, Stdio};

/// A page and how it is made.
struct Page {
    path: &'static str,
    make: fn(&str) -> Result<String, String>,
}

const PAGES: &[Page] = &[
    Page { path: "docs/protocol.md", make: with_answers },
    Page { path: "docs/commands.md", make: |_| commands("en", ["Commands", "Games and options"]) },
    Page { path: "docs/cards-troyes.md", make: |_| cards("troyes", "en") },
    Page { path: "docs/cards-dice.md", make: |_| cards("dice", "en") },
    Page { path: "docs/fr/commands.md", make: |_| commands("fr", ["Commandes", "Jeux et options"]) },
    Page { path: "docs/fr/cards-troyes.md", make: |_| cards("troyes", "fr") },
    Page { path: "docs/fr/cards-dice.md", make: |_| cards("dice", "fr") },
    Page { path: "docs/schema/troyes.json", make: |_| schema("troyes") },
    Page { path: "docs/schema/dice.json", make: |_| schema("dice") },
    Page { path: "docs/schema/toy.json", make: |_| schema("toy") },
];

/// Builds what makes the pages, and writes them.
pub fn write() -> Outcome {
    cargo(&["build", "--quiet", "--package", "troyes-cli"], &[])?;
    cargo(
        &["build", "--quiet", "--package", "troyes-protocol", "--features", "schema", "--example", "schemas"],
        &[],
    )?;
    each_page(|path, _, made| {
        let path = root().join(path);
        let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
        folder.and_then(|()| std::fs::write(path, made)).map_err(|error| error.to_string())
    })
}

/// Compares the pages with what the program makes that the tests have built: to build it once more, with what it needs
/// when nothing is tested, would take minutes.
pub fn check() -> Outcome {
    each_page(|path, now, made| {
        if now == made { Ok(()) } else { Err(format!("{path} is out of date: run `cargo xtask docs`")) }
    })
}

fn each_page(deal: impl Fn(&str, &str, &str) -> Outcome) -> Outcome {
    for page in PAGES {
        // A page that is wholly generated need not be there yet.
        let now = std::fs::read_to_string(root().join(page.path)).unwrap_or_default();
        deal(page.path, &now, &(page.make)(&now)?)?;
    }
    Ok(())
}

/// Runs the program and gives what it prints.
fn troyes(args: &[&str], input: &str) -> Result<String, String> {
    run("troyes", args, input)
}

/// Runs what was built under this name and gives what it prints.
fn run(program: &str, args: &[&str], input: &str) -> Result<String, String> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), Into::into);
    let fail = |error: std::io::Error| format!("{program} {}: {error}", args.join(" "));
    let mut child = Command::new(target.join("debug").join(program))
        .args(args)
        .env_remove("TROYES_LANG")
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(fail)?;
    let mut stdin = child.stdin.take().ok_or("no stdin")?;
    // Written from another thread: the program may answer before it has read everything.
    let input = input.to_string();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().map_err(fail)?;
    writer.join().map_err(|_| "the writer panicked")?.map_err(fail)?;
    if !output.status.success() {
        return Err(format!("{program} {}: {}", args.join(" "), output.status));
    }
    String::from_utf8(output.stdout).map_err(|error| error.to_string())
}

/// The page with each request (`> …`) followed by its answer (`< …`).
fn with_answers(page: &str) -> Result<String, String> {
    let requests: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    let answers = troyes(&["engine"], &(requests.join("\n") + "\n"))?;
    let mut answers = answers.lines();
    let mut text = String::new();
    for line in page.lines().filter(|line| !line.starts_with("< ")) {
        text.push_str(line);
        text.push('\n');
        if line.starts_with("> ") {
            let answer = answers.next().ok_or_else(|| format!("no answer to {line}"))?;
            text.push_str(&format!("< {answer}\n"));
        }
    }
    Ok(text)
}

/// The JSON Schemas of a game.
fn schema(game: &str) -> Result<String, String> {
    run("examples/schemas", &[game], "")
}

/// The cards of a game in a language.
fn cards(game: &str, lang: &str) -> Result<String, String> {
    troyes(&["cards", "--game", game, "--markdown", "--lang", lang], "")
}

/// The help of every command, and the games with their options, in a language.
fn commands(lang: &str, [title, games]: [&str; 2]) -> Result<String, String> {
    let troyes = |args: &[&str]| troyes(&[args, &["--lang", lang]].concat(), "");
    let help = troyes(&["--help"])?;
    let written = if lang == "fr" {
        "Écrit par `cargo xtask docs`\u{a0}; ne pas modifier."
    } else {
        "Written by `cargo xtask docs`; do not edit."
    };
    let mut page = format!("# {title}\n\n{written}\n\n```text\n{help}```\n");
    let names = help
        .lines()
        .skip_while(|line| !line.starts_with("  "))
        .take_while(|line| line.starts_with("  "))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|name| *name != "help");
    for name in names {
        let help = troyes(&[name, "--help"])?;
        page.push_str(&format!("\n## troyes {name}\n\n```text\n{help}```\n"));
    }
    page.push_str(&format!("\n## {games}\n\n```text\n{}```\n", troyes(&["games"])?));
    Ok(page)
}
