//! The yellow Activity cards of The Ladies of Troyes.

use crate::actions::Dues;
use crate::board::{Building, VpSource};
use crate::cards::effect::{Own, Uses};
use crate::cards::{Count, Effect, Gain, Mixed, Modifier, Price, Set, Sheet, Value};
use crate::happening::Cause;
use crate::play::Play;
#[cfg(test)]
use crate::{
    board::Owner::{Blue, Green, Grey, Orange},
    cards::Card,
    testing::Scene,
};

pub const LUMBERJACK: Sheet = Sheet {
    id: "lumberjack",
    set: Set::Ladies,
    effect: Effect::Mixed(Mixed { load: Dues::NOTHING, unload: Gain { deniers: 4, ..Gain::NOTHING } }),
};

/// The rulebook's example: four cubes join two, and later a white 5, by the Monk three yellow ones, sells all six.
#[test]
fn lumberjack_loads_in_one_action_and_sells_several_cubes_in_another() {
    let scene = || {
        Scene::new(2, "mixed-cards")
            .card(Card::Lumberjack, &[Blue])
            .cubes(Card::Lumberjack, Blue, 2)
            .card(Card::Monk, &[])
            .cubes(Card::Monk, Blue, 1)
    };
    let mut load = scene().dice("Y5@blue Y3@blue R1@green");
    load.play(["use lumberjack", "dice Y3@blue Y5@blue"]);
    assert_eq!(load.offered(), ["load 1", "load 2", "load 3", "load 4", "unload 1", "unload 2"]);
    load.play(["load 4"]);
    assert_eq!((load.state.city.cubes(Card::Lumberjack, Blue), load.purse(Blue).0), (6, 20));

    let mut unload = scene().cubes(Card::Lumberjack, Blue, 4).dice("W5@blue R1@green");
    unload.play(["use lumberjack", "cube monk", "dice W5@blue"]);
    assert!(unload.may("load 7") && !unload.may("load 8") && !unload.may("unload 7"));
    unload.play(["unload 6"]);
    assert_eq!((unload.state.city.cubes(Card::Lumberjack, Blue), unload.purse(Blue).0), (0, 44));
    assert_eq!(unload.state.city.cubes(Card::Monk, Blue), 0);
}

#[test]
fn a_mixed_card_with_one_thing_to_say_asks_nothing() {
    let mut scene = Scene::new(2, "ladies-cards").card(Card::Lumberjack, &[Blue]).dice("Y3@blue R1@green");
    scene.play(["use lumberjack", "dice Y3@blue"]);
    assert_eq!((scene.state.city.cubes(Card::Lumberjack, Blue), scene.asked()), (1, Some(Green)));
}

pub const CLOG_MAKER: Sheet = Sheet {
    id: "clog_maker",
    set: Set::Ladies,
    effect: Effect::Per(Count::Citizens(Building::CityHall), Gain { deniers: 1, ..Gain::NOTHING }),
};

#[test]
fn clog_maker_counts_citizens_who_stand_in_city_hall() {
    let mut scene = Scene::new(2, "ladies-cards")
        .card(Card::ClogMaker, &[Blue])
        .citizens(Blue, &["city_hall 1", "city_hall 4", "palace 2"])
        .with(|state| state.buildings.lying_mut(Building::CityHall).insert(Blue))
        .dice("Y5@blue R1@green");
    scene.play(["use clog_maker", "dice Y5@blue"]);
    assert_eq!(scene.purse(Blue).0, 20 + 2 * 2);
}

pub const WEAVER: Sheet = Sheet {
    id: "weaver",
    set: Set::Ladies,
    effect: Effect::Per(Count::Tradesmen, Gain { deniers: 1, ..Gain::NOTHING }),
};

