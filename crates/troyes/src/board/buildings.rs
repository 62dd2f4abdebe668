//! The Palace, the Bishopric and City Hall: rows of citizens, pushing and expelling.

use crate::board::{Building, Owner, OwnerSet, in_four_bits};
use crate::ones::ones;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};
use tabletop::{Phrase, phrase};

/// How the six spaces of each building lie: rows that are entered from the left, each called by some faces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// For each building, the row that a face calls (faces from 1).
    rows: [[u8; 7]; 3],
    /// For each building, the length of its rows.
    length: [u8; 3],
}

impl Layout {
    /// Rows given by the faces that call them. Each building has six spaces; each face calls one row.
    pub fn new(rows: [&[Vec<u8>]; 3]) -> Result<Layout, (Building, Phrase)> {
        let mut layout = Layout { rows: [[0; 7]; 3], length: [0; 3] };
        for building in Building::ALL {
            let rows = rows[building as usize];
            if rows.is_empty() || 6 % rows.len() != 0 {
                return Err((building, phrase!("troyes-error-figures-uneven-rows")));
            }
            let mut faces: Vec<u8> = rows.concat();
            faces.sort_unstable();
            if faces != [1, 2, 3, 4, 5, 6] {
                return Err((building, phrase!("troyes-error-figures-faces")));
            }
            layout.length[building as usize] = (6 / rows.len()) as u8;
            for (row, faces) in rows.iter().enumerate() {
                for face in faces {
                    layout.rows[building as usize][*face as usize] = row as u8;
                }
            }
        }
        Ok(layout)
    }

    /// The row of a building that a face calls.
    pub fn row(&self, building: Building, face: u8) -> usize {
        self.rows[building as usize][face as usize] as usize
    }

    /// The length of a building's rows.
    pub fn length(&self, building: Building) -> usize {
        self.length[building as usize] as usize
    }

    /// The faces that call a row.
    pub fn faces(&self, building: Building, row: usize) -> impl Iterator<Item = u8> + '_ {
        (1..=6).filter(move |face| self.row(building, *face) == row)
    }
}

/// A space of a building: rows one after the other, each from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Space {
    /// The building.
    pub building: Building,
    /// The space, from 0 to 5.
    pub index: u8,
}

/// Who stands where in the three buildings, and who lies expelled on their pictures.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(from = "Named", into = "Named")]
pub struct Buildings {
    spaces: [[Option<Owner>; 6]; 3],
    /// At most one citizen of each color lies on a building.
    lying: [OwnerSet; 3],
}

/// The spaces of a building in one word, as cards are.
impl Hash for Buildings {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Buildings { spaces, lying } = self;
        for (spaces, lying) in spaces.iter().zip(lying) {
            lying.hash(hasher);
            let packed = spaces.iter().fold(0, |word, space| word << 4 | u32::from(in_four_bits(*space)));
            hasher.write_u32(packed);
        }
    }
}

/// The same as a state is written: each building by its name.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BuildingsByName"))]
#[serde(expecting = "struct Buildings", deny_unknown_fields)]
struct Named {
    palace: [Option<Owner>; 6],
    bishopric: [Option<Owner>; 6],
    city_hall: [Option<Owner>; 6],
    lying: [OwnerSet; 3],
}

impl From<Named> for Buildings {
    fn from(Named { palace, bishopric, city_hall, lying }: Named) -> Buildings {
        Buildings { spaces: [palace, bishopric, city_hall], lying }
    }
}

impl From<Buildings> for Named {
    fn from(Buildings { spaces: [palace, bishopric, city_hall], lying }: Buildings) -> Named {
        Named { palace, bishopric, city_hall, lying }
    }
}

impl Buildings {
    /// The six spaces of a building.
    pub const fn spaces(&self, building: Building) -> &[Option<Owner>; 6] {
        &self.spaces[building as usize]
    }

    /// The six spaces of a building, to be changed.
    pub fn spaces_mut(&mut self, building: Building) -> &mut [Option<Owner>; 6] {
        &mut self.spaces[building as usize]
    }

    /// Who lies expelled on a building.
    pub fn lying(&self, building: Building) -> OwnerSet {
        self.lying[building as usize]
    }

    /// Who lies expelled on a building, to be changed.
    pub fn lying_mut(&mut self, building: Building) -> &mut OwnerSet {
        &mut self.lying[building as usize]
    }

    /// A citizen leaves a space, which stays empty.
    pub(crate) fn vacate(&mut self, space: Space) {
        self.spaces_mut(space.building)[space.index as usize] = None;
    }

    /// The spaces where citizens of an owner stand, or the empty ones.
    pub fn spaces_of(&self, owner: Option<Owner>) -> impl Iterator<Item = Space> {
        let spaces = self.spaces.as_flattened().iter().enumerate();
        let places = spaces.fold(0u32, |bits, (i, space)| bits | u32::from(*space == owner) << i);
        ones(places)
            .map(|place| Space { building: Building::ALL[(place / 6) as usize], index: (place % 6) as u8 })
    }

    /// How many citizens of an owner stand in a building.
    pub fn count(&self, building: Building, owner: Owner) -> u8 {
        self.spaces(building).iter().filter(|space| **space == Some(owner)).count() as u8
    }

