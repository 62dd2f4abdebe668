//! Screens as text, compared with `tests/snapshots`. `UPDATE=1 cargo test -p troyes-tui` writes them anew.

use crate::world::{World, bot, person};
use ratatui::crossterm::event::KeyCode;
use std::path::PathBuf;
use tui::Opening;

const SIZES: [(u16, u16); 2] = [(120, 40), (80, 24)];

pub fn check(world: &mut World, name: &str) {
    for (width, height) in SIZES {
        let screen = world.screen(width, height);
        let file = format!("{name}-{width}x{height}.txt");
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(&file);
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&path, &screen).unwrap();
        }
        let wanted = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(screen == wanted, "{file} differs; is:\n{screen}\nwas:\n{wanted}");
    }
}

fn troyes(seed: u64) -> World {
    World::playing(seed, "troyes", "", vec![person("Anna"), bot()])
}

/// Plays until a screen says so.
fn until(world: &mut World, seed: u64, words: &str) {
    assert!(world.play_until(seed, |screen| screen.contains(words)), "`{words}` never comes");
}

#[test]
fn the_menu() {
    let mut world = World::new(1);
    check(&mut world, "menu-troyes");
    world.press(KeyCode::Right);
    check(&mut world, "menu-dice");
}

#[test]
fn every_phase_of_troyes() {
    let moments = [
        ("troyes-settle", "Place a citizen on an empty space"),
        ("troyes-black", "which black dice do you counter?"),
        ("troyes-counter", "Red dice count double."),
        ("troyes-turn", "Your turn: choose an action or pass"),
        ("troyes-dice", "with which dice?"),
        ("troyes-cube", "does one of your cubes help?"),
        ("troyes-source", "where does the citizen come from?"),
        ("troyes-how-often", "How often do you use"),
        ("troyes-fight", "How many cubes do you place on"),
        ("troyes-turn-over", "of your dice do you turn over?"),
    ];
    for (name, words) in moments {
        let mut world = troyes(21);
        let seed = (1..60).find(|seed| {
            world = troyes(21);
            world.play_until(*seed, |screen| screen.contains(words))
        });
        assert!(seed.is_some(), "`{words}` never comes");
        check(&mut world, name);
    }
}

#[test]
fn the_panes_of_a_small_window() {
    let mut world = troyes(21);
    until(&mut world, 2, "round 2 of 4");
    for pane in 1..=5 {
        world.press(KeyCode::Char(char::from(b'0' + pane)));
        check(&mut world, &format!("troyes-pane-{pane}"));
    }
}

#[test]
fn four_families_late_in_the_game() {
    let players = vec![person("Anna"), bot(), bot(), bot()];
    let mut world = World::playing(8, "troyes", "bonus", players);
    until(&mut world, 3, "round 5 of 6");
    check(&mut world, "troyes-four");
}

#[test]
fn every_module_at_once() {
    let mut world = World::playing(9, "troyes", "all", vec![person("Anna"), bot(), bot()]);
    until(&mut world, 3, "round 4 of 5");
    until(&mut world, 3, "Your turn: choose an action or pass");
    check(&mut world, "troyes-all");
    world.press(KeyCode::Char('3'));
    check(&mut world, "troyes-all-buildings");
    // Which questions of a patrol come up by chance depends on the move that is picked.
    let found = (1..40).any(|seed| {
        let mut world = World::playing(9, "troyes", "all", vec![person("Anna"), bot(), bot()]);
        let found = world.play_until(seed, |screen| screen.contains("How far does your guard walk?"));
        if found {
            check(&mut world, "troyes-patrol");
        }
        found
    });
    assert!(found, "nobody goes on patrol");
}

#[test]
fn against_le_roy() {
    let mut world = World::playing(9, "troyes", "", vec![person("Anna")]);
    until(&mut world, 3, "round 2 of 4");
    check(&mut world, "troyes-king");
    world.play_until(3, |_| false);
    check(&mut world, "troyes-king-score");
}

#[test]
fn what_lies_over_the_table() {
    let mut world = troyes(21);
    until(&mut world, 2, "Your turn: choose an action or pass");
    world.press(KeyCode::Char('?'));
    check(&mut world, "help");
    world.press(KeyCode::Esc);
    world.press(KeyCode::Char('i'));
    check(&mut world, "info");
    world.press(KeyCode::Char('w'));
    check(&mut world, "why");
    world.press(KeyCode::Esc);
    world.press(KeyCode::Char('h'));
    check(&mut world, "hint");
    world.press(KeyCode::Esc);
    world.press(KeyCode::Char('q'));
    check(&mut world, "leave");
}

#[test]
fn between_people() {
    let mut world = World::playing(2, "troyes", "", vec![person("Anna"), person("Bert")]);
    check(&mut world, "hotseat");
}

#[test]
fn the_end_and_the_replay() {
    let mut world = troyes(21);
    world.play_until(2, |_| false);
    check(&mut world, "troyes-score");
    world.open(Opening::Replay);
    world.press(KeyCode::Char('3'));
    check(&mut world, "troyes-replay");
    world.press(KeyCode::Char('p'));
    check(&mut world, "troyes-fork");
}

#[test]
fn every_phase_of_troyes_dice() {
    let moments = [
        ("dice-direction", "do the numbers rise or fall"),
        ("dice-die", "Which die do you take?"),
        ("dice-use", "What do you do with the"),
    ];
    for (name, words) in moments {
        let players = || vec![person("Anna"), bot(), bot()];
        let mut world = World::playing(31, "dice", "banquets", players());
        let seed = (1..60).find(|seed| {
            world = World::playing(31, "dice", "banquets", players());
            world.play_until(*seed, |screen| screen.contains(words))
        });
        assert!(seed.is_some(), "`{words}` never comes");
        check(&mut world, name);
    }
}

#[test]
fn bonuses_of_troyes_dice() {
    for (name, words) in [("dice-order", "which one first?"), ("dice-build", "what do you build, and where?")]
    {
        let found = (1..30).any(|seed| {
            let mut world = World::playing(seed, "dice", "", vec![person("Anna")]);
            let found = world.follow_hints_to(words);
            if found {
                check(&mut world, name);
            }
            found
        });
        assert!(found, "`{words}` never comes");
    }
}

#[test]
fn the_panes_and_the_end_of_troyes_dice() {
    let mut world = World::playing(31, "dice", "expert", vec![person("Anna"), bot()]);
    until(&mut world, 4, "day 5 of 8");
    for pane in 1..=4 {
        world.press(KeyCode::Char(char::from(b'0' + pane)));
        check(&mut world, &format!("dice-pane-{pane}"));
    }
    world.play_until(5, |_| false);
    check(&mut world, "dice-score");
}
