//! Whole games by keys alone.

use crate::world::{World, bot, person};
use ratatui::crossterm::event::KeyCode;
use tabletop::{CompleteGame, Cup, Mixture, Record, Seed, Table};
use troyes::Troyes;
use troyes_dice::TroyesDice;
use tui::Opening;
use words::Language;

fn is_valid<G: CompleteGame>(text: &str) -> bool {
    let record = Record::read(text).unwrap();
    let table = Table::<G>::replay(&record, |_, _| {}).unwrap();
    table.game().standing(table.state()).is_some()
}

#[test]
fn a_game_of_troyes_is_played_to_its_end_and_its_record_is_right() {
    let mut world = World::playing(3, "troyes", "", vec![person("Anna"), bot()]);
    assert!(!world.play_until(7, |_| false));
    assert!(is_valid::<Troyes>(world.record()));
    let screen = world.screen(120, 40);
    assert!(screen.contains("Cathedral") && screen.contains("Total") && screen.contains("troyes replay"));
}

#[test]
fn three_people_at_one_keyboard_play_to_the_end() {
    let players = vec![person("Anna"), person("Bert"), person("Cleo")];
    let mut world = World::playing(4, "troyes", "bonus", players);
    assert!(!world.play_until(5, |_| false));
    assert!(is_valid::<Troyes>(world.record()));
}

#[test]
fn every_module_together_and_the_kings_challenge_are_played_to_the_end() {
    for (seed, players) in [(1, vec![person("Anna")]), (2, vec![person("Anna"), bot(), person("Bert")])] {
        let mut world = World::playing(seed, "troyes", "all", players);
        assert!(!world.play_until(seed, |_| false));
        assert!(is_valid::<Troyes>(world.record()));
    }
}

#[test]
fn following_hints_beats_a_bot_that_plays_blindly() {
    let mut world = World::playing(5, "troyes", "", vec![person("Anna"), bot()]);
    world.follow_hints(|_| false);
    assert!(world.screen(120, 40).contains("Anna wins."));
}

#[test]
fn bots_alone_play_to_the_end_while_one_watches() {
    let mut world = World::playing(5, "troyes", "", vec![bot(), bot(), bot(), bot()]);
    assert!(world.screen(120, 40).contains(" The end "));
    assert!(is_valid::<Troyes>(world.record()));
    assert!(world.proclaimed.is_empty(), "bots earn nothing");
}

#[test]
fn troyes_dice_is_played_alone_and_together() {
    for players in [vec![person("Anna")], vec![person("Anna"), bot(), person("Bert")]] {
        let mut world = World::playing(6, "dice", "banquets", players);
        assert!(!world.play_until(9, |_| false));
        assert!(is_valid::<TroyesDice>(world.record()));
    }
}

#[test]
fn a_game_left_in_the_middle_goes_on_with_the_same_dice() {
    for world in [World::new(3), World::contributing(3)] {
        goes_on_with_the_same_dice(world);
    }
}

fn goes_on_with_the_same_dice(mut whole: World) {
    whole.begin("troyes", "", vec![person("Anna"), bot()]);
    whole.play_until(7, |screen| screen.contains("round 2 of 4"));
    let mut resumed = World::new(99);
    resumed.records = whole.records.clone();
    resumed.last = whole.last.clone();
    resumed.open(Opening::Resume);
    assert_eq!(resumed.record(), whole.record());
    let steps = resumed.steps();
    // Anna passes, whoever else plays: what is rolled next follows from the promised seed, not from the new program's.
    let pass = |world: &mut World| {
        for _ in 0..200 {
            let screen = world.screen(120, 40);
            if screen.contains("round 3 of 4") {
                return;
            }
            if screen.contains("Your turn: choose") {
                world.choose("Pass for this round")
            } else {
                world.choose_row(0)
            }
        }
        panic!("round 3 never comes");
    };
    pass(&mut whole);
    pass(&mut resumed);
    assert!(is_verified(whole.record()) && is_verified(resumed.record()));
    assert!(resumed.steps() > steps, "the resumed game went on");
}

/// Both were played by the first version of the rules: today's lead to one of them, and not to the other.
#[test]
fn a_game_of_older_rules_opens_or_says_which_it_needs() {
    let holds = include_str!("../../../troyes/tests/games/two.troyes");
    let differs = include_str!("../../../troyes/tests/games/old/four-bonus-2012.troyes");
    for opening in [Opening::Resume, Opening::Replay] {
        let mut world = World::new(1);
        assert!(world.app.open("/games/two.troyes".into(), opening, holds).is_ok());
        let refused = world.app.open("/games/four.troyes".into(), opening, differs).unwrap_err();
        let refused = Language::english().text(&refused.phrase());
        assert!(refused.starts_with("this record needs version 1 of the rules"), "{refused}");
    }
}

