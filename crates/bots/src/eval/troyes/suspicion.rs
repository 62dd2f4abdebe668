//! Which secret characters the others may have, by what they have worked for.

use super::position::Position;
use ::troyes::cards::Character;
use ::troyes::{State, Troyes};
use tabletop::{Game, Seat};

/// How much a point speaks for a character that its owner has gained by it beyond the others, who may not know of it.
/// Fitted to games of bots (`training suspicion`).
const SHARPNESS: f64 = 0.3;
/// Before this round nobody has done enough to be seen through.
const FIRST_ROUND: u8 = 3;
/// A character is spoken of if somebody has it more likely than not,
const PROBABLE: f64 = 0.5;
/// and so many times as likely as by mere chance.
const CLEARLY: f64 = 1.3;

/// A character that somebody may have, and how likely they do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Suspicion {
    /// The character.
    pub character: Character,
    /// From 0 to 1.
    pub chance: f64,
}

/// The character that another seat most likely has, as far as `eye` may know, if that is clear enough to be spoken of.
pub fn clear_suspicion(game: &Troyes, state: &State, eye: Seat, of: Seat) -> Option<Suspicion> {
    let all = suspicions(game, state, eye, of);
    let by_chance = game.characters_each() as f64 / all.len().max(1) as f64;
    let is_clear = |likeliest: &&Suspicion| likeliest.chance >= f64::max(PROBABLE, CLEARLY * by_chance);
    all.first().filter(|_| state.round >= FIRST_ROUND).filter(is_clear).copied()
}

/// How likely another seat has each of the characters that `eye` does not know of, the likeliest first. Whatever is secret
/// to `eye` makes no difference.
pub fn suspicions(game: &Troyes, state: &State, eye: Seat, of: Seat) -> Vec<Suspicion> {
    suspicions_by(game, state, eye, of, SHARPNESS)
}

/// The same with points that speak more or less clearly, to find out how clearly they do.
pub fn suspicions_by(game: &Troyes, state: &State, eye: Seat, of: Seat, sharpness: f64) -> Vec<Suspicion> {
    let own = &state.families[game.owner(eye)].characters;
    let is_open = |character: &Character| {
        own.contains(character) || state.unveiled == Some(*character) || state.pile.contains(character)
    };
    let unknown: Vec<Character> = game.characters().filter(|character| !is_open(character)).collect();
    let clues: Vec<f64> =
        unknown.iter().map(|character| (sharpness * lead(game, state, *character, of)).exp()).collect();
    let chances = chances_in_hand(&clues, game.characters_each());
    let suspicion = |(character, chance)| Suspicion { character, chance };
    let mut all: Vec<Suspicion> = unknown.into_iter().zip(chances).map(suspicion).collect();
    all.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    all
}

/// By how many points of a character somebody is ahead of the mean of all others.
fn lead(game: &Troyes, state: &State, character: Character, of: Seat) -> f64 {
    let points = |seat: Seat| Position::new(game, state, game.owner(seat)).on_the_way(character).1;
    let others: Vec<f64> = (0..game.players()).map(Seat).filter(|seat| *seat != of).map(points).collect();
    points(of) - others.iter().sum::<f64>() / others.len().max(1) as f64
}

/// How likely each is among so many that were dealt, if a hand is the likelier the more speaks for all of it.
fn chances_in_hand(clues: &[f64], hand: usize) -> Vec<f64> {
    let others = |one: usize| -> f64 {
        let rest = clues.iter().enumerate().filter(|(other, _)| *other != one);
        if hand > 1 { rest.map(|(_, clue)| clue).sum() } else { 1.0 }
    };
    let with: Vec<f64> = (0..clues.len()).map(|one| clues[one] * others(one)).collect();
    let all = with.iter().sum::<f64>() / hand.max(1) as f64;
    with.into_iter().map(|with| with / f64::max(all, 1e-9)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_of_one_follows_the_clues() {
        assert_eq!(chances_in_hand(&[3.0, 1.0, 1.0], 1), [0.6, 0.2, 0.2]);
    }

    #[test]
    fn in_a_hand_of_two_the_chances_add_up_to_two() {
        // Pairs: 6, 3 and 2 of 11.
        let chances = chances_in_hand(&[3.0, 2.0, 1.0], 2);
        let wanted = [9.0 / 11.0, 8.0 / 11.0, 5.0 / 11.0];
        assert!(
            chances.iter().zip(wanted).all(|(chance, wanted)| (chance - wanted).abs() < 1e-9),
            "{chances:?}"
        );
    }
}
