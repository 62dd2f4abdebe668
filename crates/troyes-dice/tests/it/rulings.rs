//! Every test that the rulings name is there.

#[test]
fn each_ruling_names_a_test_that_exists() {
    let sources = [
        ("achievements", include_str!("achievements.rs")),
        ("bonuses", include_str!("bonuses.rs")),
        ("buildings", include_str!("buildings.rs")),
        ("chains", include_str!("chains.rs")),
        ("examples", include_str!("examples.rs")),
        ("laws", include_str!("laws.rs")),
        ("take_back", include_str!("take_back.rs")),
        ("tiles", include_str!("tiles.rs")),
        ("wheel", include_str!("wheel.rs")),
        ("words", include_str!("words.rs")),
    ];
    let rulings = include_str!("../../RULINGS.md");
    for line in rulings.lines().filter(|line| line.starts_with("- `")) {
        let named: Vec<&str> = line.split('`').filter(|word| word.contains("::")).collect();
        assert!(!named.is_empty(), "no test holds: {line}");
        for name in named {
            let (file, test) = name.split_once("::").unwrap();
            let source = sources
                .iter()
                .find(|(name, _)| *name == file)
                .unwrap_or_else(|| panic!("no file for {name}"))
                .1;
            assert!(source.contains(&format!("#[test]\nfn {test}()")), "{name}");
        }
    }
}
