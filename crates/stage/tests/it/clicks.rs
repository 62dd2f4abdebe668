//! How a move is picked on the table of Troyes, and in how few clicks.

use crate::scene::{Scene, die};
use stage::draft::{Asked, Clicked, Draft, How, Reason};
use stage::troyes::Spot;
use tabletop::Notation;
use troyes::actions::Source;
use troyes::board::{Building, Owner};
use troyes::cards::{Card, Event};
use troyes::{Choice, Kind};

fn table() -> Scene {
    Scene::new("R5@blue R6@green W2@blue W3@green Y6@blue Y1@blue Y1@green Y4@grey").hired(Card::Miller)
}

#[test]
fn the_actions_of_a_turn_take_two_clicks_and_three_with_other_dice() {
    let scene = table();
    let actions = [
        Spot::Event(Event::Marauding),
        Spot::Cathedral,
        Spot::Building(Building::CityHall),
        Spot::Card(Card::Miller),
        Spot::Agriculture,
    ];
    for target in actions {
        let (proposal, clicks) = scene.click(&[target, target]);
        assert_eq!(clicks, Some(2), "{target:?}: {:?}", scene.written(&proposal));
    }
    let (proposal, clicks) = scene.click(&[Spot::Cathedral, die("W3@green"), Spot::Cathedral]);
    assert_eq!((clicks, scene.written(&proposal)), (Some(3), vec!["build".into(), "dice W3@green".into()]));
}

#[test]
fn dice_are_picked_before_the_target_or_after_it() {
    let scene = table();
    let before = scene.click(&[die("Y1@green"), die("Y6@blue"), Spot::Agriculture]).0;
    let after = scene.click(&[Spot::Agriculture, die("Y6@blue"), die("Y1@green")]).0;
    assert!(before.is_ready && after.is_ready);
    assert_eq!(scene.written(&before), ["farm", "dice Y6@blue Y1@green"]);
    assert_eq!(before.choices, after.choices);
}

#[test]
fn a_target_comes_with_the_dice_that_cost_nothing_and_reach_most() {
    let scene = table();
    let (farm, _) = scene.click(&[Spot::Agriculture]);
    assert_eq!(scene.written(&farm), ["farm", "dice Y6@blue"], "another 1 would bring nothing more");
    assert_eq!(farm.slots.iter().map(|slot| slot.how).collect::<Vec<_>>(), [How::Picked, How::Default]);
}

#[test]
fn a_citizen_comes_from_the_supply_unless_somebody_else_is_picked() {
    let mut scene = table();
    scene.state.families[Owner::Blue].supply = 2;
    let (placed, _) = scene.click(&[Spot::Building(Building::Palace)]);
    assert_eq!(placed.choices.last(), Some(&Choice::From(Source::Supply)));
    let space = scene.state.buildings.spaces_of(Some(Owner::Blue)).next().unwrap();
    let clicks = [Spot::Building(Building::Palace), Spot::Space(space), Spot::Building(Building::Palace)];
    let (moved, clicks) = scene.click(&clicks);
    assert_eq!((clicks, moved.choices.last()), (Some(3), Some(&Choice::From(Source::Space(space)))));
}

#[test]
fn another_target_keeps_the_dice_that_fit_it() {
    let scene = table();
    let (fields, _) = scene.click(&[die("Y6@blue"), Spot::Agriculture, Spot::Building(Building::CityHall)]);
    assert_eq!(scene.written(&fields)[..2], ["place city_hall", "dice Y6@blue"]);
    let (church, _) = scene.click(&[die("Y6@blue"), Spot::Agriculture, Spot::Cathedral]);
    assert_eq!(scene.written(&church), ["build", "dice W2@blue"]);
}

#[test]
fn influence_is_picked_before_the_die_or_after_it() {
    // Many dice, and nobody at hand: there are more ways to act than anybody has the patience to look through.
    let of_color = |color| {
        format!("{color}1@blue {color}2@blue {color}3@green {color}4@green {color}5@grey {color}6@grey")
    };
    let mut scene = Scene::new(&["R", "W", "Y"].map(of_color).join(" "));
    scene.state.families[Owner::Blue].supply = 0;
    let influence = Spot::Influence(Owner::Blue);
    assert!(scene.click(&[]).0.lit.contains(&influence));
    let (spent, _) = scene.click(&[influence]);
    assert!(spent.misfits.is_empty() && spent.draft.spots().eq([influence]), "{:?}", spent.misfits);
    let fitting: Vec<String> = spent.slots[0]
        .answers
        .iter()
        .filter(|answer| answer.fits)
        .map(|answer| scene.game.write(answer.choice))
        .collect();
    assert_eq!(fitting[..2], ["reroll R1@blue", "reroll R2@blue"], "and no action");
    let before = scene.click(&[influence, die("Y1@blue")]).0;
    let after = scene.click(&[die("Y1@blue"), influence]).0;
    assert_eq!(before.choices, after.choices);
}

