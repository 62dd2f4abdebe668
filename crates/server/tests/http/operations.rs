//! What whoever runs a server is told, and how it ends.

use crate::play::{FRIEND, answer_first, asked, create_toy};
use crate::process::ServerProcess;
use crate::test_server::{TestServer, config};
use server::client::{Client, Events};
use server::{Config, LogForm, Server};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;

async fn open_inner() -> (TestServer, Client) {
    let server = TestServer::open_with(|config| {
        config.inner = Some(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)));
    })
    .await;
    let inner = Client::new(server.inner.expect("an inner address"));
    (server, inner)
}

/// A number of the metrics, by its name and labels.
fn number(metrics: &str, name: &str) -> f64 {
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{name} is not in\n{metrics}")).parse().expect("a number")
}

#[tokio::test]
async fn what_is_counted_is_told_at_the_inner_address_alone() {
    let (server, mut inner) = open_inner().await;
    let mut client = Client::new(server.address);
    assert_eq!(client.get("/metrics").await.unwrap().status, 404, "the world is told nothing");
    let table = create_toy(&mut client, &["me"], &[("name", "Annabelle")]).await;
    let before = inner.get("/metrics").await.unwrap();
    assert!(before.headers["content-type"].to_str().unwrap().starts_with("text/plain; version=0.0.4"));
    let stream = client.events(&format!("{table}/events"), None).await.unwrap();
    let answered = answer_first(&mut client, &table, "0").await.expect("a question");
    assert_eq!(answered.status, 204, "{}", answered.text);
    let after = inner.get("/metrics").await.unwrap().text;
    let more = |name: &str| number(&after, name) - number(&before.text, name);
    assert_eq!(more("troyes_moves_total"), 1.0);
    assert_eq!(more("troyes_storage_seconds_count{kind=\"write\"}"), 1.0);
    assert_eq!(more("troyes_answer_seconds_count{kind=\"change\"}"), 1.0);
    assert_eq!(more("troyes_streams"), 1.0);
    assert!(more("troyes_stream_bytes_total") > 1000.0);
    assert!(number(&after, "troyes_tables") >= 1.0);
    assert_eq!(number(&after, "troyes_ready"), 1.0);
    assert_eq!(number(&after, "troyes_answers_total{status=\"5xx\"}"), 0.0);
    #[cfg(target_os = "linux")]
    assert!(number(&after, "process_resident_memory_bytes") > 1e6);
    let secrets = ["Annabelle", table.trim_start_matches("/t/"), "127.0.0.1"];
    assert!(secrets.iter().all(|secret| !after.contains(secret)), "numbers, and nobody's name: {after}");
    drop(stream);
    for _ in 0..100 {
        let gone = inner.get("/metrics").await.unwrap().text;
        if number(&gone, "troyes_streams") == number(&before.text, "troyes_streams") {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("a stream that has ended still counts");
}

#[tokio::test]
async fn every_line_of_the_metrics_is_one_that_prometheus_reads() {
    let (server, mut inner) = open_inner().await;
    Client::new(server.address).get("/no-such-page").await.unwrap();
    let metrics = inner.get("/metrics").await.unwrap().text;
    let (mut family, mut families) = (String::new(), Vec::new());
    for line in metrics.lines() {
        if let Some(head) = line.strip_prefix("# TYPE ") {
            family = head.split(' ').next().unwrap().to_string();
            assert!(!families.contains(&family), "{family} stands there twice");
            families.push(family.clone());
        } else if !line.starts_with("# HELP ") {
            let (name, value) = line.rsplit_once(' ').expect("a name and a number");
            assert!(value.parse::<f64>().is_ok(), "{line}");
            let plain = name.split('{').next().unwrap();
            let ends = ["", "_bucket", "_sum", "_count"];
            assert!(ends.iter().any(|end| plain == format!("{family}{end}")), "{line} is none of {family}");
            assert!(name.matches('"').count().is_multiple_of(2), "{line}");
        }
    }
    assert!(families.len() > 10);
}

#[tokio::test]
async fn whoever_asks_is_told_whether_it_lives_and_is_ready() {
    let (server, mut inner) = open_inner().await;
    let mut outer = Client::new(server.address);
    for client in [&mut inner, &mut outer] {
        for path in ["/health", "/ready"] {
            let answer = client.get(path).await.unwrap();
            assert_eq!((answer.status.as_u16(), answer.text.len() < 10), (200, true), "{path}");
        }
    }
}

async fn is_over(mut events: Events) -> bool {
    let all = async { while events.next().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(5), all).await.is_ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_leaves_serves_on_for_a_while_and_sends_everybody_away() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(&folder);
    config.inner = Some(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)));
    config.leaving.notice = Duration::from_millis(700);
    let server = Server::start(config).await.unwrap();
    let (address, mut inner) = (server.address, Client::new(server.inner.unwrap()));
    let mut client = Client::new(address);
    let table = create_toy(&mut client, &["me", FRIEND], &[]).await;
    let plain = client.events(&format!("{table}/events"), None).await.unwrap();
    let mut packed = client.packed_events(&format!("{table}/events")).await.unwrap();
    let leaving = tokio::spawn(server.leave());
    let mut probe = Client::new(address);
    for _ in 0..50 {
        if probe.get("/ready").await.unwrap().status == 503 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(inner.get("/ready").await.unwrap().status, 503, "it is said first");
    assert_eq!(inner.get("/health").await.unwrap().status, 200, "and lives on");
    let answered = answer_first(&mut client, &table, "0").await.expect("a question");
    assert_eq!(answered.status, 204, "whoever has not heard it yet is served");
    assert!(is_over(plain).await, "streams end");
    let mut last = Vec::new();
    while let Some(piece) = packed.next().await {
        last = piece.to_vec();
    }
    let mut text = String::new();
    // It goes on, as far as its packing is concerned.
    drop(std::io::Read::read_to_string(&mut flate2::read::DeflateDecoder::new(&last[..]), &mut text));
    assert!(text.starts_with("retry: "), "browsers are told when to come back: {text}");
    tokio::time::timeout(Duration::from_secs(5), leaving).await.expect("it ends in time").unwrap();
    assert!(TcpStream::connect(address).await.is_err(), "nobody is let in any more");
}

/// Where the server below keeps its tables; without this it is not started.
const FILE: &str = "TROYES_OPERATED_FILE";

/// Not a test but a server in a process of its own, which is told to end.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_to_be_told() {
    let Ok(file) = std::env::var(FILE) else { return };
    let mut config = Config::local(file.into());
    config.address.set_port(0);
    LogForm::Json.choose();
    let mut started = |address| println!("\nhttp://{address}");
    let served = server::serve(config, &mut started);
    served.await.unwrap_or_else(|error| panic!("{error}"));
}

