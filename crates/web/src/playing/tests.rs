//! Whole games of every offer, through the same door as everybody else.

use crate::games::{Games, journal_head};
use crate::played_game::{Declined, Extent, PlayedGame, Sight};
use crate::proposed::{Clicked, Proposed};
use crate::shared::Shared;
use crate::speech::{self, Voice};
use tabletop::{Seat, Seats, Seed, Viewer};

fn names(play: &dyn PlayedGame) -> Vec<String> {
    play.words().iter().map(|word| word.to_uppercase()).collect()
}

fn voice(names: &[String]) -> Voice<'_> {
    Voice { language: speech::language(), names }
}

fn sight(play: &dyn PlayedGame, viewer: Viewer, is_live: bool) -> Sight {
    play.sight(viewer, voice(&names(play)), is_live, &Shared::default())
}

/// The first seat that is asked answers with a choice picked by `dice`, as its page offers it.
fn step(play: &mut dyn PlayedGame, dice: &mut fastrand::Rng) -> Seat {
    let seat = play.asked().iter().next().expect("somebody is asked");
    let asked = sight(play, Viewer::Seat(seat), true).asked.expect("the seat is asked");
    assert_eq!(asked.number, play.question(seat));
    let answers = &asked.proposed.steps[0].answers;
    let answer = &answers[dice.usize(..answers.len())];
    assert!(!answer.say.is_empty() && !asked.text.is_empty());
    play.answer(seat, asked.number, std::slice::from_ref(&answer.text)).expect("what is offered is accepted");
    seat
}

fn reopened(games: &Games, play: &dyn PlayedGame, seed: Seed) -> Box<dyn PlayedGame> {
    let journal = play.journal().iter().fold(journal_head(play), |text, line| text + line + "\n");
    games.open(&journal, seed, 0).expect("a journal can be opened")
}

/// A game of an offer, with the dice of a seed.
fn begun(offer: &str, players: u8, seed: u64) -> Box<dyn PlayedGame> {
    let games = Games::all();
    let (rules, _) = games.offer(offer).expect("it is offered");
    rules.start(players, "", None, Some(Seed::from_number(seed))).expect("the offer holds")
}

/// For each offer and number of players, a game of random choices.
fn each_game(mut check: impl FnMut(&Games, &mut Box<dyn PlayedGame>, Seed, &mut fastrand::Rng)) {
    let games = Games::all();
    let mut dice = fastrand::Rng::with_seed(7);
    for rules in games.iter() {
        for offer in rules.offers() {
            for players in [*offer.players.start(), *offer.players.end()] {
                let seed = Seed::from_number(dice.u64(..));
                let mut play = rules.start(players, "", None, Some(seed)).expect("the offer holds");
                check(&games, &mut play, seed, &mut dice);
            }
        }
    }
}

#[test]
fn every_game_is_played_to_its_end_and_opens_from_its_journal() {
    each_game(|games, play, seed, dice| {
        while !play.is_over() {
            step(&mut **play, dice);
            if dice.usize(..100) == 0 {
                *play = reopened(games, &**play, seed);
            }
        }
        let again = reopened(games, &**play, seed);
        assert_eq!(again.journal(), play.journal());
        assert!(again.is_over());
        let course = play.course(speech::language()).expect("a game that is over has a course");
        let standing = sight(&**play, Viewer::Spectator, true).standing.expect("and a standing");
        let last: Vec<i32> = course.points.iter().filter_map(|points| points.last().copied()).collect();
        assert_eq!(last, standing.total, "the chart ends at the score");
        assert!(course.chapters.len() > 1);
    });
}

#[test]
fn a_journal_with_other_dice_is_not_opened() {
    each_game(|games, play, _, dice| {
        step(&mut **play, dice);
        let journal = play.journal().iter().fold(journal_head(&**play), |text, line| text + line + "\n");
        assert!(games.open(&journal, Seed::from_number(1), 0).is_err());
    });
}

