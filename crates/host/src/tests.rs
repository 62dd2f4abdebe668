//! A table being played, tried with the toy game (one after the other) and Troyes Dice (all at once).

use crate::{Dice, Driver, Host, OpenError, Refused, SeededDice, StateOnly, Thought, play_out};
use bots::{Budget, Clock, by_name};
use tabletop::toy::{Options, Toy};
use tabletop::{Awaited, Cup, Game, Notation, Outcome, Pending, Refusal, Seat, Seats, Seed, Table};
use troyes_dice::TroyesDice;

fn toy(players: u8) -> Toy {
    Toy::new(&Options { players, ..Options::default() }, None).unwrap()
}

fn seeded(game: Toy, number: u64) -> Host<Toy> {
    let dice = Dice::Seeded(SeededDice::new(Seed::from_number(number)));
    Host::new(Table::new(game, None), dice, usize::MAX)
}

/// The first seat that is asked, its question and its first choice.
fn first<G: Notation>(host: &Host<G>) -> (Seat, usize, G::Choice) {
    let seat = host.asked().iter().next().unwrap();
    (seat, host.question(seat), host.table().choices(seat)[0])
}

fn step<G: Notation>(host: &mut Host<G>) {
    let (seat, question, choice) = first(host);
    host.answer(seat, question, choice).unwrap();
}

#[test]
fn dice_of_a_seed_fall_until_somebody_is_asked() {
    let host = seeded(toy(2), 1);
    assert!(!host.asked().is_empty());
    assert!(host.past().chances() > 0);
    assert_eq!(host.past().told().count(), host.table().steps());
}

#[test]
fn an_answer_to_another_question_changes_nothing() {
    let mut host = seeded(toy(2), 1);
    let (seat, question, choice) = first(&host);
    let (state, steps) = (*host.state(), host.table().steps());
    let stale = host.answer(seat, question + 1, choice).unwrap_err();
    assert_eq!(stale, Refused::Stale { answered: question + 1, open: question });
    let other = Seat(1 - seat.0);
    assert_eq!(host.answer(other, question, choice), Err(Refused::NotAsked(other)));
    assert_eq!((host.state(), host.table().steps()), (&state, steps));
}

#[test]
fn what_is_taken_back_is_forgotten_and_dice_stand() {
    let mut host = seeded(toy(2), 1);
    let (state, told, steps) = (*host.state(), host.past().told().count(), host.table().steps());
    let (seat, ..) = first(&host);
    assert!(!host.can_take_back(seat, Seats::NONE));
    step(&mut host);
    assert!(host.can_take_back(seat, Seats::NONE) && host.goes_on(seat));
    assert_eq!(host.take_back(seat, Seats::NONE), Ok(steps));
    assert_eq!((host.state(), host.past().told().count()), (&state, told));
    assert_eq!(host.take_back(seat, Seats::NONE), Err(Refused::NothingToTakeBack));
}

#[test]
fn undo_stops_at_seeded_dice_but_not_at_told_ones() {
    let mut host = seeded(toy(1), 1);
    assert_eq!(host.undo(), Err(Refused::ChanceStands));
    step(&mut host);
    assert_eq!(host.undo(), Ok(()));

    let mut host = Host::new(Table::new(toy(1), None), Dice::Told, usize::MAX);
    assert_eq!(host.undo(), Err(Refused::NothingHappened));
    let Pending::Chance(awaited) = host.table().pending() else { panic!("the toy begins with a draw") };
    let outcome = Cup::new(Seed::from_number(1)).answer(awaited);
    host.chance(&outcome).unwrap();
    assert_eq!(host.undo(), Ok(()));
    assert_eq!(host.table().steps(), 0);
}

#[test]
fn a_game_opens_from_its_record_only_with_its_own_dice() {
    let mut host = seeded(toy(2), 7);
    for _ in 0..4 {
        step(&mut host);
    }
    let opened: Host<Toy> = Host::open(&host.record(), Seed::from_number(7), 0, usize::MAX).unwrap();
    assert_eq!(opened.state(), host.state());
    let told =
        |host: &Host<Toy>| host.past().told().map(|told| (told.step, told.chapter)).collect::<Vec<_>>();
    assert_eq!(told(&opened), told(&host));
    let forged = Host::<Toy>::open(&host.record(), Seed::from_number(8), 0, usize::MAX);
    assert_eq!(forged.err(), Some(OpenError::OtherDice));
    // A game that is played on with other dice inherits the old ones.
    let inherited = host.past().chances();
    let on = Host::<Toy>::open(&host.record(), Seed::from_number(8), inherited, usize::MAX).unwrap();
    assert_eq!(on.dice().promised(), None);
    assert_eq!(opened.dice().promised(), Some(Seed::from_number(7)));
}

