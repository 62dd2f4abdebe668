//! Turns: what may be done, with which dice, and how a round ends.

use crate::agenda::Task;
use crate::board::Building::{Bishopric, CityHall, Palace};
use crate::board::Owner::{Blue, Green, Grey, Orange};
use crate::cards::{Card, Event};
use crate::testing::Scene;
use tabletop::{Game, Seat};

#[test]
fn gap() {
    let mut scene = Scene::new(2, "")
        .event(Event::Brigands1, &[Blue, Blue])
        .event(Event::Drought, &[])
        .event(Event::War, &[])
        .dice("R3@blue Y1@green");
    scene.play(["fight brigands_1", "dice R3@blue"]);
    let queue: Vec<Event> = scene.state.queue.iter().map(|queued| queued.event).collect();
    assert_eq!(queue, [Event::Marauding, Event::Drought, Event::War]);
}

#[test]
fn end_of_round() {
    let without_dice = Scene::new(2, "").asking(Task::RollBlack);
    assert_eq!(without_dice.state.round, 2, "checked before the first action");
    let mut last_die = Scene::new(2, "").dice("Y6@blue");
    last_die.play(["farm", "dice Y6@blue"]);
    assert_eq!(last_die.state.round, 2, "no die is left");
    let mut passed = Scene::new(2, "").dice("Y6@blue Y5@green");
    passed.play(["pass", "pass"]);
    assert_eq!(
        (passed.state.round, passed.state.start),
        (2, Seat(1)),
        "all have passed; the start card goes left"
    );
}

#[test]
fn pass() {
    let mut scene =
        Scene::new(2, "").dice("Y6@blue Y5@green Y4@green").family(Blue, |family| family.deniers = 0);
    scene.play(["reroll Y6@blue", "roll 1", "pass"]);
    assert_eq!(
        (scene.of(Blue).passed, scene.purse(Blue).0),
        (Some(2), 0),
        "on the district, not to be spent"
    );
    scene.play(["farm", "dice Y5@green"]);
    assert_eq!(
        (scene.of(Blue).passed, scene.asked()),
        (Some(3), Some(Green)),
        "one more as the turn goes by"
    );
    scene.play(["pass"]);
    assert_eq!(scene.purse(Blue).0, 3, "collected at the end of the round");
}

#[test]
fn lone_actor() {
    let mut scene = Scene::new(3, "").dice("Y6@orange Y5@orange Y4@orange Y3@blue");
    scene.play(["pass", "pass", "farm", "dice Y6@orange", "farm", "dice Y5@orange"]);
    assert_eq!(scene.asked(), Some(Orange), "acts again and again");
    assert_eq!(
        [Blue, Green].map(|owner| scene.of(owner).passed),
        [Some(4), Some(4)],
        "2, and 1 each time round"
    );
}

#[test]
fn group() {
    let mut scene = Scene::new(3, "").dice("Y1@blue Y3@green Y3@green Y2@grey R6@blue");
    scene.play(["farm", "dice Y3@green Y3@green Y2@grey"]);
    assert_eq!(
        (scene.purse(Blue).0, scene.purse(Green).0),
        (20 - 18 + 4, 32),
        "grey's price goes to the bank"
    );
    let mut idle = Scene::new(2, "").card(Card::Merchant, &[Blue]).dice("Y2@blue Y1@blue");
    idle.play(["use merchant"]);
    assert!(idle.may("dice Y1@blue Y2@blue"), "dice that add nothing may be included");
    assert!(!idle.may("dice Y1@blue"), "but the group must be enough for one use");
}

#[test]
fn one_cube() {
    let mut scene = Scene::new(2, "")
        .card(Card::Priest, &[])
        .card(Card::Confession, &[])
        .cubes(Card::Priest, Blue, 1)
        .cubes(Card::Confession, Blue, 1)
        .dice("Y2@blue");
    scene.play(["farm", "cube priest", "dice Y2@blue"]);
    assert_eq!(
        (scene.purse(Blue).0, scene.state.city.cubes(Card::Confession, Blue)),
        (22, 1),
        "2 + 3, one cube only"
    );
    let black =
        Scene::new(2, "").card(Card::Confession, &[]).cubes(Card::Confession, Blue, 1).dice("Y4@blue");
    let black = black.with(|state| state.black.add(5)).asking(Task::Black(Seat(0)));
    assert!(black.may("concede") && !black.may("counter 5"), "none during Events");
}

