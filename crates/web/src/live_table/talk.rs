//! Short talk at a table. It stands in the log between what happens in the game.

use super::{LiveTable, TableData};
use crate::name::plain_line;
use crate::refusal::Refused;
use crate::storage::{MOST_REMARKS, Remark, Write};
use crate::visitor::Visitor;
use std::sync::Arc;
use tabletop::Seat;
use words::phrase;

/// Letters of a remark.
pub const MOST_LETTERS: usize = 300;
/// So many remarks one seat may make within [`BREATH`].
const MOST_AT_ONCE: usize = 5;
/// In seconds.
const BREATH: i64 = 15;

impl TableData {
    /// Something to be written down in the log.
    pub(super) fn remark(&mut self, seat: Seat, said: Option<String>) -> Write {
        let number = self.row.remarks.last().map_or(1, |last| last.number + 1);
        let remark = Remark { number, step: self.game.steps(), seat, said };
        self.row.remarks.push(remark.clone());
        let surplus = self.row.remarks.len().saturating_sub(MOST_REMARKS);
        self.row.remarks.drain(..surplus);
        Write::Remark { table: self.row.id.clone(), remark }
    }

    /// Whether a seat may say something now; if so, it counts.
    fn may_speak(&mut self, seat: Seat, now: i64) -> bool {
        self.spoken.retain(|(_, at)| *at + BREATH > now);
        let is_fine = self.spoken.iter().filter(|(other, _)| *other == seat).count() < MOST_AT_ONCE;
        if is_fine {
            self.spoken.push((seat, now));
        }
        is_fine
    }
}

impl LiveTable {
    /// Somebody says something.
    pub async fn say(self: &Arc<LiveTable>, visitor: Visitor, seat: Seat, text: &str) -> Result<(), Refused> {
        let text = plain_line(text);
        let now = self.services.platform.now();
        self.change(move |data| {
            LiveTable::must_hold(data, visitor, seat)?;
            if data.row.terms.is_chat_off {
                return Err(Refused::Talk(phrase!("page-talk-refused-off")));
            }
            if text.is_empty() {
                return Err(Refused::Talk(phrase!("page-talk-refused-empty")));
            }
            if text.chars().count() > MOST_LETTERS {
                return Err(Refused::Talk(phrase!("page-talk-refused-long", most = MOST_LETTERS)));
            }
            if !data.may_speak(seat, now) {
                return Err(Refused::Talk(phrase!("page-talk-refused-fast")));
            }
            Ok(Some(data.remark(seat, Some(text))))
        })
        .await
    }

    /// The host lets people talk, or not.
    pub async fn set_chat(self: &Arc<LiveTable>, visitor: Visitor, is_off: bool) -> Result<(), Refused> {
        self.change(move |data| {
            if visitor.session != Some(data.row.host) {
                return Err(Refused::NotYours);
            }
            data.row.terms.is_chat_off = is_off;
            Ok(Some(Write::Terms { table: data.row.id.clone(), terms: data.row.terms.clone() }))
        })
        .await
    }
}
