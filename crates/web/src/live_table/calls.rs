//! Calling people who are elsewhere when it is their turn: once a turn, and only if they do not come by themselves.

use super::{LiveTable, TableData};
use crate::courier::{Courier, Delivery, Undelivered};
use crate::refusal::Refused;
use crate::storage::{Calling, Way, Write};
use crate::visitor::Visitor;
use serde_json::json;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tabletop::{Seat, Seats};
use words::{Languages, phrase};

/// A message that did not arrive is sent again after each of these times.
const AGAIN: [Duration; 2] = [Duration::from_secs(5), Duration::from_secs(60)];
/// Browsers that are called for one seat.
const MOST_BROWSERS: usize = 8;
/// Letters of an address.
const MOST_LETTERS: usize = 1000;

/// What memory knows of calls.
#[derive(Default)]
pub(super) struct Called {
    /// Who has been called, or will be soon, in this turn of theirs.
    seats: Seats,
    /// By seat, how many turns have ended.
    turns: Vec<u32>,
}

impl Called {
    /// At a table that comes back into memory everybody has been called before.
    pub fn already(seats: Seats) -> Called {
        Called { seats, turns: Vec::new() }
    }

    fn turn(&self, seat: Seat) -> u32 {
        self.turns.get(seat.index()).copied().unwrap_or(0)
    }
}

/// A message for somebody, in each way it is written.
struct Message {
    text: String,
    who: String,
    game: String,
    address: String,
}

