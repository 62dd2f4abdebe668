//! A game that is being played by people and bots at one terminal, and kept in a file.

mod advice;
mod guided;
mod real_table;

use crate::failure::GameError;
use crate::history::{History, Reader, Sentence};
use crate::names::Names;
use crate::playable::Playable;
use crate::world::{Effect, Input, Job, Purpose, Thought};
use bots::{Bot, Budget, Clock};
use guide::{Guide, LEARNER};
use host::{Dice, Host, Refused, SeededDice};
use stage::real_table::Hands;
use stage::since::{ToldAction, last_deeds, since};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tabletop::{CompleteGame, Cup, Head, Pending, Phrase, Record, Seat, Seats, Seed, Table, Viewer};
use words::Language;

pub use guided::guided_steps;
pub use host::Player;

/// How long a bot thinks that has no budget of its own.
const THOUGHT: Budget = Budget::Time(Duration::from_millis(200));

type Rival<G> = Arc<Mutex<Box<dyn Bot<G>>>>;

/// A running game.
pub struct Session<G: Playable> {
    host: Host<G>,
    head: Head,
    path: PathBuf,
    players: Vec<Player>,
    names: Names,
    rivals: Vec<Option<Rival<G>>>,
    history: History<G::Happening>,
    ticket: u64,
    /// How many hints were asked for.
    hints: u64,
    thinking: Option<Seat>,
    /// The secret cards of a real table, if it is one.
    hands: Option<Hands>,
    /// Whoever learns is guided, until they leave the guide.
    guide: Option<&'static Guide>,
    /// After how many steps somebody has left the guide.
    left_guide_at: Option<usize>,
}

impl<G: Playable> Session<G> {
    /// A new game, or one that goes on from a table. Its record promises the dice if all of them are those of the seed.
    pub fn new(
        table: Table<G>,
        players: Vec<Player>,
        dice: SeededDice,
        path: PathBuf,
        language: Language,
    ) -> Result<Session<G>, GameError> {
        let names = Names::of(table.game(), &players, language);
        let mut head = table.head();
        for (seat, player) in seats(table.game()).zip(&players) {
            let word = table.game().seat_name(seat);
            head.seats.extend(names.given(seat).map(|name| (word.into(), name.into())));
            if let Player::Bot(level) = player {
                head.notes.push(host::bot_note(table.game(), seat, level));
            }
        }
        let seed = dice.seed();
        Session::seated(table, players, head, (Dice::Seeded(dice), seed), path)
    }

    /// A new game at a real table: people say what falls. The seed deals what nobody says.
    pub fn at_real_table(
        table: Table<G>,
        players: Vec<Player>,
        seed: Seed,
        path: PathBuf,
        language: Language,
    ) -> Result<Session<G>, GameError> {
        let mut session = Session::new(table, players, SeededDice::new(seed), path, language)?;
        let mut host = Host::new(session.host.table().at_its_start(), Dice::Told, usize::MAX);
        let mut hands = Hands::new(seed, Seats::NONE);
        hands.cover(host.game(), session.people());
        hands.deal(&mut host);
        (session.head.commitment, session.head.seed) = (None, None);
        session.history = History::of_past(&host);
        (session.host, session.hands) = (host, Some(hands));
        session.note_hands();
        Ok(session)
    }

    fn seated(
        table: Table<G>,
        players: Vec<Player>,
        mut head: Head,
        (dice, seed): (Dice, Seed),
        path: PathBuf,
    ) -> Result<Session<G>, GameError> {
        dice.promise(&mut head, true);
        let names = Names::in_record(table.game(), &head);
        let mut luck = Cup::new(seed);
        let mut rivals: Vec<Option<Rival<G>>> = Vec::new();
        for player in &players {
            rivals.push(match player {
                Player::Person(_) => None,
                Player::Bot(level) => {
                    let seed = u64::from(luck.below(u32::MAX));
                    Some(Arc::new(Mutex::new(bots::by_name::<G>(level, seed)?)))
                }
            });
        }
        let host = Host::new(table, dice, usize::MAX);
        let history = History::of_past(&host);
        Ok(Session {
            host,
            head,
            path,
            players,
            names,
            rivals,
            history,
            ticket: 0,
            hints: 0,
            thinking: None,
            hands: None,
            guide: None,
            left_guide_at: None,
        })
    }

