//! What is asked, as numbers: the unfinished things, and what has been said of the innermost one.

use super::alphabet::{COUNTER, DIE, OWN_DICE, TURN, WITH};
use super::observation::Observed;
use crate::{Action, Pen};
use tabletop::Seat;
use troyes::actions::{CubeSlot, Plan, Target, TurnSlot};
use troyes::agenda::Task;
use troyes::board::{Die, DieColor, Faces};
use troyes::cards::{Card, Event};
use troyes::modules::Stage;

/// How many kinds of unfinished things there are.
const TASKS: usize = 35;
/// Actions that concern neither a card nor an event: the Cathedral, the three buildings, agriculture, the guard.
const OTHER_TARGETS: usize = 6;
/// What amounts are divided by.
const MOST: f32 = 8.0;

/// What the innermost unfinished thing is about.
#[derive(Default)]
struct About {
    seat: Option<Seat>,
    card: Option<Card>,
    event: Option<Event>,
    other: Option<usize>,
    cube: Option<CubeSlot>,
    turn: Option<TurnSlot>,
    amount: u8,
    stage: Option<usize>,
    black: Faces,
    dice: [Option<Die>; 3],
}

pub(super) fn describe(observed: &Observed<'_>, picked: &[Action], pen: &mut Pen<'_>) {
    let agenda = &observed.table.agenda;
    let about = agenda.last().map(About::new).unwrap_or_default();
    pen.one_of("question", TASKS, agenda.last().map(number));
    let unfinished = pen.block("unfinished", TASKS);
    agenda.iter().for_each(|task| unfinished[number(task)] = 1.0);
    pen.one_of("asked", observed.eyes.count(), about.seat.map(|seat| observed.seat(seat)));
    pen.one_of(
        "about_card",
        observed.in_play.cards(),
        about.card.and_then(|card| observed.in_play.card(card)),
    );
    let event = about.event.and_then(|event| observed.in_play.event(event));
    pen.one_of("about_event", observed.in_play.events(), event);
    pen.one_of("about_other", OTHER_TARGETS, about.other);
    about.cube(observed, pen);
    pen.one_of("turned_die", 3, about.turn.map(|turn| turn as usize));
    pen.block("amount", 1)[0] = f32::from(about.amount) / MOST;
    pen.one_of("stage", 4, about.stage);
    let black = pen.block("countered", 6);
    about.black.iter().for_each(|face| black[usize::from(face) - 1] += 1.0 / 6.0);
    let said = pen.block("dice_said", observed.dice());
    for die in about.dice.into_iter().flatten() {
        if let Some(index) = observed.die(observed.eyes.place(die.owner()), die.color(), die.face()) {
            said[index] += 1.0;
        }
    }
    describe_picked(observed, picked, pen);
}

/// What has been picked of the answer: dice of the square, and black dice.
fn describe_picked(observed: &Observed<'_>, picked: &[Action], pen: &mut Pen<'_>) {
    let dice = pen.block("dice_picked", observed.dice());
    let black = pen.block("black_picked", 6);
    pen.block("picked", 1)[0] = picked.len() as f32 / MOST;
    for action in picked {
        if let Some(face) = COUNTER.index(*action) {
            black[face] += 1.0 / 6.0;
        }
        let die = [DIE, TURN, WITH].iter().find_map(|letters| letters.index(*action));
        let Some(die) = die else { continue };
        let (owner, own) = (die / OWN_DICE, die % OWN_DICE);
        // Grey stands after the families that play.
        let owner = owner.min(observed.eyes.count() - 1);
        if let Some(index) = observed.die(owner, DieColor::ALL[own / 6], (own % 6) as u8 + 1) {
            dice[index] += 1.0;
        }
    }
}

