//! Before the deal: everybody promises, everybody shows, and then the seed of the game is known.

use super::{LiveTable, TableData};
use crate::mixing::{MixingError, SHOWING_TIME};
use crate::played_game::PlayedGame;
use crate::refusal::Refused;
use crate::storage::{Chair, TableRow, Write};
use crate::visitor::Visitor;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Commitment, Seat, Seed};
use words::Languages;

/// After so long a deal that could not be written is tried again.
const AGAIN: Duration = Duration::from_secs(2);

impl TableData {
    /// After somebody has promised or shown something: deals if nothing is awaited any more. What is to be written.
    pub(super) fn settle_mixing(&mut self, now: i64) -> Write {
        let mixing = self.row.terms.mixing.as_mut();
        let is_ready = mixing.is_some_and(|mixing| {
            mixing.fix(now);
            mixing.is_ready(now)
        });
        if is_ready {
            let sat = self.row.chairs.clone();
            deal(&mut self.row, &mut *self.game);
            if self.row.chairs != sat {
                // Streams are for those who sat somewhere else; they come back as who they are now.
                self.seatings += 1;
                self.leave_everybody();
            }
        }
        let (row, lines, status) = (Box::new(self.row.clone()), self.game.journal(), self.status());
        Write::Seating { row, lines, status }
    }
}

/// Deals a table at which everybody has had their part in the seed: lots for the seats first, then cards and dice.
pub fn deal(row: &mut TableRow, game: &mut dyn PlayedGame) {
    let Some(mixing) = &mut row.terms.mixing else { return };
    mixing.is_dealt = true;
    let lots = mixing.lots(&row.id, &row.seed);
    reseat(row, game, &lots);
    game.deal(row.game_seed());
}

/// Everybody goes to the seat that has drawn their place.
fn reseat(row: &mut TableRow, game: &mut dyn PlayedGame, lots: &[u8]) {
    let places = lots.iter().map(|place| usize::from(*place));
    if places.clone().eq(0..row.chairs.len()) {
        return;
    }
    let seat_of =
        |place: Seat| Seat(lots.iter().position(|lot| *lot == place.0).unwrap_or(place.index()) as u8);
    let titles: Vec<Vec<String>> = Languages::iter().map(|language| game.titles(language)).collect();
    let moved = places.enumerate().filter_map(|(seat, place)| {
        let chair = row.chairs.get(place)?;
        // Whoever is called by the title of their seat is called by that of the new one.
        let own = titles.iter().find(|titles| titles.get(place) == Some(&chair.name));
        let name = own.and_then(|titles| titles.get(seat)).unwrap_or(&chair.name).clone();
        Some(Chair { name, sitter: chair.sitter.clone() })
    });
    row.chairs = moved.collect();
    row.holders.iter_mut().for_each(|(_, seat)| *seat = seat_of(*seat));
    row.callings.iter_mut().for_each(|(seat, _)| *seat = seat_of(*seat));
    row.remarks.iter_mut().for_each(|remark| remark.seat = seat_of(remark.seat));
    game.spare(game.spared().iter().map(seat_of).collect());
}

impl LiveTable {
    /// Somebody who sits here promises a nonce, or to bring nothing.
    pub async fn promise(
        self: &Arc<LiveTable>,
        visitor: Visitor,
        seat: Seat,
        promised: Option<Commitment>,
    ) -> Result<(), Refused> {
        let now = self.services.platform.now();
        self.change(move |data| {
            LiveTable::must_hold(data, visitor, seat)?;
            let mixing = data.row.terms.mixing.as_mut().ok_or(MixingError::Over)?;
            mixing.promise(seat.index(), promised)?;
            Ok(Some(data.settle_mixing(now)))
        })
        .await
    }

    /// Somebody who sits here shows what they promised.
    pub async fn show_nonce(
        self: &Arc<LiveTable>,
        visitor: Visitor,
        seat: Seat,
        nonce: Seed,
    ) -> Result<(), Refused> {
        let now = self.services.platform.now();
        self.change(move |data| {
            LiveTable::must_hold(data, visitor, seat)?;
            let mixing = data.row.terms.mixing.as_mut().ok_or(MixingError::Over)?;
            mixing.show(seat.index(), nonce)?;
            Ok(Some(data.settle_mixing(now)))
        })
        .await
    }

    /// Waits for nonces that are not shown, unless that is done already.
    pub(super) fn wake_mixing(self: &Arc<LiveTable>, data: &mut TableData) {
        let mixing = data.row.terms.mixing.as_mut().filter(|mixing| !mixing.is_dealt);
        let Some(until) = mixing.and_then(|mixing| mixing.until.as_mut()) else { return };
        if data.is_showing_watched {
            return;
        }
        data.is_showing_watched = true;
        let now = self.services.platform.now();
        if !(now + 1..=now + SHOWING_TIME).contains(until) {
            // No server ran when the time was over, or its clock was set back: whoever comes back may still show theirs.
            *until = now + SHOWING_TIME;
        }
        let left = Duration::from_secs(u64::try_from(*until - now).unwrap_or(0));
        let (table, pause) = (self.clone(), self.pause(left));
        self.services.platform.spawn(Box::pin(async move {
            pause.await;
            table.deal_in_the_end().await;
        }));
    }

    /// Deals once the time is over. A disk may be full, or somebody else may lead the table for now: if this were the end,
    /// nobody would ever deal.
    async fn deal_in_the_end(self: Arc<LiveTable>) {
        let mut table = self;
        while table.deal_late().await.is_err() {
            let (again, pause) = (Arc::downgrade(&table), table.pause(AGAIN));
            drop(table);
            pause.await;
            // Once it has left memory, whoever opens it waits again.
            let Some(still_here) = again.upgrade() else { return };
            table = still_here;
        }
    }

    /// The time to show nonces is over.
    async fn deal_late(self: &Arc<LiveTable>) -> Result<(), Refused> {
        let now = self.services.platform.now();
        self.change(move |data| {
            data.is_showing_watched = false;
            Ok(data.row.is_undealt().then(|| data.settle_mixing(now)))
        })
        .await
    }
}
