//! In which language the commands speak.

use crate::{failure, json, record_in, stdout, troyes, troyes_with};
use words::{Language, Languages};

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
    let name = json(&find("lucky", "fr"))["name"].as_str().unwrap().to_string();
    assert_ne!(name, "Lucky face");
    assert_eq!(json(&find(&name, "fr"))["id"], "lucky");
    assert_eq!(failure(&find(&name, "en")).0, 1);
}

#[test]
fn an_unknown_language_is_refused_with_those_there_are() {
    let tags: Vec<&str> = Languages::iter().map(Language::tag).collect();
    let refused = format!("there is no language `tlh`; there is: {}", tags.join(", "));
    let (code, text) = failure(&troyes(&["games", "--lang", "tlh"]));
    assert!(code == 2 && text.contains(&refused), "{text}");
    let (code, text) = failure(&troyes_with("TROYES_LANG", "tlh", &["games"]));
    assert_eq!((code, text), (1, format!("error: TROYES_LANG: {refused}\n")));
}

#[test]
fn help_and_errors_speak_the_language_too() {
    let french = stdout(&troyes(&["sim", "--help", "--lang", "fr"]));
    assert!(french.contains("Utilisation\u{a0}: troyes sim [OPTIONS]"), "{french}");
    assert!(french.contains("Combien de parties [par défaut\u{a0}: 1000]"), "{french}");
    assert_eq!(stdout(&troyes_with("LC_ALL", "fr_FR.UTF-8", &["sim", "--help"])), french);
    assert_eq!(stdout(&troyes_with("TROYES_LANG", "fr", &["sim", "-h"])), french);
    assert_eq!(stdout(&troyes_with("TROYES_LANG", "fr", &["help", "sim"])), french);
    let (code, text) = failure(&troyes(&["--lang", "fr", "simm"]));
    assert_eq!(code, 2);
    assert!(text.starts_with("erreur\u{a0}: la commande 'simm' n’existe pas"), "{text}");
    assert!(text.contains("une commande lui ressemble\u{a0}: 'sim'"), "{text}");
    let (code, text) = failure(&troyes(&["cards", "--game", "toi", "--lang", "fr"]));
    let told = "erreur\u{a0}: aucun jeu ne s’appelle `toi`\nconseil\u{a0}: vouliez-vous dire `toy`\u{a0}?\n";
    assert_eq!((code, text.as_str()), (1, told));
}

#[test]
fn errors_of_arguments_read_as_they_always_did() {
    let (_, text) = failure(&troyes(&["simm"]));
    let told = "error: unrecognized subcommand 'simm'\n\n  tip: a similar subcommand exists: 'sim'\n\n\
                Usage: troyes [OPTIONS] [COMMAND]\n\nFor more information, try '--help'.\n";
    assert_eq!(text, told);
    let (_, text) = failure(&troyes(&["arena"]));
    let told = "error: the following required arguments were not provided:\n  <BOTS>...\n\n\
                Usage: troyes arena [OPTIONS] <BOTS>...\n\nFor more information, try '--help'.\n";
    assert_eq!(text, told);
}
