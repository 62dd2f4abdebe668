//! Events, black dice and what counters them.

use crate::agenda::Task;
use crate::board::Building::Palace;
use crate::board::Owner::{Blue, Green, Grey};
use crate::cards::{Card, Character, Event};
use crate::testing::Scene;
use tabletop::{Awaited, Game, Pending, Seat};

#[test]
fn event_shortage_is_counted_for_each_card() {
    let scene = Scene::new(2, "")
        .event(Event::CivilWar, &[])
        .event(Event::Heresy, &[])
        .family(Green, |family| (family.deniers, family.influence, family.vp[0]) = (0, 0, 9))
        .dice("Y1@blue")
        .asking(Task::Effect(1));
    assert_eq!(scene.purse(Green), (0, 0, 5));
}

#[test]
fn event_order() {
    let mut scene = Scene::new(2, "")
        .citizens(Blue, &["city_hall 1", "city_hall 2"])
        .event(Event::Wayfarers, &[])
        .event(Event::Drought, &[])
        .event(Event::War, &[])
        .dice("Y1@blue")
        .asking(Task::Effect(0));
    scene.play(["roll 1"]);
    assert_eq!(scene.purse(Blue).0, 19, "the newcomer has expelled one before the Drought");
    assert_eq!(
        scene.game.pending(&scene.state),
        Pending::Chance(Awaited::Roll { dice: 3, sides: 6 }),
        "dice come last"
    );
}

#[test]
fn neutral_limit() {
    let without =
        Scene::new(2, "").event(Event::Wayfarers, &[]).family(Grey, |grey| grey.supply = 0).dice("Y1@blue");
    let without = without.asking(Task::Effect(1));
    assert_eq!(
        (without.asked(), without.state.buildings.standing(Grey)),
        (Some(Blue), 0),
        "no die is rolled at all"
    );
    let mut barred = Scene::new(2, "")
        .citizens(Blue, &["palace 3"])
        .with(|state| state.buildings.lying_mut(Palace).insert(Blue))
        .event(Event::ConflictOfSuccession, &[])
        .dice("Y1@blue")
        .asking(Task::Effect(1));
    barred.play(["roll 3"]);
    assert_eq!(barred.state.buildings.spaces(Palace)[2], Some(Blue), "blue lies there already and stays");
}

#[test]
fn black_limit() {
    let mut scene = Scene::new(2, "").dice("Y1@blue");
    for event in [Event::War, Event::NormansAttack, Event::Brigands1, Event::Brigands2, Event::Brigands3] {
        scene = scene.event(event, &[]);
    }
    assert_eq!(scene.asking(Task::Effect(0)).state.gathered, 6, "eight are asked for, six are in the box");
}

#[test]
fn black_sum() {
    let black = |scene: Scene| scene.with(|state| [6, 5, 1].iter().for_each(|face| state.black.add(*face)));
    let mut scene =
        black(Scene::new(2, "").dice("R4@blue Y4@blue").family(Blue, |family| family.influence = 0));
    scene = scene.asking(Task::Black(Seat(0)));
    assert_eq!(
        scene.offered(),
        ["counter 6", "counter 5 6", "counter 1 6", "counter 1 5 6"],
        "8 + 4 = 12 reach them all"
    );
    scene.play(["counter 5 6"]);
    assert_eq!(scene.offered(), ["with R4 Y4"]);
    scene.play(["with R4 Y4"]);
    assert_eq!((scene.purse(Blue).1, scene.asked()), (2, Some(Green)), "1 influence a black die");
}

#[test]
fn black_must() {
    let at = |dice: &str, influence: u8| {
        let scene = Scene::new(2, "")
            .dice(dice)
            .family(Blue, |family| (family.influence, family.vp[0]) = (influence, 5));
        scene.with(|state| state.black.add(5)).asking(Task::Black(Seat(0)))
    };
    assert!(!at("R3@blue Y1@blue", 0).may("concede"), "nobody concedes while able");
    let mut able = at("R3@blue Y1@blue", 0);
    able.play(["counter 5"]);
    assert_eq!(able.offered(), ["with R3", "with R3 Y1"], "any dice that reach it");
    let unable = at("Y4@blue", 0);
    assert_eq!(
        (unable.purse(Blue).2, unable.state.square.pool(Blue).to_string()),
        (3, "Y4".into()),
        "no dice lost"
    );
    let choosing = at("Y4@blue", 1);
    assert_eq!(choosing.offered(), ["concede", "reroll Y4@blue"], "influence may be spent, but nobody must");
}

