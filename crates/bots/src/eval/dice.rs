//! What a sheet of Troyes Dice is worth: what stands on it, and what the half-days left may make of it.

use crate::bot::{Bot, Seen};
use crate::cancel::Cancel;
use crate::clock::Budget;
use crate::evaluate::{Evaluate, SearchParams, Term};
use crate::names::{BotError, make_bot};
use crate::newest::{examine, weigh};
use crate::search::{Exam, Examined, Weighed};
use tabletop::{Phrase, Seat, phrase};
use troyes_dice::{
    Bonus, Building, Choice, Color, Column, Half, Phase, Resource, Sheet, Stage, State, TroyesDice,
};

/// How much the future is worth, found by playing thousands of games against other numbers.
struct Weights {
    /// What a purse of each resource may become worth beyond its points, early in the game.
    purse: [f64; 3],
    /// How many of a resource make most of that.
    plenty: f64,
    /// How many half-days make most of that.
    horizon: f64,
    /// The chance, each half-day, that an open place is built on.
    build: f64,
    /// The chance, each half-day, that a certain Cathedral is built.
    unlock: f64,
    /// How much of a row's points comes from buildings hoped for.
    hope: f64,
    /// What an open place is worth when it is built on, by building.
    place: [f64; 6],
    /// The bonuses for full columns of citizens.
    columns: [f64; 3],
    /// The prestige building for the fifteenth citizen of a track.
    prestige: f64,
    /// A link whose first building is drawn.
    link: f64,
    /// A resource on its way to the next citizen of its track.
    step: f64,
}

const WEIGHTS: Weights = Weights {
    purse: [2.55, 1.27, 1.4],
    plenty: 2.0,
    horizon: 4.8,
    build: 0.017,
    unlock: 0.084,
    hope: 1.0,
    place: [0.85, 1.07, 0.5, 2.0, 0.5, 1.0],
    columns: [2.0, 6.6, 4.0],
    prestige: 4.8,
    link: 1.8,
    step: 0.0175,
};

/// Half-days in which the seat may still act, this one included.
fn half_days_left(game: &TroyesDice, state: &State, seat: Seat) -> f64 {
    let town = &state.town;
    let all = f64::from(game.printed().half_days());
    let gone = f64::from(town.day - 1) * 2.0 + f64::from(u8::from(town.half == Half::Afternoon));
    let has_acted = matches!(state.turns[seat.index()].stage, Stage::Done | Stage::Committed);
    match town.phase {
        Phase::Over => 0.0,
        Phase::Choose if has_acted => all - gone - 1.0,
        _ => all - gone,
    }
}

/// The sheet as the seat has written on it so far.
fn sheet(state: &State, seat: Seat) -> &Sheet {
    match state.town.phase {
        Phase::Choose => &state.turns[seat.index()].sheet,
        _ => &state.sheets[seat.index()],
    }
}

/// A sheet, and the half-days left to it.
#[derive(Clone, Copy)]
struct Prospect<'a> {
    game: &'a TroyesDice,
    sheet: &'a Sheet,
    left: f64,
}

