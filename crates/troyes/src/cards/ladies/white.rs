//! The white Activity cards of The Ladies of Troyes.

use crate::agenda::Task;
use crate::board::{Color, Owner, SITES};
use crate::cards::effect::{Own, Uses};
use crate::cards::{Barred, Card, Count, Effect, Gain, Modifier, Price, Set, Sheet, Tally, Value};
use crate::choice::Choice;
use crate::options::Activities;
use crate::play::{Look, Play};
#[cfg(test)]
use crate::{
    board::Owner::{Blue, Green, Grey, Orange},
    cards::Event,
    testing::Scene,
};
use tabletop::{Phrase, phrase};

pub const BISHOP: Sheet = Sheet {
    id: "bishop",
    set: Set::Ladies,
    effect: Effect::Per(Count::CathedralCubes, Gain { deniers: 1, ..Gain::NOTHING }),
};

#[test]
fn bishop_counts_ones_own_cubes_on_the_cathedral() {
    let mut scene = Scene::new(2, "ladies-cards")
        .card(Card::Bishop, &[Blue])
        .built(Blue, &[1, 1, 5])
        .built(Green, &[4])
        .dice("W6@blue R1@green");
    scene.play(["use bishop", "dice W6@blue"]);
    assert_eq!(scene.purse(Blue).0, 20 + 2 * 3);
}

pub const AUGUSTINE: Sheet = Sheet {
    id: "augustine",
    set: Set::Ladies,
    effect: Effect::Delayed(Modifier {
        dice: Some(Color::Yellow),
        value: Value::CubeIsDie(6),
        barred: Barred::Buildings,
        ..Modifier::PLAIN
    }),
};

#[test]
fn augustine_is_a_yellow_six_beside_one_or_two_dice() {
    let scene = || {
        Scene::new(2, "ladies-cards")
            .card(Card::Augustine, &[])
            .cubes(Card::Augustine, Blue, 1)
            .dice("Y1@blue Y2@blue Y3@green R5@blue")
    };
    let mut farmer = scene();
    farmer.play(["farm", "cube augustine"]);
    let offered = farmer.offered();
    assert!(
        offered.contains(&"dice Y1@blue".into()) && offered.iter().all(|dice| dice.matches('Y').count() <= 2)
    );
    farmer.play(["dice Y1@blue Y3@green"]);
    assert_eq!(farmer.purse(Blue).0, 20 - 6 + (1 + 3 + 6) / 2, "as one of three dice");
    assert!(!scene().play(["place city_hall"]).may("cube augustine"));
    assert!(
        !scene().play(["fight marauding", "cube augustine"]).may("dice R5@blue"),
        "only beside yellow dice"
    );
}

pub const CHIEF_TEMPLAR: Sheet = Sheet {
    id: "chief_templar",
    set: Set::Ladies,
    effect: Effect::Delayed(Modifier {
        dice: Some(Color::Red),
        price: Price::OneForTwoFromEach,
        ..Modifier::PLAIN
    }),
};

#[test]
fn chief_templar_buys_a_red_die_of_each_for_two() {
    let scene = || {
        Scene::new(3, "ladies-cards")
            .card(Card::ChiefTemplar, &[])
            .cubes(Card::ChiefTemplar, Blue, 1)
            .dice("R1@green R2@green R3@orange R4@grey W4@blue")
    };
    let price = |dice: &str| {
        let mut scene = scene();
        scene.play(["fight marauding", "cube chief_templar", dice]);
        (20 - scene.purse(Blue).0, scene.purse(Green).0 - 20, scene.purse(Orange).0 - 20)
    };
    assert_eq!(price("dice R2@green R3@orange R4@grey"), (6, 2, 2));
    assert_eq!(price("dice R1@green R2@green R3@orange"), (10, 8, 2));
}

#[test]
fn chief_templar_is_hired_with_influence() {
    let scene = |influence| {
        Scene::new(2, "ladies-cards")
            .card(Card::ChiefTemplar, &[])
            .family(Blue, |family| family.influence = influence)
            .dice("W4@blue R1@green")
    };
    assert!(!scene(4).may("use chief_templar"));
    let mut hired = scene(5);
    hired.play(["use chief_templar", "dice W4@blue"]);
    assert_eq!((hired.purse(Blue), hired.state.city.cubes(Card::ChiefTemplar, Blue)), ((20, 0, 0), 1));
    assert!(
        !scene(6).family(Blue, |family| family.supply = 0).may("use chief_templar"),
        "5 and 2 to recruit"
    );
}

