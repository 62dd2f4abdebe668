//! What is printed on the wall of module 5 and on the tiles outside its gates.

use crate::board::{GATES, WALL};
use crate::modules::Outdoor;
use crate::troyes::Troyes;
use tabletop::figures::{Figures, FiguresError};
use tabletop::phrase;

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
            .ok_or_else(|| figures.blame(GATES_PATH, phrase!("troyes-error-figures-gates", last = WALL)))?;
        let mut sides = [[Outdoor::Shield; 4]; GATES];
        let mut seen = Vec::new();
        for (level, of_level) in sides.iter_mut().enumerate() {
            let path = tiles_path(level);
            let tiles = figures.text_rows(&path)?;
            let words: Vec<&String> = tiles.iter().flatten().collect();
            if tiles.len() != 2 || tiles.iter().any(|tile| tile.len() != 2) {
                return Err(figures.blame(&path, phrase!("troyes-error-figures-tiles")));
            }
            for (side, word) in of_level.iter_mut().zip(words) {
                *side = Outdoor::with_id(word).ok_or_else(|| {
                    figures
                        .blame(&path, phrase!("troyes-error-unknown", kind = "outdoor", word = word.clone()))
                })?;
                if seen.contains(side) {
                    return Err(
                        figures.blame(&path, phrase!("troyes-error-figures-side-twice", word = word.clone()))
                    );
                }
                seen.push(*side);
            }
        }
        Ok(Wall { gates, sides })
    }
}

impl Troyes {
    /// The spaces of the four gates.
    pub fn gates(&self) -> [u8; GATES] {
        self.prints.wall.gates
    }

    /// The level on whose tiles a side is, from 0: they lie outside the gate of the same number.
    pub fn level_of(&self, side: Outdoor) -> Option<usize> {
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
    pub(crate) fn lies_up(&self, drawn: Outdoor) -> Outdoor {
        if self.may_lie_up(drawn) { drawn } else { self.other_side(drawn) }
    }
}
