//! What a link or a Great Hall gives, as the figures write it: "3 influence", "2 red citizens per red die".

use crate::by::Key;
use crate::color::{Color, Resource};

/// The most of anything that one figure may give.
const MOST: u8 = 9;

/// Resources or citizens of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gain {
    /// So many resources.
    Resources(Resource, u8),
    /// So many citizens.
    Citizens(Color, u8),
}

impl Gain {
    /// The same, so many times.
    pub const fn times(self, times: u8) -> Gain {
        match self {
            Gain::Resources(resource, amount) => Gain::Resources(resource, amount * times),
            Gain::Citizens(color, amount) => Gain::Citizens(color, amount * times),
        }
    }

    /// Reads "3 influence", "1 denier", "2 red citizens".
    pub fn read(text: &str) -> Option<Gain> {
        let (amount, what) = text.split_once(' ')?;
        let amount = amount.parse().ok().filter(|amount| *amount <= MOST)?;
        if let Some(color) = what.strip_suffix(" citizens").or(what.strip_suffix(" citizen")) {
            return Color::from_word(color).map(|color| Gain::Citizens(color, amount));
        }
        let what = if what == "denier" { "deniers" } else { what };
        Resource::from_word(what).map(|resource| Gain::Resources(resource, amount))
    }
}

/// A gain for each available die of a color.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PerDie {
    /// For one die.
    pub gain: Gain,
    /// The color of the dice that count.
    pub die: Color,
}

impl PerDie {
    /// Reads "2 red citizens per red die".
    pub fn read(text: &str) -> Option<PerDie> {
        let (gain, die) = text.split_once(" per ")?;
        let die = Color::from_word(die.strip_suffix(" die")?)?;
        Gain::read(gain).map(|gain| PerDie { gain, die })
    }
}
