//! One game between random players, with the laws checked while it goes on.

use super::mood::Mood;
use super::tally::Tally;
use sha2::{Digest, Sha256};
use tabletop::laws::{self, Broken};
use tabletop::{Chronicle, CompleteGame, Cup, Pending, Refusal, Seat, Seats, Seed, Standing, Table};

/// No game of any kind takes as many decisions; one that does will not end.
const MOST_DECISIONS: u64 = 100_000;

/// Where a game is played: a bare state, or a table that remembers.
pub trait Stage<G: CompleteGame> {
    fn state(&self) -> &G::State;
    fn play(
        &mut self,
        game: &G,
        seat: Seat,
        choice: G::Choice,
        chronicle: Chronicle<'_, G::Happening>,
    ) -> Result<(), Refusal>;
    fn chance(
        &mut self,
        game: &G,
        outcome: &[u8],
        chronicle: Chronicle<'_, G::Happening>,
    ) -> Result<(), Refusal>;
}

/// A state alone, for speed.
pub struct Bare<G: CompleteGame>(pub G::State);

impl<G: CompleteGame> Stage<G> for Bare<G> {
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

impl<G: CompleteGame> Stage<G> for Table<G> {
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

/// The seed of the dice of one game of a simulation.
pub fn dice_seed(seed: u64, number: u64) -> Seed {
    let mut bytes = Seed::from_number(seed).0;
    bytes[8..16].copy_from_slice(&number.to_le_bytes());
    Seed(bytes)
}

/// Plays one game after another with the same buffers.
pub struct Playout<'a, G: CompleteGame> {
    game: &'a G,
    seed: u64,
    /// The slow laws are checked at one moment in so many; never if 0.
    every: u64,
    choices: Vec<G::Choice>,
    happenings: Vec<G::Happening>,
    concerns: Vec<&'static str>,
}

impl<'a, G: CompleteGame> Playout<'a, G> {
    pub fn new(game: &'a G, seed: u64, every: u64) -> Self {
        Playout { game, seed, every, choices: Vec::new(), happenings: Vec::new(), concerns: Vec::new() }
    }

    /// Plays game `number` on a stage, counts it and gives a hash of its course and result.
    pub fn play(
        &mut self,
        number: u64,
        stage: &mut impl Stage<G>,
        tally: &mut Tally,
    ) -> Result<[u8; 32], Broken> {
        let game = self.game;
        let mut cup = Cup::new(dice_seed(self.seed, number));
        // The players' own luck, apart from the dice: neighboring seeds must not give neighboring luck.
        let mut luck =
            fastrand::Rng::with_seed(self.seed.rotate_left(32) ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let mood = Mood::of_game(number, &mut luck);
        let mut inspector = Inspector::new(number, self.every);
        let (mut decisions, mut offered) = (0, 0);
        loop {
            if inspector.is_due() {
                laws::moment(game, stage.state(), &mut inspector.cup)?;
                tally.checked += 1;
            }
            self.happenings.clear();
            let done = match game.pending(stage.state()) {
                Pending::Over => break,
                Pending::Chance(awaited) => {
                    let outcome = cup.answer(awaited);
                    stage.chance(game, &outcome, Some(&mut self.happenings))
                }
                Pending::Seats(seats) => {
                    let seat = one_of(seats, &mut luck)?;
                    game.choices(stage.state(), seat, &mut self.choices);
                    let Some(choice) = mood.choose(game, stage.state(), seat, &self.choices, &mut luck)
                    else {
                        return Err(Broken(format!("seat {} is asked, but has no choice", seat.0)));
                    };
                    let Some(question) = game.question(stage.state(), seat) else {
                        return Err(Broken(format!("seat {} is asked, but without a question", seat.0)));
                    };
                    *tally.decided.entry(question.kind.into()).or_default() += 1;
                    decisions += 1;
                    offered += self.choices.len() as u64;
                    stage.play(game, seat, choice, Some(&mut self.happenings))
                }
            };
            done.map_err(|refusal| Broken(format!("what is offered or awaited is refused: {refusal}")))?;
            self.count_concerns(tally);
            if decisions > MOST_DECISIONS {
                return Err(Broken(format!("the game does not end after {MOST_DECISIONS} decisions")));
            }
        }
        laws::standing_adds_up(game, stage.state())?;
        let Some(standing) = game.standing(stage.state()) else {
            return Err(Broken("the game is over without a score sheet".into()));
        };
        tally.add(&standing);
        tally.decisions += decisions;
        tally.offered += offered;
        Ok(digest(&standing, decisions, offered))
    }

    fn count_concerns(&mut self, tally: &mut Tally) {
        for happening in &self.happenings {
            self.concerns.clear();
            self.game.touched_components(happening, &mut self.concerns);
            for concern in &self.concerns {
                *tally.occurred.entry(concern).or_default() += 1;
            }
        }
    }
}

/// Seats that are asked at once answer in any order.
fn one_of(seats: Seats, luck: &mut fastrand::Rng) -> Result<Seat, Broken> {
    let place = if seats.len() < 2 { 0 } else { luck.usize(..seats.len()) };
    seats.iter().nth(place).ok_or_else(|| Broken("somebody is asked, but nobody in particular".into()))
}

/// A hash that says the same on every machine.
fn digest(standing: &Standing, decisions: u64, offered: u64) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(decisions.to_le_bytes());
    hash.update(offered.to_le_bytes());
    for vp in standing.rows.iter().flat_map(|row| &row.vp).chain(&standing.total) {
        hash.update(vp.to_le_bytes());
    }
    hash.finalize().into()
}

/// Decides when the slow laws are checked, without touching the luck of the game.
struct Inspector {
    every: u64,
    moment: u64,
    cup: Cup,
}

impl Inspector {
    fn new(number: u64, every: u64) -> Inspector {
        // Each game begins elsewhere in the cycle, so that early and late moments are seen alike.
        let moment = if every == 0 { 0 } else { number.wrapping_mul(0x9E37_79B9_7F4A_7C15) % every };
        Inspector { every, moment, cup: Cup::new(Seed::from_number(number)) }
    }

    fn is_due(&mut self) -> bool {
        self.moment += 1;
        self.every != 0 && self.moment.is_multiple_of(self.every)
    }
}
