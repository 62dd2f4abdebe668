//! Whole games printed with every question, choice, sentence and view.

use crate::random::rules;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use tabletop::{CompleteGame, Cup, Pending, Phrase, Seat, Seed, Table, ToJson, Viewer};
use words::{Language, Said, capitalized};

/// A game of random choices as everybody at the table meets it. A view is printed as what has changed in it since its
/// viewer last looked.
pub fn playthrough<G: CompleteGame>(players: u8, list: &str, number: u64) -> String {
    let mut cup = Cup::new(Seed::from_number(number));
    let mut luck = fastrand::Rng::with_seed(number);
    let mut print = Print {
        table: Table::new(rules::<G>(players, list), None),
        views: BTreeMap::new(),
        text: String::new(),
    };
    loop {
        let mut told = Vec::new();
        match print.table.pending() {
            Pending::Chance(awaited) => {
                let outcome = cup.answer(awaited);
                print.awaited(&outcome);
                print.table.chance(&outcome, Some(&mut told)).unwrap();
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().nth(luck.usize(..seats.len())).unwrap();
                let choices = print.table.choices(seat);
                let chosen = luck.usize(..choices.len());
                print.view(Viewer::Seat(seat));
                print.question(seat, &choices, chosen);
                print.table.play(seat, choices[chosen], Some(&mut told)).unwrap();
            }
            Pending::Over => return print.standing(),
        }
        print.happened(&told);
        print.view(Viewer::Spectator);
    }
}

struct Print<G: CompleteGame> {
    table: Table<G>,
    /// What each viewer saw last, by path.
    views: BTreeMap<String, BTreeMap<String, String>>,
    text: String,
}

impl<G: CompleteGame> Print<G> {
    /// A phrase in English, with the seats' words for names.
    fn say(&self, phrase: &Phrase) -> Said {
        let game = self.table.game();
        let names: Vec<String> = (0..game.seats()).map(|seat| game.seat_name(Seat(seat)).into()).collect();
        Language::english().say(phrase, &names)
    }

    fn awaited(&mut self, outcome: &[u8]) {
        let (game, state) = (self.table.game(), self.table.state());
        let things = game.awaited_names(state).join(", ");
        let _ = writeln!(self.text, "\n## {}\n{outcome:?} of {things}", self.say(&game.say_awaited(state)));
    }

    fn question(&mut self, seat: Seat, choices: &[G::Choice], chosen: usize) {
        let (game, state) = (self.table.game(), self.table.state());
        let question = game.question(state, seat).unwrap();
        let (kind, text) = (question.kind.into(), self.say(&question.text));
        let _ = writeln!(self.text, "\n{}, {kind}: {text}", game.seat_name(seat));
        for (i, choice) in choices.iter().enumerate() {
            let mark = if i == chosen { "*" } else { "-" };
            let said = capitalized(&self.say(&game.say(state, seat, *choice)).to_string());
            let _ = writeln!(self.text, " {mark} {}: {said}", game.write(*choice));
        }
    }

    fn happened(&mut self, told: &[G::Happening]) {
        let game = self.table.game();
        for happening in told {
            let secret = if game.may_know(happening, Viewer::Spectator) { "" } else { "(secret) " };
            let _ = writeln!(self.text, "> {secret}{}", self.say(&game.tell(happening)).capitalized());
        }
    }

    fn view(&mut self, viewer: Viewer) {
        let game = self.table.game();
        let name = match viewer {
            Viewer::Seat(seat) => game.seat_name(seat).to_string(),
            Viewer::Spectator => "spectator".into(),
        };
        let view = game.view(self.table.state(), viewer).to_json_value();
        let mut now = BTreeMap::new();
        flatten(&view, String::new(), &mut now);
        let before = self.views.insert(name.clone(), now.clone()).unwrap_or_default();
        let gone = before.keys().filter(|path| !now.contains_key(*path)).map(|path| (path, "gone"));
        let changed =
            now.iter().filter(|(path, value)| before.get(*path) != Some(value)).map(|(p, v)| (p, v.as_str()));
        for (path, value) in gone.chain(changed) {
            let _ = writeln!(self.text, "  {name} sees {path}: {value}");
        }
    }

    fn standing(mut self) -> String {
        let standing = self.table.game().standing(self.table.state()).unwrap();
        for row in standing.rows {
            let source = self.say(&row.source);
            let _ = writeln!(self.text, "{source}: {:?}", row.vp);
        }
        let _ = writeln!(
            self.text,
            "total: {:?}, won by {:?}",
            standing.total,
            standing.winners.iter().collect::<Vec<_>>()
        );
        self.text
    }
}

/// Every scalar of a JSON value by its path; lists of scalars count as one.
fn flatten(value: &Value, path: String, out: &mut BTreeMap<String, String>) {
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| flatten(value, format!("{path}.{key}"), out));
        }
        Value::Array(items) if items.iter().any(|item| item.is_object() || item.is_array()) => {
            items.iter().enumerate().for_each(|(i, item)| flatten(item, format!("{path}[{i}]"), out));
        }
        scalar => {
            out.insert(path, scalar.to_string());
        }
    }
}
