//! Where le Roy places a citizen: wherever it hurts the player.

use crate::board::{Building, Buildings, Owner};
use crate::modules::kings_challenge::Deed;
use crate::modules::kings_challenge::placement::buildings_from;
use crate::play::Look;

/// What happens if le Roy's citizen enters a row.
#[derive(Clone, Copy)]
struct Entry {
    row: u8,
    expelled: Option<Owner>,
    /// How far right the player's foremost citizen is pushed, from 1; 0 if none is.
    pushed: usize,
}

impl Entry {
    fn hurts(self) -> bool {
        self.expelled.is_some_and(|owner| owner != Owner::Grey)
    }
}

impl Look<'_> {
    /// His strongest die names the building; without dice it is the Palace.
    pub(super) fn placing(self) -> Deed {
        if self.state.families[Owner::Grey].supply == 0 {
            return Deed::Idle;
        }
        let strongest = self.strongest(Owner::Grey);
        let is_named =
            |building: &Building| strongest.is_some_and(|die| die.color() == building.color().into());
        let named = Building::ALL.into_iter().find(is_named).unwrap_or(Building::Palace);
        let place = |(building, entry): (Building, Entry)| Deed::Place { building, row: entry.row };
        let entry = if self.game.options.english_king {
            self.any_entry(named).map(|entry| (named, entry))
        } else {
            let painful = |building| self.painful_entry(building).map(|entry| (building, entry));
            buildings_from(named).find_map(painful)
        };
        entry.map_or(Deed::Idle, place)
    }

    /// The French text: a row that expels one of the player's citizens, or else the one that pushes one farthest right.
    fn painful_entry(self, building: Building) -> Option<Entry> {
        let entries = || self.entries(building);
        entries().find(|entry| entry.hurts()).or_else(|| {
            // The last of equals wins, so that his favorite row comes last.
            entries().rev().filter(|entry| entry.pushed > 0).max_by_key(|entry| entry.pushed)
        })
    }

    /// The English text: a row that expels one of the player's citizens, or else any, at best without expelling his own.
    fn any_entry(self, building: Building) -> Option<Entry> {
        self.entries(building).min_by_key(|entry| (!entry.hurts(), entry.expelled.is_some()))
    }

    /// Every row of a building that le Roy may enter, his favorite first.
    fn entries(self, building: Building) -> impl DoubleEndedIterator<Item = Entry> {
        let length = self.game.layout().length(building);
        let preference = self.game.board().roy_preference[building as usize];
        let rows = preference.into_iter().filter(move |index| usize::from(*index) % length == 0);
        rows.filter_map(move |index| self.entry(building, usize::from(index) / length))
    }

    fn entry(self, building: Building, row: usize) -> Option<Entry> {
        let face = self.face_of(building, row);
        let mut after = self.state.buildings;
        let expelled = after.enter(self.game.layout(), building, face, Owner::Grey).ok()?;
        let pushed = self.pushed(building, row, &after);
        Some(Entry { row: row as u8, expelled, pushed })
    }

    /// The place, from 1, of the player's citizen who is pushed farthest right; 0 if none is pushed.
    fn pushed(self, building: Building, row: usize, after: &Buildings) -> usize {
        let length = self.game.layout().length(building);
        let range = row * length..(row + 1) * length;
        let before = &self.state.buildings.spaces(building)[range.clone()];
        let after = &after.spaces(building)[range];
        let end = before.iter().position(Option::is_none).unwrap_or(length - 1);
        let is_players = |place: &usize| after[*place].is_some_and(|owner| owner != Owner::Grey);
        (1..=end).rev().find(is_players).unwrap_or(0)
    }

    /// A face that calls a row.
    pub(super) fn face_of(self, building: Building, row: usize) -> u8 {
        self.game.layout().faces(building, row).next().unwrap_or(1)
    }
}
