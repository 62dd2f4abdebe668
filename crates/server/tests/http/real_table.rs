//! Real tables: a recorded game is refereed step by step, as people would type it, and must end as the record does.

use crate::play::{answer_first, between, create_table};
use crate::test_server::TestServer;
use server::client::{Answer, Client};
use tabletop::{Entry, Record};

const TWO: &str = include_str!("../../../troyes/tests/games/two.troyes");
const THREE_ALL: &str = include_str!("../../../troyes/tests/games/three-all.troyes");
const FOUR: &str = include_str!("../../../troyes/tests/games/four.troyes");
const KING: &str = include_str!("../../../troyes/tests/games/king.troyes");
const DICE: &str = include_str!("../../../troyes-dice/tests/games/four-banquets.troyes");

const FAMILIES: [&str; 4] = ["blue", "green", "orange", "natural"];
const TRADES: [&str; 4] = ["baker", "mason", "weaver", "tanner"];

/// Somebody who types a record at a real table.
struct Referee {
    client: Client,
    table: String,
    /// How many steps are taken, and how many of them by chance and by each seat.
    steps: usize,
    chances: usize,
    chosen: [usize; 4],
    is_simultaneous: bool,
}

impl Referee {
    async fn open(server: &TestServer, offer: &str, players: usize, options: &str) -> Referee {
        let mut client = Client::new(server.address);
        let more = [("real", "yes"), ("name", "Anna"), ("option", options)];
        let table = create_table(&mut client, offer, &vec!["me"; players], &more).await;
        let is_simultaneous = offer == "dice";
        Referee { client, table, steps: 0, chances: 0, chosen: [0; 4], is_simultaneous }
    }

    async fn post(&mut self, end: &str, fields: &[(&str, &str)]) -> Answer {
        self.client.post(&format!("{}/{end}", self.table), fields).await.expect("an answer")
    }

    async fn page(&mut self) -> String {
        self.client.get(&self.table).await.expect("a page").text
    }

    async fn fall(&mut self, fields: &[(&str, &str)]) -> Answer {
        let step = self.steps.to_string();
        let fields: Vec<_> = [("step", step.as_str())].into_iter().chain(fields.iter().copied()).collect();
        self.post("chance", &fields).await
    }

    async fn roll(&mut self, faces: &[u8]) {
        let typed: String = faces.iter().map(u8::to_string).collect();
        assert_eq!(self.fall(&[("roll", &typed)]).await.status, 204, "{typed}");
        (self.steps, self.chances) = (self.steps + 1, self.chances + 1);
    }

    async fn draw(&mut self, names: &[String]) {
        let fields: Vec<_> = names.iter().map(|name| ("draw", name.as_str())).collect();
        let answer = self.fall(&fields).await;
        assert_eq!(answer.status, 204, "{names:?}: {}", answer.text);
        (self.steps, self.chances) = (self.steps + 1, self.chances + 1);
    }

    async fn choose(&mut self, seat: usize, choice: &str) {
        let question = if self.is_simultaneous { self.chances + self.chosen[seat] } else { self.steps };
        let (seat_text, question) = (seat.to_string(), question.to_string());
        let fields = [("seat", seat_text.as_str()), ("question", &question), ("choice", choice)];
        let answer = self.post("answer", &fields).await;
        assert_eq!(answer.status, 204, "{choice}: {}", answer.text);
        (self.steps, self.chosen[seat]) = (self.steps + 1, self.chosen[seat] + 1);
    }

    async fn undo(&mut self) {
        assert_eq!(self.post("undo", &[("seat", "0")]).await.status, 204);
        self.steps -= 1;
    }

    /// The steps of a record, some of them first typed wrongly and undone.
    async fn play(&mut self, record: &Record, words: &[&str]) {
        let mut is_first = true;
        for (line, entry) in &record.entries {
            match entry {
                Entry::Roll(faces) => {
                    if line % 5 == 0 {
                        let wrong: Vec<u8> = faces.iter().map(|face| 7 - face.clamp(&1, &6)).collect();
                        if wrong.iter().all(|face| *face <= 2) || !self.is_simultaneous {
                            self.roll(&wrong).await;
                            self.undo().await;
                            self.chances -= 1;
                        }
                    }
                    self.roll(faces).await;
                }
                Entry::Draw(names) if !std::mem::take(&mut is_first) => self.draw(names).await,
                Entry::Draw(_) => {}
                Entry::Choice(word, choice) => {
                    let seat = words.iter().position(|known| known == word).expect("a seat");
                    self.choose(seat, choice).await;
                    if choice.starts_with("settle") && line % 3 == 0 {
                        self.undo().await;
                        self.chosen[seat] -= 1;
                        self.choose(seat, choice).await;
                    }
                }
                Entry::Hash(..) | Entry::Result(_) => {}
            }
        }
    }

