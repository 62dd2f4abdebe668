//! What stands around a table: the log, texts, the screen between two people, colors, sizes, the menu.

use crate::keys::at_turn;
use crate::world::{World, bot, person};
use ratatui::crossterm::event::KeyCode;
use ratatui::style::Color;
use tui::{SavedGame, Setup};

/// The log of a screen, each entry as one line.
fn log(screen: &str) -> Vec<String> {
    let lines = screen.lines().map(|line| line.chars().skip(79).take(40).collect::<String>());
    let mut entries: Vec<String> = Vec::new();
    for line in lines.skip_while(|line| !line.starts_with("─ Log") && !line.starts_with(" Log")).skip(1) {
        match (line.strip_prefix("· "), entries.last_mut()) {
            (Some(begun), _) => entries.push(begun.trim_end().into()),
            (None, Some(entry)) => *entry = format!("{entry} {}", line.trim()),
            (None, None) => {}
        }
    }
    entries
}

#[test]
fn a_whole_action_is_one_entry_of_the_log_and_two_actions_are_two() {
    let mut world = at_turn();
    world.choose("Recruit a citizen");
    world.choose("Recruit a citizen");
    world.choose("Use agriculture");
    world.choose("Confirm this move");
    let entries = log(&world.screen(120, 40));
    let by_anna: Vec<&String> = entries.iter().filter(|entry| entry.starts_with("Anna ")).collect();
    assert!(
        by_anna.iter().filter(|entry| entry.ends_with("; recruits a citizen.")).count() == 2,
        "{entries:#?}"
    );
    let farmed = by_anna.iter().find(|entry| entry.contains("works the fields")).unwrap();
    assert!(farmed.starts_with("Anna uses yellow") && farmed.contains("from agriculture"), "{entries:#?}");
}

#[test]
fn l_shows_the_log_from_its_beginning() {
    let mut world = at_turn();
    assert!(!world.screen(120, 40).contains("Anna is dealt"), "the beginning has scrolled away");
    world.press(KeyCode::Char('l'));
    world.press(KeyCode::Home);
    for size in [(120, 40), (80, 24)] {
        let screen = world.screen(size.0, size.1);
        assert!(screen.contains("· Anna is dealt"), "{screen}");
        world.press(KeyCode::Home);
    }
    world.press(KeyCode::Esc);
    assert!(!world.screen(120, 40).contains("Anna is dealt"));
}

#[test]
fn why_and_info_tell_about_what_is_pointed_at() {
    let mut world = at_turn();
    world.press(KeyCode::Char('a'));
    world.press(KeyCode::Char('w'));
    assert!(world.screen(120, 40).contains("This can be picked now."));
    world.press(KeyCode::Char('i'));
    let screen = world.screen(120, 40);
    assert!(screen.contains("· activity, ") && screen.contains("Round 1"), "{screen}");
    world.press(KeyCode::Esc);
    assert!(world.screen(120, 40).contains("Your turn"));
}

#[test]
fn a_hint_names_one_of_the_choices_with_reasons() {
    let mut world = at_turn();
    world.press(KeyCode::Char('h'));
    let screen = world.screen(120, 40);
    assert!(screen.contains(" Hint ") && screen.contains("║ · "), "{screen}");
    world.press(KeyCode::Char('x'));
    assert!(!world.screen(120, 40).contains(" Hint "));
}

#[test]
fn the_screen_between_two_people_hides_everything() {
    let mut world = World::playing(2, "troyes", "", vec![person("Anna"), person("Bert")]);
    let hidden = world.screen(120, 40);
    assert!(hidden.contains("Anna, it is your turn."));
    assert!(!hidden.contains('♟') && !hidden.contains("Palace"));
    world.press(KeyCode::Enter);
    let anna = world.screen(120, 40);
    assert!(anna.contains("Anna is dealt") && !anna.contains("Bert is dealt"));
    world.choose_row(0);
    let hidden = world.screen(120, 40);
    assert!(hidden.contains("Bert, it is your turn.") && !hidden.contains("dealt"), "{hidden}");
    // Anna regrets before Bert has looked.
    world.press(KeyCode::Char('u'));
    assert!(world.screen(120, 40).contains("Anna is dealt"));
    world.choose_row(1);
    world.press(KeyCode::Enter);
    let bert = world.screen(120, 40);
    assert!(bert.contains("Bert is dealt") && !bert.contains("Anna is dealt"), "{bert}");
}

#[test]
fn without_color_no_cell_has_one() {
    for game in ["troyes", "dice"] {
        let mut world = World::speaking(1, words::Language::english(), false);
        let setup = Setup {
            game: game.into(),
            players: vec![person("Anna"), bot()],
            options: String::new(),
            is_real: false,
        };
        world.app.begin(&setup).unwrap();
        for (width, height) in [(120, 40), (80, 24)] {
            let buffer = world.buffer(width, height);
            let is_plain = |color: Color| color == Color::Reset;
            assert!(buffer.content().iter().all(|cell| is_plain(cell.fg) && is_plain(cell.bg)), "{game}");
        }
    }
}

