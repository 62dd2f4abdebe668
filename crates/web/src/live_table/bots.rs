//! Bots at a table: one at a time, at the pace of the table, as long as somebody sits or watches there.

use super::{LiveTable, TableData, steps};
use crate::counts::Counted;
use crate::played_game::Thought;
use crate::refusal::Refused;
use crate::screen::Screen;
use crate::thinker::Asker;
use crate::thinking::Thinking;
use crate::visitor::Visitor;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tabletop::Seat;

/// A bot that failed is asked again after this time.
const REST: Duration = Duration::from_secs(5);
/// A question that was gone when a bot's turn came is looked at again after this time.
const BREATH: Duration = Duration::from_millis(100);

/// A table that another node may lead now is looked at again after this time.
const AWAY: Duration = Duration::from_secs(1);

/// What a bot is asked.
struct Question {
    seat: Seat,
    number: usize,
    thinking: Thinking,
}

impl LiveTable {
    /// Somebody has come to look: bots that rested play on, on their account if they sit here or if nobody does.
    pub fn visit(
        self: &Arc<LiveTable>,
        data: &mut TableData,
        screen: Screen,
        visitor: Visitor,
    ) -> Result<(), Refused> {
        let is_unknown = data.account.is_unspecified();
        if is_unknown || !screen.own.is_empty() || !data.has_people() {
            data.account = visitor.network;
        }
        self.wake_clock(data);
        self.wake_bots(data)
    }

    /// Lets bots play if they should and none is at work. Tables of bots alone need a place among such tables.
    pub(super) fn wake_bots(self: &Arc<LiveTable>, data: &mut TableData) -> Result<(), Refused> {
        if data.are_bots_at_work || !self.should_bots_play(data) {
            return Ok(());
        }
        let settings = &self.services.settings;
        let enter =
            || self.services.bot_only.enter(data.account, settings.bot_tables_each, settings.bot_tables);
        let place = if data.has_people() { None } else { Some(enter().ok_or(Refused::BotsAlone)?) };
        data.are_bots_at_work = true;
        self.services.platform.spawn(Box::pin(keep_playing(Arc::downgrade(self), place)));
        Ok(())
    }

    /// Whether a bot is asked and plays for somebody: who sits here, or who looks.
    fn should_bots_play(&self, data: &TableData) -> bool {
        let glance = self.services.settings.glance.as_secs() as i64;
        let is_looked_at =
            || data.audience.watchers() > 0 || self.touched() + glance > self.services.platform.now();
        data.game.asked().iter().any(|seat| data.plays_itself(seat))
            && !data.game.holds_bots()
            && (data.has_people() || is_looked_at())
    }

    /// How long the next bot waits, and on whose account it thinks then. `None` if bots rest from now on.
    async fn next_bot(&self) -> Option<(Duration, Asker)> {
        let mut data = self.data.lock().await;
        if !self.should_bots_play(&data) {
            data.are_bots_at_work = false;
            return None;
        }
        Some((Duration::from_millis(data.row.pace.into()), data.asker()))
    }

    /// What a bot is asked now.
    async fn next_question(&self) -> Option<Question> {
        let data = self.look().await.ok().filter(|data| self.should_bots_play(data))?;
        let seat = data.game.asked().iter().find(|seat| data.plays_itself(*seat))?;
        let level = data.bot_of(seat)?;
        let thinking =
            data.game.think(seat, level, self.services.settings.thinking, self.services.lots().u64(..))?;
        Some(Question { seat, number: data.game.question(seat), thinking })
    }

    /// Plays what a bot has thought; says how long to rest if that failed.
    async fn play(
        self: &Arc<LiveTable>,
        seat: Seat,
        question: usize,
        thought: Option<Thought>,
    ) -> Option<Duration> {
        let Some(Thought { text, .. }) = thought else {
            self.services.platform.note("a bot failed", format_args!("at table {}", self.id));
            self.bot_failed().await;
            return Some(REST);
        };
        let played = self
            .change(move |data| {
                let change = data.game.answer(seat, question, &[text])?;
                Ok(Some(steps(data, change)))
            })
            .await;
        matches!(played, Err(Refused::NotSaved | Refused::Unknown | Refused::Fault)).then_some(REST)
    }
}

/// Lets bots play until they should rest. Between two moves nothing is held: a table that is needed by nobody else may
/// leave memory, and bots play on when somebody opens it again.
async fn keep_playing(weak: Weak<LiveTable>, _place: Option<Counted>) {
    loop {
        let Some(table) = weak.upgrade() else { return };
        if !table.is_led() {
            let pause = table.pause(AWAY);
            drop(table);
            pause.await;
            continue;
        }
        let Some((pace, asker)) = table.next_bot().await else { return };
        let services = table.services.clone();
        drop(table);
        services.platform.sleep(pace).await;
        let Some(turn) = services.thinker.turn(asker).await else { return };
        let Some(table) = weak.upgrade() else { return };
        let Some(Question { seat, number, thinking }) = table.next_question().await else {
            drop((turn, table));
            services.platform.sleep(BREATH).await;
            continue;
        };
        drop(table);
        let thought = turn.think(thinking, services.settings.thinking).await;
        let Some(table) = weak.upgrade() else { return };
        if let Some(rest) = table.play(seat, number, thought).await {
            drop(table);
            services.platform.sleep(rest).await;
        }
    }
}
