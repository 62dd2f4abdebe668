//! The yellow Activity cards of the base game: crafts and trade.

use crate::actions::Dues;
use crate::board::{Building, Color};
use crate::cards::{Barred, Count, Effect, Gain, Modifier, Set, Sheet, Trade, Value};

pub const ARTISAN: Sheet = Sheet {
    id: "artisan",
    set: Set::Base,
    effect: Effect::Trade(Trade { pay: Dues::influence(1), gain: Gain { deniers: 6, ..Gain::NOTHING } }),
};
#[cfg(test)]
use crate::{
    board::Owner::{Blue, Green},
    cards::Card,
    testing::Scene,
};

#[test]
fn artisan_turns_influence_into_deniers_as_often_as_the_player_says() {
    let scene = || Scene::new(2, "").card(Card::Artisan, &[Blue]).dice("Y4@blue Y5@blue");
    for (times, purse) in [("times 1", (26, 9, 0)), ("times 2", (32, 8, 0))] {
        let mut scene = scene();
        scene.play(["use artisan", "dice Y4@blue Y5@blue", times]);
        assert_eq!(scene.purse(Blue), purse);
    }
    let poor = scene().family(Blue, |family| family.influence = 0);
    assert!(!poor.may("use artisan"), "whoever cannot pay once cannot activate it");
}

pub const MERCHANT: Sheet = Sheet {
    id: "merchant",
    set: Set::Base,
    effect: Effect::Trade(Trade { pay: Dues::NOTHING, gain: Gain { deniers: 2, ..Gain::NOTHING } }),
};

#[test]
fn merchant_brings_two_deniers_a_use() {
    let mut scene = Scene::new(2, "").card(Card::Merchant, &[Blue]).dice("Y5@blue");
    scene.play(["use merchant", "dice Y5@blue"]);
    assert_eq!(scene.purse(Blue), (24, 10, 0));
}

pub const MILLER: Sheet = Sheet {
    id: "miller",
    set: Set::Base,
    effect: Effect::Either([
        (Count::Citizens(Building::Palace), Gain { deniers: 2, ..Gain::NOTHING }),
        (Count::Citizens(Building::Bishopric), Gain { deniers: 2, ..Gain::NOTHING }),
    ]),
};

#[test]
fn miller_counts_standing_citizens_of_the_building_named_for_each_use() {
    let mut scene = Scene::new(2, "")
        .card(Card::Miller, &[Blue])
        .citizens(Blue, &["palace 1", "palace 2", "bishopric 1"])
        .citizens(Green, &["palace 3"])
        .with(|state| state.buildings.lying_mut(Building::Palace).insert(Blue))
        .dice("Y6@blue Y6@blue");
    scene.play(["use miller", "dice Y6@blue Y6@blue", "times 2"]);
    assert_eq!(
        scene.purse(Blue).0,
        20 + 2 * 4 + 2,
        "twice the Palace, once the Bishopric, the expelled not counted"
    );
}

pub const INNKEEPER: Sheet = Sheet {
    id: "innkeeper",
    set: Set::Base,
    effect: Effect::Trade(Trade { pay: Dues::deniers(1), gain: Gain { influence: 1, ..Gain::NOTHING } }),
};

#[test]
fn innkeeper_turns_deniers_into_influence() {
    let mut scene = Scene::new(2, "").card(Card::Innkeeper, &[Blue]).dice("Y3@blue");
    scene.play(["use innkeeper", "dice Y3@blue"]);
    assert_eq!(scene.offered(), ["times 1", "times 2", "times 3"]);
    scene.play(["times 2"]);
    assert_eq!(scene.purse(Blue), (18, 12, 0));
}

pub const BLACKSMITH: Sheet = Sheet {
    id: "blacksmith",
    set: Set::Base,
    effect: Effect::Delayed(Modifier {
        dice: Some(Color::Red),
        value: Value::GroupPlus(5),
        barred: Barred::Buildings,
        ..Modifier::PLAIN
    }),
};