#[test]
fn weaver_counts_tradesmen_the_new_one_too() {
    let mut scene = Scene::new(3, "ladies-cards")
        .card(Card::Weaver, &[])
        .card(Card::Bishop, &[Green, Orange, Blue])
        .dice("Y6@blue R1@green");
    scene.play(["use weaver", "dice Y6@blue", "from supply"]);
    assert_eq!(scene.purse(Blue).0, 20 - 4 + 3 * 2);
}

pub const LANDLADY: Sheet = Sheet {
    id: "landlady",
    set: Set::Ladies,
    effect: Effect::Either([
        (Count::Once, Gain { influence: 4, ..Gain::NOTHING }),
        (Count::Once, Gain { vp: 1, ..Gain::NOTHING }),
    ]),
};

#[test]
fn landlady_splits_her_uses_between_influence_and_points() {
    let mut scene =
        Scene::new(2, "ladies-cards").card(Card::Landlady, &[Blue]).dice("Y6@blue Y6@blue R1@green");
    scene.play(["use landlady", "dice Y6@blue Y6@blue"]);
    assert_eq!(scene.offered(), ["times 0", "times 1", "times 2", "times 3"]);
    let said = scene.look().say(tabletop::Seat(0), crate::Choice::Times(2));
    assert_eq!(words::Language::english().text(&said), "4 influence twice, 1 VP once");
    scene.play(["times 2"]);
    assert_eq!(scene.purse(Blue), (20, 18, 1));
}

pub const DISTILLER: Sheet = Sheet {
    id: "distiller",
    set: Set::Ladies,
    effect: Effect::Delayed(Modifier { value: Value::OneTurned, ..Modifier::PLAIN }),
};

#[test]
fn distiller_turns_one_die_of_ones_own() {
    let mut scene = Scene::new(2, "ladies-cards")
        .card(Card::Distiller, &[])
        .cubes(Card::Distiller, Blue, 1)
        .dice("R1@blue R1@green Y2@blue Y2@grey");
    scene.play(["farm", "cube distiller"]);
    let offered = scene.offered();
    assert!(offered.contains(&"dice Y2@blue* Y2@grey".into()), "{offered:?}");
    assert!(offered.iter().all(|dice| !dice.contains("Y2@grey*")), "not somebody else's: {offered:?}");
    scene.play(["dice Y2@blue* Y2@grey"]);
    assert_eq!(scene.purse(Blue).0, 20 - 4 + (5 + 2) / 2);

    let mut scene = Scene::new(2, "ladies-cards")
        .card(Card::Distiller, &[])
        .cubes(Card::Distiller, Blue, 1)
        .dice("R1@blue R1@green");
    scene.play(["place palace", "cube distiller", "dice R1@blue*", "from supply"]);
    assert_eq!(scene.state.buildings.spaces(Building::Palace)[5], Some(Blue), "the turned die calls space 6");
}

pub const VITICULTURIST: Sheet = Sheet {
    id: "viticulturist",
    set: Set::Ladies,
    effect: Effect::Delayed(Modifier { price: Price::OneFree, ..Modifier::PLAIN }),
};

/// The rulebook's example: Green's red 6 is free, and with a 4 of one's own Green's red 5 costs 6 deniers.
#[test]
fn viticulturist_takes_one_die_that_still_counts_for_the_price() {
    let mut scene = Scene::new(2, "ladies-cards,purple")
        .card(Card::Viticulturist, &[])
        .cubes(Card::Viticulturist, Blue, 1)
        .dice("R4@blue R6@green R5@green P6@green Y1@green");
    scene.play(["fight marauding", "cube viticulturist"]);
    let offered = scene.offered();
    assert!(offered.contains(&"dice R4@blue R5@green* R6@green".into()), "{offered:?}");
    assert!(offered.iter().all(|dice| dice.contains("@green*") && !dice.contains('P')), "{offered:?}");
    scene.play(["dice R4@blue R5@green R6@green*", "times 1"]);
    assert_eq!((scene.purse(Blue).0, scene.purse(Green).0), (14, 26));
}

