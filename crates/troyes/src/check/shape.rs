//! What may be unfinished at the same time, and in which order: the shapes that an agenda has in play, and no others.

use super::Complaints;
use crate::agenda::Task;
use crate::board::Color;
use crate::cards::{Event, EventEffect};
use tabletop::Seat;

/// An event asks for at most as many citizens as there are families but one.
const MOST_RELEASED: usize = 3;
/// The two gains of a card may place cubes each.
const MOST_CUBE_TASKS: usize = 2;

impl Complaints<'_> {
    /// Whether a task may lie on those below it.
    pub(super) fn may_lie_on(&self, below: &[Task], task: &Task) -> bool {
        let Some((base, rest)) = below.split_first() else { return is_base(task) };
        if rest.iter().any(asks_at_once) {
            return false;
        }
        match *base {
            Task::Settle(0) | Task::RoySettles(0) => self.is_prepared(rest, task),
            Task::Effect(0) => self.begins_round(rest, task) || self.may_arrive(rest, task),
            Task::Effect(next) => self.may_strike(next, rest, task),
            Task::Black(seat) => {
                rest.is_empty() && (self.is_influence(seat, task) || is_exchange(seat, task))
            }
            Task::Turn(seat) => {
                let is_extra = |task: &Task| matches!(*task, Task::ExtraDie(owner, _) if owner == self.look.game.owner(seat));
                rest.is_empty()
                    && (self.is_influence(seat, task) || is_exchange(seat, task) || is_extra(task))
            }
            Task::EndTurn(seat) if self.look.game.is_roy(seat) => rest.is_empty() && is_answer(task),
            Task::EndTurn(seat) => self.may_follow(seat, rest, task),
            _ => false,
        }
    }

    /// Characters are dealt first, then the tiles are laid.
    fn is_prepared(&self, rest: &[Task], task: &Task) -> bool {
        let below_deal: &[Task] = if self.look.game.options.ramparts { &[Task::Lay(0)] } else { &[] };
        match task {
            Task::Deal => rest == below_deal,
            Task::Lay(_) => rest.is_empty(),
            _ => false,
        }
    }

    /// The phases of a round before its events take effect, the first on top.
    fn begins_round(&self, rest: &[Task], task: &Task) -> bool {
        let phases = [Task::Arrive(Color::Red), Task::Workforce, Task::Income];
        let reveals = Color::ALL.into_iter().rev().map(Task::Reveal);
        let phases: Vec<Task> = phases.into_iter().chain(reveals).collect();
        let arrives = rest.is_empty() && matches!(task, Task::Arrive(_));
        arrives || (phases.starts_with(rest) && phases.get(rest.len()) == Some(task))
    }

    /// Possession takes its citizens as soon as it arrives, before the card that it might call.
    fn may_arrive(&self, rest: &[Task], task: &Task) -> bool {
        let rest = match rest {
            [Task::Arrive(_), rest @ ..] => rest,
            _ => rest,
        };
        let last = self.look.state.queue.iter().next_back().map(|queued| queued.event);
        last == Some(Event::Possession) && is_suffered(Event::Possession, rest, task)
    }

    /// An event takes effect: the one before the next.
    fn may_strike(&self, next: u8, rest: &[Task], task: &Task) -> bool {
        let now = usize::from(next).checked_sub(1).and_then(|index| self.look.state.queue.get(index));
        let Some(event) = now.map(|queued| queued.event) else { return false };
        match *task {
            Task::Newcomer(striking) | Task::Scatter(striking, _) | Task::Ordeal(striking, None) => {
                rest.is_empty() && striking == event
            }
            _ => is_suffered(event, rest, task),
        }
    }

    /// Influence is spent on one's own dice.
    fn is_influence(&self, seat: Seat, task: &Task) -> bool {
        match *task {
            Task::TurnOver(other) => other == seat,
            Task::Reroll(die) => die.owner() == self.look.game.owner(seat),
            _ => false,
        }
    }

    /// What an action leaves to be done: either others answer before it is carried out, or its effects go on.
    fn may_follow(&self, seat: Seat, rest: &[Task], task: &Task) -> bool {
        match (rest.first(), *task) {
            (None, Task::Act(actor, _)) => actor == seat,
            (None, Task::Regroup) => true,
            (Some(Task::Act(..)), Task::Bonus(other, _)) => {
                other != seat && is_answer(task) && !rest.contains(task)
            }
            (Some(Task::Act(..)), _) | (_, Task::Act(..)) => false,
            _ => actor(task) == Some(seat) && is_next_effect(rest, task),
        }
    }
}

