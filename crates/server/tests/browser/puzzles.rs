//! Puzzles on their boards, and my games.

use crate::access::assert_accessible;
use crate::driver::{Browser, DESK, Light, PHONE};
use crate::sitting::address;
use crate::test_server::TestServer;
use puzzles::{Collection, SHIPPED};

const WIDER: &str = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_solved_on_its_board() {
    let server = TestServer::open().await;
    let collection = Collection::read(SHIPPED).unwrap();
    let browser = Browser::open(DESK).await;
    browser.goto(&format!("{}/puzzles", address(&server))).await;
    browser.shoot("puzzles").await;
    assert_accessible(&browser, "puzzles").await;
    for game in ["troyes", "kings-challenge", "dice"] {
        let Some(one) = collection.iter().find(|one| one.puzzle.game == game) else { continue };
        browser.goto(&format!("{}/puzzles/{}", address(&server), one.number)).await;
        browser.until("something to pick", "document.querySelector('.spot.open, #answers .choice')").await;
        browser.shoot(&format!("puzzle-{game}")).await;
        assert_accessible(&browser, "puzzle").await;
        // The first answer of the list is picked; the whole move is then sent as it is proposed.
        for _ in 0..12 {
            let is_over = browser.run("return location.search.includes('move=')").await;
            if is_over == true {
                break;
            }
            browser
                .run("const go = document.querySelector('#do') ?? document.querySelector('#answers .choice'); go?.click()")
                .await;
            tokio::time::sleep(std::time::Duration::from_millis(400)).await;
        }
        browser.until("an answer", "document.querySelector('.puzzle-grade')").await;
        browser.until("the best move on the board", "document.querySelector('.puzzle-answer')").await;
        browser.shoot(&format!("puzzle-{game}-answer")).await;
        assert_accessible(&browser, "puzzle with its answer").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn puzzles_fit_on_a_phone_and_by_candlelight() {
    let server = TestServer::open().await;
    let phone = Browser::open(PHONE).await;
    for path in ["/puzzles", "/puzzles/1", "/me"] {
        phone.goto(&format!("{}{path}", address(&server))).await;
        phone.shoot(&format!("phone{}", path.replace('/', "-"))).await;
        assert_eq!(phone.run(WIDER).await, 0, "{path}: nothing sticks out at the side");
        assert_accessible(&phone, path).await;
    }
    drop(phone);
    let dark = Browser::open_in(DESK, Light::Candles).await;
    for path in ["/puzzles", "/me"] {
        dark.goto(&format!("{}{path}", address(&server))).await;
        dark.shoot(&format!("candles{}", path.replace('/', "-"))).await;
        assert_accessible(&dark, path).await;
    }
}