/// What a board says of its things, without the marks on what has just happened: a past moment knows only its last step.
fn settled(board: &str) -> Vec<&str> {
    board.split("aria-label=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn a_moment_looks_as_it_did_then() {
    each_game(|_, play, _, dice| {
        let mut moments = Vec::new();
        for _ in 0..30 {
            if play.is_over() {
                break;
            }
            let eyes = Viewer::Seat(Seat(dice.u8(..play.players())));
            let sight = sight(&**play, eyes, false);
            moments.push((play.steps(), eyes, sight.board.0, play.asked()));
            step(&mut **play, dice);
        }
        for (steps, eyes, board, asked) in moments {
            let moment = play.moment(steps).expect("a moment of the past");
            assert_eq!((moment.steps(), moment.asked()), (steps, asked));
            assert_eq!(settled(&sight(&*moment, eyes, false).board.0), settled(&board));
        }
        assert_eq!(play.moment(play.steps() + 1).err(), Some(Declined::NoSuchMoment));
    });
}

#[test]
fn what_is_taken_back_is_gone_from_the_journal_and_the_question_comes_again() {
    each_game(|_, play, _, dice| {
        let mut taken_back = 0;
        for _ in 0..60 {
            if play.is_over() {
                break;
            }
            let before = play.journal();
            let seat = play.asked().iter().next().expect("somebody is asked");
            let question = play.question(seat);
            step(&mut **play, dice);
            if let Ok(change) = play.take_back(seat, Seats::NONE, Extent::Choice) {
                taken_back += 1;
                assert_eq!((play.journal(), play.question(seat)), (before, question));
                assert!(change.from <= play.steps() && change.lines.is_empty());
            }
        }
        assert!(taken_back > 0);
    });
}

#[test]
fn whoever_chooses_at_the_same_time_is_not_disturbed_by_others() {
    let mut play = begun("dice", 3, 5);
    let mut dice = fastrand::Rng::with_seed(3);
    while play.asked().len() < 2 {
        step(&mut *play, &mut dice);
    }
    let last = play.asked().iter().last().expect("somebody");
    let question = play.question(last);
    step(&mut *play, &mut dice);
    assert_eq!(play.question(last), question);
}

#[test]
fn what_is_drawn_once_for_everybody_is_what_each_would_see_alone() {
    let mut differ = 0;
    each_game(|_, play, _, dice| {
        while !play.is_over() {
            step(&mut **play, dice);
            if dice.usize(..6) > 0 {
                continue;
            }
            let shared = Shared::default();
            let seats = (0..play.players()).map(|seat| Viewer::Seat(Seat(seat)));
            let mut boards = Vec::new();
            for viewer in seats.chain([Viewer::Spectator]) {
                let names = names(&**play);
                let together = play.sight(viewer, voice(&names), true, &shared).board.0;
                assert!(together == sight(&**play, viewer, true).board.0, "{viewer:?} sees another board");
                boards.push(together);
            }
            differ += usize::from(boards.windows(2).any(|pair| pair[0] != pair[1]));
        }
    });
    assert!(differ > 0, "boards that never differ show nothing");
}

#[test]
fn whoever_is_told_that_a_choice_can_be_taken_back_can_do_so() {
    let (mut can, mut cannot) = (0, 0);
    each_game(|_, play, _, dice| {
        while !play.is_over() {
            step(&mut **play, dice);
            if play.is_over() || dice.usize(..8) > 0 {
                continue;
            }
            let seats = (0..play.players()).map(Seat);
            for seat in seats {
                let consenting: Seats = (0..play.players()).filter(|_| dice.bool()).map(Seat).collect();
                let said = play.can_take_back(seat, consenting);
                let mut copy = play.moment(play.steps()).expect("the present is a moment");
                assert_eq!(
                    said,
                    copy.take_back(seat, consenting, Extent::Choice).is_ok(),
                    "{seat:?} of {consenting:?}"
                );
                *(if said { &mut can } else { &mut cannot }) += 1;
            }
        }
    });
    assert!(can > 0 && cannot > 0, "{can} {cannot}");
}

#[test]
fn choices_and_explanations_call_families_by_their_players() {
    let mut play = begun("troyes", 4, 3);
    let mut dice = fastrand::Rng::with_seed(5);
    let people = ["Ada", "Bo", "Cy", "Di"].map(String::from);
    let colors = ["blue", "green", "orange", "natural"];
    let names_a_color = |text: &str| {
        let mut words = text.split(|letter: char| !letter.is_alphanumeric());
        words.any(|word| colors.contains(&word.to_lowercase().as_str()))
    };
    let (mut sellers, mut refusals) = (0, 0);
    while !play.is_over() {
        for seat in (0..4).map(Seat) {
            let sight = play.sight(Viewer::Seat(seat), voice(&people), true, &Shared::default());
            for answer in sight.asked.iter().flat_map(|asked| &asked.proposed.steps[0].answers) {
                let text = answer.say.to_string();
                assert!(!names_a_color(&text), "{text}");
                sellers += usize::from(people.iter().any(|name| text.contains(&format!("{name}'s "))));
            }
            let (_, why) =
                play.explain(Some(seat), "agriculture", voice(&people)).expect("the fields are there");
            let why = why.expect("a reason").to_string();
            assert!(!names_a_color(&why), "{why}");
            refusals += usize::from(people.iter().any(|name| why.contains(name.as_str())));
        }
        step(&mut *play, &mut dice);
    }
    assert!(sellers > 0 && refusals > 0, "{sellers} {refusals}");
}

/// What comes of picks and a click.
fn draft(play: &dyn PlayedGame, seat: Seat, picks: &[String], click: Option<&str>) -> Option<Proposed> {
    match play.draft(seat, picks, click, voice(&names(play))) {
        Clicked::Picked(proposed) => Some(*proposed),
        Clicked::Confirmed | Clicked::Refused(_) => None,
    }
}

/// Whatever glows leads on, whatever is ready is accepted as a whole, and one undo takes all of it back.
#[test]
fn moves_are_put_together_by_clicks_sent_at_once_and_taken_back_as_one() {
    let (mut whole, mut taken_back, mut exactly) = (0, 0, 0);
    each_game(|_, play, _, dice| {
        for _ in 0..150 {
            let Some(seat) = play.asked().iter().next() else { break };
            let (before, number) = (play.journal(), play.question(seat));
            let mut proposed = draft(&**play, seat, &[], None).expect("a proposal");
            for _ in 0..12 {
                let lit = &proposed.marks.lit;
                if proposed.is_ready || lit.is_empty() {
                    break;
                }
                let spot = lit[dice.usize(..lit.len())].clone();
                let next = draft(&**play, seat, &proposed.picks, Some(&spot));
                proposed = next.unwrap_or_else(|| panic!("{spot} glows beside {:?}", proposed.picks));
            }
            if !proposed.is_ready {
                step(&mut **play, dice);
                continue;
            }
            play.answer(seat, number, &proposed.choices).expect("a move that is ready is accepted");
            whole += usize::from(proposed.choices.len() > 1);
            let has_rolled = play.journal()[before.len()..].len() > proposed.choices.len();
            if !has_rolled && !play.is_over() && dice.bool() {
                play.take_back(seat, Seats::NONE, Extent::Move).expect("no dice have fallen");
                // A move of which a part was sent before is taken back with that part.
                assert!(before.starts_with(&play.journal()), "{:?}", proposed.choices);
                exactly += usize::from(play.journal() == before);
                taken_back += 1;
            }
        }
    });
    assert!(whole > 200 && exactly > 100 && exactly * 10 > taken_back * 8, "{whole} {exactly} {taken_back}");
}

#[test]
fn a_move_that_cannot_be_made_as_a_whole_changes_nothing() {
    each_game(|_, play, _, dice| {
        for _ in 0..20 {
            let Some(seat) = play.asked().iter().next() else { break };
            let before = play.journal();
            let first = draft(&**play, seat, &[], None).expect("a proposal").steps[0].answers[0].text.clone();
            let twice = vec![first.clone(), first, "nonsense".to_string()];
            assert_eq!(play.answer(seat, play.question(seat), &twice).err(), Some(Declined::NotOffered));
            assert_eq!(play.journal(), before);
            step(&mut **play, dice);
        }
    });
}

#[test]
fn every_spot_of_the_board_says_why_it_cannot_be_picked() {
    each_game(|_, play, _, dice| {
        for _ in 0..12 {
            let Some(seat) = play.asked().iter().next() else { break };
            let names = names(&**play);
            let sight = play.sight(Viewer::Seat(seat), voice(&names), true, &Shared::default());
            let proposed = sight.asked.expect("the seat is asked").proposed;
            let picked = proposed.marks.lit.first().and_then(|spot| draft(&**play, seat, &[], Some(spot)));
            let picks = picked.map_or_else(Vec::new, |picked| picked.picks);
            let board = sight.board.into_string();
            let spots = board.split("data-spot=\"").skip(1).filter_map(|rest| rest.split('"').next());
            for spot in spots {
                let sheet = play.explain_spot(Viewer::Seat(seat), spot, &picks, voice(&names));
                let sheet = sheet.unwrap_or_else(|_| panic!("{spot} is known"));
                assert!(!sheet.name.is_empty(), "{spot} has a name");
                assert!(sheet.why.is_some_and(|why| !why.is_empty()), "{spot} says why");
            }
            step(&mut **play, dice);
        }
    });
}
