//! Bonuses that win bonuses, in the order the player likes.

use crate::scene::*;

/// A Bishopric in column 4 wins its link and the sixth column of citizens together.
fn two_bonuses() -> Scene {
    Scene::new([White, White, Yellow, Red])
        .citizens(11, 6, 4)
        .built(Bishopric, &[3])
        .built(CountsPalace, &[1])
        .roll([4, 4, 5], 6)
        .say(&["die 1", "build bishopric 4"])
}

#[test]
fn bonuses_won_together_are_taken_in_any_order() {
    let scene = two_bonuses();
    assert_eq!(scene.offered(), ["bonus bishopric_middle", "bonus column_first_work"]);
    let link_first = two_bonuses().say(&["bonus bishopric_middle"]);
    assert_eq!(link_first.now().circled[Knowledge], 6);
    assert!(link_first.offers("build city_hall 1"), "the last one needs no asking");
    let work_first = two_bonuses().say(&["bonus column_first_work"]);
    assert_eq!(work_first.now().circled[Knowledge], 3, "the link still waits");
}

#[test]
fn a_long_chain_is_finished_before_what_waited_with_its_beginning() {
    let scene = two_bonuses().say(&["bonus column_first_work", "build counts_palace 2"]);
    // The palace gives two knights (13) and its link two more (15), which build a Great Hall or a Cathedral.
    assert_eq!(scene.tracks(), [15, 6, 6]);
    assert_eq!(scene.now().circled[Knowledge], 3, "the link of the Bishoprics waits for all of this");
    assert!(scene.offers("build great_hall 6") && scene.offers("build cathedral 1"));
    // Two white dice are there: four priests, which makes ten; then the link's knowledge brings the eleventh.
    let scene = scene.say(&["build great_hall 6"]);
    assert_eq!(scene.now().circled[Knowledge], 6);
    assert_eq!(scene.tracks(), [15, 6, 11]);
    assert_eq!(scene.offered(), ["done"]);
}

#[test]
fn a_chain_can_fill_track_after_track() {
    // Two knights: the 15th builds a Great Hall for four knights more, the 20th brings an artisan and a priest,
    // who complete the third column of citizens.
    let scene = Scene::new([Red, Red, Yellow, White]).citizens(14, 2, 2).roll([3, 3, 4], 6).say(&[
        "die 1",
        "build counts_palace 3",
        "build great_hall 2",
    ]);
    assert_eq!(scene.tracks(), [20, 3, 3]);
    assert_eq!(scene.now().circled.0, [4, 4, 4]);
    assert_eq!(scene.offered(), ["done"]);
}

#[test]
fn a_bonus_of_citizens_spills_over_and_wins_on_the_other_track() {
    // 20 knights already: the two of the palace become artisans, the 15th of which builds.
    let scene = Scene::new([Red, White, Yellow, White]).citizens(20, 13, 0).roll([3, 4, 4], 6).say(&[
        "die 1",
        "build counts_palace 3",
        "citizen yellow",
        "citizen yellow",
    ]);
    assert_eq!(scene.tracks(), [20, 15, 0]);
    assert!(scene.offers("build fortress 1") && scene.offers("build cathedral 1"));
}