impl About {
    fn new(task: &Task) -> About {
        let mut about = About::default();
        match *task {
            Task::Settle(amount) | Task::RoySettles(amount) | Task::Lay(amount) => about.amount = amount,
            Task::Newcomer(event) | Task::Scatter(event, _) => about.event = Some(event),
            Task::Suffer(event, owner) => {
                about.event = Some(event);
                about.seat = owner.seat();
            }
            Task::Ordeal(event, seat) => {
                about.event = Some(event);
                about.seat = seat;
            }
            Task::Release(seat) | Task::Black(seat) | Task::Turn(seat) | Task::TurnOver(seat) => {
                about.seat = Some(seat);
            }
            Task::EndTurn(seat) | Task::Bonus(seat, _) => about.seat = Some(seat),
            Task::Counter(seat, black) => {
                about.seat = Some(seat);
                about.black = black;
            }
            Task::Reroll(die) => about.dice[0] = Some(die),
            Task::Plan(seat, plan) | Task::Act(seat, plan) => about.plan(seat, &plan),
            Task::HowOften { seat, target, most } => {
                about.seat = Some(seat);
                about.amount = most;
                about.target(target);
            }
            Task::Either(uses) | Task::Mixed(uses) | Task::Own(uses) => {
                about.seat = Some(uses.seat);
                about.card = Some(uses.card);
                about.amount = uses.left;
            }
            Task::Cubes { seat, card, left, each, .. } => {
                about.seat = Some(seat);
                about.card = Some(card);
                about.amount = left.saturating_mul(each);
            }
            Task::ExtraCube(seat, card) => {
                about.seat = Some(seat);
                about.card = Some(card);
            }
            Task::Exchange { seat, done, taken } => {
                about.seat = Some(seat);
                about.amount = done.len() as u8;
                about.dice[0] = taken;
            }
            Task::Patrol(patrol) => {
                about.seat = Some(patrol.seat);
                about.amount = patrol.points;
                about.dice[0] = Some(patrol.die);
                about.stage = Some(match patrol.stage {
                    Stage::Boost => 0,
                    Stage::Walk => 1,
                    Stage::Post(false) => 2,
                    Stage::Post(true) => 3,
                });
            }
            Task::Deal | Task::Round | Task::Reveal(_) | Task::Income | Task::Workforce => {}
            Task::Arrive(_) | Task::Effect(_) | Task::RollBlack | Task::RoyTurn => {}
            Task::ExtraDie(..) | Task::Regroup | Task::EndRound | Task::Over => {}
        }
        about
    }

    fn plan(&mut self, seat: Seat, plan: &Plan) {
        self.seat = Some(seat);
        self.target(plan.target);
        self.cube = Some(plan.cube);
        self.turn = Some(plan.turn);
        let dice = plan.group.iter().flat_map(|group| group.dice().to_vec());
        for (place, die) in self.dice.iter_mut().zip(dice) {
            *place = Some(die);
        }
    }

    fn target(&mut self, target: Target) {
        match target {
            Target::Use(card) => self.card = Some(card),
            Target::Fight(event) => self.event = Some(event),
            Target::Build => self.other = Some(0),
            Target::Place(building) => self.other = Some(1 + building as usize),
            Target::Farm => self.other = Some(4),
            Target::Patrol => self.other = Some(5),
        }
    }

    /// Which cube modifies the action: not said yet, none, or that of a card.
    fn cube(&self, observed: &Observed<'_>, pen: &mut Pen<'_>) {
        let place = match self.cube {
            None => None,
            Some(CubeSlot::Open) => Some(0),
            Some(CubeSlot::Plain) => Some(1),
            Some(CubeSlot::Cube(card)) => observed.in_play.card(card).map(|place| 2 + place),
        };
        pen.one_of("cube", 2 + observed.in_play.cards(), place);
    }
}

/// The number of a kind of unfinished thing.
fn number(task: &Task) -> usize {
    match task {
        Task::Deal => 0,
        Task::Lay(_) => 1,
        Task::Settle(_) => 2,
        Task::RoySettles(_) => 3,
        Task::Round => 4,
        Task::Reveal(_) => 5,
        Task::Income => 6,
        Task::Workforce => 7,
        Task::Arrive(_) => 8,
        Task::Effect(_) => 9,
        Task::Newcomer(_) => 10,
        Task::Suffer(..) => 11,
        Task::Ordeal(..) => 12,
        Task::Scatter(..) => 13,
        Task::Release(_) => 14,
        Task::RollBlack => 15,
        Task::Black(_) => 16,
        Task::Counter(..) => 17,
        Task::Turn(_) => 18,
        Task::RoyTurn => 19,
        Task::TurnOver(_) => 20,
        Task::Reroll(_) => 21,
        Task::Plan(..) => 22,
        Task::Act(..) => 23,
        Task::HowOften { .. } => 24,
        Task::Either(_) => 25,
        Task::Mixed(_) => 26,
        Task::Own(_) => 27,
        Task::Cubes { .. } => 28,
        Task::Bonus(..) | Task::ExtraCube(..) => 29,
        Task::ExtraDie(..) => 30,
        Task::Exchange { .. } => 31,
        Task::Patrol(_) => 32,
        Task::Regroup | Task::EndTurn(_) | Task::EndRound => 33,
        Task::Over => 34,
    }
}
