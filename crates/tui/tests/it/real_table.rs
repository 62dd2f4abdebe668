//! Real tables in the terminal: dice are typed, cards found by word, mistypings undone.

use crate::world::{World, bot, person};
use ratatui::crossterm::event::KeyCode;
use tui::{Opening, Player, Setup};

fn at_real_table(game: &str, players: Vec<Player>) -> World {
    let mut world = World::new(3);
    let setup = Setup { game: game.into(), players, options: String::new(), is_real: true };
    world.begin_with(&setup);
    world
}

/// Enters whatever is asked for: threes, or the first thing.
fn enter(world: &mut World, screen: &str) {
    if screen.contains("Type what the dice show") {
        world.type_text(&"3".repeat(32));
    }
    world.press(KeyCode::Enter);
}

/// Plays to the end by chance, entering whatever is asked for.
fn play_to_the_end(world: &mut World) {
    for _ in 0..500 {
        let stop = |screen: &str| screen.contains(" At the table ");
        if !world.play_until(7, stop) {
            return;
        }
        let screen = world.screen(120, 40);
        enter(world, &screen);
    }
    panic!("the game does not end:\n{}", world.screen(120, 40));
}

#[test]
fn the_kings_challenge_is_played_with_typed_dice() {
    let mut world = at_real_table("troyes", vec![person("Anna")]);
    let screen = world.screen(120, 40);
    assert!(screen.contains(" At the table ") && screen.contains("6 more"), "{screen}");
    assert!(!screen.contains("Entered"), "nothing is entered yet:\n{screen}");
    let (top, _) = screen.split_once('\n').unwrap();
    assert!(top.split('│').nth(1).is_some_and(|asked| asked.trim().len() > 5), "{top}");
    world.type_text("urb");
    assert!(world.screen(120, 40).contains("Search: urb_"));
    world.press(KeyCode::Enter);
    assert!(world.screen(120, 40).contains("5 more"), "one of six is found by a word");
    (0..5).for_each(|_| world.press(KeyCode::Enter));
    assert!(world.record().contains("draw urbain_iv"), "{}", world.record());
    world.type_text("12");
    world.press(KeyCode::Enter);
    assert!(world.screen(120, 40).contains("2 entered, 6 are needed."), "{}", world.screen(120, 40));
    world.type_text("3456");
    world.press(KeyCode::Enter);
    assert!(world.record().contains("roll 1 2 3 4 5 6"));
    world.press(KeyCode::Char('u'));
    assert!(!world.record().contains("roll"), "dice are undone");
    world.press(KeyCode::Backspace);
    assert!(!world.record().contains("draw"), "and so are cards");
    play_to_the_end(&mut world);
    assert!(
        world.record().contains("result") && !world.record().contains("seed"),
        "nobody promises real dice"
    );
}

#[test]
fn characters_are_revealed_at_the_end() {
    let mut world = at_real_table("troyes", vec![person("Anna"), bot()]);
    let screen = world.screen(120, 40);
    assert!(!screen.contains("is dealt"), "nobody is shown what stands in for their card:\n{screen}");
    assert!(world.record().contains("note real-table blue"), "{}", world.record());
    // A game that is taken up again is still one with real dice.
    world.open(Opening::Resume);
    let mut is_revealing = false;
    for _ in 0..500 {
        if !world.play_until(7, |screen| screen.contains(" At the table ")) {
            break;
        }
        let screen = world.screen(120, 40);
        is_revealing |= screen.contains("Character of Anna");
        enter(&mut world, &screen);
    }
    assert!(is_revealing, "characters are asked for before the score");
    assert!(world.screen(120, 40).contains(" The end "));
    assert!(world.record().contains("note real-table told"));
}

#[test]
fn troyes_dice_is_rolled_by_hand() {
    let mut world = at_real_table("dice", vec![person("Anna")]);
    (0..9).for_each(|_| world.press(KeyCode::Enter));
    world.type_text("121212121");
    world.press(KeyCode::Enter);
    assert!(world.record().contains("roll 1 2 1 2 1 2 1 2 1"), "{}", world.record());
    play_to_the_end(&mut world);
    assert!(world.record().contains("result"));
}
