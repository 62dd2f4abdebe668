//! How the King's Challenge ends.

use crate::agenda::Task;
use crate::board::Owner::{Blue, Grey};
use crate::board::VpSource;
use crate::cards::{Card, Character, Event};
use crate::modules::kings_challenge::Rating::{self, Lost, Masterly, Modest, Narrow, Solid, Strong};
use crate::speech::component;
use crate::testing::Scene;
use tabletop::{Components, Game, Seat, Seats, Standing};
use words::Language;

#[test]
fn the_bands_of_the_rating_touch() {
    let bands = [
        (-100, Lost),
        (0, Lost),
        (1, Narrow),
        (5, Narrow),
        (6, Modest),
        (10, Modest),
        (11, Solid),
        (15, Solid),
        (16, Strong),
        (20, Strong),
        (21, Masterly),
        (90, Masterly),
    ];
    for (lead, rating) in bands {
        assert_eq!(Rating::of(lead), rating, "{lead}");
    }
}

/// The end of a game in which the player is so far ahead.
fn ended(lead: i16) -> (Standing, Vec<String>) {
    let scene = Scene::new(1, "")
        .family(Blue, |blue| blue.vp[VpSource::Events as usize] = 30 + lead)
        .family(Grey, |roy| roy.vp[VpSource::Royal as usize] = 30)
        .with(|state| state.round = 4)
        .asking(Task::EndRound);
    (scene.game.standing(&scene.state).unwrap(), scene.story())
}

fn verdict(standing: &Standing) -> String {
    Language::english().text(standing.verdict.as_ref().unwrap())
}

fn said(rating: Rating) -> String {
    Language::english().text(&component(rating.id()).says("rule"))
}

#[test]
fn the_result_is_the_difference_and_has_a_verdict() {
    let (standing, story) = ended(20);
    assert_eq!((standing.total[0] - standing.total[1], standing.winners), (20, Seats::one(Seat(0))));
    assert_eq!(verdict(&standing), format!("+20: {}", said(Strong)));
    assert_eq!(story.last(), Some(&format!("The challenge ends +20. {}", said(Strong))));
    assert_eq!(verdict(&ended(21).0), format!("+21: {}", said(Masterly)));
}

#[test]
fn the_challenge_has_four_rounds() {
    let after = |round: u8| {
        let scene = Scene::new(1, "").with(|state| state.round = round).asking(Task::EndRound);
        scene.game.standing(&scene.state).is_some()
    };
    assert_eq!([1, 2, 3, 4].map(after), [false, false, false, true]);
}

#[test]
fn a_tie_is_le_roys() {
    let (standing, _) = ended(0);
    assert_eq!(standing.winners, Seats::one(Seat(1)));
    assert_eq!(verdict(&standing), format!("+0: {}", said(Lost)));
    assert_eq!(ended(1).0.winners, Seats::one(Seat(0)));
}

#[test]
fn le_roy_is_scored_like_a_player() {
    let scene = Scene::new(1, "").card(Card::Troubadour, &[Grey]).event(Event::War, &[Grey]).with(|state| {
        state.cathedral.build(3, Grey);
    });
    let tradesman = i32::from(scene.game.print(Card::Troubadour).spaces[0]);
    let missing_levels = -2 * 2;
    assert_eq!(scene.game.vp(&scene.state, Seat(1)), tradesman + 1 + missing_levels);
}

#[test]
fn two_of_his_tradesmen_on_a_card_score_both_spaces() {
    let scene = Scene::new(1, "").card(Card::Troubadour, &[]).with(|state| {
        state.city.find_mut(Card::Troubadour).unwrap().spaces = [Some(Grey); 2];
    });
    let both: i32 = scene.game.print(Card::Troubadour).spaces.map(i32::from).iter().sum();
    assert_eq!(scene.game.vp(&scene.state, Seat(1)), both - 6);
}

#[test]
fn the_characters_left_in_the_pile_score_both_at_the_end() {
    let with = |pile: &[Character]| {
        let scene = Scene::new(1, "")
            .citizens(Grey, &["palace 1", "palace 2", "palace 3", "palace 4"])
            .with(|state| state.pile = pile.iter().copied().collect());
        [0, 1].map(|seat| scene.game.vp(&scene.state, Seat(seat)))
    };
    assert_eq!(with(&[]), [-6, -6]);
    assert_eq!(with(&[Character::ChretienDeTroyes]), [-6, -5]);
    assert_eq!(with(&[Character::ThibautIi, Character::HuguesDePayns]), [3, -6]);
}

#[test]
fn a_recalled_character_is_not_scored_again() {
    let mut scene = Scene::new(1, "")
        .dice("R1@blue R1@grey")
        .citizens(Grey, &["palace 1", "palace 2", "palace 3", "palace 4"])
        .with(|state| state.pile = [Character::ChretienDeTroyes].into_iter().collect())
        .asking(Task::RoyTurn);
    let before = scene.game.vp(&scene.state, Seat(1));
    scene.play(["roll 4 4"]);
    assert_eq!(scene.game.vp(&scene.state, Seat(1)), before);
}

#[test]
fn every_result_and_rating_is_a_sheet() {
    let game = Scene::new(1, "").game;
    let sheets: Vec<&str> = game.cards().into_iter().map(|sheet| sheet.component.id).collect();
    for concern in game.touchable_components() {
        assert!(sheets.contains(&concern), "{concern}");
    }
    assert!(sheets.contains(&"roy_12") && sheets.contains(&"rating_masterly"));
    let two = Scene::new(2, "").game;
    assert!(
        !two.touchable_components().contains(&"roy_7")
            && two.cards().iter().all(|sheet| sheet.component.id != "roy_7")
    );
}

#[test]
fn the_sheets_say_what_each_edition_does() {
    let rule = |options: &str, id: &str| {
        let cards = Scene::new(1, options).game.cards();
        Language::english().card(cards.iter().find(|sheet| sheet.component.id == id).unwrap()).rule
    };
    assert!(rule("", "roy_2").contains("3 VP") && rule("english-king", "roy_2").contains("2 VP"));
    assert_ne!(rule("", "roy_4"), rule("english-king", "roy_4"));
    assert_ne!(rule("", "roy_7"), rule("english-king", "roy_7"));
}
