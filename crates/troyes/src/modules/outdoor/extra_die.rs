//! Sides whose cubes bring one more die before the action.

use super::{Outdoor, OutdoorSheet, Perk};
use crate::agenda::Task;
use crate::board::{Color, Die, DieColor, Owner};
use crate::happening::{Cause, Happening};
use crate::play::{Look, Play};

/// The dice of a color in the box.
const DICE_OF_A_COLOR: u8 = 6;

pub const EXTRA_RED_DIE: OutdoorSheet =
    OutdoorSheet { id: "extra_red_die", perk: Perk::ExtraDie(DieColor::Red, 0) };

pub const EXTRA_WHITE_DIE: OutdoorSheet =
    OutdoorSheet { id: "extra_white_die", perk: Perk::ExtraDie(DieColor::White, 0) };

pub const EXTRA_YELLOW_DIE: OutdoorSheet =
    OutdoorSheet { id: "extra_yellow_die", perk: Perk::ExtraDie(DieColor::Yellow, 0) };

pub const EXTRA_PURPLE_DIE: OutdoorSheet =
    OutdoorSheet { id: "extra_purple_die", perk: Perk::ExtraDie(DieColor::Purple, 2) };

impl Look<'_> {
    /// Whether the general supply has such a die for an owner who pays so much: six dice of each color, and of purple ones
    /// each family's own.
    pub(crate) fn gives_die(self, owner: Owner, color: DieColor, price: u8) -> bool {
        let square = &self.state.square;
        let is_left = match Color::ALL.into_iter().find(|plain| DieColor::from(*plain) == color) {
            Some(plain) => square.count_of(plain) < DICE_OF_A_COLOR,
            None => square.of(owner, color).is_empty(),
        };
        is_left && self.state.families[owner].deniers >= price.into()
    }
}

impl Play<'_> {
    pub(super) fn fetch_die(&mut self, owner: Owner, side: Outdoor, color: DieColor, price: u8) {
        self.lose_deniers(owner, price.into(), Cause::Outdoor(side));
        self.push(Task::ExtraDie(owner, color));
    }

    /// The die is rolled and lies on the district.
    pub(crate) fn roll_extra(&mut self, owner: Owner, color: DieColor, face: u8) {
        self.pop();
        let die = Die::new(owner, color, face);
        self.state.square.add(die);
        self.tell(Happening::Fetched { die });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Scene;
    use Owner::{Blue, Green};

    fn fetches(side: Outdoor, letter: &str, of_color: &str) {
        let ready = || {
            Scene::new(2, "ramparts").outside(side).posted(side, Blue, 1).dice("W1@green R1@green Y1@green")
        };
        let sentence = format!("outdoor {}", side.id());
        let mut scene = ready();
        scene.play([sentence.as_str(), "roll 5"]);
        assert_eq!((scene.asked(), scene.posts(side, Blue)), (Some(Blue), 0));
        assert!(scene.state.square.has(format!("{letter}5@blue").parse().unwrap()));
        assert!(!ready().dice(of_color).may(&sentence), "all six {letter} dice lie on the square");
    }

    #[test]
    fn extra_red_die() {
        fetches(Outdoor::ExtraRedDie, "R", "R2@blue R2@green R3@green R4@grey R5@grey");
    }

    #[test]
    fn extra_white_die() {
        fetches(Outdoor::ExtraWhiteDie, "W", "W2@blue W2@green W3@green W4@grey W5@grey");
    }

    #[test]
    fn extra_yellow_die() {
        fetches(Outdoor::ExtraYellowDie, "Y", "Y2@blue Y2@green Y3@green Y4@grey Y5@grey");
    }

    #[test]
    fn extra_purple_die() {
        let ready = || {
            Scene::new(2, "ramparts,purple")
                .outside(Outdoor::ExtraPurpleDie)
                .posted(Outdoor::ExtraPurpleDie, Blue, 1)
                .dice("P3@green W1@green")
        };
        let mut scene = ready();
        scene.play(["outdoor extra_purple_die", "roll 6"]);
        assert_eq!(scene.purse(Blue).0, 18);
        assert!(scene.state.square.has("P6@blue".parse().unwrap()));
        assert!(!ready().dice("P1@blue").may("outdoor extra_purple_die"), "never two on a district");
        let poor = ready().family(Blue, |family| family.deniers = 1);
        assert!(!poor.may("outdoor extra_purple_die"));
    }

    #[test]
    fn the_die_may_be_left_for_others_after_passing() {
        let mut scene = Scene::new(2, "ramparts")
            .outside(Outdoor::ExtraWhiteDie)
            .posted(Outdoor::ExtraWhiteDie, Blue, 1)
            .dice("R1@green");
        scene.play(["outdoor extra_white_die", "roll 4", "pass", "build", "dice W4@blue"]);
        assert_eq!(scene.state.cathedral.at(4, 0), Some(Green));
    }

    #[test]
    fn the_color_it_gives_does_not_place_its_cube() {
        for (side, die, allowed) in [
            (Outdoor::ExtraRedDie, "R6@blue", false),
            (Outdoor::ExtraRedDie, "P6@blue", true),
            (Outdoor::ExtraPurpleDie, "P6@blue", false),
            (Outdoor::ExtraPurpleDie, "R6@blue", true),
        ] {
            let mut scene =
                Scene::new(2, "ramparts,purple").outside(side).guard(Blue, 20).dice(die).dice("W1@green");
            scene.play(["patrol", &format!("dice {die}")]);
            assert_eq!(scene.may("post II"), allowed, "{side:?} with {die}");
        }
    }
}
