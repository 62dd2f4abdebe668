//! The wheel, the event, prices, and what influence and knowledge change.

use crate::scene::*;
use tabletop::{Game, Notation, Pending, Seat, Seats};
use troyes_dice::{Half, Numbering, Phase, Sheet, TroyesDice};

#[test]
fn half_days_go_around_the_wheel_past_the_days_own_notch() {
    // Each plaza's tile has the number of its notch, so that the places tell which notches are in use.
    let game = rules(1, "first_game");
    let mut state = game.start();
    game.chance(&mut state, &[0, 1, 2, 3, 4, 5, 6, 7, 8], None).unwrap();
    game.chance(&mut state, &[1; 9], None).unwrap();
    let mut tiles = |day, half| {
        (state.town.day, state.town.half) = (day, half);
        [0, 1, 2, 3].map(|place| state.town.plaza(place).tile)
    };
    assert_eq!(tiles(1, Half::Morning), [1, 2, 3, 4]);
    assert_eq!(tiles(1, Half::Afternoon), [5, 6, 7, 8]);
    assert_eq!(tiles(2, Half::Morning), [2, 3, 4, 5]);
    assert_eq!(tiles(2, Half::Afternoon), [6, 7, 8, 0]);
    assert_eq!(tiles(8, Half::Morning), [8, 0, 1, 2]);
    assert_eq!(tiles(8, Half::Afternoon), [3, 4, 5, 6]);
}

#[test]
fn the_game_lasts_eight_days_of_two_half_days() {
    let table = playtest::play_randomly(rules(1, "first_game"), 9, |_, _, _| {});
    assert_eq!(table.outcomes().filter(|outcome| outcome.len() == 4).count(), 16);
}

#[test]
fn a_destroyed_plaza_is_rebuilt_on_its_other_side() {
    let scene = Scene::new([Red, Red, Yellow, White]).roll([2, 3, 4], 1);
    let before = scene.state.town.plazas;
    let scene = scene.say(&["die 3", "gain deniers", "done"]);
    let changed: Vec<usize> = (0..9).filter(|i| scene.state.town.plazas[*i] != before[*i]).collect();
    assert_eq!(changed, [5], "the first place of the first afternoon");
    assert_ne!(scene.state.town.plazas[5].flipped, before[5].flipped);
}

#[test]
fn attacks_on_sheets_begin_with_the_third_day() {
    for (day, crossed) in [(1, 0), (2, 0), (3, 1), (8, 1)] {
        let scene = Scene::on(day, Half::Afternoon, [White, Red, Yellow, White], None).roll([5, 6, 6], 4);
        assert_eq!(scene.now().crossed[White].len(), crossed, "day {day}");
        assert!(scene.now().crossed[Red].is_empty() && scene.now().crossed[Yellow].is_empty());
    }
}

#[test]
fn an_attack_hits_the_column_with_the_number_not_the_position() {
    let mut scene = Scene::on(3, Half::Morning, [White, Red, Yellow, White], None);
    scene.game = rules(1, "");
    scene.state.town.numbering = Numbering::from(4, true);
    let scene = scene.roll([5, 6, 6], 4);
    assert!(scene.now().crossed[White].contains(column(1)));
}

#[test]
fn a_fortress_protects_every_district_of_its_column_but_no_other_column() {
    for color in [Red, Yellow, White] {
        let attacked = |black| {
            Scene::on(5, Half::Morning, [color, Red, Yellow, White], None)
                .built(Fortress, &[2])
                .roll([6, 6, 6], black)
        };
        assert!(attacked(2).now().crossed[color].is_empty());
        assert!(attacked(1).now().crossed[color].contains(column(1)));
    }
}

#[test]
fn a_fortress_built_the_half_day_before_protects() {
    let scene = Scene::on(2, Half::Afternoon, [Red, White, White, Yellow], None).roll([3, 4, 5], 6).say(&[
        "die 1",
        "build fortress 3",
        "done",
    ]);
    assert_eq!((scene.state.town.day, scene.state.town.half), (3, Half::Morning));
    let scene = scene.roll([4, 5, 6], 3);
    assert_eq!(scene.now().crossed.0.map(|columns| columns.len()), [0, 0, 0]);
}

#[test]
fn a_crossed_out_place_is_never_built_and_a_second_attack_does_nothing() {
    let scene = Scene::on(4, Half::Morning, [Yellow, White, Yellow, Red], None)
        .sheet(|sheet| sheet.crossed[Yellow].insert(column(4)))
        .roll([4, 4, 5], 1);
    let crossed = scene.now().crossed;
    let scene = scene.say(&["die 3"]);
    assert!(!scene.offers("build great_hall 4") && !scene.offers("build city_hall 4"));
    assert!(scene.offers("gain deniers"), "the die still gives resources");
    assert_eq!(crossed[Yellow].len(), 2, "the black 1 hit the yellow 1");
    let again = Scene::on(4, Half::Morning, [Yellow, White, Yellow, Red], None)
        .sheet(|sheet| sheet.crossed[Yellow].insert(column(1)))
        .roll([4, 4, 5], 1);
    assert_eq!(again.now().crossed[Yellow].len(), 1);
}

#[test]
fn the_second_place_costs_one_resource_of_the_buyers_choice() {
    let roll = || Scene::new([Red, Yellow, White, Red]).roll([2, 3, 4], 6);
    assert_eq!(
        roll().offered(),
        ["die 1", "die 2 for influence", "die 2 for deniers", "die 2 for knowledge", "die 3"]
    );
    for (resource, purse) in [("influence", [2, 3, 3]), ("deniers", [3, 2, 3]), ("knowledge", [3, 3, 2])] {
        assert_eq!(roll().say(&[&format!("die 2 for {resource}")]).purse(), purse);
    }
}

