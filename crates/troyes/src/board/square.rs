//! The city square: the dice on each district.

use crate::board::{ByOwner, Color, Die, DieColor, Owner, Pool};
use crate::ones::ones;
use serde::{Deserialize, Serialize};

/// How many dice show each face: four bits a face, so that a whole district is copied and compared at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Faces(u32);

impl Faces {
    /// No dice.
    pub const NONE: Faces = Faces(0);

    /// How many show this face.
    pub const fn of(self, face: u8) -> u8 {
        (self.0 >> (4 * face)) as u8 & 15
    }

    /// Adds a die.
    pub fn add(&mut self, face: u8) {
        self.0 += 1 << (4 * face);
    }

    /// Takes out a die that is there.
    pub fn remove(&mut self, face: u8) {
        assert!(self.of(face) > 0, "no die shows {face}");
        self.0 -= 1 << (4 * face);
    }

    /// How many dice there are.
    pub const fn count(self) -> u8 {
        let pairs = (self.0 & 0x0F0F_0F0F) + ((self.0 >> 4) & 0x0F0F_0F0F);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What the faces add up to.
    pub fn sum(self) -> u8 {
        // The counts of the faces 0, 2, 4, 6 and of 1, 3, 5, 7, a byte each; the product's highest byte adds up how
        // often each shows times its pips.
        let even = self.0 & 0x0F0F_0F0F;
        let odd = (self.0 >> 4) & 0x0F0F_0F0F;
        ((even.wrapping_mul(0x0002_0406) >> 24) + (odd.wrapping_mul(0x0103_0507) >> 24)) as u8
    }

    /// The highest face, or 0 without dice.
    pub const fn highest(self) -> u8 {
        // No die shows 0: its lowest bit stands in for a die where there is none.
        (31 - (self.0 | 1).leading_zeros()) as u8 / 4
    }

    /// The lowest face, if there are dice.
    pub(crate) fn lowest(self) -> Option<u8> {
        (!self.is_empty()).then(|| (self.0.trailing_zeros() / 4) as u8)
    }

    /// The dice that do not show this face.
    pub(crate) const fn without(self, face: u8) -> Faces {
        Faces(self.0 & !(15 << (4 * face)))
    }

    /// The same dice, three at most of each face.
    pub(crate) const fn three_at_most(self) -> Faces {
        let more = (self.0 >> 2 | self.0 >> 3) & 0x1111_1111;
        Faces((self.0 & 0x3333_3333) | (more * 3))
    }

    /// The three highest faces, or 0 for each die that there is not.
    #[inline]
    pub fn three_highest(self) -> [u8; 3] {
        // Three blank dice beside the others: now there are three whatever happens.
        let mut rest = Faces(self.0 + 3);
        let mut next = || {
            let face = rest.highest();
            rest.0 -= 1 << (4 * face);
            face
        };
        [next(), next(), next()]
    }

    /// Every die's face, from the lowest.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let face = rest.trailing_zeros() / 4;
                rest -= 1 << (4 * face);
                face as u8
            })
        })
    }

    /// One bit for each face that shows, in the place of its count.
    const fn shown(self) -> u32 {
        (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & 0x1111_1111
    }

    /// The same, side by side: the lowest of six bits for a 1.
    const fn kinds(self) -> u32 {
        let bits = self.shown() >> 4;
        let pairs = (bits | bits >> 3) & 0x03_0303;
        (pairs | pairs >> 6 | pairs >> 12) & 0x3F
    }

    /// Every face that shows, once, from the lowest.
    pub fn distinct(self) -> impl Iterator<Item = u8> {
        ones(self.shown()).map(|place| (place / 4) as u8)
    }

    /// Whether all of `other`'s dice are among these.
    pub fn contains(self, other: Faces) -> bool {
        (1..=6).all(|face| self.of(face) >= other.of(face))
    }
}

impl std::ops::Add for Faces {
    type Output = Faces;
    fn add(self, other: Faces) -> Faces {
        Faces(self.0 + other.0)
    }
}