    /// Everybody tells which characters they held.
    async fn tell_hands(&mut self, hands: &[&[String]]) {
        for (seat, hand) in hands.iter().enumerate() {
            let seat = seat.to_string();
            let cards = hand.iter().map(|card| ("card", card.as_str()));
            let fields: Vec<_> = [("seat", seat.as_str())].into_iter().chain(cards).collect();
            let answer = self.post("hand", &fields).await;
            assert_eq!(answer.status, 204, "{}", answer.text);
        }
    }

    async fn entries(&mut self) -> Vec<Entry> {
        let answer = self.client.get(&format!("{}/record", self.table)).await.expect("a record");
        assert_eq!(answer.status, 200, "{}", answer.text);
        let record = Record::read(&answer.text).expect("a record");
        assert_eq!((&record.head.seed, &record.head.commitment), (&None, &None), "nobody promises real dice");
        entries(&record)
    }
}

fn entries(record: &Record) -> Vec<Entry> {
    record.entries.iter().map(|(_, entry)| entry.clone()).collect()
}

/// Referees a game of Troyes in which everybody reveals their characters in the end.
async fn referee(text: &str, players: usize, each: usize, options: &str) {
    let server = TestServer::open().await;
    let record = Record::read(text).unwrap();
    let Entry::Draw(dealt) = &record.entries[0].1 else { panic!("characters are dealt first") };
    let mut referee = Referee::open(&server, "troyes", players, options).await;
    let (hidden, open) = dealt.split_at(players * each);
    if open.is_empty() {
        (referee.steps, referee.chances) = (1, 1);
    } else {
        referee.draw(open).await;
    }
    referee.play(&record, &FAMILIES).await;
    let page = referee.page().await;
    assert!(page.contains("Which character did"), "characters are asked for");
    assert!(!page.contains("class=\"scores\""), "no points before they are known");
    assert_eq!(referee.client.get(&format!("{}/record", referee.table)).await.unwrap().status, 403);
    let hands: Vec<&[String]> = hidden.chunks(each).collect();
    referee.tell_hands(&hands).await;
    assert!(referee.page().await.contains("class=\"scores\""));
    assert_eq!(referee.entries().await, entries(&record), "the same game with the same points");
}

#[tokio::test]
async fn two_families_are_refereed_to_the_records_end() {
    referee(TWO, 2, 2, "").await;
}

#[tokio::test]
async fn four_families_are_refereed_to_the_records_end() {
    referee(FOUR, 4, 1, "").await;
}

#[tokio::test]
async fn every_module_at_once_is_refereed_to_the_records_end() {
    referee(THREE_ALL, 3, 1, "all").await;
}

#[tokio::test]
async fn the_kings_challenge_is_refereed_to_the_records_end() {
    let server = TestServer::open().await;
    let record = Record::read(KING).unwrap();
    let Entry::Draw(laid) = &record.entries[0].1 else { panic!("characters are laid out first") };
    let mut referee = Referee::open(&server, "kings-challenge", 1, "").await;
    referee.draw(laid).await;
    referee.play(&record, &FAMILIES).await;
    assert_eq!(referee.entries().await, entries(&record));
}

#[tokio::test]
async fn troyes_dice_is_refereed_to_the_records_end() {
    let server = TestServer::open().await;
    let record = Record::read(DICE).unwrap();
    let Entry::Draw(plazas) = &record.entries[0].1 else { panic!("the wheel is set first") };
    let mut referee = Referee::open(&server, "dice", 4, "banquets").await;
    referee.draw(plazas).await;
    referee.play(&record, &TRADES).await;
    assert_eq!(referee.entries().await, entries(&record));
}

