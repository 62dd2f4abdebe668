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

#[test]
fn at_the_beginning_there_is_nothing_to_judge() {
    let mut world = World::playing(21, "troyes", "", vec![person("Anna"), bot()]);
    world.press(KeyCode::F(5));
    let screen = world.screen(80, 24);
    assert!(
        screen.contains("there is nothing to judge") && !screen.contains("they were its own"),
        "{screen}"
    );
}

/// The numbers stand at the end of long lines.
#[test]
fn in_a_small_window_no_number_is_cut_off() {
    let mut world = World::playing(21, "troyes", "", vec![person("Anna"), bot()]);
    world.play_until(2, |screen| screen.contains("round 2 of 4"));
    world.open(Opening::Replay);
    world.press(KeyCode::Char('a'));
    let screen = world.screen(80, 24);
    assert!(screen.contains("the moves of Anna cost") && screen.contains("most of it in Round"), "{screen}");
    assert!(screen.contains("Own points: "), "{screen}");
}

#[test]
fn a_step_is_told_in_words_and_read_to_its_end() {
    let mut world = World::playing(21, "troyes", "", vec![person("Anna"), bot()]);
    world.play_until(2, |_| false);
    world.open(Opening::Replay);
    let mut is_long = false;
    for _ in 0..world.steps() {
        let screen = world.screen(80, 24);
        let raw = ["dice ", "pass", "use ", "from "].map(|word| format!("│ Anna: {word}"));
        assert!(!raw.iter().any(|raw| screen.contains(raw)), "{screen}");
        if screen.contains("Enter reads on") {
            is_long = true;
            world.press(KeyCode::Enter);
            assert!(world.screen(80, 24).contains("═ Step "));
            world.press(KeyCode::Esc);
        }
        world.press(KeyCode::Right);
    }
    assert!(is_long, "some step has more to say than there is room for");
    // At the end there is nothing to play on from, and its points are said once.
    let saves = world.saves;
    world.press(KeyCode::Char('p'));
    world.press(KeyCode::Enter);
    world.press(KeyCode::Esc);
    let screen = world.screen(120, 40);
    assert!(world.saves == saves && screen.matches("The game is over: ").count() == 1, "{screen}");
    world.press(KeyCode::Char('p'));
    assert!(world.screen(120, 40).contains("The game is over here"));
}
