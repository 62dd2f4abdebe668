//! What clients have sent, what they were told and what they have seen.

use crate::play::{asked, between, chosen_before};
use server::client::{Answer, Client, encode};
use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, RwLock};
use std::time::{Duration, Instant};
use tokio::time::{sleep, timeout};

/// A browser, or the balancer in front of it, asks another node after this time.
const PATIENCE: Duration = Duration::from_secs(2);

/// What became of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told {
    /// It was done.
    Done,
    /// It was not done.
    Refused(u16),
    /// Nobody ever said.
    Nothing,
}

/// Something that somebody asked for.
#[derive(Clone, Debug)]
pub struct Request {
    pub table: String,
    pub key: u128,
    /// The choices, one on each line, or what was said.
    pub text: String,
    pub is_move: bool,
    pub told: Told,
    pub sent: Instant,
    pub took: Duration,
}

/// Everything that happened to clients.
#[derive(Default)]
pub struct History {
    pub requests: Mutex<Vec<Request>>,
    /// Sentences of the log by table: the step and the text.
    pub seen: Mutex<BTreeSet<(String, usize, String)>>,
    pub tables: Mutex<Vec<String>>,
}

/// Where nodes listen now.
pub type Addresses = Arc<RwLock<Vec<SocketAddr>>>;

/// Somebody who plays all seats of a table, at any node.
pub struct Person {
    pub client: Client,
    pub addresses: Addresses,
    pub history: Arc<History>,
    /// When everybody stops.
    pub end: Arc<RwLock<Instant>>,
}

impl Person {
    fn goes_on(&self) -> bool {
        Instant::now() < *self.end.read().expect("the end")
    }

    fn move_anywhere(&mut self) {
        let addresses = self.addresses.read().expect("addresses");
        self.client.move_to(addresses[fastrand::usize(..addresses.len())]);
    }

    /// Opens a page anywhere until somebody answers.
    async fn get(&mut self, path: &str) -> Option<Answer> {
        while self.goes_on() {
            self.move_anywhere();
            if let Ok(Ok(answer)) = timeout(PATIENCE, self.client.get(path)).await
                && answer.status.as_u16() < 500
            {
                return Some(answer);
            }
            sleep(Duration::from_millis(50)).await;
        }
        None
    }

    /// Sends a form until somebody says what became of it, under the same name each time.
    async fn post(&mut self, path: &str, fields: &[(&str, &str)], key: u128) -> (Told, Option<Answer>) {
        // Even after the end: what was begun must be known.
        for _ in 0..60 {
            self.move_anywhere();
            let form = self.client.form(path).header("idempotency-key", format!("{key:032x}"));
            let request = form.body(encode(fields).into()).expect("a form");
            match timeout(PATIENCE, self.client.send(request)).await {
                Ok(Ok(answer)) if answer.status.as_u16() < 400 => return (Told::Done, Some(answer)),
                Ok(Ok(answer)) if answer.status.as_u16() < 500 => {
                    return (Told::Refused(answer.status.as_u16()), Some(answer));
                }
                // Cut off in the middle: the connection is of no use any more.
                _ => self.client.hang_up(),
            }
            sleep(Duration::from_millis(100)).await;
        }
        (Told::Nothing, None)
    }

    /// Sends something that changes a table, and writes down what became of it.
    async fn change(&mut self, table: &str, what: &str, fields: &[(&str, &str)], text: &str) -> Told {
        let (key, sent) = (fastrand::u128(..), Instant::now());
        let (told, _) = self.post(&format!("{table}/{what}"), fields, key).await;
        let (table, text, took) = (table.to_string(), text.to_string(), sent.elapsed());
        let is_move = what == "answer";
        self.history.requests.lock().expect("requests").push(Request {
            table,
            key,
            text,
            is_move,
            told,
            sent,
            took,
        });
        told
    }