    /// How many citizens of an owner stand in the three buildings.
    pub fn standing(&self, owner: Owner) -> u8 {
        self.spaces.as_flattened().iter().filter(|space| **space == Some(owner)).count() as u8
    }

    /// How many citizens of an owner lie on the three buildings.
    pub fn expelled(&self, owner: Owner) -> u8 {
        self.lying.iter().filter(|lying| lying.contains(owner)).count() as u8
    }

    /// Whether anybody may enter the row that a face calls: it has a gap, or its last citizen may be expelled.
    pub(crate) fn is_open(&self, layout: &Layout, building: Building, face: u8) -> bool {
        self.lying(building).is_empty() || self.expels(layout, building, layout.row(building, face)).is_ok()
    }

    /// The citizens of a row, from the left.
    pub(crate) fn row(&self, layout: &Layout, building: Building, row: usize) -> &[Option<Owner>] {
        let length = layout.length(building);
        &self.spaces(building)[row * length..(row + 1) * length]
    }

    /// Whom the next citizen to enter a row expels: from a full row the last one. `Err` if that one may not be expelled
    /// because one of its color lies there.
    pub(crate) fn expels(
        &self,
        layout: &Layout,
        building: Building,
        row: usize,
    ) -> Result<Option<Owner>, NoDoubleExpel> {
        let row = self.row(layout, building, row);
        let is_full = row.iter().all(Option::is_some);
        match row.last().copied().flatten().filter(|_| is_full) {
            Some(last) if self.lying(building).contains(last) => Err(NoDoubleExpel(last)),
            expelled => Ok(expelled),
        }
    }

    /// Places a citizen at the beginning of the row that a face calls. Those before the first gap move right; from a
    /// full row the last one is expelled, if he may be.
    pub fn enter(
        &mut self,
        layout: &Layout,
        building: Building,
        face: u8,
        citizen: Owner,
    ) -> Result<Option<Owner>, NoDoubleExpel> {
        let row = layout.row(building, face);
        let expelled = self.expels(layout, building, row)?;
        if let Some(owner) = expelled {
            self.lying_mut(building).insert(owner);
        }
        let length = layout.length(building);
        let mut entering = Some(citizen);
        for space in &mut self.spaces_mut(building)[row * length..(row + 1) * length] {
            std::mem::swap(space, &mut entering);
            if entering.is_none() {
                break;
            }
        }
        Ok(expelled)
    }
}

/// A citizen of this color lies on the building already, so that another cannot be expelled from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoDoubleExpel(pub Owner);

#[cfg(test)]
mod tests {
    use super::*;
    use Building::{Bishopric, CityHall, Palace};
    use Owner::{Blue, Green, Grey, Orange};

    fn layout() -> Layout {
        let palace: Vec<Vec<u8>> = (1..=6).map(|face| vec![face]).collect();
        let bishopric = [vec![1, 2, 3], vec![4, 5, 6]];
        let city_hall = [vec![1, 6], vec![2, 5], vec![3, 4]];
        Layout::new([&palace, &bishopric, &city_hall]).unwrap()
    }

    #[test]
    fn a_full_row_expels_its_last() {
        let mut buildings = Buildings::default();
        for citizen in [Blue, Green, Orange] {
            assert_eq!(buildings.enter(&layout(), Bishopric, 5, citizen), Ok(None));
        }
        assert_eq!(buildings.enter(&layout(), Bishopric, 4, Grey), Ok(Some(Blue)));
        assert_eq!(buildings.spaces(Bishopric)[3..], [Some(Grey), Some(Orange), Some(Green)]);
        assert!(buildings.lying(Bishopric).contains(Blue));
    }

    #[test]
    fn those_before_a_gap_move_into_it() {
        let mut buildings = Buildings::default();
        buildings.spaces_mut(Bishopric)[..3].copy_from_slice(&[Some(Blue), None, Some(Green)]);
        assert_eq!(buildings.enter(&layout(), Bishopric, 1, Orange), Ok(None));
        assert_eq!(buildings.spaces(Bishopric)[..3], [Some(Orange), Some(Blue), Some(Green)]);
    }

    #[test]
    fn a_color_that_lies_on_a_building_is_not_expelled_again() {
        let mut buildings = Buildings::default();
        buildings.spaces_mut(Palace)[2] = Some(Grey);
        buildings.lying_mut(Palace).insert(Grey);
        let before = buildings;
        assert_eq!(buildings.enter(&layout(), Palace, 3, Blue), Err(NoDoubleExpel(Grey)));
        assert_eq!(buildings, before);
    }

    #[test]
    fn one_and_six_call_the_same_row_of_city_hall() {
        assert_eq!(layout().row(CityHall, 1), layout().row(CityHall, 6));
        assert_ne!(layout().row(CityHall, 1), layout().row(CityHall, 2));
    }

    #[test]
    fn a_layout_calls_every_row_and_fills_six_spaces() {
        let palace: Vec<Vec<u8>> = (1..=6).map(|face| vec![face]).collect();
        let bad = [vec![1, 2, 3], vec![4, 5, 5]];
        assert_eq!(Layout::new([&palace, &bad, &bad]).unwrap_err().0, Bishopric);
    }
}
