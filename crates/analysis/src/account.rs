//! The account of a game: where its result came from.

use crate::finding::{Candidate, Finding};
use crate::grade::{Grade, grade};
use crate::measure::{Measure, rounded};
use crate::plan::{Part, Plan};
use crate::reckoner::Reckoner;
use bots::{Budget, Evaluate};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::{Notation, Pending, Seat};

/// The version of what is written: raised whenever something is written otherwise, and with the rules by which it is reckoned.
pub const VERSION: u32 = 6;
/// How many key moments are shown of each seat.
const KEY_MOMENTS: usize = 5;

/// What every decision and every roll of a game was worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Analysis {
    /// The version of this form.
    pub version: u32,
    /// The game.
    pub game: String,
    /// How much thought each decision was given.
    pub budget: String,
    /// Whether it was judged with all cards open, and not as whoever decided saw the table.
    pub open: bool,
    /// The seat that asked, if its eyes alone were looked through.
    pub eye: Option<Seat>,
    /// Whether the game was over.
    pub over: bool,
    /// How many steps it had.
    pub steps: usize,
    /// The account of each seat.
    pub seats: Vec<SeatAccount>,
    /// Everything that happened, in order.
    pub events: Vec<Event>,
}

/// The account of a seat: `start + luck + own + others = result`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatAccount {
    /// The seat.
    pub seat: Seat,
    /// Its word in records.
    pub name: String,
    /// What the game was worth to it before anything happened.
    pub start: Measure,
    /// What dice and cards changed.
    pub luck: Measure,
    /// What its own decisions gave away or gained, each against the best move of the same search.
    pub own: Measure,
    /// What the decisions of others changed, and what showed only later.
    pub others: Measure,
    /// What came of it.
    pub result: Measure,
    /// How many of its decisions were graded.
    pub decisions: usize,
    /// How many points of lead they lost.
    #[serde(serialize_with = "rounded")]
    pub loss: f64,
    /// The same by chapter.
    pub loss_by_chapter: BTreeMap<u32, f64>,
    /// How many decisions had each grade, the best first.
    pub grades: Vec<usize>,
    /// The events that cost it most, the worst first, by number.
    pub key_moments: Vec<usize>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Event {
    /// How many steps had been taken before it.
    pub step: usize,
    /// How many after it.
    pub until: usize,
    /// The chapter.
    pub chapter: u32,
    /// By how much it changed what the game was worth to every seat.
    pub change: Vec<Measure>,
    /// What it was.
    #[serde(flatten)]
    pub kind: EventKind,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum EventKind {
    /// Dice fell, or cards were drawn.
    Chance,
    /// A seat decided.
    Decision {
        /// Who.
        seat: Seat,
        /// What was found out about it; nothing where nothing could be chosen, or where it is nobody's business.
        judged: Option<Judged>,
    },
}

/// What was found out about a decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Judged {
    /// How well it was taken.
    pub grade: Grade,
    /// How many points of lead it lost.
    #[serde(serialize_with = "rounded")]
    pub loss: f64,
    /// By how much that may be otherwise, in 95 of 100 cases.
    #[serde(serialize_with = "rounded")]
    pub error: f64,
    /// What the game was worth to every seat before it, if the best move were made.
    pub before: Vec<Measure>,
    /// The best moves and the one that was made, the best first.
    pub moves: Vec<Alternative>,
    /// Which of them was made.
    pub played: usize,
}

impl Judged {
    /// What the move that was made is worth to a seat against the best one.
    fn gained(&self, seat: Seat) -> Measure {
        self.moves[self.played].after[seat.index()] - self.before[seat.index()]
    }
}

/// A move that could be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Alternative {
    /// Its choices, in the notation of records.
    pub choices: Vec<String>,
    /// How many points of lead it loses against the best.
    #[serde(serialize_with = "rounded")]
    pub loss: f64,
    /// In how many simulated games it was tried.
    pub tries: u32,
    /// What the game is worth to every seat after it.
    pub after: Vec<Measure>,
}

