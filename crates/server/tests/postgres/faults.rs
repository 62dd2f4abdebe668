//! Nodes are killed and stopped, cables cut and the database crashes, while people play: nobody loses anything.

use crate::checker::check;
use crate::database::Database;
use crate::history::{Addresses, History, Person, Told};
use crate::nodes::TestNode;
use crate::proxy::Cable;
use server::client::Client;
use sqlx::query;
use std::sync::{Arc, RwLock};
use std::time::{Duration, Instant};
use tokio::time::sleep;

const NODES: usize = 3;
/// Tables at the same time: offer and seats.
const TABLES: [(&str, &[&str]); 6] = [
    ("toy", &["me", "me"]),
    ("toy", &["me", "me", "me"]),
    ("toy", &["me"]),
    ("toy", &["me", "me", "me", "me"]),
    ("toy", &["me", "me"]),
    ("toy", &["me", "me", "me", "me"]),
];

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    Kill,
    Stop,
    Cut,
    Silence,
    Disconnect,
    Crash,
}

const FAULTS: [Fault; 10] = [
    Fault::Kill,
    Fault::Kill,
    Fault::Kill,
    Fault::Stop,
    Fault::Stop,
    Fault::Cut,
    Fault::Silence,
    Fault::Disconnect,
    Fault::Disconnect,
    Fault::Crash,
];

/// How many faults: about 20 as a rule, more for whoever has time.
fn count() -> usize {
    match std::env::var("TROYES_LONG").as_deref() {
        Ok("3") => 1000,
        Ok("1" | "2") => 320,
        _ => 20,
    }
}

struct Trouble {
    database: Database,
    nodes: Vec<TestNode>,
    addresses: Addresses,
}

impl Trouble {
    /// Lets something happen to somebody, and heals it.
    async fn strike(&mut self, fault: Fault) {
        let at = fastrand::usize(..NODES);
        match fault {
            Fault::Kill => {
                self.nodes[at].kill();
                pause(0..1500).await;
                while !self.nodes[at].start_again().await {}
                self.addresses.write().expect("addresses")[at] = self.nodes[at].address;
            }
            Fault::Stop => {
                self.nodes[at].stop();
                pause(500..6000).await;
                self.nodes[at].go_on();
            }
            Fault::Cut | Fault::Silence => {
                let cable = if fault == Fault::Cut { Cable::Cut } else { Cable::Silent };
                self.nodes[at].proxy.set(cable);
                pause(500..6000).await;
                self.nodes[at].proxy.set(Cable::Whole);
            }
            Fault::Disconnect => {
                let mut connection = self.database.connect().await;
                let all = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                           WHERE application_name = 'troyes' AND random() < 0.7";
                drop(query(all).fetch_all(&mut connection).await);
            }
            Fault::Crash => self.database.crash(),
        }
    }
}

async fn pause(milliseconds: std::ops::Range<u64>) {
    sleep(Duration::from_millis(fastrand::u64(milliseconds))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_and_database_fail_and_nobody_loses_anything() {
    let Some(database) = Database::start() else { return };
    let logs = tempfile::tempdir().expect("a folder");
    let mut nodes = Vec::new();
    for number in 0..NODES {
        nodes.push(TestNode::start(&database, logs.path().join(format!("node{number}"))).await);
    }
    let addresses: Addresses = Arc::new(RwLock::new(nodes.iter().map(|node| node.address).collect()));
    let history = Arc::new(History::default());
    let end = Arc::new(RwLock::new(Instant::now() + Duration::from_secs(24 * 3600)));
    let people: Vec<_> = TABLES
        .iter()
        .map(|(offer, seats)| {
            let client = Client::new(nodes[0].address);
            let person =
                Person { client, addresses: addresses.clone(), history: history.clone(), end: end.clone() };
            tokio::spawn(person.play(offer, seats))
        })
        .collect();
    sleep(Duration::from_secs(2)).await;
    let mut trouble = Trouble { database, nodes, addresses };
    let mut struck = Vec::new();
    for _ in 0..count() {
        let fault = FAULTS[fastrand::usize(..FAULTS.len())];
        struck.push((Instant::now(), fault));
        trouble.strike(fault).await;
        pause(100..1200).await;
    }
    sleep(Duration::from_secs(4)).await;
    *end.write().expect("the end") = Instant::now();
    for person in people {
        person.await.expect("people live on");
    }
    // For whoever must find out what a lost move has met: requests carry the same clock.
    println!("{struck:?}");
    let address = trouble.nodes[0].address;
    let mut connection = trouble.database.connect().await;
    let compared = check(&history, &mut connection, address).await;
    println!("{} faults: {compared}", struck.len());
    assert!(compared.done > struck.len() * 10, "too little was played to lose anything");
    tell_times(&history, &struck);
}

/// Says how long moves took that were under way when something happened.
fn tell_times(history: &History, struck: &[(Instant, Fault)]) {
    let requests = history.requests.lock().expect("requests");
    let done: Vec<_> = requests.iter().filter(|request| request.told == Told::Done).collect();
    let tell = |what: &str, mut times: Vec<Duration>| {
        times.sort();
        let Some(longest) = times.last() else { return };
        let p99 = times[(times.len() * 99 / 100).min(times.len() - 1)];
        println!(
            "{what}: {} moves, p99 {:.2} s, longest {:.2} s",
            times.len(),
            p99.as_secs_f64(),
            longest.as_secs_f64()
        );
    };
    tell("all", done.iter().map(|request| request.took).collect());
    for kind in [Fault::Kill, Fault::Stop, Fault::Cut, Fault::Silence, Fault::Disconnect, Fault::Crash] {
        let at = struck.iter().filter(|(_, fault)| *fault == kind).map(|(at, _)| *at);
        let at: Vec<Instant> = at.collect();
        let met = |request: &&&crate::history::Request| {
            // On the way then, or sent in the three seconds after, in which nobody else may lead the table.
            at.iter()
                .any(|at| request.sent < *at + Duration::from_secs(3) && request.sent + request.took > *at)
        };
        tell(
            &format!("{kind:?} ({})", at.len()),
            done.iter().filter(met).map(|request| request.took).collect(),
        );
    }
}
