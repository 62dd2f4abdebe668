//! What people do at tables.

use crate::play::{answer_first, asked, between, create_table, create_toy, play_to_the_end};
use crate::test_server::TestServer;
use server::client::Client;
use tabletop::{Record, Seed, Table, toy::Toy};

#[tokio::test]
async fn a_guest_sits_down_once_and_gets_a_link_of_their_own() {
    let server = TestServer::open().await;
    let mut host = Client::new(server.address);
    let table = create_table(&mut host, "toy", &["me", "guest"], &[("name", "Anna")]).await;
    let page = host.get(&table).await.unwrap().text;
    let invitation = format!("/join/{}", between(&page, "href=\"/join/", "\"")[0]);
    let mut watcher = Client::new(server.address);
    assert!(!watcher.get(&table).await.unwrap().text.contains("/join/"), "only the host sees invitations");
    let mut guest = Client::new(server.address);
    assert!(guest.get(&invitation).await.unwrap().text.contains("Anna"));
    let answer = guest.post(&invitation, &[("name", "Bert")]).await.unwrap();
    assert_eq!(answer.location(), Some(table.as_str()));
    let page = guest.get(&table).await.unwrap().text;
    assert!(page.contains("data-seat=\"1\""));
    assert_eq!(watcher.post(&invitation, &[("name", "Carl")]).await.unwrap().status, 404, "taken");
    // The link that the host knew opens nothing; the guest's own opens the seat on another device.
    let old = invitation.replace("/join/", "/seat/");
    assert_eq!(host.get(&old).await.unwrap().status, 404);
    let link = format!("/seat/{}", between(&page, "data-copy=\"/seat/", "\"")[0]);
    assert!(!host.get(&table).await.unwrap().text.contains(&link));
    let mut phone = Client::new(server.address);
    assert_eq!(phone.get(&link).await.unwrap().status, 303);
    assert!(phone.get(&table).await.unwrap().text.contains("data-seat=\"1\""));
    assert!(guest.get(&table).await.unwrap().text.contains("data-seat=\"1\""), "both devices play");
}

#[tokio::test]
async fn a_finished_game_is_a_record_that_proves_its_dice() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "toy", &["me", "bot:random"], &[("name", "Anna")]).await;
    let page = client.get(&table).await.unwrap().text;
    let commitment = between(&page, "SHA-256: <code>", "</code>")[0].to_string();
    play_to_the_end(&mut client, &table, &["0"]).await;
    let record = client.get(&format!("{table}/record")).await.unwrap();
    assert!(record.headers["content-disposition"].to_str().unwrap().starts_with("attachment"));
    let record = Record::read(&record.text).unwrap();
    let seed: Seed = record.head.seed.clone().unwrap().parse().unwrap();
    assert_eq!(seed.commitment(), commitment, "what was promised before the game");
    assert_eq!(record.head.commitment, Some(commitment));
    assert_eq!(record.head.seats[0], ("red".to_string(), "Anna".to_string()));
    let mut cup = tabletop::Cup::new(seed);
    let played: Table<Toy> = Table::replay(&record, |_, _| ()).unwrap();
    let mut again: Table<Toy> = Table::new(played.game().clone(), None);
    again.roll_on(&mut cup, None);
    assert_eq!(played.outcomes().take(2).collect::<Vec<_>>(), again.outcomes().collect::<Vec<_>>());
    let page = client.get(&table).await.unwrap().text;
    assert!(page.contains(&seed.to_string()), "the seed is revealed");
    assert!(page.contains("<polyline") && page.contains("lucky faces"), "chart and sources");
}

#[tokio::test]
async fn a_rematch_is_one_table_for_all_and_the_next_begins() {
    let server = TestServer::open().await;
    let mut anna = Client::new(server.address);
    let table = create_table(&mut anna, "toy", &["me", "guest"], &[("name", "Anna")]).await;
    let page = anna.get(&table).await.unwrap().text;
    let mut bert = Client::new(server.address);
    let invitation = format!("/join/{}", between(&page, "href=\"/join/", "\"")[0]);
    bert.post(&invitation, &[("name", "Bert")]).await.unwrap();
    while !anna.get(&table).await.unwrap().text.contains("The game is over") {
        answer_first(&mut anna, &table, "0").await;
        answer_first(&mut bert, &table, "1").await;
    }
    let first = anna.post(&format!("{table}/rematch"), &[]).await.unwrap();
    let second = bert.post(&format!("{table}/rematch"), &[]).await.unwrap();
    let next = first.location().unwrap().to_string();
    assert_eq!(Some(next.as_str()), second.location());
    assert_ne!(next, table);
    assert!(asked(&bert.get(&next).await.unwrap().text).is_some(), "Bert begins now");
    assert!(anna.get(&next).await.unwrap().text.contains("data-seat=\"1\""));
    let stranger = Client::new(server.address).post(&format!("{table}/rematch"), &[]).await.unwrap();
    assert_eq!(stranger.status, 403);
}

