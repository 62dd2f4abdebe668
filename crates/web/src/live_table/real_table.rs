//! A real table: people say what fell, what they drew and what they hold, and undo what they said wrongly.

use super::{LiveTable, TableData, steps};
use crate::played_game::Declined;
use crate::refereed::Fallen;
use crate::refusal::Refused;
use crate::storage::Write;
use crate::terms::AtRealTable;
use crate::visitor::Visitor;
use std::sync::Arc;
use tabletop::Seat;

impl TableData {
    /// Undoes what was entered last, whoever did. What was earned with a game stands.
    pub(super) fn undo_entry(&mut self) -> Result<Option<Write>, Refused> {
        if self.game.is_over() && self.row.achievements.as_ref().is_some_and(|earned| !earned.is_empty()) {
            return Err(Declined::Over.into());
        }
        let change = self.game.undo_entry(self.bots())?;
        Ok(Some(steps(self, change)))
    }
}

impl LiveTable {
    /// Whoever sits at a real table says what fell or was drawn there.
    pub async fn fall(
        self: &Arc<LiveTable>,
        visitor: Visitor,
        step: usize,
        fallen: Fallen,
    ) -> Result<(), Refused> {
        self.change(move |data| {
            let own = data.seats_of(visitor.session.as_ref()).iter().next().ok_or(Refused::NotYours)?;
            LiveTable::must_hold(data, visitor, own)?;
            let change = data.game.fall(step, &fallen)?;
            data.row.is_begun = true;
            Ok(Some(steps(data, change)))
        })
        .await
    }

    /// Somebody says which secret cards they hold, or takes that back before the end.
    pub async fn tell_hand(
        self: &Arc<LiveTable>,
        visitor: Visitor,
        seat: Seat,
        names: Vec<String>,
    ) -> Result<(), Refused> {
        self.change(move |data| {
            LiveTable::must_hold(data, visitor, seat)?;
            let change = data.game.tell_hand(seat, &names, data.bots())?;
            data.row.terms.real = Some(AtRealTable::new(data.game.covered()));
            Ok(Some(steps(data, change)))
        })
        .await
    }
}
