//! Whole games in the marked language, in which every letter of every message carries an accent: a word without marks
//! has not passed through `words`, and nobody could translate it.

use crate::world::{World, bot, person};
use ratatui::crossterm::event::KeyCode;
use tui::Opening;
use words::Language;

/// The mark behind each letter.
pub const MARK: char = '\u{301}';

/// The row of a window of 80 x 24 in which a replay writes its step.
const STEP_ROW: usize = 16;

/// Words that stay as they are: names that people type and games have, what is printed on a key, what is typed at a
/// shell, Roman numbers, the options as the command line has them, and what another language calls itself.
fn stays(word: &str) -> bool {
    let word = word.strip_suffix("'s\u{301}").unwrap_or(word);
    let is_name = "Anna".starts_with(word) || ["Bert", "Troyes", "Dice", "English"].contains(&word);
    let is_key = word == "F2" || word.chars().filter(|letter| letter.is_alphanumeric()).count() == 1;
    // The letter of a family behind its shape, with a number: B=1, O×2.
    let letters: Vec<char> = word.chars().filter(|letter| letter.is_alphabetic()).collect();
    let is_family = letters.len() == 1 && "BGON".contains(letters[0]);
    // The letter that chooses stands before the letter of a color.
    let is_chosen =
        word.chars().next().is_some_and(|key| key.is_ascii_alphabetic() && !is_unmarked(&word[1..]));
    let is_command = ["troyes", "replay", "tui"].contains(&word) || word.contains("-2026-");
    let is_number = !word.is_empty() && word.chars().all(|letter| "IV".contains(letter));
    is_name || is_key || is_family || is_chosen || is_command || is_number || is_option(word)
}

fn is_option(word: &str) -> bool {
    use tabletop::Speech;
    let troyes = <troyes::Troyes as Speech>::option_list();
    let dice = <troyes_dice::TroyesDice as Speech>::option_list();
    troyes.iter().chain(&dice).any(|(name, _)| *name == word)
}

/// The words of a screen of 80 x 24 that did not pass through a message.
pub fn unsaid(screen: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (y, text) in screen.lines().enumerate() {
        // In a replay a step is written as in the record.
        if y == STEP_ROW && plain(screen).contains("Replay · step") {
            continue;
        }
        let words = text.split(|letter: char| letter.is_whitespace() || "│┃║╔╗═─━".contains(letter));
        let words = words.filter(|word| is_unmarked(word)).map(trimmed).filter(|word| !stays(word));
        found.extend(words.map(|word| format!("{word} in: {}", plain(text.trim()))));
    }
    found
}

fn plain(screen: &str) -> String {
    screen.replace(MARK, "")
}

fn is_unmarked(word: &str) -> bool {
    let mut letters = word.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter.is_ascii_alphabetic() && letters.peek() != Some(&MARK) {
            return true;
        }
    }
    false
}

fn trimmed(word: &str) -> String {
    word.trim_matches(|letter: char| !letter.is_alphanumeric() && letter != MARK).to_string()
}

fn marked_world(seed: u64) -> World {
    World::speaking(seed, Language::pseudo(), true)
}

fn assert_all_said(world: &World) {
    assert!(world.unsaid.is_empty(), "not from messages: {:#?}", world.unsaid);
}

fn press(world: &mut World, keys: impl IntoIterator<Item = KeyCode>) {
    for key in keys {
        world.press(key);
        world.screen(80, 24);
    }
}

fn letters(keys: &str) -> impl Iterator<Item = KeyCode> {
    keys.chars().map(KeyCode::Char)
}

#[test]
fn a_word_that_no_message_says_is_found() {
    let text = "T\u{301}o\u{301} A\u{301}nna says \u{25b6}a F2\n";
    let found = unsaid(text);
    assert!(found.len() == 2 && found[0].starts_with("A\u{301}nna in") && found[1].starts_with("says in"));
}

