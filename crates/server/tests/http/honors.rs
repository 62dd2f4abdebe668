//! What people earn beyond a single game.

use crate::house::House;
use crate::play::{found, play_to_the_end};
use server::client::Client;
use server::{Honor, Honors, HonorsError};
use std::path::Path;
use std::sync::{Arc, Mutex};
use tabletop::{Record, Seat, Seats};

/// Remembers whom it was asked about, and gives each of them the same honor, or fails.
#[derive(Debug, Default)]
struct Keeper {
    asked: Mutex<Vec<Vec<Seat>>>,
    fails: bool,
}

impl Honors for Keeper {
    fn award(&self, record: &Record, people: Seats) -> Result<Vec<Honor>, HonorsError> {
        assert!(record.head.seed.is_some() && record.head.seats[0].1 == "Anna", "a whole record");
        self.asked.lock().unwrap().push(people.iter().collect());
        if self.fails {
            return Err(HonorsError("the pen is broken".into()));
        }
        let honor = |seat: Seat| Honor {
            seat: seat.0,
            name: "Mayor".into(),
            sentence: "Be there until the end <b>.".into(),
        };
        Ok(people.iter().map(honor).collect())
    }
}

async fn house(file: &Path, keeper: &Arc<Keeper>) -> House {
    let (file, keeper) = (file.to_path_buf(), keeper.clone());
    House::open_with(move |config| {
        config.file = file;
        config.honors = Some(keeper);
    })
    .await
}

#[tokio::test]
async fn people_are_shown_what_they_earned_and_it_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let keeper = Arc::new(Keeper::default());
    let first = house(&file, &keeper).await;
    let mut client = Client::new(first.server.address);
    let table = found(&mut client, "toy", &["me", "bot:random"], &[("name", "Anna")]).await;
    assert!(!client.get(&table).await.unwrap().text.contains("has earned"));
    play_to_the_end(&mut client, &table, &["0"]).await;
    let earned = "Anna has earned <strong>Mayor</strong>: Be there until the end &lt;b&gt;.";
    let page = client.get(&table).await.unwrap().text;
    assert_eq!(page.matches("has earned").count(), 1, "the bot earns nothing");
    assert!(page.contains(earned), "{page}");
    drop(first);
    let again = house(&file, &keeper).await;
    assert!(Client::new(again.server.address).get(&table).await.unwrap().text.contains(earned));
    assert_eq!(*keeper.asked.lock().unwrap(), [vec![Seat(0)]], "asked once, about people alone");
}

#[tokio::test]
async fn a_keeper_that_fails_takes_nothing_from_the_game_and_is_asked_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let broken = Arc::new(Keeper { fails: true, ..Keeper::default() });
    let first = house(&file, &broken).await;
    let mut client = Client::new(first.server.address);
    let table = found(&mut client, "toy", &["me"], &[("name", "Anna")]).await;
    play_to_the_end(&mut client, &table, &["0"]).await;
    assert!(client.get(&table).await.unwrap().text.contains("Points by source"));
    drop(first);
    let mended = Arc::new(Keeper::default());
    let again = house(&file, &mended).await;
    assert!(Client::new(again.server.address).get(&table).await.unwrap().text.contains("Mayor"));
}

#[tokio::test]
async fn nothing_is_earned_with_a_game_that_somebody_else_began() {
    let folder = tempfile::tempdir().unwrap();
    let keeper = Arc::new(Keeper::default());
    let house = house(&folder.path().join("tables.sqlite"), &keeper).await;
    let mut client = Client::new(house.server.address);
    let table = found(&mut client, "toy", &["me"], &[("name", "Anna")]).await;
    play_to_the_end(&mut client, &table, &["0"]).await;
    let from = [("at", "4"), ("seat", "0"), ("level", "random")];
    let fork = client.post(&format!("{table}/play-on"), &from).await.unwrap().location().unwrap().to_string();
    play_to_the_end(&mut client, &fork, &["0"]).await;
    assert!(!client.get(&fork).await.unwrap().text.contains("has earned"));
    assert_eq!(*keeper.asked.lock().unwrap(), [vec![Seat(0)], vec![]]);
}
