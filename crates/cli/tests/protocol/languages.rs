//! Games played in several languages at once: every text is in the language that was asked for.

use crate::host::Host;
use protocol::games::{Setup, Wish};
use serde_json::{Value, json};
use words::{Language, Languages};

/// The combining mark behind every letter of the marked language.
const MARK: char = '\u{301}';

/// Names of people, in order of seats; no language says them otherwise.
const NAMES: [&str; 5] = ["Anna", "Bela", "Cleo", "Dora", "Emil"];

/// Names of components, boxes and people of the time that French calls the same, and pieces that are counted.
const SAME: [&str; 27] = [
    "Cube",
    "Cubes",
    "Troyes",
    "Troyes Dice",
    "Chrétien de Troyes",
    "Urbain IV",
    "Thibaut II",
    "Hugues de Payns",
    "Le Florentin",
    "Henry Ier",
    "Jeanne de Champagne",
    "Isabeau de Bavière",
    "Marie de Champagne",
    "Agriculture",
    "Archer",
    "Artisan",
    "Banquet",
    "Compensation",
    "Confession",
    "Deniers",
    "Fort",
    "Influence",
    "Possession",
    "Procession",
    "Protection",
    "Scribe",
    "Troubadour",
];

/// A game by its name, its players, its seats and the options it is played with.
const GAMES: [(&str, u8, usize, &str); 5] = [
    ("toy", 3, 3, "rich"),
    ("dice", 3, 3, "all"),
    ("troyes", 4, 4, ""),
    ("troyes", 3, 3, "all"),
    ("kings-challenge", 1, 2, "all"),
];

/// The same game at two tables, one in English.
struct Twins {
    host: Host,
    lang: &'static str,
    /// What the English table said, and what the other said instead.
    said: Vec<(String, String)>,
}

impl Twins {
    fn open(lang: &'static str, (game, players, seats, options): (&str, u8, usize, &str)) -> Twins {
        let mut twins = Twins { host: Host::default(), lang, said: Vec::new() };
        let params =
            json!({"game": game, "players": players, "options": options, "seed": 5, "names": NAMES[..seats]});
        let mut other = params.clone();
        other["lang"] = lang.into();
        let (english, other) = (twins.host.must("new", params), twins.host.must("new", other));
        twins.hear(&english["happened"], &other["happened"]);
        twins
    }

    /// Asks both tables the same; the answers of table 1 and table 2.
    fn ask(&mut self, method: &str, params: &Value) -> [Value; 2] {
        [1, 2].map(|table| {
            let mut params = params.clone();
            params["table"] = table.into();
            self.host.must(method, params)
        })
    }

    /// Everything but the texts is the same; the texts are kept side by side.
    fn hear(&mut self, english: &Value, other: &Value) {
        match (english, other) {
            (Value::Object(english), Value::Object(other)) => {
                assert!(english.keys().eq(other.keys()), "{english:?} {other:?}");
                // What is offered has its notation beside it, which is no text for people.
                let is_choice = english.contains_key("says");
                for (key, value) in english {
                    match (key.as_str(), value, &other[key]) {
                        ("table", ..) => {}
                        ("text", value, other) if is_choice => assert_eq!(value, other),
                        (
                            "text" | "says" | "chapter" | "verdict",
                            Value::String(text),
                            Value::String(said),
                        ) => {
                            self.said.push((text.clone(), said.clone()));
                        }
                        // Words like "influence" are the same in French: the marked language tells whether they are said.
                        ("source", Value::String(text), Value::String(said))
                            if english.contains_key("vp") =>
                        {
                            if self.lang != "fr" {
                                self.said.push((text.clone(), said.clone()));
                            }
                        }
                        (_, value, other) => self.hear(value, other),
                    }
                }
            }
            (Value::Array(english), Value::Array(other)) => {
                assert_eq!(english.len(), other.len());
                english.iter().zip(other).for_each(|(english, other)| self.hear(english, other));
            }
            (english, other) => assert_eq!(english, other),
        }
    }

    /// Plays to the end at random.
    fn finish(&mut self) {
        let mut luck = fastrand::Rng::with_seed(9);
        loop {
            let [english, other] = self.ask("next", &json!({}));
            self.hear(&english, &other);
            let Some(asked) = english["asked"].as_array() else {
                assert_eq!(english["pending"], "over");
                return;
            };
            let asked = luck.choice(asked).unwrap();
            let offered = luck.choice(asked["choices"].as_array().unwrap()).unwrap();
            let [english, other] =
                self.ask("play", &json!({"seat": asked["seat"], "choice": offered["text"]}));
            self.hear(&english, &other);
        }
    }
}

/// All cards of a game in two languages, text by text.
fn cards(lang: &str, (game, players, _, options): (&str, u8, usize, &str)) -> Vec<(String, String)> {
    let setup = Setup { players: Some(players), wish: Wish::List(options.into()), ..Setup::default() };
    let texts = |tag: &str| -> Vec<String> {
        let sheets = cli::cards::sheets(game, &setup, None, Language::with_tag(tag).unwrap()).unwrap();
        sheets.into_iter().flat_map(|card| [card.name, card.rule, card.kind, card.set]).collect()
    };
    texts("en").into_iter().zip(texts(lang)).collect()
}

