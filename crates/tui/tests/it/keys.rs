//! What single keys do.

use crate::world::{World, bot, person, rows};
use ratatui::crossterm::event::KeyCode;
use ratatui::style::Color;
use tui::{Gesture, Opening, SavedGame, Setup};

/// A game at the beginning of Anna's turn, with a yellow die of hers and influence to spend.
fn at_turn() -> World {
    for seed in 1..40 {
        let mut world = World::playing(seed, "troyes", "", vec![person("Anna"), bot()]);
        world.play_by(|_| 0, |screen| screen.contains("Your turn: choose an action or pass"));
        let screen = world.screen(120, 40);
        let district = screen.lines().find(|line| line.contains("││ ■B")).unwrap_or_default();
        let purse = screen.lines().find(|line| line.contains("■B Anna")).unwrap_or_default();
        if district.contains("Y[") && district.contains("W[") && !purse.contains(" 0i ") {
            return world;
        }
    }
    panic!("no game begins like this");
}

#[test]
fn escape_puts_back_what_was_picked_and_then_does_nothing() {
    let mut world = at_turn();
    let steps = world.steps();
    world.choose("Use agriculture");
    assert!(world.screen(120, 40).contains("Confirm this move"));
    world.press(KeyCode::Esc);
    assert_eq!(world.steps(), steps, "nothing is said before it is confirmed");
    assert!(world.screen(120, 40).contains("Your turn: choose an action"));
    world.press(KeyCode::Esc);
    assert_eq!(world.steps(), steps);
    assert!(world.screen(120, 40).contains("Nothing is begun"));
}

#[test]
fn u_takes_back_a_whole_move_and_what_bots_did_too_but_no_rolled_die() {
    let mut world = at_turn();
    let steps = world.steps();
    let is_answered = (0..10).any(|row| {
        world.choose("Use agriculture");
        world.choose_row(row);
        let since: Vec<&str> = world.record().lines().rev().take(world.steps() - steps).collect();
        let is_answered = since.len() > 2 && !since.iter().any(|line| line.starts_with("roll"));
        if !is_answered {
            world = at_turn();
        }
        is_answered
    });
    assert!(is_answered, "the bot must have answered without rolling a die again");
    world.press(KeyCode::Char('u'));
    assert_eq!(world.steps(), steps);
    world.choose("again (1 influence)");
    let rolled = world.steps();
    assert!(rolled > steps + 1, "a die must have been rolled");
    world.press(KeyCode::Char('u'));
    assert_eq!(world.steps(), rolled);
    assert!(world.screen(120, 40).contains("Nothing to take back"));
}

/// The selected row's sentence, as far as it is shown.
fn selected(world: &mut World) -> String {
    let screen = world.screen(120, 40);
    let row = screen.lines().find(|line| line.contains('▶') && line.starts_with(['│', '┃'])).unwrap();
    row.chars().skip(4).collect::<String>().split("  ").next().unwrap().to_string()
}

#[test]
fn dice_picked_before_the_target_come_to_the_same_as_after_it() {
    let is_same = (1..12).any(|times| {
        let mut before = at_turn();
        // Up to the square, then along its dice.
        for key in [vec![KeyCode::Up; 12], vec![KeyCode::Right; times]].concat() {
            before.screen(120, 40);
            before.press(key);
        }
        before.press(KeyCode::Char(' '));
        if !before.screen(120, 40).contains("Build on the Cathedral") {
            return false;
        }
        before.choose("Build on the Cathedral");
        let built = before.record().lines().find_map(|line| line.strip_prefix("blue: dice W"));
        let Some(face) = built.filter(|dice| dice.ends_with("@blue")).map(|dice| dice[..1].to_string())
        else {
            return false;
        };
        let mut after = at_turn();
        after.choose("Build on the Cathedral");
        after.choose(&format!("Your white {face}:"));
        assert_eq!(before.record(), after.record());
        true
    });
    assert!(is_same, "no white die of Anna's is found on the square");
}

#[test]
fn enter_on_a_die_picks_it_and_space_puts_it_back() {
    let mut world = at_turn();
    for key in [vec![KeyCode::Up; 12], vec![KeyCode::Right]].concat() {
        world.screen(120, 40);
        world.press(key);
    }
    world.press(KeyCode::Enter);
    let screen = world.screen(120, 40);
    assert!(screen.contains("1 picked") && screen.contains('<'), "{screen}");
    world.press(KeyCode::Char(' '));
    assert!(!world.screen(120, 40).contains("1 picked"));
}

#[test]
fn a_letter_and_then_enter_play_what_the_letter_selected() {
    let mut world = at_turn();
    let screen = world.screen(120, 40);
    assert!(screen.contains("Tab list"), "the table has the focus");
    let steps = world.steps();
    world.press(KeyCode::Char('b'));
    let second = selected(&mut world);
    world.press(KeyCode::Enter);
    let is_picked = world.screen(120, 40).contains("1 picked") || world.steps() > steps;
    assert!(is_picked && !second.is_empty(), "{second}");
    let mut world = at_turn();
    world.press(KeyCode::Home);
    assert!(world.screen(120, 40).contains("Tab table"), "the list has the focus now");
}

