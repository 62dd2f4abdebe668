//! Four people at one table.

use super::{Latencies, Load};
use crate::client::{Client, ClientError, Events};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// A move that has not come to every stream so long after it was due has failed.
const PATIENCE: Duration = Duration::from_secs(10);

/// Everybody at one table.
pub struct Sitting {
    table: String,
    people: Vec<Client>,
    /// The question that each is asked, and what may be answered.
    asked: Vec<Option<(String, Vec<String>)>>,
    seen: mpsc::UnboundedReceiver<Seen>,
    /// The newest revision of the table that anybody has seen.
    revision: u64,
    /// Whether everybody has seen the last move.
    is_up_to_date: bool,
    /// Bytes of events that nobody has counted yet.
    bytes: usize,
}

/// Somebody's stream brought an event.
struct Seen {
    seat: usize,
    at: Instant,
    /// The revision of the table that it shows.
    revision: u64,
    data: String,
}

impl Sitting {
    /// Opens a table, invites everybody, and lets them all look.
    ///
    /// Everybody comes to another node than their neighbours, as a load balancer would have it that knows nothing of tables.
    pub async fn new(load: &Load, number: usize) -> Result<Sitting, ClientError> {
        let node = |seat: usize| load.addresses[(number + seat) % load.addresses.len()];
        let mut host = Client::new(node(0));
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
        for (invitation, seat) in values(&page, "href=\"/join/", "\"").zip(1..) {
            let mut guest = Client::new(node(seat));
            guest.post(&format!("/join/{invitation}"), &[("name", &format!("Guest {seat}"))]).await?;
            people.push(guest);
        }
        let (sender, seen) = mpsc::unbounded_channel();
        for (seat, person) in people.iter_mut().enumerate() {
            person.hang_up();
            let events = person.events(&format!("{table}/events"), None).await?;
            crate::task::spawn(watch(seat, events, sender.clone()));
        }
        let asked = vec![None; people.len()];
        Ok(Sitting { table, people, asked, seen, revision: 0, is_up_to_date: false, bytes: 0 })
    }

    /// Plays until the end of the time or of the game. A move is due at its tick, however long the one before it took.
    pub async fn play(mut self, offset: Duration, every: Duration, end: Instant) -> Latencies {
        let mut latencies = Latencies::default();
        let mut ticks = tokio::time::interval_at((Instant::now() + offset).into(), every);
        loop {
            let due = ticks.tick().await.into_std();
            if due >= end {
                return latencies;
            }
            while let Ok(seen) = self.seen.try_recv() {
                self.note(seen);
            }
            if latencies.moves > 0 {
                latencies.bytes += self.bytes;
            }
            // What came before the first move is no move's.
            self.bytes = 0;
            let has_moved = match self.asked.iter().position(Option::is_some) {
                Some(seat) => self.make_a_move(seat, due, &mut latencies).await,
                // Everybody has seen everything, and nobody is asked: the game is over.
                None if self.is_up_to_date => return latencies,
                None => false,
            };
            latencies.failures += usize::from(!has_moved);
            latencies.bytes += std::mem::take(&mut self.bytes);
        }
    }

    /// Whether it was accepted, and seen by everybody in time.
    async fn make_a_move(&mut self, seat: usize, due: Instant, latencies: &mut Latencies) -> bool {
        let Some((question, choices)) = self.asked[seat].take() else { return false };
        let choice = &choices[fastrand::usize(..choices.len())];
        let number = seat.to_string();
        let fields =
            [("seat", number.as_str()), ("question", question.as_str()), ("choice", choice.as_str())];
        let deadline = Instant::now() + PATIENCE;
        let path = format!("{}/answer", self.table);
        let answer = tokio::time::timeout_at(deadline.into(), self.people[seat].post(&path, &fields)).await;
        self.is_up_to_date = false;
        if !answer.is_ok_and(|answer| answer.is_ok_and(|answer| answer.status.is_success())) {
            // Whatever is left of the request must not answer the next one. The question is still open, perhaps.
            self.people[seat].hang_up();
            self.asked[seat] = Some((question, choices));
            latencies.refused += 1;
            return false;
        }
        latencies.moves += 1;
        self.is_seen(due, deadline, latencies).await
    }

