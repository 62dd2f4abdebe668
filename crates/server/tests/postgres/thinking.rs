//! Bots think in other processes, which take turns as fairly as threads do and may end at any moment.

use crate::database::Database;
use crate::play::{answer_first, create_table};
use crate::thinkers::ThinkingProcess;
use rustix::process::Signal;
use server::client::Client;
use server::{Config, Limits, Server, Think};
use sqlx::{PgConnection, Row, query, raw_sql};
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// Remembers every job that goes, with how often it was taken and how long that took.
const REMEMBER: &str = "
    CREATE TABLE seen (id BIGINT, tries BIGINT, task TEXT, worker TEXT, waited FLOAT8, took FLOAT8);
    CREATE FUNCTION remember() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO seen VALUES (OLD.id, OLD.tries, OLD.task, OLD.worker,
            extract(epoch FROM OLD.begun - OLD.asked), extract(epoch FROM clock_timestamp() - OLD.asked));
        RETURN NULL; END $$;
    CREATE TRIGGER remember AFTER DELETE ON thinking FOR EACH ROW EXECUTE FUNCTION remember();";

async fn node(database: &Database, think: Think, thinking: Duration) -> Server {
    let mut config = Config::local("nowhere".into());
    config.database = Some(Database::url(database.port));
    config.key = Database::key();
    config.address.set_port(0);
    config.inner = Some(([127, 0, 0, 1], 0).into());
    config.limits = Limits { thinkers: 1, ..Limits::for_load_tests() };
    config.think = think;
    config.thinking = thinking;
    Server::start(config).await.expect("a node")
}

/// How many decisions were thought about: here, elsewhere and without the queue.
async fn thought(node: &Server) -> [u64; 3] {
    let page = Client::new(node.inner.expect("an address")).get("/metrics").await.expect("numbers").text;
    ["here", "elsewhere", "unqueued"].map(|place| {
        let name = format!("troyes_bots_thought_total{{where=\"{place}\"}} ");
        let line = page.lines().find_map(|line| line.strip_prefix(&name)).expect("it is counted");
        line.parse().expect("a number")
    })
}

/// Waits until something is true of the database, and says what it is.
async fn wait_for(connection: &mut PgConnection, asked: &'static str) -> sqlx::postgres::PgRow {
    let end = Instant::now() + Duration::from_secs(10);
    loop {
        if let Some(row) = query(asked).fetch_optional(&mut *connection).await.expect("an answer") {
            return row;
        }
        assert!(Instant::now() < end, "it never comes: {asked}");
        sleep(Duration::from_millis(5)).await;
    }
}

/// The place of a worker that is at work; one that was killed is for a while as well.
async fn at_work(connection: &mut PgConnection, workers: &[ThinkingProcess]) -> usize {
    loop {
        let taken = "SELECT worker FROM thinking WHERE worker IS NOT NULL AND answer IS NULL";
        let name: String = wait_for(connection, taken).await.get("worker");
        let id = name.split(' ').nth(1).and_then(|number| number.parse().ok());
        if let Some(place) = workers.iter().position(|worker| Some(worker.id()) == id) {
            return place;
        }
        sleep(Duration::from_millis(5)).await;
    }
}

/// Plays until bots have thought so often more; how long the longest pause was.
async fn play_on(client: &mut Client, table: &str, node: &Server, more: u64) -> Duration {
    let begin = all(node).await;
    let (mut last, mut count, mut longest) = (Instant::now(), begin, Duration::ZERO);
    while count < begin + more {
        drop(answer_first(client, table, "0").await);
        sleep(Duration::from_millis(10)).await;
        let now = all(node).await;
        longest = longest.max(last.elapsed());
        assert!(longest < Duration::from_secs(8), "the game stalls");
        if now > count {
            (count, last) = (now, Instant::now());
        }
    }
    longest
}

