//! A table of any game, as the protocol deals with it.

use crate::answers::{
    self, Asked, Figures, Happened, Next, Offered, Opened, Progress, Saved, Undone, Viewed,
};
use crate::fault::{Code, Fault, foreign};
use crate::games::read_value;
use crate::opening::{Seating, seat_names};
use crate::params::{self, At, Lang, SeatWord, Thing};
use crate::voice::Voice;
use host::{Dice, Host, Refused, SeededDice};
use serde::Serialize;
use serde_json::Value;
use tabletop::{Arg, Awaited, CompleteGame, Head, Pending, Seat, Table, Viewer, phrase, state_hash};
use words::Language;

/// A table whose game is forgotten. Every refusal leaves it as it was. Whatever is told is told in the table's language
/// unless a request wishes for another.
pub trait AnyTable: Send {
    /// What is told when the table is opened.
    fn opened(&self) -> Value;
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

/// A table with the people at it.
pub struct Seated<G: CompleteGame> {
    host: Host<G>,
    language: Language,
    /// A name for each seat: a person's, or the seat's own word.
    names: Vec<String>,
    notes: Vec<(String, String)>,
}

/// An answer as JSON.
pub fn json_of(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).unwrap_or(Value::Null)
}

impl<G: CompleteGame> Seated<G> {
    /// Seats people at a table; `head` is that of the record it was loaded from.
    pub fn new(table: Table<G>, head: Head, seating: Seating) -> Result<Seated<G>, Fault> {
        let names = seat_names(table.game(), &head, seating.names)?;
        let dice = match seating.dice {
            params::Dice::Manual => Dice::Told,
            params::Dice::Auto => {
                let of_record = || head.seed.as_ref()?.parse().ok();
                let seed = seating.seed.or_else(of_record).unwrap_or(seating.drawn);
                // The dice go on where they stopped, if they came from this seed.
                let followed = SeededDice::following(&table, seed, 0);
                Dice::Seeded(followed.unwrap_or_else(|| SeededDice::from_now(seed)))
            }
        };
        let language = seating.lang.unwrap_or_default();
        Ok(Seated { host: Host::new(table, dice, usize::MAX), language, names, notes: head.notes })
    }

    fn question(&self) -> usize {
        self.host.table().steps()
    }

    fn voice(&self, lang: Lang) -> Voice {
        Voice::new(lang.unwrap_or(self.language), self.host.game(), &self.names)
    }

    fn is_current(&self, question: Option<usize>) -> Result<(), Fault> {
        let open = self.question();
        match question {
            Some(answered) if answered != open => Err(Refused::Stale { answered, open }.into()),
            _ => Ok(()),
        }
    }

    /// What came of the last request.
    fn told(&self, lang: Lang) -> Progress<&G::Happening> {
        let voice = self.voice(lang);
        let new = self.host.past().told_after(self.host.before());
        let happened = new.flat_map(|told| &told.happenings);
        Progress {
            question: self.question(),
            happened: happened.map(|happening| self.tell(happening, &voice)).collect(),
        }
    }

    fn tell<'a>(&self, happening: &'a G::Happening, voice: &Voice) -> Happened<&'a G::Happening> {
        let game = self.host.game();
        let is_secret = !game.may_know(happening, Viewer::Spectator);
        let only_for = is_secret.then(|| {
            let seats = (0..game.seats()).map(Seat);
            seats.filter(|seat| game.may_know(happening, Viewer::Seat(*seat))).collect()
        });
        Happened { text: voice.tell(&game.tell(happening)), happening, only_for }
    }

    fn asked(&self, seat: Seat, voice: &Voice) -> Asked<G::Choice> {
        let (game, state) = (self.host.game(), self.host.state());
        let offer = |choice| Offered {
            choice,
            text: game.write(choice),
            says: voice.put(&game.say(state, seat, choice)),
        };
        let choices = self.host.table().choices(seat).into_iter().map(offer).collect();
        let (kind, text) = game
            .question(state, seat)
            .map_or(("", String::new()), |question| (question.kind.into(), voice.say(&question.text)));
        Asked { seat, name: game.seat_name(seat).into(), kind: kind.into(), text, choices }
    }

    fn read_choice(&self, choice: Value) -> Result<G::Choice, Fault> {
        let by_object =
            |choice| read_value(choice).map_err(|reason| Fault::new(Code::BadChoice, foreign(reason)));
        match choice.as_str().map(|text| self.host.game().read(text)) {
            None => by_object(choice),
            // A choice without particulars is a bare word in both notations.
            Some(read) => read.or_else(|refused| by_object(choice).map_err(|_| refused.into())),
        }
    }

    fn chance(&mut self, outcome: &[u8], at: At) -> Result<Value, Fault> {
        self.is_current(at.question)?;
        self.host.chance(outcome)?;
        Ok(json_of(&self.told(at.lang)))
    }
}

