//! The red Activity cards of the base game: arms and courts.

use crate::actions::Dues;
use crate::agenda::Task;
use crate::board::{Building, Color, Owner, OwnerSet};
use crate::cards::contest::Contest;
use crate::cards::effect::{Own, Uses};
use crate::cards::{Card, Count, Effect, Gain, Set, Sheet, Trade};
use crate::happening::{Cause, Happening};
use crate::play::{Look, Play};
use tabletop::Awaited;

pub const ARCHER: Sheet = Sheet { id: "archer", set: Set::Base, effect: Effect::Own(&Archer) };
#[cfg(test)]
use crate::{
    board::Owner::{Blue, Green, Grey, Orange},
    cards::Event,
    testing::Scene,
};

#[derive(Debug)]
struct Archer;

impl Own for Archer {
    fn begin(&self, play: &mut Play<'_>, uses: Uses) {
        play.push(Task::Own(uses));
    }

    fn awaited(&self, _look: Look<'_>, _uses: Uses) -> Option<Awaited> {
        Some(Awaited::Roll { dice: 1, sides: 6 })
    }

    fn chance(&self, play: &mut Play<'_>, uses: Uses, outcome: &[u8]) {
        let Uses { card, seat, left, .. } = uses;
        if left > 1 {
            play.push(Task::Own(Uses { left: left - 1, ..uses }));
        }
        play.tell(Happening::Shot { owner: play.game.owner(seat), face: outcome[0] });
        if outcome[0] >= 3 {
            play.push(Task::Cubes { seat, card, left: 1, each: 1, forgo: true });
        }
    }
}

#[test]
fn archer_rolls_for_each_use_and_hits_on_three() {
    let mut scene = Scene::new(2, "").card(Card::Archer, &[Blue]).event(Event::War, &[]).dice("R6@blue");
    scene.play(["use archer", "dice R6@blue", "roll 2", "roll 3"]);
    assert_eq!(scene.offered(), ["on marauding", "on war", "forgo"]);
    scene.play(["on war", "roll 6", "forgo"]);
    assert_eq!((scene.banners(Event::War), scene.purse(Blue).1), (vec![Blue], 11));
}

pub const CHIVALRY: Sheet = Sheet {
    id: "chivalry",
    set: Set::Base,
    effect: Effect::Per(Count::DiceInDistrict(Color::Red), Gain { cubes: 1, ..Gain::NOTHING }),
};

#[test]
fn chivalry_places_a_cube_for_each_red_die_left() {
    let mut scene = Scene::new(2, "")
        .card(Card::Chivalry, &[Blue])
        .event(Event::War, &[])
        .dice("R5@blue R1@blue R2@blue R6@green");
    scene.play(["use chivalry", "dice R5@blue", "on war", "on marauding"]);
    assert_eq!((scene.banners(Event::War), scene.banners(Event::Marauding)), (vec![Blue], vec![Blue]));
    assert_eq!((scene.purse(Blue).1, scene.asked()), (12, Some(Green)), "two cubes, and no more");
}

#[test]
fn chivalry_may_be_forgone() {
    let mut scene = Scene::new(2, "")
        .card(Card::Chivalry, &[Blue])
        .event(Event::Marauding, &[Green; 3])
        .dice("R5@blue R1@blue R1@blue R3@green");
    scene.play(["use chivalry", "dice R5@blue"]);
    assert_eq!(scene.offered(), ["on marauding", "forgo"]);
    scene.play(["forgo"]);
    assert_eq!(scene.offered(), ["on marauding", "forgo"], "one cube after the other");
    scene.play(["forgo"]);
    assert_eq!((scene.banners(Event::Marauding), scene.purse(Green).2), (vec![Green; 3], 0));
    assert_eq!(scene.asked(), Some(Green));
}

pub const DIPLOMAT: Sheet = Sheet {
    id: "diplomat",
    set: Set::Base,
    effect: Effect::Trade(Trade { pay: Dues::influence(1), gain: Gain { cubes: 1, ..Gain::NOTHING } }),
};