impl<G: Evaluate + Notation> Plan<G> {
    /// Adds up what was found out about the decisions; those of which nothing is known count with the one before.
    pub fn account(&self, findings: Vec<Finding>, budget: Budget) -> Analysis {
        let mut reckoner = Reckoner::new(&self.game, self.scope.eye);
        let mut found: Vec<Option<Finding>> = self.parts.iter().map(|_| None).collect();
        for finding in findings {
            if let Some(place) = self.questions().find(|place| self.parts[*place].begin() == finding.step) {
                found[place] = Some(finding);
            }
        }
        let worth: Vec<Option<Vec<Measure>>> = (0..self.parts.len())
            .map(|place| {
                Some(self.worth_after(place, found[place].as_ref()?.candidates.first()?, &mut reckoner))
            })
            .collect();
        let luck = self.luck(&mut reckoner);
        let result = reckoner.measures(self.state(usize::MAX));
        let ledger = Ledger::of(self, &worth, luck, &result);
        let events: Vec<Event> = (0..self.parts.len())
            .map(|place| self.event(place, &ledger, found[place].take(), &worth[place], &mut reckoner))
            .collect();
        let seats = (0..self.game.seats()).map(|seat| self.seat(Seat(seat), &ledger, &events, &result));
        Analysis {
            version: VERSION,
            game: G::NAME.into(),
            budget: budget.to_string(),
            open: self.scope.open,
            eye: self.scope.eye,
            over: self.game.pending(self.state(usize::MAX)) == Pending::Over,
            steps: self.states.len() - 1,
            seats: seats.collect(),
            events,
        }
    }

    /// What the game is worth to every seat if a move is made. Where nothing is known of a seat, a glance must do.
    fn worth_after(
        &self,
        part: usize,
        candidate: &Candidate,
        reckoner: &mut Reckoner<'_, G>,
    ) -> Vec<Measure> {
        let state = &self.states[self.parts[part].begin()];
        let mut points = reckoner.points(state);
        for (points, known) in points.iter_mut().zip(&candidate.points) {
            *points = known.unwrap_or(*points);
        }
        reckoner.of_points(state, &points)
    }

    fn event(
        &self,
        part: usize,
        ledger: &Ledger,
        finding: Option<Finding>,
        before: &Option<Vec<Measure>>,
        reckoner: &mut Reckoner<'_, G>,
    ) -> Event {
        let step = self.parts[part].begin();
        let chapter = self.game.chapter(&self.states[step]);
        let change = ledger.changes[part].clone();
        let (until, kind) = match &self.parts[part] {
            Part::Chance { step } => (step + 1, EventKind::Chance),
            Part::Decision { seat, steps, .. } => {
                let is_shown = self.scope.eye.is_none_or(|eye| eye == *seat);
                let judged = finding.filter(|_| is_shown).map(|finding| {
                    let best = finding.candidates.first().map_or(0.0, |best| best.worth);
                    let alternative = |candidate: &Candidate| Alternative {
                        choices: candidate.choices.clone(),
                        loss: (best - candidate.worth).max(0.0),
                        tries: candidate.tries,
                        after: self.worth_after(part, candidate, reckoner),
                    };
                    Judged {
                        grade: grade(&finding),
                        loss: finding.loss,
                        error: finding.error,
                        before: before.clone().unwrap_or_default(),
                        moves: finding.candidates.iter().map(alternative).collect(),
                        played: finding.played,
                    }
                });
                (steps.end, EventKind::Decision { seat: *seat, judged })
            }
        };
        Event { step, until, chapter, change, kind }
    }