#[test]
fn every_moment_is_as_it_was() {
    let mut host = seeded(toy(2), 3);
    let mut states = vec![(host.table().steps(), *host.state())];
    while !host.is_over() {
        step(&mut host);
        states.push((host.table().steps(), *host.state()));
    }
    for (steps, state) in &states {
        assert_eq!(host.moment(*steps).unwrap().state(), state);
    }
    let beyond = host.moment(host.table().steps() + 1);
    assert_eq!(beyond.err(), Some(Refused::NoSuchMoment));
}

#[test]
fn only_the_last_steps_are_remembered_but_all_can_be_told() {
    let dice = Dice::Seeded(SeededDice::new(Seed::from_number(3)));
    let mut host = Host::new(Table::new(toy(2), None), dice, 5);
    while !host.is_over() {
        step(&mut host);
    }
    assert_eq!(host.past().told().count(), 5);
    assert_eq!(host.story().told().count(), host.table().steps());
    assert_eq!(host.journal_from(0).len(), host.table().steps());
}

#[test]
fn where_all_choose_at_once_others_do_not_change_ones_question() {
    let game = TroyesDice::new(&troyes_dice::Options { players: 2, ..Default::default() }, None).unwrap();
    let dice = Dice::Seeded(SeededDice::new(Seed::from_number(5)));
    let mut host = Host::new(Table::new(game, None), dice, usize::MAX);
    while host.asked().len() < 2 {
        step(&mut host);
    }
    let mut seats = host.asked().iter();
    let (one, other) = (seats.next().unwrap(), seats.next().unwrap());
    let question = host.question(other);
    let choice = host.table().choices(one)[0];
    host.answer(one, host.question(one), choice).unwrap();
    assert_eq!(host.question(other), question);
    let choice = host.table().choices(other)[0];
    assert_eq!(host.answer(other, question, choice), Ok(()));
}

#[test]
fn a_bot_is_heard_only_while_its_question_is_open() {
    let mut host = seeded(toy(2), 1);
    let (seat, ..) = first(&host);
    assert!(host.thinking(Seat(1 - seat.0)).is_none());
    let mut bot = by_name::<Toy>("greedy", 1).unwrap();
    let mut clock = Clock::new(Budget::Simulations(1));
    let thought: Thought<Toy> = host.thinking(seat).unwrap().decide(bot.as_mut(), &mut clock);
    assert_eq!((thought.seat, thought.forfeited.is_some()), (seat, false));
    host.hear(&thought).unwrap();
    assert!(matches!(host.hear(&thought), Err(Refused::Stale { .. } | Refused::NotAsked(_))));
}

/// Takes the first choice, and counts.
struct First {
    cup: Cup,
    steps: usize,
}

impl Driver<Toy> for First {
    type Error = Refusal;

    fn chance(&mut self, _: &Toy, _: &<Toy as Game>::State, awaited: Awaited) -> Outcome {
        self.cup.answer(awaited)
    }

    fn choose(
        &mut self,
        game: &Toy,
        state: &<Toy as Game>::State,
        asked: Seats,
    ) -> Result<(Seat, <Toy as Game>::Choice), Refusal> {
        let seat = asked.iter().next().unwrap();
        let mut choices = Vec::new();
        game.choices(state, seat, &mut choices);
        Ok((seat, choices[0]))
    }

    fn stepped(&mut self, _: &Toy) -> Result<(), Refusal> {
        self.steps += 1;
        Ok(())
    }
}

#[test]
fn a_game_is_driven_to_the_same_end_with_and_without_a_memory() {
    let game = toy(2);
    let drive = |position: &mut dyn FnMut(&mut First)| {
        let mut first = First { cup: Cup::new(Seed::from_number(9)), steps: 0 };
        position(&mut first);
        first.steps
    };
    let mut state = StateOnly::<Toy>(game.start());
    let steps = drive(&mut |driver| play_out(&game, &mut state, driver).unwrap());
    let mut table = Table::new(game.clone(), None);
    assert_eq!(drive(&mut |driver| play_out(&game, &mut table, driver).unwrap()), steps);
    assert_eq!((table.state(), table.steps()), (&state.0, steps));
}