impl std::ops::Sub for Faces {
    type Output = Faces;
    /// The dice without `other`'s, which must be among them.
    fn sub(self, other: Faces) -> Faces {
        debug_assert!(self.contains(other));
        Faces(self.0 - other.0)
    }
}

impl FromIterator<u8> for Faces {
    fn from_iter<I: IntoIterator<Item = u8>>(faces: I) -> Faces {
        let mut all = Faces::NONE;
        faces.into_iter().for_each(|face| all.add(face));
        all
    }
}

impl Serialize for Faces {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Faces {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Faces, D::Error> {
        use serde::de::Error;
        let faces = Vec::<u8>::deserialize(deserializer)?;
        if faces.len() > 15 {
            return Err(D::Error::custom(format!("{} dice are more than there are", faces.len())));
        }
        match faces.iter().find(|face| !(1..=6).contains(*face)) {
            Some(face) => Err(D::Error::custom(format!("{face} is not a face of a die"))),
            None => Ok(faces.into_iter().collect()),
        }
    }
}

/// The dice on the five districts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Square {
    districts: ByOwner<District>,
}

/// The dice on one district, by color.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(from = "Named", into = "Named")]
struct District([Faces; 4]);

/// The same as a state is written: each color by its name.
#[derive(Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DistrictDice"))]
#[serde(expecting = "struct District", deny_unknown_fields, default)]
struct Named {
    #[serde(skip_serializing_if = "faces_empty")]
    red: Faces,
    #[serde(skip_serializing_if = "faces_empty")]
    white: Faces,
    #[serde(skip_serializing_if = "faces_empty")]
    yellow: Faces,
    #[serde(skip_serializing_if = "faces_empty")]
    purple: Faces,
}

fn faces_empty(faces: &Faces) -> bool {
    faces.is_empty()
}

impl From<Named> for District {
    fn from(Named { red, white, yellow, purple }: Named) -> District {
        District([red, white, yellow, purple])
    }
}

impl From<District> for Named {
    fn from(District([red, white, yellow, purple]): District) -> Named {
        Named { red, white, yellow, purple }
    }
}

impl District {
    fn of_mut(&mut self, color: DieColor) -> &mut Faces {
        &mut self.0[color as usize]
    }

    fn is_empty(&self) -> bool {
        *self == District::default()
    }
}

impl Square {
    /// The faces of an owner's dice of a color.
    pub fn of(&self, owner: Owner, color: impl Into<DieColor>) -> Faces {
        self.districts[owner].0[color.into() as usize]
    }

    /// The faces of the dice of a color on all districts.
    pub fn all(&self, color: Color) -> Faces {
        self.districts.0.iter().fold(Faces::NONE, |all, district| all + district.0[color as usize])
    }

    /// The dice of an owner by color, without the head of the family, and those of everybody else.
    pub(crate) fn own_and_others(&self, owner: Owner) -> ([Faces; 3], [Faces; 3]) {
        let mut all = [Faces::NONE; 4];
        for District(dice) in &self.districts.0 {
            for color in 0..4 {
                all[color] = all[color] + dice[color];
            }
        }
        let District(own) = self.districts[owner];
        let without_head = |faces: [Faces; 4]| [faces[0], faces[1], faces[2]];
        (without_head(own), without_head([0, 1, 2, 3].map(|color| all[color] - own[color])))
    }