    /// Waits until everybody has seen a move that was due; whether they have in time. What comes late from an earlier move
    /// does not count for this one.
    async fn is_seen(&mut self, due: Instant, deadline: Instant, latencies: &mut Latencies) -> bool {
        let before = self.revision;
        let mut waiting = vec![true; self.asked.len()];
        let mut is_in_time = true;
        while waiting.contains(&true) {
            let Ok(Some(seen)) = tokio::time::timeout_at(deadline.into(), self.seen.recv()).await else {
                break;
            };
            if seen.revision > before && std::mem::take(&mut waiting[seen.seat]) {
                let after = seen.at.saturating_duration_since(due);
                latencies.saw(after);
                is_in_time &= after <= PATIENCE;
            }
            self.note(seen);
        }
        let missing = waiting.iter().filter(|is_waiting| **is_waiting).count();
        (0..missing).for_each(|_| latencies.saw(due.elapsed()));
        self.is_up_to_date = missing == 0;
        self.is_up_to_date && is_in_time
    }

    /// Reads in an event what somebody is asked now.
    fn note(&mut self, seen: Seen) {
        let Seen { seat, data, revision, .. } = seen;
        self.bytes += data.len();
        self.revision = self.revision.max(revision);
        if !data.contains("id=\\\"ask\\\"") {
            return;
        }
        let question = values(&data, "name=\\\"question\\\" value=\\\"", "\\\"").next().map(String::from);
        let choices =
            values(&data, "type=\\\"submit\\\" name=\\\"choice\\\" value=\\\"", "\\\"").map(plain).collect();
        self.asked[seat] = question.map(|question| (question, choices));
    }
}

async fn watch(seat: usize, mut events: Events, sender: mpsc::UnboundedSender<Seen>) {
    while let Some(event) = events.next().await {
        let revision = revision(&event.id);
        if sender.send(Seen { seat, at: Instant::now(), revision, data: event.data }).is_err() {
            return;
        }
    }
}

/// The number in what a browser would say it has seen, like `epoch.7`.
fn revision(id: &str) -> u64 {
    id.rsplit('.').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// What stands between two texts, each time.
fn values<'a>(text: &'a str, before: &'a str, after: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(before).skip(1).filter_map(move |rest| rest.split_once(after)).map(|(value, _)| value)
}

/// A value without the escapes of a page.
fn plain(value: &str) -> String {
    value.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sitting(people: usize) -> (Sitting, mpsc::UnboundedSender<Seen>) {
        let (sender, seen) = mpsc::unbounded_channel();
        let asked = vec![None; people];
        let sitting = Sitting {
            table: String::new(),
            people: vec![],
            asked,
            seen,
            revision: 3,
            is_up_to_date: true,
            bytes: 0,
        };
        (sitting, sender)
    }

    fn seen(seat: usize, revision: u64, at: Instant) -> Seen {
        Seen { seat, at, revision, data: String::new() }
    }

    #[tokio::test]
    async fn a_move_is_measured_from_when_it_was_due() {
        let (mut sitting, sender) = sitting(2);
        let due = Instant::now() - Duration::from_secs(2);
        (0..2).for_each(|seat| assert!(sender.send(seen(seat, 4, due + Duration::from_secs(1))).is_ok()));
        let mut latencies = Latencies::default();
        assert!(sitting.is_seen(due, Instant::now() + PATIENCE, &mut latencies).await);
        assert_eq!((latencies.percentile(1.0), sitting.revision), (1000.0, 4));
    }

    #[tokio::test]
    async fn a_late_answer_is_a_failure() {
        let (mut sitting, sender) = sitting(1);
        let due = Instant::now() - 2 * PATIENCE;
        assert!(sender.send(seen(0, 4, Instant::now())).is_ok());
        let mut latencies = Latencies::default();
        assert!(!sitting.is_seen(due, Instant::now() + PATIENCE, &mut latencies).await);
        assert!(latencies.percentile(1.0) >= 2.0 * PATIENCE.as_secs_f64() * 1000.0);
    }

    #[tokio::test]
    async fn what_comes_late_from_an_earlier_move_does_not_count_for_the_next() {
        let (mut sitting, sender) = sitting(2);
        let due = Instant::now();
        assert!(sender.send(seen(0, 4, due)).is_ok());
        assert!(sender.send(seen(1, 3, due)).is_ok(), "of the move before");
        let mut latencies = Latencies::default();
        let deadline = due + Duration::from_millis(50);
        assert!(!sitting.is_seen(due, deadline, &mut latencies).await);
        assert!(latencies.percentile(1.0) >= 50.0 && !sitting.is_up_to_date);
    }
}
