//! Sides that score by themselves: at the gate, or at the end.

use super::{Outdoor, OutdoorSheet, Perk, Points};
use crate::board::{Outpost, Owner, VpSource};
use crate::happening::{Cause, Happening};
use crate::play::{Look, Play};

const NO_POINTS: Points = Points { at_gate: [0; 4], per_cube: 0, by_rank: [0; 3], takes_cubes: true };

pub const VP_AT_GATE_AND_PER_CUBE: OutdoorSheet = OutdoorSheet {
    id: "vp_at_gate_and_per_cube",
    perk: Perk::Points(Points { at_gate: [3; 4], per_cube: 1, ..NO_POINTS }),
};

pub const VP_BY_MAJORITY: OutdoorSheet =
    OutdoorSheet { id: "vp_by_majority", perk: Perk::Points(Points { by_rank: [8, 4, 2], ..NO_POINTS }) };

pub const VP_BY_ARRIVAL: OutdoorSheet = OutdoorSheet {
    id: "vp_by_arrival",
    perk: Perk::Points(Points { at_gate: [6, 4, 2, 1], takes_cubes: false, ..NO_POINTS }),
};

impl Outdoor {
    fn points(self) -> Option<Points> {
        match self.sheet().perk {
            Perk::Points(points) => Some(points),
            _ => None,
        }
    }
}

impl Look<'_> {
    /// What the cubes outside the gates are worth to an owner at the end.
    pub(crate) fn vp_of_outdoor(self, owner: Owner) -> i32 {
        self.state.ramparts.outposts.iter().map(|outpost| self.vp_of_outpost(outpost, owner)).sum()
    }

    fn vp_of_outpost(self, outpost: &Outpost, owner: Owner) -> i32 {
        let Some(points) = outpost.side.points() else { return 0 };
        let cubes = outpost.cubes[owner];
        i32::from(points.per_cube * cubes) + i32::from(self.vp_of_rank(outpost, owner, points.by_rank))
    }

    /// Those who are tied share the ranks that they hold, rounded down.
    fn vp_of_rank(self, outpost: &Outpost, owner: Owner, by_rank: [u8; 3]) -> u8 {
        let cubes = outpost.cubes[owner];
        if cubes == 0 {
            return 0;
        }
        let families = self.game.families().map(|family| outpost.cubes[family]);
        let ahead = families.clone().filter(|other| *other > cubes).count();
        let tied = families.filter(|other| *other == cubes).count();
        by_rank.into_iter().skip(ahead).take(tied).sum::<u8>() / tied as u8
    }
}

impl Play<'_> {
    /// A guard reaches the gate of a level, after so many others.
    pub(crate) fn reach_gate(&mut self, owner: Owner, level: usize, before: usize) {
        let Some(side) = self.state.ramparts.outposts.get(level).map(|outpost| outpost.side) else { return };
        if let Some(points) = side.points() {
            self.gain_vp(owner, VpSource::Outdoor, points.at_gate[before].into(), Cause::Outdoor(side));
        }
    }

    /// The game is over: the sides that score are told.
    pub(crate) fn tell_outdoor_scores(&mut self) {
        for level in 0..self.state.ramparts.outposts.len() {
            for owner in self.game.families() {
                let outpost = self.state.ramparts.outposts[level];
                let vp = self.look().vp_of_outpost(&outpost, owner);
                if vp > 0 {
                    self.tell(Happening::Scored { owner, side: outpost.side, vp: vp as u8 });
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Scene;
    use Outdoor::*;
    use Owner::{Blue, Green, Natural, Orange};

    /// Blue's guard takes the last step to the gate of level IV.
    fn arrives(side: Outdoor, before: &[Owner]) -> i16 {
        let mut scene = Scene::new(4, "ramparts").outside(side).guard(Blue, 19).dice("W6@blue W1@green");
        before.iter().for_each(|owner| scene.state.ramparts.guards[*owner] = 20);
        scene.play(["patrol", "dice W6@blue", "walk 1"]);
        scene.of(Blue).vp[VpSource::Outdoor as usize]
    }

    fn at_the_end(side: Outdoor, cubes: [u8; 4]) -> [i32; 4] {
        let mut scene = Scene::new(4, "ramparts").outside(side);
        for (owner, cubes) in [Blue, Green, Orange, Natural].into_iter().zip(cubes) {
            scene = scene.posted(side, owner, cubes);
        }
        let levels = 3 * 2;
        [Blue, Green, Orange, Natural].map(|owner| scene.look().vp(owner) + levels)
    }

    #[test]
    fn vp_at_gate_and_per_cube() {
        assert_eq!((arrives(VpAtGateAndPerCube, &[]), arrives(VpAtGateAndPerCube, &[Green, Orange])), (3, 3));
        assert_eq!(at_the_end(VpAtGateAndPerCube, [3, 0, 1, 0]), [3, 0, 1, 0]);
    }

    #[test]
    fn vp_by_majority() {
        assert_eq!(arrives(VpByMajority, &[]), 0);
        assert_eq!(at_the_end(VpByMajority, [1, 4, 3, 2]), [0, 8, 4, 2]);
        assert_eq!(at_the_end(VpByMajority, [2, 2, 1, 0]), [6, 6, 2, 0], "first and second rank shared");
        assert_eq!(at_the_end(VpByMajority, [3, 1, 1, 1]), [8, 2, 2, 2], "second and third rank among three");
        assert_eq!(at_the_end(VpByMajority, [1, 1, 1, 0]), [4, 4, 4, 0], "14 among three, rounded down");
        assert_eq!(at_the_end(VpByMajority, [1, 0, 0, 0]), [8, 0, 0, 0], "no rank without a cube");
    }

    #[test]
    fn vp_by_arrival() {
        let before = [vec![], vec![Green], vec![Green, Orange], vec![Green, Orange, Natural]];
        assert_eq!(before.map(|before| arrives(VpByArrival, &before)), [6, 4, 2, 1]);
        let mut scene =
            Scene::new(2, "ramparts").outside(VpByArrival).guard(Blue, 20).dice("W6@blue W1@green");
        scene.play(["patrol", "dice W6@blue"]);
        assert!(scene.may("post I II III") && !scene.may("post IV"), "no cubes here");
    }

    #[test]
    fn what_lies_outside_has_its_rows_on_the_score_sheet() {
        let scene =
            Scene::new(2, "ramparts").outside(VpAtGateAndPerCube).posted(VpAtGateAndPerCube, Green, 2);
        let scene = scene.family(Blue, |family| family.vp[VpSource::Outdoor as usize] = 3);
        assert_eq!(scene.row("Ramparts and outdoor activities"), Some(vec![3, 0]));
        assert_eq!(scene.row("Cubes outside the gates"), Some(vec![0, 2]));
    }
}
