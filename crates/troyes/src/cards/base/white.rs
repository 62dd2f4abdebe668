//! The white Activity cards of the base game: faith and learning.

use crate::board::{Color, Owner, OwnerSet};
use crate::cards::contest::Contest;
use crate::cards::{Barred, Count, Effect, Gain, Modifier, Price, Set, Sheet, Value};
use crate::play::Look;

pub const TITHE: Sheet = Sheet {
    id: "tithe",
    set: Set::Base,
    effect: Effect::Delayed(Modifier {
        dice: Some(Color::Yellow),
        price: Price::OneFreeFromEach,
        ..Modifier::PLAIN
    }),
};
#[cfg(test)]
use crate::{
    board::{
        Building,
        Owner::{Blue, Green, Grey, Orange},
    },
    cards::{Card, Event},
    testing::Scene,
};

#[test]
fn tithe_takes_one_yellow_die_from_each_other_district() {
    let scene = || {
        Scene::new(3, "")
            .card(Card::Tithe, &[])
            .cubes(Card::Tithe, Blue, 1)
            .dice("Y6@green Y6@orange Y6@grey Y4@green W3@green")
    };
    let mut free = scene();
    free.play(["farm", "cube tithe", "dice Y6@green Y6@orange Y6@grey"]);
    assert_eq!(free.purse(Blue).0, 20 + 9, "three free dice, grey's too");
    let mut second = scene();
    second.play(["farm", "cube tithe", "dice Y4@green Y6@green Y6@orange"]);
    assert_eq!(
        (second.purse(Blue).0, second.purse(Green).0),
        (20 - 6 + 8, 26),
        "green's second die at the price of three"
    );
    let mut white = scene();
    white.play(["build"]);
    assert!(!white.may("cube tithe"), "white dice pay no tithe");
}

pub const MONK: Sheet = Sheet {
    id: "monk",
    set: Set::Base,
    effect: Effect::Delayed(Modifier {
        dice: Some(Color::White),
        counts_as: Some(Color::Yellow),
        value: Value::StandsFor(3),
        barred: Barred::Buildings,
        ..Modifier::PLAIN
    }),
};

#[test]
fn monk_makes_one_white_die_three_yellow_ones() {
    let scene = || {
        Scene::new(2, "").card(Card::Monk, &[]).cubes(Card::Monk, Blue, 1).dice("W5@green W1@blue Y6@blue")
    };
    let mut farm = scene();
    farm.play(["farm", "cube monk"]);
    assert_eq!(farm.offered(), ["dice W1@blue", "dice W5@green"], "one white die alone");
    farm.play(["dice W5@green"]);
    assert_eq!(farm.purse(Blue).0, 20 - 2 + 7, "a single die costs 2; 15 / 2 = 7");
    let mut place = scene();
    place.play(["place city_hall"]);
    assert!(!place.may("cube monk"), "a citizen takes exactly one die");
}

pub const PRIEST: Sheet = Sheet {
    id: "priest",
    set: Set::Base,
    effect: Effect::Delayed(Modifier {
        dice: Some(Color::Yellow),
        value: Value::EachPlus(3),
        barred: Barred::Buildings,
        ..Modifier::PLAIN
    }),
};

#[test]
fn priest_makes_each_yellow_die_worth_three_more() {
    let scene = || {
        Scene::new(2, "").card(Card::Priest, &[]).cubes(Card::Priest, Blue, 1).dice("Y6@blue Y2@blue R1@blue")
    };
    let mut farm = scene();
    farm.play(["farm", "cube priest", "dice Y2@blue Y6@blue"]);
    assert_eq!(farm.purse(Blue).0, 20 + 7, "5 + 9, beyond 6 too");
    let mut place = scene();
    place.play(["place city_hall"]);
    assert!(!place.may("cube priest"), "not at City Hall");
}

pub const APPRENTICESHIP: Sheet = Sheet {
    id: "apprenticeship",
    set: Set::Base,
    effect: Effect::Delayed(Modifier {
        value: Value::Each(5),
        barred: Barred::BuildingsAndCathedral,
        mixes: true,
        ..Modifier::PLAIN
    }),
};

#[test]
fn apprenticeship_makes_each_die_worth_five() {
    let scene = || {
        Scene::new(2, "")
            .card(Card::Apprenticeship, &[])
            .cubes(Card::Apprenticeship, Blue, 1)
            .event(Event::War, &[])
            .dice("R1@blue R2@blue W1@blue Y6@blue Y6@green")
    };
    let mut fight = scene();
    fight.play(["fight war", "cube apprenticeship", "dice R1@blue R2@blue", "times 2"]);
    assert_eq!(fight.banners(Event::War), [Blue, Blue], "10 / 4");
    let mut farm = scene();
    farm.play(["farm", "cube apprenticeship", "dice Y6@blue"]);
    assert_eq!(farm.purse(Blue).0, 20 + 2, "a 6 is worth 5 too");
    for barred in ["build", "place palace", "place bishopric", "place city_hall"] {
        let mut scene = scene();
        scene.play([barred]);
        assert!(!scene.may("cube apprenticeship"), "not to {barred}");
    }
}

pub const CONFESSION: Sheet = Sheet {
    id: "confession",
    set: Set::Base,
    effect: Effect::Delayed(Modifier {
        value: Value::EachPlus(2),
        barred: Barred::BuildingsAndCathedral,
        mixes: true,
        ..Modifier::PLAIN
    }),
};

