//! Figures files: what the box or the rules do not allow is refused with its place; what is accepted can be played.

use crate::laws::mixes;
use fastrand::Rng;
use playtest::play_randomly;
use std::collections::BTreeMap;
use tabletop::{Cup, Game, Seed, SetupError, laws};
use toml_edit::{Array, Document, Item, TableLike, Value};
use troyes::{Options, Troyes};

const EMBEDDED: &str = include_str!("../../figures.toml");
const WORDS: [&str; 6] = ["red", "white", "yellow", "purple", "shield", ""];

type Rows = Vec<(String, Value)>;

/// Every figure of the embedded file with its path.
fn figures() -> Rows {
    fn walk(table: &dyn TableLike, path: &str, out: &mut Rows) {
        for (key, item) in table.iter().filter(|(key, _)| !["source", "except"].contains(key)) {
            let path = format!("{path}{key}");
            match (item.as_table_like(), item) {
                (Some(table), _) => walk(table, &format!("{path}."), out),
                (None, Item::Value(value)) => out.push((path, value.clone().decorated("", ""))),
                _ => {}
            }
        }
    }
    let document = Document::parse(EMBEDDED).unwrap();
    let mut out = Vec::new();
    walk(document.as_table(), "", &mut out);
    out.retain(|(path, _)| !path.starts_with("dice."));
    out
}

fn changed(value: &Value, luck: &mut Rng) -> Value {
    match value {
        Value::Integer(number) => {
            let number = *number.value();
            let others = [number + 1, number - 1, 0, 1, 2, 3, 6, 8, 18, 20, 60, -1, 255, 256, 100_000];
            others[luck.usize(..others.len())].into()
        }
        Value::String(_) => WORDS[luck.usize(..WORDS.len())].into(),
        Value::Array(list) => {
            let mut items: Vec<Value> = list.iter().cloned().collect();
            let at = luck.usize(..items.len().max(1));
            match (luck.u8(..4), items.get(at).cloned()) {
                (0, Some(_)) => drop(items.remove(at)),
                (1, Some(item)) => items.push(item),
                (2, Some(item)) => items[at] = changed(&item, luck),
                _ => luck.shuffle(&mut items),
            }
            Value::Array(Array::from_iter(items))
        }
        other => other.clone(),
    }
}

/// A file that differs in a few figures: two rows that change places, or single values.
fn own_file(all: &Rows, luck: &mut Rng) -> String {
    let mut own = BTreeMap::new();
    for _ in 0..luck.usize(1..=6) {
        let (path, value) = &all[luck.usize(..all.len())];
        let field = path.rsplit('.').next().unwrap_or_default();
        let alike: Vec<_> = all.iter().filter(|(other, _)| other.rsplit('.').next() == Some(field)).collect();
        let (other, others) = alike[luck.usize(..alike.len())];
        if luck.bool() {
            own.insert(path.clone(), others.clone());
            own.insert(other.clone(), value.clone());
        } else {
            own.insert(path.clone(), changed(value, luck));
        }
    }
    own.iter().map(|(path, value)| format!("{path} = {value}\n")).collect()
}

fn files() -> usize {
    let long = std::env::var("TROYES_LONG").ok().and_then(|times| times.parse::<usize>().ok());
    long.map_or(400, |times| times * 10_000)
}

#[test]
fn any_figures_are_refused_with_their_place_or_can_be_played() {
    let all = figures();
    let mixes: Vec<Options> = mixes().collect();
    let mut luck = Rng::with_seed(5);
    let mut played = 0;
    for number in 0..files() {
        let text = own_file(&all, &mut luck);
        let options = &mixes[luck.usize(..mixes.len())];
        let game = match Troyes::new(options, Some(("own.toml", &text))) {
            Ok(game) => game,
            Err(wrong) => {
                let wrong = english(wrong);
                assert!(wrong.starts_with("own.toml, line ") && !wrong.contains("line 0"), "{text}{wrong}");
                continue;
            }
        };
        played += 1;
        let mut cup = Cup::new(Seed::from_number(number as u64));
        let table = play_randomly(game.clone(), number as u64, |table, _, _| {
            if table.steps() % 40 == 7 {
                laws::moment(&game, table.state(), &mut cup)
                    .unwrap_or_else(|broken| panic!("{text}{options:?}: {broken}"));
            }
        });
        laws::standing_adds_up(&game, table.state()).unwrap_or_else(|broken| panic!("{text}{broken}"));
    }
    assert!(played * 8 > files(), "{played} of {} are too few to learn from", files());
}

fn english(error: SetupError) -> String {
    words::Language::english().text(&error.phrase())
}

/// What a file is refused with, for two players and the expansion.
fn refusal(text: &str) -> String {
    let options = Options::parse(2, "all").unwrap();
    Troyes::new(&options, Some(("own.toml", text))).map(|_| ()).map_err(english).unwrap_err()
}

#[test]
fn a_deck_without_cards_is_refused() {
    let white = "activity.base.pilgrimage.number = 2\nactivity.base.procession.number = 2\nactivity.base.glassblower.number = 2\n";
    let wrong = refusal(white);
    assert!(wrong.starts_with("own.toml, line 1, activity.base.pilgrimage.number: "), "{wrong}");
    assert!(wrong.contains("3 white ones of number 2; with this there are 6"), "{wrong}");
    let swapped = "activity.base.pilgrimage.number = 2\nactivity.base.confession.number = 3\n";
    assert!(Troyes::new(&Options::default(), Some(("own.toml", swapped))).is_ok());
}

#[test]
fn two_players_need_their_neutral_citizens_and_room_for_their_own() {
    assert_eq!(
        refusal("board.neutral_citizens.base = 0"),
        "own.toml, line 1, board.neutral_citizens.base: 0 is not a whole number from 6 to 18"
    );
    assert_eq!(
        refusal("\nboard.two_player_neutral.palace = [1, 2, 3]"),
        "own.toml, line 2, board.two_player_neutral.palace: two players leave room for 6 neutral citizens, not for 7"
    );
}

#[test]
fn events_come_in_the_colors_of_the_box_and_call_no_endless_chain() {
    assert_eq!(
        refusal("event.base.heresy.color = \"red\""),
        "own.toml, line 1, event.base.heresy.color: the base events have 8 red ones; with this there are 9"
    );
    assert!(refusal("event.base.war.calls = \"red\"").ends_with("only Resistance calls a red event"));
    let swapped = "event.base.heresy.color = \"red\"\nevent.base.war.color = \"white\"\n";
    assert!(
        refusal(swapped).ends_with("event.base.war.calls: only red events call another one"),
        "{}",
        refusal(swapped)
    );
}

#[test]
fn a_row_that_no_face_calls_is_refused() {
    let wrong = refusal("board.bishopric.rows = [[1, 2, 3, 4, 5, 6], []]");
    assert!(wrong.ends_with("board.bishopric.rows: a row is called by no face"), "{wrong}");
}