    fn seat(&self, seat: Seat, ledger: &Ledger, events: &[Event], result: &[Measure]) -> SeatAccount {
        let zero = result[seat.index()] * 0.0;
        let mut account = SeatAccount {
            seat,
            name: self.game.seat_name(seat).into(),
            start: ledger.start[seat.index()],
            luck: zero,
            own: zero,
            others: zero,
            result: result[seat.index()],
            decisions: 0,
            loss: 0.0,
            loss_by_chapter: BTreeMap::new(),
            grades: vec![0; Grade::ALL.len()],
            key_moments: Vec::new(),
        };
        for event in events {
            let change = event.change[seat.index()];
            match &event.kind {
                EventKind::Chance => account.luck += change,
                EventKind::Decision { seat: by, .. } if *by != seat => account.others += change,
                // Two searches one after the other know different things, for somebody else was asked; only within one is
                // it said what a move was worth.
                EventKind::Decision { judged, .. } => {
                    let own = judged.as_ref().map_or(change, |judged| judged.gained(seat));
                    account.own += own;
                    account.others += change - own;
                    judged.iter().for_each(|judged| account.add(event.chapter, judged));
                }
            }
        }
        account.key_moments = key_moments(seat, events);
        account
    }
}

impl SeatAccount {
    fn add(&mut self, chapter: u32, judged: &Judged) {
        self.decisions += 1;
        self.loss += judged.loss;
        *self.loss_by_chapter.entry(chapter).or_default() += judged.loss;
        self.grades[judged.grade as usize] += 1;
    }

    /// What a decision lost on average.
    pub fn mean_loss(&self) -> f64 {
        self.loss / self.decisions.max(1) as f64
    }
}

/// The decisions of a seat that cost it most and more than a little.
fn key_moments(seat: Seat, events: &[Event]) -> Vec<usize> {
    let loss = |event: &Event| match &event.kind {
        EventKind::Decision { seat: by, judged: Some(judged) }
            if *by == seat && judged.grade > Grade::Fine =>
        {
            Some(judged.loss)
        }
        _ => None,
    };
    let mut costly: Vec<(f64, usize)> =
        (0..).zip(events).filter_map(|(place, event)| Some((loss(event)?, place))).collect();
    costly.sort_by(|a, b| b.0.total_cmp(&a.0));
    costly.into_iter().take(KEY_MOMENTS).map(|(_, place)| place).collect()
}

/// By how much every part changed what the game was worth to every seat.
struct Ledger {
    start: Vec<Measure>,
    changes: Vec<Vec<Measure>>,
}

impl Ledger {
    /// Each decision of which something is known goes as far as the next one, less the luck in between.
    fn of<G: Evaluate>(
        plan: &Plan<G>,
        worth: &[Option<Vec<Measure>>],
        luck: Vec<Option<Vec<Measure>>>,
        result: &[Measure],
    ) -> Ledger {
        let zero: Vec<Measure> = result.iter().map(|result| *result * 0.0).collect();
        let mut changes: Vec<Vec<Measure>> =
            luck.into_iter().map(|luck| luck.unwrap_or_else(|| zero.clone())).collect();
        let start: Vec<Measure> = (0..result.len())
            .map(|seat| {
                let mut start = None;
                // The last decision of which something is known, what the game was worth then, and the luck since.
                let mut last: Option<(usize, Measure)> = None;
                let mut since = zero[seat];
                for (place, part) in plan.parts.iter().enumerate() {
                    match part {
                        Part::Chance { .. } => since += changes[place][seat],
                        // Where all choose at once, nobody's choices change anything for others.
                        Part::Decision { seat: by, .. } if G::SIMULTANEOUS && by.index() != seat => {}
                        Part::Decision { .. } => {
                            let Some(worth) = &worth[place] else { continue };
                            close(&mut changes, &mut start, last, seat, worth[seat] - since);
                            (last, since) = (Some((place, worth[seat])), zero[seat]);
                        }
                    }
                }
                close(&mut changes, &mut start, last, seat, result[seat] - since);
                start.unwrap_or(zero[seat])
            })
            .collect();
        Ledger { start, changes }
    }
}

/// What the last decision led to is known: the game was worth so much before the luck that followed it.
fn close(
    changes: &mut [Vec<Measure>],
    start: &mut Option<Measure>,
    last: Option<(usize, Measure)>,
    seat: usize,
    worth: Measure,
) {
    match last {
        Some((place, before)) => changes[place][seat] = worth - before,
        None => *start = Some(worth),
    }
}
