//! A table of any game, as the protocol deals with it.

use crate::answers::{Figures, Opened, Saved, Undone, Viewed};
use crate::fault::{Code, Fault, foreign};
use crate::games::AnyGame;
use crate::helping;
use crate::mixing::{Brought, Pledge};
use crate::object_text::ObjectText;
use crate::opening::{Seating, seat_names};
use crate::params::{self, AnalyseParams, BotParams, Lang, SeatWord, Thing};
use crate::wishes::Wishes;
use analysis::Scope;
use host::{Dice, Host, Refused, SeededDice};
use serde_json::Value;
use std::cell::RefCell;
use tabletop::{
    Arg, Awaited, FromJson, Head, Pending, Refusal, Seat, Seed, Table, ToJson, json_hash, phrase,
};
use words::Language;

/// A table whose game is forgotten. Every refusal leaves it as it was. Whatever is told is told in the table's language
/// unless a request wishes for another.
pub trait AnyTable: Send {
    /// What is told when the table is opened.
    fn opened(&self, wishes: &Wishes) -> Result<ObjectText, Fault>;
    /// Those who promised nonces show them, and the table is dealt.
    fn deal(&mut self, nonces: Vec<Option<String>>, wishes: &Wishes) -> Result<ObjectText, Fault>;
    /// Who is asked what, what is awaited, or how it ended.
    fn next(&self, wishes: &Wishes) -> Result<ObjectText, Fault>;
    /// A seat chooses, once or several times: all of it is played, or nothing.
    fn play(
        &mut self,
        seat: &SeatWord,
        choices: Vec<Value>,
        at: At,
        wishes: &Wishes,
    ) -> Result<ObjectText, Fault>;
    /// Dice fall.
    fn faces(&mut self, faces: &[u8], at: At, wishes: &Wishes) -> Result<ObjectText, Fault>;
    /// Things are drawn.
    fn order(&mut self, order: &[Thing], at: At, wishes: &Wishes) -> Result<ObjectText, Fault>;
    /// What a seat or a spectator may know.
    fn view(&self, seat: Option<&SeatWord>) -> Result<ObjectText, Fault>;
    /// Everything on the table, to be saved, edited and loaded.
    fn state(&self) -> ObjectText;
    /// The record so far.
    fn record(&self) -> String;
    /// Why a seat may not use something.
    fn why_not(&self, seat: &SeatWord, thing: &str, lang: Lang) -> Result<String, Fault>;
    /// Takes the last step back.
    fn undo(&mut self) -> Result<ObjectText, Fault>;
    /// A table like this, which goes its own way.
    fn copy(&self, lang: Lang) -> Box<dyn AnyTable>;
    /// A table as it may be, for all that a seat knows; its dice come from the seed.
    fn guess(&self, seat: &SeatWord, seed: Seed, lang: Lang) -> Result<Box<dyn AnyTable>, Fault>;
    /// What a built-in bot chooses; it is played if that is asked for.
    fn bot(&mut self, asked: &BotParams, wishes: &Wishes) -> Result<ObjectText, Fault>;
    /// What every seat may expect.
    fn evaluate(&self, seat: Option<&SeatWord>, seed: Seed) -> Result<ObjectText, Fault>;
    /// Whole moves.
    fn moves(&self, seat: Option<&SeatWord>, most: usize) -> Result<ObjectText, Fault>;
    /// What every decision and every roll so far was worth.
    fn analyse(&self, asked: &AnalyseParams) -> Result<ObjectText, Fault>;
}

/// The question that an answer is to, if it says so.
pub type At = Option<usize>;

/// A table with the people at it.
#[derive(Clone)]
pub struct Seated<G: AnyGame> {
    pub(crate) host: Host<G>,
    pub(crate) language: Language,
    /// A name for each seat: a person's, or the seat's own word.
    pub(crate) names: Vec<String>,
    notes: Vec<(String, String)>,
    /// What was promised, until the table is dealt.
    pledge: Option<Pledge>,
    listed: RefCell<Option<Listed<G>>>,
}

/// The choices that were told last: whoever answers then needs not wait until they are listed again.
#[derive(Clone)]
struct Listed<G: AnyGame> {
    question: usize,
    seat: Seat,
    choices: Vec<G::Choice>,
}

impl<G: AnyGame> Seated<G> {
    /// Seats people at a table; `head` is that of the record it was loaded from.
    pub fn new(table: Table<G>, head: Head, seating: Seating) -> Result<Seated<G>, Fault> {
        let names = seat_names(table.game(), &head, seating.names)?;
        let secret = seating.seed.unwrap_or(seating.drawn);
        let mut pledge = seating.brought.pledge(secret, table.game().players())?;
        let dice = match (seating.dice, &pledge) {
            (params::Dice::Manual, None) => Dice::Told,
            (params::Dice::Manual, Some(_)) => {
                return Err(Fault::new(Code::BadParams, phrase!("protocol-brought-manual")));
            }
            (params::Dice::Auto, Some(_)) if matches!(seating.brought, Brought::Promises(_)) => Dice::Undealt,
            (params::Dice::Auto, Some(Pledge { secret, mixture })) => {
                Dice::Seeded(SeededDice::mixed(*secret, mixture.clone()))
            }
            (params::Dice::Auto, None) => Dice::Seeded(followed(&table, &head, seating.seed, secret)),
        };
        pledge = pledge.filter(|_| matches!(dice, Dice::Undealt));
        let language = seating.lang.unwrap_or_default();
        let seated = Seated::of(Host::new(table, dice, usize::MAX), language, names, head.notes);
        Ok(Seated { pledge, ..seated })
    }