#[test]
fn the_menu_speaks_only_in_messages() {
    let mut world = marked_world(1);
    (0..16).for_each(|_| press(&mut world, [KeyCode::Down]));
    press(&mut world, [KeyCode::Home]);
    press(&mut world, [KeyCode::Down, KeyCode::Right, KeyCode::Down]);
    (0..5).for_each(|_| press(&mut world, [KeyCode::Right]));
    press(&mut world, std::iter::repeat_n(KeyCode::Backspace, 5));
    press(&mut world, std::iter::repeat_n(KeyCode::Down, 16));
    press(&mut world, [KeyCode::Tab]);
    assert_all_said(&world);
}

#[test]
fn games_of_each_kind_are_played_in_messages_alone() {
    let games = [
        ("troyes", "all", vec![person("Anna"), bot(), person("Bert")]),
        ("troyes", "bonus", vec![person("Anna"), bot()]),
        ("troyes", "all", vec![person("Anna")]),
        ("dice", "banquets", vec![person("Anna"), bot(), person("Bert")]),
        ("dice", "expert", vec![person("Anna")]),
    ];
    for (seed, (game, options, players)) in (1..).zip(games) {
        let mut world = marked_world(seed);
        world.begin(game, options, players);
        assert!(!world.play_until(seed, |_| false));
        // The score sheet, the table, and the record from its beginning.
        press(&mut world, std::iter::repeat_n(KeyCode::Down, 20));
        press(&mut world, letters("tlr"));
        press(&mut world, [KeyCode::Esc, KeyCode::Char('r')]);
        press(&mut world, std::iter::repeat_n(KeyCode::Right, 30));
        press(&mut world, [KeyCode::End]);
        press(&mut world, letters("vvvip"));
        press(&mut world, [KeyCode::Right, KeyCode::Down, KeyCode::Left]);
        assert_all_said(&world);
    }
}

#[test]
fn what_lies_over_a_table_speaks_only_in_messages() {
    for (game, options) in [("troyes", "ladies-cards"), ("dice", "banquets")] {
        let mut world = marked_world(7);
        world.begin(game, options, vec![person("Anna"), bot()]);
        let mut screens = 0;
        world.play_by(
            |rows| (rows / 2).min(5),
            |_| {
                screens += 1;
                screens > 30
            },
        );
        press(&mut world, letters("?xi"));
        let around = [KeyCode::Right, KeyCode::Down, KeyCode::Left, KeyCode::Up];
        for pane in "12345".chars() {
            press(&mut world, [KeyCode::Char(pane)]);
            around.into_iter().for_each(|arrow| press(&mut world, [arrow; 8]));
            press(&mut world, [KeyCode::Char('w')]);
            around.into_iter().for_each(|arrow| press(&mut world, [arrow; 8]));
            press(&mut world, [KeyCode::Char('i')]);
        }
        press(&mut world, [KeyCode::Esc, KeyCode::Char('h'), KeyCode::Esc, KeyCode::Char('l'), KeyCode::Esc]);
        // Space and Enter where nothing can be picked or chosen, and back.
        press(&mut world, [KeyCode::Tab, KeyCode::Char(' '), KeyCode::Esc, KeyCode::Char('q')]);
        assert_all_said(&world);
    }
}

#[test]
fn the_keyboard_goes_on_and_what_goes_wrong_is_said_in_messages() {
    let mut world = marked_world(2);
    world.begin("troyes", "", vec![person("Anna"), person("Bert")]);
    press(&mut world, [KeyCode::Enter]);
    world.choose_row(0);
    world.screen(80, 24);
    press(&mut world, letters("u"));
    press(&mut world, letters("q"));
    assert_all_said(&world);
    let refused = world.app.open("/games/a.troyes".into(), Opening::Replay, "game chess").unwrap_err();
    assert!(Language::pseudo().text(&refused.phrase()).contains("n\u{301}o\u{301}t\u{301}"), "{refused}");
}
