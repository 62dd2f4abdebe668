//! Random games on one thread, to see how fast rules are.

use tabletop::{Cup, Game, Pending, Seed};

/// Plays random games as fast as it can: nothing is told and nothing is looked for twice.
pub struct Racer<'a, G: Game> {
    game: &'a G,
    cup: Cup,
    luck: fastrand::Rng,
    choices: Vec<G::Choice>,
    /// How the last game ended.
    pub last: G::State,
    /// Games so far.
    pub games: u64,
    /// Decisions so far.
    pub decisions: u64,
    /// Choices that they were taken from.
    pub offered: u64,
}

impl<'a, G: Game> Racer<'a, G> {
    /// Always the same games.
    pub fn new(game: &'a G) -> Self {
        Racer {
            game,
            cup: Cup::new(Seed::from_number(1)),
            luck: fastrand::Rng::with_seed(1),
            choices: Vec::new(),
            last: game.start(),
            games: 0,
            decisions: 0,
            offered: 0,
        }
    }

    /// Plays one game to its end.
    pub fn play_game(&mut self) {
        let mut state = self.game.start();
        loop {
            match self.game.pending(&state) {
                Pending::Over => break,
                Pending::Chance(awaited) => {
                    let outcome = self.cup.answer(awaited);
                    self.game.chance_awaited(&mut state, &outcome);
                }
                Pending::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody is asked");
                    self.game.choices(&state, seat, &mut self.choices);
                    self.decisions += 1;
                    self.offered += self.choices.len() as u64;
                    let choice = self.choices[self.luck.usize(..self.choices.len())];
                    self.game.play_offered(&mut state, seat, choice);
                }
            }
        }
        self.games += 1;
        self.last = state;
    }
}
