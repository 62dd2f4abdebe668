//! What the dice in hand are said to come to.

use crate::scene::{Scene, die};
use stage::troyes::Spot;
use troyes::board::Owner;
use troyes::cards::{Card, Event};

fn facts(scene: &Scene, clicks: &[Spot]) -> Vec<String> {
    let (proposal, _) = scene.click(clicks);
    scene.say(&proposal.tray.unwrap().phrases())
}

#[test]
fn dice_say_what_they_are_worth_pay_and_bring() {
    let scene = Scene::new("Y6@blue Y1@green W1@blue R1@blue");
    let farm = facts(&scene, &[Spot::Agriculture, die("Y6@blue"), die("Y1@green")]);
    assert_eq!(farm, ["worth 7", "4 deniers to Bert", "Agriculture = 3 deniers"]);
    assert_eq!(facts(&scene, &[die("Y1@green")]), ["worth 1", "2 deniers to Bert"]);
}

#[test]
fn a_card_says_what_its_uses_bring_in_all() {
    let scene = Scene::new("Y6@blue Y1@green Y5@blue").hired(Card::Miller);
    let divisor = u32::from(scene.game.print(Card::Miller).divisor);
    let facts = facts(&scene, &[Spot::Card(Card::Miller)]);
    assert_eq!(facts[0], format!("worth 11 of {divisor} needed"));
    assert!(facts[1].starts_with(&format!("{} uses = ", 11 / divisor)), "{facts:?}");
}

#[test]
fn cubes_on_an_event_say_how_many_are_left() {
    let mut scene = Scene::new("R6@blue R6@green");
    let event = scene.state.queue.iter().map(|queued| queued.event).next().unwrap();
    assert_eq!(event, Event::Marauding);
    scene.state.queue.get_mut(0).unwrap().cubes.clear();
    let print = *scene.game.event_print(event);
    let said = facts(&scene, &[Spot::Event(event)]);
    let placed = (6 / print.divisor).min(print.banners);
    let last = said.last().unwrap();
    match print.banners - placed {
        0 => assert!(last.contains("counter"), "{said:?}"),
        left => assert!(last.contains(&format!("{left} left to counter")), "{said:?}"),
    }
    scene.state.queue.get_mut(0).unwrap().cubes.extend(vec![Owner::Blue; print.banners as usize - 1]);
    let (proposal, _) = scene.click(&[Spot::Event(event)]);
    let preview = proposal.preview(&scene.game).unwrap();
    let texts: Vec<_> = preview.consequences.iter().map(|consequence| consequence.text.clone()).collect();
    let said = scene.say(&texts);
    assert!(said[0].contains("is countered: Anna"), "{said:?}");
}

#[test]
fn what_is_given_for_a_use_is_told_with_what_it_brings() {
    let scene = Scene::new("Y6@blue Y6@green").hired(Card::Artisan);
    let said = facts(&scene, &[Spot::Card(Card::Artisan)]);
    let last = said.last().unwrap();
    assert!(
        last.ends_with("deniers for 1 influence") || last.ends_with("deniers for 2 influence"),
        "{said:?}"
    );
}

#[test]
fn fields_that_bring_less_than_they_cost_do_not_glow() {
    let scene = Scene::new("R1@blue Y1@green W3@green");
    let nothing = scene.click(&[]).0;
    assert!(!nothing.is_lit(Spot::Agriculture));
    let farm = scene.click(&[Spot::Agriculture]).0;
    assert!(farm.is_ready, "nobody is kept from it");
    assert_eq!(facts(&scene, &[Spot::Agriculture]).last().unwrap(), "Agriculture = 0 deniers");
    let scene = Scene::new("R1@blue Y6@green");
    assert!(scene.click(&[]).0.is_lit(Spot::Agriculture));
}
