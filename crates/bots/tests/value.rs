//! What networks are told: everything a seat may know, and nothing else.

use bots::value::{Comparison, Inputs, Kept, Learned, Nearby, Network, Points, expected, network_for};
use bots::{Budget, Clock, Evaluate, LEVELS, ask, by_name, moves};
use tabletop::{CompleteGame, Cup, Game, Notation, Pending, Seat, Seed};
use troyes::Troyes;
use troyes_dice::TroyesDice;

fn rules<G: Notation>(players: u8, options: &str) -> G {
    G::new(&G::parse_options(players, options).unwrap(), None).unwrap()
}

/// Plays a game at random and hands every state in which somebody is asked to `see`.
fn along<G: Evaluate + CompleteGame>(game: &G, seed: u64, mut see: impl FnMut(&G::State, Seat)) {
    let mut cup = Cup::new(Seed::from_number(seed));
    let mut bot = by_name::<G>("random", seed).unwrap();
    let mut state = game.start();
    loop {
        match game.pending(&state) {
            Pending::Over => return,
            Pending::Chance(awaited) => game.chance(&mut state, &cup.answer(awaited), None).unwrap(),
            Pending::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                see(&state, seat);
                let mut clock = Clock::new(Budget::Simulations(1));
                let choice = ask(bot.as_mut(), game, &state, seat, &mut clock).unwrap();
                game.play(&mut state, seat, choice, None).unwrap();
            }
        }
    }
}

fn describe<G: Learned>(game: &G, state: &G::State, seat: Seat) -> Vec<(u16, f32)> {
    let mut inputs = Inputs::default();
    game.list_inputs(state, seat, &mut inputs);
    inputs.iter().collect()
}

#[test]
fn positions_of_one_game_have_equally_many_inputs_each_named_once() {
    fn check<G: Evaluate + CompleteGame>(game: &G) {
        let mut all = None;
        along(game, 1, |state, _| {
            for seat in (0..game.players()).map(Seat) {
                let mut inputs = Inputs::default();
                game.list_inputs(state, seat, &mut inputs);
                assert_eq!(*all.get_or_insert(inputs.len()), inputs.len());
                let mut numbers: Vec<u16> = inputs.iter().map(|(number, _)| number).collect();
                numbers.sort_unstable();
                assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "{numbers:?}");
                assert!(numbers.last().is_some_and(|last| usize::from(*last) < inputs.len()));
            }
        });
        if let (Some(network), Some(inputs)) = (network_for(game), all) {
            assert_eq!((network.inputs(), network.outputs()), (inputs, game.judged_seats()));
        }
    }
    for (players, options) in [(1, ""), (1, "all,english-king"), (2, ""), (3, ""), (3, "all"), (4, "")] {
        check(&rules::<Troyes>(players, options));
    }
    for (players, options) in [(1, ""), (3, "all")] {
        check(&rules::<TroyesDice>(players, options));
    }
}

#[test]
fn secrets_of_others_make_no_difference() {
    let game = rules::<Troyes>(3, "ladies-characters");
    along(&game, 2, |state, seat| {
        let others: Vec<_> = game.families().filter(|owner| owner.seat() != Some(seat)).collect();
        let mut swapped = state.clone();
        let taken = swapped.families[others[0]].characters;
        swapped.families[others[0]].characters = swapped.families[others[1]].characters;
        swapped.families[others[1]].characters = taken;
        assert_eq!(describe(&game, state, seat), describe(&game, &swapped, seat));
        for of in (0..3).map(Seat) {
            let points = |state| game.points_now(state, seat, of);
            assert!((points(state) - points(&swapped)).abs() < 1e-4, "{seat:?} of {of:?}");
        }
    });
}

/// A network of small random weights for a game.
fn any_network(game: &Troyes) -> Network {
    let mut inputs = 0;
    along(game, 3, |state, seat| {
        let mut described = Inputs::default();
        game.list_inputs(state, seat, &mut described);
        inputs = described.len();
    });
    let mut network = Network::zero(inputs, game.judged_seats());
    let mut rng = fastrand::Rng::with_seed(1);
    network.weights_mut().for_each(|weight| *weight = 0.2 * (rng.f32() - 0.5));
    network
}

#[test]
fn positions_nearby_are_worth_what_they_are_worth_by_themselves() {
    let game = rules::<Troyes>(2, "all");
    let network = any_network(&game);
    let mut asked = 0;
    along(&game, 3, |state, seat| {
        asked += 1;
        if asked % 17 != 0 {
            return;
        }
        let mut nearby = Nearby::new(&network, &game, state, seat);
        for one in moves::list(&game, state, seat, 100) {
            let alone = expected(&network, &game, &one.after, seat, &mut Inputs::default());
            let near = nearby.expected(&one.after);
            assert!((alone.worth() - near.worth()).abs() < 1e-2, "{} {}", alone.worth(), near.worth());
        }
    });
    assert!(asked > 17);
}

#[test]
fn moves_are_compared_as_if_each_were_looked_at_alone() {
    let game = rules::<Troyes>(3, "");
    let network = any_network(&game);
    let mut kept = vec![Kept::new(&network); 3];
    let (mut asked, mut near) = (0, 0);
    along(&game, 5, |state, seat| {
        asked += 1;
        if asked % 13 != 0 {
            return;
        }
        let moves = moves::list(&game, state, seat, 200);
        let kept = &mut kept[seat.index()];
        kept.keep(&network, &game, state, seat);
        let comparison = Comparison { network: &network, game: &game, seat, measure: Points::worth };
        let worths = comparison.worths(kept, moves.iter().map(|one| &one.after));
        let alone = |state: &_| {
            let (mut sum, mut count) = (0.0, 0.0);
            moves::each_outcome(&game, state, |state| {
                sum += expected(&network, &game, state, seat, &mut Inputs::default()).worth();
                count += 1.0;
            });
            sum / count
        };
        let same =
            moves.iter().zip(&worths).filter(|(one, worth)| (alone(&one.after) - **worth).abs() < 1e-2);
        near += same.count();
        let best = worths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mine = moves.iter().map(|one| alone(&one.after)).fold(f32::NEG_INFINITY, f32::max);
        assert!((best - mine).abs() < 1e-2, "{best} {mine}");
    });
    assert!(near > 50, "{near}");
}

#[test]
fn two_of_the_same_level_do_not_play_alike() {
    let game = rules::<TroyesDice>(1, "");
    let level = LEVELS.iter().find(|level| level.name == "aelis").unwrap();
    let mut games = Vec::new();
    for seed in [1, 2] {
        let mut bot = by_name::<TroyesDice>(level.name, seed).unwrap();
        let mut cup = Cup::new(Seed::from_number(7));
        let (mut state, mut choices) = (game.start(), Vec::new());
        loop {
            match game.pending(&state) {
                Pending::Over => break,
                Pending::Chance(awaited) => game.chance(&mut state, &cup.answer(awaited), None).unwrap(),
                Pending::Seats(_) => {
                    let mut clock = Clock::new(Budget::Simulations(1));
                    let choice = ask(bot.as_mut(), &game, &state, Seat(0), &mut clock).unwrap();
                    choices.push(choice);
                    game.play(&mut state, Seat(0), choice, None).unwrap();
                }
            }
        }
        games.push(choices);
    }
    assert_ne!(games[0], games[1]);
}