    /// What the dice come from, where that can be promised.
    fn promised(&self) -> Option<Seed> {
        self.host.dice().promised().or(self.pledge.as_ref().map(|pledge| pledge.secret))
    }

    fn of(host: Host<G>, language: Language, names: Vec<String>, notes: Vec<(String, String)>) -> Seated<G> {
        Seated { host, language, names, notes, pledge: None, listed: RefCell::default() }
    }

    /// Remembers the choices of a seat until something changes.
    pub(crate) fn keep_listed(&self, seat: Seat, choices: Vec<G::Choice>) {
        self.listed.replace(Some(Listed { question: self.question(), seat, choices }));
    }

    /// A seat chooses.
    fn choose(&mut self, seat: Seat, choice: G::Choice) -> Result<(), Refused> {
        let question = self.question();
        let listed = self.listed.take().filter(|listed| (listed.question, listed.seat) == (question, seat));
        match listed {
            Some(listed) => self.host.choose_among(seat, choice, &listed.choices),
            None => self.host.choose(seat, choice),
        }
    }

    pub(crate) fn question(&self) -> usize {
        self.host.table().steps()
    }

    fn is_current(&self, question: Option<usize>) -> Result<(), Fault> {
        let open = self.question();
        match question {
            Some(answered) if answered != open => Err(Refused::Stale { answered, open }.into()),
            _ => Ok(()),
        }
    }

    fn read_choice(&self, choice: Value) -> Result<G::Choice, Fault> {
        let by_object = |choice| {
            G::Choice::from_json(choice).map_err(|reason| Fault::new(Code::BadChoice, foreign(reason)))
        };
        match choice.as_str().map(|text| self.host.game().read(text)) {
            None => by_object(choice),
            // A choice without particulars is a bare word in both notations.
            Some(read) => read.or_else(|refused| by_object(choice).map_err(|_| refused.into())),
        }
    }

    fn chance(&mut self, outcome: &[u8], at: At, wishes: &Wishes) -> Result<ObjectText, Fault> {
        self.is_current(at)?;
        self.can_tell(wishes)?;
        self.listed.take();
        self.host.chance(outcome)?;
        self.told_as_wished(wishes)
    }

    /// The seat that is named, or whoever is asked first.
    fn seat_or_asked(&self, seat: Option<&SeatWord>) -> Result<Seat, Fault> {
        match seat {
            Some(seat) => seat.find(self.host.game()),
            None if self.host.is_over() => Err(Refused::Over.into()),
            None => {
                let asked = self.host.asked().iter().next();
                asked.ok_or_else(|| Refused::from(Refusal::NotAsked(Seat(0))).into())
            }
        }
    }
}

/// The dice of a table that goes on: where they stopped, if they came from the seed that is asked for or that its record
/// names.
fn followed<G: AnyGame>(table: &Table<G>, head: &Head, asked: Option<Seed>, fresh: Seed) -> SeededDice {
    let followed = match asked {
        Some(seed) => SeededDice::following(table, seed, 0),
        None if head.seed.is_some() => SeededDice::of_record(table, head),
        None => SeededDice::following(table, fresh, 0),
    };
    let of_record = || head.seed.as_ref()?.parse().ok();
    followed.unwrap_or_else(|| SeededDice::from_now(asked.or_else(of_record).unwrap_or(fresh)))
}

impl<G: AnyGame> AnyTable for Seated<G> {
    fn opened(&self, wishes: &Wishes) -> Result<ObjectText, Fault> {
        let game = self.host.game();
        let opened = ObjectText::of(&Opened {
            game: G::NAME,
            options: game.options().to_json(),
            seats: (0..game.seats()).map(|seat| game.seat_name(Seat(seat)).into()).collect(),
            commitment: self.promised().map(|secret| secret.commitment()),
        });
        Ok(opened.and(&self.told_as_wished(wishes)?))
    }

    fn deal(&mut self, nonces: Vec<Option<String>>, wishes: &Wishes) -> Result<ObjectText, Fault> {
        let dealt = || Fault::new(Code::NoChanceAwaited, phrase!("protocol-dealt"));
        let dice = self.pledge.as_ref().ok_or_else(dealt)?.dice(nonces)?;
        self.can_tell(wishes)?;
        self.host.deal(dice);
        self.pledge = None;
        self.told_as_wished(wishes)
    }