    /// A game taken up again where its record stops. `fresh` is the seed of the dice that the record does not promise.
    pub fn resume(text: &str, path: PathBuf, fresh: Seed) -> Result<Session<G>, GameError> {
        let record = Record::read(text)?;
        let table = Table::<G>::replay(&record, |_, _| {})?;
        let players = players_in(table.game(), &record.head);
        let dice = SeededDice::of_record(&table, &record.head);
        let dice = dice.unwrap_or_else(|| SeededDice::from_now(fresh));
        let guide = guide::named_in(&record.head);
        let prepared = guide.map_or(&[][..], |guide| &guide.chance);
        let dice = dice.after(prepared.iter().skip(table.chances().count()).cloned());
        let covered = covered_in(table.game(), &record.head);
        let head = Head { seats: record.head.seats, notes: record.head.notes, ..table.head() };
        let dice = if covered.is_some() { Dice::Told } else { Dice::Seeded(dice) };
        let mut session = Session::seated(table, players, head, (dice, fresh), path)?;
        session.hands = covered.map(|covered| Hands::new(fresh, covered));
        session.guide = guide;
        Ok(session)
    }

    /// Tells what the last request brought about.
    fn tell(&mut self) {
        for told in self.host.past().told_after(self.host.before()) {
            self.history.tell_step::<G>(told, self.host.spared());
        }
    }

    /// Whether people are asked where there is nothing to choose.
    pub fn spare(&mut self, is_spared: bool) {
        let (steps, people) = (self.table().steps(), self.people());
        self.host.spare(if is_spared { people } else { Seats::NONE });
        if self.table().steps() > steps {
            self.tell();
        }
    }

    /// What the others have done since a seat's last turn.
    pub fn news(&self, seat: Seat) -> Vec<ToldAction<G::Spot>> {
        since(self.game(), self.host.past(), seat)
    }

    /// What everybody did last.
    pub fn last_deeds(&self, viewer: Viewer) -> Vec<ToldAction<G::Spot>> {
        last_deeds(self.game(), self.host.past(), viewer)
    }

    /// The table.
    pub fn table(&self) -> &Table<G> {
        self.host.table()
    }

    /// The rules.
    pub fn game(&self) -> &G {
        self.host.game()
    }

    /// The state.
    pub fn state(&self) -> &G::State {
        self.host.state()
    }

    /// A name for each seat.
    pub fn names(&self, language: Language) -> Vec<String> {
        self.names.said(self.game(), language)
    }

    /// Where the record is kept.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// It is kept somewhere else from now on.
    pub fn keep_in(&mut self, path: PathBuf) {
        self.path = path;
    }

    /// The seats of people, in order.
    pub fn people(&self) -> Seats {
        host::people(&self.players)
    }

    /// The person who is to choose: the one who has the keyboard if they are asked, else the next.
    pub fn asked_person(&self, at_keyboard: Option<Seat>) -> Option<Seat> {
        let Pending::Seats(asked) = self.table().pending() else { return None };
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
        let is_hidden = self.hands.is_some_and(|hands| hands.are_hidden(&self.host));
        let viewer = if is_hidden { Viewer::Spectator } else { viewer };
        self.history.lines(self.game(), Reader { viewer, language, names: &names })
    }

    /// The record so far.
    pub fn record(&self) -> Record {
        self.table().record(self.head.clone())
    }

    /// Whether somebody can earn something with it: people play, and have done so from the first step. A game that is
    /// played on from a replay promises no dice.
    pub fn counts(&self) -> bool {
        self.head.seed.is_some() && !self.people().is_empty()
    }

