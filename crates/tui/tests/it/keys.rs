//! What single keys do.

use crate::world::{World, bot, person, rows};
use ratatui::crossterm::event::KeyCode;
use tui::{Gesture, Opening};

/// A game at the beginning of Anna's turn, with a yellow die of hers and influence to spend.
pub fn at_turn() -> World {
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
fn a_hint_lays_out_the_whole_move_and_enter_plays_just_that() {
    for seed in 1..6 {
        let mut world = World::playing(seed, "troyes", "", vec![person("Anna"), bot()]);
        for _ in 0..40 {
            world.play_by(|_| 0, |screen| screen.contains("Your turn: choose an action or pass"));
            world.press(KeyCode::Char('h'));
            let hint = world.screen(120, 40);
            let said: Vec<&str> = hint
                .lines()
                .skip_while(|line| !line.contains("═ Hint "))
                .skip(1)
                .filter_map(|line| line.rsplit('║').nth(1).map(str::trim))
                .take_while(|line| !line.is_empty())
                .collect();
            let said = said.join(" ");
            assert!(hint.contains("laid out") && !said.is_empty(), "{hint}");
            let before = world.record().lines().count();
            world.press(KeyCode::Esc);
            world.press(KeyCode::Enter);
            let played: Vec<&str> =
                world.record().lines().skip(before).filter(|line| line.starts_with("blue: ")).collect();
            assert!(!played.is_empty(), "`{said}` is not played:\n{}", world.screen(120, 40));
            let sources = [
                ("From your supply", "from supply"),
                ("From the general", "reserve"),
                ("From the Palace", "palace"),
            ];
            for (_, choice) in sources.iter().filter(|(words, _)| said.contains(words)) {
                let has = played.iter().any(|line| line.contains("from") && line.contains(choice));
                assert!(has, "`{said}` became {played:?}");
            }
            if said.contains("Pass") {
                break;
            }
        }
    }
}

#[test]
fn a_game_that_is_not_saved_says_so_before_it_is_left() {
    let mut world = at_turn();
    let lost = || Err(tabletop::phrase!("terminal-error-said", text = "the disk is full".to_string()));
    world.app.handle(tui::Input::Saved(lost()));
    assert!(world.screen(120, 40).contains("The disk is full"));
    world.press(KeyCode::Char('q'));
    let leave = world.screen(120, 40);
    assert!(leave.contains("NOT saved") && !leave.contains("The game is saved"), "{leave}");
    world.press(KeyCode::Esc);
    world.app.handle(tui::Input::Saved(Ok(world.last.clone())));
    world.press(KeyCode::Char('q'));
    assert!(world.screen(120, 40).contains("The game is saved in"));
}

#[test]
fn where_another_program_writes_the_game_is_kept_beside_it() {
    let mut world = at_turn();
    world.app.handle(tui::Input::Saved(Ok("/games/beside-2.troyes".into())));
    let told = world.screen(120, 40);
    assert!(told.contains("Another program has written"), "{told}");
    world.press(KeyCode::Char('q'));
    assert!(world.screen(120, 40).contains("/games/beside-2.troyes"));
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
