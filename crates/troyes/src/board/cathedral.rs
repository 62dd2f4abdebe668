//! The Cathedral: six construction sites, three levels, and a fourth that only one card builds.

use crate::board::Owner;
use serde::{Deserialize, Serialize};

/// The construction sites, numbered 1 to 6.
pub const SITES: u8 = 6;
/// The levels that everybody may build.
pub const LEVELS: usize = 3;
/// The level above them.
const HIGHEST: usize = 4;

/// Whose cubes stand on the sites, from the ground up; there is never a gap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Cathedral {
    sites: [[Option<Owner>; HIGHEST]; SITES as usize],
}

impl Cathedral {
    /// How many cubes stand on a site (1 to 6).
    pub fn height(&self, site: u8) -> usize {
        // All levels are looked at: that is quicker than to guess where to stop.
        self.sites[site as usize - 1].iter().filter(|cube| cube.is_some()).count()
    }

    /// How many cubes a site can still take on its first three levels.
    pub fn room(&self, site: u8) -> usize {
        LEVELS.saturating_sub(self.height(site))
    }

    /// Whether a site is built up to the fourth level.
    pub fn is_full(&self, site: u8) -> bool {
        self.height(site) == HIGHEST
    }

    /// The cube on a site (1 to 6) and level (from 0).
    pub fn at(&self, site: u8, level: usize) -> Option<Owner> {
        self.sites[site as usize - 1][level]
    }

    /// Puts a cube on the lowest free level of a site; returns that level, from 0.
    pub fn build(&mut self, site: u8, owner: Owner) -> usize {
        let level = self.height(site);
        self.sites[site as usize - 1][level] = Some(owner);
        level
    }

    /// How many cubes an owner has.
    pub fn count(&self, owner: Owner) -> u8 {
        self.sites.iter().flatten().filter(|cube| **cube == Some(owner)).count() as u8
    }

    /// Whether an owner has a cube on a level (from 0).
    pub fn on_level(&self, owner: Owner, level: usize) -> bool {
        self.sites.iter().any(|site| site[level] == Some(owner))
    }

    /// The free space of the lowest level, on the site with the lowest number: where builders from abroad begin.
    pub fn first_free(&self) -> Option<u8> {
        self.lowest_free(|site| SITES + 1 - site)
    }

    /// The free space of the lowest level, on the site with the highest number.
    pub fn best_free(&self) -> Option<u8> {
        self.lowest_free(|site| site)
    }

    /// The free site of the lowest level; the one of the highest rank, which is a site's number as well, wins a tie.
    fn lowest_free(&self, rank: impl Fn(u8) -> u8) -> Option<u8> {
        // Room and rank in one number: that is quicker than to compare one after the other.
        let best = (1..=SITES).map(|site| (self.room(site) as u8) << 3 | rank(site)).max()?;
        (best >> 3 > 0).then(|| rank(best & 7))
    }

    /// The cube on the highest level, on the site with the highest number: the one that interrupted work takes away.
    pub fn highest(&self) -> Option<(u8, Owner)> {
        let site = (1..=SITES).filter(|site| self.height(*site) > 0).max_by_key(|site| self.height(*site))?;
        self.at(site, self.height(site) - 1).map(|owner| (site, owner))
    }

    /// Takes the top cube off a site.
    pub fn remove_top(&mut self, site: u8) {
        if let Some(top) = self.height(site).checked_sub(1) {
            self.sites[site as usize - 1][top] = None;
        }
    }

    /// Whether there is a cube above an empty space, which no play leads to.
    pub fn has_gap(&self) -> bool {
        (1..=SITES).any(|site| self.sites[site as usize - 1].iter().flatten().count() != self.height(site))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Owner::{Blue, Green, Grey};

    #[test]
    fn first_and_best_free_are_on_the_lowest_level() {
        let mut cathedral = Cathedral::default();
        for site in [1, 2, 3, 6] {
            cathedral.build(site, Grey);
        }
        assert_eq!((cathedral.first_free(), cathedral.best_free()), (Some(4), Some(5)));
    }

    #[test]
    fn a_full_cathedral_has_no_free_space() {
        let mut cathedral = Cathedral::default();
        (1..=SITES).for_each(|site| {
            (0..LEVELS).for_each(|_| {
                cathedral.build(site, Blue);
            })
        });
        assert_eq!((cathedral.first_free(), cathedral.best_free()), (None, None));
    }

    #[test]
    fn the_highest_cube_is_on_the_highest_level_then_site() {
        let mut cathedral = Cathedral::default();
        cathedral.build(6, Blue);
        cathedral.build(2, Blue);
        cathedral.build(2, Green);
        assert_eq!(cathedral.highest(), Some((2, Green)));
        cathedral.remove_top(2);
        assert_eq!(cathedral.highest(), Some((6, Blue)));
    }
}
