//! Every worked example of the rulebook.

use crate::scene::*;
use tabletop::Game;
use troyes_dice::{Half, Nature, Numbering, Sheet, placed};

#[test]
fn dice_are_placed_in_rising_order_and_black_first_among_equals() {
    let dice = placed([6, 1, 3], 3);
    assert_eq!(dice.map(|die| die.face), [1, 3, 3, 6]);
    assert_eq!(dice.map(|die| die.nature == Nature::Black), [false, true, false, false]);
}

#[test]
fn columns_rise_or_fall_from_the_first_number() {
    assert_eq!(Numbering::from(4, true).0, [4, 5, 6, 1, 2, 3]);
    assert_eq!(Numbering::from(4, false).0, [4, 3, 2, 1, 6, 5]);
}

#[test]
fn on_day_four_a_black_three_on_white_crosses_out_the_white_three() {
    let scene = Scene::on(4, Half::Morning, [Red, White, Yellow, Red], None)
        .built(Bishopric, &[3])
        .roll([1, 3, 6], 3);
    let sheet = scene.now();
    assert!(sheet.crossed[White].contains(column(3)));
    assert!(!sheet.open(Cathedral).contains(column(3)), "the Cathedral is crossed out");
    assert!(sheet.drawn[Bishopric].contains(column(3)), "the Bishopric stays");
}

#[test]
fn the_dice_cost_nothing_one_denier_and_two() {
    let scene = Scene::new([Red, White, Yellow, Red]).roll([1, 3, 6], 3);
    assert_eq!(scene.offered(), ["die 1", "die 3", "die 4"], "the black die can never be bought");
    for (die, deniers) in [("die 1", 3), ("die 3", 2), ("die 4", 1)] {
        let scene = Scene::new([Red, White, Yellow, Red]).roll([1, 3, 6], 3).say(&[die]);
        assert_eq!(scene.purse(), [3, deniers, 3]);
    }
}

#[test]
fn a_red_five_becomes_a_yellow_six_for_six_deniers_and_an_artisan() {
    let scene = Scene::new([Yellow, White, Red, White]).roll([1, 5, 6], 2).say(&["die 3"]);
    assert_eq!(scene.purse(), [3, 2, 3]);
    let scene = scene.say(&["color yellow", "value 6", "gain deniers"]);
    assert_eq!(scene.purse(), [2, 8, 1]);
    assert_eq!(scene.tracks(), [0, 1, 0]);
}

#[test]
fn a_fortress_in_column_one_gives_its_knight_and_the_linked_one() {
    let scene = Scene::new([Red, White, Yellow, White])
        .built(Fortress, &[2])
        .roll([1, 5, 6], 2)
        .say(&["die 1", "build fortress 1"]);
    assert_eq!(scene.purse(), [3, 3, 3]);
    assert_eq!(scene.tracks(), [2, 0, 0]);
}

#[test]
fn a_great_hall_in_column_five_gives_six_knowledge_for_two_white_dice() {
    let scene =
        Scene::new([White, White, Yellow, Red]).roll([1, 2, 5], 6).say(&["die 3", "build great_hall 5"]);
    assert_eq!(scene.purse(), [3, 2, 9]);
}

#[test]
fn the_third_cathedral_in_column_one_scores_two_for_each_fortress() {
    let scene = Scene::new([White, Red, Yellow, Red])
        .sheet(|sheet| {
            for (position, row) in [(5, Cathedral), (6, Bishopric)] {
                sheet.drawn[Cathedral].insert(column(position));
                sheet.multiplier[row] = 1;
            }
        })
        .roll([1, 2, 5], 6)
        .say(&["die 1", "build cathedral 1"]);
    assert_eq!(scene.now().multiplier[Fortress], 2);
}

#[test]
fn a_city_hall_in_column_five_gives_two_artisans() {
    let scene =
        Scene::new([White, White, Yellow, Red]).roll([1, 2, 5], 6).say(&["die 3", "build city_hall 5"]);
    assert_eq!((scene.purse(), scene.tracks()), ([3, 2, 3], [0, 2, 0]));
}

/// Valentin's sheet: four Great Halls, City Halls and Cathedrals, two Bishoprics, 2 influence, 2 deniers and
/// 5 knowledge left, 30 citizens.
fn valentin(sheet: &mut Sheet) {
    for (building, positions) in [
        (GreatHall, &[1, 2, 3, 4][..]),
        (CityHall, &[2, 3, 4, 5]),
        (Cathedral, &[3, 4, 5, 6]),
        (Bishopric, &[3, 6]),
    ] {
        positions.iter().for_each(|position| sheet.drawn[building].insert(column(*position)));
    }
    for (row, multiplier) in [(GreatHall, 1), (CityHall, 2), (Cathedral, 1), (Bishopric, 2)] {
        sheet.multiplier[row] = multiplier;
    }
    sheet.circled.0 = [12, 14, 16];
    sheet.spent.0 = [10, 12, 11];
    sheet.citizens.0 = [8, 12, 10];
}

#[test]
fn the_final_sheet_is_worth_fifty_four() {
    let mut scene = Scene::new([Red, Red, Red, Red]).sheet(valentin);
    scene.state.town.phase = troyes_dice::Phase::Over;
    let standing = scene.game.standing(&scene.state).unwrap();
    let vp: Vec<i32> = standing.rows.iter().map(|row| row.vp[0]).collect();
    assert_eq!(vp, [0, 0, 4, 8, 4, 4, 1, 1, 2, 8, 12, 10]);
    assert_eq!(vp[..9].iter().sum::<i32>(), 24, "Cathedrals and resources");
    assert_eq!(vp[9..].iter().sum::<i32>(), 30, "citizens");
    assert_eq!(standing.total, [54]);
}

#[test]
fn tied_players_share_the_victory() {
    let game = rules(3, "first_game");
    let mut state = game.start();
    state.town.phase = troyes_dice::Phase::Over;
    for (sheet, citizens) in state.sheets.iter_mut().zip([5, 7, 7]) {
        sheet.citizens.0 = [citizens, 0, 0];
    }
    let winners = game.standing(&state).unwrap().winners;
    assert_eq!(winners.iter().map(|seat| seat.0).collect::<Vec<_>>(), [1, 2]);
}
