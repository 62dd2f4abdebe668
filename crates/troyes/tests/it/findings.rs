//! States that `check` once let in and that ended in a panic or in a purse of 65,532 deniers.

use playtest::rules;
use tabletop::{Cup, Game, Notation, Pending, Seed};
use troyes::actions::{Plan, Target};
use troyes::agenda::Task;
use troyes::board::Color;
use troyes::cards::Event;
use troyes::{State, Troyes};

/// The first moment of random games with these options that is wanted, and that `check` accepts.
fn moment(game: &Troyes, is_wanted: impl Fn(&State) -> bool) -> State {
    for number in 0..50 {
        let mut cup = Cup::new(Seed::from_number(number));
        let mut luck = fastrand::Rng::with_seed(number);
        let mut state = game.start();
        let mut choices = Vec::new();
        loop {
            if is_wanted(&state) {
                assert_eq!(game.check(&state), []);
                return state;
            }
            match game.pending(&state) {
                Pending::Over => break,
                Pending::Chance(awaited) => game.chance(&mut state, &cup.answer(awaited), None).unwrap(),
                Pending::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    game.choices(&state, seat, &mut choices);
                    game.play_offered(&mut state, seat, choices[luck.usize(..choices.len())]);
                }
            }
        }
    }
    panic!("no such moment in fifty games");
}

/// Plays on at random, under all laws at every tenth moment.
fn plays_to_its_end(game: &Troyes, mut state: State, number: u64) {
    let mut cup = Cup::new(Seed::from_number(number));
    let mut luck = fastrand::Rng::with_seed(number);
    let mut choices = Vec::new();
    for moment in 0.. {
        if moment % 10 == 0 {
            tabletop::laws::moment(game, &state, &mut cup).unwrap();
        }
        match game.pending(&state) {
            Pending::Over => return,
            Pending::Chance(awaited) => game.chance(&mut state, &cup.answer(awaited), None).unwrap(),
            Pending::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                game.choices(&state, seat, &mut choices);
                game.play_offered(&mut state, seat, choices[luck.usize(..choices.len())]);
            }
        }
    }
}

#[track_caller]
fn is_refused(game: &Troyes, state: &State, reason: &str) {
    let wrong: Vec<String> =
        game.check(state).iter().map(|phrase| words::Language::english().text(phrase)).collect();
    let wrong = wrong.join("; ");
    assert!(wrong.contains(reason), "{wrong}");
}

fn waits_for(wanted: Task) -> impl Fn(&State) -> bool {
    move |state| state.agenda.last() == Some(&wanted)
}

#[test]
fn a_tile_is_not_laid_twice() {
    let game: Troyes = rules(3, "ramparts");
    let mut state = moment(&game, waits_for(Task::Lay(0)));
    state.agenda.push(Task::Lay(0));
    is_refused(&game, &state, "`lay` does not belong at place 2");
}

#[test]
fn nine_events_do_not_arrive_at_once() {
    let game: Troyes = rules(2, "");
    let mut state = moment(&game, waits_for(Task::Arrive(Color::Red)));
    state.agenda.extend([Task::Arrive(Color::Red); 8]);
    is_refused(&game, &state, "`arrive` does not belong at place 2");
}

#[test]
fn the_workforce_is_not_rolled_while_dice_lie_on_the_square() {
    let game: Troyes = rules(4, "");
    let rolled = moment(&game, |state| matches!(state.agenda.last(), Some(Task::Turn(_))));
    let mut state = moment(&game, waits_for(Task::Workforce));
    state.square = rolled.square;
    is_refused(&game, &state, "`workforce` does not fit the table");
}

#[test]
fn a_color_is_not_revealed_twice_in_a_round() {
    let game: Troyes = rules(2, "");
    let mut state = moment(&game, waits_for(Task::Reveal(Color::White)));
    state.agenda.push(Task::Reveal(Color::Red));
    is_refused(&game, &state, "`reveal` does not fit the table");
}

/// More than any round brings; but whoever sets a table up may wish it so, and there is room for every event.
#[test]
fn eleven_events_in_the_first_round_are_played_to_the_end() {
    let game: Troyes = rules(4, "bonus");
    let mut state = moment(&game, |state| matches!(state.agenda.last(), Some(Task::Turn(_))));
    for event in
        Event::ALL.into_iter().skip(1).filter(|event| game.event_cards().any(|other| other == *event))
    {
        if state.queue.len() < 11 && state.queue.find(event).is_none() {
            state.queue.push(event);
            state.seen.insert(event);
        }
    }
    assert_eq!(game.check(&state), []);
    for number in 0..20 {
        plays_to_its_end(&game, state.clone(), number);
    }
}

/// Whether the top of the agenda asks where the tradesman of a card comes from.
fn asks_for_tradesman(state: &State) -> bool {
    matches!(state.agenda.last(), Some(Task::Plan(_, Plan { target: Target::Use(_), group: Some(_), .. })))
}

#[test]
fn no_tradesman_is_hired_where_one_stands_already() {
    let game: Troyes = rules(3, "");
    let hires = |state: &State| match state.agenda.last() {
        Some(Task::Plan(seat, _)) => {
            asks_for_tradesman(state) && state.families[game.owner(*seat)].supply > 0
        }
        _ => false,
    };
    let mut state = moment(&game, hires);
    let Some(&Task::Plan(seat, Plan { target: Target::Use(card), .. })) = state.agenda.last() else {
        unreachable!("a plan was looked for");
    };
    let owner = game.owner(seat);
    state.families[owner].supply -= 1;
    state.city.find_mut(card).unwrap().welcome(owner);
    is_refused(&game, &state, "`plan` does not fit the table");
}

#[test]
fn a_paid_action_is_one_that_could_be_taken() {
    let game: Troyes = rules(4, "all");
    let is_act = |task: &Task| matches!(task, Task::Act(_, plan) if matches!(plan.target, Target::Use(_)));
    let mut state = moment(&game, |state| state.agenda.iter().any(is_act));
    for task in &mut state.agenda {
        if let Task::Act(_, plan) = task {
            plan.target = Target::Patrol;
            plan.group = Some("R6@blue R6@green R6@orange".to_string().try_into().unwrap());
        }
    }
    is_refused(&game, &state, "`act` does not fit the table");
}
