//! Whole games of random choices, and what each of their moments shows to everybody.

use crate::games::{Games, journal_head};
use crate::parts::Drawn;
use crate::played_game::{Answer, Asked, PlayedGame, Sight};
use crate::shared::Shared;
use crate::speech::{self, Voice};
use std::collections::HashSet;
use tabletop::{Seat, Seed, Viewer};

mod style;

const TABLES: [(u8, &str); 6] = [
    (1, ""),
    (1, "expert,banquets"),
    (2, "first_game"),
    (3, "standard,banquets"),
    (4, "expert"),
    (3, "banquets"),
];

fn start(players: u8, options: &str, seed: u64, figures: Option<(String, String)>) -> Box<dyn PlayedGame> {
    let games = Games::all();
    let (rules, _) = games.offer("dice").expect("the game is served");
    rules.start(players, options, figures, Some(Seed::from_number(seed))).expect("the options go together")
}

fn look(play: &dyn PlayedGame, viewer: Viewer) -> (Sight, String) {
    let names: Vec<String> = (0..play.players()).map(|seat| format!("Name <{seat}> & Co")).collect();
    let voice = Voice { language: speech::language(), names: &names };
    let mut sight = play.sight(viewer, voice, true, &Shared::default());
    let board = Drawn::new(std::mem::replace(&mut sight.board, maud::html! {})).html();
    (sight, board)
}

fn answers(asked: &Asked) -> &[Answer] {
    &asked.proposed.steps[0].answers
}

/// A seat answers with one of its choices.
fn step(play: &mut dyn PlayedGame, seat: Seat, dice: &mut fastrand::Rng) {
    let asked = look(play, Viewer::Seat(seat)).0.asked.expect("the seat is asked");
    let answers = answers(&asked);
    let answer = &answers[dice.usize(..answers.len())];
    play.answer(seat, asked.number, std::slice::from_ref(&answer.text)).expect("what is offered is accepted");
}

/// Every moment of a game at each of the tables; whoever is asked chooses at random.
fn each_moment(mut check: impl FnMut(&dyn PlayedGame, &mut fastrand::Rng)) {
    for (number, (players, options)) in (1..).zip(TABLES) {
        let mut dice = fastrand::Rng::with_seed(number);
        let mut play = start(players, options, number, None);
        while !play.is_over() {
            check(&*play, &mut dice);
            let asked: Vec<Seat> = play.asked().iter().collect();
            step(&mut *play, asked[dice.usize(..asked.len())], &mut dice);
        }
        check(&*play, &mut dice);
    }
}

/// The values of an attribute, in order.
fn values<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let before = format!(" {name}=\"");
    let found: Vec<usize> = html.match_indices(&before).map(|(at, _)| at + before.len()).collect();
    found.into_iter().filter_map(|at| html[at..].split('"').next()).collect()
}

/// The spots that are drawn.
fn drawn(html: &str) -> HashSet<&str> {
    values(html, "data-spot").into_iter().collect()
}

fn touched(asked: &Asked) -> HashSet<&str> {
    answers(asked).iter().flat_map(|answer| answer.spots.iter().map(String::as_str)).collect()
}

#[test]
fn every_choice_is_found_by_spots_that_are_drawn() {
    each_moment(|play, _| {
        for seat in play.asked().iter() {
            let (sight, board) = look(play, Viewer::Seat(seat));
            let asked = sight.asked.expect("the seat is asked");
            assert!(answers(&asked).iter().all(|answer| !answer.spots.is_empty()));
            assert!(touched(&asked).is_subset(&drawn(&board)), "{}", asked.text);
            let marks = &asked.proposed.marks;
            assert!(!marks.lit.is_empty() || !marks.taken.is_empty(), "{}", asked.text);
        }
        assert!(look(play, Viewer::Spectator).0.asked.is_none(), "who watches clicks nothing");
    });
}

#[test]
fn no_two_choices_are_about_the_same_spots() {
    each_moment(|play, _| {
        for seat in play.asked().iter() {
            let asked = look(play, Viewer::Seat(seat)).0.asked.expect("the seat is asked");
            let different: HashSet<&[String]> = answers(&asked).iter().map(|a| &a.spots[..]).collect();
            assert_eq!(different.len(), answers(&asked).len(), "{}", asked.text);
        }
    });
}

/// Every tag is closed, and no name is given twice.
fn assert_well_formed(html: &str) {
    let mut open = Vec::new();
    for tag in html.split('<').skip(1) {
        let (tag, text) = tag.split_once('>').expect("a tag ends");
        assert!(!text.contains('>'), "text is escaped: {text}");
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        match tag.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name)),
            None => open.push(tag.split(' ').next().expect("a tag has a name")),
        }
    }
    assert!(open.is_empty(), "{open:?}");
    let ids = values(html, "id");
    assert_eq!(ids.iter().collect::<HashSet<_>>().len(), ids.len(), "a name stands twice");
}

#[test]
fn boards_are_well_formed_and_hold_every_sign_they_use() {
    each_moment(|play, dice| {
        if dice.u8(..5) > 0 && !play.is_over() {
            return;
        }
        for viewer in (0..play.players()).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]) {
            let (sight, board) = look(play, viewer);
            assert_well_formed(&board);
            let ids: HashSet<&str> = values(&board, "id").into_iter().collect();
            let panels: String = sight.holdings.iter().map(|panel| panel.0.as_str()).collect();
            assert_well_formed(&panels);
            for used in values(&board, "href").into_iter().chain(values(&panels, "href")) {
                assert!(ids.contains(used.trim_start_matches('#')), "{used}");
            }
            assert!(!board.contains("NaN") && !board.contains("<0>"));
        }
    });
}

