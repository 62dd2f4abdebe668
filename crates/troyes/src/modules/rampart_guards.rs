//! Module 5: guards on the ramparts, the tiles outside the gates, and action 7, the patrol.

use crate::agenda::Task;
use crate::board::{Die, GATES, Levels, Outpost, Owner, WALL};
use crate::choice::Choice;
use crate::happening::{Cause, Happening};
use crate::play::{Look, Play};
use serde::{Deserialize, Serialize};
use tabletop::{Awaited, Seat};

/// What a patrol still has to say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// How many deniers are added to the die.
    Boost,
    /// How far the guard walks.
    Walk,
    /// Where cubes are placed; whether the guard has walked, so that none need be.
    Post(bool),
}

/// A guard's patrol. Its points may be spent in any order; as the gates reached early and late open the same activities, it
/// is enough to say first how far he walks and then where cubes are placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Patrol {
    /// Whose guard.
    pub seat: Seat,
    /// The die that was used.
    pub die: Die,
    /// The points left.
    pub points: u8,
    /// What is said next.
    pub stage: Stage,
}

/// The value to which a die may be raised.
const MOST_POINTS: u8 = 6;

impl Look<'_> {
    pub(crate) fn lay_awaited(self) -> Awaited {
        Awaited::Draw { of: 4, take: 1 }
    }

    /// The levels on which a patrol may place a cube.
    fn open_levels(self, patrol: &Patrol) -> Levels {
        let ramparts = &self.state.ramparts;
        let space = ramparts.guards[self.game.owner(patrol.seat)];
        let gates = self.game.prints.wall.gates;
        let open =
            ramparts.outposts.iter().zip(gates).enumerate().filter(|(_, (outpost, gate))| {
                space >= *gate && outpost.side.takes_cube_by(patrol.die.color())
            });
        open.map(|(level, _)| level).collect()
    }

    /// What may be said next of a patrol. It does something: a step or a cube.
    pub(crate) fn patrol_choices(self, patrol: &Patrol, out: &mut Vec<Choice>) {
        let owner = self.game.owner(patrol.seat);
        match patrol.stage {
            Stage::Boost => {
                let most = u16::from(MOST_POINTS - patrol.points).min(self.state.families[owner].deniers);
                out.extend((0..=most as u8).map(Choice::Boost));
            }
            Stage::Walk => {
                let least = u8::from(self.open_levels(patrol).is_empty());
                let most = patrol.points.min(WALL - self.state.ramparts.guards[owner]);
                out.extend((least..=most).map(Choice::Walk));
            }
            Stage::Post(has_walked) => {
                let open = self.open_levels(patrol);
                let sets = Levels::sets().filter(|set| set.within(open) && set.len() <= patrol.points);
                out.extend(sets.filter(|set| has_walked || !set.is_empty()).map(Choice::Post));
            }
        }
    }
}

