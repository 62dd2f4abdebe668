//! The worked examples of the base game's rulebook, each by name. Blue is Anaëlle, green Fanny, orange Geoffrey, natural Amélie.

use crate::agenda::Task;
use crate::board::Building::{Bishopric, CityHall, Palace};
use crate::board::Owner::{Blue, Green, Grey, Natural, Orange};
use crate::cards::{Card, Event};
use crate::testing::Scene;

#[test]
fn initial_placement_is_a_snake_and_neutral_citizens_fill_the_rest() {
    let mut scene = Scene::new(4, "").with(|state| {
        state.round = 0;
        for owner in [Blue, Green, Orange, Natural] {
            (state.families[owner].supply, state.families[owner].reserve) = (4, 8);
        }
    });
    scene = scene.asking(Task::Settle(0));
    let order = [Blue, Green, Orange, Natural, Natural, Orange, Green, Blue];
    let spaces = [
        "palace 6",
        "bishopric 1",
        "city_hall 1",
        "palace 5",
        "palace 4",
        "city_hall 2",
        "bishopric 2",
        "city_hall 3",
        "city_hall 4",
        "bishopric 3",
        "bishopric 4",
        "palace 3",
        "bishopric 5",
        "city_hall 5",
        "city_hall 6",
        "bishopric 6",
    ];
    for (turn, space) in spaces.into_iter().enumerate() {
        assert_eq!(scene.asked(), Some(order[turn % 8]), "citizen {turn}");
        scene.play([format!("settle {space}").as_str()]);
    }
    assert_eq!(
        scene.state.buildings.spaces(Palace)[..2],
        [Some(Grey), Some(Grey)],
        "the two spaces left in the Palace"
    );
    assert_eq!((scene.state.round, scene.state.buildings.standing(Grey)), (1, 2));
}

#[test]
fn income_and_salaries() {
    let scene = Scene::new(4, "")
        .citizens(Blue, &["bishopric 1", "palace 1", "city_hall 1", "city_hall 2"])
        .citizens(Green, &["bishopric 2", "bishopric 3", "bishopric 4", "city_hall 3"])
        .citizens(Orange, &["bishopric 5", "city_hall 4", "city_hall 5", "city_hall 6"])
        .citizens(Natural, &["bishopric 6", "palace 2", "palace 3", "palace 4"])
        .with(|state| {
            [Blue, Green, Orange, Natural].iter().for_each(|owner| state.families[*owner].deniers = 5)
        })
        .asking(Task::Effect(0))
        .with(|state| state.agenda.push(Task::Workforce))
        .with(|state| state.agenda.push(Task::Income));
    let mut scene = scene;
    scene.run();
    assert_eq!([Blue, Green, Orange, Natural].map(|owner| scene.purse(owner).0), [12, 12, 14, 8]);
}

#[test]
fn the_workforce_is_rolled_by_everybody_and_for_grey() {
    let mut scene = Scene::new(2, "")
        .citizens(Blue, &["city_hall 1", "city_hall 2", "bishopric 1", "palace 1"])
        .citizens(Grey, &["palace 2", "palace 3"])
        .asking(Task::Effect(0))
        .with(|state| state.agenda.push(Task::Workforce));
    scene.play(["roll 4 1 3 6 2 5"]);
    assert_eq!(scene.state.square.pool(Blue).to_string(), "R4 W1 Y3 Y6");
    assert_eq!(scene.state.square.pool(Grey).to_string(), "R2 R5");
}

#[test]
fn war_calls_a_white_card_and_its_black_dice_are_beaten() {
    let mut scene = Scene::new(4, "").dice("R4@blue W6@blue W1@green Y3@green").with(|state| {
        state.agenda.clear();
        state.agenda.push(Task::Effect(0));
        state.agenda.push(Task::Arrive(crate::board::Color::Red));
    });
    scene.play(["draw war", "draw theological_conflict", "roll 2", "roll 4 6 1"]);
    assert_eq!(scene.asked(), Some(Blue));
    scene.play(["counter 1 6", "with R4"]);
    assert_eq!(scene.purse(Blue).1, 12, "two black dice with one red 4, which counts 8");
    assert_eq!(scene.asked(), Some(Green), "the 4 goes to the left");
    scene.play(["counter 4", "with W1 Y3"]);
    assert_eq!(scene.purse(Green).1, 11);
    assert_eq!(scene.state.square.pool(Green).to_string(), "");
}

#[test]
fn a_bought_die_costs_two_four_or_six_by_the_size_of_the_group() {
    let scene =
        || Scene::new(3, "").card(Card::Merchant, &[Blue]).dice("Y5@blue Y6@blue Y5@orange W3@blue W4@green");
    let mut yellow = scene();
    yellow.play(["use merchant", "dice Y5@blue Y6@blue Y5@orange"]);
    assert_eq!((yellow.purse(Blue).0, yellow.purse(Orange).0), (20 - 6 + 16, 26), "a third die for 6");
    let mut white = scene();
    white.play(["build", "dice W3@blue W4@green"]);
    assert_eq!((white.purse(Blue).0, white.purse(Green).0), (16, 24), "a second die for 4");
}

