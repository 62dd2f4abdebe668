//! The red Activity cards of The Ladies of Troyes.

use crate::actions::Dues;
use crate::agenda::Task;
use crate::board::{Color, Owner};
use crate::cards::effect::{Own, Uses};
use crate::cards::{Barred, Effect, Event, EventSet, Gain, Mixed, Modifier, Set, Sheet, Tally, Trade, Value};
use crate::choice::{Choice, first_two};
use crate::happening::Cause;
use crate::play::{Look, Play};
#[cfg(test)]
use crate::{
    board::Owner::{Blue, Green, Orange},
    cards::Card,
    testing::Scene,
};

pub const RANSOM: Sheet = Sheet {
    id: "ransom",
    name: "Ransom",
    set: Set::Ladies,
    rule: "Each use turns 3 deniers into a cube on an event; the events may differ.",
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

pub const CATAPULT: Sheet = Sheet {
    id: "catapult",
    name: "Catapult",
    set: Set::Ladies,
    rule: "Either put a cube on the card for each use, or take cubes off it, one for each use: each places two cubes on one \
           event, another each time if you like.",
    effect: Effect::Mixed(Mixed { load: Dues::NOTHING, unload: Gain { pairs: 1, ..Gain::NOTHING } }),
};

#[test]
fn catapult_places_two_cubes_on_one_event_for_each_cube() {
    let mut scene = Scene::new(2, "ladies-cards")
        .card(Card::Catapult, &[Blue])
        .cubes(Card::Catapult, Blue, 3)
        .event(Event::War, &[Green; 5])
        .event(Event::Heresy, &[])
        .dice("R6@blue R3@blue R1@green");
    scene.play(["use catapult", "dice R3@blue R6@blue", "unload 2", "on heresy"]);
    assert_eq!((scene.banners(Event::Heresy), scene.asked()), (vec![Blue; 2], Some(Blue)));
    scene.play(["on war"]);
    assert!(
        scene.state.queue.find(Event::War).is_none(),
        "one banner was free: countered, the second cube is lost"
    );
    assert_eq!((scene.purse(Blue).1, scene.state.city.cubes(Card::Catapult, Blue)), (13, 1));
}

pub const SCOUT: Sheet = Sheet {
    id: "scout",
    name: "Scout",
    set: Set::Ladies,
    rule: "Each use lets you pay 1 denier for each event, Marauding included, on which you want to place a cube; one cube on \
           each at most.",
    effect: Effect::Own(&Scout),
};

#[derive(Debug)]
struct Scout;

impl Scout {
    /// Events on which the use going on may still place a cube.
    fn events<'a>(&self, look: Look<'a>, uses: Uses) -> impl Iterator<Item = Event> + use<'a> {
        let has_money = look.state.families[look.game.owner(uses.seat)].deniers > 0;
        look.events_for(uses.card).filter(move |event| has_money && !uses.served.contains(*event))
    }

    fn next_use(&self, play: &mut Play<'_>, uses: Uses) {
        self.begin(play, Uses { left: uses.left - 1, served: EventSet::default(), ..uses });
    }
}

impl Own for Scout {
    /// With nothing left to pay for, or nothing to pay with, the use is over.
    fn begin(&self, play: &mut Play<'_>, uses: Uses) {
        if uses.left == 0 || play.state.families[play.game.owner(uses.seat)].deniers == 0 {
            return;
        }
        if self.events(play.look(), uses).next().is_some() {
            play.push(Task::Own(uses));
        } else {
            self.next_use(play, uses);
        }
    }

    fn choices(&self, look: Look<'_>, uses: Uses, out: &mut Vec<Choice>) {
        out.extend(self.events(look, uses).map(Choice::On));
        out.push(Choice::Forgo);
    }

    fn choose(&self, play: &mut Play<'_>, mut uses: Uses, choice: Choice) {
        let Choice::On(event) = choice else { return self.next_use(play, uses) };
        let owner = play.game.owner(uses.seat);
        uses.served.insert(event);
        play.pay(owner, Dues::deniers(1), Cause::Card(uses.card));
        self.begin(play, uses);
        play.fight(owner, event, 1);
    }

