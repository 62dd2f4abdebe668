//! What helps programs that think: built-in bots, values of positions, possible states and whole moves.

use crate::answers::{Decided, Moves, Values, WholeMove};
use crate::fault::{Code, Fault};
use crate::games::AnyGame;
use analysis::{Analysis, Plan, Scope};
use bots::{Budget, Cancel, Clock};
use host::Refused;
use tabletop::{Cup, Pending, RawValue, Refusal, Seat, Seed, Table, ToJson, Viewer};
use words::Language;

/// How long a bot without a budget of its own may think: the same on every machine.
const BUDGET: Budget = Budget::Simulations(400);

/// How many moves are listed at most, whatever is asked for: each is compared with every other.
const MOST_MOVES: usize = 10_000;

/// How many simulated games are spent on a decision at most: whoever asks waits for all of them.
const MOST_SIMULATIONS: u32 = 100_000;

/// What every decision and every roll of a table was worth.
pub fn analyse<G: AnyGame>(table: &Table<G>, scope: Scope, simulations: u32) -> Analysis {
    let budget = Budget::Simulations(simulations.clamp(1, MOST_SIMULATIONS));
    let plan = Plan::new(table, scope);
    let examine = |part| plan.examine(part, budget, &Cancel::default());
    plan.account(plan.questions().filter_map(examine).collect(), budget)
}

/// A possible state that looks the same to a seat.
pub fn guess<G: AnyGame>(game: &G, state: &G::State, seat: Seat, seed: Seed) -> G::State {
    let view = game.recall(state, Viewer::Seat(seat));
    game.guess(&view, &mut Cup::new(seed))
}

/// What every seat may expect to end with, in victory points.
pub fn values<G: AnyGame>(game: &G, state: &G::State) -> Values {
    Values { values: (0..game.seats()).map(|seat| game.value(state, Seat(seat))).collect() }
}

/// What a bot would choose for a seat. Programs are not started for it: the protocol does nothing outside itself.
pub fn decide<G: AnyGame>(
    game: &G,
    state: &G::State,
    seat: Seat,
    name: &str,
    seed: u64,
    language: Option<Language>,
) -> Result<(G::Choice, Decided<Box<RawValue>>), Fault> {
    let unknown = |error: bots::BotError| Fault::new(Code::UnknownBot, error.phrase());
    if name.starts_with("exec") {
        return Err(unknown(bots::BotError::Unknown(name.into())));
    }
    let mut bot = bots::by_name::<G>(name, seed).map_err(unknown)?;
    let choice = bots::ask(&mut *bot, game, state, seat, &mut Clock::new(BUDGET))
        .ok_or_else(|| Refused::from(Refusal::NotAsked(seat)))?;
    let reasons = language.map(|language| {
        let titles = language.seat_titles(game);
        bot.reasons().iter().map(|reason| language.say(reason, &titles).to_string()).collect()
    });
    Ok((choice, Decided { seat, choice: choice.to_json(), text: game.write(choice), reasons }))
}

/// Every whole move of a seat, at most so many: the small choices that belong together, one after the other.
pub fn moves<G: AnyGame>(game: &G, state: &G::State, seat: Seat, most: usize) -> Moves {
    let (path, moves, after) = (Vec::new(), Vec::new(), Vec::new());
    let mut list =
        MoveList { game, start: state, seat, most: most.min(MOST_MOVES), path, moves, after, all: true };
    list.follow(state, false);
    list.mark_surplus();
    Moves { seat, moves: list.moves, all: list.all }
}

struct MoveList<'a, G: AnyGame> {
    game: &'a G,
    start: &'a G::State,
    seat: Seat,
    most: usize,
    path: Vec<G::Choice>,
    moves: Vec<WholeMove>,
    /// Where each of them leads.
    after: Vec<G::State>,
    all: bool,
}

/// Whether two moves say the same but for one choice, in which the first says all that the second does, and more.
fn says_more(more: &[String], less: &[String]) -> bool {
    let mut different = more.iter().zip(less).filter(|(more, less)| more != less);
    let (Some((more_words, less_words)), None) = (different.next(), different.next()) else { return false };
    let mut rest: Vec<&str> = more_words.split(' ').collect();
    let is_among = less_words.split(' ').all(|word| {
        let place = rest.iter().position(|known| *known == word);
        place.map(|place| rest.remove(place)).is_some()
    });
    is_among && more.len() == less.len()
}

impl<G: AnyGame> MoveList<'_, G> {
    /// Adds every move that begins with the path to this state; whether a choice of it brings nothing.
    fn follow(&mut self, state: &G::State, idle: bool) {
        let mut choices = Vec::new();
        self.game.choices(state, self.seat, &mut choices);
        for choice in choices {
            if self.moves.len() >= self.most {
                self.all = false;
                return;
            }
            let idle = idle || self.game.is_idle(state, self.seat, choice);
            let mut after = state.clone();
            self.game.play_offered(&mut after, self.seat, choice);
            self.path.push(choice);
            if self.goes_on(&after) {
                self.follow(&after, idle);
            } else {
                let choices = self.path.iter().map(|choice| self.game.write(*choice)).collect();
                self.moves.push(WholeMove { choices, idle });
                self.after.push(after);
            }
            self.path.pop();
        }
    }

    /// Marks moves that use more dice than others and come to the same, or to less money.
    fn mark_surplus(&mut self) {
        let surplus: Vec<usize> = (0..self.moves.len())
            .filter(|more| !self.moves[*more].idle)
            .filter(|more| (0..self.moves.len()).any(|less| self.is_surplus(*more, less)))
            .collect();
        surplus.into_iter().for_each(|place| self.moves[place].idle = true);
    }

    fn is_surplus(&self, more: usize, less: usize) -> bool {
        says_more(&self.moves[more].choices, &self.moves[less].choices)
            && self.game.differs_in_surplus(&self.after[more], &self.after[less], self.seat)
    }

    /// Whether the seat has more to say before its move is over.
    fn goes_on(&self, now: &G::State) -> bool {
        match self.game.pending(now) {
            Pending::Seats(seats) => {
                seats.contains(self.seat) && self.game.same_move(self.start, now, self.seat)
            }
            Pending::Chance(_) | Pending::Over => false,
        }
    }
}
