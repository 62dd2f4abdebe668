//! A game driven to its end by whoever answers for chance and for the seats: the one loop of arenas and simulations.

use tabletop::{Chronicle, Game, Notation, Outcome, Pending, Refusal, Seat, Seats, Table};

/// Where a game is driven: a state alone, for speed, or a table that remembers.
pub trait Position<G: Game> {
    /// The state now.
    fn state(&self) -> &G::State;
    /// A seat chooses.
    fn play(
        &mut self,
        game: &G,
        seat: Seat,
        choice: G::Choice,
        chronicle: Chronicle<'_, G::Happening>,
    ) -> Result<(), Refusal>;
    /// Chance answers.
    fn chance(
        &mut self,
        game: &G,
        outcome: &[u8],
        chronicle: Chronicle<'_, G::Happening>,
    ) -> Result<(), Refusal>;
}

/// A state alone.
#[derive(Clone, Debug)]
pub struct StateOnly<G: Game>(pub G::State);

impl<G: Game> Position<G> for StateOnly<G> {
    fn state(&self) -> &G::State {
        &self.0
    }

    fn play(
        &mut self,
        game: &G,
        seat: Seat,
        choice: G::Choice,
        chronicle: Chronicle<'_, G::Happening>,
    ) -> Result<(), Refusal> {
        game.play(&mut self.0, seat, choice, chronicle)
    }

    fn chance(
        &mut self,
        game: &G,
        outcome: &[u8],
        chronicle: Chronicle<'_, G::Happening>,
    ) -> Result<(), Refusal> {
        game.chance(&mut self.0, outcome, chronicle)
    }
}

impl<G: Notation> Position<G> for Table<G> {
    fn state(&self) -> &G::State {
        Table::state(self)
    }

    fn play(
        &mut self,
        _: &G,
        seat: Seat,
        choice: G::Choice,
        chronicle: Chronicle<'_, G::Happening>,
    ) -> Result<(), Refusal> {
        Table::play(self, seat, choice, chronicle)
    }

    fn chance(
        &mut self,
        _: &G,
        outcome: &[u8],
        chronicle: Chronicle<'_, G::Happening>,
    ) -> Result<(), Refusal> {
        Table::chance(self, outcome, chronicle)
    }
}

/// Whoever answers while a game is driven.
pub trait Driver<G: Game> {
    /// Why the game was not driven to its end.
    type Error: From<Refusal>;
    /// Looks at a moment before anybody answers.
    fn look(&mut self, _game: &G, _state: &G::State) -> Result<(), Self::Error> {
        Ok(())
    }
    /// Answers for chance.
    fn chance(&mut self, game: &G, state: &G::State, awaited: tabletop::Awaited) -> Outcome;
    /// Answers for one of the seats that are asked.
    fn choose(&mut self, game: &G, state: &G::State, asked: Seats) -> Result<(Seat, G::Choice), Self::Error>;
    /// Where to tell what happens in the next step, if anybody wants to know.
    fn chronicle(&mut self) -> Chronicle<'_, G::Happening> {
        None
    }
    /// A step was taken.
    fn stepped(&mut self, _game: &G) -> Result<(), Self::Error> {
        Ok(())
    }
}

/// Drives a game from a position to its end.
pub fn play_out<G: Game, D: Driver<G>>(
    game: &G,
    position: &mut impl Position<G>,
    driver: &mut D,
) -> Result<(), D::Error> {
    loop {
        driver.look(game, position.state())?;
        match game.pending(position.state()) {
            Pending::Over => return Ok(()),
            Pending::Chance(awaited) => {
                let outcome = driver.chance(game, position.state(), awaited);
                position.chance(game, &outcome, driver.chronicle())?;
            }
            Pending::Seats(asked) => {
                let (seat, choice) = driver.choose(game, position.state(), asked)?;
                position.play(game, seat, choice, driver.chronicle())?;
            }
        }
        driver.stepped(game)?;
    }
}
