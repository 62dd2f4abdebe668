//! Why a move was chosen, as a player would say it.

use crate::bot::Seen;
use crate::evaluate::{Evaluate, Term};
use crate::moves::Move;
use tabletop::{Phrase, Seat, Speech, Viewer, phrase};

/// Of how many changes is spoken at once.
const MOST_CHANGES: usize = 4;
/// So many points of difference and less are none to a player.
const HARDLY: f64 = 0.5;
/// How the message of a term ends that says no more than that past games went better or worse from there.
const EXPERIENCE: &str = "-change-experience";
/// By how many points two lines of thought differ that might as well have come out the other way.
const USUAL_ERROR: f64 = 2.0;

/// What was thought of the move that was chosen, and of the best that begins otherwise.
pub(crate) struct Verdict<'a, G: Evaluate> {
    /// What is expected of it: the lead over the strongest other seat, or the points of a seat that plays for itself.
    pub outlook: f64,
    /// The other move, and how many points it is behind.
    pub runner_up: Option<(&'a [G::Choice], f64)>,
}

/// What a move does, with what is expected of it and what is suspected of others.
pub(crate) fn explain<G: Evaluate + Speech>(
    seen: &Seen<'_, G>,
    state: &G::State,
    chosen: &Move<G>,
    verdict: &Verdict<'_, G>,
) -> Vec<Phrase> {
    let mut reasons = explain_move(seen, state, chosen);
    reasons.push(expected(seen, verdict.outlook));
    if let Some((path, behind)) = verdict.runner_up {
        let steps = steps(seen, state, path);
        let points = behind.round().max(1.0) as i64;
        if behind < HARDLY {
            reasons.push(phrase!("bot-reason-as-good", steps = steps));
        } else {
            reasons.push(phrase!("bot-reason-runner-up", steps = steps, points = points));
            reasons.push(instead(seen, state, path));
        }
        let sure = match behind / USUAL_ERROR {
            far if far > 1.5 => "very",
            some if some > 0.5 => "fairly",
            _ => "hardly",
        };
        reasons.push(phrase!("bot-reason-sure", sure = sure));
    }
    reasons.extend(seen.game.suspects(state, seen.seat));
    reasons
}

/// What the choices of a move do: first said one after the other, then what they bring and cost the seat that makes them, and
/// what they take from others. Nothing if they cannot be made in this state.
pub fn reasons_for<G: Evaluate + Speech>(
    game: &G,
    state: &G::State,
    seat: Seat,
    path: &[G::Choice],
) -> Vec<Phrase> {
    let mut after = state.clone();
    let is_possible = path.iter().all(|choice| game.play(&mut after, seat, *choice, None).is_ok());
    if !is_possible {
        return Vec::new();
    }
    let view = game.view(state, Viewer::Seat(seat));
    let seen = Seen { game, seat, view: &view, choices: path };
    let mut reasons = explain_move(&seen, state, &Move { path: path.to_vec(), after });
    // That is for whoever chose it to say.
    reasons.retain(|reason| *reason != phrase!("bot-reason-nothing-better"));
    reasons
}

/// What a move does: for the seat that makes it, and against the others.
pub(crate) fn explain_move<G: Evaluate + Speech>(
    seen: &Seen<'_, G>,
    state: &G::State,
    chosen: &Move<G>,
) -> Vec<Phrase> {
    let mut reasons = vec![phrase!("bot-reason-move", steps = steps(seen, state, &chosen.path))];
    let own = seen.game.terms(state, &chosen.after, seen.seat);
    let (gains, losses): (Vec<Term>, Vec<Term>) = own.into_iter().partition(|term| term.worth > 0.0);
    if gains.is_empty() {
        reasons.push(phrase!("bot-reason-nothing-better"));
    } else {
        reasons.push(phrase!("bot-reason-brings", changes = weightiest(gains)));
    }
    if !losses.is_empty() {
        reasons.push(phrase!("bot-reason-costs", changes = weightiest(losses)));
    }
    for other in (0..seen.game.seats()).map(Seat).filter(|other| *other != seen.seat) {
        if G::SIMULTANEOUS {
            break;
        }
        let mut terms = seen.game.terms(state, &chosen.after, other);
        terms.retain(|term| term.worth < -HARDLY);
        if !terms.is_empty() {
            reasons.push(phrase!("bot-reason-takes", who = other, changes = weightiest(terms)));
        }
    }
    reasons
}

/// The small decisions of a move, one after the other.
fn steps<G: Evaluate + Speech>(seen: &Seen<'_, G>, state: &G::State, path: &[G::Choice]) -> Phrase {
    let mut state = state.clone();
    let mut say = |choice: &G::Choice| {
        let said = seen.game.say_as_step(&state, seen.seat, *choice);
        seen.game.play_offered(&mut state, seen.seat, *choice);
        said
    };
    let steps = path.iter().map(&mut say);
    steps.reduce(|before, next| phrase!("bot-reason-steps", before = before, next = next)).unwrap_or_default()
}

/// What a move that was not chosen would have brought: beside what the chosen one brings it shows why it is worse.
fn instead<G: Evaluate + Speech>(seen: &Seen<'_, G>, state: &G::State, path: &[G::Choice]) -> Phrase {
    let mut after = state.clone();
    for choice in path {
        seen.game.play_offered(&mut after, seen.seat, *choice);
    }
    let mut gains = seen.game.terms(state, &after, seen.seat);
    gains.retain(|term| term.worth > 0.0);
    match gains.is_empty() {
        true => phrase!("bot-reason-instead-nothing"),
        false => phrase!("bot-reason-instead", changes = weightiest(gains)),
    }
}

fn weightiest(mut terms: Vec<Term>) -> Vec<Phrase> {
    // A player sees nothing of that on the table: it is told where there is nothing else to tell.
    let is_seen = |term: &Term| !term.text.message.ends_with(EXPERIENCE);
    if terms.iter().any(is_seen) {
        terms.retain(is_seen);
    }
    terms.sort_by(|a, b| b.worth.abs().total_cmp(&a.worth.abs()));
    terms.into_iter().take(MOST_CHANGES).map(|term| term.text).collect()
}

/// The end that is expected, in points.
fn expected<G: Evaluate>(seen: &Seen<'_, G>, outlook: f64) -> Phrase {
    let points = outlook.abs().round() as i64;
    match outlook {
        _ if seen.game.seats() == 1 || G::SIMULTANEOUS => phrase!("bot-reason-expected", points = points),
        near if near.abs() < 1.0 => phrase!("bot-reason-even"),
        ahead if ahead > 0.0 => phrase!("bot-reason-ahead", points = points),
        _ => phrase!("bot-reason-behind", points = points),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_past_games_taught_is_told_where_there_is_nothing_else() {
        let term = |text, worth| Term { text, worth };
        let experience = || term(phrase!("troyes-change-experience", outlook = "good"), 3.0);
        let seen = phrase!("troyes-change-vp", more = 1);
        assert_eq!(weightiest(vec![experience(), term(seen.clone(), 1.0)]), [seen]);
        assert_eq!(weightiest(vec![experience()]).len(), 1);
    }
}
