//! A table being played, tried with the toy game (one after the other) and Troyes Dice (all at once).

use crate::{Dice, Driver, Host, OpenError, Refused, SeededDice, StateOnly, Thought, play_out};
use bots::{Budget, Clock, by_name};
use tabletop::toy::{Options, Toy};
use tabletop::{
    Awaited, Commitment, Contribution, Cup, Game, Mixture, Notation, Outcome, Pending, Refusal, Seat, Seats,
    Seed, Speech, Table,
};
use troyes_dice::TroyesDice;

fn toy(players: u8) -> Toy {
    Toy::new(&Options { players, ..Options::default() }, None).unwrap()
}

fn seeded(game: Toy, number: u64) -> Host<Toy> {
    let dice = Dice::Seeded(SeededDice::new(Seed::from_number(number)));
    Host::new(Table::new(game, None), dice, usize::MAX)
}

/// The first seat that is asked, its question and its first choice.
fn first<G: Notation + Speech>(host: &Host<G>) -> (Seat, usize, G::Choice) {
    let seat = host.asked().iter().next().unwrap();
    (seat, host.question(seat), host.table().choices(seat)[0])
}

fn step<G: Notation + Speech>(host: &mut Host<G>) {
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
fn nothing_is_dealt_and_nobody_is_asked_before_the_seed_is_known() {
    let seed = Seed::from_number(7);
    let mut host = Host::new(Table::new(toy(2), None), Dice::Undealt, usize::MAX);
    assert_eq!((host.table().steps(), host.asked(), host.dice().promised()), (0, Seats::NONE, None));
    let take = tabletop::toy::Choice::Sell;
    assert_eq!(host.choose(Seat(0), take), Err(Refused::NotAsked(Seat(0))));
    let kept: Host<Toy> = Host::open_undealt(&host.record(), usize::MAX).unwrap();
    assert!(kept.is_undealt());
    assert!(host.chance(&[0, 1]).is_err(), "nor does anybody say what was dealt");
    host.deal(SeededDice::new(seed));
    assert_eq!((host.state(), host.before()), (seeded(toy(2), 7).state(), 0));
    assert_eq!(host.dice().promised(), Some(seed));
    let state = *host.state();
    host.deal(SeededDice::new(Seed::from_number(8)));
    assert_eq!(*host.state(), state, "nobody deals twice");
    assert_eq!(Host::<Toy>::open_undealt(&host.record(), usize::MAX).err(), Some(OpenError::OtherDice));
}

#[test]
fn dice_of_a_mixed_seed_are_promised_recorded_and_followed() {
    let (secret, nonce) = (Seed::from_number(1), Seed::from_number(2));
    let own = Contribution { place: 0, commitment: Commitment::of(&nonce), nonce: Some(nonce) };
    let mixture = Mixture { table: "t".into(), places: 2, by_lot: false, contributions: vec![own] };
    let dice = Dice::Seeded(SeededDice::mixed(secret, mixture.clone()));
    let mut host = Host::new(Table::new(toy(2), None), dice, usize::MAX);
    assert_eq!(host.dice().promised(), Some(secret), "what was promised is the secret");
    while !host.is_over() {
        let mut head = host.table().head();
        host.dice().promise(&mut head, false);
        assert!(head.seed.is_none() && head.notes.is_empty() && head.commitment == Some(secret.commitment()));
        step(&mut host);
    }
    let mut head = host.table().head();
    host.dice().promise(&mut head, true);
    host.dice().promise(&mut head, true);
    assert_eq!(Mixture::checked(&head, &secret), Ok((mixture.seed(&secret), Some(mixture))), "noted once");
    let followed = SeededDice::of_record(host.table(), &head).expect("they are those of the record");
    assert_eq!(Dice::Seeded(followed).promised(), Some(secret));
    head.notes.clear();
    assert!(SeededDice::of_record(host.table(), &head).is_none(), "not those of the secret alone");
}

#[test]
fn a_game_opens_from_its_record_only_with_its_own_dice() {
    let mut host = seeded(toy(2), 7);
    for _ in 0..4 {
        step(&mut host);
    }
    let opened: Host<Toy> = Host::open(&host.record(), Seed::from_number(7), 0, &[], usize::MAX).unwrap();
    assert_eq!(opened.state(), host.state());
    let told =
        |host: &Host<Toy>| host.past().told().map(|told| (told.step, told.chapter)).collect::<Vec<_>>();
    assert_eq!(told(&opened), told(&host));
    let forged = Host::<Toy>::open(&host.record(), Seed::from_number(8), 0, &[], usize::MAX);
    assert_eq!(forged.err(), Some(OpenError::OtherDice));
    // A game that is played on with other dice inherits the old ones.
    let inherited = host.past().chances();
    let on = Host::<Toy>::open(&host.record(), Seed::from_number(8), inherited, &[], usize::MAX).unwrap();
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

fn solo_dice(number: u64) -> Host<TroyesDice> {
    let game = TroyesDice::new(&troyes_dice::Options { players: 1, ..Default::default() }, None).unwrap();
    let dice = Dice::Seeded(SeededDice::new(Seed::from_number(number)));
    Host::new(Table::new(game, None), dice, usize::MAX)
}

#[test]
fn several_answers_are_one_change_or_none() {
    let mut host = seeded(toy(1), 1);
    let (seat, question, take) = first(&host);
    let (state, steps) = (*host.state(), host.table().steps());
    use tabletop::toy::Choice;
    // The last choice would come after the next roll.
    let beyond = host.answer_all(seat, question, &[take, Choice::Sell, take]);
    assert_eq!(beyond, Err(Refused::NotAsked(seat)));
    assert_eq!((host.state(), host.table().steps(), host.past().told().count()), (&state, steps, steps));
    assert_eq!(host.answer_all(seat, question, &[]), Err(Refused::NotOffered));
    host.answer_all(seat, question, &[take, Choice::Sell]).unwrap();
    assert_eq!(host.before(), steps);
    assert!(matches!(host.answer_all(seat, question, &[take]), Err(Refused::Stale { .. })));
}

#[test]
fn a_move_is_taken_back_as_one_and_its_last_step_alone() {
    let mut host = seeded(toy(2), 1);
    let (seat, question, take) = first(&host);
    let steps = host.table().steps();
    use tabletop::toy::{Choice, Kind};
    host.answer_all(seat, question, &[take, Choice::Sell]).unwrap();
    assert_eq!(host.take_back(seat, Seats::NONE), Ok(steps + 1));
    host.choose(seat, Choice::Sell).unwrap();
    assert_eq!(host.take_back_move(seat, Seats::NONE, |kind| kind == Kind::Use), Ok(steps));
    assert_eq!(host.take_back_move(seat, Seats::NONE, |_| true), Err(Refused::NothingToTakeBack));
}

#[test]
fn whoever_is_spared_is_asked_only_where_there_is_a_choice() {
    let mut spared = solo_dice(3);
    spared.spare(Seats::first(1));
    let (mut answered, seat) = (0, Seat(0));
    while !spared.is_over() {
        let choices = spared.table().choices(seat);
        assert!(choices.len() > 1, "asked for {choices:?}");
        spared.choose(seat, choices[0]).unwrap();
        answered += 1;
    }
    let told: Vec<_> = spared.past().told().filter_map(|told| told.chosen).collect();
    let forced = told.iter().filter(|chosen| chosen.was_forced).count();
    assert_eq!(told.len(), answered + forced);
    // The record is that of a table where everything is asked.
    let mut asked = solo_dice(3);
    for step in spared.table().taken() {
        if let tabletop::Step::Choice(seat, choice) = step {
            asked.choose(*seat, *choice).unwrap();
        }
    }
    assert_eq!(asked.state(), spared.state());
}

#[test]
fn what_nobody_was_asked_is_taken_back_with_what_led_to_it() {
    let mut host = solo_dice(3);
    host.spare(Seats::first(1));
    let seat = Seat(0);
    let mut taken_back = 0;
    while !host.is_over() {
        let (state, steps) = (host.state().clone(), host.table().steps());
        let choices = host.table().choices(seat);
        host.choose(seat, choices[steps % choices.len()]).unwrap();
        let can = host.can_take_back(seat, Seats::NONE);
        let chance_fell = host.past().told_after(steps).any(|told| told.chosen.is_none());
        assert_eq!(can, !chance_fell && !host.is_over());
        if can {
            assert_eq!(host.take_back(seat, Seats::NONE), Ok(steps));
            assert_eq!(host.state(), &state);
            taken_back += 1;
            host.choose(seat, choices[steps % choices.len()]).unwrap();
        }
    }
    assert!(taken_back > 10, "{taken_back}");
}

/// How many of a hundred questions have a single answer, in random games.
fn forced_share<G: Notation + Speech>(players: u8, options: &str, games: u64) -> usize {
    let (mut forced, mut all) = (0, 0);
    for number in 0..games {
        let game = G::new(&G::parse_options(players, options).unwrap(), None).unwrap();
        let dice = Dice::Seeded(SeededDice::new(Seed::from_number(number)));
        let mut host = Host::new(Table::new(game, None), dice, usize::MAX);
        let mut luck = Cup::new(Seed::from_number(number + 1));
        while !host.is_over() {
            let seat = host.asked().iter().next().unwrap();
            let choices = host.table().choices(seat);
            host.choose(seat, choices[luck.below(choices.len() as u32) as usize]).unwrap();
        }
        let chosen: Vec<_> = host.past().told().filter_map(|told| told.chosen).collect();
        all += chosen.len();
        forced += chosen.iter().filter(|chosen| chosen.was_forced).count();
    }
    println!("{}/{players} `{options}`: {forced} of {all} questions have a single answer", G::NAME);
    100 * forced / all
}

#[test]
fn sparing_saves_a_third_of_the_questions_of_troyes_dice_and_some_of_troyes() {
    assert!(forced_share::<TroyesDice>(1, "", 20) >= 25);
    assert!(forced_share::<TroyesDice>(3, "banquets", 5) >= 20);
    assert!(forced_share::<troyes::Troyes>(2, "", 10) >= 5);
    assert!(forced_share::<troyes::Troyes>(4, "bonus", 4) >= 5);
    assert!(forced_share::<troyes::Troyes>(1, "", 10) >= 5);
}