    /// Every die of a color, by owner and face.
    pub fn dice(&self, color: Color) -> impl Iterator<Item = Die> {
        // The six counts of each district in one row: one loop instead of five short ones.
        let districts = self.districts.0.iter().rev();
        let mut rest =
            districts.fold(0, |rest, district| rest << 24 | u128::from(district.0[color as usize].0 >> 4));
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let place = rest.trailing_zeros() / 4;
                rest -= 1 << (4 * place);
                Die::new(Owner::ALL[(place / 6) as usize], DieColor::from(color), (place % 6) as u8 + 1)
            })
        })
    }

    /// Puts a die on its owner's district.
    pub fn add(&mut self, die: Die) {
        self.districts[die.owner()].of_mut(die.color()).add(die.face());
    }

    /// Puts dice of a color on their owner's district.
    pub(crate) fn add_all(&mut self, owner: Owner, color: DieColor, faces: Faces) {
        let dice = self.districts[owner].of_mut(color);
        *dice = *dice + faces;
    }

    /// Takes a die off the square.
    pub fn remove(&mut self, die: Die) {
        self.districts[die.owner()].of_mut(die.color()).remove(die.face());
    }

    /// Whether such a die lies there.
    pub fn has(&self, die: Die) -> bool {
        self.of(die.owner(), die.color()).of(die.face()) > 0
    }

    /// Whether no die lies anywhere.
    pub fn is_empty(&self) -> bool {
        self.districts.0.iter().all(District::is_empty)
    }

    /// Whether a district has no die.
    pub fn is_bare(&self, owner: Owner) -> bool {
        self.districts[owner].is_empty()
    }

    /// How many dice lie on a district, the head of the family included.
    pub fn count(&self, owner: Owner) -> u8 {
        DieColor::ALL.into_iter().map(|color| self.of(owner, color).count()).sum()
    }

    /// How many dice of a color lie on all districts.
    pub fn count_of(&self, color: Color) -> u8 {
        self.all(color).count()
    }

    /// All dice of an owner.
    pub fn pool(&self, owner: Owner) -> Pool {
        Pool::new(self.districts[owner].0)
    }

    /// Every different die of an owner, once.
    pub fn distinct(&self, owner: Owner) -> impl Iterator<Item = Die> + '_ {
        // The faces of all colors in one row: one loop instead of four short ones.
        let colors = self.districts[owner].0.iter().rev();
        let kinds = colors.fold(0, |kinds, faces| kinds << 6 | faces.kinds());
        ones(kinds).map(move |kind| Die::of_kind(owner, kind as usize))
    }

    /// Sweeps the square at the end of a round.
    pub fn clear(&mut self) {
        *self = Square::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_count_add_and_compare() {
        let faces: Faces = [1, 6, 6, 3].into_iter().collect();
        assert_eq!((faces.count(), faces.sum(), faces.highest(), faces.of(6)), (4, 16, 6, 2));
        assert_eq!(faces.iter().collect::<Vec<_>>(), [1, 3, 6, 6]);
        assert!(faces.contains([6, 1].into_iter().collect()));
        assert!(!faces.contains([1, 1].into_iter().collect()));
        assert_eq!(faces.three_highest(), [6, 6, 3]);
        assert_eq!([5, 2].into_iter().collect::<Faces>().three_highest(), [5, 2, 0]);
        assert_eq!((Faces::NONE.highest(), Faces::NONE.three_highest()), (0, [0; 3]));
    }

    #[test]
    fn a_full_set_of_dice_is_counted() {
        assert_eq!([1u8; 6].into_iter().collect::<Faces>().count(), 6);
        assert_eq!((1..=6).collect::<Faces>().count(), 6);
        assert_eq!((1..=6).collect::<Faces>().sum(), 21);
        assert_eq!([6; 15].into_iter().collect::<Faces>().sum(), 90);
    }

    #[test]
    fn different_dice_of_a_district_are_listed_once_by_color_and_face() {
        let mut square = Square::default();
        let dice = ["R1@green", "R6@green", "Y3@green", "P2@green"].map(|die| die.parse().unwrap());
        for die in dice.into_iter().chain([dice[1], "W4@blue".parse().unwrap()]) {
            square.add(die);
        }
        assert!(square.distinct(Owner::Green).eq(dice));
    }

    #[test]
    fn dice_of_a_color_are_listed_one_by_one_by_owner_and_face() {
        let mut square = Square::default();
        let words = ["R1@blue", "R6@blue", "R6@blue", "R2@natural", "R1@grey", "R6@grey"];
        let dice = words.map(|die| die.parse().unwrap());
        for die in dice.into_iter().rev().chain(["W4@blue".parse().unwrap()]) {
            square.add(die);
        }
        assert!(square.dice(Color::Red).eq(dice));
    }
}