    fn question(&self, _look: Look<'_>, uses: Uses) -> String {
        let uses = crate::say::count(uses.left, "use");
        format!("Scout: on which event do you place a cube for 1 denier? ({uses} left)")
    }
}

#[test]
fn scout_pays_for_a_cube_on_each_event_once_a_use() {
    let mut scene = Scene::new(2, "ladies-cards")
        .card(Card::Scout, &[Blue])
        .event(Event::War, &[])
        .event(Event::Heresy, &[Green; 3])
        .dice("R6@blue R6@blue R1@green");
    scene.play(["use scout", "dice R6@blue R6@blue", "on war"]);
    assert_eq!(scene.offered(), ["on marauding", "on heresy", "forgo"]);
    scene.play(["on heresy"]);
    assert!(scene.state.queue.find(Event::Heresy).is_none(), "its last banner");
    scene.play(["on marauding"]);
    assert_eq!(scene.offered(), ["on marauding", "on war", "forgo"], "the second use begins by itself");
    scene.play(["on war", "forgo"]);
    assert_eq!(scene.banners(Event::War), [Blue; 2]);
    assert_eq!((scene.purse(Blue).0, scene.asked()), (16, Some(Green)));
}

#[test]
fn scout_ends_with_the_last_denier_and_needs_none() {
    let scene = |deniers| {
        let mut scene = Scene::new(2, "ladies-cards")
            .card(Card::Scout, &[Blue])
            .family(Blue, |family| family.deniers = deniers)
            .event(Event::War, &[])
            .dice("R6@blue R6@blue R1@green");
        scene.play(["use scout", "dice R6@blue R6@blue"]);
        scene
    };
    assert_eq!(scene(1).play(["on war"]).asked(), Some(Green));
    assert_eq!(scene(0).asked(), Some(Green));
}

pub const EXECUTIONER: Sheet = Sheet {
    id: "executioner",
    name: "Executioner",
    set: Set::Ladies,
    rule: "Each use brings 1 influence and takes another from the opponent who has most; you say from whom if several have. \
           Each use looks anew.",
    effect: Effect::Own(&Executioner),
};

#[derive(Debug)]
struct Executioner;

impl Executioner {
    /// The opponents with most influence, if they have any.
    fn victims<'a>(&self, look: Look<'a>, uses: Uses) -> impl Iterator<Item = Owner> + Clone + use<'a> {
        let me = look.game.owner(uses.seat);
        let influence = move |owner: Owner| look.state.families[owner].influence;
        let opponents = look.game.families().filter(move |owner| *owner != me);
        let most = opponents.clone().map(influence).max().unwrap_or(0);
        opponents.filter(move |owner| most > 0 && influence(*owner) == most)
    }

    fn take(&self, play: &mut Play<'_>, uses: Uses, victim: Owner) {
        let cause = Cause::Card(uses.card);
        play.lose_influence(victim, 1, cause);
        play.gain_influence(play.game.owner(uses.seat), 1, cause);
    }
}

impl Own for Executioner {
    fn begin(&self, play: &mut Play<'_>, mut uses: Uses) {
        while uses.left > 0 {
            play.gain_influence(play.game.owner(uses.seat), 1, Cause::Card(uses.card));
            match first_two(self.victims(play.look(), uses)) {
                (Some(_), Some(_)) => return play.push(Task::Own(uses)),
                (Some(victim), None) => self.take(play, uses, victim),
                (None, _) => {}
            }
            uses.left -= 1;
        }
    }

    fn choices(&self, look: Look<'_>, uses: Uses, out: &mut Vec<Choice>) {
        out.extend(self.victims(look, uses).map(Choice::Name));
    }

    fn choose(&self, play: &mut Play<'_>, uses: Uses, choice: Choice) {
        if let Choice::Name(victim) = choice {
            self.take(play, uses, victim);
            self.begin(play, Uses { left: uses.left - 1, ..uses });
        }
    }