impl Message {
    /// As whoever listens at an address wants it.
    fn for_webhook(&self, address: &str) -> String {
        let host = address.split("://").nth(1).and_then(|rest| rest.split(['/', ':', '?']).next());
        let text = format!("{} {}", self.text, self.address);
        match host.unwrap_or_default().to_ascii_lowercase().as_str() {
            // Nobody's name shall ring a bell for others.
            "discord.com" | "discordapp.com" | "ptb.discord.com" | "canary.discord.com" => {
                json!({ "content": text, "allowed_mentions": { "parse": [] } })
            }
            "hooks.slack.com" => {
                json!({ "text": text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;") })
            }
            _ => {
                let Message { text, who, game, address } = self;
                json!({ "event": "turn", "text": text, "player": who, "game": game, "table": address })
            }
        }
        .to_string()
    }

    fn for_browser(&self) -> String {
        json!({ "title": self.game, "body": self.text, "address": self.address }).to_string()
    }
}

impl TableData {
    /// Who is to be called now and has not been: each with their turn.
    fn newly_asked(&mut self) -> Vec<(Seat, u32)> {
        let asked = self.row.wanted(self.game.asked());
        let ended: Vec<Seat> = self.called.seats.iter().filter(|seat| !asked.contains(*seat)).collect();
        self.called.turns.resize(self.row.chairs.len(), 0);
        for seat in &ended {
            if let Some(turn) = self.called.turns.get_mut(seat.index()) {
                *turn += 1;
            }
        }
        let new: Vec<Seat> = asked.iter().filter(|seat| !self.called.seats.contains(*seat)).collect();
        self.called.seats = asked;
        let is_called = |seat: &Seat| self.row.callings.iter().any(|(other, _)| other == seat);
        new.into_iter().filter(is_called).map(|seat| (seat, self.called.turn(seat))).collect()
    }

    /// Whether somebody is still asked in the same turn, and not looking.
    fn is_missed(&self, seat: Seat, turn: u32) -> bool {
        self.row.wanted(self.game.asked()).contains(seat)
            && self.called.turn(seat) == turn
            && !self.present().contains(seat)
    }

    fn message(&self, seat: Seat, calling: &Calling) -> Message {
        let language = Languages::iter().find(|language| language.tag() == calling.language);
        let language = language.unwrap_or_else(words::Language::english);
        let names = self.names(language);
        let game = self.title(language);
        let text =
            language.say(&phrase!("page-call-turn", who = seat, game = game.clone()), &names).to_string();
        let who = names.get(seat.index()).cloned().unwrap_or_default();
        Message { text, who, game, address: format!("{}/t/{}", calling.root, self.row.id) }
    }

    /// How a seat's callings are written.
    fn write_callings(&self, seat: Seat) -> Write {
        let own = self.row.callings.iter().filter(|(other, _)| *other == seat);
        let callings = own.map(|(_, calling)| calling.clone()).collect();
        Write::Callings { table: self.row.id.clone(), seat, callings }
    }
}

impl LiveTable {
    /// After a change: whoever is newly asked is called after a while, unless they have come by then.
    pub(super) fn call_people(self: &Arc<LiveTable>, data: &mut TableData) {
        let Some(courier) = self.services.settings.courier.clone() else { return };
        for (seat, turn) in data.newly_asked() {
            let call = call(Arc::downgrade(self), courier.clone(), seat, turn);
            let pause = self.pause(self.services.settings.call_delay);
            self.services.platform.spawn(Box::pin(async move {
                pause.await;
                call.await;
            }));
        }
    }

    /// Somebody says where messages for them go from now on; `None` for nowhere.
    pub async fn set_webhook(
        self: &Arc<LiveTable>,
        visitor: Visitor,
        seat: Seat,
        address: Option<String>,
        root: String,
    ) -> Result<(), Refused> {
        let courier = self.courier()?;
        if let Some(address) = &address
            && (address.len() > MOST_LETTERS || !courier.may_send_to(address))
        {
            return Err(Refused::Talk(phrase!("page-call-refused")));
        }
        let language = visitor.language.tag().to_string();
        self.change(move |data| {
            LiveTable::must_hold(data, visitor, seat)?;
            data.row
                .callings
                .retain(|(other, calling)| *other != seat || !matches!(calling.way, Way::Webhook(_)));
            let calling = address.map(|address| Calling { way: Way::Webhook(address), language, root });
            data.row.callings.extend(calling.map(|calling| (seat, calling)));
            Ok(Some(data.write_callings(seat)))
        })
        .await
    }

    /// Somebody's browser takes messages while no page is open.
    pub async fn add_browser(
        self: &Arc<LiveTable>,
        visitor: Visitor,
        seat: Seat,
        to: crate::storage::Subscription,
        root: String,
    ) -> Result<(), Refused> {
        let courier = self.courier()?;
        let is_short =
            [&to.endpoint, &to.p256dh, &to.auth].into_iter().all(|text| text.len() <= MOST_LETTERS);
        if !is_short || !courier.may_send_to(&to.endpoint) {
            return Err(Refused::Talk(phrase!("page-call-refused")));
        }
        let calling = Calling { way: Way::Push(to), language: visitor.language.tag().to_string(), root };
        self.change(move |data| {
            LiveTable::must_hold(data, visitor, seat)?;
            let is_browser =
                |(other, calling): &(Seat, Calling)| *other == seat && matches!(calling.way, Way::Push(_));
            if data.row.callings.contains(&(seat, calling.clone())) {
                return Ok(None);
            }
            if data.row.callings.iter().filter(|calling| is_browser(calling)).count() >= MOST_BROWSERS {
                let oldest = data.row.callings.iter().position(is_browser);
                oldest.map(|oldest| data.row.callings.remove(oldest));
            }
            data.row.callings.push((seat, calling));
            Ok(Some(data.write_callings(seat)))
        })
        .await
    }

    fn courier(&self) -> Result<&Arc<dyn Courier>, Refused> {
        self.services.settings.courier.as_ref().ok_or(Refused::NoPage)
    }

    /// An address at which nobody takes messages any more is forgotten.
    async fn forget_calling(self: &Arc<LiveTable>, seat: Seat, gone: Calling) -> Result<(), Refused> {
        self.change(move |data| {
            data.row.callings.retain(|(other, calling)| *other != seat || *calling != gone);
            Ok(Some(data.write_callings(seat)))
        })
        .await
    }
}

/// Calls somebody in every way they want to be called, if they are still missed.
async fn call(table: Weak<LiveTable>, courier: Arc<dyn Courier>, seat: Seat, turn: u32) {
    let Some(table) = table.upgrade() else { return };
    let messages = {
        let Ok(data) = table.look().await else { return };
        if !data.is_missed(seat, turn) {
            return;
        }
        let own = data.row.callings.iter().filter(|(other, _)| *other == seat);
        own.map(|(_, calling)| (calling.clone(), data.message(seat, calling))).collect::<Vec<_>>()
    };
    let (weak, services) = (Arc::downgrade(&table), table.services.clone());
    drop(table);
    for (calling, message) in messages {
        let deliver = || match &calling.way {
            Way::Webhook(address) => courier.post(address, message.for_webhook(address)),
            Way::Push(to) => courier.push(to, message.for_browser()),
        };
        let sent = delivered(deliver, |time| services.platform.sleep(time)).await;
        let Err(why) = sent else { continue };
        let Some(table) = weak.upgrade() else { return };
        services
            .platform
            .note("a call failed", format_args!("at table {}, seat {}: {why}", table.id, seat.0));
        if why == Undelivered::Gone {
            drop(table.forget_calling(seat, calling).await);
        }
    }
}

/// Sends a message, again a few times if it does not arrive.
async fn delivered<S: Future<Output = ()>>(
    deliver: impl Fn() -> Delivery,
    sleep: impl Fn(Duration) -> S,
) -> Result<(), Undelivered> {
    for pause in AGAIN {
        match deliver().await {
            Err(Undelivered::Failed) => sleep(pause).await,
            done => return done,
        }
    }
    deliver().await
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_executor::block_on;
    use std::cell::Cell;

    fn message() -> Message {
        let text = "Your turn, <Anna>".to_string();
        Message { text, who: "<Anna>".into(), game: "Troyes".into(), address: "https://x.example/t/1".into() }
    }

    #[test]
    fn everybody_gets_the_message_as_they_want_it() {
        let discord = message().for_webhook("https://discord.com/api/webhooks/1/secret");
        assert!(discord.starts_with(r#"{"content":"Your turn, <Anna> https://x.example/t/1""#), "{discord}");
        let slack = message().for_webhook("https://hooks.slack.com/services/T/B/secret");
        assert_eq!(slack, r#"{"text":"Your turn, &lt;Anna&gt; https://x.example/t/1"}"#);
        let plain = message().for_webhook("https://discord.com.evil.example/x");
        assert!(plain.contains(r#""event":"turn""#) && plain.contains(r#""table":"https://x.example/t/1""#));
    }

    #[test]
    fn a_message_is_sent_three_times_at_most() {
        let tries = Cell::new(0);
        let sent = |result: Result<(), Undelivered>| {
            tries.set(0);
            let deliver = || {
                tries.set(tries.get() + 1);
                Box::pin(std::future::ready(result)) as Delivery
            };
            let done = block_on(delivered(deliver, |_| std::future::ready(())));
            (done, tries.get())
        };
        assert_eq!(sent(Ok(())), (Ok(()), 1));
        assert_eq!(sent(Err(Undelivered::Gone)), (Err(Undelivered::Gone), 1));
        assert_eq!(sent(Err(Undelivered::Failed)), (Err(Undelivered::Failed), 3));
    }
}
