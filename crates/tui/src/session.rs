//! A game that is being played by people and bots: the table, its dice cup, its record and whoever sits around it.

use crate::failure::GameError;
use crate::history::{History, Reader, Sentence};
use crate::names::Names;
use crate::playable::Playable;
use crate::world::{Effect, Job, Purpose, Thought};
use bots::{Bot, Budget, Clock};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tabletop::{CompleteGame, Cup, Head, Pending, Record, Seat, Seats, Seed, Table, TableError, Viewer};
use words::Language;

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this keyboard.
    Person(String),
    /// A bot of this level.
    Bot(String),
}

type Rival<G> = Arc<Mutex<Box<dyn Bot<G>>>>;

/// The note in a record's head that says who plays a seat when it is no person.
const BOT_NOTE: &str = "bot";

/// A running game.
pub struct Session<G: Playable> {
    table: Table<G>,
    cup: Cup,
    head: Head,
    path: PathBuf,
    players: Vec<Player>,
    names: Names,
    rivals: Vec<Option<Rival<G>>>,
    history: History<G::Happening>,
    ticket: u64,
    thinking: Option<Seat>,
}

impl<G: Playable> Session<G> {
    /// A new game, or one that goes on from a table. Without a seed the dice are those of `cup`, which is then not
    /// promised in the record.
    pub fn new(
        table: Table<G>,
        players: Vec<Player>,
        promised: Option<Seed>,
        cup: Cup,
        path: PathBuf,
        language: Language,
    ) -> Result<Session<G>, GameError> {
        let names = Names::of(table.game(), &players, language);
        let mut head = table.head();
        head.commitment = promised.map(|seed| seed.commitment());
        head.seed = promised.map(|seed| seed.to_string());
        for (seat, player) in seats(table.game()).zip(&players) {
            let word = table.game().seat_name(seat);
            head.seats.extend(names.given(seat).map(|name| (word.into(), name.into())));
            if let Player::Bot(spec) = player {
                head.notes.push((BOT_NOTE.into(), format!("{word} {spec}")));
            }
        }
        Session::seated(table, players, head, cup, path)
    }

    fn seated(
        table: Table<G>,
        players: Vec<Player>,
        head: Head,
        mut cup: Cup,
        path: PathBuf,
    ) -> Result<Session<G>, GameError> {
        let names = Names::in_record(table.game(), &head);
        let mut drawn = cup.clone();
        let mut rivals: Vec<Option<Rival<G>>> = Vec::new();
        for player in &players {
            rivals.push(match player {
                Player::Person(_) => None,
                Player::Bot(spec) => {
                    let seed = u64::from(drawn.below(u32::MAX));
                    Some(Arc::new(Mutex::new(G::bot(spec, seed)?)))
                }
            });
        }
        fast_forward(&mut cup, &table, &head);
        let history = retold(&table, &head)?;
        Ok(Session { table, cup, head, path, players, names, rivals, history, ticket: 0, thinking: None })
    }

    /// A game taken up again where its record stops. `cup` rolls the dice that the record's seed does not promise.
    pub fn resume(text: &str, path: PathBuf, cup: Cup) -> Result<Session<G>, GameError> {
        let record = Record::read(text)?;
        let table = Table::<G>::replay(&record, |_, _| {})?;
        let players = players_in(table.game(), &record.head);
        let cup = match record.head.seed.as_deref().map(str::parse::<Seed>) {
            Some(Ok(seed)) => Cup::new(seed),
            _ => cup,
        };
        let head = Head { seats: record.head.seats, notes: record.head.notes, ..table.head() };
        let head = Head { seed: record.head.seed, commitment: record.head.commitment, ..head };
        Session::seated(table, players, head, cup, path)
    }

    /// The table.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The rules.
    pub fn game(&self) -> &G {
        self.table.game()
    }

    /// The state.
    pub fn state(&self) -> &G::State {
        self.table.state()
    }

    /// A name for each seat.
    pub fn names(&self, language: Language) -> Vec<String> {
        self.names.said(self.game(), language)
    }

    /// Where the record is kept.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The seats of people, in order.
    pub fn people(&self) -> Seats {
        let people =
            self.players.iter().enumerate().filter(|(_, player)| matches!(player, Player::Person(_)));
        people.map(|(seat, _)| Seat(seat as u8)).collect()
    }

    /// The person who is to choose: the one who has the keyboard if they are asked, else the next.
    pub fn asked_person(&self, at_keyboard: Option<Seat>) -> Option<Seat> {
        let Pending::Seats(asked) = self.table.pending() else { return None };
        let people = self.people();
        let mut waiting = asked.iter().filter(|seat| people.contains(*seat));
        let first = waiting.next()?;
        let keeps = at_keyboard.filter(|seat| asked.contains(*seat) && people.contains(*seat));
        Some(keeps.unwrap_or(first))
    }

    /// The bot that is thinking.
    pub fn thinking(&self) -> Option<Seat> {
        self.thinking
    }

    /// What a viewer may know of what happened, a line for each action.
    pub fn log(&self, viewer: Viewer, language: Language) -> Vec<Sentence> {
        let names = self.names(language);
        self.history.lines(self.game(), Reader { viewer, language, names: &names })
    }

    /// The record so far.
    pub fn record(&self) -> Record {
        self.table.record(self.head.clone())
    }

    /// Whether somebody can earn something with it: people play, and have done so from the first step. A game that is
    /// played on from a replay promises no dice.
    pub fn counts(&self) -> bool {
        self.head.seed.is_some() && !self.people().is_empty()
    }