impl Play<'_> {
    /// A tile is laid outside a gate; after the last one the guards wait at theirs.
    pub(crate) fn lay(&mut self, level: u8, drawn: u8) {
        self.pop();
        let side = self.game.lies_up(self.game.prints.wall.sides[usize::from(level)][usize::from(drawn)]);
        self.state.ramparts.outposts.push(Outpost { side, cubes: Default::default() });
        self.tell(Happening::Laid { side, level });
        if usize::from(level) + 1 < GATES {
            self.push(Task::Lay(level + 1));
        }
    }

    /// Action 7 begins with what the die is worth.
    pub(crate) fn patrol(&mut self, seat: Seat, die: Die, value: u8) {
        let owner = self.game.owner(seat);
        self.tell(Happening::Patrolled { owner });
        let patrol = Patrol { seat, die, points: value, stage: Stage::Boost };
        let may_boost = value < MOST_POINTS && self.state.families[owner].deniers > 0;
        if may_boost { self.push(Task::Patrol(patrol)) } else { self.set_out(patrol) }
    }

    /// The points are known: the guard walks, unless he stands at the end of the wall.
    fn set_out(&mut self, patrol: Patrol) {
        let is_at_end = self.state.ramparts.guards[self.game.owner(patrol.seat)] == WALL;
        let stage = if is_at_end { Stage::Post(false) } else { Stage::Walk };
        self.push(Task::Patrol(Patrol { stage, ..patrol }));
    }

    /// One more sentence about a patrol.
    pub(crate) fn choose_patrol(&mut self, patrol: Patrol, choice: Choice) {
        self.pop();
        let owner = self.game.owner(patrol.seat);
        match choice {
            Choice::Boost(deniers) => {
                self.lose_deniers(owner, deniers.into(), Cause::Patrol);
                self.set_out(Patrol { points: patrol.points + deniers, ..patrol });
            }
            Choice::Walk(steps) => {
                self.walk(owner, steps);
                let stage = Stage::Post(steps > 0);
                let rest = Patrol { points: patrol.points - steps, stage, ..patrol };
                if rest.points > 0 && !self.look().open_levels(&rest).is_empty() {
                    self.push(Task::Patrol(rest));
                }
            }
            Choice::Post(levels) => levels.iter().for_each(|level| self.post(owner, level)),
            _ => {}
        }
    }

    /// The guard walks along the wall and through the gates on his way.
    fn walk(&mut self, owner: Owner, steps: u8) {
        if steps == 0 {
            return;
        }
        let from = self.state.ramparts.guards[owner];
        let to = from + steps;
        self.state.ramparts.guards[owner] = to;
        self.tell(Happening::Walked { owner, from, to });
        for (level, gate) in self.game.prints.wall.gates.into_iter().enumerate() {
            if from < gate && gate <= to {
                let guards = &self.state.ramparts.guards;
                let others = self.game.families().filter(|other| *other != owner && guards[*other] >= gate);
                self.reach_gate(owner, level, others.count());
            }
        }
    }

    fn post(&mut self, owner: Owner, level: usize) {
        let outpost = &mut self.state.ramparts.outposts[level];
        outpost.cubes[owner] = outpost.cubes[owner].saturating_add(1);
        let side = outpost.side;
        self.tell(Happening::Posted { owner, side });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Card;
    use crate::modules::Outdoor;
    use crate::options::Options;
    use crate::testing::Scene;
    use crate::troyes::Troyes;
    use Owner::{Blue, Green};
    use tabletop::{Components, Game};

    fn patrol(space: u8, dice: &str) -> Scene {
        Scene::new(2, "ramparts,purple").outside(Outdoor::VpAtGateAndPerCube).guard(Blue, space).dice(dice)
    }

    #[test]
    fn the_rulebooks_guard_opens_the_third_gate_and_places_three_cubes() {
        let mut scene = patrol(14, "Y4@blue W1@green");
        scene.play(["patrol", "dice Y4@blue", "boost 0", "walk 1", "post I II III"]);
        assert_eq!(scene.state.ramparts.guards[Blue], 15);
        let cubes: Vec<u8> =
            scene.state.ramparts.outposts.iter().map(|outpost| outpost.cubes[Blue]).collect();
        assert_eq!((cubes, scene.asked()), (vec![1, 1, 1, 0], Some(Green)));
    }

    #[test]
    fn one_die_of_any_color_and_owner_serves_but_no_group_and_no_other_purple_one() {
        let mut scene = patrol(0, "R1@blue W2@blue Y3@grey P4@blue P5@green R6@green");
        scene.play(["patrol"]);
        assert_eq!(
            scene.offered(),
            ["dice R1@blue", "dice R6@green", "dice P4@blue", "dice W2@blue", "dice Y3@grey"]
        );
        scene.play(["dice R6@green", "walk 6"]);
        assert_eq!((scene.purse(Blue).0, scene.purse(Green).0), (18, 22));
    }

    #[test]
    fn no_delayed_cube_helps_a_guard() {
        let mut scene = patrol(0, "Y1@blue W1@green").card(Card::Priest, &[]).cubes(Card::Priest, Blue, 1);
        scene.play(["patrol"]);
        assert_eq!(scene.offered(), ["dice W1@green", "dice Y1@blue"]);
    }

    #[test]
    fn deniers_raise_the_die_to_six_at_most() {
        let mut scene = patrol(0, "Y4@blue W1@green");
        scene.play(["patrol", "dice Y4@blue"]);
        assert_eq!(scene.offered(), ["boost 0", "boost 1", "boost 2"]);
        scene.play(["boost 2", "walk 6"]);
        assert_eq!((scene.purse(Blue).0, scene.state.ramparts.guards[Blue]), (18, 6));
        let mut poor = patrol(0, "Y4@blue W1@green").family(Blue, |family| family.deniers = 1);
        poor.play(["patrol", "dice Y4@blue"]);
        assert_eq!(poor.offered(), ["boost 0", "boost 1"]);
    }

    #[test]
    fn points_that_are_not_used_are_lost_but_something_is_done() {
        let mut scene = patrol(3, "Y6@blue W1@green");
        scene.play(["patrol", "dice Y6@blue"]);
        assert!(!scene.may("walk 0"), "before the first gate there is nothing else to do");
        scene.play(["walk 2"]);
        assert_eq!(scene.offered(), ["post nowhere", "post I"]);
        scene.play(["post nowhere"]);
        assert_eq!(scene.asked(), Some(Green));
        let mut at_gate = patrol(5, "Y6@blue W1@green");
        at_gate.play(["patrol", "dice Y6@blue", "walk 0"]);
        assert_eq!(at_gate.offered(), ["post I"]);
    }

    #[test]
    fn cubes_need_points() {
        let mut scene = patrol(15, "Y1@blue W1@green").family(Blue, |family| family.deniers = 0);
        scene.play(["patrol", "dice Y1@blue", "walk 0"]);
        assert_eq!(scene.offered(), ["post I", "post II", "post III"]);
    }

    #[test]
    fn at_the_last_gate_the_guard_stays_and_still_places_cubes() {
        let mut scene = patrol(18, "Y6@blue R6@blue W1@green");
        scene.play(["patrol", "dice Y6@blue"]);
        assert!(!scene.may("walk 3"));
        scene.play(["walk 2", "post I II III IV", "pass", "patrol", "dice R6@blue"]);
        assert_eq!(scene.of(Blue).vp[3], 3, "the gate's reward is paid on the way");
        assert!(
            scene.may("post IV") && !scene.may("post II"),
            "a red die gives no cube to the extra red die"
        );
        assert!(!scene.may("post nowhere"));
    }

    fn laid(options: &str, drawn: [&str; 4]) -> Vec<&'static str> {
        let mut scene = Scene::new(3, options).asking(Task::Lay(0));
        for side in drawn {
            scene.play([format!("draw {side}").as_str()]);
        }
        scene.state.ramparts.outposts.iter().map(|outpost| outpost.side.id()).collect()
    }

    #[test]
    fn a_tile_of_each_level_is_laid_by_chance_before_anybody_settles() {
        let drawn = ["deniers_when_card_used", "extra_purple_die", "shield", "vp_by_arrival"];
        assert_eq!(laid("ramparts,purple", drawn), drawn);
        let game = Troyes::new(&Options::parse(3, "ramparts").unwrap(), None).unwrap();
        assert_eq!(game.start().agenda[..], [Task::Settle(0), Task::Lay(0), Task::Deal]);
    }

    #[test]
    fn without_purple_dice_the_tile_that_gives_one_shows_its_other_side() {
        let drawn = ["influence_when_placing", "extra_purple_die", "extra_cube", "vp_by_majority"];
        assert_eq!(laid("ramparts", drawn)[1], "extra_yellow_die");
        let game = Troyes::new(&Options::parse(3, "ramparts").unwrap(), None).unwrap();
        assert!(!game.touchable_components().contains(&"extra_purple_die"));
    }

    #[test]
    fn an_own_figures_file_may_move_gates_and_sides_but_not_lose_one() {
        let with = |own: &str| {
            Troyes::new(&Options::parse(2, "ramparts").unwrap(), Some(("own.toml", own)))
                .map_err(|error| words::Language::english().text(&error.phrase()))
        };
        let moved = with("[ramparts]\nwall.gates = [4, 9, 16, 20]").unwrap();
        assert_eq!(moved.prints.wall.gates, [4, 9, 16, 20]);
        for (own, word) in [
            ("[ramparts]\nwall.gates = [4, 9, 16]", "four ascending spaces"),
            ("[ramparts]\nwall.gates = [9, 4, 16, 20]", "four ascending spaces"),
            ("[ramparts]\ntiles.level_1 = [[\"shield\", \"moat\"], [\"a\", \"b\"]]", "`moat`"),
            ("[ramparts]\ntiles.level_1 = [[\"shield\", \"shield\"], [\"a\", \"b\"]]", "listed twice"),
            ("[ramparts]\ntiles.level_1 = [[\"shield\"]]", "two tiles"),
        ] {
            let wrong = with(own).unwrap_err();
            assert!(wrong.contains(word), "{wrong}");
        }
    }

    #[test]
    fn the_tiles_in_play_are_looked_up_with_rule_level_and_source() {
        let game = Troyes::new(&Options::parse(2, "ramparts").unwrap(), None).unwrap();
        let sheets: Vec<words::SaidCard> =
            game.cards().iter().map(|sheet| words::Language::english().card(sheet)).collect();
        let sheet = |id: &str| sheets.iter().find(|sheet| sheet.id == id);
        let shield = sheet("shield").unwrap();
        assert_eq!(
            (shield.kind.as_str(), shield.figures[0].value.as_str()),
            ("outdoor activity, level III", "III")
        );
        assert_eq!(shield.figures[1].value, "Exchange of dice");
        assert!(shield.figures.iter().all(|figure| figure.is_reconstructed));
        assert!(sheet("patrol").is_some() && sheet("extra_purple_die").is_none());
        let base = Troyes::new(&Options::default(), None).unwrap();
        assert!(base.cards().iter().all(|sheet| !["patrol", "shield"].contains(&sheet.component.id)));
    }

    #[test]
    fn a_game_without_ramparts_has_no_patrol() {
        let scene = Scene::new(2, "").dice("Y6@blue W1@green");
        assert!(!scene.may("patrol"));
    }
}
