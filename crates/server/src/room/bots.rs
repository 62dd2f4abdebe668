//! Bots at a table: one at a time, at the pace of the table.

use super::{Room, steps};
use crate::play::Thought;
use crate::refusal::Refused;
use crate::store::Sitter;
use std::sync::Arc;
use std::time::Duration;
use tabletop::Seat;

/// A bot that failed is asked again after this time.
const REST: Duration = Duration::from_secs(5);

impl Room {
    /// Lets bots play if any is asked and none is at work.
    pub fn wake_bots(self: &Arc<Room>) {
        let room = self.clone();
        tokio::spawn(async move {
            {
                let Ok(mut inner) = room.look().await else { return };
                let is_asked = inner.bots().iter().any(|bot| inner.play.asked().contains(bot));
                if !is_asked || inner.are_bots_at_work {
                    return;
                }
                inner.are_bots_at_work = true;
            }
            while room.let_a_bot_play().await {}
        });
    }

    /// Whether there may be more to do.
    async fn let_a_bot_play(self: &Arc<Room>) -> bool {
        let pace = {
            let mut inner = self.inner.lock().await;
            let is_asked = inner.bots().iter().any(|bot| inner.play.asked().contains(bot));
            if !is_asked {
                inner.are_bots_at_work = false;
                return false;
            }
            inner.row.pace
        };
        tokio::time::sleep(Duration::from_millis(pace.into())).await;
        let Some((seat, question, thought)) = self.next_thought().await else { return true };
        let played = self.play(seat, question, thought.text).await;
        if let Err(Refused::Store(_) | Refused::Fault) = played {
            tokio::time::sleep(REST).await;
        }
        true
    }

    async fn next_thought(&self) -> Option<(Seat, usize, Thought)> {
        let _permit = self.house.thinkers.acquire().await.ok()?;
        let (seat, question, thinking) = {
            let inner = self.look().await.ok()?;
            let seat = inner.bots().iter().find(|bot| inner.play.asked().contains(*bot))?;
            let Sitter::Bot(level) = &inner.row.chairs[seat.index()].sitter else { return None };
            (seat, inner.play.question(seat), inner.play.think(seat, level, self.house.config.thinking)?)
        };
        match tokio::task::spawn_blocking(thinking).await {
            Ok(thought) => Some((seat, question, thought)),
            Err(_) => {
                eprintln!("a bot failed at table {}", self.id);
                self.stumble().await;
                tokio::time::sleep(REST).await;
                None
            }
        }
    }

    async fn play(self: &Arc<Room>, seat: Seat, question: usize, text: String) -> Result<(), Refused> {
        self.change(move |inner| {
            let change = inner.play.answer(seat, question, &text)?;
            Ok(Some(steps(inner, change)))
        })
        .await
    }
}
