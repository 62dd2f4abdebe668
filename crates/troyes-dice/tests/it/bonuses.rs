//! Each link, each bonus of the citizen tracks, and full tracks.

use crate::scene::*;
use troyes_dice::{Bonus, Resource};

/// Builds the second building of a link with a die, so that the link is won.
fn linked(bonus: Bonus) -> (Scene, [u8; 3], [u8; 3]) {
    let (row, [left, right]) = bonus.joins().unwrap();
    let color = row.color();
    let [a, b] = color.others();
    let scene = Scene::new([a, color, a, b]).built(row, &[right.position()]);
    let number = left.position();
    let scene = scene.roll([number, number, 6], number).say(&["die 2 for deniers"]);
    let (circled, tracks) = (scene.now().circled.0, scene.tracks());
    let word = troyes_dice::Key::word(row);
    (scene.say(&[&format!("build {word} {number}")]), circled, tracks)
}

#[test]
fn each_link_gives_its_bonus_besides_the_building() {
    // What the building itself gives is in the last column.
    for (bonus, resources, citizens, own) in [
        (Bonus::FortressLeft, [0, 0, 0], [1, 0, 0], [1, 0, 0]),
        (Bonus::FortressMiddle, [0, 0, 0], [0, 1, 0], [0, 1, 0]),
        (Bonus::FortressRight, [0, 0, 0], [0, 0, 1], [0, 0, 1]),
        (Bonus::CountsPalaceLeft, [0, 0, 0], [2, 0, 0], [2, 0, 0]),
        (Bonus::CountsPalaceRight, [3, 0, 0], [1, 0, 0], [2, 0, 0]),
        (Bonus::CityHallLeft, [0, 3, 0], [0, 1, 0], [0, 2, 0]),
        (Bonus::CityHallMiddle, [0, 0, 0], [0, 2, 0], [0, 2, 0]),
        (Bonus::BishopricMiddle, [0, 0, 3], [0, 0, 1], [0, 0, 2]),
        (Bonus::BishopricRight, [0, 0, 0], [0, 0, 2], [0, 0, 2]),
    ] {
        let (scene, circled, tracks) = linked(bonus);
        let gained: Vec<u8> = scene.now().circled.0.iter().zip(circled).map(|(a, b)| a - b).collect();
        assert_eq!(gained, resources, "{bonus:?}");
        // Three resources more are the sixth of their track, which brings a citizen.
        let expected: [u8; 3] = std::array::from_fn(|i| tracks[i] + citizens[i] + own[i]);
        assert_eq!(scene.tracks(), expected, "{bonus:?}");
        assert_eq!(scene.offered(), ["done"]);
    }
}

#[test]
fn neighbors_without_a_lozenge_give_nothing() {
    for (building, first, second) in
        [(CountsPalace, 3, 4), (CityHall, 5, 6), (Bishopric, 1, 2), (Fortress, 2, 3)]
    {
        let color = building.color();
        let [a, b] = color.others();
        let word = troyes_dice::Key::word(building);
        let scene = Scene::new([a, color, a, b])
            .built(building, &[second])
            .roll([first, first, 6], first)
            .say(&["die 2 for knowledge", &format!("build {word} {first}")]);
        let own = if building == Fortress { 1 } else { 2 };
        assert_eq!(scene.tracks().iter().sum::<u8>(), own, "{building:?} {first} and {second}");
        assert_eq!(scene.now().circled.0, [3, 3, 3]);
    }
}

/// Two citizens of a color by a work building, with the tracks as given before.
fn two_more(color: troyes_dice::Color, tracks: [u8; 3]) -> Scene {
    let [a, b] = color.others();
    let [red, yellow, white] = tracks;
    let word = troyes_dice::Key::word(troyes_dice::Building::work(color));
    // Column 3 of the palaces, 5 of the city halls and 1 of the bishoprics have no link.
    let position = [3, 5, 1][color as usize];
    Scene::new([color, a, b, a])
        .citizens(red, yellow, white)
        .roll([position, 6, 6], 6)
        .say(&["die 1", &format!("build {word} {position}")])
}