impl<'a> Prospect<'a> {
    fn new(game: &'a TroyesDice, state: &'a State, seat: Seat) -> Prospect<'a> {
        Prospect { game, sheet: sheet(state, seat), left: half_days_left(game, state, seat) }
    }

    fn value(&self) -> f64 {
        if self.left == 0.0 {
            return f64::from(self.game.printed().vp(self.sheet));
        }
        let resources: f64 = Resource::ALL.into_iter().map(|resource| self.resource(resource)).sum();
        f64::from(self.sheet.all_citizens()) + resources + self.rows() + self.bonuses()
    }

    /// From 0 at the end to nearly 1 at the beginning: how much of what needs time is still worth.
    fn time(&self) -> f64 {
        1.0 - (-self.left / WEIGHTS.horizon).exp()
    }

    /// Resources count half a point each, and more while they may still be spent.
    fn resource(&self, resource: Resource) -> f64 {
        let purse = f64::from(self.sheet.purse(resource));
        let use_of_it = WEIGHTS.purse[resource as usize] * (1.0 - (-purse / WEIGHTS.plenty).exp());
        let on_the_way = WEIGHTS.step * f64::from(self.sheet.circled[resource]);
        purse / 2.0 + self.time() * (use_of_it + on_the_way)
    }

    /// What the characters give for buildings drawn and for those hoped for, and what those give by themselves.
    fn rows(&self) -> f64 {
        let mut expected = [0.0; 6];
        let mut value = 0.0;
        let chance = 1.0 - (-self.left * WEIGHTS.build).exp();
        // Each half-day one of eighteen places is attacked; what is built on is, on average, half way to the end.
        let survival = 1.0 - self.left / 36.0;
        for building in Building::ALL {
            let open = self.sheet.open(building);
            let safe = f64::from(open.both(self.sheet.drawn[Building::Fortress]).len());
            let hoped = (safe + (f64::from(open.len()) - safe) * survival) * chance;
            expected[building as usize] = f64::from(self.sheet.drawn[building].len()) + WEIGHTS.hope * hoped;
            value += WEIGHTS.place[building as usize] * hoped;
        }
        let printed = self.game.printed();
        let cathedrals = self.sheet.open(Building::Cathedral);
        let next = f64::from(printed.next_multiplier(self.sheet.drawn[Building::Cathedral].len()));
        let unlock = 1.0 - (-self.left * WEIGHTS.unlock).exp();
        for column in Column::ALL {
            let row = printed.scored(column);
            let multiplier = match self.sheet.multiplier[row] {
                0 if cathedrals.contains(column) => next * unlock,
                multiplier => f64::from(multiplier),
            };
            value += multiplier * expected[row as usize];
        }
        value
    }

    /// Bonuses that are on their way.
    fn bonuses(&self) -> f64 {
        let citizens = Color::ALL.map(|color| f64::from(self.sheet.citizens[color]));
        let printed = self.game.printed();
        let mut value = 0.0;
        for (at, worth) in printed.column_bonuses_at().into_iter().map(f64::from).zip(WEIGHTS.columns) {
            let progress = citizens.iter().map(|count| count.min(at)).sum::<f64>() / (3.0 * at);
            if progress < 1.0 {
                value += worth * progress.powi(3);
            }
        }
        let prestige = f64::from(printed.prestige_bonus_at());
        for count in citizens.iter().filter(|count| **count < prestige) {
            value += WEIGHTS.prestige * (count / prestige).powi(4);
        }
        for (building, columns) in Bonus::ALL.iter().filter_map(|bonus| bonus.joins()) {
            let [left, right] = columns.map(|column| {
                (self.sheet.drawn[building].contains(column), self.sheet.open(building).contains(column))
            });
            if left.0 && right.1 || left.1 && right.0 {
                value += WEIGHTS.link;
            }
        }
        value * self.time()
    }

    /// What changed since a sheet of before. Time that went by is not counted: it goes by for every move.
    fn terms_since(&self, before: &Sheet) -> Vec<Term> {
        let old = Prospect { sheet: before, ..*self };
        let mut terms = Vec::new();
        for color in Color::ALL {
            let more = i32::from(self.sheet.citizens[color]) - i32::from(before.citizens[color]);
            if more != 0 {
                let text = phrase!("dice-change-citizens", more = more, color = color);
                terms.push(Term { text, worth: f64::from(more) });
            }
        }
        for resource in Resource::ALL {
            let more = i32::from(self.sheet.purse(resource)) - i32::from(before.purse(resource));
            if more != 0 {
                let text = phrase!("dice-change-resource", more = more, resource = resource);
                terms.push(Term { text, worth: self.resource(resource) - old.resource(resource) });
            }
        }
        let drawn: Vec<Phrase> = Building::ALL
            .into_iter()
            .flat_map(|building| {
                let new = self.sheet.drawn[building].without(before.drawn[building]);
                new.iter().map(move |column| {
                    phrase!("dice-change-building", building = building, column = column.position())
                })
            })
            .collect();
        if !drawn.is_empty() {
            let text = phrase!("dice-change-drawn", buildings = drawn);
            terms.push(Term { text, worth: self.rows() - old.rows() });
        }
        let bonuses = self.bonuses() - old.bonuses();
        if bonuses.abs() > 0.05 {
            let text =
                if bonuses > 0.0 { phrase!("dice-change-nearer") } else { phrase!("dice-change-used-up") };
            terms.push(Term { text, worth: bonuses });
        }
        terms
    }
}

impl Evaluate for TroyesDice {
    fn bot(spec: &str, seed: u64) -> Result<Box<dyn Bot<TroyesDice>>, BotError> {
        make_bot(spec, seed)
    }

    fn weigh(
        seen: &Seen<'_, TroyesDice>,
        budget: Budget,
        seed: u64,
        cancel: &Cancel,
    ) -> Vec<Weighed<Choice>> {
        weigh(seen, budget, seed, cancel)
    }

    fn examine(exam: &Exam<'_, TroyesDice>, budget: Budget, seed: u64, cancel: &Cancel) -> Examined<Choice> {
        examine(exam, budget, seed, cancel)
    }

    fn misjudgement(&self) -> f32 {
        3.0
    }

    fn value(&self, state: &State, seat: Seat) -> f64 {
        Prospect::new(self, state, seat).value()
    }

    fn terms(&self, before: &State, after: &State, seat: Seat) -> Vec<Term> {
        Prospect::new(self, after, seat).terms_since(sheet(before, seat))
    }

    fn search_params(&self) -> SearchParams {
        // All moves of a half-day can be listed. Two days ahead the evaluation sees more than a game played out by it.
        SearchParams { playout_moves: 4, playout_states: 200, ..SearchParams::default() }
    }

    fn learned_search_params(&self) -> SearchParams {
        SearchParams {
            playout_moves: 1,
            playout_states: 400,
            widest: 12,
            trust: 4.0,
            keeps_to_its_move: true,
            ..SearchParams::default()
        }
    }
}
