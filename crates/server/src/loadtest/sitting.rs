//! Four people at one table.

use super::{Latencies, Load};
use crate::client::{Client, ClientError, Events};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// A move that has not come to a stream after so long has failed.
const PATIENCE: Duration = Duration::from_secs(10);

/// Everybody at one table.
pub struct Sitting {
    table: String,
    people: Vec<Client>,
    /// The question that each is asked, and what may be answered.
    asked: Vec<Option<(String, Vec<String>)>>,
    seen: mpsc::UnboundedReceiver<Seen>,
}

/// Somebody's stream brought an event.
struct Seen {
    seat: usize,
    at: Instant,
    data: String,
}

impl Sitting {
    /// Opens a table, invites everybody, and lets them all look.
    pub async fn new(load: &Load) -> Result<Sitting, ClientError> {
        let mut host = Client::new(load.address);
        let players = load.seats.to_string();
        let keys: Vec<String> = (0..load.seats).map(|seat| format!("seat{seat}")).collect();
        let mut fields = vec![("offer", load.offer.as_str()), ("players", &players)];
        fields.extend(
            keys.iter().enumerate().map(|(i, key)| (key.as_str(), if i == 0 { "me" } else { "guest" })),
        );
        let answer = host.post("/tables", &fields).await?;
        let table = answer.location().ok_or(ClientError::Refused(answer.status))?.to_string();
        let page = host.get(&table).await?.text;
        let mut people = vec![host];
        for (number, invitation) in values(&page, "href=\"/join/", "\"").enumerate() {
            let mut guest = Client::new(load.address);
            guest.post(&format!("/join/{invitation}"), &[("name", &format!("Guest {}", number + 1))]).await?;
            people.push(guest);
        }
        let (sender, seen) = mpsc::unbounded_channel();
        for (seat, person) in people.iter_mut().enumerate() {
            person.hang_up();
            let events = person.events(&format!("{table}/events"), None).await?;
            tokio::spawn(watch(seat, events, sender.clone()));
        }
        let asked = vec![None; people.len()];
        Ok(Sitting { table, people, asked, seen })
    }

    /// Plays until the end of the time or of the game.
    pub async fn play(mut self, offset: Duration, every: Duration, end: Instant) -> Latencies {
        let mut latencies = Latencies::default();
        let mut ticks = tokio::time::interval_at((Instant::now() + offset).into(), every);
        loop {
            if ticks.tick().await.into_std() >= end {
                return latencies;
            }
            while let Ok(seen) = self.seen.try_recv() {
                self.note(seen);
            }
            let Some(seat) = self.asked.iter().position(Option::is_some) else { return latencies };
            if !self.make_a_move(seat, &mut latencies).await {
                latencies.failures += 1;
            }
        }
    }

    /// Whether it was accepted and seen by everybody.
    async fn make_a_move(&mut self, seat: usize, latencies: &mut Latencies) -> bool {
        let Some((question, choices)) = self.asked[seat].take() else { return false };
        let choice = &choices[fastrand::usize(..choices.len())];
        let number = seat.to_string();
        let fields =
            [("seat", number.as_str()), ("question", question.as_str()), ("choice", choice.as_str())];
        let start = Instant::now();
        let answer = self.people[seat].post(&format!("{}/answer", self.table), &fields).await;
        if !answer.is_ok_and(|answer| answer.status.is_success()) {
            return false;
        }
        latencies.moves += 1;
        for _ in 0..self.people.len() {
            let Ok(Some(seen)) = tokio::time::timeout(PATIENCE, self.seen.recv()).await else { return false };
            latencies.saw(seen.at.saturating_duration_since(start));
            self.note(seen);
        }
        true
    }

    /// Reads in an event what somebody is asked now.
    fn note(&mut self, seen: Seen) {
        let Seen { seat, data, .. } = seen;
        if !data.contains("id=\\\"ask\\\"") {
            return;
        }
        let question = values(&data, "name=\\\"question\\\" value=\\\"", "\\\"").next().map(String::from);
        let choices = values(&data, "name=\\\"choice\\\" value=\\\"", "\\\"").map(plain).collect();
        self.asked[seat] = question.map(|question| (question, choices));
    }
}

async fn watch(seat: usize, mut events: Events, sender: mpsc::UnboundedSender<Seen>) {
    while let Some(event) = events.next().await {
        if sender.send(Seen { seat, at: Instant::now(), data: event.data }).is_err() {
            return;
        }
    }
}

/// What stands between two texts, each time.
fn values<'a>(text: &'a str, before: &'a str, after: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(before).skip(1).filter_map(move |rest| rest.split_once(after)).map(|(value, _)| value)
}

/// A value without the escapes of a page.
fn plain(value: &str) -> String {
    value.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}
