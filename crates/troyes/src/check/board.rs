//! What is wrong on the board: dice, buildings, Cathedral, cards, events.

use super::{Complaints, word};
use crate::board::{Building, Color, DieColor, LEVELS, Owner, SITES};
use crate::cards::{Card, Event};
use tabletop::{Phrase, phrase};

/// Far more than any game brings on one card.
const MOST_CUBES: u8 = 100;
/// Dice of each color in the box.
pub(super) const DICE: u8 = 6;

/// Somebody who does not play is in a part of the state.
fn stranger(part: &str, owner: Owner) -> Phrase {
    phrase!("troyes-flaw-stranger", place = part.to_string(), owner = word(owner))
}

impl Complaints<'_> {
    pub(super) fn board(&mut self) {
        self.dice();
        self.buildings();
        self.cathedral();
        self.city();
        self.queue();
    }

    fn dice(&mut self) {
        let state = self.look.state;
        for color in Color::ALL {
            let count: u8 = Owner::ALL.into_iter().map(|owner| state.square.of(owner, color).count()).sum();
            self.unless(count <= DICE, || {
                phrase!("troyes-flaw-dice", count = count, color = color, most = DICE)
            });
        }
        for owner in Owner::ALL {
            let heads = state.square.of(owner, DieColor::Purple).count();
            let most = self.look.head_of_family(owner);
            self.unless(heads <= most, || phrase!("troyes-flaw-purple", count = heads, owner = word(owner)));
            self.unless(self.plays(owner) || state.square.is_bare(owner), || {
                phrase!("troyes-flaw-stranger-dice", owner = word(owner))
            });
        }
        let most = self.look.game.black_dice();
        self.unless(state.gathered <= most && state.black.count() <= most, || {
            phrase!("troyes-flaw-black", most = most)
        });
    }

    fn buildings(&mut self) {
        let buildings = &self.look.state.buildings;
        for building in Building::ALL {
            let standing = buildings.spaces(building).iter().flatten().copied();
            for owner in standing.chain(buildings.lying(building).iter()) {
                self.unless(self.plays(owner), || {
                    phrase!("troyes-flaw-stranger", place = building, owner = word(owner))
                });
            }
        }
    }

    fn cathedral(&mut self) {
        let cathedral = &self.look.state.cathedral;
        self.unless(!cathedral.has_gap(), || phrase!("troyes-flaw-cathedral-gap"));
        for site in 1..=SITES {
            let is_high = cathedral.at(site, LEVELS).is_some();
            self.unless(!is_high || self.look.has_fourth_level(), || {
                phrase!("troyes-flaw-cathedral-site", site = site)
            });
            for owner in (0..=LEVELS).filter_map(|level| cathedral.at(site, level)) {
                self.unless(self.plays(owner), || stranger("cathedral", owner));
            }
        }
    }

    fn city(&mut self) {
        let look = self.look;
        let known: Vec<Card> = look.game.activity_cards().collect();
        let mut places = Vec::new();
        for activity in look.state.city.iter() {
            let card = activity.card;
            let print = look.game.print(activity.card);
            self.unless(known.contains(&activity.card), || phrase!("troyes-flaw-city-unknown", card = card));
            self.unless(print.number <= look.state.round.max(1), || {
                phrase!("troyes-flaw-city-early", card = card, round = print.number)
            });
            self.unless(!places.contains(&(print.color, print.number)), || {
                phrase!("troyes-flaw-city-second", card = card, color = print.color, number = print.number)
            });
            places.push((print.color, print.number));
            for owner in Owner::ALL {
                let tradesmen = activity.spaces.iter().filter(|space| **space == Some(owner)).count()
                    + usize::from(activity.picture.contains(owner));
                let cubes = activity.cubes[owner];
                self.unless(cubes <= MOST_CUBES, || {
                    phrase!("troyes-flaw-city-cubes", most = MOST_CUBES, card = card)
                });
                self.unless(self.plays(owner) || (tradesmen == 0 && cubes == 0), || {
                    phrase!("troyes-flaw-city-stranger", owner = word(owner), card = card)
                });
                let most = if owner == Owner::Grey { 2 } else { 1 };
                self.unless(tradesmen <= most, || {
                    phrase!("troyes-flaw-city-twice", owner = word(owner), card = card)
                });
                // Neutral tradesmen only take spaces, and le Roy always finds one: with a third the Monk would go on.
                let is_on_picture = owner == Owner::Grey && activity.picture.contains(owner);
                self.unless(!is_on_picture, || phrase!("troyes-flaw-city-picture", card = card));
            }
        }
    }

    fn queue(&mut self) {
        let look = self.look;
        let is_empty = look.state.possessed.is_empty();
        self.unless(is_empty || look.has_possession(), || {
            phrase!("troyes-flaw-possessed", event = Event::Possession)
        });
        for owner in look.state.possessed.iter() {
            let is_family = look.game.families().any(|family| family == owner);
            self.unless(is_family, || phrase!("troyes-flaw-possessed-stranger", owner = word(owner)));
        }
        let first = look.state.queue.get(0).map(|queued| queued.event);
        self.unless(first == Some(Event::Marauding), || {
            phrase!("troyes-flaw-queue-first", event = Event::Marauding)
        });
        for (i, queued) in look.state.queue.iter().enumerate() {
            let banners = look.game.event_print(queued.event).banners;
            self.unless(queued.cubes.len() < banners.into(), || {
                phrase!("troyes-flaw-queue-countered", event = queued.event, banners = banners)
            });
            self.unless(i == 0 || queued.event != Event::Marauding, || {
                phrase!("troyes-flaw-queue-twice", event = Event::Marauding)
            });
            for owner in &queued.cubes {
                self.unless(self.plays(*owner), || stranger("queue", *owner));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::board::Owner::{Blue, Green, Grey};
    use crate::cards::Card;
    use crate::testing::Scene;
    use tabletop::phrase;

    /// Two greys on a card, one of them on its picture, left a space for a third.
    #[test]
    fn no_neutral_tradesman_stands_on_a_picture() {
        let complains = |owner| {
            let scene = Scene::new(2, "ladies-events").card(Card::Merchant, &[Green, Grey]);
            let scene = scene.with(|state| {
                state.city.find_mut(Card::Merchant).expect("just revealed").picture.insert(owner);
            });
            scene.look().check().contains(&phrase!("troyes-flaw-city-picture", card = Card::Merchant))
        };
        assert_eq!((complains(Grey), complains(Blue)), (true, false));
    }
}