#[test]
fn with_color_only_sixteen_are_used() {
    let mut world = at_turn();
    let buffer = world.buffer(120, 40);
    let is_basic = |color: Color| !matches!(color, Color::Rgb(..) | Color::Indexed(_));
    assert!(buffer.content().iter().all(|cell| is_basic(cell.fg) && is_basic(cell.bg)));
    assert!(buffer.content().iter().any(|cell| cell.bg == Color::Red), "dice are filled with their color");
}

#[test]
fn a_window_too_small_says_so_and_growing_it_shows_the_game_again() {
    let mut world = at_turn();
    let before = world.screen(120, 40);
    let small = world.screen(60, 20);
    assert!(small.contains("60 x 20") && small.contains("80 x 24"), "{small}");
    assert_eq!(world.screen(120, 40), before);
}

#[test]
fn the_menu_changes_game_players_options_and_refuses_what_does_not_go_together() {
    let mut world = World::new(1);
    assert!(world.screen(120, 40).contains("Troyes"));
    let down = |world: &mut World, times: usize| (0..times).for_each(|_| world.press(KeyCode::Down));
    // The first seat's name, then the bot's level, one level down.
    down(&mut world, 2);
    (0..4).for_each(|_| world.press(KeyCode::Backspace));
    world.type_text("Zoe");
    down(&mut world, 1);
    world.press(KeyCode::Left);
    let screen = world.screen(120, 40);
    assert!(screen.contains("Zoe") && screen.contains("Colin"), "{screen}");
    // Tournament is not for two.
    let tournament = screen.lines().position(|line| line.contains("tournament")).unwrap();
    let seat = screen.lines().position(|line| line.contains("Colin")).unwrap();
    down(&mut world, tournament - seat);
    world.press(KeyCode::Char(' '));
    assert!(world.screen(120, 40).contains("3 or 4 players"));
    world.press(KeyCode::End);
    world.press(KeyCode::Enter);
    assert!(world.saves == 0, "nothing begins with options that do not go together");
    world.press(KeyCode::Home);
    down(&mut world, tournament - seat + 3);
    world.press(KeyCode::Char(' '));
    world.press(KeyCode::End);
    world.press(KeyCode::Enter);
    assert!(world.saves > 0);
    assert!(world.record().contains("seat blue Zoe") && world.record().contains("note bot green colin"));
}

#[test]
fn the_menu_shows_that_there_is_more_and_names_what_is_damaged() {
    let mut world = World::new(1);
    assert!(world.screen(80, 24).contains("▾ 2 more"));
    (0..20).for_each(|_| world.press(KeyCode::Down));
    let screen = world.screen(80, 24);
    assert!(screen.contains("▴ ") && !screen.contains('▾') && screen.contains("real table"), "{screen}");
    let mut world = at_turn();
    world.shelf = vec![SavedGame {
        path: "/games/torn.troyes".into(),
        game: String::new(),
        players: Vec::new(),
        steps: 0,
        result: None,
        damage: Some(tabletop::phrase!("terminal-error-said", text = "line 1".to_string())),
    }];
    world.press(KeyCode::Char('q'));
    world.press(KeyCode::Enter);
    let screen = world.screen(80, 24);
    assert!(screen.contains("torn.troyes") && screen.contains("damaged: line 1"), "{screen}");
}

#[test]
fn the_shelf_resumes_what_is_open_and_replays_what_is_over() {
    let mut world = at_turn();
    let path = world.last.clone();
    world.shelf = vec![SavedGame {
        path,
        game: "troyes".into(),
        players: vec!["Anna".into(), "Random".into()],
        steps: 20,
        result: None,
        damage: None,
    }];
    world.press(KeyCode::Char('q'));
    assert!(world.screen(120, 40).contains("Leave the table?"));
    world.press(KeyCode::Enter);
    assert!(world.screen(120, 40).contains("Troyes: Anna, Random"));
    world.press(KeyCode::Tab);
    world.press(KeyCode::Enter);
    assert!(world.screen(120, 40).contains("Your turn: choose an action"));
    world.press(KeyCode::Char('q'));
    world.press(KeyCode::Enter);
    world.press(KeyCode::Tab);
    world.press(KeyCode::Char('r'));
    assert!(world.screen(120, 40).contains("Replay · step 0 of"));
    world.press(KeyCode::End);
    world.press(KeyCode::Right);
    let steps = world.steps();
    assert!(world.screen(120, 40).contains(&format!("step {steps} of {steps}")));
    world.press(KeyCode::Char('q'));
    world.press(KeyCode::Esc);
    assert!(world.is_over);
}
