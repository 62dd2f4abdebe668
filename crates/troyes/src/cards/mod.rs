//! The cards: each in one block with its name, its rule in our own words and what it does.
//!
//! One list makes the enum, `ALL` and the lookup, so that a forgotten row does not compile.

mod base;
mod bonus;
mod character;
mod contest;
pub(crate) mod effect;
mod event;
mod ladies;
mod mixed;
pub(crate) mod modifier;
mod tally;

pub use character::{Character, CharacterSheet};
pub use effect::{Count, Effect, Gain, Own, Trade, Uses};
pub use event::{Event, EventEffect, EventSet, EventSheet, Ordeal, Toll};
pub use mixed::Mixed;
pub use modifier::{Barred, Modifier, Price, Value};

pub use tally::Tally;

use serde::{Deserialize, Serialize};

/// The box a card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Set {
    /// The base game.
    Base,
    /// The bonus cards.
    Bonus,
    /// The Ladies of Troyes.
    Ladies,
}

impl Set {
    /// Its word, also in the figures file.
    pub const fn name(self) -> &'static str {
        ["base", "bonus", "ladies"][self as usize]
    }
}

/// Everything about an Activity card that is not a number printed on it.
#[derive(Debug)]
pub struct Sheet {
    /// The word that names it in choices, records and figures.
    pub id: &'static str,
    /// The box it comes from.
    pub set: Set,
    /// What it does, as the engine reads it.
    pub effect: Effect,
}

macro_rules! cards {
    ($($card:ident = $sheet:path),* $(,)?) => {
        /// An Activity card.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        #[allow(missing_docs, reason = "each card's sheet says what it is")]
        pub enum Card { $($card),* }

        impl Card {
            /// Every Activity card there is.
            pub const ALL: [Card; [$(stringify!($card)),*].len()] = [$(Card::$card),*];

            /// Everything about it that is not a number.
            #[inline]
            pub const fn sheet(self) -> &'static Sheet {
                match self { $(Card::$card => &$sheet),* }
            }
        }
    };
}

cards! {
    // base game: yellow, white, red, each in the order I, II, III
    Artisan = base::yellow::ARTISAN,
    Merchant = base::yellow::MERCHANT,
    Miller = base::yellow::MILLER,
    Innkeeper = base::yellow::INNKEEPER,
    Blacksmith = base::yellow::BLACKSMITH,
    Militia = base::yellow::MILITIA,
    Journeyman = base::yellow::JOURNEYMAN,
    Goldsmith = base::yellow::GOLDSMITH,
    Sculptor = base::yellow::SCULPTOR,
    Tithe = base::white::TITHE,
    Monk = base::white::MONK,
    Priest = base::white::PRIEST,
    Apprenticeship = base::white::APPRENTICESHIP,
    Confession = base::white::CONFESSION,
    Templar = base::white::TEMPLAR,
    Pilgrimage = base::white::PILGRIMAGE,
    Procession = base::white::PROCESSION,
    Glassblower = base::white::GLASSBLOWER,
    Archer = base::red::ARCHER,
    Chivalry = base::red::CHIVALRY,
    Diplomat = base::red::DIPLOMAT,
    Hunting = base::red::HUNTING,
    Mercenary = base::red::MERCENARY,
    TaxCollector = base::red::TAX_COLLECTOR,
    Captain = base::red::CAPTAIN,
    Joust = base::red::JOUST,
    Troubadour = base::red::TROUBADOUR,
    // bonus cards
    Baker = bonus::BAKER,
    Prior = bonus::PRIOR,
    Banquet = bonus::BANQUET,
    // The Ladies of Troyes, in the same order as the base game
    Lumberjack = ladies::yellow::LUMBERJACK,
    ClogMaker = ladies::yellow::CLOG_MAKER,
    Weaver = ladies::yellow::WEAVER,
    Landlady = ladies::yellow::LANDLADY,
    Distiller = ladies::yellow::DISTILLER,
    Viticulturist = ladies::yellow::VITICULTURIST,
    Banker = ladies::yellow::BANKER,
    Breeder = ladies::yellow::BREEDER,
    MasterTradesman = ladies::yellow::MASTER_TRADESMAN,
    Bishop = ladies::white::BISHOP,
    Augustine = ladies::white::AUGUSTINE,
    ChiefTemplar = ladies::white::CHIEF_TEMPLAR,
    Herbalist = ladies::white::HERBALIST,
    MasterBuilder = ladies::white::MASTER_BUILDER,
    Preacher = ladies::white::PREACHER,
    Scribe = ladies::white::SCRIBE,
    Hermit = ladies::white::HERMIT,
    Nun = ladies::white::NUN,
    Ransom = ladies::red::RANSOM,
    Catapult = ladies::red::CATAPULT,
    Scout = ladies::red::SCOUT,
    Executioner = ladies::red::EXECUTIONER,
    Squire = ladies::red::SQUIRE,
    Recruiter = ladies::red::RECRUITER,
    Marriage = ladies::red::MARRIAGE,
    Fort = ladies::red::FORT,
    Princess = ladies::red::PRINCESS,
}

impl Default for Card {
    /// Fills the places of a list that nothing lies on.
    fn default() -> Card {
        Card::ALL[0]
    }
}

impl Card {
    /// The word that names it.
    pub const fn id(self) -> &'static str {
        self.sheet().id
    }

    /// The card with this word.
    pub fn with_id(id: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.id() == id)
    }

    /// Where its figures are in the figures file.
    pub(crate) fn figures_path(self) -> String {
        format!("activity.{}.{}", self.sheet().set.name(), self.id())
    }

    /// The modifier that a cube on it is, if cubes on it modify groups of dice.
    pub(crate) const fn modifier(self) -> Option<&'static Modifier> {
        match &self.sheet().effect {
            Effect::Delayed(modifier) => Some(modifier),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_named_by_its_id() {
        for card in Card::ALL {
            assert_eq!(serde_json::to_value(card).unwrap(), card.id(), "{card:?}");
            assert_eq!(Card::with_id(card.id()), Some(card));
        }
        for event in Event::ALL {
            assert_eq!(serde_json::to_value(event).unwrap(), event.id(), "{event:?}");
        }
        for character in Character::ALL {
            assert_eq!(serde_json::to_value(character).unwrap(), character.id(), "{character:?}");
        }
    }
}