/// Whether all dice of a record are those of its seed.
fn is_verified(text: &str) -> bool {
    let record = Record::read(text).unwrap();
    let seed: Seed = record.head.seed.clone().unwrap().parse().unwrap();
    assert_eq!(record.head.commitment, Some(seed.commitment()));
    let table = Table::<Troyes>::replay(&record, |_, _| {}).unwrap();
    let (seed, _) = Mixture::checked(&record.head, &seed).unwrap();
    let mut cup = Cup::new(seed);
    table.chances().all(|(awaited, outcome)| cup.answer(awaited) == *outcome)
}

#[test]
fn from_any_moment_of_a_replay_one_can_play_on() {
    let mut world = World::playing(3, "troyes", "", vec![person("Anna"), bot()]);
    world.play_until(7, |_| false);
    let finished = world.record().to_string();
    world.press(KeyCode::Char('r'));
    world.press(KeyCode::Char('2'));
    assert!(world.screen(120, 40).contains("round 2 of 4"));
    world.press(KeyCode::Char('p'));
    assert!(world.screen(120, 40).contains("Play on from here"));
    world.press(KeyCode::Enter);
    assert_ne!(world.record(), finished);
    assert!(!world.play_until(8, |_| false));
    assert!(is_valid::<Troyes>(world.record()));
    assert_eq!(world.records.len(), 2);
}

#[test]
fn the_end_of_a_game_is_proclaimed_once_and_what_it_earned_stands_under_the_score() {
    let mut world = World::playing(6, "dice", "", vec![person("Anna")]);
    assert!(!world.play_until(9, |_| false));
    assert_eq!(world.proclaimed.len(), 1);
    assert_eq!(world.proclaimed[0].write(), world.record());
    for (width, height) in [(120, 40), (80, 24)] {
        let mut screen = world.screen(width, height);
        (0..40).for_each(|_| {
            world.press(KeyCode::Down);
            screen += &world.screen(width, height);
        });
        assert!(screen.contains("★ Anna has earned a laurel"), "{screen}");
        assert!(screen.contains("unspent deniers") && screen.contains("m menu"), "{screen}");
    }
    // Whoever looks at the table again cannot take the end back.
    ['t', 'u'].into_iter().for_each(|key| world.press(KeyCode::Char(key)));
    world.press(KeyCode::Esc);
    assert!(world.screen(120, 40).contains(" The end "));
    // A game that is played on from a replay is an exercise.
    ['r', '8', 'p'].into_iter().for_each(|key| world.press(KeyCode::Char(key)));
    world.press(KeyCode::Enter);
    assert!(!world.play_until(9, |_| false));
    assert_eq!((world.records.len(), world.proclaimed.len()), (2, 1));
}

/// Any keys at any size: nothing breaks, and what is saved stays a record.
#[test]
fn random_keys_never_break_anything() {
    let keys = [
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Enter,
        KeyCode::Enter,
        KeyCode::Enter,
        KeyCode::Char(' '),
        KeyCode::Char(' '),
        KeyCode::Tab,
        KeyCode::Esc,
        KeyCode::Char('u'),
        KeyCode::Char('i'),
        KeyCode::Char('w'),
        KeyCode::Char('?'),
        KeyCode::Char('a'),
        KeyCode::Char('d'),
        KeyCode::Char('k'),
        KeyCode::Char('2'),
        KeyCode::Char('4'),
        KeyCode::PageDown,
        KeyCode::PageUp,
        KeyCode::Backspace,
    ];
    let sizes = [(120, 40), (80, 24), (80, 24), (200, 60), (20, 5), (1, 1), (100, 30)];
    for (game, options) in [("troyes", "bonus"), ("dice", "banquets,expert")] {
        let players = vec![person("Anna"), bot(), person("Bert")];
        let mut world = World::playing(11, game, options, players);
        let mut random = Cup::new(Seed::from_number(12));
        for i in 0..2000 {
            let (width, height) = sizes[random.below(sizes.len() as u32) as usize];
            world.screen(width, height);
            let key = keys[random.below(keys.len() as u32) as usize];
            world.press(if i % 200 == 0 { KeyCode::Char('h') } else { key });
        }
        let record = Record::read(world.record()).unwrap();
        // Whoever leaves a finished game may have begun another one from the menu.
        match record.head.game.as_str() {
            "troyes" => drop(Table::<Troyes>::replay(&record, |_, _| {}).unwrap()),
            _ => drop(Table::<TroyesDice>::replay(&record, |_, _| {}).unwrap()),
        }
        assert!(world.saves > 50, "keys must have led somewhere: {} saves", world.saves);
    }
}