#[test]
fn blacksmith_adds_five_to_the_whole_red_group_but_not_at_the_palace() {
    let scene = || {
        Scene::new(2, "")
            .card(Card::Blacksmith, &[])
            .cubes(Card::Blacksmith, Blue, 1)
            .event(crate::cards::Event::War, &[])
            .dice("R1@blue R2@blue Y6@blue")
    };
    let mut fight = scene();
    fight.play(["fight war", "cube blacksmith", "dice R1@blue R2@blue", "times 2"]);
    assert_eq!(fight.banners(crate::cards::Event::War), [Blue, Blue], "1 + 2 + 5 divided by 4");
    assert_eq!(fight.state.city.cubes(Card::Blacksmith, Blue), 0, "the cube is spent");
    let mut place = scene();
    place.play(["place palace"]);
    assert_eq!(place.offered(), ["dice R1@blue", "dice R2@blue"], "no cube is asked for");
    let mut farm = scene();
    farm.play(["farm"]);
    assert!(!farm.may("cube blacksmith"), "yellow dice are none of its business");
}

pub const MILITIA: Sheet = Sheet {
    id: "militia",
    set: Set::Base,
    effect: Effect::Delayed(Modifier {
        dice: Some(Color::Yellow),
        counts_as: Some(Color::Red),
        ..Modifier::PLAIN
    }),
};

#[test]
fn militia_lets_yellow_dice_serve_as_red_even_at_the_palace() {
    let scene = || {
        Scene::new(2, "")
            .card(Card::Militia, &[])
            .cubes(Card::Militia, Blue, 1)
            .event(crate::cards::Event::War, &[])
            .dice("Y3@blue Y5@blue")
    };
    let mut place = scene();
    place.play(["place palace", "cube militia", "dice Y3@blue", "from supply"]);
    assert_eq!(place.state.buildings.spaces(Building::Palace)[2], Some(Blue));
    let mut fight = scene();
    fight.play(["fight war", "cube militia", "dice Y3@blue Y5@blue", "times 2"]);
    assert_eq!(fight.banners(crate::cards::Event::War), [Blue, Blue]);
    assert!(!Scene::new(2, "").event(crate::cards::Event::War, &[]).dice("Y5@blue").may("fight war"));
}

pub const JOURNEYMAN: Sheet = Sheet {
    id: "journeyman",
    set: Set::Base,
    effect: Effect::Trade(Trade { pay: Dues::deniers(3), gain: Gain { vp: 2, ..Gain::NOTHING } }),
};

#[test]
fn journeyman_turns_three_deniers_into_two_vp() {
    let mut scene = Scene::new(2, "").card(Card::Journeyman, &[Blue]).dice("Y6@blue Y3@blue");
    scene.play(["use journeyman", "dice Y3@blue Y6@blue", "times 3"]);
    assert_eq!(scene.purse(Blue), (11, 10, 6));
    let poor = Scene::new(2, "")
        .card(Card::Journeyman, &[])
        .dice("Y6@blue")
        .family(Blue, |family| family.deniers = 8);
    assert!(!poor.may("use journeyman"), "6 to hire leave 2, and one use costs 3");
}

pub const GOLDSMITH: Sheet = Sheet {
    id: "goldsmith",
    set: Set::Base,
    effect: Effect::Trade(Trade { pay: Dues::NOTHING, gain: Gain { vp: 1, deniers: 2, ..Gain::NOTHING } }),
};

#[test]
fn goldsmith_brings_a_point_and_two_deniers() {
    let mut scene = Scene::new(2, "").card(Card::Goldsmith, &[Blue]).dice("Y5@blue Y4@blue");
    scene.play(["use goldsmith", "dice Y4@blue Y5@blue"]);
    assert_eq!(scene.purse(Blue), (24, 10, 2));
}

pub const SCULPTOR: Sheet = Sheet {
    id: "sculptor",
    set: Set::Base,
    effect: Effect::Trade(Trade { pay: Dues::NOTHING, gain: Gain { vp: 1, ..Gain::NOTHING } }),
};

#[test]
fn sculptor_brings_a_point() {
    let mut scene = Scene::new(2, "").card(Card::Sculptor, &[Blue]).dice("Y6@blue Y5@blue");
    scene.play(["use sculptor", "dice Y5@blue Y6@blue"]);
    assert_eq!(scene.purse(Blue), (20, 10, 3));
}