#[test]
fn the_general_supply_offers_a_recruit_before_tradesmen() {
    let mut scene = table();
    scene.state.families[Owner::Blue].supply = 0;
    let (proposal, _) = scene.click(&[Spot::Reserve(Owner::Blue)]);
    let mut fitting = proposal.slots[0].answers.iter().filter(|answer| answer.fits);
    assert_eq!(fitting.next().unwrap().choice, Choice::Recruit);
    assert!(fitting.next().is_some(), "who comes from there may also be hired at once");
}

#[test]
fn a_picked_die_is_put_back_by_another_click() {
    let scene = table();
    let (proposal, _) = scene.click(&[die("Y6@blue"), die("Y6@blue")]);
    assert!(proposal.draft.is_empty());
    assert!(proposal.lit.contains(&die("R5@blue")) && proposal.lit.contains(&Spot::Cathedral));
}

#[test]
fn after_a_pick_only_what_completes_it_is_lit() {
    let scene = table();
    let (proposal, _) = scene.click(&[die("W2@blue")]);
    assert!(proposal.lit.contains(&Spot::Cathedral) && proposal.lit.contains(&die("W3@green")));
    assert!(!proposal.lit.contains(&Spot::Agriculture) && !proposal.lit.contains(&die("R5@blue")));
    let (proposal, _) = scene.click(&[Spot::Cathedral]);
    assert!(proposal.lit.contains(&die("W3@green")) && !proposal.lit.contains(&Spot::Agriculture));
}

#[test]
fn every_die_says_why_it_cannot_join() {
    let scene = table();
    let why = |clicks: &[Spot], spot| scene.click(clicks).0.why_not(&scene.game, spot);
    assert_eq!(why(&[Spot::Cathedral], die("R5@blue")), Reason::OtherColor("white"));
    assert_eq!(why(&[die("W2@blue")], die("R5@blue")), Reason::MixedColors("white"));
    assert_eq!(why(&[die("W2@blue")], Spot::Agriculture), Reason::OtherColor("yellow"));
    let three = [die("Y6@blue"), die("Y1@blue"), die("Y4@grey")];
    assert_eq!(why(&three, die("Y1@green")), Reason::TooMany(3));
    let mut poor = table();
    poor.state.families[Owner::Blue].deniers = 5;
    let proposal = poor.click(&[die("Y1@green"), Spot::Agriculture]).0;
    assert_eq!(proposal.why_not(&poor.game, die("Y4@grey")), Reason::TooDear { price: 8, has: 5 });
    let clicked = proposal.clicked(&poor.game, &poor.view(), die("Y4@grey"));
    assert!(matches!(clicked, Clicked::Refused(Reason::TooDear { .. })), "{clicked:?}");
}

#[test]
fn groups_that_reach_the_same_for_more_are_marked() {
    let scene = table();
    let (proposal, _) = scene.click(&[Spot::Agriculture]);
    let dice = &proposal.slots[1];
    let list: Vec<(String, bool)> =
        dice.answers.iter().map(|answer| (scene.game.write(answer.choice), answer.is_dominated)).collect();
    let is_folded = |group: &str| list.iter().find(|(text, _)| text == group).unwrap().1;
    assert!(is_folded("dice Y1@blue Y6@blue"), "6 alone brings 3 deniers too: {list:?}");
    assert!(!is_folded("dice Y6@blue") && !is_folded("dice Y6@blue Y4@grey"));
    assert_eq!(list[0].0, "dice Y6@blue");
}

#[test]
fn an_answer_to_a_later_question_is_kept_as_long_as_it_is_asked() {
    let scene = Scene::new("R6@blue R6@green");
    let asked = Asked { kind: Kind::HowManyCubes, nth: 0 };
    let draft = Draft::default().with(Spot::Event(Event::Marauding)).answering(asked, Choice::Times(1));
    let proposal = scene.propose(&draft.clone().with(die("R6@blue")).with(die("R6@green")));
    let slot = proposal.slots.iter().find(|slot| slot.asked == asked).unwrap();
    assert_eq!((slot.choice(), slot.how), (Some(Choice::Times(1)), How::Picked));
    assert!(proposal.misfits.is_empty() && proposal.is_ready);
    let elsewhere = scene.propose(&Draft { picks: draft.picks[1..].to_vec() });
    assert_eq!(elsewhere.misfits.len(), 1);
    assert_eq!(elsewhere.misfits[0].reason, Reason::NotAsked);
}
