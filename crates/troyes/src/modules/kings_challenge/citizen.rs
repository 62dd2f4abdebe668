//! Where le Roy places a citizen: wherever it hurts the player.

use crate::board::{Building, Owner};
use crate::modules::kings_challenge::Deed;
use crate::modules::kings_challenge::placement::buildings_from;
use crate::play::Look;
use arrayvec::ArrayVec;

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
        let entries: ArrayVec<Entry, 6> = self.entries(building).collect();
        entries.iter().find(|entry| entry.hurts()).copied().or_else(|| {
            // The last of equals wins, so that his favorite row comes last.
            entries.into_iter().rev().filter(|entry| entry.pushed > 0).max_by_key(|entry| entry.pushed)
        })
    }

    /// The English text: a row that expels one of the player's citizens, or else any, at best without expelling his own.
    fn any_entry(self, building: Building) -> Option<Entry> {
        self.entries(building).min_by_key(|entry| (!entry.hurts(), entry.expelled.is_some()))
    }

    /// Every row of a building that le Roy may enter, his favorite first.
    fn entries(self, building: Building) -> impl Iterator<Item = Entry> {
        let rows = &self.game.board().roy_rows[building as usize];
        rows.iter().filter_map(move |row| self.entry(building, *row))
    }

    fn entry(self, building: Building, row: u8) -> Option<Entry> {
        let (buildings, layout) = (&self.state.buildings, self.game.layout());
        let expelled = buildings.expels(layout, building, row.into()).ok()?;
        Some(Entry { row, expelled, pushed: pushed(buildings.row(layout, building, row.into())) })
    }

    /// A face that calls a row.
    pub(super) fn face_of(self, building: Building, row: usize) -> u8 {
        self.game.layout().faces(building, row).next().unwrap_or(1)
    }
}

/// The place, from 1, of the player's citizen who is pushed farthest right in a row; 0 if none is pushed. Those before the
/// first gap move one place, and in a full row all but the last one, who goes.
fn pushed(row: &[Option<Owner>]) -> usize {
    let end = row.iter().position(Option::is_none).unwrap_or(row.len() - 1);
    let is_players = |space: &Option<Owner>| space.is_some_and(|owner| owner != Owner::Grey);
    row[..end].iter().rposition(is_players).map_or(0, |place| place + 1)
}