fn start(file: &Path, log: &Path) -> ServerProcess {
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    let log = std::fs::File::create(log).expect("a file for the log");
    command.args(["--exact", "operations::a_server_to_be_told", "--nocapture"]);
    command.env(FILE, file).stderr(Stdio::from(log));
    ServerProcess::start(&mut command).expect("it starts")
}

/// Answers questions as fast as possible until nobody listens; how many answers were taken.
async fn play(mut client: Client, table: String) -> usize {
    let mut taken = 0;
    while let Ok(page) = client.get(&table).await {
        let Some((question, choices)) = asked(&page.text) else { break };
        let fields = [("seat", "0"), ("question", &*question), ("choice", &choices[0])];
        match client.post(&format!("{table}/answer"), &fields).await {
            Ok(answer) => taken += usize::from(answer.status == 204),
            Err(_) => break,
        }
    }
    taken
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_is_told_to_end_answers_what_has_come_and_ends() {
    use rustix::process::{Pid, Signal, kill_process};
    let folder = tempfile::tempdir().unwrap();
    let (file, log) = (folder.path().join("tables.sqlite"), folder.path().join("log"));
    let mut server = start(&file, &log);
    let mut people = Vec::new();
    for _ in 0..4 {
        let mut client = Client::new(server.address);
        let table = crate::play::create_table(&mut client, "troyes", &["me", "bot:random"], &[]).await;
        people.push((client, table));
    }
    let playing: Vec<_> =
        people.iter().map(|(client, table)| tokio::spawn(play(client.again(), table.clone()))).collect();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let told = Instant::now();
    kill_process(Pid::from_raw(server.id() as i32).unwrap(), Signal::TERM).unwrap();
    let is_well =
        tokio::task::spawn_blocking(move || server.process.wait().unwrap().success()).await.unwrap();
    assert!(is_well && told.elapsed() < Duration::from_secs(12), "after {:?}", told.elapsed());
    let mut taken = Vec::new();
    for player in playing {
        taken.push(player.await.unwrap());
    }
    let log = std::fs::read_to_string(&log).unwrap();
    let lines: Vec<serde_json::Value> =
        log.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}"))).collect();
    let kinds: Vec<&str> = lines.iter().filter_map(|line| line["kind"].as_str()).collect();
    assert!(kinds.contains(&"leaving") && kinds.contains(&"left"), "{log}");
    assert!(lines.iter().all(|line| line["time"].as_str().is_some_and(|time| time.ends_with('Z'))));
    // Whatever was answered is there.
    let again = start(&file, &folder.path().join("log again"));
    for ((mut client, table), taken) in people.into_iter().zip(taken) {
        client.move_to(again.address);
        let story = client.get(&format!("{table}/story")).await.unwrap().text;
        let told = story.matches("/replay?at=").count();
        assert!(told >= taken, "{taken} answers were taken, {told} lines are told");
    }
}