#[tokio::test]
async fn what_cannot_have_fallen_is_refused_with_the_reason_and_changes_nothing() {
    let server = TestServer::open().await;
    let mut referee = Referee::open(&server, "dice", 1, "").await;
    let page = referee.page().await;
    assert_eq!(between(&page, "data-draw=\"", "\"").len(), 9, "nine plazas to choose from");
    for (fields, reason) in [
        (vec![("draw", "red")], "1 entered, 9 are needed."),
        (vec![("draw", "pink"); 9], "“pink” cannot be drawn now."),
        (vec![("draw", "red"); 9], "was entered twice."),
        (vec![("roll", "123")], "This is not asked for now."),
    ] {
        let answer = referee.fall(&fields).await;
        assert_eq!(answer.status, 409, "{}", answer.text);
        assert!(answer.text.contains(reason), "{}", answer.text);
    }
    assert_eq!(referee.fall(&[]).await.status, 400);
    assert_eq!(referee.post("undo", &[("seat", "0")]).await.status, 409, "nothing was entered");
    let mut stranger = Client::new(server.address);
    let fields = [("step", "0"), ("draw", "red")];
    assert_eq!(stranger.post(&format!("{}/chance", referee.table), &fields).await.unwrap().status, 403);
    assert_eq!(referee.post("chance", &[("step", "7"), ("roll", "1")]).await.status, 409, "too late");
}

#[tokio::test]
async fn seeded_tables_take_no_dice_from_anybody() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let table = create_table(&mut client, "troyes", &["me", "me"], &[]).await;
    for (end, fields) in
        [("chance", [("step", "1"), ("roll", "1")]), ("hand", [("seat", "0"), ("card", "urbain_iv")])]
    {
        let answer = client.post(&format!("{table}/{end}"), &fields).await.unwrap();
        assert_eq!(answer.status, 409, "{}", answer.text);
    }
}

/// A bot plays at a real table: people roll for it, and are told what to do on the board. Its own characters it knows; it
/// gives way if people turn out to hold one of them.
#[tokio::test]
async fn a_bot_plays_along_and_says_what_is_to_be_done() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address);
    let more = [("real", "yes"), ("name", "Anna")];
    let table = create_table(&mut client, "troyes", &["me", "bot:perrin"], &more).await;
    let mut has_errand = false;
    for turn in 0..20_000 {
        let page = client.get(&table).await.unwrap().text;
        has_errand |= page.contains("To be done on the board");
        if page.contains("Which character did") {
            break;
        }
        if let Some(step) = between(&page, "name=\"step\" value=\"", "\"").first() {
            let fields = match between(&page, "data-count=\"", "\"").first() {
                Some(count) => ("roll", "3".repeat(count.parse().unwrap())),
                None => ("draw", between(&page, "name=\"draw\" value=\"", "\"")[0].to_string()),
            };
            let answer =
                client.post(&format!("{table}/chance"), &[("step", step), (fields.0, &fields.1)]).await;
            assert_eq!(answer.unwrap().status, 204);
        } else if let Some(answer) = answer_first(&mut client, &table, "0").await {
            assert!(answer.status == 204 || answer.status == 409, "{}", answer.text);
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        assert!(turn < 19_999, "the game does not end");
    }
    assert!(has_errand, "nobody was told what the bot does");
    let fields = [("seat", "0"), ("card", "urbain_iv"), ("card", "henry_ier")];
    assert_eq!(client.post(&format!("{table}/hand"), &fields).await.unwrap().status, 204);
    let page = client.get(&table).await.unwrap().text;
    assert!(page.contains("class=\"scores\"") && page.contains("Urbain IV"), "the sheet names them");
}

#[tokio::test]
async fn nobody_is_shown_a_character_that_stands_in_for_theirs() {
    let server = TestServer::open().await;
    let mut client = Client::new(server.address).reading("fr");
    let table = create_table(&mut client, "troyes", &["me", "me", "guest"], &[("real", "yes")]).await;
    let page = client.get(&table).await.unwrap().text;
    assert!(page.contains("Mon personnage"), "it can be told, in French too");
    let aside = page.split_once("id=\"board\"").unwrap().1;
    assert!(!aside.contains("open-character"), "no character lies on the board");
    let answer =
        client.post(&format!("{table}/hand"), &[("seat", "2"), ("card", "urbain_iv")]).await.unwrap();
    assert_eq!(answer.status, 403, "nobody tells for others");
    let tell = async |client: &mut Client, seat: &str| {
        let fields = [("seat", seat), ("card", "urbain_iv")];
        client.post(&format!("{table}/hand"), &fields).await.unwrap().status.as_u16()
    };
    assert_eq!(tell(&mut client, "0").await, 204);
    assert_eq!(tell(&mut client, "1").await, 409, "two people cannot hold the same");
    assert_eq!(tell(&mut client, "0").await, 204, "but the same may be told again");
}