fn broke(sheet: &mut Sheet) {
    sheet.spent = sheet.circled;
}

#[test]
fn who_can_pay_for_no_die_gains_one_of_each_resource() {
    let scene = Scene::new([Red, Yellow, White, Red]).sheet(broke).roll([2, 3, 4], 1);
    assert_eq!(scene.offered(), ["compensation"]);
    let scene = scene.say(&["compensation"]);
    assert_eq!(scene.purse(), [1, 1, 1]);
    assert_eq!(scene.state.town.phase, Phase::Roll, "nothing was chosen, so nothing is left to think over");
}

#[test]
fn there_is_no_compensation_while_a_die_can_be_paid() {
    let free = Scene::new([Red, Yellow, White, Red]).sheet(broke).roll([1, 3, 4], 2);
    assert_eq!(free.offered(), ["die 1"]);
    let knowledge = |sheet: &mut Sheet| sheet.spent.0 = [3, 3, 2];
    let second = Scene::new([Red, Yellow, White, Red]).sheet(knowledge).roll([2, 3, 4], 1);
    assert_eq!(second.offered(), ["die 2 for knowledge"]);
    let unusable = Scene::new([Red, Yellow, White, Red]).sheet(knowledge).roll([1, 3, 4], 2);
    assert_eq!(unusable.offered(), ["die 1"], "deniers cannot be paid in knowledge");
}

#[test]
fn influence_changes_the_value_by_one_each_and_never_wraps() {
    let scene = Scene::new([Red, Yellow, White, Red])
        .sheet(|sheet| sheet.circled.0 = [4, 3, 3])
        .roll([1, 3, 4], 6)
        .say(&["die 1"]);
    let values: Vec<String> = scene.offered().into_iter().filter(|text| text.starts_with("value")).collect();
    assert_eq!(values, ["value 2", "value 3", "value 4", "value 5"], "a 6 takes 5 influence");
    let scene = scene.say(&["value 4"]);
    assert_eq!((scene.purse(), scene.state.turns[0].value), ([1, 3, 3], 4));
    assert!(scene.offered().iter().all(|text| !text.starts_with("value") && !text.starts_with("color")));
}

#[test]
fn influence_also_lowers_a_value() {
    let scene =
        Scene::new([Red, Yellow, White, Red]).roll([6, 6, 6], 6).say(&["die 2 for deniers", "value 3"]);
    assert_eq!(scene.purse(), [0, 2, 3]);
}

#[test]
fn knowledge_changes_the_color_for_two() {
    let scene = Scene::new([Red, Yellow, White, Red]).roll([1, 3, 4], 6).say(&["die 1", "color white"]);
    assert_eq!((scene.purse(), scene.state.turns[0].color), ([3, 3, 1], White));
    assert!(scene.offers("build bishopric 1") && !scene.offers("build counts_palace 1"));
    let poor = Scene::new([Red, Yellow, White, Red])
        .sheet(|sheet| sheet.spent.0 = [0, 0, 2])
        .roll([1, 3, 4], 6)
        .say(&["die 1"]);
    assert!(!poor.offers("color white"));
}

#[test]
fn resources_beyond_the_track_are_lost() {
    let scene = Scene::new([Red, Yellow, White, Red])
        .sheet(|sheet| sheet.circled.0 = [16, 3, 3])
        .roll([5, 6, 6], 6)
        .say(&["die 1", "gain influence"]);
    assert_eq!(scene.now().circled[Influence], 18);
    assert_eq!(scene.tracks(), [1, 0, 0], "the 18th brings its knight");
}

#[test]
fn standard_numbering_rolls_once_and_lets_the_town_crier_choose() {
    let game = rules(3, "standard");
    let mut state = game.start();
    game.chance(&mut state, &[0, 1, 2, 3, 4, 5, 6, 7, 8], None).unwrap();
    game.chance(&mut state, &[1; 9], None).unwrap();
    game.chance(&mut state, &[4], None).unwrap();
    assert_eq!(game.pending(&state), Pending::Seats(Seats::one(Seat(0))));
    let falling = game.read("falling").unwrap();
    game.play(&mut state, Seat(0), falling, None).unwrap();
    assert_eq!(state.town.numbering.0, [4, 3, 2, 1, 6, 5]);
}

#[test]
fn in_expert_mode_the_town_crier_writes_every_number() {
    let game = rules(2, "expert");
    let mut state = game.start();
    game.chance(&mut state, &[0, 1, 2, 3, 4, 5, 6, 7, 8], None).unwrap();
    game.chance(&mut state, &[1; 9], None).unwrap();
    for number in [3, 1, 6, 2, 5] {
        let choice = game.read(&format!("number {number}")).unwrap();
        game.play(&mut state, Seat(0), choice, None).unwrap();
    }
    assert_eq!(state.town.numbering.0, [3, 1, 6, 2, 5, 4]);
    assert_eq!(state.town.phase, Phase::Roll);
}

#[test]
fn one_to_ten_may_play() {
    for players in 1..=10 {
        assert_eq!(rules(players, "").seats(), players);
    }
    assert!(TroyesDice::parse_options(0, "").is_err());
    assert!(TroyesDice::parse_options(11, "").is_err());
}
