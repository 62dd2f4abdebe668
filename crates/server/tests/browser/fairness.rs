//! Two browsers and a server: each has a part in the seed without anybody doing anything, and each can check the dice.

use crate::access::assert_accessible;
use crate::driver::{Browser, DESK};
use crate::sitting::{By, address, create_table, play_to_the_end};
use crate::test_server::TestServer;

/// What the page says of each check, and in all.
const FOUND: &str = "return [...document.querySelectorAll('[data-check]')].map((line) => [line.dataset.check,
    [...line.querySelectorAll(':scope > span')].find((words) => !words.hidden)?.className])";

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_ones_own_is_dealt_at_once_and_its_dice_are_checked() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    create_table(&browser, &server, "toy").await;
    let table = browser.run("return location.pathname").await.as_str().expect("an address").to_string();
    let id = table.trim_start_matches("/t/");
    let slip = browser.run(&format!("return localStorage.getItem('troyes-slip-{id}')")).await;
    assert!(slip.as_str().is_some_and(|slip| slip.contains("commitments")), "it keeps a slip: {slip}");
    assert_eq!(browser.run("return localStorage.getItem('troyes-nonces')").await, "[]", "and no secret");
    play_to_the_end(&browser, By::Clicks).await;
    browser.goto(&format!("{}/verify?table={id}", address(&server))).await;
    browser.until("a verdict", "document.querySelector('#verdict').textContent").await;
    let found = browser.run(FOUND).await;
    let right = serde_json::json!([
        ["secret", "right"],
        ["nonces", "right"],
        ["slip", "right"],
        ["lots", "none"],
        ["dice", "right"],
    ]);
    assert_eq!(found, right);
    assert_accessible(&browser, "verify").await;
    browser.shoot("verify").await;

    // Whatever is bent shows: a die, a nonce, the secret, and a slip of another game.
    let proof = browser.run(&format!("return await (await fetch('{table}/proof')).json()")).await;
    for (bend, wrong) in [
        ("const last = proof.chances.at(-1).fell; last[0] = last[0] % 6 + 1", "dice"),
        ("proof.mixture.contributions[0].nonce = '0'.repeat(64)", "nonces"),
        ("proof.secret = '1'.repeat(64)", "secret"),
        ("proof.mixture.contributions[0].commitment = '2'.repeat(64)", "slip"),
        // Dice that nobody checks, and a seed that somebody chose who knew all nonces.
        ("proof.inherited = proof.chances.length; proof.chances[0].fell.reverse()", "dice"),
        ("proof.inherited = 1", "dice"),
        ("proof.chances = []", "dice"),
        ("proof.mixture.places = 200", "slip"),
    ] {
        browser.run(&bent(&proof, bend)).await;
        browser.until("a verdict", "document.querySelector('#verdict').classList.contains('bad') && document.querySelector('#verdict').textContent").await;
        let found = browser.run(FOUND).await;
        let is_wrong = found.as_array().unwrap().contains(&serde_json::json!([wrong, "wrong"]));
        assert!(is_wrong, "{bend}: {found}");
    }
    browser.shoot("verify-bent").await;

    // Whose own nonce was left out is told so, and of what is not readable nothing is shown that was found before.
    for (bend, shown) in [
        ("proof.mixture.contributions[0].nonce = null", "!document.querySelector('#own-withheld').hidden"),
        (
            "proof.mixture.version = 2",
            "![...document.querySelectorAll('[data-check]')].some(({ hidden }) => !hidden)",
        ),
    ] {
        browser.run(&bent(&proof, bend)).await;
        browser
            .until(bend, &format!("document.querySelector('#verdict').classList.contains('bad') && {shown}"))
            .await;
    }
}

/// Lets the page check a proof in which something is bent.
fn bent(proof: &serde_json::Value, bend: &str) -> String {
    format!(
        "const proof = {proof}; {bend}; const input = document.querySelector('#proof-file');
         const files = new DataTransfer(); files.items.add(new File([JSON.stringify(proof)], 'proof.json'));
         document.querySelector('#verdict').textContent = ''; input.files = files.files;
         input.dispatchEvent(new Event('change'));"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_promise_and_show_by_themselves() {
    let server = TestServer::open().await;
    let (anna, bert) = (Browser::open(DESK).await, Browser::beside(DESK).await);
    anna.goto(&address(&server)).await;
    let form = "form[data-offer]:has([value='toy'])";
    anna.run(&format!(
        "const form = document.querySelector(\"{form}\"); form.closest('details').open = true;
         for (const more of form.querySelectorAll('details')) more.open = true;
         form.elements.name.value = 'Anna'; form.elements.seat1.value = 'guest'; form.elements.by_lot.checked = true"
    ))
    .await;
    anna.click(&format!("{form} button.primary")).await;
    anna.until("what is awaited", "document.querySelector('#mixing .parts')").await;
    assert_accessible(&anna, "before the deal").await;
    anna.shoot("before-the-deal").await;
    // A server that says it has not got Anna's nonce, and promises something else meanwhile.
    anna.run(
        "const real = fetch, begun = Date.now();
         globalThis.fetch = (address, options) => String(address).endsWith('/show') && Date.now() - begun < 9000
           ? Promise.reject(new Error('lost')) : real(address, options);
         setInterval(() => {
           const { dataset } = document.querySelector('#mixing');
           if (dataset.slip) dataset.slip = JSON.stringify({ ...JSON.parse(dataset.slip), promised: 'f'.repeat(64) });
         }, 20)",
    )
    .await;
    let invitation = anna.run("return document.querySelector('[href^=\"/join/\"]').href").await;
    bert.goto(invitation.as_str().expect("an invitation")).await;
    bert.run("document.querySelector('[name=name]').value = 'Bert'").await;
    bert.click("button.primary").await;
    // Nobody clicks anything: both are dealt to, and one of them is asked.
    for browser in [&anna, &bert] {
        browser
            .until(
                "the deal",
                "document.querySelector('#lines li') && document.querySelector('#mixing').hidden",
            )
            .await;
        let id = "location.pathname.split('/').at(-1)";
        let slip =
            browser.run(&format!("return JSON.parse(localStorage.getItem('troyes-slip-' + {id}))")).await;
        assert_eq!(slip["commitments"].as_array().map(Vec::len), Some(2), "{slip}");
        assert_ne!(slip["promised"], "f".repeat(64), "what is kept is what was promised first");
    }
    let is_asked = "return Boolean(document.querySelector('#answers .choice, .choice'))";
    assert_ne!(anna.run(is_asked).await, bert.run(is_asked).await, "one of them is asked, wherever they sit");
}