#[test]
fn diplomat_pays_all_influence_before_the_first_cube() {
    let mut scene = Scene::new(2, "")
        .card(Card::Diplomat, &[Blue])
        .event(Event::War, &[])
        .dice("R6@blue")
        .family(Blue, |family| family.influence = 2);
    scene.play(["use diplomat", "dice R6@blue"]);
    assert_eq!(
        scene.offered(),
        ["times 1", "times 2"],
        "the influence gained with a cube cannot pay for the next"
    );
    scene.play(["times 2"]);
    assert!(scene.may("forgo"));
    scene.play(["on war", "on war"]);
    assert_eq!((scene.banners(Event::War), scene.purse(Blue).1), (vec![Blue, Blue], 2));
}

pub const HUNTING: Sheet = Sheet {
    id: "hunting",
    set: Set::Base,
    effect: Effect::Trade(Trade { pay: Dues::NOTHING, gain: Gain { influence: 3, ..Gain::NOTHING } }),
};

#[test]
fn hunting_brings_three_influence_up_to_twenty() {
    let mut scene = Scene::new(2, "").card(Card::Hunting, &[Blue]).dice("R5@blue R4@blue R3@blue");
    scene.play(["use hunting", "dice R3@blue R4@blue R5@blue"]);
    assert_eq!(scene.purse(Blue), (20, 19, 0));
}

pub const MERCENARY: Sheet = Sheet {
    id: "mercenary",
    set: Set::Base,
    effect: Effect::Trade(Trade { pay: Dues::NOTHING, gain: Gain { deniers: 3, ..Gain::NOTHING } }),
};

#[test]
fn mercenary_brings_three_deniers() {
    let mut scene = Scene::new(2, "").card(Card::Mercenary, &[Blue]).dice("R6@blue");
    scene.play(["use mercenary", "dice R6@blue"]);
    assert_eq!(scene.purse(Blue), (26, 10, 0));
}

pub const TAX_COLLECTOR: Sheet =
    Sheet { id: "tax_collector", set: Set::Base, effect: Effect::Own(&TaxCollector) };

#[derive(Debug)]
struct TaxCollector;

impl Own for TaxCollector {
    fn begin(&self, play: &mut Play<'_>, uses: Uses) {
        let collector = play.game.owner(uses.seat);
        let cause = Cause::Card(Card::TaxCollector);
        let citizens =
            |play: &Play<'_>, owner| u16::from(play.state.buildings.count(Building::CityHall, owner));
        for _ in 0..uses.left {
            for owner in play.game.families().filter(|owner| *owner != collector) {
                let due = citizens(play, owner).min(play.state.families[owner].deniers);
                play.lose_deniers(owner, due, cause);
                play.gain_deniers(collector, due, cause);
            }
            let from_bank = citizens(play, Owner::Grey) * play.game.tax_for_grey();
            play.gain_deniers(collector, from_bank, cause);
        }
    }
}

#[test]
fn tax_collector_collects_for_standing_citizens_as_far_as_people_can_pay() {
    let mut scene = Scene::new(3, "")
        .card(Card::TaxCollector, &[Blue])
        .citizens(Blue, &["city_hall 1"])
        .citizens(Green, &["city_hall 2", "city_hall 3"])
        .citizens(Orange, &["city_hall 4", "city_hall 5"])
        .citizens(Grey, &["city_hall 6"])
        .with(|state| state.buildings.lying_mut(Building::CityHall).insert(Green))
        .family(Orange, |family| family.deniers = 1)
        .dice("R5@blue");
    scene.play(["use tax_collector", "dice R5@blue"]);
    assert_eq!([Blue, Green, Orange].map(|owner| scene.purse(owner)), [(24, 10, 0), (18, 10, 0), (0, 10, 0)]);
}

