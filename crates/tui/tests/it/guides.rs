//! Guided first games in the terminal.

use crate::french::check_in_french;
use crate::screens::check;
use crate::world::World;
use guide::Guide;
use ratatui::crossterm::event::KeyCode;
use tabletop::phrase;
use tui::Opening;
use words::{Language, Languages};

/// The number of the step that is read, from 1.
fn step_read(world: &mut World, guide: &Guide, language: Language) -> Option<usize> {
    let screen = world.screen(120, 40);
    let all = guide.steps.len();
    let count = |number: &usize| language.text(&phrase!("page-guide-count", number = *number, all = all));
    (1..=all).rev().find(|number| screen.contains(&format!("· {} ", count(number))))
}

/// Tries the first row of the list, then the last; whether the guide answers that it is something else.
fn is_answered(world: &mut World, guide: &Guide, language: Language, step: usize) -> bool {
    let before = world.steps();
    [KeyCode::Home, KeyCode::End]
        .into_iter()
        .any(|row| world.steps() == before && is_row_answered(world, row, guide, language, step))
}

fn is_row_answered(world: &mut World, row: KeyCode, guide: &Guide, language: Language, step: usize) -> bool {
    let steps = world.steps();
    (0..4).for_each(|_| world.press(KeyCode::Esc));
    // A move has as many questions as it has; then comes its confirmation.
    for key in std::iter::once(row).chain([KeyCode::Enter; 8]) {
        world.press(key);
        if step_read(world, guide, language).is_some() {
            break;
        }
    }
    let said: String = world.screen(120, 40).split_whitespace().collect();
    let is_said = |message: &guide::Message| {
        let text: String = language.text(&message.phrase()).split_whitespace().collect();
        said.contains(&text.chars().take(30).collect::<String>())
    };
    let is_wrong = guide.steps[step - 1].wrong.iter().any(|(_, message)| is_said(message));
    assert!(!is_wrong || world.steps() == steps, "{}, step {step}: it was played", guide.name);
    is_wrong
}

/// Reads and does everything; how many other tries were answered.
fn play(world: &mut World, guide: &Guide, language: Language) -> usize {
    let (mut last, mut answered) = (0, 0);
    for _ in 0..200 {
        let Some(step) = step_read(world, guide, language) else { break };
        assert!(step >= last, "{}: back from {last} to {step}", guide.name);
        last = step;
        if guide.steps[step - 1].deeds.is_empty() {
            world.press(KeyCode::Enter);
            continue;
        }
        answered += usize::from(is_answered(world, guide, language, step));
        if step_read(world, guide, language) == Some(step) || step_read(world, guide, language).is_none() {
            world.press(KeyCode::F(6));
            world.press(KeyCode::Char('s'));
        }
    }
    assert_eq!(last, guide.steps.len(), "{} ends too soon:\n{}", guide.name, world.screen(120, 40));
    answered
}

#[test]
fn every_guide_is_played_to_its_end_in_every_language() {
    for guide in guide::all() {
        for language in Languages::iter() {
            let mut world = World::speaking(5, language, true);
            world.learn(&guide.name);
            let answered = play(&mut world, guide, language);
            assert!(answered > 2, "{} answered {answered} other tries", guide.name);
        }
    }
}

#[test]
fn after_its_end_it_is_a_game_like_any_other() {
    let guide = guide::find("dice").unwrap();
    let mut world = World::new(5);
    world.learn(&guide.name);
    play(&mut world, guide, Language::english());
    assert!(!world.follow_hints(|_| false), "it is played to its end");
    assert!(world.proclaimed.is_empty(), "prepared dice earn nothing");
}

#[test]
fn a_guide_is_taken_up_again_where_it_stopped_and_may_be_left() {
    let (guide, english) = (guide::find("troyes").unwrap(), Language::english());
    let mut world = World::new(5);
    world.learn("troyes");
    world.press(KeyCode::Enter);
    world.press(KeyCode::Char('s'));
    let step = step_read(&mut world, guide, english);
    assert!(step.is_some_and(|step| step > 2), "{step:?}");
    assert!(world.record().contains("note guide troyes"));
    world.open(Opening::Resume);
    assert_eq!(step_read(&mut world, guide, english), step);
    world.press(KeyCode::Char('x'));
    assert!(world.screen(80, 24).contains("Leave the guide for good?"));
    world.press(KeyCode::Char('s'));
    assert!(world.record().contains("note guide troyes"), "a slip of the finger does not leave it");
    world.press(KeyCode::Char('x'));
    world.press(KeyCode::Enter);
    assert_eq!(step_read(&mut world, guide, english), None);
    assert!(!world.record().contains("note guide"), "it is left for good");
    world.choose_row(0);
    assert_eq!(step_read(&mut world, guide, english), None);
}

