//! A table of any game, as the protocol deals with it.

use super::fault::{Code, Fault};
use super::opening::{Seating, seat_names, system_seed};
use super::params::{At, Dice, Lang, SeatWord, Thing};
use super::voice::Voice;
use crate::games::read_value;
use crate::language;
use serde::Serialize;
use serde_json::{Value, json};
use tabletop::{Awaited, CompleteGame, Cup, Head, Pending, Seat, Seed, Table, Viewer, state_hash};
use words::Language;

/// A table whose game is forgotten. Every refusal leaves it as it was. Whatever is told is told in the table's language
/// unless a request wishes for another.
pub trait AnyTable: Send {
    /// What is told when the table is opened.
    fn opened(&mut self) -> Value;
    /// Who is asked what, what is awaited, or how it ended.
    fn next(&self, lang: Lang) -> Value;
    /// A seat chooses.
    fn play(&mut self, seat: &SeatWord, choice: Value, at: At) -> Result<Value, Fault>;
    /// Dice fall.
    fn faces(&mut self, faces: &[u8], at: At) -> Result<Value, Fault>;
    /// Things are drawn.
    fn order(&mut self, order: &[Thing], at: At) -> Result<Value, Fault>;
    /// What a seat or a spectator may know.
    fn view(&self, seat: Option<&SeatWord>) -> Result<Value, Fault>;
    /// Everything on the table, to be saved, edited and loaded.
    fn state(&self) -> Value;
    /// The record so far.
    fn record(&self) -> String;
    /// Why a seat may not use something.
    fn why_not(&self, seat: &SeatWord, thing: &str, lang: Lang) -> Result<String, Fault>;
    /// Takes the last step back.
    fn undo(&mut self) -> Result<Value, Fault>;
}

/// A table with the people and the dice at it.
pub struct Seated<G: CompleteGame> {
    table: Table<G>,
    language: Language,
    /// A name for each seat: a person's, or the seat's own word.
    names: Vec<String>,
    notes: Vec<(String, String)>,
    cup: Option<SeededCup>,
}

struct SeededCup {
    cup: Cup,
    seed: Seed,
    /// Whether every die so far came from this seed, so that a record may name it.
    is_whole: bool,
}

fn json_of(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).unwrap_or(Value::Null)
}

/// A cup that goes on where the table's dice stopped, if they came from this seed; otherwise a fresh one.
fn cup_for<G: CompleteGame>(table: &Table<G>, seed: Seed) -> SeededCup {
    let mut cup = Cup::new(seed);
    let is_whole = table.chances().all(|(awaited, outcome)| cup.answer(awaited) == *outcome);
    SeededCup { cup: if is_whole { cup } else { Cup::new(seed) }, seed, is_whole }
}

impl<G: CompleteGame> Seated<G> {
    /// Seats people at a table; `head` is that of the record it was loaded from.
    pub fn new(table: Table<G>, head: Head, seating: Seating) -> Result<Seated<G>, Fault> {
        let names = seat_names(table.game(), &head, seating.names)?;
        let cup = match seating.dice {
            Dice::Manual => None,
            Dice::Auto => {
                let seed =
                    seating.seed.or_else(|| head.seed.as_ref()?.parse().ok()).map_or_else(system_seed, Ok)?;
                Some(cup_for(&table, seed))
            }
        };
        let language = seating.lang.unwrap_or_else(language::usual);
        Ok(Seated { table, language, names, notes: head.notes, cup })
    }

    fn voice(&self, lang: Lang) -> Voice {
        Voice::new(lang.unwrap_or(self.language), self.table.game(), &self.names)
    }

    fn is_current(&self, question: Option<usize>) -> Result<(), Fault> {
        match question {
            Some(question) if question != self.table.steps() => Err(Fault::new(
                Code::Stale,
                format!("question {question} is not open; question {} is", self.table.steps()),
            )),
            _ => Ok(()),
        }
    }