/// A whole game and its cards in a language, each text beside the English one.
fn whole_game(lang: &'static str, game: (&'static str, u8, usize, &'static str)) -> Vec<(String, String)> {
    let mut twins = Twins::open(lang, game);
    twins.finish();
    assert!(twins.said.len() > 50, "{} texts", twins.said.len());
    twins.said.extend(cards(lang, game));
    twins.said
}

/// A text without the names of people and without Roman numbers: gates have them in every language.
fn without_names(text: &str) -> String {
    let text = NAMES.iter().fold(text.to_string(), |text, name| text.replace(name, ""));
    let is_number = |word: &&str| word.chars().all(|letter| "IV.,:".contains(letter));
    text.split(' ').filter(|word| !is_number(word)).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_game_in_french_has_no_english_text() {
    for game in GAMES {
        for (english, french) in whole_game("fr", game) {
            let counted = english.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == ' ');
            let is_name = SAME.contains(&words::capitalized(counted).as_str());
            assert!(english != french || is_name, "{game:?}: `{french}` is English");
        }
    }
}

#[test]
fn a_game_in_the_marked_language_has_no_unmarked_letter() {
    for game in GAMES {
        for (english, marked) in whole_game("x-marked", game) {
            let text = without_names(&marked);
            let letters = text.chars().zip(text.chars().skip(1).chain([' ']));
            for (letter, next) in letters.filter(|(letter, _)| letter.is_ascii_alphabetic()) {
                assert!(next == MARK, "{game:?}: {letter} in `{marked}` for `{english}`");
            }
        }
    }
}

#[test]
fn a_request_may_wish_for_another_language_than_its_table() {
    let mut host = Host::default();
    host.must("new", json!({"game": "toy", "seed": 7, "lang": "fr"}));
    let question = |next: Value| next["asked"][0]["text"].as_str().unwrap().to_string();
    let french = question(host.must("next", json!({})));
    let english = question(host.must("next", json!({"lang": "en"})));
    assert_eq!(english, "Which of your dice do you take?");
    assert_ne!(french, english);
    assert_eq!(question(host.must("next", json!({"lang": null}))), french, "it was for that answer alone");
    let told = host.must("play", json!({"seat": 0, "choice": "take 6", "lang": "en"}));
    assert_eq!(told["happened"][0]["text"], "red takes the 6.");
    let why_not = |host: &mut Host, lang| {
        host.must("why_not", json!({"seat": 0, "thing": "tower", "lang": lang}))["text"].clone()
    };
    assert_eq!(why_not(&mut host, "en"), "You may build.");
    assert_ne!(why_not(&mut host, "fr"), "You may build.");
    let unknown = |host: &mut Host, lang| {
        host.ask("why_not", json!({"seat": 0, "thing": "moon", "lang": lang})).unwrap_err()["message"].clone()
    };
    assert_ne!(unknown(&mut host, "en"), unknown(&mut host, "fr"));
}

#[test]
fn a_position_and_a_record_open_in_a_language_and_games_are_listed_in_it() {
    let mut host = Host::default();
    let record = host.finished("toy", "", 3);
    host.must("load", json!({"record": record, "lang": "fr"}));
    assert_eq!(host.must("next", json!({}))["chapter"], "Tour 3");
    let about = |host: &mut Host, lang: &str| {
        let hello = host.must("hello", json!({"game": "toy", "lang": lang}));
        let game = &hello["games"][0];
        (game["about"].clone(), game["options"][0]["text"].clone())
    };
    let (english, french) = (about(&mut host, "en"), about(&mut host, "fr"));
    assert_ne!(english.0, french.0);
    assert_ne!(english.1, french.1);
}

#[test]
fn an_unknown_language_is_refused_with_those_there_are() {
    let mut host = Host::default();
    let error = host.ask("new", json!({"game": "toy", "lang": "tlh"})).unwrap_err();
    assert_eq!(error["code"], "unknown_language");
    let tags: Vec<&str> = Languages::iter().map(Language::tag).collect();
    assert_eq!(error["message"], format!("there is no language `tlh`; there is: {}", tags.join(", ")));
    assert_eq!(host.code("next", json!({})), "unknown_table", "no table was opened");
    host.must("new", json!({"game": "toy", "seed": 1}));
    let before = host.must("state", json!({}));
    let choice = host.must("next", json!({}))["asked"][0]["choices"][0]["choice"].clone();
    assert_eq!(host.code("play", json!({"seat": 0, "choice": choice, "lang": "tlh"})), "unknown_language");
    assert_eq!(host.code("play", json!({"seat": 0, "choice": choice, "lang": 3})), "bad_params");
    assert_eq!(host.must("state", json!({})), before, "a refused request changes nothing");
    assert_eq!(
        host.code("state", json!({"lang": "fr"})),
        "bad_params",
        "what says nothing takes no language"
    );
}
