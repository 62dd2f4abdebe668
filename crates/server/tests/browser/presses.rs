//! What somebody presses is what is clicked, whatever is drawn, slides away or comes to lie over it before they let go.

use crate::driver::{Browser, DESK};
use crate::sitting::create_table;
use crate::test_server::TestServer;
use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
};
use std::time::Duration;

/// Something of the board that can be picked, and whose middle nothing else lies on.
const OPEN_SPOT: &str = "[...document.querySelectorAll('#board [data-spot].open')].find((spot) => {
    const at = spot.getBoundingClientRect();
    return document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)?.closest('[data-spot]') === spot;
})?.id";
/// The question and how much is picked: whatever is clicked, one of them is another then.
const STATE: &str =
    "document.querySelector('#ask')?.dataset.question + ' ' + document.querySelector('#move')?.dataset.picks";

/// Longer than any press holds what is drawn.
const LONG: Duration = Duration::from_millis(1200);

async fn act(browser: &Browser, actions: impl IntoIterator<Item = PointerAction>) {
    let mouse = actions.into_iter().fold(MouseActions::new("mouse".into()), MouseActions::then);
    browser.client.perform_actions(mouse).await.expect("the mouse acts");
}

async fn middle_of(browser: &Browser, id: &str) -> (f64, f64) {
    let place = browser
        .run(&format!(
            "const at = document.getElementById('{id}').getBoundingClientRect();
             return [Math.round(at.x + at.width / 2), Math.round(at.y + at.height / 2)]"
        ))
        .await;
    (place[0].as_f64().expect("a place"), place[1].as_f64().expect("a place"))
}

/// Presses the middle of something, lets a script change the page, and lets go at the same place.
async fn press_and_change(browser: &Browser, id: &str, change: &str) {
    let (x, y) = middle_of(browser, id).await;
    let down = PointerAction::Down { button: MOUSE_BUTTON_LEFT };
    act(browser, [PointerAction::MoveTo { duration: None, x, y }, down]).await;
    browser.run(&format!("const pressed = document.getElementById('{id}'); {change}")).await;
    act(browser, [PointerAction::Up { button: MOUSE_BUTTON_LEFT }]).await;
}

async fn table(server: &TestServer) -> Browser {
    let browser = Browser::open(DESK).await;
    create_table(&browser, server, "troyes").await;
    browser
}

/// What can be picked now, once everything has come to its place.
async fn open_spot(browser: &Browser) -> String {
    browser.until("an end of what slides", "!document.getAnimations().length").await;
    browser.run("document.querySelector('#skip-scenes')?.click()").await;
    let spot = browser.until("a spot", OPEN_SPOT).await;
    spot.as_str().expect("a name").to_string()
}

async fn state(browser: &Browser) -> String {
    browser.run(&format!("return {STATE}")).await.as_str().expect("a state").to_string()
}

