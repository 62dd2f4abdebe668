//! Clocks at a table: they run while somebody is asked, and when time is up, somebody else plays.
//!
//! What is used up is kept with every step and now and then in between. A clock runs only while its table is in memory,
//! so nobody loses time while no server runs; a table at which a clock runs stays in memory.

use super::{LiveTable, TableData, steps};
use crate::refusal::Refused;
use crate::storage::{Sitter, Write};
use crate::terms::{Limit, StandIn};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tabletop::{Seat, Seats};

/// What is used up is kept at least this often.
const KEPT_EVERY: i64 = 60;
/// Clocks that keep their tables in memory: at most this part of all tables.
const PART_OF_TABLES: usize = 4;

/// So often in a row a table may not be looked at, a second apart, before its clocks are left alone.
const MOST_FAILURES: u32 = 10;

/// What memory knows of the clocks of a table.
#[derive(Default)]
pub(super) struct Running {
    /// By seat, since when its clock has been running, in seconds since 1970.
    since: Vec<Option<i64>>,
    /// When it was last kept what is used up.
    kept: i64,
    /// Who has been told that their time is up.
    told: Seats,
    is_watched: bool,
}

impl Running {
    /// Nobody loses time that ran while another node led the table: it was counted there.
    pub(super) fn stop(&mut self) {
        self.since.clear();
    }
}

impl TableData {
    /// Counts the time until now, and starts and stops clocks.
    pub(super) fn settle_clock(&mut self, now: i64) {
        let asked = self.game.asked();
        let is_incomplete = self.row.chairs.iter().any(|chair| matches!(chair.sitter, Sitter::Invited(_)));
        let Some(clock) = &mut self.row.terms.clock else { return };
        self.running.since.resize(self.row.chairs.len(), None);
        for ((seat, chair), since) in (0..).map(Seat).zip(&self.row.chairs).zip(&mut self.running.since) {
            if let Some(since) = since {
                clock.spend(seat, u32::try_from(now - *since).unwrap_or(0));
            }
            if !asked.contains(seat) {
                clock.end_move(seat);
                if clock.limit == Limit::Move {
                    self.running.told = self.running.told.iter().filter(|other| *other != seat).collect();
                }
            }
            let is_person = matches!(chair.sitter, Sitter::Person(_));
            *since = (is_person && !is_incomplete && asked.contains(seat)).then_some(now);
        }
    }

    /// Whose clocks run.
    pub fn running(&self) -> Seats {
        let since = self.running.since.iter().zip(0..).filter(|(since, _)| since.is_some());
        since.map(|(_, seat)| Seat(seat)).collect()
    }

    /// Who is asked and has no time left.
    pub(super) fn out_of_time(&self) -> Seats {
        let Some(clock) = &self.row.terms.clock else { return Seats::NONE };
        self.running().iter().filter(|seat| clock.left(*seat) == 0).collect()
    }

    /// The bot that plays for a seat now: its own, or the one that stands in for somebody whose time is up.
    pub(super) fn bot_of(&self, seat: Seat) -> Option<&str> {
        match &self.row.chairs.get(seat.index())?.sitter {
            Sitter::Bot(level) => Some(level),
            _ => match &self.row.terms.clock.as_ref()?.stand_in {
                // Everybody is told first.
                StandIn::Bot(level)
                    if self.out_of_time().contains(seat) && self.running.told.contains(seat) =>
                {
                    Some(level)
                }
                _ => None,
            },
        }
    }

    /// Whether a bot plays a seat now: nobody's at a table that is set aside.
    pub(super) fn plays_itself(&self, seat: Seat) -> bool {
        !self.is_set_aside && self.bot_of(seat).is_some()
    }

    /// A person has answered: their next question is another move.
    pub(super) fn end_move(&mut self, seat: Seat) {
        if let Some(clock) = &mut self.row.terms.clock {
            clock.end_move(seat);
        }
    }

    /// How long until somebody's time is up or it should be kept what is used up; nothing if no clock runs.
    fn until_next(&self) -> Option<Duration> {
        let clock = self.row.terms.clock.as_ref()?;
        let left = self.running().iter().map(|seat| i64::from(clock.left(seat))).min()?;
        Some(Duration::from_secs(left.clamp(1, KEPT_EVERY) as u64))
    }
}