pub const HERBALIST: Sheet = Sheet {
    id: "herbalist",
    set: Set::Ladies,
    effect: Effect::Delayed(Modifier {
        dice: Some(Color::White),
        counts_as: Some(Color::Red),
        value: Value::StandsFor(3),
        barred: Barred::Buildings,
        ..Modifier::PLAIN
    }),
};

#[test]
fn herbalist_makes_one_white_die_three_red_ones() {
    let mut scene = Scene::new(2, "ladies-cards")
        .card(Card::Herbalist, &[])
        .cubes(Card::Herbalist, Blue, 1)
        .event(Event::War, &[])
        .dice("W4@green W4@green R1@blue");
    scene.play(["fight war"]);
    assert_eq!(scene.offered(), ["cube herbalist"], "the red die alone is too weak");
    scene.play(["cube herbalist"]);
    assert_eq!(scene.offered(), ["dice W4@green"], "one die and no other");
    scene.play(["dice W4@green", "times 3"]);
    assert_eq!((scene.banners(Event::War), scene.purse(Blue)), (vec![Blue; 3], (18, 13, 0)));
}

pub const MASTER_BUILDER: Sheet =
    Sheet { id: "master_builder", set: Set::Ladies, effect: Effect::Own(&MasterBuilder) };

#[derive(Debug)]
struct MasterBuilder;

impl Own for MasterBuilder {
    fn asks_how_often(&self, _look: Look<'_>, _owner: Owner) -> bool {
        true
    }

    fn begin(&self, play: &mut Play<'_>, uses: Uses) {
        if uses.left > 0 {
            play.push(Task::Own(uses));
        }
    }

    fn is_idle(&self, look: Look<'_>, _uses: Uses) -> bool {
        (1..=SITES).all(|site| look.state.cathedral.is_full(site))
    }

    fn choices(&self, look: Look<'_>, _uses: Uses, out: &mut Vec<Choice>) {
        out.extend((1..=SITES).filter(|site| !look.state.cathedral.is_full(*site)).map(Choice::Site));
    }

    fn choose(&self, play: &mut Play<'_>, uses: Uses, choice: Choice) {
        if let Choice::Site(site) = choice {
            play.build(play.game.owner(uses.seat), site);
            self.begin(play, Uses { left: uses.left - 1, ..uses });
        }
    }

    fn question(&self, _look: Look<'_>, uses: Uses) -> Phrase {
        phrase!("troyes-ask-master-builder", left = uses.left)
    }
}

impl Look<'_> {
    /// Whether the Master Builder in the city lets players build a fourth level.
    pub(crate) fn has_fourth_level(self) -> bool {
        let may_be = self.game.options.activities != Activities::Base;
        may_be && self.state.city.find(Card::MasterBuilder).is_some()
    }
}

#[test]
fn master_builder_builds_anywhere_and_a_fourth_level() {
    let mut scene = Scene::new(2, "ladies-cards")
        .card(Card::MasterBuilder, &[Blue])
        .built(Grey, &[2, 2, 2, 5, 5, 5, 5])
        .dice("W6@blue W6@blue W2@green");
    scene.play(["use master_builder", "dice W6@blue W6@blue", "times 2"]);
    assert_eq!(
        scene.offered(),
        ["site 1", "site 2", "site 3", "site 4", "site 6"],
        "site 5 is full to the top"
    );
    scene.play(["site 2", "site 6"]);
    assert_eq!((scene.state.cathedral.at(2, 3), scene.state.cathedral.at(6, 0)), (Some(Blue), Some(Blue)));
    assert_eq!(scene.purse(Blue), (20, 13, 2), "1 influence for a low site, 2 for a high one");
    assert!(!scene.may("build"), "the fourth level is not built with a plain white 2");
}

#[test]
fn master_builder_stops_at_the_top() {
    let sites: Vec<u8> = [1, 2, 3, 4, 5, 6].repeat(4);
    let mut scene = Scene::new(2, "ladies-cards")
        .card(Card::MasterBuilder, &[Blue])
        .built(Grey, &sites[..23])
        .dice("W6@blue W6@blue W2@green");
    scene.play(["use master_builder", "dice W6@blue W6@blue", "times 2"]);
    assert_eq!(scene.offered(), ["site 6"]);
    scene.play(["site 6"]);
    assert_eq!((scene.asked(), scene.purse(Blue).2), (Some(Green), 1));
}