#[test]
fn a_merchant_is_hired_and_used_eight_times() {
    let mut scene = Scene::new(3, "").card(Card::Merchant, &[]).dice("Y5@blue Y6@blue Y5@orange");
    scene.play(["use merchant", "dice Y5@blue Y6@blue Y5@orange", "from supply"]);
    assert_eq!(scene.purse(Blue).0, 20 - 6 - 4 + 16);
    let activity = scene.state.city.find(Card::Merchant).unwrap();
    assert_eq!((activity.spaces, scene.game.print(Card::Merchant).spaces[0]), ([Some(Blue), None], 2));
}

#[test]
fn a_priest_is_hired_and_takes_three_cubes() {
    let mut scene = Scene::new(2, "")
        .card(Card::Priest, &[])
        .dice("W5@green W4@blue")
        .asking(Task::Turn(tabletop::Seat(1)));
    scene.play(["use priest", "dice W4@blue W5@green", "from supply"]);
    assert_eq!((scene.purse(Green).0, scene.purse(Blue).0), (20 - 4 - 6, 24));
    assert_eq!(scene.state.city.cubes(Card::Priest, Green), 3);
}

#[test]
fn three_dice_build_three_sites_of_the_cathedral() {
    let mut scene = Scene::new(4, "")
        .dice("W5@orange W2@green W4@natural")
        .built(Green, &[4])
        .family(Orange, |family| family.influence = 4)
        .asking(Task::Turn(tabletop::Seat(2)));
    scene.play(["build", "dice W2@green W5@orange W4@natural"]);
    assert_eq!(scene.purse(Orange), (20 - 12, 4 + 5, 3));
    assert_eq!((scene.purse(Green).0, scene.purse(Natural).0), (26, 26));
    let cathedral = &scene.state.cathedral;
    assert_eq!([cathedral.at(2, 0), cathedral.at(5, 0), cathedral.at(4, 1)], [Some(Orange); 3]);
}

#[test]
fn the_conflict_of_succession_is_countered_with_a_tie_for_first() {
    let event = Event::ConflictOfSuccession;
    let mut scene = Scene::new(4, "")
        .event(event, &[Orange, Blue, Orange])
        .dice("R2@natural R3@natural R4@natural Y1@blue")
        .asking(Task::Turn(tabletop::Seat(3)));
    scene.play(["fight conflict_of_succession", "dice R2@natural R3@natural R4@natural", "times 2"]);
    assert_eq!([Blue, Orange, Natural].map(|owner| scene.purse(owner).2), [0, 3, 3]);
    assert_eq!(scene.purse(Natural).1, 12);
    assert!(scene.of(Orange).taken.contains(event), "Geoffrey was there before Amélie");
    assert!(scene.state.queue.find(event).is_none());
}

#[test]
fn placing_on_city_hall_may_expel_ones_own() {
    for die in ["Y1@orange", "Y6@orange"] {
        let mut scene = Scene::new(3, "")
            .citizens(Orange, &["city_hall 1"])
            .citizens(Green, &["city_hall 2"])
            .dice(die)
            .asking(Task::Turn(tabletop::Seat(1)));
        scene.play(["place city_hall", &format!("dice {die}"), "from supply"]);
        assert_eq!(scene.state.buildings.spaces(CityHall)[..2], [Some(Green), Some(Orange)], "{die}");
    }
}

#[test]
fn placing_on_the_palace_expels_who_stands_there() {
    let mut scene = Scene::new(4, "").citizens(Natural, &["palace 3"]).dice("R3@grey R1@blue");
    scene.play(["place palace", "dice R3@grey", "from supply"]);
    assert_eq!(scene.purse(Blue).0, 18, "2 deniers to the bank");
    assert_eq!(scene.state.buildings.spaces(Palace)[2], Some(Blue));
    assert!(scene.state.buildings.lying(Palace).contains(Natural));
    assert!(scene.state.buildings.spaces(Bishopric).iter().all(Option::is_none));
}

#[test]
fn influence_rolls_again_and_turns_over_before_an_action() {
    let mut scene = Scene::new(3, "").dice("R1@grey Y2@orange").asking(Task::Turn(tabletop::Seat(2)));
    scene.play(["reroll Y2@orange", "roll 1", "turnover", "turn Y1@orange"]);
    assert_eq!(scene.purse(Orange).1, 10 - 1 - 4);
    scene.play(["fight marauding", "dice Y6@orange", "times 2"]);
    assert_eq!((scene.purse(Orange).1, scene.banners(Event::Marauding)), (7, vec![Orange, Orange]));
}