async fn assert_goes_on(browser: &Browser, from: &str, what: &str) {
    browser.until(what, &format!("{STATE} !== '{from}'")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_drawn_anew_slides_or_is_covered_under_the_pointer_is_clicked() {
    let server = TestServer::open().await;
    let browser = table(&server).await;
    let changes = [
        ("drawn anew", "pressed.outerHTML = pressed.outerHTML"),
        ("slid away", "pressed.style.translate = '0 900px'; setTimeout(() => { pressed.style.translate = ''; }, 400)"),
        (
            "covered",
            "const cover = document.createElement('div'); cover.style.cssText = 'position:fixed;inset:0;z-index:99';
             document.body.append(cover); setTimeout(() => cover.remove(), 400)",
        ),
    ];
    for (what, change) in changes {
        let spot = open_spot(&browser).await;
        let before = state(&browser).await;
        press_and_change(&browser, &spot, change).await;
        assert_goes_on(&browser, &before, what).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_draws_the_pointer_away_has_changed_their_mind_and_another_question_is_not_answered() {
    let server = TestServer::open().await;
    let browser = table(&server).await;
    let spot = open_spot(&browser).await;
    let before = state(&browser).await;
    let asked_elsewhere =
        "document.querySelector('#ask').dataset.question += '0'; pressed.outerHTML = pressed.outerHTML";
    press_and_change(&browser, &spot, asked_elsewhere).await;
    tokio::time::sleep(LONG).await;
    browser
        .run("const ask = document.querySelector('#ask'); ask.dataset.question = ask.dataset.question.slice(0, -1)")
        .await;
    assert_eq!(state(&browser).await, before, "the question was another one");
    let (x, y) = middle_of(&browser, &spot).await;
    let press = [
        PointerAction::MoveTo { duration: None, x, y },
        PointerAction::Down { button: MOUSE_BUTTON_LEFT },
        PointerAction::MoveTo { duration: None, x: 4.0, y: 700.0 },
        PointerAction::Up { button: MOUSE_BUTTON_LEFT },
    ];
    act(&browser, press).await;
    tokio::time::sleep(LONG).await;
    assert_eq!(state(&browser).await, before, "the pointer was drawn away");
}

/// Citizens are settled one by one, each by one click.
#[tokio::test(flavor = "multi_thread")]
async fn a_double_click_plays_once() {
    let server = TestServer::open().await;
    let browser = table(&server).await;
    let spot = open_spot(&browser).await;
    let watch = "window.asked = [];
        const look = () => asked.push(document.querySelector('#ask')?.dataset.question);
        new MutationObserver(look).observe(document.querySelector('#table'), { subtree: true, childList: true, attributes: true })";
    browser.run(watch).await;
    let before = browser.run("return document.querySelector('#ask').dataset.question").await;
    let (x, y) = middle_of(&browser, &spot).await;
    let (down, up) =
        (PointerAction::Down { button: MOUSE_BUTTON_LEFT }, PointerAction::Up { button: MOUSE_BUTTON_LEFT });
    let twice = [PointerAction::MoveTo { duration: None, x, y }, down.clone(), up.clone(), down, up];
    act(&browser, twice).await;
    tokio::time::sleep(LONG).await;
    let questions = browser.run("return [...new Set(asked)].filter((one) => one !== undefined)").await;
    let others = questions.as_array().expect("a list").iter().filter(|one| **one != before).count();
    assert_eq!(others, 1, "one move and what is asked after it: {before}, then {questions}");
    let notice = browser.run("return document.querySelector('#notice').classList.contains('shown')").await;
    assert_eq!(notice, false, "the second click is nobody's move");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_clicks_what_it_was_pressed_on_and_held_down_answers_nothing_more() {
    let server = TestServer::open().await;
    let browser = table(&server).await;
    open_spot(&browser).await;
    let choice = "[...document.querySelectorAll('#answers .choice')].find((one) => one.checkVisibility())";
    browser.run(&format!("{choice}.focus()")).await;
    let before = state(&browser).await;
    let key = |action| KeyActions::new("keys".into()).then(action);
    browser.client.perform_actions(key(KeyAction::Down { value: ' ' })).await.expect("a key is pressed");
    browser
        .run("const one = document.activeElement; const { id } = one; one.outerHTML = one.outerHTML; document.getElementById(id).focus()")
        .await;
    browser.client.perform_actions(key(KeyAction::Up { value: ' ' })).await.expect("a key is let go");
    assert_goes_on(&browser, &before, "what the key chose").await;
    browser.until("something to choose", "document.querySelector('#do, .choice')").await;
    let is_refused = browser
        .run(
            "const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
             return !document.querySelector('#do, .choice').dispatchEvent(held)",
        )
        .await;
    assert_eq!(is_refused, true, "Enter that is held down chooses nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_whose_end_is_never_heard_does_not_keep_the_table_from_going_on() {
    let server = TestServer::open().await;
    let browser = table(&server).await;
    open_spot(&browser).await;
    let asked = browser.run("return document.querySelector('#ask').dataset.question").await;
    browser
        .run(
            "const down = { pointerId: 1, isPrimary: true, bubbles: true };
             document.querySelector('#board').dispatchEvent(new PointerEvent('pointerdown', down));
             const form = document.querySelector('#answers');
             const choice = form.querySelector('.choice[value=pass]') ?? form.querySelector('.choice');
             fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form, choice)) })",
        )
        .await;
    let goes_on = format!("document.querySelector('#ask')?.dataset.question !== {asked}");
    browser.until("the next question", &goes_on).await;
}