    /// Saves, and lets bots think.
    pub fn proceed(&mut self) -> Vec<Effect> {
        let mut effects = vec![Effect::Save { path: self.path.clone(), text: self.record().write() }];
        effects.extend(self.think());
        effects
    }

    fn think(&mut self) -> Option<Effect> {
        if self.thinking.is_some() || self.holds_bots() {
            return None;
        }
        let mut asked = self.host.asked().iter();
        let (seat, rival) =
            asked.find_map(|seat| Some((seat, Arc::clone(self.rivals.get(seat.index())?.as_ref()?))))?;
        self.thinking = Some(seat);
        self.ticket += 1;
        self.job(seat, rival)
    }

    fn job(&self, seat: Seat, rival: Rival<G>) -> Option<Effect> {
        let (thinking, ticket) = (self.host.thinking(seat)?, self.ticket);
        Some(Effect::Think(Job(Box::new(move || {
            let mut bot = rival.lock().unwrap_or_else(PoisonError::into_inner);
            let thought = thinking.decide(bot.as_mut(), &mut Clock::new(THOUGHT));
            Input::Thought(Thought {
                ticket,
                purpose: Purpose::Play,
                seat,
                choices: vec![thinking.game().write(thought.choice)],
                reasons: thought.reasons,
                forfeited: thought.forfeited,
            })
        }))))
    }

    /// The choice that a thought names, if it is still an answer to what is asked.
    pub fn understood(&self, thought: &Thought) -> Option<G::Choice> {
        let choice = self.game().read(thought.choices.first()?).ok()?;
        self.table().choices(thought.seat).contains(&choice).then_some(choice)
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

    /// A seat chooses, one thing after the other, all of it or nothing.
    pub fn choose(&mut self, seat: Seat, choices: &[G::Choice]) -> Result<Vec<Effect>, Phrase> {
        match self.guide.filter(|_| seat == LEARNER) {
            Some(guide) => self.attempt(guide, choices)?,
            None => self.host.choose_all(seat, choices).map_err(|refused| refused.phrase())?,
        }
        self.tell();
        Ok(self.proceed())
    }

    /// Takes back a person's last choice, or the whole move, and whatever bots have done since.
    pub fn take_back(&mut self, seat: Seat, is_whole: bool) -> Result<Vec<Effect>, Refused> {
        let people = self.people();
        let bots = seats(self.game()).filter(|seat| !people.contains(*seat)).collect();
        self.host.take_back_move(seat, bots, |kind| is_whole && G::goes_on(kind))?;
        self.forget_thought();
        Ok(self.proceed())
    }

    /// Whoever is thinking thinks about a moment that is gone.
    fn forget_thought(&mut self) {
        self.thinking = None;
        self.ticket += 1;
        self.history = History::of_past(&self.host);
    }
}

/// At a real table: the note in a record that says so, with the seats whose people have not said what they hold.
const REAL_NOTE: &str = "real-table";

/// Who has not said what they hold at the real table of a record; nothing if it was none.
fn covered_in<G: CompleteGame>(game: &G, head: &Head) -> Option<Seats> {
    let (_, words) = head.notes.iter().find(|(note, _)| note == REAL_NOTE)?;
    let is_named = |seat: &Seat| words.split(' ').any(|word| word == game.seat_name(*seat));
    Some(seats(game).filter(is_named).collect())
}

pub(crate) fn seats<G: CompleteGame>(game: &G) -> impl Iterator<Item = Seat> + use<G> {
    (0..game.seats()).map(Seat)
}

/// Who plays in a record; people whom it does not name are called by their seat.
pub fn players_in<G: CompleteGame>(game: &G, head: &Head) -> Vec<Player> {
    let players = host::players_in(game, head).into_iter();
    players.map(|player| player.unwrap_or(Player::Person(String::new()))).collect()
}