impl<G: CompleteGame> AnyTable for Seated<G> {
    fn opened(&self) -> Value {
        let game = self.host.game();
        json_of(&Opened {
            game: G::NAME,
            options: game.options(),
            seats: (0..game.seats()).map(|seat| game.seat_name(Seat(seat)).into()).collect(),
            commitment: self.host.dice().promised().map(|seed| seed.commitment()),
            told: self.told(None),
        })
    }

    fn next(&self, lang: Lang) -> Value {
        let (game, state) = (self.host.game(), self.host.state());
        let voice = self.voice(lang);
        let pending = match self.host.table().pending() {
            Pending::Seats(seats) => {
                answers::Pending::Seats { asked: seats.iter().map(|seat| self.asked(seat, &voice)).collect() }
            }
            Pending::Chance(awaited) => answers::Pending::Chance {
                awaited,
                text: voice.say(&game.say_awaited(state)),
                things: game.awaited_names(state),
            },
            Pending::Over => answers::Pending::Over {
                standing: game.standing(state).map(|standing| voice.standing(&standing)),
            },
        };
        let chapter = voice.say(&game.chapter_name(game.chapter(state)));
        json_of(&Next { question: self.question(), chapter, pending })
    }

    fn play(&mut self, seat: &SeatWord, choice: Value, at: At) -> Result<Value, Fault> {
        let seat = seat.find(self.host.game())?;
        self.is_current(at.question)?;
        let choice = self.read_choice(choice)?;
        self.host.choose(seat, choice)?;
        Ok(json_of(&self.told(at.lang)))
    }

    fn faces(&mut self, faces: &[u8], at: At) -> Result<Value, Fault> {
        if let Pending::Chance(Awaited::Draw { .. }) = self.host.table().pending() {
            return Err(Fault::new(Code::ImpossibleOutcome, phrase!("protocol-order-awaited")));
        }
        self.chance(faces, at)
    }

    fn order(&mut self, order: &[Thing], at: At) -> Result<Value, Fault> {
        if let Pending::Chance(Awaited::Roll { .. }) = self.host.table().pending() {
            return Err(Fault::new(Code::ImpossibleOutcome, phrase!("protocol-faces-awaited")));
        }
        let names = self.host.game().awaited_names(self.host.state());
        let position = |thing: &Thing| match thing {
            Thing::Position(position) => Ok(*position),
            Thing::Name(name) => {
                let found = names.iter().position(|known| known == name);
                found.map(|position| position as u8).ok_or_else(|| {
                    let known = Arg::row(names.clone());
                    let message = phrase!("protocol-not-among", name = name.clone(), known = known);
                    Fault::new(Code::ImpossibleOutcome, message)
                })
            }
        };
        let outcome: Vec<u8> = order.iter().map(position).collect::<Result<_, Fault>>()?;
        self.chance(&outcome, at)
    }

    fn view(&self, seat: Option<&SeatWord>) -> Result<Value, Fault> {
        let game = self.host.game();
        let viewer = match seat {
            None => Viewer::Spectator,
            Some(SeatWord::Word(word)) if word == "spectator" => Viewer::Spectator,
            Some(seat) => Viewer::Seat(seat.find(game)?),
        };
        let view = game.view(self.host.state(), viewer);
        Ok(json_of(&Viewed { question: self.question(), view }))
    }

    fn state(&self) -> Value {
        let state = self.host.state();
        let figures = self.host.table().figures();
        json_of(&Saved {
            game: G::NAME,
            rules: G::RULES_VERSION,
            options: self.host.game().options(),
            figures: figures.map(|(name, text)| Figures { name: name.into(), text: text.into() }),
            state,
            hash: state_hash(state),
        })
    }

    fn record(&self) -> String {
        let mut head = self.host.table().head();
        let game = self.host.game();
        head.seats = (0..game.seats())
            .map(|seat| game.seat_name(Seat(seat)).to_string())
            .zip(self.names.iter().cloned())
            .filter(|(word, name)| word != name)
            .collect();
        head.notes = self.notes.clone();
        if let Some(seed) = self.host.dice().promised() {
            head.commitment = Some(seed.commitment());
            head.seed = self.host.is_over().then(|| seed.to_string());
        }
        self.host.table().record(head).write()
    }

    fn why_not(&self, seat: &SeatWord, thing: &str, lang: Lang) -> Result<String, Fault> {
        let game = self.host.game();
        let seat = seat.find(game)?;
        let voice = self.voice(lang);
        game.why_not(self.host.state(), seat, thing)
            .map(|answer| voice.say(&answer))
            .map_err(|reason| Fault::new(Code::UnknownThing, foreign(voice.say(&reason))))
    }

    fn undo(&mut self) -> Result<Value, Fault> {
        self.host.undo()?;
        Ok(json_of(&Undone { question: self.question() }))
    }
}
