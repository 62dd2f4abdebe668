//! A test for every ruling on the base game that no card's own test holds; RULINGS.md names them.

use crate::agenda::Task;
use crate::board::Building::{Bishopric, CityHall, Palace};
use crate::board::Owner::{Blue, Green, Grey, Orange};
use crate::board::{Color, Owner, Space};
use crate::cards::{Card, Character, Event};
use crate::options::Options;
use crate::testing::Scene;
use tabletop::{Awaited, Game, Pending, Seat, Viewer};

#[test]
fn rounds() {
    let rounds = |players| Options::parse(players, "").unwrap().rounds();
    assert_eq!([1, 2, 3, 4].map(rounds), [4, 4, 5, 6]);
}

#[test]
fn placement_with_two_begins_with_neutral_citizens() {
    let scene = Scene::new(2, "");
    let start = scene.game.start();
    assert_eq!(start.buildings.standing(Grey), 6);
    assert_eq!(start.buildings.spaces(Palace)[1], Some(Grey));
    assert_eq!(start.families[Blue].supply, 6);
}

#[test]
fn called_deck_empty() {
    let mut scene = Scene::new(2, "").dice("Y1@blue").with(|state| {
        for event in
            [Event::TheologicalConflict, Event::Heresy, Event::TravelingBuilders, Event::InterruptedWork]
        {
            state.seen.insert(event);
        }
        state.agenda.clear();
        state.agenda.push(Task::Effect(0));
        state.agenda.push(Task::Arrive(Color::Red));
    });
    scene.play(["draw war"]);
    assert_eq!(scene.state.queue.len(), 2, "War calls white, and no white card is left");
    assert_eq!(scene.game.pending(&scene.state), Pending::Chance(Awaited::Roll { dice: 3, sides: 6 }));
}

#[test]
fn income() {
    let mut scene = Scene::new(2, "")
        .citizens(Blue, &["palace 1", "palace 2", "palace 3", "palace 4", "palace 5", "palace 6"])
        .family(Blue, |family| (family.deniers, family.vp[0]) = (0, 9))
        .with(|state| {
            state.agenda.clear();
            state.agenda.push(Task::Effect(0));
            state.agenda.push(Task::Workforce);
            state.agenda.push(Task::Income);
        });
    scene.run();
    assert_eq!(scene.purse(Blue), (0, 10, 7), "12 due, 10 paid, 2 VP lost once");
}

#[test]
fn vp_floor() {
    let mut scene =
        Scene::new(2, "").dice("Y1@blue").family(Blue, |family| (family.vp[0], family.influence) = (1, 0));
    scene = scene.with(|state| state.black.add(6)).asking(Task::Black(Seat(0)));
    assert_eq!(scene.purse(Blue).2, 0, "1 VP left, 1 is lost");
    assert_eq!(scene.look().vp(Blue), -6, "the final tally is plain arithmetic: three levels without a cube");
}

#[test]
fn vp_secret() {
    let seen = |options: &str, viewer| {
        let scene = Scene::new(2, options).family(Green, |family| family.vp[0] = 7);
        scene.game.view(&scene.state, viewer).table().families[Green].tokens()
    };
    assert_eq!(seen("", Viewer::Seat(Seat(0))), 0);
    assert_eq!(seen("", Viewer::Spectator), 0);
    assert_eq!(seen("", Viewer::Seat(Seat(1))), 7);
    assert_eq!(seen("open-vp", Viewer::Seat(Seat(0))), 7);
}

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

#[test]
fn gap() {
    let mut scene = Scene::new(2, "")
        .event(Event::Brigands1, &[Blue, Blue])
        .event(Event::Drought, &[])
        .event(Event::War, &[])
        .dice("R3@blue Y1@green");
    scene.play(["fight brigands_1", "dice R3@blue"]);
    let queue: Vec<Event> = scene.state.queue.iter().map(|menace| menace.event).collect();
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

#[test]
fn cathedral() {
    let mut scene = Scene::new(2, "").dice("W3@blue W3@blue W5@blue").built(Green, &[3, 5, 5, 5]);
    scene.play(["build"]);
    assert_eq!(
        scene.offered(),
        ["dice W3@blue", "dice W3@blue W3@blue"],
        "site 5 is full, a group with it impossible"
    );
    scene.play(["dice W3@blue W3@blue"]);
    assert_eq!(scene.state.cathedral.height(3), 3, "equal dice climb the same site");
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

#[test]
fn tie() {
    let scene = Scene::new(2, "").asking(Task::Over);
    let standing = scene.game.standing(&scene.state).unwrap();
    assert_eq!((standing.total, standing.winners.len()), (vec![-6, -6], 2));
}

#[test]
fn characters_score_everybody() {
    let deal = |owner: Owner, character| {
        move |state: &mut crate::State| state.families[owner].characters.push(character)
    };
    let score = |players| {
        Scene::new(players, "")
            .with(deal(Blue, Character::LeFlorentin))
            .with(deal(Green, Character::UrbainIv))
            .card(Card::Merchant, &[Green])
            .card(Card::Tithe, &[Green])
            .built(Green, &[1, 2, 3])
            .asking(Task::Over)
    };
    let row = |scene: &Scene, name: &str| {
        let rows = scene.game.standing(&scene.state).unwrap().rows;
        rows.into_iter().find(|row| row.source == name).unwrap().vp
    };
    assert_eq!(row(&score(3), "Le Florentin"), [0, 1, 0], "blue's character rewards green");
    assert_eq!(row(&score(3), "Urbain IV"), [0, 1, 0]);
    assert_eq!(row(&score(2), "Urbain IV"), [0, 0], "with two players it takes four cubes");
}

#[test]
fn the_final_tally_counts_events_tradesmen_and_levels() {
    let scene = Scene::new(3, "")
        .event(Event::Marauding, &[Blue])
        .event(Event::War, &[Blue, Green])
        .card(Card::Priest, &[Green, Blue, Orange])
        .built(Blue, &[1, 1])
        .asking(Task::Over);
    let row = |name: &str| {
        scene.game.standing(&scene.state).unwrap().rows.into_iter().find(|row| row.source == name).unwrap().vp
    };
    assert_eq!(row("Events not countered"), [2, 1, 0]);
    assert_eq!(row("Tradesmen"), [1, 3, 0]);
    assert_eq!(row("Cathedral levels without a cube"), [-2, -6, -6]);
    assert_eq!(Space { building: Palace, index: 0 }.to_string(), "palace 1");
}
