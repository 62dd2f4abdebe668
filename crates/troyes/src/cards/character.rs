//! The characters: what each of them counts, and for how much.

use crate::board::{Building, Color, Owner};
use crate::cards::Set;
use crate::play::Look;
use serde::{Deserialize, Serialize};

/// A historical figure of Troyes who rewards every family at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs, reason = "each character's sheet says who it is")]
pub enum Character {
    ChretienDeTroyes,
    UrbainIv,
    ThibautIi,
    HuguesDePayns,
    LeFlorentin,
    HenryIer,
    JeanneDeChampagne,
    IsabeauDeBaviere,
    MarieDeChampagne,
}

/// Everything about a character.
#[derive(Debug)]
pub struct CharacterSheet {
    /// The word that names it.
    pub id: &'static str,
    /// The name.
    pub name: &'static str,
    /// The box the card comes from.
    pub set: Set,
    /// What is counted, in our own words.
    pub rule: &'static str,
    /// From how many on 1, 3 and 6 VP are gained.
    pub from: [u8; 3],
    /// The same with two players and in the King's Challenge.
    pub from_with_two: [u8; 3],
}

/// What the three steps are worth.
const VP: [u8; 3] = [1, 3, 6];

const fn sheet(
    id: &'static str,
    name: &'static str,
    set: Set,
    rule: &'static str,
    from: [u8; 3],
    from_with_two: [u8; 3],
) -> CharacterSheet {
    CharacterSheet { id, name, set, rule, from, from_with_two }
}

static SHEETS: [CharacterSheet; 9] = [
    sheet(
        "chretien_de_troyes",
        "Chrétien de Troyes",
        Set::Base,
        "Counts your citizens standing in the three buildings.",
        [3, 5, 7],
        [4, 6, 8],
    ),
    sheet("urbain_iv", "Urbain IV", Set::Base, "Counts your cubes on the Cathedral.", [3, 5, 7], [4, 6, 8]),
    sheet("thibaut_ii", "Thibaut II", Set::Base, "Counts your deniers.", [6, 12, 18], [6, 12, 18]),
    sheet(
        "hugues_de_payns",
        "Hugues de Payns",
        Set::Base,
        "Counts your influence.",
        [5, 10, 15],
        [5, 10, 15],
    ),
    sheet(
        "le_florentin",
        "Le Florentin",
        Set::Base,
        "Counts your tradesmen on Activity cards.",
        [2, 4, 6],
        [2, 4, 6],
    ),
    sheet(
        "henry_ier",
        "Henry Ier",
        Set::Base,
        "Counts the event cards you have taken.",
        [1, 3, 5],
        [1, 3, 5],
    ),
    sheet(
        "jeanne_de_champagne",
        "Jeanne de Champagne",
        Set::Ladies,
        "Counts your citizens in City Hall and on yellow Activity cards.",
        [2, 4, 6],
        [2, 4, 6],
    ),
    sheet(
        "isabeau_de_baviere",
        "Isabeau de Bavière",
        Set::Ladies,
        "Counts your citizens in the Palace and on red Activity cards.",
        [2, 4, 6],
        [2, 4, 6],
    ),
    sheet(
        "marie_de_champagne",
        "Marie de Champagne",
        Set::Ladies,
        "Counts your citizens in the Bishopric and on white Activity cards.",
        [2, 4, 6],
        [2, 4, 6],
    ),
];

impl Character {
    /// All nine: the base game's six, then the three ladies.
    pub const ALL: [Character; 9] = [
        Character::ChretienDeTroyes,
        Character::UrbainIv,
        Character::ThibautIi,
        Character::HuguesDePayns,
        Character::LeFlorentin,
        Character::HenryIer,
        Character::JeanneDeChampagne,
        Character::IsabeauDeBaviere,
        Character::MarieDeChampagne,
    ];

    /// Everything about it.
    pub fn sheet(self) -> &'static CharacterSheet {
        &SHEETS[self as usize]
    }

    /// The word that names it.
    pub fn id(self) -> &'static str {
        self.sheet().id
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        self.sheet().name
    }

    /// How many of what it counts an owner has.
    pub(crate) fn counts(self, look: Look<'_>, owner: Owner) -> u16 {
        let state = look.state;
        let family = &state.families[owner];
        match self {
            Character::ChretienDeTroyes => u16::from(state.buildings.standing(owner)),
            Character::UrbainIv => u16::from(state.cathedral.count(owner)),
            Character::ThibautIi => family.deniers,
            Character::HuguesDePayns => u16::from(family.influence),
            Character::LeFlorentin => u16::from(state.city.tradesmen(owner)),
            Character::HenryIer => u16::from(family.taken.len()),
            Character::JeanneDeChampagne => look.of_domain(owner, Color::Yellow),
            Character::IsabeauDeBaviere => look.of_domain(owner, Color::Red),
            Character::MarieDeChampagne => look.of_domain(owner, Color::White),
        }
    }

    /// What it gives an owner.
    pub(crate) fn vp(self, look: Look<'_>, owner: Owner) -> u8 {
        let sheet = self.sheet();
        let from = if look.game.is_for_two() { &sheet.from_with_two } else { &sheet.from };
        let count = self.counts(look, owner);
        from.iter()
            .zip(VP)
            .filter(|(from, _)| count >= u16::from(**from))
            .map(|(_, vp)| vp)
            .max()
            .unwrap_or(0)
    }
}

impl Look<'_> {
    /// Citizens in the building of a color and on its Activity cards.
    fn of_domain(self, owner: Owner, color: Color) -> u16 {
        let building: Building = color.building();
        let cards = self.state.city.iter().filter(|activity| self.game.print(activity.card).color == color);
        u16::from(self.state.buildings.count(building, owner))
            + cards.filter(|activity| activity.has(owner)).count() as u16
    }
}
