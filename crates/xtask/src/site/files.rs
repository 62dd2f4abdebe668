//! The files of the site.

use super::{docs_pages, front_page, later};
use crate::{Outcome, root, wasm};
use flate2::Compression;
use flate2::write::GzEncoder;
use lzma_rust2::{LzmaOptions, LzmaWriter};
use sha2::{Digest, Sha256};
use std::io::Write;
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;

/// What the service worker keeps, so that everything works without a network.
const KEPT: [&str; 7] = [
    "/app.webmanifest",
    "/failed.html",
    "/icon-192.png",
    "/icon-512.png",
    "/icon-maskable.png",
    "/page.js",
    "/thinking-worker.js",
];
/// The program, which it keeps unpacked.
const PROGRAM: &str = "troyes.packed";

/// The most bytes that a first visit may transfer.
const MOST_AT_FIRST: usize = 1_500_000;

/// Writes all files to `dist`.
pub fn write() -> Outcome {
    let compiler = wasm::compiler().ok_or(wasm::MISSING)?;
    let work = root().join("target/site/bound");
    let (wasm, glue) = bind(&wasm::compile(compiler)?, &work)?;
    let dist = root().join("dist");
    let instance = format!("function instance() {{\n{glue}\nreturn wasm_bindgen;\n}}\n");
    let script = |name: &str| read(&folder().join("js").join(name));
    let load = script("unpack.js")? + &script("load.js")?;
    let files = [
        (PROGRAM, packed_small(&wasm)?),
        ("page.js", script("page.js")?.into_bytes()),
        (
            "thinking-worker.js",
            [&instance, &load, &script("thinking-worker.js")?].map(String::as_str).concat().into(),
        ),
        ("speed.js", [&instance, &load, &script("speed.js")?].map(String::as_str).concat().into()),
        ("index.html", front_page::front_page(&script("front-page.js")?).into()),
        ("failed.html", front_page::failure_page().into()),
        ("app.webmanifest", front_page::manifest().into()),
        ("icon-192.png", bytes(&folder().join("static/icon-192.png"))?),
        ("icon-512.png", bytes(&folder().join("static/icon-512.png"))?),
        ("icon-maskable.png", bytes(&folder().join("static/icon-maskable.png"))?),
    ];
    let later = later::files()?;
    let mut digest = Sha256::new();
    for (name, content) in files
        .iter()
        .map(|(name, content)| (*name, content))
        .chain(later.iter().map(|(name, content)| (name.as_str(), content)))
    {
        digest.update(content);
        put(&dist.join(name), content)?;
    }
    // Whatever changes, the service worker changes with it: so browsers notice.
    let version = hex::encode(&digest.finalize()[..6]);
    let kept = serde_json::to_string(&KEPT).map_err(|error| error.to_string())?;
    let later: Vec<String> = later.iter().map(|(name, _)| format!("/{name}")).collect();
    let later = serde_json::to_string(&later).map_err(|error| error.to_string())?;
    let known = format!("const VERSION = \"{version}\";\nconst FILES = {kept};\nconst LATER = {later};\n");
    let worker = [known, instance, load, script("lend.js")?, script("service-worker.js")?].concat();
    put(&dist.join("service-worker.js"), worker.as_bytes())?;
    docs_pages::write(&dist.join("docs"))?;
    report(&dist)
}

fn folder() -> PathBuf {
    root().join("crates/site")
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

pub(super) fn bytes(path: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn put(path: &Path, content: &[u8]) -> Outcome {
    let made = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    made.and_then(|()| std::fs::write(path, content)).map_err(|error| format!("{}: {error}", path.display()))
}

/// The program as browsers run it, and the script that stands between the two.
fn bind(compiled: &Path, work: &Path) -> Result<(Vec<u8>, String), String> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(compiled).typescript(false).remove_name_section(true).out_name("site");
    let bound = bindgen.no_modules(true).and_then(|bindgen| bindgen.generate(work));
    bound.map_err(|error| format!("{error:#}"))?;
    Ok((bytes(&work.join("site_bg.wasm"))?, read(&work.join("site.js"))?))
}

/// Packed as small as can be, for `unpack.js`: what is sent to everybody may take its time once. LZMA leaves a quarter less
/// of the program than what browsers unpack by themselves.
pub(super) fn packed_small(content: &[u8]) -> Result<Vec<u8>, String> {
    // Code in WebAssembly is not aligned, so that places say nothing; the byte before says the more.
    let options = LzmaOptions {
        lc: 4,
        lp: 0,
        pb: 0,
        nice_len: LzmaOptions::NICE_LEN_MAX,
        depth_limit: 1000,
        ..LzmaOptions::with_preset(9)
    };
    let writer = LzmaWriter::new_use_header(Vec::new(), &options, Some(content.len() as u64));
    let written = writer.and_then(|mut writer| {
        writer.write_all(content)?;
        writer.finish()
    });
    written.map_err(|error| error.to_string())
}

pub(super) fn packed(content: &[u8]) -> Result<Vec<u8>, String> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content).and_then(|()| encoder.finish()).map_err(|error| error.to_string())
}

/// Tells how much a first visit transfers if the web server packs texts, as most do. Too much is an error.
fn report(dist: &Path) -> Outcome {
    let mut whole = 0;
    for name in KEPT.iter().map(|name| &name[1..]).chain([PROGRAM, "index.html", "service-worker.js"]) {
        let content = bytes(&dist.join(name))?;
        let sent = packed(&content)?.len().min(content.len());
        println!("   {name}: {} bytes, {sent} sent", content.len());
        whole += sent;
    }
    println!("   a first visit transfers {whole} bytes");
    if whole > MOST_AT_FIRST {
        return Err(format!("a first visit may transfer no more than {MOST_AT_FIRST} bytes"));
    }
    Ok(())
}
