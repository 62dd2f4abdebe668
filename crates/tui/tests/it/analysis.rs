//! What every move was worth, in the terminal. No kept screens: what is found depends on the networks.

use crate::world::{World, bot, person};
use ratatui::crossterm::event::KeyCode;
use tui::Opening;

/// Everything that is to be read, by scrolling through it.
fn read(world: &mut World) -> String {
    let (mut text, mut before) = (String::new(), String::new());
    world.press(KeyCode::Home);
    for _ in 0..200 {
        let screen = world.screen(120, 40);
        if screen == before {
            break;
        }
        text.push_str(&screen);
        before = screen;
        world.press(KeyCode::PageDown);
    }
    text
}

#[test]
fn a_finished_game_is_analysed_by_a_key_and_its_moments_are_judged() {
    let mut world = World::playing(31, "dice", "", vec![person("Anna")]);
    world.play_until(3, |_| false);
    world.press(KeyCode::Char('a'));
    let text = read(&mut world);
    assert!(text.contains("═ Analysis ═") && text.contains("All decisions"), "{text}");
    assert!(text.contains("the moves of Anna cost") && text.contains("dice and cards"), "{text}");
    world.press(KeyCode::Esc);
    world.press(KeyCode::Char('n'));
    let judged = world.screen(120, 40);
    assert!(judged.contains("points lost") && judged.contains("Better: "), "{judged}");
    // With open cards it is another analysis.
    world.press(KeyCode::Char('o'));
    assert!(read(&mut world).contains("with all cards open"));
}

#[test]
fn a_record_is_analysed_while_it_is_stepped_through() {
    let mut world = World::playing(21, "troyes", "", vec![person("Anna"), bot()]);
    world.play_until(2, |screen| screen.contains("round 2 of 4"));
    world.open(Opening::Replay);
    world.press(KeyCode::Char('a'));
    let text = read(&mut world);
    assert!(text.contains("Anna: ") && text.contains("Random: "), "{text}");
    world.press(KeyCode::F(2));
    assert!(world.screen(120, 40).contains("═ Analyse ═"));
}

#[test]
fn a_running_game_is_analysed_as_far_as_whoever_asks_may_know() {
    let mut world = World::playing(21, "troyes", "", vec![person("Anna"), bot()]);
    world.play_until(2, |screen| screen.contains("round 2 of 4") && screen.contains("Anna:"));
    let record = world.record().to_string();
    world.press(KeyCode::F(5));
    let text = read(&mut world);
    assert!(text.contains("your moves cost") && text.contains(", now "), "{text}");
    assert!(text.contains(", Anna: ") && !text.contains(", Random: "), "own decisions alone:\n{text}");
    assert_eq!(world.record(), record, "nothing is played by looking");
    world.press(KeyCode::Esc);
    assert!(!world.screen(120, 40).contains("═ Analysis ═"));
}

/// What one person reads is covered for the next.
#[test]
fn between_people_everybody_reads_their_own() {
    let mut world = World::playing(2, "troyes", "", vec![person("Anna"), person("Bert")]);
    world.press(KeyCode::Enter);
    world.choose_row(0);
    world.press(KeyCode::Enter);
    world.press(KeyCode::F(5));
    let text = read(&mut world);
    assert!(!text.contains(", Anna: "), "{text}");
}

#[test]
fn at_a_real_table_it_waits_for_the_end() {
    let mut world = World::new(3);
    let players = vec![person("Anna"), bot()];
    world.begin_with(&tui::Setup { game: "troyes".into(), players, options: String::new(), is_real: true });
    world.press(KeyCode::F(5));
    assert!(world.screen(120, 40).contains("At a real table others stand in"));
}
