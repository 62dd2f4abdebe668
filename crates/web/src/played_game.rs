//! A game at a table, whichever game it is: what pages and tables know of rules.

use crate::analysing::AnyPlan;
use crate::board::Arms;
use crate::proposed::{Clicked, Proposed};
use crate::refereed::{ChanceAsked, RefereedGame};
use crate::shared::Shared;
use crate::speech::Voice;
use crate::staging::StagedScene;
use crate::thinking::Thinking;
use ::analysis::Scope;
use maud::Markup;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Awaited, Outcome, Record, Seat, Seats, Seed, Viewer};
use words::{Language, Phrase, Said, SaidCard, SaidStanding, phrase};

/// Why an answer or another request at a table was not accepted. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum Declined {
    /// The question has been answered, or taken back, meanwhile.
    Stale,
    /// The seat is not asked anything.
    NotAsked,
    /// No such choice is offered.
    NotOffered,
    /// The game is over.
    Over,
    /// This is possible only after the game.
    NotOver,
    /// There is nothing to take back.
    NothingToTakeBack,
    /// A moment that this game does not have.
    NoSuchMoment,
    /// A component that this game does not have.
    NoSuchThing,
    /// Something else is to be done at a table with a guide; why.
    Guided(Phrase),
    /// What somebody entered at a real table cannot be; why.
    Mistyped(Phrase),
}

impl Declined {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        match self {
            Declined::Stale => phrase!("page-declined-stale"),
            Declined::NotAsked => phrase!("page-declined-not-asked"),
            Declined::NotOffered => phrase!("page-declined-not-offered"),
            Declined::Over => phrase!("page-declined-over"),
            Declined::NotOver => phrase!("page-declined-not-over"),
            Declined::NothingToTakeBack => phrase!("page-declined-nothing-to-take-back"),
            Declined::NoSuchMoment => phrase!("page-declined-no-such-moment"),
            Declined::NoSuchThing => phrase!("page-declined-no-such-thing"),
            Declined::Guided(why) => why.clone(),
            Declined::Mistyped(why) => why.clone(),
        }
    }
}

/// What an accepted request changes in the journal of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The first step that is new or different; those after it are replaced.
    pub from: usize,
    /// What the journal says from there on, one text per step.
    pub lines: Vec<String>,
}

/// A choice as a button.
pub struct Answer {
    /// What the button sends.
    pub text: String,
    /// What stands on it.
    pub say: Said,
    /// The spots of the board that it is about.
    pub spots: Vec<String>,
    /// The heading it stands under.
    pub heading: Option<String>,
    /// Whether it agrees with everything else that is picked.
    pub fits: bool,
    /// Whether another answer comes to the same for less.
    pub is_dominated: bool,
}

/// What somebody is asked.
pub struct Asked {
    /// Which question it is; an answer names it.
    pub number: usize,
    /// The question as a sentence.
    pub text: Said,
    /// What may be answered, before anything is picked.
    pub proposed: Proposed,
    /// Whether it goes on from one's own last choice, to which one may step back.
    pub goes_on: bool,
}

/// A sentence of the log.
pub struct LogLine {
    /// How many steps had been taken when it was told: the moment it shows.
    pub step: usize,
    /// Its place among the sentences of that step.
    pub place: usize,
    /// The chapter.
    pub chapter: u32,
    /// Whether it was answered for somebody because nothing else could be chosen.
    pub was_forced: bool,
    /// The sentence.
    pub text: Said,
}

/// An action of somebody's, for those who did not see it.
pub struct News {
    /// Who did it.
    pub who: Seat,
    /// The moments between which it can be seen again.
    pub steps: Range<usize>,
    /// Where it was done, if that is on the board.
    pub target: Option<String>,
    /// The dice that were used: what each is called, drawn where the game can.
    pub dice: Vec<(Said, Option<Markup>)>,
    /// What happened, and what was paid to whom.
    pub told: Vec<Said>,
    /// Every other spot of the board where something changed.
    pub spots: Vec<String>,
}

