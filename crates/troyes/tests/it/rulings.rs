//! Every test that RULINGS.md names is there, and every row names one.

use std::path::Path;

/// All source files of this crate as one text.
fn sources(folder: &Path, text: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, text);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            text.push_str(&std::fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn each_ruling_names_tests_that_exist() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut text = String::new();
    sources(&here.join("src"), &mut text);
    sources(&here.join("tests"), &mut text);
    let rulings = std::fs::read_to_string(here.join("../../RULINGS.md")).unwrap();
    let mut named = 0;
    for name in rulings.split('`').skip(1).step_by(2).filter(|name| name.contains("::")) {
        let test = name.rsplit("::").next().unwrap();
        assert!(test == "tests" || text.contains(&format!("fn {test}()")), "`{name}` is not there");
        named += 1;
    }
    assert!(named > 100, "{named} tests are named");
    for row in rulings.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| id")) {
        assert!(row.contains("::"), "no test holds: {row}");
    }
}