    /// Rolls what is to be rolled, saves, and lets bots think.
    pub fn proceed(&mut self) -> Vec<Effect> {
        let mut told = Vec::new();
        self.table.roll_on(&mut self.cup, Some(&mut told));
        self.history.tell(told, &self.table);
        let mut effects = vec![Effect::Save { path: self.path.clone(), text: self.record().write() }];
        effects.extend(self.think());
        effects
    }

    fn think(&mut self) -> Option<Effect> {
        let Pending::Seats(asked) = self.table.pending() else { return None };
        if self.thinking.is_some() {
            return None;
        }
        let (seat, rival) = asked
            .iter()
            .find_map(|seat| Some((seat, Arc::clone(self.rivals.get(seat.index())?.as_ref()?))))?;
        self.thinking = Some(seat);
        self.ticket += 1;
        Some(Effect::Think(self.job(seat, Purpose::Play, rival)))
    }

    fn job(&self, seat: Seat, purpose: Purpose, rival: Rival<G>) -> Job {
        let (game, state) = (self.game().clone(), self.state().clone());
        let ticket = self.ticket;
        Job(Box::new(move || {
            let mut bot = rival.lock().unwrap_or_else(PoisonError::into_inner);
            let mut clock = Clock::new(Budget::Time(Duration::from_millis(200)));
            let choice = bots::ask(bot.as_mut(), &game, &state, seat, &mut clock);
            Thought {
                ticket,
                purpose,
                seat,
                choice: choice.map_or(String::new(), |choice| game.write(choice)),
                reasons: bot.reasons(),
                forfeited: clock.forfeited().cloned(),
            }
        }))
    }

    /// Asks a bot what it would do in a person's place.
    pub fn advice(&self, seat: Seat, adviser: &str) -> Result<Effect, GameError> {
        let bot = G::bot(adviser, self.table.steps() as u64)?;
        Ok(Effect::Think(self.job(seat, Purpose::Hint, Arc::new(Mutex::new(bot)))))
    }

    /// The choice that a thought names, if it is still an answer to what is asked.
    pub fn understood(&self, thought: &Thought) -> Option<G::Choice> {
        let choice = self.game().read(&thought.choice).ok()?;
        self.table.choices(thought.seat).contains(&choice).then_some(choice)
    }

    /// A bot has come to something: its choice is played, if it still fits.
    pub fn hear(&mut self, thought: &Thought) -> Vec<Effect> {
        if thought.ticket != self.ticket || self.thinking != Some(thought.seat) {
            return Vec::new();
        }
        self.thinking = None;
        match self.understood(thought) {
            Some(choice) => self.choose(thought.seat, &[choice]).unwrap_or_default(),
            None => self.proceed(),
        }
    }

    /// A seat chooses, one thing after the other.
    pub fn choose(&mut self, seat: Seat, choices: &[G::Choice]) -> Result<Vec<Effect>, GameError> {
        for choice in choices {
            let mut told = Vec::new();
            self.table.play(seat, *choice, Some(&mut told))?;
            self.history.tell(told, &self.table);
        }
        Ok(self.proceed())
    }

    /// Takes back a person's last choice and whatever bots have done since.
    pub fn take_back(&mut self, seat: Seat) -> Result<Vec<Effect>, GameError> {
        let people = self.people();
        let bots = seats(self.game()).filter(|seat| !people.contains(*seat)).collect();
        self.table.take_back(seat, bots)?;
        // Whoever is thinking thinks about a moment that is gone.
        self.thinking = None;
        self.ticket += 1;
        self.history = retold(&self.table, &self.head).unwrap_or_default();
        Ok(self.proceed())
    }
}

pub(crate) fn seats<G: CompleteGame>(game: &G) -> impl Iterator<Item = Seat> + use<G> {
    (0..game.seats()).map(Seat)
}

/// Everything that happened at a table.
fn retold<G: Playable>(table: &Table<G>, head: &Head) -> Result<History<G::Happening>, TableError> {
    let mut history = History::default();
    let record = table.record(head.clone());
    Table::<G>::replay(&record, |table, happenings| history.tell(happenings.to_vec(), table))?;
    Ok(history)
}

/// A promised cup has already given the dice that lie on the table.
fn fast_forward<G: CompleteGame>(cup: &mut Cup, table: &Table<G>, head: &Head) {
    if head.seed.is_some() {
        for (awaited, _) in table.chances() {
            cup.answer(awaited);
        }
    }
}

/// Who plays in a record: the bots of its notes, and people.
pub fn players_in<G: CompleteGame>(game: &G, head: &Head) -> Vec<Player> {
    let player = |seat: Seat| {
        let word = game.seat_name(seat);
        let notes = head.notes.iter().filter(|(key, _)| key == BOT_NOTE);
        let mut bots = notes.filter_map(|(_, note)| note.split_once(' ')).filter(|(seat, _)| *seat == word);
        match (bots.next(), head.seats.iter().find(|(seat, _)| seat == word)) {
            // A record may come from anywhere: what it names is not started as a program.
            (Some((_, spec)), _) if spec.starts_with("exec:") => Player::Bot("greedy".into()),
            (Some((_, spec)), _) => Player::Bot(spec.into()),
            (None, Some((_, name))) => Player::Person(name.clone()),
            (None, None) => Player::Person(String::new()),
        }
    };
    (0..game.players()).map(Seat).map(player).collect()
}