#[test]
fn a_missing_fourth_level_costs_two_points_if_the_master_builder_was_revealed() {
    let scene = Scene::new(2, "ladies-cards").built(Blue, &[2, 2, 2, 2]);
    let vp = |scene: &Scene| (scene.look().vp(Blue), scene.look().vp(Green));
    assert_eq!(vp(&scene), (0, -6));
    assert_eq!(vp(&scene.card(Card::MasterBuilder, &[])), (0, -8));
}

pub const PREACHER: Sheet = Sheet {
    id: "preacher",
    set: Set::Ladies,
    effect: Effect::Delayed(Modifier { value: Value::AllLikeOne, ..Modifier::PLAIN }),
};

#[test]
fn preacher_makes_all_dice_like_one() {
    let mut scene = Scene::new(2, "ladies-cards")
        .card(Card::Preacher, &[])
        .cubes(Card::Preacher, Blue, 2)
        .dice("W1@blue W5@blue W3@green Y1@green");
    scene.play(["build", "cube preacher"]);
    assert!(scene.may("dice W1@blue W5@blue W3@green*"), "a bought die may be the one");
    scene.play(["dice W1@blue W5@blue*"]);
    assert_eq!(scene.state.cathedral.height(5), 2, "both climb site 5");
    assert_eq!(scene.state.city.cubes(Card::Preacher, Blue), 1);
}

pub const SCRIBE: Sheet = Sheet {
    id: "scribe",
    set: Set::Ladies,
    effect: Effect::Per(Count::EventsTaken, Gain { vp: 1, ..Gain::NOTHING }),
};

#[test]
fn scribe_counts_events_taken() {
    let mut scene = Scene::new(2, "ladies-cards")
        .card(Card::Scribe, &[Blue])
        .family(Blue, |family| {
            family.taken = [Event::War, Event::Heresy, Event::Drought].into_iter().collect()
        })
        .family(Green, |family| family.taken.insert(Event::Support))
        .dice("W5@blue W2@blue R1@green");
    scene.play(["use scribe", "dice W2@blue W5@blue"]);
    assert_eq!(scene.purse(Blue).2, 3);
}

pub const HERMIT: Sheet =
    Sheet { id: "hermit", set: Set::Ladies, effect: Effect::UntilEnd(Tally::EachLessAll(9)) };

#[test]
fn hermit_takes_as_many_cubes_as_the_player_likes() {
    let mut scene =
        Scene::new(2, "ladies-cards").card(Card::Hermit, &[Blue]).dice("W6@blue W6@blue R1@green");
    scene.play(["use hermit", "dice W6@blue W6@blue"]);
    assert_eq!(scene.offered(), ["times 1", "times 2"]);
    scene.play(["times 1"]);
    assert_eq!(scene.state.city.cubes(Card::Hermit, Blue), 1);
}

/// The rulebook's example: 2, 3 and 1 cubes make each worth 3 VP.
#[test]
fn hermit_is_worth_less_the_more_cubes_he_has() {
    let scene = |cubes: [u8; 3]| {
        let mut scene = Scene::new(3, "ladies-cards").card(Card::Hermit, &[]);
        for (owner, cubes) in [Blue, Orange, Green].into_iter().zip(cubes) {
            scene = scene.cubes(Card::Hermit, owner, cubes);
        }
        let row = scene.row("Hermit").unwrap();
        let levels = -6;
        assert_eq!(scene.look().vp(Blue), row[0] + levels);
        [row[0], row[2], row[1]]
    };
    assert_eq!(scene([2, 3, 1]), [6, 9, 3]);
    assert_eq!(scene([4, 5, 1]), [0, 0, 0], "never less than nothing");
}

pub const NUN: Sheet = Sheet {
    id: "nun",
    set: Set::Ladies,
    effect: Effect::Per(Count::DiceInDistrict(Color::White), Gain { vp: 1, ..Gain::NOTHING }),
};

#[test]
fn nun_counts_white_dice_left_on_ones_own_district() {
    let mut scene = Scene::new(2, "ladies-cards,purple")
        .card(Card::Nun, &[Blue])
        .dice("W5@blue W5@blue W1@blue W2@blue W3@green R1@blue P1@blue");
    scene.play(["use nun", "dice W5@blue W5@blue"]);
    assert_eq!(scene.purse(Blue).2, 2 * 2);
}