pub const BANKER: Sheet = Sheet { id: "banker", set: Set::Ladies, effect: Effect::Own(&Banker) };

#[derive(Debug)]
struct Banker;

impl Own for Banker {
    fn begin(&self, play: &mut Play<'_>, uses: Uses) {
        let owner = play.game.owner(uses.seat);
        if play.state.families[owner].deniers > 30 {
            let vp = 3 * u16::from(uses.left);
            play.gain_vp(owner, VpSource::Activities, vp, Cause::Card(uses.card));
        }
    }
}

#[test]
fn banker_pays_those_who_have_more_than_thirty_deniers_after_the_dice() {
    let points = |deniers, dice, group: &str| {
        let mut scene = Scene::new(2, "ladies-cards")
            .card(Card::Banker, &[Blue])
            .family(Blue, |family| family.deniers = deniers)
            .dice(dice);
        scene.play(["use banker", group]).purse(Blue).2
    };
    assert_eq!(points(31, "Y6@blue R1@green", "dice Y6@blue"), 3);
    assert_eq!(points(30, "Y6@blue R1@green", "dice Y6@blue"), 0);
    assert_eq!(points(35, "Y6@blue Y6@green R1@green", "dice Y6@blue Y6@green"), 6);
    assert_eq!(points(34, "Y6@blue Y6@green R1@green", "dice Y6@blue Y6@green"), 0);
}

pub const BREEDER: Sheet = Sheet {
    id: "breeder",
    set: Set::Ladies,
    effect: Effect::Mixed(Mixed { load: Dues::deniers(3), unload: Gain { vp: 2, ..Gain::NOTHING } }),
};

#[test]
fn breeder_buys_for_deniers_and_sells_for_points() {
    let scene = |deniers, cubes| {
        Scene::new(2, "ladies-cards")
            .card(Card::Breeder, &[Blue])
            .cubes(Card::Breeder, Blue, cubes)
            .family(Blue, |family| family.deniers = deniers)
            .dice("Y6@blue Y6@blue R1@green")
    };
    let mut buyer = scene(10, 0);
    buyer.play(["use breeder", "dice Y6@blue Y6@blue"]);
    assert_eq!(buyer.offered(), ["load 1", "load 2", "load 3"], "a fourth cannot be paid");
    buyer.play(["load 3"]);
    assert_eq!((buyer.purse(Blue), buyer.state.city.cubes(Card::Breeder, Blue)), ((1, 10, 0), 3));

    assert!(!scene(2, 0).may("use breeder"), "who can neither buy nor sell cannot activate it");
    let mut seller = scene(2, 3);
    seller.play(["use breeder", "dice Y6@blue Y6@blue"]);
    assert_eq!(seller.offered(), ["unload 1", "unload 2", "unload 3"]);
    seller.play(["unload 2"]);
    assert_eq!((seller.purse(Blue), seller.state.city.cubes(Card::Breeder, Blue)), ((2, 10, 4), 1));
}

pub const MASTER_TRADESMAN: Sheet = Sheet {
    id: "master_tradesman",
    set: Set::Ladies,
    effect: Effect::Per(Count::TradesmanPairs, Gain { vp: 1, ..Gain::NOTHING }),
};

#[test]
fn master_tradesman_counts_pairs_of_tradesmen() {
    let scene = |others: &[crate::board::Owner]| {
        let mut scene = Scene::new(2, "ladies-cards")
            .card(Card::MasterTradesman, &[Blue])
            .card(Card::Bishop, &[Blue])
            .card(Card::Nun, others)
            .dice("Y6@blue Y6@blue R1@green");
        scene.play(["use master_tradesman", "dice Y6@blue Y6@blue"]).purse(Blue).2
    };
    assert_eq!(scene(&[Green]), 2, "two uses, one pair");
    assert_eq!(scene(&[Green, Grey, Blue]), 2, "three tradesmen are one pair");
}
