//! The session in docs/protocol.md is what the program says, letter by letter.

const PAGE: &str = include_str!("../../../../docs/protocol.md");

fn lines(mark: &str) -> Vec<&'static str> {
    PAGE.lines().filter_map(|line| line.strip_prefix(mark)).collect()
}

#[test]
fn the_documented_session_is_what_the_program_says() {
    let (requests, answers) = (lines("> "), lines("< "));
    assert!(requests.len() >= 30 && requests.len() == answers.len());
    let mut output = Vec::new();
    cli::engine::run(requests.join("\n").as_bytes(), &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    for ((request, documented), said) in requests.iter().zip(answers).zip(output.lines()) {
        assert_eq!(documented, said, "the answer to {request}; `cargo xtask docs` writes it anew");
    }
    assert_eq!(output.lines().count(), requests.len());
}

/// Every method and every error code has its row, and no other.
#[test]
fn the_documented_methods_and_codes_are_those_there_are() {
    let first_cells = |heading: &str| -> Vec<&str> {
        let section = PAGE.split(heading).nth(1).unwrap().split("\n#").next().unwrap();
        section.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect()
    };
    let answer =
        protocol::Engine::new(tabletop::Seed::from_number(0)).answer(br#"{"method":"hello"}"#).unwrap();
    let methods: Vec<&str> = answer["result"]["methods"]
        .as_array()
        .unwrap()
        .iter()
        .map(|method| method.as_str().unwrap())
        .collect();
    assert_eq!(first_cells("## Methods\n"), methods);
    let source = include_str!("../../../protocol/src/fault.rs");
    let codes = source.split("pub enum Code {").nth(1).unwrap().split('}').next().unwrap();
    let codes: Vec<String> = codes
        .lines()
        .filter_map(|line| line.trim().strip_suffix(','))
        .map(|variant| serde_json::to_string(variant).unwrap())
        .map(|variant| snake(variant.trim_matches('"')))
        .collect();
    assert_eq!(first_cells("## Error codes\n"), codes);
}

fn snake(variant: &str) -> String {
    let mut word = String::new();
    for letter in variant.chars() {
        if letter.is_uppercase() && !word.is_empty() {
            word.push('_');
        }
        word.extend(letter.to_lowercase());
    }
    word
}
