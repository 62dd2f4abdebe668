//! Games of bots to be analysed.

use analysis::{Analysis, Finding, Plan, Scope};
use bots::{Bot, Budget, Cancel, Clock, Evaluate, by_name};
use tabletop::{CompleteGame, Cup, Pending, Seat, Seed, Table};

/// Rules for so many players with these options.
pub fn rules<G: CompleteGame>(players: u8, options: &str) -> G {
    G::new(&G::parse_options(players, options).unwrap(), None).unwrap()
}

/// Whoever sits at a table.
pub type Company<G> = Vec<Box<dyn Bot<G>>>;

pub fn company<G: Evaluate>(names: &[&str], seed: u64) -> Company<G> {
    let bot = |(seat, name): (u64, &&str)| by_name::<G>(name, seed * 16 + seat).unwrap();
    (0..).zip(names).map(bot).collect()
}

/// Who answers at a moment.
pub fn answer<G: Evaluate>(
    game: &G,
    state: &G::State,
    company: &mut Company<G>,
) -> Option<(Seat, G::Choice)> {
    let Pending::Seats(asked) = game.pending(state) else { return None };
    let seat = asked.iter().next()?;
    let mut clock = Clock::new(Budget::Simulations(20));
    let choice = bots::ask(company[seat.index()].as_mut(), game, state, seat, &mut clock)?;
    Some((seat, choice))
}

/// A whole game.
pub fn played<G: Evaluate + CompleteGame>(game: &G, names: &[&str], seed: u64) -> Table<G> {
    let mut company = company::<G>(names, seed);
    let mut table = Table::new(game.clone(), None);
    let mut cup = Cup::new(Seed::from_number(seed));
    loop {
        table.roll_on(&mut cup, None);
        let Some((seat, choice)) = answer(game, table.state(), &mut company) else { return table };
        table.play(seat, choice, None).unwrap();
    }
}

/// The analysis of a whole game.
pub fn analysed<G: Evaluate + CompleteGame>(table: &Table<G>, scope: Scope, simulations: u32) -> Analysis {
    let plan = Plan::new(table, scope);
    let budget = Budget::Simulations(simulations);
    let found: Vec<Finding> =
        plan.questions().filter_map(|part| plan.examine(part, budget, &Cancel::default())).collect();
    let analysis = plan.account(found, budget);
    assert_adds_up(&analysis);
    analysis
}

/// Start, luck, own and others' decisions are the result, for every seat, in every measure.
pub fn assert_adds_up(analysis: &Analysis) {
    for seat in &analysis.seats {
        let sum = seat.start + seat.luck + seat.own + seat.others;
        assert!((sum.points - seat.result.points).abs() < 1e-6, "{seat:?}");
        assert!((sum.lead - seat.result.lead).abs() < 1e-4, "{seat:?}");
        match (sum.win, seat.result.win) {
            (Some(sum), Some(win)) => assert!((sum - win).abs() < 1e-6, "{seat:?}"),
            (sum, win) => assert_eq!(sum, win),
        }
    }
}

/// How long the proofs are to be: 0 for a quick look, 5 for the sizes of docs/analysis.md.
pub fn length() -> u64 {
    std::env::var("TROYES_LONG").ok().and_then(|long| long.parse().ok()).unwrap_or(0)
}