#[test]
fn everything_that_promises_an_explanation_has_one() {
    let mut explained = HashSet::new();
    each_moment(|play, dice| {
        if dice.u8(..20) > 0 {
            return;
        }
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
            let seat = (viewer != Viewer::Spectator).then_some(Seat(0));
            for thing in values(&look(play, viewer).1, "data-thing") {
                assert!(
                    play.explain(seat, thing, Voice { language: speech::language(), names: &[] }).is_ok(),
                    "{thing}"
                );
                explained.insert(thing.to_string());
            }
        }
    });
    assert!(explained.len() > 70, "{explained:?}");
}

/// The same game again.
fn copy(play: &dyn PlayedGame, seed: u64) -> Box<dyn PlayedGame> {
    let journal = play.journal().iter().fold(journal_head(play), |text, line| text + line + "\n");
    Games::all().open(&journal, Seed::from_number(seed), 0).expect("a journal can be opened")
}

#[test]
fn nobody_sees_what_another_chooses_before_all_have_chosen() {
    let mut differed = 0;
    for seed in 1..4 {
        let mut dice = fastrand::Rng::with_seed(seed);
        let mut play = start(3, "banquets", seed, None);
        while !play.is_over() {
            let (watched, other) = (Seat(1), Seat(0));
            if play.asked().contains(other) && play.asked().contains(watched) {
                let mut twin = copy(&*play, seed);
                let mut one = copy(&*play, seed);
                for (copy, seed) in [(&mut one, 1), (&mut twin, 2)] {
                    let mut dice = fastrand::Rng::with_seed(seed + dice.u64(..1000));
                    for _ in 0..dice.u8(1..5) {
                        if copy.asked().contains(watched) {
                            step(&mut **copy, watched, &mut dice);
                        }
                    }
                }
                differed += usize::from(one.journal() != twin.journal());
                for viewer in [Viewer::Seat(other), Viewer::Seat(Seat(2)), Viewer::Spectator] {
                    let ((sight, board), (same, twin)) = (look(&*one, viewer), look(&*twin, viewer));
                    assert_eq!(board, twin);
                    let text = |sight: &Sight| sight.holdings.iter().map(|p| p.0.clone()).collect::<String>();
                    assert_eq!(text(&sight), text(&same));
                }
            }
            let asked: Vec<Seat> = play.asked().iter().collect();
            step(&mut *play, asked[dice.usize(..asked.len())], &mut dice);
        }
    }
    assert!(differed > 20, "{differed}");
}

#[test]
fn what_the_others_have_just_done_stands_out_until_all_have_chosen_again() {
    let mut play = start(2, "first_game", 5, None);
    let mut dice = fastrand::Rng::with_seed(5);
    let small = |play: &dyn PlayedGame| {
        let board = look(play, Viewer::Seat(Seat(0))).1;
        let sheet = board.split("id=\"sheet-1\"").nth(1).expect("the other's sheet");
        sheet.split("</details>").next().expect("its end").matches("fresh").count()
    };
    while play.asked().contains(Seat(1)) {
        step(&mut *play, Seat(1), &mut dice);
        assert_eq!(small(&*play), 0, "not before it is shown");
    }
    while !play.asked().contains(Seat(1)) {
        step(&mut *play, Seat(0), &mut dice);
    }
    let shown = small(&*play);
    assert!(shown > 0);
    step(&mut *play, Seat(0), &mut dice);
    assert_eq!(small(&*play), shown, "one's own choice hides nothing");
}

#[test]
fn a_citizen_of_a_full_track_lights_up_the_other_tracks_and_the_way_to_decline_it() {
    const SHORT_TRACKS: &str = "[dice.sheet]\ncitizen_track.length = 2\n[dice.column_bonus]\nresources.at = 1\n\
        first_work_building.at = 1\nsecond_work_building.at = 2\n[dice.fifteenth]\nat = 2\n[dice.twentieth]\nat = 2\n";
    let mut met = 0;
    for seed in 0..20 {
        let mut dice = fastrand::Rng::with_seed(seed);
        let mut play = start(1, "", seed, Some(("short.toml".into(), SHORT_TRACKS.into())));
        while !play.is_over() {
            let (sight, board) = look(&*play, Viewer::Seat(Seat(0)));
            let asked = sight.asked.expect("who plays alone is asked");
            if answers(&asked).iter().any(|answer| answer.text == "decline") {
                let touched = touched(&asked);
                assert!(touched.contains("decline") && touched.iter().any(|id| id.starts_with("citizens-")));
                assert!(touched.is_subset(&drawn(&board)));
                met += 1;
            }
            step(&mut *play, Seat(0), &mut dice);
        }
    }
    assert!(met > 10, "a track was full {met} times");
}

#[test]
fn reconstructed_figures_are_marked_and_an_owners_figures_are_not() {
    let tiles = "[dice.plazas]\ntiles = [\"red/red\", \"yellow/yellow\", \"white/white\", \"red/yellow\", \
                 \"red/yellow\", \"red/white\", \"red/white\", \"yellow/white\", \"yellow/white\"]\n";
    let marks = |play: Box<dyn PlayedGame>| look(&*play, Viewer::Spectator).1.matches('†').count();
    assert_eq!(marks(start(1, "first_game", 1, None)), 6, "a dagger on each plaza with two colors");
    assert_eq!(marks(start(1, "first_game", 1, Some(("own.toml".into(), tiles.into())))), 0);
}
