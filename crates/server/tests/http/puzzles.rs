//! Puzzles over HTTP, with and without script, and my games.

use crate::play::{asked, between, create_table, play_to_the_end};
use crate::test_server::TestServer;
use puzzles::{Collection, Puzzle, SHIPPED};
use serde_json::Value;
use server::client::{Answer, Client};

fn collection() -> Collection {
    Collection::read(SHIPPED).unwrap()
}

async fn send(client: &mut Client, path: &str, choices: &[String]) -> Answer {
    let fields: Vec<(&str, &str)> = choices.iter().map(|choice| ("choice", choice.as_str())).collect();
    client.post(&format!("{path}/answer"), &fields).await.unwrap()
}

/// A puzzle whose list of moves has one that is not accepted.
fn wrong(puzzle: &Puzzle) -> &[String] {
    &puzzle.moves.iter().find(|candidate| !candidate.is_best).unwrap().path
}

#[tokio::test]
async fn a_puzzle_is_tried_solved_and_remembered() {
    let (server, collection) = (TestServer::open().await, collection());
    let mut client = Client::new(server.address);
    let list = client.get("/puzzles").await.unwrap().text;
    assert_eq!(between(&list, "<li class=\"open\">", "</li>").len(), collection.len());
    let page = client.get("/puzzles/1").await.unwrap().text;
    assert!(page.contains("id=\"board\"") && page.contains("data-still") && asked(&page).is_some(), "{page}");

    let puzzle = collection.get(1).unwrap().puzzle;
    let tried = send(&mut client, "/puzzles/1", wrong(puzzle)).await;
    assert_eq!(tried.status, 303);
    let told = client.get(tried.location().unwrap()).await.unwrap().text;
    assert!(
        told.contains("The best move") && told.contains("Your move") && !told.contains("Found!"),
        "{told}"
    );
    let found = send(&mut client, "/puzzles/1", &puzzle.best().path).await;
    let told = client.get(found.location().unwrap()).await.unwrap().text;
    assert!(told.contains("Found!") && told.contains("No streak yet"), "the second try is no streak: {told}");
    let second = collection.get(2).unwrap().puzzle;
    let found = send(&mut client, "/puzzles/2", &second.best().path).await;
    assert!(client.get(found.location().unwrap()).await.unwrap().text.contains("Streak: 1"));
    let list = client.get("/puzzles").await.unwrap().text;
    assert_eq!(between(&list, "<li class=\"solved\">", "</li>").len(), 2);
    assert!(list.contains(&format!("2 of {} solved", collection.len())));
}

#[tokio::test]
async fn every_puzzle_has_its_board() {
    let (server, collection) = (TestServer::open().await, collection());
    let mut client = Client::new(server.address);
    for one in collection.iter() {
        let path = format!("/puzzles/{}", one.number);
        let page = client.get(&path).await.unwrap();
        assert_eq!(page.status, 200, "{path}: {}", page.text);
        assert!(asked(&page.text).is_some(), "{path} asks something");
    }
}

#[tokio::test]
async fn without_script_a_move_is_made_choice_by_choice() {
    let (server, collection) = (TestServer::open().await, collection());
    let mut client = Client::new(server.address);
    let one = collection.iter().find(|one| one.puzzle.best().path.len() > 1).unwrap();
    let mut path = format!("/puzzles/{}", one.number);
    for choice in &one.puzzle.best().path {
        let page = client.get(&path).await.unwrap().text;
        assert!(asked(&page).is_some(), "{path}");
        path = send(&mut client, &path, std::slice::from_ref(choice)).await.location().unwrap().to_string();
    }
    assert!(client.get(&path).await.unwrap().text.contains("Found!"), "{path}");
    let nonsense = send(&mut client, "/puzzles/1", &["sing".to_string()]).await;
    assert!(nonsense.status.is_client_error());
    for nowhere in ["/puzzles/0", "/puzzles/x", "/puzzles/999999"] {
        assert_eq!(client.get(nowhere).await.unwrap().status, 404, "{nowhere}");
    }
}

#[tokio::test]
async fn a_move_is_thought_over_and_the_game_played_on() {
    let (server, collection) = (TestServer::open().await, collection());
    let mut client = Client::new(server.address);
    let page = client.get("/puzzles/1").await.unwrap().text;
    let (question, _) = asked(&page).unwrap();
    let puzzle = collection.get(1).unwrap().puzzle;
    let draft = format!("/puzzles/1/draft?seat={}&question={question}", puzzle.seat);
    let draft: Value = serde_json::from_str(&client.get(&draft).await.unwrap().text).unwrap();
    assert!(draft["panel"].as_str().unwrap().contains("/puzzles/1/answer"), "{draft}");
    let daily = client.get("/puzzles/daily").await.unwrap();
    assert!(daily.location().unwrap().starts_with("/puzzles/"));
    assert!(client.get("/puzzles/next?from=1").await.unwrap().location().unwrap() != "/puzzles/1");
    let table = client.post("/puzzles/1/play-on", &[]).await.unwrap();
    let table = table.location().unwrap().to_string();
    assert!(table.starts_with("/t/"));
    assert!(asked(&client.get(&table).await.unwrap().text).is_some(), "the same question at a table");
    let french = Client::new(server.address).reading("fr").get("/puzzles/1").await.unwrap().text;
    assert!(french.contains("Problème 1"));
}

#[tokio::test]
async fn my_games_are_summed_up_and_can_be_taken_along() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    assert!(client.get("/me").await.unwrap().text.contains("No game of this browser is over yet"));
    let table = create_table(&mut client, "dice", &["me"], &[("name", "Anna")]).await;
    play_to_the_end(&mut client, &table, &["0"]).await;
    let page = client.get("/me").await.unwrap().text;
    assert!(
        page.contains("1 game that this browser") && page.contains(&format!("href=\"{table}\"")),
        "{page}"
    );
    assert!(page.contains("Games alone: 1"), "{page}");
    let export: Value = serde_json::from_str(&client.get("/me/export").await.unwrap().text).unwrap();
    let game = &export["games"][0];
    let sum: i64 = game["sources"].as_array().unwrap().iter().map(|row| row[1].as_i64().unwrap()).sum();
    assert_eq!((game["game"].as_str(), game["points"].as_i64()), (Some("dice"), Some(sum)));
    assert_eq!(export["troyes_dice"]["solo"], 1);
    let stranger = Client::new(server.address).get("/me").await.unwrap().text;
    assert!(stranger.contains("No game of this browser"), "nobody sees somebody else's games");
}
