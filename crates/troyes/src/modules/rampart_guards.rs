//! Module 5: guards on the ramparts, the tiles outside the gates, and action 7, the patrol.

use crate::agenda::Task;
use crate::board::{Die, GATES, Levels, Outpost, Owner, WALL};
use crate::choice::Choice;
use crate::happening::{Cause, Happening};
use crate::modules::Outdoor;
use crate::play::{Look, Play};
use crate::troyes::Troyes;
use serde::{Deserialize, Serialize};
use tabletop::figures::{Figures, FiguresError};
use tabletop::{Awaited, Seat};

/// What is printed on the wall and on the tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Wall {
    /// The spaces of the four gates.
    pub gates: [u8; GATES],
    /// The four sides of the two tiles of each level, the two of a tile side by side.
    pub sides: [[Outdoor; 4]; GATES],
}

/// Where a level's tiles are in the figures file.
pub(crate) fn tiles_path(level: usize) -> String {
    format!("ramparts.tiles.level_{}", level + 1)
}

pub(crate) const GATES_PATH: &str = "ramparts.wall.gates";

impl Wall {
    /// Reads the gates and tiles, each of the sixteen sides once.
    pub fn read(figures: &Figures) -> Result<Wall, FiguresError> {
        let gates: Vec<u8> =
            figures.numbers(GATES_PATH, 1..=WALL.into())?.iter().map(|gate| *gate as u8).collect();
        let gates = <[u8; GATES]>::try_from(gates)
            .ok()
            .filter(|gates| gates.windows(2).all(|pair| pair[0] < pair[1]) && gates[GATES - 1] == WALL)
            .ok_or_else(|| figures.blame(GATES_PATH, "expected four ascending spaces, the last one 20"))?;
        let mut sides = [[Outdoor::Shield; 4]; GATES];
        let mut seen = Vec::new();
        for (level, of_level) in sides.iter_mut().enumerate() {
            let path = tiles_path(level);
            let tiles = figures.text_rows(&path)?;
            let words: Vec<&String> = tiles.iter().flatten().collect();
            if tiles.len() != 2 || tiles.iter().any(|tile| tile.len() != 2) {
                return Err(figures.blame(&path, "expected two tiles with two sides each"));
            }
            for (side, word) in of_level.iter_mut().zip(words) {
                *side = Outdoor::with_id(word)
                    .ok_or_else(|| figures.blame(&path, format!("there is no side `{word}`")))?;
                if seen.contains(side) {
                    return Err(figures.blame(&path, format!("`{word}` is listed twice")));
                }
                seen.push(*side);
            }
        }
        Ok(Wall { gates, sides })
    }
}

impl Troyes {
    /// The level on whose tiles a side is.
    pub(crate) fn level_of(&self, side: Outdoor) -> Option<usize> {
        self.prints.wall.sides.iter().position(|sides| sides.contains(&side))
    }

    /// The other side of the same tile.
    pub(crate) fn other_side(&self, side: Outdoor) -> Outdoor {
        let tiles = self.prints.wall.sides.iter().flatten().collect::<Vec<_>>();
        tiles.iter().position(|other| **other == side).map_or(side, |index| *tiles[index ^ 1])
    }

    /// Whether a side may lie up with these options: the one that gives a purple die needs purple dice.
    pub(crate) fn may_lie_up(&self, side: Outdoor) -> bool {
        self.options.ramparts && (side != Outdoor::ExtraPurpleDie || self.options.head_of_family)
    }

    /// The sides that may lie up with these options.
    pub(crate) fn outdoors(&self) -> impl Iterator<Item = Outdoor> + '_ {
        self.prints.wall.sides.iter().flatten().copied().filter(|side| self.may_lie_up(*side))
    }

    /// The side that lies up when this one is drawn: the other one of its tile if it may not.
    fn lies_up(&self, drawn: Outdoor) -> Outdoor {
        if self.may_lie_up(drawn) { drawn } else { self.other_side(drawn) }
    }
}

/// What a patrol still has to say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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
