//! In which language the commands speak.

use crate::{failure, json, record_in, stdout, troyes, troyes_with};

#[test]
fn commands_speak_the_language_of_the_argument_or_of_the_variable() {
    let folder = tempfile::tempdir().unwrap();
    let record = record_in(folder.path());
    for args in [
        &["games"][..],
        &["games", "--json"],
        &["cards", "--game", "toy"],
        &["cards", "--game", "toy", "--json"],
        &["cards", "--game", "toy", "--markdown"],
        &["replay", &record],
        &["replay", &record, "--json"],
        &["dice-sheet"],
    ] {
        let english = stdout(&troyes(args));
        let french = stdout(&troyes(&[args, &["--lang", "fr"]].concat()));
        assert_ne!(english, french, "{args:?}");
        assert_eq!(stdout(&troyes_with("TROYES_LANG", "fr", args)), french, "{args:?}");
        let both = troyes_with("TROYES_LANG", "fr", &[args, &["--lang", "en"]].concat());
        assert_eq!(stdout(&both), english, "{args:?}");
        assert_eq!(stdout(&troyes_with("LC_ALL", "fr_FR.UTF-8", args)), french, "{args:?}");
        assert_eq!(stdout(&troyes_with("LC_ALL", "tlh.UTF-8", args)), english, "{args:?}");
    }
}

#[test]
fn a_record_in_french_is_told_in_french() {
    let folder = tempfile::tempdir().unwrap();
    let file = record_in(folder.path());
    let told = stdout(&troyes(&["replay", &file, "--lang", "fr"]));
    assert!(told.starts_with("Mise en place\n-------------\nLa face porte-bonheur de rouge"), "{told}");
    assert!(told.contains("\nTour 3\n") && told.contains(" total "), "{told}");
    assert!(told.contains("est en règle") && !told.contains("The "), "{told}");
    let names = json(&troyes(&["replay", &file, "--json", "--lang", "fr"]))["names"].clone();
    assert_eq!(names[0], "red", "a seat's word is the same in every language");
}

#[test]
fn a_card_is_found_by_its_name_in_the_language() {
    let find = |name: &str, lang: &str| troyes(&["cards", name, "--game", "toy", "--lang", lang, "--json"]);
    let name = json(&find("lucky", "fr"))[0]["name"].as_str().unwrap().to_string();
    assert_ne!(name, "Lucky face");
    assert_eq!(json(&find(&name, "fr"))[0]["id"], "lucky");
    assert_eq!(failure(&find(&name, "en")).0, 1);
}

#[test]
fn an_unknown_language_is_refused_with_those_there_are() {
    let (code, text) = failure(&troyes(&["games", "--lang", "tlh"]));
    assert!(code == 2 && text.contains("there is no language `tlh`; there is: en, fr"), "{text}");
    let (code, text) = failure(&troyes_with("TROYES_LANG", "tlh", &["games"]));
    assert_eq!(
        (code, text.as_str()),
        (1, "error: TROYES_LANG: there is no language `tlh`; there is: en, fr\n")
    );
}