#[test]
fn each_fifteenth_citizen_builds_one_of_its_two_prestige_buildings() {
    for (color, tracks, buildings, not) in [
        (Red, [14, 0, 0], ["great_hall", "cathedral"], "fortress"),
        (Yellow, [0, 14, 0], ["fortress", "cathedral"], "great_hall"),
        (White, [0, 0, 14], ["fortress", "great_hall"], "cathedral"),
    ] {
        let scene = two_more(color, tracks);
        let mut expected = Vec::new();
        for building in buildings {
            expected.extend((1..=6).map(|position| format!("build {building} {position}")));
        }
        assert_eq!(scene.offered(), expected);
        assert!(!scene.offers(&format!("build {not} 1")));
        for building in buildings {
            let scene = two_more(color, tracks).say(&[&format!("build {building} 2")]);
            let building = troyes_dice::Key::from_word(building).unwrap();
            assert!(scene.now().drawn[building].contains(column(2)));
            assert_eq!(scene.offered(), ["done"]);
        }
    }
}

#[test]
fn a_prestige_building_of_a_bonus_gives_what_it_always_gives() {
    // Beside the white 1 lies one red die that can be used; the other red plaza is destroyed.
    let scene = two_more(White, [0, 0, 14]).say(&["build great_hall 2"]);
    assert_eq!(scene.tracks(), [2, 0, 16]);
}

#[test]
fn each_twentieth_citizen_gives_one_of_each_other_color() {
    assert_eq!(two_more(Red, [18, 0, 0]).tracks(), [20, 1, 1]);
    assert_eq!(two_more(Yellow, [0, 18, 0]).tracks(), [1, 20, 1]);
    assert_eq!(two_more(White, [0, 0, 18]).tracks(), [1, 1, 20]);
}

#[test]
fn the_third_column_of_citizens_gives_one_of_each_resource() {
    let scene = two_more(White, [3, 3, 1]);
    assert_eq!(scene.now().circled.0, [4, 4, 4]);
    assert_eq!(two_more(White, [2, 3, 1]).now().circled.0, [3, 3, 3], "all three must be circled");
}

#[test]
fn the_sixth_and_eleventh_columns_build_a_work_building_anywhere() {
    for (tracks, at) in [([6, 6, 4], 6), ([11, 11, 9], 11)] {
        let scene = two_more(White, tracks);
        assert_eq!(scene.tracks()[2], at);
        let offered = scene.offered();
        // The Bishopric of column 1 has just been built.
        assert_eq!(offered.len(), 17);
        assert!(
            offered.contains(&"build city_hall 6".into()) && !offered.contains(&"build bishopric 1".into())
        );
        assert!(offered.iter().all(|text| !text.contains("fortress")));
        let scene = scene.say(&["build city_hall 6"]);
        assert_eq!(scene.tracks()[1], tracks[1] + 2);
        assert_eq!(scene.offered(), ["done"]);
    }
}

#[test]
fn a_bonus_with_nothing_left_to_build_is_lost() {
    let mut scene = Scene::new([White, Red, Yellow, Red]).citizens(6, 6, 4);
    let everywhere = troyes_dice::Columns::FULL;
    scene = scene.sheet(|sheet| {
        sheet.drawn[CountsPalace] = everywhere;
        sheet.drawn[CityHall] = everywhere;
        sheet.drawn[Bishopric] = everywhere.without([column(1)].into_iter().collect());
    });
    let scene = scene.roll([1, 6, 6], 6).say(&["die 1", "build bishopric 1"]);
    assert_eq!(scene.offered(), ["done"]);
}

#[test]
fn a_bonus_never_builds_on_a_crossed_out_die() {
    let scene = Scene::new([White, Red, Yellow, Red])
        .citizens(6, 6, 4)
        .sheet(|sheet| sheet.crossed[Yellow].insert(column(2)))
        .roll([1, 6, 6], 6)
        .say(&["die 1", "build bishopric 1"]);
    assert!(!scene.offers("build city_hall 2") && scene.offers("build city_hall 3"));
}

#[test]
fn resources_at_six_twelve_and_eighteen_bring_a_citizen_of_their_color() {
    for resource in Resource::ALL {
        let color = resource.color();
        let [a, b] = color.others();
        for circled in 0..=18 {
            let word = troyes_dice::Key::word(resource);
            let scene = Scene::new([color, a, b, a])
                .sheet(|sheet| sheet.circled[resource] = circled)
                .roll([5, 6, 6], 6)
                .say(&["die 1", &format!("gain {word}")]);
            let brought = [6, 12, 18].iter().filter(|at| circled < **at && **at <= circled + 5).count();
            assert_eq!(usize::from(scene.now().citizens[color]), brought, "{word} from {circled}");
            assert_eq!(scene.now().circled[resource], 18.min(circled + 5));
        }
    }
}