/// The first entry says where in the round the game is; everything else lies on it.
fn is_base(task: &Task) -> bool {
    matches!(
        task,
        Task::Settle(_)
            | Task::RoySettles(_)
            | Task::RoyTurn
            | Task::Effect(_)
            | Task::RollBlack
            | Task::Black(_)
            | Task::Counter(..)
            | Task::Turn(_)
            | Task::Plan(..)
            | Task::EndTurn(_)
            | Task::Over
    )
}

/// Whether a seat exchanges dice with other districts.
fn is_exchange(seat: Seat, task: &Task) -> bool {
    matches!(task, Task::Exchange { seat: other, .. } if *other == seat)
}

/// Whether somebody answers what is done in another's turn.
fn is_answer(task: &Task) -> bool {
    matches!(task, Task::Bonus(_, side) if side.answers_others())
}

/// Whether a task is finished as soon as it is answered, so that nothing ever lies on it.
fn asks_at_once(task: &Task) -> bool {
    matches!(
        task,
        Task::Mixed(_)
            | Task::HowOften { .. }
            | Task::Either(_)
            | Task::Ordeal(..)
            | Task::Exchange { .. }
            | Task::Patrol(_)
    )
}

/// Whether a family suffers an event, each once, the last of them perhaps asked already.
fn is_suffered(event: Event, rest: &[Task], task: &Task) -> bool {
    let is_of = |task: &Task| matches!(task, Task::Suffer(other, _) if *other == event);
    let suffers = |owner: Option<Seat>| {
        rest.iter().any(|task| matches!(task, Task::Suffer(_, other) if other.seat() == owner))
    };
    let is_asked = matches!(event.sheet().effect, EventEffect::Own(_));
    let is_once = match *task {
        Task::Suffer(_, owner) => is_of(task) && !suffers(owner.seat()),
        Task::Ordeal(other, Some(seat)) => is_asked && other == event && !suffers(Some(seat)),
        _ => false,
    };
    is_once && rest.iter().all(is_of)
}

/// Whose action a task goes on with.
fn actor(task: &Task) -> Option<Seat> {
    match *task {
        Task::HowOften { seat, .. } | Task::Cubes { seat, .. } => Some(seat),
        Task::Either(uses) | Task::Mixed(uses) | Task::Own(uses) => Some(uses.seat),
        Task::Bonus(seat, _) | Task::ExtraCube(seat, _) | Task::Release(seat) => Some(seat),
        Task::Patrol(patrol) => Some(patrol.seat),
        _ => None,
    }
}

/// The order in which effects of an action lie on each other. A bonus comes when something is placed, once in an action,
/// wherever that is.
fn order(task: &Task) -> Option<u8> {
    match task {
        Task::ExtraCube(..) => Some(0),
        Task::HowOften { .. } | Task::Either(_) | Task::Mixed(_) | Task::Own(_) | Task::Patrol(_) => Some(1),
        Task::Cubes { .. } => Some(2),
        Task::Release(_) => Some(3),
        _ => None,
    }
}

fn is_next_effect(rest: &[Task], task: &Task) -> bool {
    let Some(order_of_task) = order(task) else {
        return !rest.iter().any(|other| matches!(other, Task::Bonus(..)));
    };
    let most = match task {
        Task::Release(_) => MOST_RELEASED,
        Task::Cubes { .. } => MOST_CUBE_TASKS,
        _ => 1,
    };
    let like = rest.iter().filter(|other| order(other) == Some(order_of_task)).count();
    like < most && rest.iter().filter_map(order).all(|below| below <= order_of_task)
}