#[tokio::test]
async fn somebody_plays_on_from_a_moment_against_bots() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "toy", &["me", "bot:random"], &[("name", "Anna")]).await;
    play_to_the_end(&mut client, &table, &["0"]).await;
    let record = client.get(&format!("{table}/record")).await.unwrap().text;
    let mut stranger = Client::new(server.address);
    let from = [("at", "4"), ("seat", "1"), ("level", "random")];
    let answer = stranger.post(&format!("{table}/play-on"), &from).await.unwrap();
    let fork = answer.location().unwrap().to_string();
    play_to_the_end(&mut stranger, &fork, &["1"]).await;
    let forked = stranger.get(&format!("{fork}/record")).await.unwrap().text;
    let entries = |text: &str| -> Vec<String> {
        text.split("---\n").nth(1).unwrap().lines().take(4).map(String::from).collect()
    };
    assert_eq!(entries(&record), entries(&forked), "the first four steps are the same");
    assert!(forked.contains("note inherited 2"), "the seed answers for the dice after the first two rolls");
    let late = [("at", "400"), ("seat", "1"), ("level", "random")];
    assert_eq!(stranger.post(&format!("{table}/play-on"), &late).await.unwrap().status, 404);
    let wrong = [("at", "4"), ("seat", "7"), ("level", "random")];
    assert_eq!(stranger.post(&format!("{table}/play-on"), &wrong).await.unwrap().status, 409);
}

#[tokio::test]
async fn a_choice_is_taken_back_and_bots_do_not_mind() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_toy(&mut client, &["me", "bot:random"], &[]).await;
    let before = asked(&client.get(&table).await.unwrap().text).unwrap();
    answer_first(&mut client, &table, "0").await.unwrap();
    let middle = asked(&client.get(&table).await.unwrap().text).unwrap();
    assert_ne!(before, middle);
    assert_eq!(client.post(&format!("{table}/undo"), &[("seat", "0")]).await.unwrap().status, 204);
    assert_eq!(asked(&client.get(&table).await.unwrap().text).unwrap(), before);
}

#[tokio::test]
async fn a_hint_names_a_choice_that_is_offered_and_says_why() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "toy", &["me", "bot:random"], &[]).await;
    let (_, choices) = asked(&client.get(&table).await.unwrap().text).unwrap();
    let hint = client.post(&format!("{table}/hint"), &[("seat", "0")]).await.unwrap();
    let advised = between(&hint.text, "data-advised=\"", "\"")[0].to_string();
    assert!(choices.contains(&advised), "{advised}");
    assert!(hint.text.contains("<li>"), "reasons: {}", hint.text);
}

#[tokio::test]
async fn things_explain_themselves() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "toy", &["me"], &[]).await;
    let lucky = client.get(&format!("{table}/thing/lucky")).await.unwrap().text;
    assert!(lucky.contains("Lucky face") && lucky.contains("reconstructed"), "{lucky}");
    let tower = client.get(&format!("{table}/thing/tower")).await.unwrap().text;
    assert!(tower.contains("You have not taken a die"), "{tower}");
    let watcher = Client::new(server.address).get(&format!("{table}/thing/tower")).await.unwrap().text;
    assert!(watcher.contains("Tower") && !watcher.contains("You have not"), "{watcher}");
    assert_eq!(client.get(&format!("{table}/thing/dragon")).await.unwrap().status, 404);
}

#[tokio::test]
async fn people_without_script_play_too() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "toy", &["me"], &[]).await;
    let (question, choices) = asked(&client.get(&table).await.unwrap().text).unwrap();
    let body = server::client::encode(&[("seat", "0"), ("question", &question), ("choice", &choices[0])]);
    let request = client
        .request(hyper::Method::POST, &format!("{table}/answer"))
        .header("accept", "text/html")
        .header("content-type", "application/x-www-form-urlencoded");
    let answer = client.send(request.body(http_body_util::Full::from(body)).unwrap()).await.unwrap();
    assert_eq!((answer.status.as_u16(), answer.location()), (303, Some(format!("{table}?seat=0").as_str())));
}

#[tokio::test]
async fn my_tables_are_in_my_lobby_and_listed_ones_in_everybodys() {
    let server = TestServer::open().await;
    let mut anna = Client::new(server.address);
    let private = create_table(&mut anna, "toy", &["me"], &[("name", "Anna")]).await;
    let listed = create_table(&mut anna, "toy", &["me"], &[("name", "Anna"), ("listed", "yes")]).await;
    let mine = anna.get("/").await.unwrap().text;
    assert!(mine.contains(&private) && mine.contains(&listed) && mine.contains("your turn"));
    let others = Client::new(server.address).get("/").await.unwrap().text;
    assert!(!others.contains(&private) && others.contains(&listed));
}

#[tokio::test]
async fn own_figures_are_used() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let figures = "[toy]\npurse = { coins = 9 }\n";
    let table = create_table(&mut client, "toy", &["me"], &[("figures", figures)]).await;
    assert!(client.get(&table).await.unwrap().text.contains("9 coins"));
}
