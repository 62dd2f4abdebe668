//! How many clicks a game takes: whole games on the board, as a mouse plays them.

use crate::driver::{Browser, DESK};
use crate::sitting::create_table;
use crate::test_server::TestServer;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// The most clicks that an action may take from turn to turn.
const MOST: [(&str, usize); 5] =
    [("event", 3), ("cathedral", 3), ("citizen", 3), ("card", 3), ("agriculture", 3)];
/// Dice and bots differ from game to game: the one in the middle of so many counts.
const GAMES: usize = 3;
/// The most that a game for two may take.
const MOST_IN_GAME: usize = 60;

/// A click that has changed nothing after so long never will.
const PATIENCE: Duration = Duration::from_secs(15);

/// What is clicked next: a spot of the board or a button, the action that it belongs to, and how far the move is. Where
/// no action is asked for, the best answer will do.
const NEXT: &str = r#"
    const act = arguments[0];
    if (document.querySelector('.scores')) return ['over', '', 'over'];
    const question = document.querySelector('#ask')?.dataset.question;
    if (!question || document.querySelector('#confirm')?.ariaBusy === 'true') return null;
    const picks = Number(document.querySelector('#move').dataset.picks ?? 0);
    const isReady = Boolean(document.querySelector('#do'));
    const kind = (name) => name.startsWith('event-') ? 'event' : name.startsWith('card-') ? 'card'
        : name === 'cathedral' ? 'cathedral' : name === 'agriculture' ? 'agriculture'
        : ['palace', 'bishopric', 'city-hall'].includes(name) ? 'citizen' : 'other';
    const state = `${question} ${picks} ${isReady}`;
    const named = (spot) => [spot.id, kind(spot.dataset.spot), state];
    if (isReady) {
        const target = document.querySelector('[data-spot].picked:not([data-spot^=die-])');
        return target ? named(target) : ['do', 'other', state];
    }
    const lit = [...document.querySelectorAll('[data-spot].open')];
    const targets = lit.filter((spot) => kind(spot.dataset.spot) !== 'other');
    // Whoever has no dice left passes, as people mostly do; now and then the dice come first.
    const pass = document.querySelector('#answers .choice[value=pass]');
    if (!picks && pass && !document.querySelector('[data-spot^=die-blue-]')) {
        pass.scrollIntoView({ block: 'center' });
        return [pass.id, 'pass', state];
    }
    const dice = lit.filter((spot) => spot.dataset.spot.startsWith('die-'));
    if (!picks && targets.length && dice.length && act % 8 === 0) return named(dice[act % dice.length]);
    if (targets.length) return named(targets[(act * 7) % targets.length]);
    const choice = [...document.querySelectorAll('#answers .choice')].find((one) => one.checkVisibility());
    if (!choice) return null;
    choice.scrollIntoView({ block: 'center' });
    return [choice.id, choice.value === 'pass' ? 'pass' : 'other', state];
"#;

/// Clicks by action: how often it was done, and the most and all clicks for it.
#[derive(Default)]
struct Counts {
    by_action: BTreeMap<String, (usize, usize, usize)>,
    total: usize,
}

impl Counts {
    fn add(&mut self, action: &str, clicks: usize) {
        let (times, most, all) = self.by_action.entry(action.to_string()).or_default();
        (*times, *most, *all) = (*times + 1, clicks.max(*most), *all + clicks);
    }

    fn show(&self) {
        println!("{:14} {:>5} {:>5} {:>8} {:>5}", "action", "times", "most", "average", "bar");
        for (action, (times, most, all)) in &self.by_action {
            let bar = MOST
                .iter()
                .find(|(name, _)| name == action)
                .map_or(String::new(), |(_, bar)| bar.to_string());
            println!("{action:14} {times:>5} {most:>5} {:>8.1} {bar:>5}", *all as f32 / *times as f32);
        }
        println!("{:14} {:>34}", "whole game", format!("{} of at most {MOST_IN_GAME}", self.total));
    }
}

/// Plays one game on the board.
async fn play_and_count(browser: &Browser) -> Counts {
    let mut counts = Counts::default();
    let (mut last, mut clicks, mut action, mut question) =
        (String::new(), 0, "other".to_string(), String::new());
    for act in 0..1000 {
        let begin = Instant::now();
        let next = loop {
            let next = browser.client.execute(NEXT, vec![act.into()]).await.expect("the script runs");
            if next.get(2).and_then(|state| state.as_str()).is_some_and(|state| state != last) {
                break next;
            }
            if begin.elapsed() > PATIENCE {
                browser.shoot("clicks-stuck").await;
                panic!("nothing came of a click at {next}");
            }
            tokio::time::sleep(Duration::from_millis(15)).await;
        };
        let text = |place: usize| next[place].as_str().unwrap_or_default().to_string();
        let asked = text(2).split(' ').next().unwrap_or_default().to_string();
        if clicks > 0 && (asked != question || text(0) == "over") {
            counts.add(&action, clicks);
            (clicks, action) = (0, "other".into());
        }
        if text(0) == "over" {
            return counts;
        }
        browser.point_at(&text(0)).await;
        if text(1) != "other" {
            action = text(1);
        }
        (last, question) = (text(2), asked);
        clicks += 1;
        counts.total += 1;
    }
    panic!("the game did not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_takes_few_clicks() {
    let server = TestServer::open().await;
    let browser = Browser::open(DESK).await;
    let mut totals = Vec::new();
    for _ in 0..GAMES {
        create_table(&browser, &server, "troyes").await;
        let counts = play_and_count(&browser).await;
        counts.show();
        for (action, bar) in MOST {
            let most = counts.by_action.get(action).map_or(0, |(_, most, _)| *most);
            assert!(most <= bar, "{action} took {most} clicks of at most {bar}");
        }
        assert!(counts.by_action.len() > 3, "several kinds of action were done");
        totals.push(counts.total);
    }
    totals.sort_unstable();
    let median = totals[GAMES / 2];
    assert!(median <= MOST_IN_GAME, "games took {totals:?} clicks");
}
