//! Bots at a table: one at a time, at the pace of the table, as long as somebody sits or watches there.

use super::{Inner, Room, steps};
use crate::counts::Counted;
use crate::play::{Thinking, Thought};
use crate::refusal::Refused;
use crate::screen::Screen;
use crate::store::{Sitter, now};
use crate::thinking::Asker;
use crate::visitor::Visitor;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tabletop::Seat;

/// A bot that failed is asked again after this time.
const REST: Duration = Duration::from_secs(5);
/// A question that was gone when a bot's turn came is looked at again after this time.
const BREATH: Duration = Duration::from_millis(100);

/// What a bot is asked.
struct Question {
    seat: Seat,
    number: usize,
    thinking: Thinking,
}

impl Room {
    /// Somebody has come to look: bots that rested play on, on their account if they sit here or if nobody does.
    pub fn visit(
        self: &Arc<Room>,
        inner: &mut Inner,
        screen: Screen,
        visitor: Visitor,
    ) -> Result<(), Refused> {
        let is_unknown = inner.account.is_unspecified();
        if is_unknown || !screen.own.is_empty() || !inner.has_people() {
            inner.account = visitor.home;
        }
        self.wake_bots(inner)
    }

    /// Lets bots play if they should and none is at work. Tables of bots alone need a place among such tables.
    pub(super) fn wake_bots(self: &Arc<Room>, inner: &mut Inner) -> Result<(), Refused> {
        if inner.are_bots_at_work || !self.should_bots_play(inner) {
            return Ok(());
        }
        let limits = &self.house.config.limits;
        let enter = || self.house.alone.enter(inner.account, limits.bot_tables_each, limits.bot_tables);
        let place = if inner.has_people() { None } else { Some(enter().ok_or(Refused::BotsAlone)?) };
        inner.are_bots_at_work = true;
        tokio::spawn(keep_playing(Arc::downgrade(self), place));
        Ok(())
    }

    /// Whether a bot is asked and plays for somebody: who sits here, or who looks.
    fn should_bots_play(&self, inner: &Inner) -> bool {
        let glance = self.house.config.glance.as_secs() as i64;
        let is_looked_at = || inner.audience.watchers() > 0 || self.touched() + glance > now();
        inner.bots().iter().any(|bot| inner.play.asked().contains(bot))
            && (inner.has_people() || is_looked_at())
    }

    /// How long the next bot waits, and on whose account it thinks then. `None` if bots rest from now on.
    async fn next_bot(&self) -> Option<(Duration, Asker)> {
        let mut inner = self.inner.lock().await;
        if !self.should_bots_play(&inner) {
            inner.are_bots_at_work = false;
            return None;
        }
        Some((Duration::from_millis(inner.row.pace.into()), inner.asker()))
    }

    /// What a bot is asked now.
    async fn next_question(&self) -> Option<Question> {
        let inner = self.look().await.ok().filter(|inner| self.should_bots_play(inner))?;
        let seat = inner.bots().iter().find(|bot| inner.play.asked().contains(*bot))?;
        let Sitter::Bot(level) = &inner.row.chairs[seat.index()].sitter else { return None };
        let thinking = inner.play.think(seat, level, self.house.config.thinking)?;
        Some(Question { seat, number: inner.play.question(seat), thinking })
    }

    /// Plays what a bot has thought; says how long to rest if that failed.
    async fn play(
        self: &Arc<Room>,
        seat: Seat,
        question: usize,
        thought: Option<Thought>,
    ) -> Option<Duration> {
        let Some(Thought { text, .. }) = thought else {
            self.house.log.note("a bot failed", || format!("at table {}", self.id));
            self.stumble().await;
            return Some(REST);
        };
        let played = self
            .change(move |inner| {
                let change = inner.play.answer(seat, question, &text)?;
                Ok(Some(steps(inner, change)))
            })
            .await;
        matches!(played, Err(Refused::Store(_) | Refused::Fault)).then_some(REST)
    }
}

/// Lets bots play until they should rest. Between two moves nothing is held: a table that is needed by nobody else may
/// leave memory, and bots play on when somebody opens it again.
async fn keep_playing(table: Weak<Room>, _place: Option<Counted>) {
    loop {
        let Some(room) = table.upgrade() else { return };
        let Some((pace, asker)) = room.next_bot().await else { return };
        let thinkers = room.house.thinkers.clone();
        drop(room);
        tokio::time::sleep(pace).await;
        let Some(turn) = thinkers.turn(asker).await else { return };
        let Some(room) = table.upgrade() else { return };
        let Some(Question { seat, number, thinking }) = room.next_question().await else {
            drop((turn, room));
            tokio::time::sleep(BREATH).await;
            continue;
        };
        drop(room);
        let thought = turn.think(thinking).await;
        let Some(room) = table.upgrade() else { return };
        if let Some(rest) = room.play(seat, number, thought).await {
            drop(room);
            tokio::time::sleep(rest).await;
        }
    }
}