#[test]
fn no_key_skips_a_text() {
    let (guide, english) = (guide::find("troyes").unwrap(), Language::english());
    let mut world = World::new(5);
    world.learn("troyes");
    let steps = world.steps();
    for key in [KeyCode::Char('s'), KeyCode::Char('a'), KeyCode::Char('z'), KeyCode::F(6)] {
        world.press(key);
        assert_eq!(step_read(&mut world, guide, english), Some(1), "after {key}");
    }
    assert_eq!(world.steps(), steps, "what comes later is not done before it is read");
    play(&mut world, guide, english);
    assert_eq!(step_read(&mut world, guide, english), None);
}

#[test]
fn the_last_texts_are_closed_by_enter_alone_and_can_be_read_again() {
    let (guide, english) = (guide::find("troyes").unwrap(), Language::english());
    let first = guide.steps.iter().rposition(|step| !step.deeds.is_empty()).unwrap() + 2;
    assert!(first < guide.steps.len(), "there are several texts after the last thing to do");
    let mut world = World::new(5);
    world.learn("troyes");
    for _ in 0..100 {
        if step_read(&mut world, guide, english) == Some(first) {
            break;
        }
        world.press(KeyCode::Enter);
        world.press(KeyCode::F(6));
        world.press(KeyCode::Char('s'));
    }
    for key in ['s', 'z'] {
        world.press(KeyCode::Char(key));
        assert_eq!(step_read(&mut world, guide, english), Some(first), "after {key}");
    }
    (first..=guide.steps.len()).for_each(|_| world.press(KeyCode::Enter));
    assert_eq!(step_read(&mut world, guide, english), None);
    world.press(KeyCode::F(6));
    assert_eq!(step_read(&mut world, guide, english), Some(first));
}

#[test]
fn a_hint_in_a_guide_is_what_the_guide_wants() {
    let (guide, english) = (guide::find("troyes").unwrap(), Language::english());
    let mut world = World::new(5);
    world.learn("troyes");
    for _ in 0..200 {
        let Some(step) = step_read(&mut world, guide, english) else { break };
        if guide.steps[step - 1].deeds.is_empty() {
            world.press(KeyCode::Enter);
            continue;
        }
        let before = world.steps();
        for key in [KeyCode::Esc, KeyCode::Char('h')] {
            world.press(key);
        }
        let hint = world.screen(120, 40);
        assert!(hint.contains(" Hint "), "{hint}");
        world.press(KeyCode::Esc);
        world.press(KeyCode::Enter);
        assert!(world.steps() > before, "step {step} is not done by its hint:\n{}", world.screen(120, 40));
    }
    assert!(step_read(&mut world, guide, english).is_none());
}

#[test]
fn what_the_guide_asked_for_is_not_judged() {
    let mut world = World::new(5);
    world.learn("troyes");
    world.press(KeyCode::Enter);
    for _ in 0..3 {
        world.press(KeyCode::Char('s'));
        world.press(KeyCode::Enter);
    }
    (0..6).for_each(|_| world.press(KeyCode::Esc));
    world.press(KeyCode::F(5));
    let screen = world.screen(120, 40);
    assert!(screen.contains("they were its own") && screen.contains("there is nothing to judge"), "{screen}");
}

#[test]
fn the_menu_leads_to_the_guide_of_the_selected_game() {
    let mut world = World::new(5);
    world.press(KeyCode::Right);
    world.press(KeyCode::F(5));
    assert!(world.record().contains("note guide dice"));
    assert!(World::new(1).app.begin_guide("chess").is_err());
}

#[test]
fn what_a_guide_says() {
    let mut world = World::new(5);
    world.learn("troyes");
    check(&mut world, "guide-troyes");
    world.press(KeyCode::Enter);
    check(&mut world, "guide-troyes-step");
    check_in_french(&mut world, "guide-troyes-step");
    world.press(KeyCode::Esc);
    world.choose("Bishopric");
    check(&mut world, "guide-troyes-wrong");
    check_in_french(&mut world, "guide-troyes-wrong");
    let mut world = World::new(5);
    world.learn("dice");
    world.press(KeyCode::Enter);
    check(&mut world, "guide-dice");
}
