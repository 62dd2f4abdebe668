//! Whether everybody can use a page: names, order, contrast.

use crate::driver::Browser;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;

/// Everything that is wrong with the page's names, structure and contrast, found by our own script and by axe-core
/// where that is to be had.
pub async fn assert_accessible(browser: &Browser, page: &str) {
    let found = browser.run(include_str!("access.js")).await;
    let mut wrong: Vec<String> = strings(&found);
    if let Some(axe) = &*AXE {
        wrong.extend(axe_findings(browser, axe).await);
    }
    assert!(wrong.is_empty(), "{page}:\n{}", wrong.join("\n"));
}

fn strings(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).map(String::from).collect()
}

async fn axe_findings(browser: &Browser, axe: &str) -> Vec<String> {
    browser.run(&format!("{axe}; return true")).await;
    let script = include_str!("axe.js");
    let found = browser.client.execute_async(script, vec![]).await.expect("axe runs");
    strings(&found)
}

/// The text of axe-core, fetched once by npm where npm is present. Tests only; nothing of it is in the product.
static AXE: LazyLock<Option<String>> = LazyLock::new(|| {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("axe.min.js");
    if !file.exists() && fetch(&file).is_none() {
        eprintln!("axe-core is not to be had here; our own checks run alone");
    }
    std::fs::read_to_string(file).ok()
});

/// Tests that run side by side may all fetch it: each into a folder of its own, and what is put in its place is whole.
fn fetch(file: &Path) -> Option<()> {
    let folder = tempfile::tempdir_in(file.parent()?).ok()?;
    npm_install(folder.path()).then_some(())?;
    std::fs::rename(folder.path().join("node_modules/axe-core/axe.min.js"), file).ok()
}

fn npm_install(directory: &Path) -> bool {
    Command::new("npm")
        .args([
            "install",
            "--no-audit",
            "--no-fund",
            "--silent",
            "--fetch-retries=0",
            "--fetch-timeout=20000",
        ])
        .arg("--prefix")
        .arg(directory)
        .arg("axe-core@4")
        .stdin(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Walks through the page with the Tab key and says where the focus comes: ids, or text where there is none.
pub async fn tab_order(browser: &Browser, steps: usize) -> Vec<String> {
    let mut order = Vec::new();
    for _ in 0..steps {
        browser.press("\u{e004}").await;
        let here = browser
            .run("const e = document.activeElement; return e === document.body ? '' : (e.id || e.textContent.trim().slice(0, 40) || e.getAttribute('aria-label') || e.name || e.tagName)")
            .await;
        order.push(here.as_str().unwrap_or_default().to_string());
    }
    order
}
