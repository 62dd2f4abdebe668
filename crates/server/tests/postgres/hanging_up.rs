//! Whoever hangs up in the middle of something takes nobody else's move along.

use crate::database::Database;
use crate::play::{answer_first, create_table};
use server::client::{Client, encode};
use server::{Config, Server};
use sqlx::{Row, query};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::sleep;

/// So long somebody opens tables and hangs up, and others play.
const TIME: Duration = Duration::from_secs(8);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moves_stay_while_others_hang_up_in_the_middle_of_a_change() {
    let Some(database) = Database::start() else { return };
    let mut config = Config::local("nowhere".into());
    config.database = Some(Database::url(database.port));
    config.key = Database::key();
    config.address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    config.limits = server::Limits::for_load_tests();
    let server = Server::start(config).await.expect("a node");
    let end = Instant::now() + TIME;
    let rude: Vec<_> = (0..6).map(|_| tokio::spawn(hang_up(server.address, end))).collect();
    let mut client = Client::new(server.address);
    let mut connection = database.connect().await;
    let mut moves = 0;
    while Instant::now() < end {
        let table = create_table(&mut client, "toy", &["me", "me"], &[]).await;
        for seat in ["0", "1", "0", "1", "0", "1"] {
            let Some(answer) = answer_first(&mut client, &table, seat).await else { continue };
            if !answer.status.is_success() {
                continue;
            }
            moves += 1;
            // Seen by somebody else than whoever wrote it: then it is committed.
            let id = table.trim_start_matches("/t/");
            let begun = query("SELECT begun FROM tables WHERE id = $1").bind(id);
            let row = begun.fetch_one(&mut connection).await.expect("an acknowledged table");
            assert!(row.get::<bool, _>("begun"), "acknowledged, but not there: move {moves} at {table}");
        }
    }
    for person in rude {
        person.await.expect("they hang up until the end");
    }
    assert!(moves > 20, "{moves} moves are too few");
}

/// Asks for a table and hangs up before it is there, again and again.
async fn hang_up(address: SocketAddr, end: Instant) {
    let form = encode(&[("offer", "toy"), ("players", "1"), ("seat0", "me")]);
    let length = form.len();
    let request = format!(
        "POST /tables HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: {length}\r\n\r\n{form}"
    );
    while Instant::now() < end {
        let mut stream = TcpStream::connect(address).await.expect("a connection");
        stream.write_all(request.as_bytes()).await.expect("it is sent");
        sleep(Duration::from_micros(fastrand::u64(200..6000))).await;
    }
}
