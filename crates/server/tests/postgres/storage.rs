//! What the file of one server promises, a database of several nodes promises too.

use crate::database::Database;
use crate::play::{answer_first, asked, between, create_table, create_toy, play_to_the_end};
use crate::proxy::{Cable, Proxy};
use server::client::Client;
use server::{Config, Server};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;
use tokio::time::timeout;

async fn node(database: &Database) -> Server {
    Server::start(config(database.port)).await.expect("a node")
}

/// A node on a database at this port.
fn config(port: u16) -> Config {
    let mut config = Config::local("nowhere".into());
    config.database = Some(Database::url(port));
    config.key = Database::key();
    config.address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    config.limits = server::Limits::for_load_tests();
    config
}

fn steps(story: &str, table: &str) -> usize {
    between(story, &format!("<a href=\"{table}/replay"), "</a>").len()
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_are_played_over_all_nodes_and_every_node_shows_them() {
    let Some(database) = Database::start() else { return };
    let nodes = [node(&database).await, node(&database).await, node(&database).await];
    let mut client = Client::new(nodes[0].address);
    for (offer, seats) in
        [("toy", &["me", "me"][..]), ("dice", &["me", "bot:random"]), ("toy", &["me", "bot:random"])]
    {
        let table = create_table(&mut client, offer, seats, &[("name", "Anna")]).await;
        let mut events =
            Client::new(nodes[2].address).events(&format!("{table}/events"), None).await.unwrap();
        for (turn, node) in nodes.iter().cycle().take(7).enumerate() {
            client.move_to(node.address);
            drop(answer_first(&mut client, &table, ["0", "0", "1"][turn % 3 % seats.len()]).await);
        }
        timeout(Duration::from_secs(5), events.next()).await.expect("in time").expect("an event");
        client.move_to(nodes[1].address);
        let own: &[&str] = if seats[1] == "me" { &["0", "1"] } else { &["0"] };
        play_to_the_end(&mut client, &table, own).await;
        let mut stories = Vec::new();
        for node in &nodes {
            client.move_to(node.address);
            stories.push(client.get(&format!("{table}/story")).await.unwrap().text);
            assert_eq!(client.get(&format!("{table}/record")).await.unwrap().status, 200);
        }
        assert!(steps(&stories[0], &table) > 5);
        assert!(stories.iter().all(|story| *story == stories[0]));
    }
    client.move_to(nodes[0].address);
    let lobby = client.get("/").await.unwrap().text;
    assert!(between(&lobby, "href=\"/t/", "\"").len() >= 3, "the lobby lists what one plays");
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_sit_down_at_another_node_and_a_table_can_be_deleted_there() {
    let Some(database) = Database::start() else { return };
    let nodes = [node(&database).await, node(&database).await];
    let mut host = Client::new(nodes[0].address);
    let table = create_table(&mut host, "toy", &["me", "guest"], &[("name", "Anna")]).await;
    let page = host.get(&table).await.unwrap().text;
    let join = format!("/join/{}", between(&page, "href=\"/join/", "\"")[0]);
    let mut guest = Client::new(nodes[1].address);
    assert_eq!(guest.get(&join).await.unwrap().status, 200);
    assert_eq!(guest.post(&join, &[("name", "Bert")]).await.unwrap().status, 303);
    assert!(host.get(&table).await.unwrap().text.contains("Bert"));
    assert_eq!(guest.post(&format!("{table}/delete"), &[]).await.unwrap().status, 403);
    host.move_to(nodes[1].address);
    assert_eq!(host.post(&format!("{table}/delete"), &[]).await.unwrap().status.as_u16() / 100, 3);
    for node in &nodes {
        guest.move_to(node.address);
        assert_eq!(guest.get(&table).await.unwrap().status, 404);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_goes_on_at_once_when_its_node_leaves_and_its_stream_does_not_break() {
    let Some(database) = Database::start() else { return };
    let (first, second) = (node(&database).await, node(&database).await);
    let mut client = Client::new(first.address);
    let table = create_toy(&mut client, &["me"], &[]).await;
    let before = asked(&client.get(&table).await.unwrap().text).expect("a question");
    let mut away = client.again();
    away.move_to(second.address);
    let mut events = away.events(&format!("{table}/events"), None).await.unwrap();
    assert!(events.next().await.expect("an event").data.contains("\"whole\""));
    first.leave().await;
    let whole = timeout(Duration::from_secs(5), events.next()).await.expect("soon").expect("it goes on");
    assert!(whole.data.contains("\"whole\""), "the next leader shows the whole");
    assert_eq!(asked(&away.get(&table).await.unwrap().text), Some(before));
    let answer = answer_first(&mut away, &table, "0").await.expect("a question");
    assert_eq!(answer.status, 204, "{}", answer.text);
    timeout(Duration::from_secs(5), events.next()).await.expect("soon").expect("news of the move");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_comes_again_is_done_once_and_told_so_each_time() {
    let Some(database) = Database::start() else { return };
    let nodes = [node(&database).await, node(&database).await];
    let mut client = Client::new(nodes[0].address);
    let table = create_toy(&mut client, &["me"], &[("name", "Anna")]).await;
    let (question, choices) = asked(&client.get(&table).await.unwrap().text).expect("a question");
    let choice = server::client::encode(&[("seat", "0"), ("question", &question), ("choice", &choices[0])]);
    let said = server::client::encode(&[("seat", "0"), ("text", "once")]);
    for (path, fields) in [("answer", &choice), ("say", &said)] {
        for (time, node) in nodes.iter().cycle().take(4).enumerate() {
            client.move_to(node.address);
            let key = format!("{:032x}", path.len());
            let form = client.form(&format!("{table}/{path}")).header("idempotency-key", key);
            let answer = client.send(form.body(fields.clone().into()).unwrap()).await.unwrap();
            assert_eq!(answer.status, 204, "{path}, time {time}: {}", answer.text);
        }
    }
    let said = sqlx::query("SELECT said FROM remarks").fetch_all(&mut database.connect().await).await;
    assert_eq!(said.expect("remarks").len(), 1, "it was said once");
    // Under another name it is another request, and the question is gone.
    let form = client.form(&format!("{table}/answer")).header("idempotency-key", "f".repeat(32));
    assert_eq!(client.send(form.body(choice.into()).unwrap()).await.unwrap().status, 409);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_but_nodes_is_answered_at_the_inner_address() {
    let Some(database) = Database::start() else { return };
    let node = node(&database).await;
    let table = create_table(&mut Client::new(node.address), "toy", &["me"], &[]).await;
    let mut connection = database.connect().await;
    let row = sqlx::query("SELECT address FROM nodes").fetch_one(&mut connection).await.expect("a node");
    let inner: SocketAddr = sqlx::Row::get::<String, _>(&row, "address").parse().expect("an address");
    let mut stranger = Client::new(inner);
    assert_eq!(stranger.get(&table).await.unwrap().status, 403);
    let guess =
        stranger.request(hyper::Method::GET, &table).header("x-troyes-node", "00").body(Default::default());
    assert_eq!(stranger.send(guess.unwrap()).await.unwrap().status, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn seeds_lie_sealed_and_a_node_with_another_key_does_not_start() {
    let Some(database) = Database::start() else { return };
    let first = node(&database).await;
    let mut client = Client::new(first.address);
    create_table(&mut client, "toy", &["me", "me"], &[("name", "Anna")]).await;
    let mut connection = database.connect().await;
    let lengths: Vec<i32> =
        sqlx::query_scalar("SELECT length(seed) FROM tables").fetch_all(&mut connection).await.unwrap();
    assert!(!lengths.is_empty() && lengths.iter().all(|length| *length > 32), "{lengths:?}");
    let mut config = Config::local("nowhere".into());
    config.database = Some(Database::url(database.port));
    config.address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    config.key = server::KeySource::Text("77".repeat(32));
    let refused = Server::start(config).await.err().expect("another key").to_string();
    assert!(refused.contains("another key"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_that_listen_everywhere_are_reached_where_the_database_sees_them() {
    let Some(database) = Database::start() else { return };
    let everywhere = || {
        let mut config = config(database.port);
        config.node_address = SocketAddr::from((Ipv4Addr::UNSPECIFIED, 0));
        Server::start(config)
    };
    let (first, second) = (everywhere().await.expect("a node"), everywhere().await.expect("a node"));
    let addresses: Vec<String> = sqlx::query_scalar("SELECT address FROM nodes")
        .fetch_all(&mut database.connect().await)
        .await
        .unwrap();
    assert_eq!(addresses.len(), 2);
    for address in addresses {
        let address: SocketAddr = address.parse().unwrap();
        assert!(!address.ip().is_unspecified(), "another machine would find itself at {address}");
    }
    let mut client = Client::new(first.address);
    let table = create_toy(&mut client, &["me"], &[]).await;
    client.move_to(second.address);
    assert_eq!(answer_first(&mut client, &table, "0").await.expect("a question").status, 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_on_at_a_node_that_is_cut_off_is_sent_away_and_sees_the_game_go_on_elsewhere() {
    let Some(database) = Database::start() else { return };
    let cable = Proxy::to(database.port).await;
    let lonely = Server::start(config(cable.port)).await.expect("a node");
    let other = node(&database).await;
    let mut client = Client::new(lonely.address);
    let table = create_toy(&mut client, &["me"], &[]).await;
    let mut events = client.again().events(&format!("{table}/events"), None).await.unwrap();
    events.next().await.expect("an event");
    cable.set(Cable::Silent);
    let sent_away = async { while events.next().await.is_some() {} };
    timeout(Duration::from_secs(12), sent_away).await.expect("nothing would ever come there again");
    client.move_to(other.address);
    assert_eq!(answer_first(&mut client, &table, "0").await.expect("a question").status, 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_may_still_be_made_is_not_called_undone() {
    let Some(database) = Database::start() else { return };
    let node = node(&database).await;
    let mut client = Client::new(node.address);
    let table = create_toy(&mut client, &["me"], &[]).await;
    let mut connection = database.connect().await;
    let lock =
        format!("BEGIN; SELECT FROM tables WHERE id = '{}' FOR UPDATE", table.trim_start_matches("/t/"));
    sqlx::raw_sql(sqlx::AssertSqlSafe(lock)).execute(&mut connection).await.unwrap();
    let moves = "SELECT count(*) FROM steps";
    let before: i64 = sqlx::query_scalar(moves).fetch_one(&mut connection).await.unwrap();
    let answer = answer_first(&mut client, &table, "0").await.expect("a question");
    assert_eq!(answer.status, 502, "nobody knows what becomes of it: {}", answer.text);
    sqlx::raw_sql("ROLLBACK").execute(&mut connection).await.unwrap();
    // What was sent is carried out now, and the table goes on from there.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let after: i64 = sqlx::query_scalar(moves).fetch_one(&mut connection).await.unwrap();
    assert!(after > before, "it was made after all");
    assert_eq!(client.get(&table).await.unwrap().status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_database_is_brought_up_to_date_and_old_requests_are_forgotten_whoever_else_does_so() {
    let Some(database) = Database::start() else { return };
    node(&database).await.leave().await;
    let mut connection = database.connect().await;
    // What the node was still tidying is tidied.
    let others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
    for _ in 0..100 {
        if sqlx::query_scalar::<_, i64>(others).fetch_one(&mut connection).await.unwrap() == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let older = "DROP INDEX changes_at; DELETE FROM _sqlx_migrations WHERE version = 3;
        INSERT INTO changes SELECT 'old', int8send(n), n, 1, 1, 1000 FROM generate_series(1, 25000) n;
        INSERT INTO changes VALUES ('new', '\\x01', 1, 1, 1, extract(epoch FROM now())::bigint)";
    sqlx::raw_sql(older).execute(&mut connection).await.unwrap();
    let in_hand = "BEGIN; SELECT FROM changes WHERE revision = 5 FOR UPDATE";
    sqlx::raw_sql(in_hand).execute(&mut connection).await.unwrap();
    let _node = node(&database).await;
    let mut left: i64 = 0;
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        left = sqlx::query_scalar("SELECT count(*) FROM changes").fetch_one(&mut connection).await.unwrap();
        if left == 2 {
            break;
        }
    }
    assert_eq!(left, 2, "the new one, and one that somebody else has in hand");
    let index: Option<String> = sqlx::query_scalar("SELECT to_regclass('changes_at')::text")
        .fetch_one(&mut connection)
        .await
        .unwrap();
    assert!(index.is_some());
}
