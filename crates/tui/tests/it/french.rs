//! The main screens in French, compared with `tests/snapshots/fr-*`; and that nothing that matters is cut off.

use crate::screens::check;
use crate::world::{World, bot, person};
use ratatui::crossterm::event::KeyCode;
use tui::Opening;
use words::{Language, Languages};

/// Games are played in English, by which tests find their way; for a look the language is turned.
pub fn check_in_french(world: &mut World, name: &str) {
    world.press(KeyCode::F(2));
    assert_eq!(world.app.language().tag(), "fr");
    check(world, &format!("fr-{name}"));
    world.press(KeyCode::F(2));
    assert_eq!(world.app.language().tag(), "en");
}

#[test]
fn the_menu_in_french() {
    let mut world = World::new(1);
    check_in_french(&mut world, "menu-troyes");
    world.press(KeyCode::Right);
    check_in_french(&mut world, "menu-dice");
}

#[test]
fn a_table_in_french_and_what_lies_over_it() {
    let mut world = World::playing(21, "troyes", "", vec![person("Anna"), bot()]);
    world.play_until(2, |screen| screen.contains("Your turn: choose an action or pass"));
    check_in_french(&mut world, "troyes-turn");
    for (key, name) in [('?', "help"), ('i', "info"), ('w', "why"), ('h', "hint"), ('q', "leave")] {
        world.press(KeyCode::Char(key));
        check_in_french(&mut world, name);
        world.press(KeyCode::Esc);
    }
    world.play_until(2, |_| false);
    check_in_french(&mut world, "troyes-score");
    world.open(Opening::Replay);
    world.press(KeyCode::Char('3'));
    check_in_french(&mut world, "troyes-replay");
    world.press(KeyCode::Char('p'));
    check_in_french(&mut world, "troyes-fork");
}

#[test]
fn troyes_dice_in_french() {
    let mut world = World::playing(31, "dice", "", vec![person("Anna")]);
    world.follow_hints(|screen| screen.contains("day 3 of 8"));
    check_in_french(&mut world, "dice-turn");
    world.follow_hints(|_| false);
    check_in_french(&mut world, "dice-score");
}

#[test]
fn between_people_in_french() {
    let mut world = World::playing(2, "troyes", "", vec![person("Anna"), person("Bert")]);
    check_in_french(&mut world, "hotseat");
}

/// A player at the smallest window sees the keys that lead anywhere, in every language.
#[test]
fn no_language_loses_the_keys_that_matter() {
    for language in Languages::iter() {
        let mut world = World::speaking(1, language, true);
        world.begin("troyes", "", vec![person("Anna"), bot()]);
        for (width, height) in [(80, 24), (100, 30)] {
            let screen = world.screen(width, height);
            let keys = screen.lines().last().unwrap_or_default();
            for key in [" ? ", " Tab ", " u ", " i ", " h ", " q "] {
                assert!(keys.contains(key), "{} {width}: {key} is not in {keys}", language.tag());
            }
        }
    }
}

/// What stands in a box of a fixed width must fit there.
#[test]
fn no_language_cuts_its_help_or_its_menu() {
    for language in Languages::iter() {
        let mut world = World::speaking(1, language, true);
        for row in 0..20 {
            let screen = world.screen(80, 24);
            let left: Vec<String> = screen.lines().map(|line| line.chars().take(40).collect()).collect();
            assert!(left.iter().all(|line| !line.contains('…')), "{}, row {row}:\n{screen}", language.tag());
            world.press(KeyCode::Down);
        }
        world.begin("troyes", "", vec![person("Anna"), bot()]);
        world.press(KeyCode::Char('?'));
        let screen = world.screen(80, 24);
        let is_cut = |line: &str| line.contains("…║") || line.contains("… ║");
        assert!(!screen.lines().any(is_cut), "{}:\n{screen}", language.tag());
    }
}

/// A French player reads no option in the words of the command line.
#[test]
fn options_have_names_in_every_language_but_english() {
    use tabletop::{Speech, phrase};
    let options =
        [<troyes::Troyes as Speech>::option_list(), <troyes_dice::TroyesDice as Speech>::option_list()];
    for language in Languages::iter().filter(|language| *language != Language::english()) {
        for (name, _) in options.iter().flatten() {
            let called = language.text(&phrase!("terminal-menu-option", option = *name));
            assert_ne!(called, *name, "{}", language.tag());
        }
    }
}