async fn all(node: &Server) -> u64 {
    thought(node).await.iter().sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_while_those_who_think_are_killed_and_stopped() {
    let Some(mut database) = Database::start() else { return };
    let node = node(&database, Think::Elsewhere, Duration::from_millis(150)).await;
    let mut connection = database.connect().await;
    raw_sql(REMEMBER).execute(&mut connection).await.expect("a trigger");
    let mut workers: Vec<ThinkingProcess> = (0..3).map(|_| ThinkingProcess::start(&database)).collect();
    let mut client = Client::new(node.address);

    let quick = create_table(&mut client, "dice", &["me", "bot:random"], &[]).await;
    play_on(&mut client, &quick, &node, 25).await;
    tell_times(&mut connection).await;
    let [here, elsewhere, unqueued] = thought(&node).await;
    assert_eq!((here, unqueued), (0, 0), "all is done elsewhere");
    let seen =
        query("SELECT count(*) AS jobs, max(tries) AS tries FROM seen").fetch_one(&mut connection).await;
    let (jobs, tries): (i64, i64) = seen.map(|row| (row.get("jobs"), row.get("tries"))).expect("numbers");
    assert!(jobs >= elsewhere as i64 && tries == 1, "{jobs} jobs, each taken {tries} times");

    let slow = ["me", "bot:anselme", "bot:anselme", "bot:anselme"];
    let table = create_table(&mut client, "troyes", &slow, &[]).await;
    for signal in [Signal::KILL, Signal::STOP] {
        let strike = async {
            let hit = workers.swap_remove(at_work(&mut connection, &workers).await);
            hit.signal(signal);
            hit
        };
        let (hit, pause) = tokio::join!(strike, play_on(&mut client, &table, &node, 5));
        println!("{signal:?}: the game rested for {:.1} s", pause.as_secs_f64());
        assert!(pause < Duration::from_secs(5), "another one takes over");
        if signal == Signal::STOP {
            // What it has found meanwhile is nobody's any more.
            hit.signal(Signal::CONT);
            play_on(&mut client, &table, &node, 2).await;
        }
    }
    assert_eq!(thought(&node).await[0], 0, "those that are left have done it all");
    let before = thought(&node).await[1];
    database.crash();
    play_on(&mut client, &table, &node, 3).await;
    assert!(thought(&node).await[1] > before, "it connects again");
    let (status, said) = workers[0].end();
    assert!(status.success(), "{said}");
    let mut connection = database.connect().await;
    let pause = play_on(&mut client, &table, &node, 2).await;
    assert!(pause >= Duration::from_secs(1), "nobody but the node is left, which waits for others first");
    assert!(thought(&node).await[0] >= 1);
    let stray = query("SELECT FROM thinking WHERE answer IS NOT NULL AND asked < now() - interval '3 s'");
    assert!(
        stray.fetch_optional(&mut connection).await.expect("an answer").is_none(),
        "nothing is left over"
    );
}

/// Says how long quick bots waited, and how long all of it took.
async fn tell_times(connection: &mut PgConnection) {
    let times = "SELECT percentile_cont(ARRAY[0.5, 0.9, 1]) WITHIN GROUP (ORDER BY waited) AS waited,
                     percentile_cont(ARRAY[0.5, 0.9, 1]) WITHIN GROUP (ORDER BY took) AS took FROM seen";
    let row = query(times).fetch_one(connection).await.expect("times");
    let (waited, took): (Vec<f64>, Vec<f64>) = (row.get("waited"), row.get("took"));
    println!("until it is taken {waited:.4?} s, until it is answered {took:.4?} s (half, nine of ten, all)");
}

/// Puts a job there: who asks, and how long that address has thought already.
async fn put(connection: &mut PgConnection, id: i64, people: bool, network: &str, table: &str, task: &str) {
    let version = env!("CARGO_PKG_VERSION");
    query("INSERT INTO thinking (id, node, version, people, network, table_id, task, longest) VALUES ($1, 1, $2, $3, $4, $5, $6, 1000)")
        .bind(id).bind(version).bind(people).bind(network).bind(table).bind(task)
        .execute(connection).await.expect("it is put there");
}

#[tokio::test(flavor = "multi_thread")]
async fn turns_are_shared_fairly_and_garbage_is_dropped() {
    let Some(database) = Database::start() else { return };
    let first = node(&database, Think::Elsewhere, Duration::from_millis(50)).await;
    let mut connection = database.connect().await;
    let mut client = Client::new(first.address);
    let table = create_table(&mut client, "dice", &["me", "bot:random"], &[]).await;
    drop(answer_first(&mut client, &table, "0").await);
    let task: String = wait_for(&mut connection, "SELECT task FROM thinking").await.get("task");
    first.leave().await;
    query("DELETE FROM thinking").execute(&mut connection).await.expect("it is empty");

    let table = |number: usize| format!("tabletabletabl{number:02}");
    let (many, one) = ("10.0.0.1", "10.0.0.2");
    // Bots alone came first; one address asks at two tables, one of them again and again; another address asks once.
    put(&mut connection, 1, false, "10.0.0.3", &table(1), &task).await;
    for id in 2..6 {
        put(&mut connection, id, true, many, &table(2), &task).await;
    }
    put(&mut connection, 6, true, many, &table(3), &task).await;
    put(&mut connection, 7, true, one, &table(4), &task).await;
    for (id, task) in [(20, "nonsense"), (21, "{}"), (22, &task.replace("random", "nobody"))] {
        put(&mut connection, id, true, many, &table(9), task).await;
    }
    put(&mut connection, 23, true, "nowhere", &table(9), &task).await;
    put(&mut connection, 24, true, one, "../etc", &task).await;
    put(&mut connection, 25, true, "", "", "").await;
    // As the documentation says: it needs nothing but the queue.
    let role = "CREATE ROLE thinker LOGIN;
                GRANT SELECT, INSERT, UPDATE, DELETE ON thinking, thinking_had, thinking_served TO thinker";
    raw_sql(role).execute(&mut connection).await.expect("a role");
    let url = Database::url(database.port).replace("troyes@", "thinker@");
    let mut worker = ThinkingProcess::start_at(url);
    wait_for(&mut connection, "SELECT 1 WHERE NOT EXISTS (SELECT FROM thinking WHERE answer IS NULL)").await;
    let rows =
        query("SELECT id, answer FROM thinking ORDER BY begun").fetch_all(&mut connection).await.unwrap();
    let order: Vec<i64> = rows.iter().map(|row| row.get("id")).collect();
    let place = |id: i64| order.iter().position(|other| *other == id).expect("it was answered");
    assert_eq!(order.len(), 7, "garbage is gone: {order:?}");
    assert_eq!(place(1), 6, "people go before bots alone: {order:?}");
    assert!(place(7) <= 1, "an address that asks once does not wait for one that asks often: {order:?}");
    assert!(place(6) <= 2, "tables of one address take turns: {order:?}");
    assert!(rows.iter().all(|row| !row.get::<String, _>("answer").is_empty()));

    // Whoever thinks for long stops when others wait.
    let long = task.replace("random", "search").replace("\"milliseconds\":50", "\"milliseconds\":900");
    put(&mut connection, 30, true, many, &table(1), &long).await;
    wait_for(&mut connection, "SELECT FROM thinking WHERE id = 30 AND worker IS NOT NULL").await;
    put(&mut connection, 31, true, one, &table(2), &task).await;
    let both = "SELECT 1 WHERE NOT EXISTS (SELECT FROM thinking WHERE answer IS NULL)";
    wait_for(&mut connection, both).await;
    let times = "SELECT extract(epoch FROM q.begun - l.begun)::float8 AS took FROM thinking l, thinking q
                 WHERE l.id = 30 AND q.id = 31";
    let took: f64 = query(times).fetch_one(&mut connection).await.expect("times").get("took");
    println!("somebody thought for {took:.2} s while another one waited");
    assert!((0.2..0.8).contains(&took), "{took} s");

    let (status, said) = worker.end();
    assert!(status.success() && said.contains("makes no sense"), "{said}");
}