#[test]
fn confession_makes_each_die_worth_two_more() {
    let scene = || {
        Scene::new(2, "")
            .card(Card::Confession, &[])
            .cubes(Card::Confession, Blue, 1)
            .event(Event::War, &[])
            .dice("R6@blue R2@blue W1@blue Y6@blue")
    };
    let mut fight = scene();
    fight.play(["fight war", "cube confession", "dice R2@blue R6@blue", "times 3"]);
    assert_eq!(fight.banners(Event::War), [Blue; 3], "4 + 8, beyond 6 too");
    for barred in ["build", "place palace", "place bishopric", "place city_hall"] {
        let mut scene = scene();
        scene.play([barred]);
        assert!(!scene.may("cube confession"), "not to {barred}");
    }
}

pub const TEMPLAR: Sheet = Sheet {
    id: "templar",
    set: Set::Base,
    effect: Effect::Delayed(Modifier {
        dice: Some(Color::White),
        counts_as: Some(Color::Red),
        value: Value::StandsFor(2),
        barred: Barred::Buildings,
        ..Modifier::PLAIN
    }),
};

#[test]
fn templar_makes_one_white_die_two_red_ones() {
    let mut scene = Scene::new(2, "")
        .card(Card::Templar, &[])
        .cubes(Card::Templar, Blue, 1)
        .event(Event::War, &[])
        .dice("W4@green W1@blue R6@blue");
    scene.play(["fight war", "cube templar"]);
    assert_eq!(scene.offered(), ["dice W4@green"], "twice 1 is not 4, and no red die is added");
    scene.play(["dice W4@green", "times 2"]);
    assert_eq!((scene.banners(Event::War), scene.purse(Blue).0), (vec![Blue, Blue], 18));
}

pub const PILGRIMAGE: Sheet =
    Sheet { id: "pilgrimage", set: Set::Base, effect: Effect::AnyColors(Gain { vp: 2, ..Gain::NOTHING }) };

#[test]
fn pilgrimage_mixes_colors_and_a_mixed_group_takes_only_two_kinds_of_cubes() {
    let scene = || {
        Scene::new(2, "")
            .card(Card::Pilgrimage, &[Blue])
            .card(Card::Monk, &[])
            .card(Card::Confession, &[])
            .cubes(Card::Monk, Blue, 1)
            .cubes(Card::Confession, Blue, 1)
            .dice("R2@blue W2@blue Y2@blue")
    };
    let mut plain = scene();
    plain.play(["use pilgrimage", "plain", "dice R2@blue W2@blue Y2@blue"]);
    assert_eq!(plain.purse(Blue).2, 2);
    let mut confession = scene();
    confession.play(["use pilgrimage", "cube confession", "dice R2@blue W2@blue Y2@blue"]);
    assert_eq!(confession.purse(Blue).2, 4, "12 / 6");
    let mut monk = scene();
    monk.play(["use pilgrimage", "cube monk"]);
    assert_eq!(monk.offered(), ["dice W2@blue"], "one color alone: the white die as three yellow ones");
}

pub const PROCESSION: Sheet =
    Sheet { id: "procession", set: Set::Base, effect: Effect::Own(&Contest(marchers)) };

/// Everybody tied for most dice.
fn marchers(look: Look<'_>, _me: Owner) -> OwnerSet {
    let count = |owner| look.state.square.count(owner);
    let most = look.owners().map(count).max().unwrap_or(0);
    look.owners().filter(|owner| most > 0 && count(*owner) == most).collect()
}

#[test]
fn procession_rewards_most_dice_whosever_they_are() {
    let play = |dice: &str| {
        let mut scene = Scene::new(3, "").card(Card::Procession, &[Blue]).dice("W5@blue").dice(dice);
        scene.play(["use procession", "dice W5@blue"]);
        [Blue, Green, Orange].map(|owner| scene.purse(owner).2)
    };
    assert_eq!(play("R1@blue Y1@green Y2@green"), [0, 2, 0], "the dice just used are gone");
    assert_eq!(play("R1@blue Y1@green"), [2, 2, 0], "everybody tied");
    assert_eq!(play("Y1@green Y1@grey Y2@grey"), [0, 0, 0], "grey competes");
    assert_eq!(play(""), [0, 0, 0], "nobody without dice");
}

#[test]
fn procession_asks_how_often_only_if_it_pays_somebody_else() {
    let uses = |dice: &str| {
        let mut scene = Scene::new(3, "").card(Card::Procession, &[Blue]).dice("W4@blue W6@blue").dice(dice);
        scene.play(["use procession", "dice W4@blue W6@blue"]);
        (scene.offered().first().cloned(), scene.purse(Blue).2)
    };
    let asked = Some("times 1".to_string());
    assert_eq!(uses("R1@blue Y1@green Y2@green"), (asked.clone(), 0));
    assert_eq!(uses("R1@blue Y1@green"), (asked.clone(), 0), "tied");
    assert_ne!(uses("R1@blue R2@blue Y1@green").0, asked, "blue alone");
    assert_eq!(uses("R1@blue R2@blue Y1@green").1, 4);
    assert_ne!(uses("Y1@green Y1@grey Y2@grey").0, asked, "grey gains nothing");
}

pub const GLASSBLOWER: Sheet = Sheet {
    id: "glassblower",
    set: Set::Base,
    effect: Effect::Per(Count::CathedralPairs, Gain { vp: 1, ..Gain::NOTHING }),
};

#[test]
fn glassblower_counts_pairs_of_cubes_on_the_cathedral() {
    let mut scene = Scene::new(2, "")
        .card(Card::Glassblower, &[Blue])
        .dice("W6@blue W6@blue W6@blue")
        .built(Blue, &[1, 2, 3, 3, 3])
        .built(Grey, &[4, 5]);
    scene.play(["use glassblower", "dice W6@blue W6@blue W6@blue"]);
    assert_eq!(scene.purse(Blue).2, 4, "two uses of two pairs");
    assert!(scene.state.buildings.spaces(Building::Palace).iter().all(Option::is_none));
}
