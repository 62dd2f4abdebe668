//! The past, action by action.

use super::Recounted;
use host::{Past, PastStep};
use std::ops::Range;
use tabletop::Seat;

/// An action of somebody's, with what happened in it.
pub struct Act<'p, G: Recounted> {
    pub who: Seat,
    pub steps: Range<usize>,
    pub happenings: Vec<&'p G::Happening>,
    /// Whether it was a turn, and no answer in somebody else's.
    pub is_turn: bool,
    is_over: bool,
}

/// Every action that the past remembers, in order.
pub fn acts<'p, G: Recounted>(game: &G, past: &'p Past<G>) -> Vec<Act<'p, G>> {
    let mut acts: Vec<Act<'p, G>> = Vec::new();
    for told in past.told() {
        match told.chosen {
            // What is chosen blindly is known when it is revealed.
            Some(_) if G::SIMULTANEOUS => {}
            Some(chosen) => {
                let goes_on = G::goes_on(chosen.kind);
                let is_same = |act: &Act<'p, G>| act.who == chosen.by && !act.is_over;
                let begun = acts.iter().rposition(is_same).filter(|_| goes_on);
                let place = begun.unwrap_or_else(|| {
                    acts.push(Act::begun(chosen.by, told, !goes_on));
                    acts.len() - 1
                });
                acts[place].go_on(told);
                continue;
            }
            None => {}
        }
        add_unasked(game, told, &mut acts);
    }
    acts
}

/// What chance or the end of a half-day brought: somebody's action, or part of the last one as long as that goes on.
fn add_unasked<'p, G: Recounted>(
    game: &G,
    told: &'p PastStep<G::Happening, G::Kind>,
    acts: &mut Vec<Act<'p, G>>,
) {
    let actors: Vec<(usize, Seat)> = (0..)
        .zip(&told.happenings)
        .filter_map(|(place, happening)| Some((place, game.actor(happening)?)))
        .collect();
    if actors.is_empty() {
        if let Some(act) = acts.last_mut().filter(|act| !act.is_over && !G::SIMULTANEOUS) {
            act.go_on(told);
        }
        return;
    }
    let ends = actors.iter().skip(1).map(|(place, _)| *place).chain([told.happenings.len()]);
    for ((from, who), to) in actors.iter().zip(ends) {
        // What follows the revealing of what all have chosen is nobody's action.
        let to = if G::SIMULTANEOUS { from + 1 } else { to };
        let mut act = Act::begun(*who, told, true);
        act.add(&told.happenings[*from..to]);
        acts.push(act);
    }
}

impl<'p, G: Recounted> Act<'p, G> {
    fn begun(who: Seat, told: &PastStep<G::Happening, G::Kind>, is_turn: bool) -> Act<'p, G> {
        Act { who, steps: told.step - 1..told.step, happenings: Vec::new(), is_turn, is_over: false }
    }

    fn go_on(&mut self, told: &'p PastStep<G::Happening, G::Kind>) {
        self.add(&told.happenings);
        if !told.happenings.first().is_some_and(G::is_heading) {
            self.steps.end = told.step;
        }
    }

    /// A new part of the game ends the action.
    fn add(&mut self, happenings: &'p [G::Happening]) {
        for happening in happenings {
            self.is_over |= G::is_heading(happening);
            if !self.is_over {
                self.happenings.push(happening);
            }
        }
    }
}