/// How a table looks to somebody.
pub struct Sight {
    /// The board, drawn by the game's renderer.
    pub board: Markup,
    /// What the viewer is asked.
    pub asked: Option<Asked>,
    /// What is to be rolled or drawn, at a real table.
    pub chance: Option<ChanceAsked>,
    /// Who is asked something.
    pub waiting: Seats,
    /// What they are busy with, for those who wait.
    pub busy_with: Option<Phrase>,
    /// What the others have done since the viewer's last turn, oldest first; for who only looks on, everybody's last.
    pub news: Vec<News>,
    /// The course of the round, scene by scene.
    pub scenes: Vec<StagedScene>,
    /// What was told lately.
    pub log: Arc<[LogLine]>,
    /// What tells the log from that of others who know other things: the same for those who know the same.
    pub log_known: u64,
    /// What each seat's panel says beside its name.
    pub holdings: Vec<Markup>,
    /// The name of the chapter.
    pub chapter: String,
    /// The score sheet, once the game is over.
    pub standing: Option<SaidStanding>,
}

/// What a spot of the board is.
pub struct SpotSheet {
    /// In a few words.
    pub name: Said,
    /// The components to read about there.
    pub cards: Vec<SaidCard>,
    /// Why it cannot be picked now, or that it can.
    pub why: Option<Said>,
}

/// The course of a whole game.
pub struct Course {
    /// The chapters: their names and how many steps had been taken when each ended.
    pub chapters: Vec<(String, usize)>,
    /// By seat, the points it would have had at the end of each chapter.
    pub points: Vec<Vec<i32>>,
}

/// What a finished game says of how somebody has played it.
pub struct Facts {
    /// The game's name in records.
    pub game: &'static str,
    /// How many played.
    pub players: u8,
    /// The options.
    pub options: serde_json::Value,
    /// The points of this seat.
    pub points: i32,
    /// By how many it is ahead of the best of the others.
    pub lead: i32,
    /// Whether it has won, alone or with others, against somebody.
    pub has_won: bool,
    /// Whether nobody else was there to be beaten, not even the rules.
    pub is_alone: bool,
    /// Its points by source, in the order of the score sheet.
    pub rows: Vec<(Phrase, i32)>,
    /// What the game says of the result.
    pub verdict: Option<Phrase>,
    /// Which components its choices were about, and how often.
    pub cards: BTreeMap<&'static str, u32>,
    /// The pips of its own dice.
    pub luck: DiceLuck,
}

/// Pips against their expectation.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct DiceLuck {
    /// How many dice were rolled.
    pub dice: u32,
    /// What they showed, all told.
    pub pips: u32,
    /// What dice show on average, all told.
    pub expected: f64,
}

impl DiceLuck {
    /// One die more.
    pub fn add(&mut self, face: u8, sides: u8) {
        self.dice += 1;
        self.pips += u32::from(face);
        self.expected += (f64::from(sides) + 1.0) / 2.0;
    }

    /// Those of another game too.
    pub fn add_all(&mut self, other: DiceLuck) {
        self.dice += other.dice;
        self.pips += other.pips;
        self.expected += other.expected;
    }

    /// By how many pips they were better than expected.
    pub fn difference(&self) -> f64 {
        f64::from(self.pips) - self.expected
    }
}

/// What a bot has decided.
pub struct Thought {
    /// The choice, in notation.
    pub text: String,
    /// The choice as its button says it.
    pub say: Phrase,
    /// Why, the weightiest reason first.
    pub reasons: Vec<Phrase>,
}

/// What a guide says to whoever learns.
pub struct Guided {
    /// Everything it has said so far, oldest first.
    pub steps: Vec<GuidedStep>,
    /// What is new begins here.
    pub first: usize,
    /// How many steps it has in all.
    pub all: usize,
    /// Whether something is to be done now.
    pub has_deed: bool,
    /// What may be chosen first to do it, as records write it.
    pub wanted: Option<String>,
}

/// Something that a guide says.
pub struct GuidedStep {
    /// The sentences.
    pub text: Phrase,
    /// The spots of the board that they are about.
    pub spots: Vec<String>,
}

/// How much is taken back at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// One choice.
    Choice,
    /// A whole move, as far as no dice have fallen in it.
    Move,
}