    fn question(&self, _look: Look<'_>, _uses: Uses) -> String {
        "Executioner: from whom do you take 1 influence?".into()
    }
}

#[test]
fn executioner_takes_from_whoever_has_most_each_time() {
    let mut scene = Scene::new(3, "ladies-cards")
        .card(Card::Executioner, &[Blue])
        .family(Green, |family| family.influence = 8)
        .family(Orange, |family| family.influence = 7)
        .dice("R6@blue R1@green");
    scene.play(["use executioner", "dice R6@blue"]);
    assert_eq!(scene.purse(Blue).1, 10 + 2 + 1, "one from green; the second use has begun");
    assert_eq!(scene.offered(), ["name green", "name orange"]);
    scene.play(["name orange"]);
    assert_eq!([Blue, Green, Orange].map(|owner| scene.purse(owner).1), [16, 6, 6]);
}

#[test]
fn executioner_takes_nothing_where_nothing_is_and_keeps_nothing_beyond_twenty() {
    let scene = |mine, theirs| {
        let mut scene = Scene::new(2, "ladies-cards")
            .card(Card::Executioner, &[Blue])
            .family(Blue, |family| family.influence = mine)
            .family(Green, |family| family.influence = theirs)
            .dice("R4@blue R1@green");
        scene.play(["use executioner", "dice R4@blue"]);
        (scene.purse(Blue).1, scene.purse(Green).1)
    };
    assert_eq!(scene(0, 1), (3, 0));
    assert_eq!(scene(20, 5), (20, 3));
}

pub const SQUIRE: Sheet = Sheet {
    id: "squire",
    name: "Squire",
    set: Set::Ladies,
    rule: "Either put a cube on the card for each use, or take cubes off it, one for each use: 5 influence each.",
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
    name: "Recruiter",
    set: Set::Ladies,
    rule: "The tradesman is hired with influence. A cube is itself a red die of yours worth 6, beside one or two red dice; it \
           counts for the price of those that are bought. Not for placing a citizen, which takes one die.",
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

pub const MARRIAGE: Sheet = Sheet {
    id: "marriage",
    name: "Marriage",
    set: Set::Ladies,
    rule: "Each use turns 7 deniers into 4 VP.",
    effect: Effect::Trade(Trade { pay: Dues::deniers(7), gain: Gain { vp: 4, ..Gain::NOTHING } }),
};

#[test]
fn marriage_turns_seven_deniers_into_four_points() {
    let scene = |deniers| {
        Scene::new(2, "ladies-cards")
            .card(Card::Marriage, &[Blue])
            .family(Blue, |family| family.deniers = deniers)
            .dice("R6@blue R6@blue R1@green")
    };
    assert!(!scene(6).may("use marriage"));
    let mut couple = scene(15);
    couple.play(["use marriage", "dice R6@blue R6@blue", "times 2"]);
    assert_eq!(couple.purse(Blue), (1, 10, 8));
}

pub const FORT: Sheet = Sheet {
    id: "fort",
    name: "Fort",
    set: Set::Ladies,
    rule: "Each die of the group puts a cube on the card and brings 1 VP and 1 influence if it is worth 1 to 3, 2 of each from \
           4 on. At the end of the game whoever has most cubes there gains 3 VP, divided among those tied.",
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
        let row = scene.look().standing().rows.into_iter().find(|row| row.source == "Fort").unwrap();
        row.vp
    };
    assert_eq!(vp(3, 2), [3, 0, 0]);
    assert_eq!(vp(2, 2), [1, 1, 0]);
    assert_eq!(vp(0, 0), [0, 0, 0]);
}

pub const PRINCESS: Sheet = Sheet {
    id: "princess",
    name: "Princess",
    set: Set::Ladies,
    rule: "Each use puts a cube on the card. At the end of the game whoever has most cubes there gains 6 VP, divided among \
           those tied.",
    effect: Effect::UntilEnd(Tally::Most(6)),
};

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