pub const CAPTAIN: Sheet = Sheet {
    id: "captain",
    set: Set::Base,
    effect: Effect::Per(Count::EventsFought, Gain { vp: 1, ..Gain::NOTHING }),
};

#[test]
fn captain_counts_events_with_a_cube_marauding_too() {
    let mut scene = Scene::new(2, "")
        .card(Card::Captain, &[Blue])
        .event(Event::Marauding, &[Blue])
        .event(Event::War, &[Green, Blue, Blue])
        .event(Event::Drought, &[Green])
        .dice("R6@blue R4@blue");
    scene.play(["use captain", "dice R4@blue R6@blue"]);
    assert_eq!(scene.purse(Blue).2, 4, "two uses of two events");
}

pub const JOUST: Sheet = Sheet { id: "joust", set: Set::Base, effect: Effect::Own(&Contest(jousters)) };

/// Everybody tied for most, if the active player is one of them.
fn jousters(look: Look<'_>, me: Owner) -> OwnerSet {
    let strength = |owner| look.state.square.of(owner, Color::Red).sum();
    let mine = strength(me);
    let is_won = mine > 0 && look.owners().all(|owner| strength(owner) <= mine);
    look.owners().filter(|owner| is_won && strength(*owner) == mine).collect()
}

#[test]
fn joust_needs_a_red_die_and_the_greatest_sum_left() {
    let play = |dice: &str| {
        let mut scene = Scene::new(3, "").card(Card::Joust, &[Blue]).dice("R4@blue").dice(dice);
        scene.play(["use joust", "dice R4@blue"]);
        [Blue, Green, Orange].map(|owner| scene.purse(owner).2)
    };
    assert_eq!(play("R3@blue R2@blue R4@green"), [2, 0, 0], "5 against 4");
    assert_eq!(play("R4@blue R4@green R1@orange"), [2, 2, 0], "everybody tied with the active player");
    assert_eq!(play("R1@blue R4@green R4@orange"), [0, 0, 0], "nobody else wins a joust");
    assert_eq!(play("R3@blue R4@grey Y1@green"), [0, 0, 0], "grey competes");
    assert_eq!(play("Y6@blue"), [0, 0, 0], "no red die, no joust");
}

#[test]
fn a_tied_joust_asks_how_often_and_a_won_one_does_not() {
    let scene = |dice: &str| {
        let mut scene = Scene::new(3, "").card(Card::Joust, &[Blue]).dice("R6@blue R2@blue").dice(dice);
        scene.play(["use joust", "dice R2@blue R6@blue"]);
        scene
    };
    let mut tied = scene("R4@blue R4@green R1@orange");
    assert_eq!(tied.offered(), ["times 1", "times 2"]);
    tied.play(["times 1"]);
    assert_eq!([Blue, Green, Orange].map(|owner| tied.purse(owner).2), [2, 2, 0]);
    assert_eq!(scene("R4@blue R3@green").purse(Blue).2, 4, "won");
    assert_eq!(scene("R4@blue R4@grey Y1@green").purse(Blue).2, 4, "tied with grey, whom it brings nothing");
    assert_eq!(scene("R1@blue R4@green").asked(), Some(Green), "lost");
}

pub const TROUBADOUR: Sheet = Sheet {
    id: "troubadour",
    set: Set::Base,
    effect: Effect::Trade(Trade { pay: Dues::influence(3), gain: Gain { vp: 2, ..Gain::NOTHING } }),
};

#[test]
fn troubadour_turns_three_influence_into_two_vp() {
    let mut scene = Scene::new(2, "").card(Card::Troubadour, &[Blue]).dice("R6@blue R6@blue");
    scene.play(["use troubadour", "dice R6@blue R6@blue"]);
    assert_eq!(scene.offered(), ["times 1", "times 2", "times 3"], "10 influence pay three times");
    scene.play(["times 3"]);
    assert_eq!(scene.purse(Blue), (20, 1, 6));
}
