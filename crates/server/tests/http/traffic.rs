//! How much a game sends to one screen.

use crate::play::{answer, create_table};
use crate::test_server::TestServer;
use flate2::read::GzDecoder;
use server::client::{Client, Stream};
use std::io::Read;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// The most that the stream of a game for four may take.
const MOST: usize = 1_200_000;

/// Keeps everything that a stream sends.
fn keep(mut stream: Stream) -> Arc<Mutex<Vec<u8>>> {
    let kept = Arc::new(Mutex::new(Vec::new()));
    let into = kept.clone();
    tokio::spawn(async move {
        while let Some(bytes) = stream.next().await {
            into.lock().expect("nobody has failed").extend_from_slice(&bytes);
        }
    });
    kept
}

/// Answers every question of one seat, not always with the first choice, until the game is over.
async fn play(client: &mut Client, table: &str) {
    for act in 0..4000 {
        let page = client.get(&format!("{table}?seat=0")).await.expect("a page").text;
        if page.contains("The game is over") {
            return;
        }
        if answer(client, table, &page, "0", act * 7).await.is_none() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    panic!("the game did not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_for_four_sends_little() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let bots = ["me", "bot:greedy", "bot:greedy", "bot:greedy"];
    let table = create_table(&mut client, "troyes", &bots, &[("name", "Anna")]).await;
    let stream = client.packed_events(&format!("{table}/events?seat=0")).await.expect("a stream");
    let kept = keep(stream);
    play(&mut client, &table).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let packed = kept.lock().expect("nobody has failed").clone();
    let mut plain = Vec::new();
    // A stream that has not ended lacks the end of its packing.
    drop(GzDecoder::new(&packed[..]).read_to_end(&mut plain));
    let text = String::from_utf8(plain).expect("text");
    let events = text.matches("\ndata: ").count();
    println!("{} bytes in {events} events, {} before they are packed", packed.len(), text.len());
    assert!(events > 100 && text.contains("The game is over"), "{events} events of a whole game");
    assert!(packed.len() <= MOST, "{} bytes of at most {MOST}", packed.len());
}