#[test]
fn a_citizen_of_a_full_track_is_circled_on_another_of_the_players_choice() {
    let scene = two_more(Red, [20, 7, 7]);
    assert_eq!(scene.offered(), ["citizen yellow", "citizen white", "decline"]);
    let scene = scene.say(&["citizen yellow", "citizen white"]);
    assert_eq!((scene.tracks(), scene.offered()), ([20, 8, 8], vec!["done".to_string()]));
    let split = two_more(Red, [19, 3, 3]);
    assert_eq!(split.offered(), ["citizen yellow", "citizen white", "decline"], "one is circled, one moves");
}

#[test]
fn a_citizen_of_a_full_track_may_be_declined_one_by_one() {
    let declined = two_more(Red, [20, 7, 7]).say(&["decline"]);
    assert_eq!(declined.offered(), ["citizen yellow", "citizen white", "decline"], "the other one");
    let declined = declined.say(&["citizen white"]);
    assert_eq!((declined.tracks(), declined.offered()), ([20, 7, 8], vec!["done".to_string()]));
    let last_track = two_more(Red, [20, 20, 7]);
    assert_eq!(last_track.offered(), ["citizen white", "decline"]);
    let last_track = last_track.say(&["citizen white", "decline"]);
    assert_eq!((last_track.tracks(), last_track.offered()), ([20, 20, 8], vec!["done".to_string()]));
}

#[test]
fn with_no_track_left_the_citizen_is_lost() {
    let full = two_more(Red, [20, 20, 20]);
    assert_eq!((full.tracks(), full.offered()), ([20, 20, 20], vec!["done".to_string()]));
    let last_place = two_more(Red, [20, 20, 19]).say(&["citizen white"]);
    assert_eq!(last_place.tracks(), [20, 20, 20], "nobody is asked about the second one");
}

/// The morning of day 8: artisans and priests are full, the next knight builds the Great Hall of column 3, which gives 3
/// deniers for each yellow die. There is none in the morning, and there are two in the afternoon, beside a red one for
/// the last Count's Palace.
fn last_morning() -> Scene {
    use troyes_dice::{Building, Columns, Half};
    let [first, third] = [1, 3].map(|position| -> Columns { [column(position)].into_iter().collect() });
    let mut scene = Scene::on(8, Half::Morning, [White, White, White, Red], None);
    for plaza in &mut scene.state.town.plazas {
        plaza.flipped |= plaza.tile == 4;
    }
    scene
        .sheet(|sheet| {
            sheet.citizens.0 = [14, 20, 20];
            Building::ALL.into_iter().for_each(|building| sheet.drawn[building] = Columns::FULL);
            sheet.drawn[GreatHall] = Columns::FULL.without(third);
            sheet.drawn[Bishopric] = Columns::FULL.without(first);
            sheet.drawn[CountsPalace] = Columns::FULL.without(first);
            sheet.multiplier.0 = [1, 1, 2, 2, 3, 3];
            sheet.circled.0 = [18, 6, 18];
            sheet.spent.0 = [18, 6, 18];
        })
        .roll([1, 2, 3], 6)
        .say(&["die 1", "build bishopric 1"])
}

/// The most points that the last half-day can still bring.
fn most(game: &troyes_dice::TroyesDice, state: &troyes_dice::State) -> i32 {
    use tabletop::Game;
    let mut choices = Vec::new();
    game.choices(state, ME, &mut choices);
    let after = |choice: &troyes_dice::Choice| {
        let mut next = state.clone();
        game.play_offered(&mut next, ME, *choice);
        most(game, &next)
    };
    choices.iter().map(after).max().unwrap_or_else(|| game.vp(state, ME))
}

#[test]
fn declining_a_citizen_may_be_worth_more_in_the_end() {
    let worth = |morning: &[&str]| {
        let scene = last_morning().say(morning).say(&["done"]).roll([1, 2, 4], 3);
        most(&scene.game, &scene.state)
    };
    let circled = worth(&["citizen red", "citizen red", "build great_hall 3"]);
    let declined = worth(&["decline", "decline"]);
    // Two citizens less, but six deniers more, and with them an artisan.
    assert_eq!(declined, circled - 2 + 3 + 1);
}
