//! The red Activity cards of The Ladies of Troyes; those with a long rule of their own have files of their own.

mod executioner;
mod marriage;
mod scout;

pub use executioner::EXECUTIONER;
pub use marriage::MARRIAGE;
pub use scout::SCOUT;

use crate::actions::Dues;
use crate::board::Color;
use crate::cards::{Barred, Effect, Gain, Mixed, Modifier, Set, Sheet, Tally, Trade, Value};
#[cfg(test)]
use crate::{
    board::Owner::{Blue, Green, Orange},
    cards::{Card, Event},
    testing::Scene,
};

pub const RANSOM: Sheet = Sheet {
    id: "ransom",
    set: Set::Ladies,
    effect: Effect::Trade(Trade { pay: Dues::deniers(3), gain: Gain { cubes: 1, ..Gain::NOTHING } }),
};

#[test]
fn ransom_turns_deniers_into_cubes_on_any_events() {
    let mut scene = Scene::new(2, "ladies-cards")
        .card(Card::Ransom, &[Blue])
        .family(Blue, |family| family.deniers = 8)
        .event(Event::War, &[])
        .dice("R6@blue R3@blue R1@green");
    scene.play(["use ransom", "dice R3@blue R6@blue"]);
    assert_eq!(scene.offered(), ["times 1", "times 2"], "a third cannot be paid");
    scene.play(["times 2", "on war", "on marauding"]);
    assert_eq!((scene.banners(Event::War), scene.banners(Event::Marauding)), (vec![Blue], vec![Blue]));
    assert_eq!(scene.purse(Blue), (2, 12, 0));
}

#[test]
fn ransom_is_paid_for_cubes_that_are_forgone() {
    let mut scene = Scene::new(2, "ladies-cards")
        .card(Card::Ransom, &[Blue])
        .event(Event::Marauding, &[Green; 3])
        .dice("R6@blue R1@green");
    scene.play(["use ransom", "dice R6@blue", "times 2", "forgo", "forgo"]);
    assert_eq!((scene.purse(Blue), scene.banners(Event::Marauding)), ((14, 10, 0), vec![Green; 3]));
}

pub const CATAPULT: Sheet = Sheet {
    id: "catapult",
    set: Set::Ladies,
    effect: Effect::Mixed(Mixed { load: Dues::NOTHING, unload: Gain { pairs: 1, ..Gain::NOTHING } }),
};

#[test]
fn catapult_places_two_cubes_on_one_event_for_each_cube() {
    let mut scene = Scene::new(2, "ladies-cards")
        .card(Card::Catapult, &[Blue])
        .cubes(Card::Catapult, Blue, 3)
        .event(Event::War, &[Green; 5])
        .event(Event::Heresy, &[])
        .event(Event::Marauding, &[Green; 3])
        .dice("R6@blue R3@blue R1@green");
    scene.play(["use catapult", "dice R3@blue R6@blue", "unload 3", "on heresy"]);
    assert_eq!((scene.banners(Event::Heresy), scene.asked()), (vec![Blue; 2], Some(Blue)));
    assert!(scene.may("forgo"));
    scene.play(["on war", "on marauding"]);
    assert!(
        scene.state.queue.find(Event::War).is_none(),
        "one banner was free: countered, the second cube is lost"
    );
    assert_eq!((scene.purse(Blue).1, scene.state.city.cubes(Card::Catapult, Blue)), (14, 0));
    assert_eq!(scene.banners(Event::Marauding), [], "emptied, and the second cube does not begin it anew");
}

pub const SQUIRE: Sheet = Sheet {
    id: "squire",
    set: Set::Ladies,
    effect: Effect::Mixed(Mixed { load: Dues::NOTHING, unload: Gain { influence: 5, ..Gain::NOTHING } }),
};

#[test]
fn squire_turns_cubes_into_influence() {
    let mut scene = Scene::new(2, "ladies-cards")
        .card(Card::Squire, &[Blue])
        .cubes(Card::Squire, Blue, 1)
        .family(Blue, |family| family.influence = 2)
        .dice("R6@blue R1@green");
    scene.play(["use squire", "dice R6@blue"]);
    assert_eq!(scene.offered(), ["load 1", "load 2", "unload 1"]);
    scene.play(["unload 1"]);
    assert_eq!((scene.purse(Blue).1, scene.state.city.cubes(Card::Squire, Blue)), (7, 0));
}

pub const RECRUITER: Sheet = Sheet {
    id: "recruiter",
    set: Set::Ladies,
    effect: Effect::Delayed(Modifier {
        dice: Some(Color::Red),
        value: Value::CubeIsDie(6),
        barred: Barred::Buildings,
        ..Modifier::PLAIN
    }),
};