#[test]
fn the_price_and_the_effect_stand_on_the_screen_before_the_last_enter() {
    let mut world = at_turn();
    world.choose("Use agriculture");
    world.select("Your yellow");
    let screen = world.screen(120, 40);
    assert!(screen.contains("→ Anna uses yellow") && screen.contains("from agriculture"), "{screen}");
    assert!(screen.contains("= worth ") && screen.contains("Agriculture = "), "{screen}");
    assert!(screen.contains(" → "), "deniers before and after");
}

#[test]
fn answers_that_cost_more_for_the_same_are_folded_until_they_are_asked_for() {
    let found = (0..14).any(|row| {
        let mut world = at_turn();
        world.choose_row(row);
        world.press(KeyCode::End);
        let folded = rows(&world.screen(120, 40));
        if !world.screen(120, 40).contains("more that cost") {
            return false;
        }
        world.choose("more that cost");
        let unfolded = rows(&world.screen(120, 40));
        assert!(unfolded > folded, "{unfolded} rows instead of {folded}");
        true
    });
    assert!(found);
}

#[test]
fn the_mouse_picks_confirms_and_explains() {
    let mut world = at_turn();
    let (steps, screen) = (world.steps(), world.screen(120, 40));
    let at = |words: &str, screen: &str| {
        let (y, line) = screen.lines().enumerate().find(|(_, line)| line.contains(words)).unwrap();
        let x = line[..line.find(words).unwrap()].chars().count();
        (x as u16 + 1, y as u16)
    };
    world.mouse(at("Agriculture", &screen), Gesture::Look);
    assert!(world.screen(120, 40).contains("This can be picked now."));
    world.mouse((0, 0), Gesture::Click);
    world.mouse(at("Agriculture", &screen), Gesture::Click);
    let picked = world.screen(120, 40);
    assert!(picked.contains("Confirm this move") && picked.contains('('), "{picked}");
    assert_eq!(world.steps(), steps);
    world.mouse(at("Confirm this move", &picked), Gesture::Click);
    assert!(world.steps() > steps && world.record().contains("blue: farm"));
}

#[test]
fn s_tells_what_the_others_did_since_ones_turn() {
    let mut world = at_turn();
    world.choose("Pass for this round");
    world.play_by(|_| 0, |screen| screen.contains("round 2 of 4") && screen.contains("Anna:"));
    world.press(KeyCode::Char('s'));
    let screen = world.screen(120, 40);
    assert!(screen.contains(" Since your turn ") && screen.contains("Random"), "{screen}");
    world.press(KeyCode::Esc);
    assert!(!world.screen(120, 40).contains(" Since your turn "));
}

#[test]
fn whoever_wants_it_is_asked_where_there_is_nothing_to_choose() {
    let mut asked = World::playing(6, "dice", "", vec![person("Anna")]);
    asked.press(KeyCode::F(4));
    assert!(asked.screen(120, 40).contains("You are asked even where"));
    asked.press(KeyCode::F(4));
    assert!(asked.screen(120, 40).contains("You are no longer asked"));
}

#[test]
fn the_rules_and_the_keys_are_read_from_every_screen() {
    let mut world = World::new(1);
    for _ in 0..2 {
        world.press(KeyCode::F(3));
        let screen = world.screen(80, 24);
        assert!(screen.contains("The rules in short") && screen.contains("Aim"), "{screen}");
        world.press(KeyCode::End);
        assert!(world.screen(80, 24).contains("In this terminal"));
        world.press(KeyCode::Esc);
        world.press(KeyCode::Char('?'));
        assert!(world.screen(80, 24).contains("Any key goes back."));
        world.press(KeyCode::Esc);
        world.begin("troyes", "", vec![person("Anna")]);
    }
    world.press(KeyCode::F(3));
    assert!(world.screen(120, 40).contains("they all lie open"));
    world.press(KeyCode::Esc);
    world.open(Opening::Replay);
    world.press(KeyCode::Char('?'));
    assert!(world.screen(80, 24).contains("with whose eyes"));
}

#[test]
fn leaving_a_replay_that_is_all_that_was_asked_for_ends_the_program() {
    let mut world = at_turn();
    let (path, text) = (world.last.clone(), world.record().to_string());
    let effects = world.app.open_alone(path, Opening::Replay, &text).unwrap();
    assert!(effects.is_empty());
    world.press(KeyCode::Char('q'));
    assert!(world.is_over);
}

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
fn the_shelf_resumes_what_is_open_and_replays_what_is_over() {
    let mut world = at_turn();
    let path = world.last.clone();
    world.shelf = vec![SavedGame {
        path,
        game: "troyes".into(),
        players: vec!["Anna".into(), "Random".into()],
        steps: 20,
        result: None,
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