/// A game at a table. Every call that asks the rules anything goes through here.
pub trait PlayedGame: RefereedGame + Send + Sync {
    /// How many seats are played by people or bots.
    fn players(&self) -> u8;
    /// The word of a seat in records, by seat.
    fn words(&self) -> Vec<&'static str>;
    /// What each seat is called that nobody plays, by seat.
    fn titles(&self, language: Language) -> Vec<String>;
    /// The rules in short: headings with a few sentences each.
    fn primer(&self, language: Language) -> Vec<(String, String)>;
    /// The arms of each seat.
    fn arms(&self, names: &[String]) -> Vec<Arms>;
    /// The drawing of a component, where it has one.
    fn drawing(&self, component: &str) -> Option<Markup>;
    /// Who is asked something.
    fn asked(&self) -> Seats;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// How many steps have been taken.
    fn steps(&self) -> usize;
    /// The number of the question that a seat is asked now.
    fn question(&self, seat: Seat) -> usize;
    /// A seat answers a question and those that follow it, all of them or none, and whatever dice follow are rolled.
    fn answer(&mut self, seat: Seat, question: usize, texts: &[String]) -> Result<Change, Declined>;
    /// From now on, whatever has a single answer is answered at once for these seats; what that changes now.
    fn spare(&mut self, seats: Seats) -> Option<Change>;
    /// For whom that is done.
    fn spared(&self) -> Seats;
    /// The seed is known now: dice fall and cards are drawn until somebody is asked.
    fn deal(&mut self, seed: Seed);
    /// What comes of somebody's picks when they click a spot of the board, if they do.
    fn draft(&self, seat: Seat, picks: &[String], click: Option<&str>, voice: Voice<'_>) -> Clicked;
    /// A seat takes its last choice or its last move back, together with what the consenting seats chose since.
    fn take_back(&mut self, seat: Seat, consenting: Seats, extent: Extent) -> Result<Change, Declined>;
    /// Whether that would be accepted now.
    fn can_take_back(&self, seat: Seat, consenting: Seats) -> bool;
    /// How the table looks to a viewer.
    fn sight(&self, viewer: Viewer, voice: Voice<'_>, is_live: bool, shared: &Shared) -> Sight;
    /// Lets a bot think about what `seat` is asked, for about so long, guessing with `luck`. `None` if it is not asked.
    fn think(&self, seat: Seat, level: &str, time: Duration, luck: u64) -> Option<Thinking>;
    /// The name of the network that knows about such games.
    fn lesson(&self) -> &'static str;
    /// What is chosen for a seat whose time is up: to pass, or the first choice where it cannot. `None` if it is not asked.
    fn pass(&self, seat: Seat) -> Option<String>;
    /// A component with its rule and figures, and why the seat may not use it now.
    fn explain(
        &self,
        seat: Option<Seat>,
        thing: &str,
        voice: Voice<'_>,
    ) -> Result<(Option<SaidCard>, Option<Said>), Declined>;
    /// A spot of the board: what it is, the components to read about there, and why the seat may not pick it beside
    /// its picks.
    fn explain_spot(
        &self,
        viewer: Viewer,
        spot: &str,
        picks: &[String],
        voice: Voice<'_>,
    ) -> Result<SpotSheet, Declined>;
    /// Everything that was told so far, as far as the viewer may know.
    fn story(&self, viewer: Viewer, voice: Voice<'_>) -> Vec<LogLine>;
    /// The moments, in steps, at which a seat's turns began.
    fn turns(&self, seat: Seat) -> Vec<usize>;
    /// The names of all chapters so far.
    fn chapter_name(&self, chapter: u32, language: Language) -> String;
    /// The course of a game that is over.
    fn course(&self, language: Language) -> Result<Course, Declined>;
    /// What a game that is over says of how a seat has played it.
    fn facts(&self, seat: Seat) -> Result<Facts, Declined>;
    /// The record so far, with the texts of seats as names. Never for somebody's eyes before the game is over.
    fn record(&self) -> Record;
    /// The game as it was after so many steps.
    fn moment(&self, steps: usize) -> Result<Box<dyn PlayedGame>, Declined>;
    /// The journal so far: one text per step.
    fn journal(&self) -> Vec<String>;
    /// The game so far in parts, to be analysed by what somebody may know.
    fn plan(&self, scope: Scope) -> Arc<dyn AnyPlan>;
    /// How many times dice or cards have answered so far.
    fn chances(&self) -> usize;
    /// What was awaited of dice and cards so far, and what came.
    fn fallen(&self) -> Vec<(Awaited, Outcome)>;
    /// What the guide says, at a table that has one, as long as it says something.
    fn guided(&self) -> Option<Guided>;
    /// From now on nobody is guided here.
    fn leave_guide(&mut self);
    /// Does what the guide says is to be done.
    fn show_deed(&mut self) -> Result<Change, Declined>;
    /// Whether bots wait, because the guide says what they do.
    fn holds_bots(&self) -> bool;
}
