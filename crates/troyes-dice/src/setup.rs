//! Before the first day: plazas into their notches, tiles beside them, numbers above the columns.

use crate::banquets::{Laid, Tile};
use crate::choice::Choice;
use crate::game::{TroyesDice, note};
use crate::happening::Happening;
use crate::options::Numbers;
use crate::state::{Phase, State, Town};
use crate::wheel::{Numbering, Plaza};
use tabletop::Chronicle;

impl TroyesDice {
    /// Puts the plazas into the notches clockwise, in the order in which chance has drawn them.
    pub(crate) fn set_plazas(&self, town: &mut Town, order: &[u8]) {
        for (plaza, tile) in town.plazas.iter_mut().zip(order) {
            *plaza = Plaza { tile: *tile, flipped: false };
        }
        town.phase = Phase::Sides;
    }

    /// Turns the plazas: 1 for the first side up, 2 for the second, by tile.
    pub(crate) fn turn_plazas(&self, town: &mut Town, sides: &[u8], mut log: Chronicle<'_, Happening>) {
        for plaza in &mut town.plazas {
            let tile = usize::from(plaza.tile);
            let [front, back] = self.printed.plazas[tile];
            plaza.flipped = front != back && sides[tile] == 2;
        }
        let colors = town.plazas.map(|plaza| self.color_of(plaza));
        note(&mut log, || Happening::WheelSet { colors });
        if self.options.banquets {
            town.phase = Phase::Tiles;
        } else {
            self.begin_numbering(town, log);
        }
    }

    /// Lays three tiles of the expansion beside the plazas of one color.
    pub(crate) fn lay_tiles(&self, town: &mut Town, drawn: &[u8], mut log: Chronicle<'_, Happening>) {
        let tiles = [0, 1, 2].map(|i| Laid::banquet(Tile::ALL[usize::from(drawn[i])]));
        town.tiles = tiles.map(Some);
        note(&mut log, || Happening::TilesLaid { tiles });
        self.begin_numbering(town, log);
    }

    fn begin_numbering(&self, town: &mut Town, log: Chronicle<'_, Happening>) {
        match self.options.numbering {
            Numbers::FirstGame => numbered(town, Numbering::FIRST_GAME, log),
            Numbers::Standard => town.phase = Phase::FirstNumber,
            Numbers::Expert => town.phase = Phase::Numbers,
        }
    }

    /// Takes the die that numbers the first column.
    pub(crate) fn first_number(&self, town: &mut Town, face: u8) {
        town.numbering.0[0] = face;
        town.phase = Phase::Direction;
    }

    /// Hands every answer that the town crier has before the first day to `offer`.
    pub(crate) fn each_number_choice(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        match state.town.phase {
            Phase::Direction => {
                offer(Choice::Rising);
                offer(Choice::Falling);
            }
            Phase::Numbers => {
                let free = |number: &u8| !state.town.numbering.has(*number);
                (1..=6).filter(free).for_each(|number| offer(Choice::Number { number }));
            }
            Phase::Plazas | Phase::Sides | Phase::Tiles | Phase::FirstNumber => {}
            Phase::Roll | Phase::Choose | Phase::Over => {}
        }
    }

    /// Plays an answer of the town crier.
    pub(crate) fn play_number(&self, town: &mut Town, choice: Choice, log: Chronicle<'_, Happening>) {
        let mut numbering = town.numbering;
        match choice {
            Choice::Rising | Choice::Falling => {
                numbered(town, Numbering::from(numbering.0[0], choice == Choice::Rising), log);
            }
            Choice::Number { number } => {
                if let Some(blank) = numbering.0.iter_mut().find(|above| **above == 0) {
                    *blank = number;
                }
                let mut left = (1..=6).filter(|number| !numbering.has(*number));
                match (left.next(), left.next()) {
                    // Only one number is left for the last column.
                    (Some(last), None) => {
                        numbering.0[5] = last;
                        numbered(town, numbering, log);
                    }
                    _ => town.numbering = numbering,
                }
            }
            _ => {}
        }
    }
}

fn numbered(town: &mut Town, numbering: Numbering, mut log: Chronicle<'_, Happening>) {
    town.numbering = numbering;
    town.phase = Phase::Roll;
    note(&mut log, || Happening::Numbered { numbering });
}
