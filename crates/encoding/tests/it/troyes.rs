//! Troyes.

use crate::promises;
use encoding::{Action, Encode, Picking};
use playtest::{play_randomly, rules};
use tabletop::{Game, Notation, Seat, Viewer};
use troyes::cards::Character;
use troyes::{Choice, State, Troyes};

/// Every option alone and many together, for every number of players.
fn mixes() -> Vec<(u8, &'static str)> {
    let lists = [
        "",
        "bonus",
        "ladies-characters,ladies-events",
        "ladies-cards",
        "mixed-cards,bonus",
        "purple",
        "ramparts",
        "purple,ramparts,ladies-cards",
        "open-vp,mixed-cards,ladies-events,ramparts",
        "all",
    ];
    (1..=4).flat_map(|players| lists.map(|list| (players, list))).collect()
}

#[test]
fn promises_are_held_over_all_mixes() {
    for (seed, (players, list)) in mixes().into_iter().enumerate() {
        for more in 0..3 {
            promises::hold(&rules::<Troyes>(players, list), (seed * 3 + more) as u64);
        }
    }
}

#[test]
fn actions_have_meanings() {
    let meanings = promises::meanings::<Troyes>();
    for word in ["settle palace 3", "use merchant", "dice R4@me", "dice W6@grey", "post I IV", "times 32+"] {
        assert!(meanings.iter().any(|meaning| meaning == word), "{word}");
    }
}

/// Numbers stay within a rules version: programs that have learned rely on them.
#[test]
fn the_numbers_of_actions_stay() {
    let groups: Vec<String> = Troyes::alphabet()
        .groups
        .iter()
        .map(|letters| format!("{} {}", letters.word, letters.first))
        .collect();
    assert_eq!(
        groups.join(", "),
        "settle 0, counter 18, with 24, concede 48, reroll 49, recruit 73, turnover 74, turn 75, use 99, build 156, \
         fight 157, place 181, farm 184, patrol 185, pass 186, cube 187, plain 244, dice 245, enough 365, mark 366, \
         turned 369, from 372, times 452, load 485, unload 502, on 519, forgo 543, name 544, site 549, boost 555, \
         walk 564, post 586, outdoor 602, keep 618, onto 619, take 676, give 796, done 820"
    );
    assert_eq!(Troyes::alphabet().len(), 821);
}

#[test]
fn an_observation_does_not_change_with_other_peoples_secrets() {
    for (players, list) in [(2, ""), (3, "all"), (4, "bonus")] {
        let game: Troyes = rules(players, list);
        let length = game.observation_layout().len();
        let observe = |state: &State, seat| {
            let mut out = vec![0.0; length];
            game.observe(&game.view(state, Viewer::Seat(seat)), &[], &mut out);
            out
        };
        play_randomly(game.clone(), 3, |table, _, _| {
            for seat in (0..players).map(Seat) {
                let swapped = swap_secrets(&game, table.state(), seat);
                assert_eq!(observe(&swapped, seat), observe(table.state(), seat));
            }
        });
    }
}

/// The same table, but everybody else holds other characters and other points.
fn swap_secrets(game: &Troyes, state: &State, knows: Seat) -> State {
    let mut swapped = state.clone();
    let mine = &state.families[game.owner(knows)].characters;
    for seat in (0..game.players()).map(Seat).filter(|seat| *seat != knows) {
        let family = &mut swapped.families[game.owner(seat)];
        family.vp[0] += 5;
        let has = family.characters.len();
        family.characters.clear();
        family.characters.extend(Character::ALL.into_iter().filter(|c| !mine.contains(c)).take(has));
    }
    swapped
}

/// The dice of a choice are spelled from the seat that chooses, in the order of their actions.
#[test]
fn dice_are_counted_from_the_seat_that_chooses() {
    let game: Troyes = rules(3, "");
    let spelled = |seat, text: &str| -> Vec<String> {
        let choice = game.read(text).unwrap();
        let actions = game.spell(Seat(seat), &choice);
        actions.iter().map(|action| Troyes::alphabet().meaning(*action).unwrap()).collect()
    };
    assert_eq!(spelled(0, "dice R4@blue W6@green"), ["dice R4@me", "dice W6@+1", "enough"]);
    assert_eq!(spelled(1, "dice R4@blue W6@green"), ["dice W6@me", "dice R4@+2", "enough"]);
    assert_eq!(
        spelled(1, "dice R4@blue* R5@green R6@grey!"),
        ["dice R5@me", "dice R4@+2", "dice R6@grey", "mark 2", "turned 3"]
    );
    assert_eq!(spelled(2, "counter 3 6 5"), ["counter 6", "counter 5", "counter 3", "enough"]);
    assert_eq!(spelled(0, "times 40"), ["times 32+", "times 8"]);
}

#[test]
fn a_row_that_spells_nothing_is_not_read() {
    let game: Troyes = rules(2, "");
    let action = |meaning: &str| {
        let mut all = 0..Troyes::alphabet().len() as Action;
        all.find(|action| Troyes::alphabet().meaning(*action).unwrap() == meaning).unwrap()
    };
    let read = |row: &[&str]| {
        let actions: Vec<Action> = row.iter().map(|meaning| action(meaning)).collect();
        game.read_actions(Seat(0), &actions)
    };
    assert_eq!(read(&["pass"]), Some(Choice::Pass));
    for row in [
        &["pass", "pass"][..],
        &["dice R4@me"],
        &["enough"],
        &["mark 1"],
        &["dice R4@me", "dice R4@me", "dice R4@me", "dice R4@me"],
        &["dice R4@me", "enough", "mark 2"],
        &["times 32+"],
        &["with R6", "with R6", "with R6", "with R6", "with R6", "with R6", "with R6", "enough"],
    ] {
        assert_eq!(read(row), None, "{row:?}");
    }
    assert_eq!(game.read_actions(Seat(0), &[]), None);
    assert_eq!(game.read_actions(Seat(9), &[0]), None);
}

/// A question with one choice is still asked, and answered with one action.
#[test]
fn a_single_choice_is_one_action() {
    let game: Troyes = rules(2, "");
    let mut asked_once = 0;
    play_randomly(game.clone(), 5, |table, seat, choices| {
        if choices.len() == 1 {
            let mut picking = Picking::default();
            picking.ask(&game, table.state(), seat);
            let action = picking.legal(&game)[0];
            assert_eq!(picking.pick(&game, action), Ok(Some(choices[0])));
            asked_once += 1;
        }
    });
    assert!(asked_once > 0);
}
