//! What is wrong on the board: dice, buildings, Cathedral, cards, events.

use super::Complaints;
use crate::board::{Building, Color, DieColor, LEVELS, Owner, SITES};
use crate::cards::{Card, Event};

/// Far more than any game brings on one card.
const MOST_CUBES: u8 = 100;
/// Dice of each color in the box.
pub(super) const DICE: u8 = 6;

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
                format!("square: {count} {} dice where there are {DICE}", color.name())
            });
        }
        for owner in Owner::ALL {
            let heads = state.square.of(owner, DieColor::Purple).count();
            let most = self.look.head_of_family(owner).count() as u8;
            self.unless(heads <= most, || format!("square: {} purple dice for {}", heads, owner.name()));
            self.unless(self.plays(owner) || state.square.is_bare(owner), || {
                format!("square: {} does not play and has dice", owner.name())
            });
        }
        let most = self.look.game.black_dice();
        self.unless(state.gathered <= most && state.black.count() <= most, || {
            format!("more than {most} black dice")
        });
    }

    fn buildings(&mut self) {
        let buildings = &self.look.state.buildings;
        for building in Building::ALL {
            let standing = buildings.spaces(building).iter().flatten().copied();
            for owner in standing.chain(buildings.lying(building).iter()) {
                self.unless(self.plays(owner), || {
                    format!("{}: {} does not play", building.name(), owner.name())
                });
            }
        }
    }

    fn cathedral(&mut self) {
        let cathedral = &self.look.state.cathedral;
        self.unless(!cathedral.has_gap(), || "cathedral: a cube stands above an empty space".into());
        for site in 1..=SITES {
            let is_high = cathedral.at(site, LEVELS).is_some();
            self.unless(!is_high || self.look.has_fourth_level(), || {
                format!("cathedral: site {site} is too high")
            });
            for owner in (0..=LEVELS).filter_map(|level| cathedral.at(site, level)) {
                self.unless(self.plays(owner), || format!("cathedral: {} does not play", owner.name()));
            }
        }
    }

    fn city(&mut self) {
        let look = self.look;
        let known: Vec<Card> = look.game.activity_cards().collect();
        let mut places = Vec::new();
        for activity in look.state.city.iter() {
            let name = activity.card.name();
            let print = look.game.print(activity.card);
            self.unless(known.contains(&activity.card), || format!("city: {name} is not in this game"));
            self.unless(print.number <= look.state.round.max(1), || {
                format!("city: {name} comes in round {}", print.number)
            });
            self.unless(!places.contains(&(print.color, print.number)), || {
                format!("city: {name} is the second {} card {}", print.color.name(), print.number)
            });
            places.push((print.color, print.number));
            for owner in Owner::ALL {
                let tradesmen = activity.spaces.iter().filter(|space| **space == Some(owner)).count()
                    + usize::from(activity.picture.contains(owner));
                let cubes = activity.cubes[owner];
                self.unless(cubes <= MOST_CUBES, || format!("city: more than {MOST_CUBES} cubes on {name}"));
                self.unless(self.plays(owner) || (tradesmen == 0 && cubes == 0), || {
                    format!("city: {} does not play and is on {name}", owner.name())
                });
                let most = if owner == Owner::Grey { 2 } else { 1 };
                self.unless(tradesmen <= most, || format!("city: {} is on {name} twice", owner.name()));
                // Neutral tradesmen only take spaces, and le Roy always finds one: with a third the Monk would go on.
                let is_on_picture = owner == Owner::Grey && activity.picture.contains(owner);
                self.unless(!is_on_picture, || format!("city: grey is on the picture of {name}"));
            }
        }
    }

    fn queue(&mut self) {
        let look = self.look;
        let is_empty = look.state.possessed.is_empty();
        self.unless(is_empty || look.has_possession(), || "possessed: Possession is not in the queue".into());
        for owner in look.state.possessed.iter() {
            let is_family = look.game.families().any(|family| family == owner);
            self.unless(is_family, || format!("possessed: {} is no family that plays", owner.name()));
        }
        let first = look.state.queue.get(0).map(|menace| menace.event);
        self.unless(first == Some(Event::Marauding), || "queue: Marauding lies first".into());
        for (i, menace) in look.state.queue.iter().enumerate() {
            let name = menace.event.name();
            let banners = look.game.event_print(menace.event).banners;
            self.unless(menace.cubes.len() < banners.into(), || {
                format!("queue: {name} is countered with {banners} cubes")
            });
            self.unless(i == 0 || menace.event != Event::Marauding, || {
                "queue: Marauding is there twice".into()
            });
            for owner in &menace.cubes {
                self.unless(self.plays(*owner), || format!("queue: {} does not play", owner.name()));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::board::Owner::{Blue, Green, Grey};
    use crate::cards::Card;
    use crate::testing::Scene;

    /// Two greys on a card, one of them on its picture, left a space for a third.
    #[test]
    fn no_neutral_tradesman_stands_on_a_picture() {
        let complains = |owner| {
            let scene = Scene::new(2, "ladies-events").card(Card::Merchant, &[Green, Grey]);
            let scene = scene.with(|state| {
                state.city.find_mut(Card::Merchant).expect("just revealed").picture.insert(owner);
            });
            scene.look().check().iter().any(|wrong| wrong.contains("on the picture of Merchant"))
        };
        assert_eq!((complains(Grey), complains(Blue)), (true, false));
    }
}
