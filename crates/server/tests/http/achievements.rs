//! What people earn beyond a single game.

use crate::kept::are_files_used;
use crate::play::{create_table, play_to_the_end};
use crate::test_server::TestServer;
use server::client::Client;
use server::{Achievement, Achievements, AchievementsError};
use std::path::Path;
use std::sync::{Arc, Mutex};
use tabletop::{Record, Seat, Seats};

/// Remembers whom it was asked about, and gives each of them the same achievement, or fails.
#[derive(Debug, Default)]
struct TestAchievements {
    asked: Mutex<Vec<Vec<Seat>>>,
    fails: bool,
}

impl Achievements for TestAchievements {
    fn award(&self, record: &Record, people: Seats) -> Result<Vec<Achievement>, AchievementsError> {
        assert!(record.head.seed.is_some() && record.head.seats[0].1 == "Anna", "a whole record");
        self.asked.lock().unwrap().push(people.iter().collect());
        if self.fails {
            return Err(AchievementsError("the pen is broken".into()));
        }
        let achievement = |seat: Seat| Achievement {
            seat: seat.0,
            name: "Mayor".into(),
            sentence: "Be there until the end <b>.".into(),
            translations: Default::default(),
        };
        Ok(people.iter().map(achievement).collect())
    }
}

async fn server(file: &Path, achievements: &Arc<TestAchievements>) -> TestServer {
    let (file, achievements) = (file.to_path_buf(), achievements.clone());
    TestServer::open_with(move |config| {
        config.key = server::KeySource::beside(&file);
        config.file = file;
        config.achievements = Some(achievements);
    })
    .await
}

#[tokio::test]
async fn people_are_shown_what_they_earned_and_it_is_kept() {
    if !are_files_used() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let achievements = Arc::new(TestAchievements::default());
    let first = server(&file, &achievements).await;
    let mut client = Client::new(first.address);
    let table = create_table(&mut client, "toy", &["me", "bot:random"], &[("name", "Anna")]).await;
    assert!(!client.get(&table).await.unwrap().text.contains("has earned"));
    play_to_the_end(&mut client, &table, &["0"]).await;
    let earned = "Anna has earned <strong>Mayor</strong>: Be there until the end &lt;b&gt;.";
    let page = client.get(&table).await.unwrap().text;
    assert_eq!(page.matches("has earned").count(), 1, "the bot earns nothing");
    assert!(page.contains(earned), "{page}");
    drop(first);
    let again = server(&file, &achievements).await;
    assert!(Client::new(again.address).get(&table).await.unwrap().text.contains(earned));
    assert_eq!(*achievements.asked.lock().unwrap(), [vec![Seat(0)]], "asked once, about people alone");
}

#[tokio::test]
async fn achievements_that_fail_take_nothing_from_the_game_and_are_asked_again() {
    if !are_files_used() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let broken = Arc::new(TestAchievements { fails: true, ..TestAchievements::default() });
    let first = server(&file, &broken).await;
    let mut client = Client::new(first.address);
    let table = create_table(&mut client, "toy", &["me"], &[("name", "Anna")]).await;
    play_to_the_end(&mut client, &table, &["0"]).await;
    assert!(client.get(&table).await.unwrap().text.contains("Points by source"));
    drop(first);
    let mended = Arc::new(TestAchievements::default());
    let again = server(&file, &mended).await;
    assert!(Client::new(again.address).get(&table).await.unwrap().text.contains("Mayor"));
}

#[tokio::test]
async fn nothing_is_earned_with_a_game_that_somebody_else_began() {
    let folder = tempfile::tempdir().unwrap();
    let achievements = Arc::new(TestAchievements::default());
    let server = server(&folder.path().join("tables.sqlite"), &achievements).await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "toy", &["me"], &[("name", "Anna")]).await;
    play_to_the_end(&mut client, &table, &["0"]).await;
    let from = [("at", "4"), ("seat", "0"), ("level", "random")];
    let fork = client.post(&format!("{table}/play-on"), &from).await.unwrap().location().unwrap().to_string();
    play_to_the_end(&mut client, &fork, &["0"]).await;
    assert!(!client.get(&fork).await.unwrap().text.contains("has earned"));
    assert_eq!(*achievements.asked.lock().unwrap(), [vec![Seat(0)], vec![]]);
}
