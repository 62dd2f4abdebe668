//! `troyes bench --site`: how fast the site's WebAssembly is, beside the machine itself in the same run.

use crate::failure::Failure;
use crate::sheet::{self, decimal};
use host::Speed;
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use tabletop::{Phrase, phrase};
use words::Language;

/// The same course, run twice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Compared {
    /// Here.
    pub native: Speed,
    /// In Node, as in a browser.
    pub wasm: Speed,
}

/// Measures each course for about so long, here and in Node with the site in a folder.
pub fn compare(folder: &Path, time: Duration) -> Result<Compared, Failure> {
    let begin = Instant::now();
    let native = host::speed(time, || begin.elapsed().as_secs_f64());
    let failed = |error: String| Failure::new(phrase!("cli-bench-no-site", error = error));
    let output = Command::new("node")
        .arg(folder.join("speed.js"))
        .arg(folder.join("troyes.packed"))
        .arg(time.as_millis().to_string())
        .args(bots::value::lessons())
        .output()
        .map_err(|error| failed(error.to_string()))?;
    if !output.status.success() {
        return Err(failed(String::from_utf8_lossy(&output.stderr).trim().to_string()));
    }
    let wasm = serde_json::from_slice(&output.stdout).map_err(|error| failed(error.to_string()))?;
    Ok(Compared { native, wasm })
}

impl Compared {
    fn rows(&self) -> [(&'static str, Phrase, f64, f64); 2] {
        let Compared { native, wasm } = self;
        [
            ("playouts_per_s", phrase!("cli-bench-playouts"), native.playouts_per_s, wasm.playouts_per_s),
            (
                "simulations_per_s",
                phrase!("cli-bench-simulations"),
                native.simulations_per_s,
                wasm.simulations_per_s,
            ),
        ]
    }

    /// One object for each figure.
    pub fn to_json(&self) -> Vec<Value> {
        let line = |(metric, _, native, wasm): (&str, Phrase, f64, f64)| json!({"peer": "wasm", "metric": metric, "value": wasm, "native": native, "ratio": wasm / native});
        self.rows().map(line).into()
    }

    /// Writes the figures as a table.
    pub fn write(&self, language: Language, out: &mut dyn Write) -> Result<(), Failure> {
        let headings = [
            phrase!("cli-bench-course"),
            phrase!("cli-bench-native"),
            phrase!("cli-bench-wasm"),
            phrase!("cli-bench-ratio"),
        ];
        let headings = headings.map(|heading| language.text(&heading));
        let mut table = sheet::table(&headings.each_ref().map(String::as_str));
        for (_, name, native, wasm) in self.rows() {
            let figures = [
                decimal(language, native, 0),
                decimal(language, wasm, 0),
                decimal(language, wasm / native, 2),
            ];
            table.add_row([language.text(&name)].into_iter().chain(figures));
        }
        sheet::align_right(&mut table, 1..headings.len());
        Ok(writeln!(out, "{table}")?)
    }
}
