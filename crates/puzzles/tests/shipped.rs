//! The puzzles that are shipped: each can be laid out and answered, and search finds its move again.
//!
//! A few are searched again in every run; `TROYES_LONG=1` searches them all again, which takes minutes.

use puzzles::{
    Collection, ForGame, Grade, Judged, Numbered, Position, SHIPPED, Theme, Themed, appraise, daily, judge,
    next_after,
};
use std::collections::BTreeSet;
use std::time::Duration;
use words::Languages;

fn shipped() -> Collection {
    Collection::read(SHIPPED).expect("the file is readable")
}

#[test]
fn every_puzzle_can_be_answered_and_its_answer_be_said() {
    let collection = shipped();
    assert!(!collection.is_empty() && !collection.mined().is_empty());
    for one in collection.iter() {
        let puzzle = one.puzzle;
        for candidate in &puzzle.moves {
            let judged = judge(puzzle, &candidate.path).expect("it is possible");
            let Judged::Finished { grade, loses, best, .. } = judged else {
                panic!("{}: unfinished", one.number)
            };
            assert_eq!(grade == Grade::Best, candidate.is_best, "{}: {:?}", one.number, candidate.path);
            assert!(loses.is_some_and(|(points, _)| points >= 0.0), "{}", one.number);
            for language in Languages::iter() {
                assert!(!language.text(&best.says).is_empty(), "{}", one.number);
            }
        }
        assert!(puzzle.moves[0].is_best && puzzle.accepted().count() < puzzle.moves.len(), "{}", one.number);
        assert!(!puzzle.themes.is_empty() && (1..=5).contains(&puzzle.difficulty), "{}", one.number);
    }
}

#[test]
fn a_part_of_a_move_is_unfinished_and_nonsense_is_refused() {
    let collection = shipped();
    let long =
        collection.iter().find(|one| one.puzzle.best().path.len() > 1).expect("a move of several choices");
    let begun = judge(long.puzzle, &long.puzzle.best().path[..1]).expect("it is possible");
    assert!(matches!(begun, Judged::Unfinished(_)));
    assert!(judge(long.puzzle, &["sing".to_string()]).is_err());
}

/// Weighs a puzzle anew with other guesses and dice, by as many simulations as it was checked with.
struct Again<'a>(Numbered<'a>, u32);

impl ForGame for Again<'_> {
    type Output = Option<bool>;

    fn run<G: Themed>(self, _: &'static host::Listed) -> Option<bool> {
        let Again(one, simulations) = self;
        let position = Position::<G>::of(one.puzzle).expect("it can be laid out");
        let found =
            appraise(&position.game, &position.state, position.seat, simulations, 4711 + one.number as u64)?;
        let best = position.read(&one.puzzle.best().path).expect("it is readable");
        Some(G::gist(&found.moves.first()?.path) == G::gist(&best))
    }
}

#[test]
fn search_finds_the_moves_again() {
    let collection = shipped();
    let all = std::env::var("TROYES_LONG").is_ok_and(|long| long != "0");
    let every = if all { 1 } else { (collection.len() / 6).max(1) };
    let simulations = if all { 2000 } else { 400 };
    let asked: Vec<Numbered<'_>> = collection.iter().step_by(every).collect();
    let again = |one: &&Numbered<'_>| {
        puzzles::with(&one.puzzle.game, Again(**one, simulations)).expect("a known game") != Some(true)
    };
    let lost: Vec<usize> = asked.iter().filter(again).map(|one| one.number).collect();
    // Of intervals of 95 % some miss: one in twenty, and among few one.
    assert!(lost.len() <= (asked.len() / 20).max(1), "not found again: {lost:?} of {}", asked.len());
}

#[test]
fn every_day_has_its_puzzle_and_none_comes_twice_before_all_have_come() {
    let collection = shipped();
    let day = |day: u64| daily(&collection, None, Duration::from_secs(day * 86_400)).expect("one").number;
    let days: BTreeSet<usize> = (20_000..20_000 + collection.len() as u64).map(day).collect();
    assert_eq!(days.len(), collection.len());
    assert_eq!(daily(&collection, None, Duration::from_secs(86_399)).map(|one| one.number), Some(day(0)));
    assert!(daily(&collection, Some("chess"), Duration::ZERO).is_none());
}

#[test]
fn the_next_puzzle_is_one_that_is_not_solved() {
    let collection = shipped();
    let next = next_after(collection.iter(), 1, None, |number| number != 2).expect("another");
    assert!(next.number > 2 || collection.len() < 3);
    let last = collection.len();
    assert_eq!(next_after(collection.iter(), last, None, |_| true).map(|one| one.number), Some(1));
    let by_luck = next_after(collection.iter(), 1, Some(7), |_| false).expect("all are solved: any");
    assert_ne!(by_luck.number, 1);
    let themes = Theme::ALL.into_iter().map(|theme| collection.select(None, Some(theme), None).count());
    assert!(themes.sum::<usize>() >= collection.len());
}

/// Menus offer every theme: one without puzzles would lead nowhere.
#[test]
fn every_theme_has_its_puzzles() {
    let collection = shipped();
    for theme in Theme::ALL {
        assert!(collection.select(None, Some(theme), None).count() > 0, "{}", theme.word());
    }
}
