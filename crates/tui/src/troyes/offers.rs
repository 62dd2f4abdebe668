//! What may be done, arranged so that dice can be picked before the target or after it.

use super::place::Place;
use crate::playable::Offer;
use tabletop::{Game, Seat};
use troyes::actions::{Prospect, Target};
use troyes::{Choice, State, Troyes};

/// Every choice as an offer; at the beginning of a turn, also every whole action, to be found by its dice.
pub fn offers(game: &Troyes, state: &State, seat: Seat) -> Vec<Offer<Troyes>> {
    let mut choices = Vec::new();
    game.choices(state, seat, &mut choices);
    let owner = game.owner(seat);
    let mut offers: Vec<Offer<Troyes>> = choices
        .iter()
        .map(|choice| Offer {
            pieces: Place::pieces(owner, *choice),
            ..Offer::one(*choice, Place::of(*choice))
        })
        .collect();
    let targets: Vec<Target> = choices.iter().filter_map(|choice| choice.target()).collect();
    if !targets.is_empty() {
        let asking: Vec<Target> =
            targets.into_iter().filter(|target| asks_for_cube(game, state, seat, *target)).collect();
        let prospects = game.prospects(state, seat);
        offers.extend(prospects.iter().map(|prospect| whole(prospect, asking.contains(&prospect.target))));
    }
    offers
}

/// Whether the next question after a target is about a cube.
fn asks_for_cube(game: &Troyes, state: &State, seat: Seat, target: Target) -> bool {
    let mut imagined = state.clone();
    game.play_offered(&mut imagined, seat, target.into());
    let mut next = Vec::new();
    game.choices(&imagined, seat, &mut next);
    next.iter().any(|choice| matches!(choice, Choice::Plain | Choice::Cube(_)))
}

/// A whole action: target, cube, dice.
fn whole(prospect: &Prospect, asks_for_cube: bool) -> Offer<Troyes> {
    let target = Choice::from(prospect.target);
    let mut choices = vec![target];
    if asks_for_cube {
        choices.push(prospect.cube.map_or(Choice::Plain, Choice::Cube));
    }
    choices.push(Choice::Dice(prospect.group));
    let pieces = prospect.group.dice().iter().map(|die| Place::Die(*die, 0)).collect();
    Offer { choices, place: Place::of(target), pieces, latent: true }
}