    /// Lets the cup answer, and tells all that happened.
    fn go_on(&mut self, mut happened: Vec<G::Happening>, lang: Lang) -> Value {
        if let Some(seeded) = &mut self.cup {
            self.table.roll_on(&mut seeded.cup, Some(&mut happened));
        }
        let voice = self.voice(lang);
        let happened: Vec<Value> = happened.iter().map(|happening| self.tell(happening, &voice)).collect();
        json!({"question": self.table.steps(), "happened": happened})
    }

    fn tell(&self, happening: &G::Happening, voice: &Voice) -> Value {
        let game = self.table.game();
        let mut told = json!({"text": voice.tell(&game.tell(happening)), "happening": json_of(happening)});
        if !game.may_know(happening, Viewer::Spectator) {
            let knowing: Vec<Seat> = (0..game.seats())
                .map(Seat)
                .filter(|seat| game.may_know(happening, Viewer::Seat(*seat)))
                .collect();
            told["only_for"] = json_of(&knowing);
        }
        told
    }

    fn asked(&self, seat: Seat, voice: &Voice) -> Value {
        let (game, state) = (self.table.game(), self.table.state());
        let choices: Vec<Value> = self
            .table
            .choices(seat)
            .into_iter()
            .map(|choice| {
                let says = voice.put(&game.say(state, seat, choice));
                json!({"choice": json_of(&choice), "text": game.write(choice), "says": says})
            })
            .collect();
        let question = game.question(state, seat);
        let (kind, text) = question
            .map_or(("", String::new()), |question| (question.kind.into(), voice.say(&question.text)));
        json!({"seat": seat, "name": game.seat_name(seat), "kind": kind, "text": text, "choices": choices})
    }

    fn read_choice(&self, choice: Value) -> Result<G::Choice, Fault> {
        // A choice without particulars is a bare word in both notations.
        let by_text = choice.as_str().map(|text| self.table.game().read(text));
        match by_text {
            Some(Ok(choice)) => Ok(choice),
            Some(Err(error)) => read_value(choice).map_err(|_| error.into()),
            None => read_value(choice).map_err(|reason| Fault::new(Code::BadChoice, reason)),
        }
    }

    fn chance(&mut self, outcome: &[u8], at: At) -> Result<Value, Fault> {
        self.is_current(at.question)?;
        let mut happened = Vec::new();
        self.table.chance(outcome, Some(&mut happened))?;
        Ok(self.go_on(happened, at.lang))
    }
}

impl<G: CompleteGame> AnyTable for Seated<G> {
    fn opened(&mut self) -> Value {
        let told = self.go_on(Vec::new(), None);
        let game = self.table.game();
        let seats: Vec<&str> = (0..game.seats()).map(|seat| game.seat_name(Seat(seat))).collect();
        let mut opened = json!({"game": G::NAME, "options": json_of(game.options()), "seats": seats});
        if let Some(seeded) = self.cup.as_ref().filter(|seeded| seeded.is_whole) {
            opened["commitment"] = seeded.seed.commitment().into();
        }
        opened["question"] = told["question"].clone();
        opened["happened"] = told["happened"].clone();
        opened
    }

    fn next(&self, lang: Lang) -> Value {
        let (game, state) = (self.table.game(), self.table.state());
        let voice = self.voice(lang);
        let mut next = json!({
            "question": self.table.steps(),
            "chapter": voice.say(&game.chapter_name(game.chapter(state))),
        });
        match self.table.pending() {
            Pending::Seats(seats) => {
                next["pending"] = "seats".into();
                next["asked"] = seats.iter().map(|seat| self.asked(seat, &voice)).collect();
            }
            Pending::Chance(awaited) => {
                next["pending"] = "chance".into();
                next["awaited"] = json_of(&awaited);
                next["text"] = voice.say(&game.say_awaited(state)).into();
                next["things"] = game.awaited_names(state).into();
            }
            Pending::Over => {
                next["pending"] = "over".into();
                next["standing"] = json_of(&game.standing(state).map(|standing| voice.standing(&standing)));
            }
        }
        next
    }