#[test]
fn recruiter_is_a_red_six_beside_one_or_two_dice() {
    let mut scene = Scene::new(2, "ladies-cards")
        .card(Card::Recruiter, &[])
        .cubes(Card::Recruiter, Blue, 1)
        .event(Event::War, &[])
        .dice("R3@green R3@green R3@green Y1@blue");
    scene.play(["fight war", "cube recruiter"]);
    assert_eq!(
        scene.offered(),
        ["dice R3@green", "dice R3@green R3@green"],
        "never alone, never beside three"
    );
    scene.play(["dice R3@green R3@green", "times 3"]);
    assert_eq!(
        (scene.purse(Blue).0, scene.purse(Green).0),
        (20 - 12, 20 + 12),
        "12 : 4 cubes at the price of three dice"
    );
}

#[test]
fn recruiter_is_hired_with_influence() {
    let mut scene = Scene::new(2, "ladies-cards")
        .card(Card::Recruiter, &[])
        .family(Blue, |family| (family.influence, family.deniers) = (3, 0))
        .dice("R4@blue R1@green");
    scene.play(["use recruiter", "dice R4@blue"]);
    assert_eq!((scene.purse(Blue), scene.state.city.cubes(Card::Recruiter, Blue)), ((0, 0, 0), 1));
}

pub const FORT: Sheet = Sheet {
    id: "fort",
    set: Set::Ladies,
    effect: Effect::DieByDie(
        [Gain { vp: 1, influence: 1, ..Gain::NOTHING }, Gain { vp: 2, influence: 2, ..Gain::NOTHING }],
        Tally::Most(3),
    ),
};

#[test]
fn fort_works_die_by_die() {
    let mut scene = Scene::new(2, "ladies-cards").card(Card::Fort, &[Blue]).dice("R3@blue R4@blue R1@green");
    scene.play(["use fort", "dice R3@blue R4@blue"]);
    assert_eq!((scene.purse(Blue), scene.state.city.cubes(Card::Fort, Blue)), ((20, 13, 3), 2));
}

#[test]
fn fort_counts_dice_that_others_stand_for() {
    let used = |card: Card, dice: &str, cube: &str, group: &str| {
        let mut scene =
            Scene::new(2, "mixed-cards").card(Card::Fort, &[Blue]).card(card, &[]).cubes(card, Blue, 1);
        scene = scene.dice(dice).dice("Y1@green");
        scene.play(["use fort", cube, group]);
        (scene.purse(Blue).2, scene.state.city.cubes(Card::Fort, Blue))
    };
    assert_eq!(
        used(Card::Herbalist, "W2@blue", "cube herbalist", "dice W2@blue"),
        (3, 3),
        "three red dice worth 2"
    );
    assert_eq!(used(Card::Recruiter, "R1@blue", "cube recruiter", "dice R1@blue"), (3, 2), "a 1 and a 6");
    assert_eq!(used(Card::Confession, "R2@blue R6@blue", "cube confession", "dice R2@blue R6@blue"), (4, 2));
    assert_eq!(
        used(Card::Blacksmith, "R2@blue", "cube blacksmith", "dice R2@blue"),
        (1, 1),
        "no die is worth more"
    );
}

#[test]
fn fort_rewards_most_cubes_at_the_end() {
    let vp = |blue, green| {
        let scene = Scene::new(3, "ladies-cards").card(Card::Fort, &[]).cubes(Card::Fort, Blue, blue).cubes(
            Card::Fort,
            Green,
            green,
        );
        scene.row("Fort").unwrap()
    };
    assert_eq!(vp(3, 2), [3, 0, 0]);
    assert_eq!(vp(2, 2), [1, 1, 0]);
    assert_eq!(vp(0, 0), [0, 0, 0]);
}

pub const PRINCESS: Sheet =
    Sheet { id: "princess", set: Set::Ladies, effect: Effect::UntilEnd(Tally::Most(6)) };

#[test]
fn princess_rewards_most_cubes_at_the_end() {
    let mut scene = Scene::new(3, "ladies-cards")
        .card(Card::Princess, &[Blue])
        .cubes(Card::Princess, Green, 2)
        .cubes(Card::Princess, Orange, 1)
        .dice("R6@blue R4@blue R1@green");
    let vp = |scene: &Scene| [Blue, Green, Orange].map(|owner| scene.look().vp(owner) + 6);
    assert_eq!(vp(&scene), [3, 6, 0], "blue's tradesman is worth 3");
    scene.play(["use princess", "dice R4@blue R6@blue"]);
    assert_eq!(scene.state.city.cubes(Card::Princess, Blue), 2);
    assert_eq!(vp(&scene), [3 + 3, 3, 0]);
}