impl LiveTable {
    /// Watches the clocks of this table, if any run and nobody does so yet.
    pub(super) fn wake_clock(self: &Arc<LiveTable>, data: &mut TableData) {
        if data.running.is_watched || data.running().is_empty() {
            return;
        }
        data.running.is_watched = true;
        data.running.kept = self.services.platform.now();
        self.services.platform.spawn(Box::pin(watch(self.clone())));
    }

    /// Comes to a table at which clocks may have been running when the server ended.
    pub async fn resume_clock(self: &Arc<LiveTable>) -> Result<(), Refused> {
        let mut data = self.look().await?;
        self.wake_clock(&mut data);
        Ok(())
    }

    /// Looks at the clocks. How long to wait before the next time; nothing if none runs.
    async fn look_at_clocks(self: &Arc<LiveTable>) -> Result<Option<Duration>, Refused> {
        let (late, untold, is_due) = {
            let mut data = self.look().await?;
            let late = data.out_of_time();
            let untold = late.iter().find(|seat| !data.running.told.contains(*seat));
            let is_due = data.running.kept + KEPT_EVERY <= self.services.platform.now();
            if data.running().is_empty() {
                data.running.is_watched = false;
                return Ok(None);
            }
            (late, untold, is_due)
        };
        if let Some(seat) = untold {
            self.tell_late(seat).await?;
        }
        for seat in late.iter() {
            // Somebody may have answered just now; then there is nothing to do.
            drop(self.pass_for(seat).await);
        }
        if is_due {
            drop(self.keep_clocks().await);
        }
        let mut data = self.look().await?;
        let next = data.until_next();
        data.running.is_watched = next.is_some();
        Ok(next)
    }

    /// Tells everybody that somebody's time is up; bots stand in from now on.
    async fn tell_late(self: &Arc<LiveTable>, seat: Seat) -> Result<(), Refused> {
        self.change(move |data| {
            data.running.told.insert(seat);
            let is_game = data.row.terms.clock.as_ref().is_some_and(|clock| clock.limit == Limit::Game);
            let is_known = data.row.remarks.iter().any(|remark| remark.seat == seat && remark.said.is_none());
            Ok((!(is_game && is_known)).then(|| data.remark(seat, None)))
        })
        .await
    }

    /// Passes for somebody whose time is up, where that was agreed on.
    async fn pass_for(self: &Arc<LiveTable>, seat: Seat) -> Result<(), Refused> {
        self.change(move |data| {
            let passes = data.row.terms.clock.as_ref().is_some_and(|clock| clock.stand_in == StandIn::Pass);
            let is_late = data.out_of_time().contains(seat);
            let Some(choice) = data.game.pass(seat).filter(|_| passes && is_late) else { return Ok(None) };
            let change = data.game.answer(seat, data.game.question(seat), &[choice])?;
            Ok(Some(steps(data, change)))
        })
        .await
    }

    async fn keep_clocks(self: &Arc<LiveTable>) -> Result<(), Refused> {
        let now = self.services.platform.now();
        self.change(move |data| {
            data.running.kept = now;
            Ok(Some(Write::Terms { table: data.row.id.clone(), terms: data.row.terms.clone() }))
        })
        .await
    }
}

/// Watches the clocks of a table until none runs. It stays in memory meanwhile, unless there are too many such tables.
async fn watch(table: Arc<LiveTable>) {
    let services = table.services.clone();
    let weak = Arc::downgrade(&table);
    let mut held = Some(table);
    let most = services.settings.tables / PART_OF_TABLES;
    let count = services.clocks.fetch_add(1, Ordering::Relaxed);
    if count >= most {
        held = None;
    }
    let mut failures = 0;
    while let Some(table) = weak.upgrade() {
        let pause = match table.look_at_clocks().await {
            Ok(Some(pause)) => {
                failures = 0;
                pause
            }
            Ok(None) => break,
            Err(_) if failures < MOST_FAILURES => {
                failures += 1;
                Duration::from_secs(1)
            }
            Err(_) => {
                // Whoever comes to a table that cannot be looked at watches its clocks again.
                table.data.lock().await.running.is_watched = false;
                break;
            }
        };
        drop(table);
        services.platform.sleep(pause).await;
    }
    drop(held);
    services.clocks.fetch_sub(1, Ordering::Relaxed);
}
