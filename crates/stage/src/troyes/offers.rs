//! What may be done, arranged so that dice can be picked before the target or after it.

use super::spots_of::{dice_of, target_spot};
use crate::offer::Offer;
use crate::spot::Spot;
use tabletop::{Game, Phrase, Seat, Speech, phrase};
use troyes::actions::{Prospect, Target};
use troyes::cards::Card;
use troyes::{Choice, Kind, State, Troyes};

/// Every choice as an offer; at the beginning of a turn, also every whole action, to be found by its dice.
pub fn offers(game: &Troyes, state: &State, seat: Seat) -> Vec<Offer<Troyes>> {
    let mut offers = Offer::each(game, state, seat);
    let mut ways = Ways { game, state, seat, known: Vec::new() };
    offers.extend(game.prospects(state, seat).iter().filter_map(|prospect| {
        let mut choices = ways.leading_to(prospect)?;
        choices.push(Choice::Dice(prospect.group));
        let pieces = dice_of(prospect.group).into_iter().map(|die| die.kin().0).collect();
        Some(Offer { choices, place: Some(target_spot(prospect.target)), pieces, latent: true })
    }));
    offers
}

/// A target by its name and what it costs, where its dice are said in the same breath.
pub fn beginning(game: &Troyes, state: &State, seat: Seat, choice: Choice) -> Phrase {
    let is_hired = |card| state.city.find(card).is_some_and(|activity| activity.has(game.owner(seat)));
    match choice.target() {
        Some(Target::Use(card)) if !is_hired(card) => {
            phrase!("troyes-begin-hire", card = card, cost = game.print(card).hire)
        }
        Some(Target::Fight(event)) => phrase!("troyes-begin-fight", event = event),
        Some(Target::Patrol) => phrase!("troyes-begin-patrol"),
        _ => game.say(state, seat, choice),
    }
}

/// What the sentences between a target and its dice depend on: the cube, and whether a bought die is turned over.
type Way = (Target, Option<Card>, bool);

/// Finds what is to be said between a target and its dice by saying it to an imagined table.
struct Ways<'a> {
    game: &'a Troyes,
    state: &'a State,
    seat: Seat,
    known: Vec<(Way, Option<Vec<Choice>>)>,
}

impl Ways<'_> {
    fn leading_to(&mut self, prospect: &Prospect) -> Option<Vec<Choice>> {
        let is_turned = (0..prospect.group.len()).any(|i| prospect.group.is_turned(i));
        let way = (prospect.target, prospect.cube, is_turned);
        if let Some((_, known)) = self.known.iter().find(|(known, _)| *known == way) {
            return known.clone();
        }
        let found = self.find(way);
        self.known.push((way, found.clone()));
        found
    }

    fn find(&self, (target, cube, is_turned): Way) -> Option<Vec<Choice>> {
        let mut imagined = self.state.clone();
        let mut said = vec![Choice::from(target)];
        self.game.play(&mut imagined, self.seat, said[0], None).ok()?;
        loop {
            let choice = match self.game.question(&imagined, self.seat)?.kind {
                Kind::Cube => cube.map_or(Choice::Plain, Choice::Cube),
                Kind::TurnBought if is_turned => {
                    let mut choices = Vec::new();
                    self.game.choices(&imagined, self.seat, &mut choices);
                    choices.into_iter().find(|choice| matches!(choice, Choice::Outdoor(_)))?
                }
                Kind::TurnBought => Choice::Plain,
                Kind::Dice => return Some(said),
                _ => return None,
            };
            self.game.play(&mut imagined, self.seat, choice, None).ok()?;
            said.push(choice);
        }
    }
}