    fn play(&mut self, seat: &SeatWord, choice: Value, at: At) -> Result<Value, Fault> {
        let seat = seat.find(self.table.game())?;
        self.is_current(at.question)?;
        let choice = self.read_choice(choice)?;
        let mut happened = Vec::new();
        self.table.play(seat, choice, Some(&mut happened))?;
        Ok(self.go_on(happened, at.lang))
    }

    fn faces(&mut self, faces: &[u8], at: At) -> Result<Value, Fault> {
        if let Pending::Chance(Awaited::Draw { .. }) = self.table.pending() {
            return Err(Fault::new(Code::ImpossibleOutcome, "an order is awaited, not faces"));
        }
        self.chance(faces, at)
    }

    fn order(&mut self, order: &[Thing], at: At) -> Result<Value, Fault> {
        if let Pending::Chance(Awaited::Roll { .. }) = self.table.pending() {
            return Err(Fault::new(Code::ImpossibleOutcome, "faces are awaited, not an order"));
        }
        let names = self.table.game().awaited_names(self.table.state());
        let position = |thing: &Thing| match thing {
            Thing::Position(position) => Ok(*position),
            Thing::Name(name) => {
                let found = names.iter().position(|known| known == name);
                found.map(|position| position as u8).ok_or_else(|| {
                    let message = format!("`{name}` is not one of: {}", names.join(", "));
                    Fault::new(Code::ImpossibleOutcome, message)
                })
            }
        };
        let outcome: Vec<u8> = order.iter().map(position).collect::<Result<_, Fault>>()?;
        self.chance(&outcome, at)
    }

    fn view(&self, seat: Option<&SeatWord>) -> Result<Value, Fault> {
        let game = self.table.game();
        let viewer = match seat {
            None => Viewer::Spectator,
            Some(SeatWord::Word(word)) if word == "spectator" => Viewer::Spectator,
            Some(seat) => Viewer::Seat(seat.find(game)?),
        };
        let view = game.view(self.table.state(), viewer);
        Ok(json!({"question": self.table.steps(), "view": json_of(&view)}))
    }

    fn state(&self) -> Value {
        let state = self.table.state();
        let mut saved = json!({
            "game": G::NAME,
            "rules": G::RULES_VERSION,
            "options": json_of(self.table.game().options()),
        });
        if let Some((name, text)) = self.table.figures() {
            saved["figures"] = json!({"name": name, "text": text});
        }
        saved["state"] = json_of(state);
        saved["hash"] = state_hash(state).into();
        saved
    }

    fn record(&self) -> String {
        let mut head = self.table.head();
        let game = self.table.game();
        head.seats = (0..game.seats())
            .map(|seat| game.seat_name(Seat(seat)).to_string())
            .zip(self.names.iter().cloned())
            .filter(|(word, name)| word != name)
            .collect();
        head.notes = self.notes.clone();
        if let Some(seeded) = self.cup.as_ref().filter(|seeded| seeded.is_whole) {
            head.commitment = Some(seeded.seed.commitment());
            head.seed = (self.table.pending() == Pending::Over).then(|| seeded.seed.to_string());
        }
        self.table.record(head).write()
    }

    fn why_not(&self, seat: &SeatWord, thing: &str, lang: Lang) -> Result<String, Fault> {
        let game = self.table.game();
        let seat = seat.find(game)?;
        let voice = self.voice(lang);
        game.why_not(self.table.state(), seat, thing)
            .map(|answer| voice.say(&answer))
            .map_err(|reason| Fault::new(Code::UnknownThing, voice.say(&reason)))
    }

    fn undo(&mut self) -> Result<Value, Fault> {
        let Some(before) = self.table.steps().checked_sub(1) else {
            return Err(Fault::new(Code::NothingToUndo, "nothing has happened yet"));
        };
        let rewound = self.table.rewound(before);
        let was_chance = matches!(rewound.pending(), Pending::Chance(_));
        if was_chance && self.cup.is_some() {
            let message = "dice were rolled or cards revealed since the last choice: that stands";
            return Err(Fault::new(Code::UndoAcrossChance, message));
        }
        self.table = rewound;
        Ok(json!({"question": self.table.steps()}))
    }
}