#[test]
fn hire() {
    let scene = || {
        Scene::new(3, "")
            .card(Card::Merchant, &[Green])
            .card(Card::Sculptor, &[Blue])
            .citizens(Blue, &["palace 3", "bishopric 2"])
            .with(|state| state.buildings.lying_mut(CityHall).insert(Blue))
            .dice("Y6@blue")
    };
    let mut sources = scene();
    sources.play(["use merchant", "dice Y6@blue"]);
    let all =
        ["supply", "reserve", "card sculptor", "space palace 3", "space bishopric 2", "lying city_hall"];
    assert_eq!(sources.offered(), all.map(|source| format!("from {source}")));
    for source in all {
        let mut scene = scene();
        let before = scene.look().citizens(Blue);
        scene.play(["use merchant", "dice Y6@blue", &format!("from {source}")]);
        let merchant = scene.state.city.find(Card::Merchant).unwrap();
        assert_eq!(merchant.spaces, [Some(Green), Some(Blue)], "the most valuable free space");
        assert_eq!(scene.look().citizens(Blue), before, "{source}");
        let influence = if source == "reserve" { 8 } else { 10 };
        assert_eq!(scene.purse(Blue), (20 - 4 + 6, influence, 0));
    }
    let mut vacated = scene();
    vacated.play(["use merchant", "dice Y6@blue", "from space palace 3"]);
    assert_eq!(vacated.state.buildings.spaces(Palace)[2], None, "the space he leaves stays empty");
    let mut full = Scene::new(3, "").card(Card::Merchant, &[Green, Orange]).dice("Y6@blue");
    full.play(["use merchant", "dice Y6@blue", "from supply"]);
    assert!(
        full.state.city.find(Card::Merchant).unwrap().picture.contains(Blue),
        "the picture, worth nothing"
    );
}

/// A delayed cube is its owner's until it is used, whoever has left the card since.
#[test]
fn cubes_stay() {
    let mut scene = Scene::new(3, "")
        .card(Card::Merchant, &[Green])
        .card(Card::Priest, &[Blue])
        .cubes(Card::Priest, Blue, 1)
        .dice("Y6@blue");
    scene.play(["use merchant", "plain", "dice Y6@blue", "from card priest"]);
    let priest = scene.state.city.find(Card::Priest).unwrap();
    assert!(!priest.has(Blue) && priest.cubes[Blue] == 1, "he leaves, the cube stays");
    let mut later = Scene::new(3, "").card(Card::Priest, &[]).cubes(Card::Priest, Blue, 1).dice("Y2@blue");
    let before = later.purse(Blue).0;
    later.play(["farm", "cube priest", "dice Y2@blue"]);
    assert_eq!(later.purse(Blue).0, before + 2, "2 and 3 are worth 5");
}

#[test]
fn cathedral() {
    let mut scene = Scene::new(2, "").dice("W3@blue W3@blue W5@green").built(Green, &[3, 5, 5, 5]);
    scene.play(["build"]);
    assert_eq!(
        scene.offered(),
        ["dice W3@blue", "dice W3@blue W3@blue", "dice W3@blue W3@blue W5@green", "dice W3@blue W5@green"],
        "site 5 is full: a 5 adds nothing, but may be bought away"
    );
    scene.play(["dice W3@blue W3@blue W5@green"]);
    assert_eq!(scene.state.cathedral.height(3), 3, "equal dice climb the same site");
    assert_eq!(
        (scene.purse(Blue), scene.purse(Green).0),
        ((14, 12, 2), 26),
        "two cubes for the price of three dice"
    );
}

#[test]
fn cathedral_dice_without_room() {
    let scene = || Scene::new(2, "").dice("W3@blue W3@blue W4@blue Y1@green").built(Grey, &[3, 3]);
    let mut all = scene();
    all.play(["build", "dice W3@blue W3@blue W4@blue"]);
    assert_eq!([3, 4].map(|site| all.state.cathedral.height(site)), [3, 1], "the second 3 finds no room");
    assert_eq!(all.purse(Blue), (20, 13, 2));
    let full = scene().built(Grey, &[3, 4, 4, 4]);
    assert!(!full.may("build"), "at least one die must find room");
}