    /// Plays one game after the other.
    pub async fn play(mut self, offer: &str, seats: &[&str]) {
        while self.goes_on() {
            if let Some(table) = self.open(offer, seats).await {
                self.play_at(&table, seats).await;
            }
        }
    }

    async fn open(&mut self, offer: &str, seats: &[&str]) -> Option<String> {
        let players = seats.len().to_string();
        let names: Vec<String> = (0..seats.len()).map(|seat| format!("seat{seat}")).collect();
        let mut fields =
            vec![("offer", offer), ("players", players.as_str()), ("pace", "0"), ("name", "Anna")];
        fields.extend(names.iter().map(String::as_str).zip(seats.iter().copied()));
        // Sent again it may open another table, which is nobody's loss.
        let (_, answer) = self.post("/tables", &fields, fastrand::u128(..)).await;
        let table = answer?.location()?.to_string();
        // Every choice is a person's own.
        self.post(&format!("{table}/forced"), &[], fastrand::u128(..)).await;
        self.history.tables.lock().expect("tables").push(table.clone());
        Some(table)
    }

    async fn play_at(&mut self, table: &str, seats: &[&str]) {
        let looking = tokio::spawn(look(
            // A stranger: whoever plays is shown secrets that the story tells nobody else.
            Client::new(self.addresses.read().expect("addresses")[0]),
            table.to_string(),
            self.addresses.clone(),
            self.history.clone(),
        ));
        let own: Vec<String> =
            (0..seats.len()).filter(|seat| seats[*seat] == "me").map(|seat| seat.to_string()).collect();
        let mut rounds = 0;
        while self.goes_on() {
            rounds += 1;
            let mut is_over = false;
            for seat in &own {
                let Some(page) = self.get(&format!("{table}?seat={seat}")).await else { break };
                is_over = page.text.contains("The game is over");
                if let Some((question, choices)) = asked(&page.text)
                    && !choices.is_empty()
                {
                    let mut chosen = chosen_before(&page.text);
                    chosen.push(choices[fastrand::usize(..choices.len())].clone());
                    let mut fields = vec![("seat", seat.as_str()), ("question", &question)];
                    fields.extend(chosen.iter().map(|choice| ("choice", choice.as_str())));
                    self.change(table, "answer", &fields, &chosen.join("\n")).await;
                }
            }
            if rounds % 25 == 3 {
                let text = format!("word {:016x}", fastrand::u64(..));
                self.change(table, "say", &[("seat", &own[0]), ("text", &text)], &text).await;
            }
            if is_over {
                break;
            }
            sleep(Duration::from_millis(fastrand::u64(20..120))).await;
        }
        looking.abort();
    }
}

/// Looks at a table at any node, and writes down everything that is shown.
async fn look(mut client: Client, table: String, addresses: Addresses, history: Arc<History>) {
    loop {
        let address = {
            let addresses = addresses.read().expect("addresses");
            addresses[fastrand::usize(..addresses.len())]
        };
        client.move_to(address);
        if let Ok(Ok(mut events)) = timeout(PATIENCE, client.events(&format!("{table}/events"), None)).await {
            while let Some(event) = events.next().await {
                history.note(&event.data.replace("\\\"", "\""), &table);
            }
        }
        sleep(Duration::from_millis(200)).await;
    }
}

impl History {
    /// Writes down the sentences that a page or an event shows.
    pub fn note(&self, page: &str, table: &str) {
        let mut seen = self.seen.lock().expect("what was seen");
        for (step, text) in lines_of(page, table) {
            seen.insert((table.to_string(), step, text));
        }
    }
}

/// Sentences of the log, each with the step it was told in.
pub fn lines_of(page: &str, table: &str) -> BTreeSet<(usize, String)> {
    let moments = between(page, "<a href=\"", "</a>");
    moments
        .into_iter()
        .filter_map(|moment| moment.strip_prefix(table)?.strip_prefix("/replay?at="))
        .filter_map(|moment| moment.split_once("\">"))
        .filter_map(|(step, text)| Some((step.parse().ok()?, text.to_string())))
        .collect()
}
