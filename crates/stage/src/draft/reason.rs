//! Why something cannot be picked.

use tabletop::{Phrase, phrase};

/// Why something cannot be picked; or that it can.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It can.
    Possible,
    /// It is picked already.
    Picked,
    /// The target takes dice of this color.
    OtherColor(&'static str),
    /// The dice of a group have one color, and this is the one of those that are picked.
    MixedColors(&'static str),
    /// A group has no more dice than this.
    TooMany(u8),
    /// The group would cost more than there is.
    TooDear {
        /// What it would cost.
        price: u32,
        /// What there is to pay with.
        has: u32,
    },
    /// Only dice of one's own serve here.
    NotOwn,
    /// Nothing would be reached with it.
    NoUse,
    /// It would take the place of what is picked.
    Instead,
    /// Nothing can be done with it and all that is picked together.
    NotTogether,
    /// It answers a question that this move does not ask.
    NotAsked,
    /// It is part of no answer to what is asked now.
    NotHere,
    /// What the rules say.
    Rules(Phrase),
}

impl Reason {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        match self {
            Reason::Possible => phrase!("stage-why-possible"),
            Reason::Picked => phrase!("stage-why-picked"),
            Reason::OtherColor(color) => phrase!("stage-why-other-color", color = *color),
            Reason::MixedColors(color) => phrase!("stage-why-mixed-colors", color = *color),
            Reason::TooMany(most) => phrase!("stage-why-too-many", most = *most),
            Reason::TooDear { price, has } => phrase!("stage-why-too-dear", price = *price, has = *has),
            Reason::NotOwn => phrase!("stage-why-not-own"),
            Reason::NoUse => phrase!("stage-why-no-use"),
            Reason::Instead => phrase!("stage-why-instead"),
            Reason::NotTogether => phrase!("stage-why-not-together"),
            Reason::NotAsked => phrase!("stage-why-not-asked"),
            Reason::NotHere => phrase!("stage-why-not-here"),
            Reason::Rules(phrase) => phrase.clone(),
        }
    }
}