    fn next(&self, wishes: &Wishes) -> Result<ObjectText, Fault> {
        self.next_as_wished(wishes)
    }

    fn play(
        &mut self,
        seat: &SeatWord,
        choices: Vec<Value>,
        at: At,
        wishes: &Wishes,
    ) -> Result<ObjectText, Fault> {
        let seat = seat.find(self.host.game())?;
        self.is_current(at)?;
        self.can_tell(wishes)?;
        let choices =
            choices.into_iter().map(|choice| self.read_choice(choice)).collect::<Result<Vec<_>, _>>()?;
        match choices[..] {
            [choice] => self.choose(seat, choice)?,
            _ => {
                self.listed.take();
                self.host.choose_all(seat, &choices)?;
            }
        }
        self.told_as_wished(wishes)
    }

    fn faces(&mut self, faces: &[u8], at: At, wishes: &Wishes) -> Result<ObjectText, Fault> {
        if let Pending::Chance(Awaited::Draw { .. }) = self.host.table().pending() {
            return Err(Fault::new(Code::ImpossibleOutcome, phrase!("protocol-order-awaited")));
        }
        self.chance(faces, at, wishes)
    }

    fn order(&mut self, order: &[Thing], at: At, wishes: &Wishes) -> Result<ObjectText, Fault> {
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
        self.chance(&outcome, at, wishes)
    }

    fn view(&self, seat: Option<&SeatWord>) -> Result<ObjectText, Fault> {
        Ok(ObjectText::of(&Viewed { question: self.question(), view: self.view_of(seat)?.to_json() }))
    }

    fn state(&self) -> ObjectText {
        let state = self.host.state();
        let figures = self.host.table().figures();
        let json = state.to_json();
        let hash = json_hash(json.get());
        ObjectText::of(&Saved {
            game: G::NAME,
            rules: G::RULES_VERSION,
            options: self.host.game().options().to_json(),
            figures: figures.map(|(name, text)| Figures { name: name.into(), text: text.into() }),
            state: json,
            hash,
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
        self.host.dice().promise(&mut head, self.host.is_over());
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

    fn undo(&mut self) -> Result<ObjectText, Fault> {
        self.listed.take();
        self.host.undo()?;
        Ok(ObjectText::of(&Undone { question: self.question() }))
    }

    fn copy(&self, lang: Lang) -> Box<dyn AnyTable> {
        let mut copy = self.clone();
        copy.language = lang.unwrap_or(self.language);
        Box::new(copy)
    }

    fn guess(&self, seat: &SeatWord, seed: Seed, lang: Lang) -> Result<Box<dyn AnyTable>, Fault> {
        let game = self.host.game();
        let state = helping::guess(game, self.host.state(), seat.find(game)?, seed);
        let table = Table::at(game.clone(), self.host.table().figures().cloned(), state);
        let dice = Dice::Seeded(SeededDice::from_now(seed));
        let host = Host::new(table, dice, usize::MAX);
        let language = lang.unwrap_or(self.language);
        Ok(Box::new(Seated::of(host, language, self.names.clone(), Vec::new())))
    }

    fn bot(&mut self, asked: &BotParams, wishes: &Wishes) -> Result<ObjectText, Fault> {
        let seat = self.seat_or_asked(asked.seat.as_ref())?;
        self.is_current(asked.question)?;
        self.can_tell(wishes)?;
        let language = (!wishes.brief).then(|| wishes.lang.unwrap_or(self.language));
        let name = asked.bot.as_deref().unwrap_or("greedy");
        let (game, state) = (self.host.game(), self.host.state());
        let (choice, decided) = helping::decide(game, state, seat, name, asked.seed, language)?;
        let answer = ObjectText::of(&decided);
        if !asked.play {
            return Ok(answer);
        }
        self.choose(seat, choice)?;
        Ok(answer.and(&self.told_as_wished(wishes)?))
    }

    fn evaluate(&self, seat: Option<&SeatWord>, seed: Seed) -> Result<ObjectText, Fault> {
        let (game, state) = (self.host.game(), self.host.state());
        Ok(ObjectText::of(&match seat {
            None => helping::values(game, state),
            Some(seat) => helping::values(game, &helping::guess(game, state, seat.find(game)?, seed)),
        }))
    }

    fn moves(&self, seat: Option<&SeatWord>, most: usize) -> Result<ObjectText, Fault> {
        let seat = self.seat_or_asked(seat)?;
        if !self.host.asked().contains(seat) {
            return Err(Refused::from(Refusal::NotAsked(seat)).into());
        }
        Ok(ObjectText::of(&helping::moves(self.host.game(), self.host.state(), seat, most)))
    }

    fn analyse(&self, asked: &AnalyseParams) -> Result<ObjectText, Fault> {
        let eye = asked.seat.as_ref().map(|seat| seat.find(self.host.game())).transpose()?;
        // A seat never sees what it does not know.
        let scope = Scope { open: asked.open && eye.is_none(), eye };
        Ok(ObjectText::of(&helping::analyse(self.host.table(), scope, asked.simulations)))
    }
}