#[test]
fn support_counters_a_card_that_it_fills() {
    let scene = Scene::new(2, "")
        .event(Event::Brigands1, &[Blue, Blue])
        .event(Event::Drought, &[])
        .event(Event::Support, &[])
        .event(Event::CivilWar, &[])
        .dice("Y1@blue")
        .asking(Task::Effect(3));
    assert!(
        scene.state.queue.find(Event::Brigands1).is_none() && scene.of(Blue).taken.contains(Event::Brigands1)
    );
    assert_eq!(scene.purse(Blue), (17, 10, 3), "and the Civil War behind it still takes effect, once");
}

#[test]
fn countering_by_grey_discards_the_card() {
    let mut scene = Scene::new(2, "").event(Event::Brigands1, &[Grey, Grey]).dice("R3@blue Y1@green");
    scene.play(["fight brigands_1", "dice R3@blue"]);
    assert_eq!(scene.purse(Blue).2, 1, "second");
    assert!(scene.of(Blue).taken.is_empty() && scene.of(Grey).taken.is_empty());
    assert!(scene.state.seen.contains(Event::Brigands1), "it does not come back");
}

/// Every card that places several cubes in one action, with Marauding one cube short of countered and nothing else to
/// place them on.
#[test]
fn marauding_again() {
    let scene = |card: Card| {
        Scene::new(2, "mixed-cards")
            .card(card, &[Blue])
            .event(Event::Marauding, &[Green; 3])
            .dice("R6@blue R6@blue R1@blue R2@blue R1@green")
    };
    let uses = |card: Card| format!("use {}", card.id());
    for (card, said) in [
        (Card::Chivalry, &["on marauding"][..]),
        (Card::Diplomat, &["times 3", "on marauding"]),
        (Card::Ransom, &["times 3", "on marauding"]),
        (Card::Scout, &["on marauding"]),
        (Card::Archer, &["roll 6", "on marauding", "roll 6", "roll 6", "roll 6", "roll 6", "roll 6"]),
    ] {
        let mut alone = scene(card);
        let group = if card == Card::Chivalry { "dice R6@blue" } else { "dice R6@blue R6@blue" };
        alone.play([&uses(card), group]).play(said.iter().copied());
        assert_eq!(
            (alone.banners(Event::Marauding), alone.asked()),
            (vec![], Some(Green)),
            "{card:?}: what is left is lost"
        );
        let mut with_war = scene(card).event(Event::War, &[]);
        with_war.play([&uses(card), group]).play(said[..2.min(said.len())].iter().copied());
        if card == Card::Archer {
            with_war.play(["roll 6"]);
        }
        assert_eq!(with_war.offered(), ["on war", "forgo"], "{card:?}: not on Marauding again");
    }
}

#[test]
fn marauding_again_for_pairs_and_in_the_next_action() {
    let mut scene = Scene::new(2, "ladies-cards")
        .card(Card::Catapult, &[Blue])
        .cubes(Card::Catapult, Blue, 2)
        .event(Event::Marauding, &[Green; 2])
        .dice("R6@blue R1@green Y3@green");
    scene.play(["use catapult", "dice R6@blue", "unload 2", "on marauding"]);
    assert_eq!(
        (scene.banners(Event::Marauding), scene.asked()),
        (vec![], Some(Green)),
        "the second pair is lost"
    );
    scene.play(["fight marauding", "dice Y3@green"]);
    assert_eq!(scene.banners(Event::Marauding), [Green], "the next action may");
}

/// Until its action is over: also where something else is asked in between.
#[test]
fn marauding_again_survives_saving() {
    let mut scene = Scene::new(2, "ladies-cards")
        .card(Card::Ransom, &[Blue])
        .event(Event::Marauding, &[Green; 3])
        .event(Event::War, &[])
        .family(Blue, |family| family.characters.extend(Character::ALL[..2].iter().copied()))
        .family(Green, |family| family.characters.extend(Character::ALL[2..4].iter().copied()))
        .dice("R6@blue R1@green");
    scene.play(["use ransom", "dice R6@blue", "times 2", "on marauding"]);
    assert!(scene.look().check().is_empty(), "{:?}", scene.look().check());
    let saved = serde_json::to_string(&scene.state).unwrap();
    scene.state = serde_json::from_str(&saved).unwrap();
    assert_eq!(scene.offered(), ["on war", "forgo"]);
    let gathered = scene.with(|state| state.queue.iter_mut().for_each(|queued| queued.cubes.push(Green)));
    assert!(!gathered.look().check().is_empty(), "a Marauding that rests is empty");
}
