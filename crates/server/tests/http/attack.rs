//! Everything at once: strangers do their worst, each from an address of their own, while a person plays.

use crate::play::{FRIEND, answer, create_table};
use crate::test_server::TestServer;
use server::client::{Client, Events};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

const WARM_UP: Duration = Duration::from_secs(2);
const PLAY: Duration = Duration::from_secs(10);
/// A page or an answer within this time is quick, on a machine that does other things too.
const QUICK: Duration = Duration::from_millis(1500);
/// A bot that thinks for 50 ms has answered within this time: at most one stranger's bot is in the middle of a thought.
const SOON: Duration = Duration::from_secs(5);

/// An attacker: does something again and again until it is told to stop.
#[derive(Clone)]
struct Stranger {
    address: SocketAddr,
    home: String,
    is_over: Arc<AtomicBool>,
}

impl Stranger {
    fn client(&self) -> Client {
        Client::new(self.address).at_address(&self.home)
    }

    fn goes_on(&self) -> bool {
        !self.is_over.load(Ordering::Relaxed)
    }

    /// Tables of one-second bots that are at work at once.
    async fn many_slow_bots(self) {
        let mut client = self.client();
        let seats = ["bot:search:1s", "bot:search:1s", "bot:search:1s", "me"];
        for _ in 0..30 {
            let table = create_table(&mut client, "troyes", &seats, &[]).await;
            drop(client.get(&table).await);
        }
        while self.goes_on() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Tables of bots alone, watched.
    async fn bots_alone(self) {
        let (mut client, mut streams) = (self.client(), Vec::new());
        while self.goes_on() {
            let table = create_table(&mut client, "troyes", &["bot:search:1s", "bot:random"], &[]).await;
            drop(client.get(&table).await);
            streams.extend(client.events(&format!("{table}/events"), None).await);
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// Hints that nobody waits for.
    async fn hint_and_hang_up(self) {
        let mut client = self.client();
        let table = create_table(&mut client, "troyes", &["me", FRIEND], &[]).await;
        while self.goes_on() {
            let mut hasty = client.again();
            let hint = format!("{table}/hint");
            drop(tokio::time::timeout(Duration::from_millis(30), hasty.post(&hint, &[("seat", "0")])).await);
        }
    }

    /// More windows at the person's table than there are.
    async fn windows(self, table: String) {
        let (client, mut streams) = (self.client(), Vec::<Events>::new());
        for _ in 0..110 {
            streams.extend(client.events(&format!("{table}/events"), None).await);
        }
        while self.goes_on() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// A flood of requests, under a wrong name, with chosen cookies and names that cannot be seen.
    async fn nonsense(self) {
        let mut client = self.client();
        let fields = [("offer", "toy"), ("players", "1"), ("seat0", "me"), ("name", "\u{3164}")];
        while self.goes_on() {
            let request = hyper::Request::builder().uri("/").header("host", "evil.example");
            let request = request.header("x-forwarded-for", format!("{}:4711", self.home));
            drop(client.send(request.body(http_body_util::Full::default()).unwrap()).await);
            drop(client.post("/tables", &fields).await);
            drop(client.get("/").await);
        }
    }
}

/// How long things took.
#[derive(Default)]
struct Times {
    answers: Vec<Duration>,
    bots: Vec<Duration>,
}

/// Plays, as the page would, and measures: how long an answer takes, and how long until anything happens when the bot
/// is to move.
async fn play(client: &mut Client, table: &str, events: &mut Events) -> Times {
    let (mut times, start) = (Times::default(), Instant::now());
    while start.elapsed() < PLAY {
        let asks = Instant::now();
        let page = client.get(table).await.expect("a page");
        times.answers.push(asks.elapsed());
        assert_eq!(page.status, 200, "{}", page.text);
        let begin = Instant::now();
        if let Some(answer) = answer(client, table, &page.text, "0", fastrand::usize(..)).await {
            times.answers.push(begin.elapsed());
            assert_eq!(answer.status, 204, "{}", answer.text);
        } else {
            let event = tokio::time::timeout(Duration::from_secs(60), events.next()).await;
            event.expect("the bot moves").expect("an event");
            times.bots.push(begin.elapsed());
        }
    }
    times
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_on_quickly_whatever_strangers_do() {
    let server = TestServer::open_with(|config| {
        config.is_behind_proxy = true;
        config.limits = server::Limits { tables_per_minute: 1e6, ..server::Limits::default() };
    })
    .await;
    let address = server.address;
    let mut person = Client::new(address).at_address("192.0.2.1");
    let table = create_table(&mut person, "troyes", &["me", "bot:search:50ms"], &[]).await;
    let is_over = Arc::new(AtomicBool::new(false));
    let stranger = |home: &str| Stranger { address, home: home.into(), is_over: is_over.clone() };
    let mut strangers = JoinSet::new();
    strangers.spawn(stranger("203.0.113.1").many_slow_bots());
    strangers.spawn(stranger("203.0.113.2").bots_alone());
    strangers.spawn(stranger("203.0.113.3").hint_and_hang_up());
    strangers.spawn(stranger("203.0.113.4").windows(table.clone()));
    strangers.spawn(stranger("203.0.113.5").nonsense());
    tokio::time::sleep(WARM_UP).await;
    let mut events = person.events(&format!("{table}/events"), None).await.expect("a seat's own window");
    let times = play(&mut person, &table, &mut events).await;
    let thinking = server.thinking();
    is_over.store(true, Ordering::Relaxed);
    while let Some(ended) = strangers.join_next().await {
        ended.expect("an attack that works as it is meant to");
    }
    let worst = |times: &[Duration]| times.iter().max().copied().unwrap_or_default();
    assert!(times.answers.len() >= 10, "{} answers", times.answers.len());
    assert!(worst(&times.answers) < QUICK, "{:?}", worst(&times.answers));
    assert!(!times.bots.is_empty() && worst(&times.bots) < SOON, "{:?}", worst(&times.bots));
    assert!(thinking <= server::Limits::default().thinkers, "{thinking} think at once");
    let log = server.log();
    for kind in [
        "bots alone: 203.0.113.2",
        "thinking called off",
        "no window free: 203.0.113.4",
        "unknown host: 203.0.113.5",
    ] {
        assert!(log.iter().any(|line| line.starts_with(kind)), "the log says nothing of `{kind}`: {log:#?}");
    }
}