#[test]
fn agriculture() {
    let mut scene = Scene::new(2, "").dice("Y1@blue R1@green").family(Blue, |family| family.deniers = 1);
    assert!(scene.may("farm"), "nothing asks for a gain");
    scene.play(["farm", "dice Y1@blue"]);
    assert_eq!((scene.purse(Blue).0, scene.asked()), (1, Some(Green)), "it brings 0 deniers");
    assert!(scene.state.square.pool(Blue).is_empty(), "and the die is gone");
    let without = Scene::new(2, "").dice("R1@blue");
    assert!(!without.may("farm"), "a group has a die");
}

/// Two uses for whoever has most dice left: green has.
#[test]
fn at_least_once() {
    let scene = || {
        Scene::new(3, "").card(Card::Procession, &[Blue]).dice("W6@blue W6@blue Y1@green Y2@green R1@orange")
    };
    let mut once = scene();
    once.play(["use procession", "dice W6@blue W6@blue"]);
    assert_eq!(once.offered(), ["times 1", "times 2"]);
    once.play(["times 1"]);
    assert_eq!([Blue, Green, Orange].map(|owner| once.purse(owner).2), [0, 2, 0]);
    let mut divided = scene();
    let figures = "[activity.base]\nprocession.divisor = 2\n";
    divided.game = crate::Troyes::new(&divided.game.options, Some(("mine.toml", figures))).unwrap();
    divided.play(["use procession", "dice W6@blue"]);
    assert_eq!(divided.offered(), ["times 1", "times 2", "times 3"], "a single die, three uses");
}

#[test]
fn combat() {
    let mut scene = Scene::new(2, "").event(Event::Brigands1, &[Green]).dice("R6@blue R6@blue Y1@green");
    scene.play(["fight brigands_1", "dice R6@blue R6@blue"]);
    assert_eq!(
        scene.offered(),
        ["times 1", "times 2"],
        "two banners are free, though 12 / 3 = 4; fewer is allowed"
    );
    scene.play(["times 1"]);
    assert_eq!(scene.banners(Event::Brigands1), [Green, Blue]);
}

#[test]
fn place_citizen() {
    let mut scene = Scene::new(2, "")
        .citizens(Green, &["bishopric 1", "bishopric 3"])
        .citizens(Blue, &["bishopric 2"])
        .dice("W2@blue W1@blue");
    scene.play(["place bishopric"]);
    assert_eq!(scene.offered(), ["dice W1@blue", "dice W2@blue"], "exactly one die");
    scene.play(["dice W1@blue", "from space bishopric 2"]);
    let row = &scene.state.buildings.spaces(Bishopric)[..3];
    assert_eq!(row, [Some(Blue), Some(Green), Some(Green)], "he leaves first, so that nobody is expelled");
}

#[test]
fn no_double_expel() {
    let scene = Scene::new(2, "")
        .citizens(Grey, &["palace 3"])
        .with(|state| state.buildings.lying_mut(Palace).insert(Grey))
        .dice("R3@blue");
    assert!(!scene.may("place palace"), "grey included");
    let mut own = Scene::new(2, "")
        .citizens(Blue, &["palace 3"])
        .with(|state| state.buildings.lying_mut(Palace).insert(Blue))
        .dice("R3@blue");
    own.play(["place palace", "dice R3@blue"]);
    assert_eq!(
        own.offered(),
        ["from space palace 3", "from lying palace"],
        "only if one of the two leaves first"
    );
}

#[test]
fn influence() {
    let mut scene = Scene::new(2, "")
        .dice("R1@blue W2@blue Y3@blue Y4@green")
        .family(Blue, |family| family.influence = 20);
    assert!(!scene.may("reroll Y4@green"), "only one's own dice");
    scene.play([
        "turnover",
        "turn R1@blue W2@blue Y3@blue",
        "recruit",
        "reroll R6@blue",
        "roll 6",
        "turnover",
        "turn R6@blue",
    ]);
    assert_eq!((scene.purse(Blue).1, scene.of(Blue).supply), (20 - 4 - 2 - 1 - 4, 7));
    assert_eq!(scene.state.square.pool(Blue).to_string(), "R1 W5 Y4", "and the turn goes on");
    assert_eq!(scene.asked(), Some(Blue));
    let mut rich = Scene::new(2, "").dice("W6@blue R1@green").family(Blue, |family| family.influence = 19);
    rich.play(["build", "dice W6@blue"]);
    assert_eq!(rich.purse(Blue).1, 20, "at most 20");
}
