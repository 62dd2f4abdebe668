//! Games of one mix of options, and what each component did in them.

use crate::facts::{Deed, Fact};
use crate::plan::{Plan, StudyError};
use crate::selfplay::{Played, Wanted, play_these};
use arena::Estimate;
use host::{Listed, Setup, Wish};
use std::collections::{BTreeMap, BTreeSet};
use tabletop::{Component, Seat};
use troyes::Troyes;
use troyes::cards::{Card, Character, Event};
use troyes::modules::Outdoor;
use words::Language;

/// What kind of thing is looked at, and what it is to use it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// An activity card, which is activated.
    Card,
    /// An event, on which cubes are placed.
    Event,
    /// A character, which somebody holds.
    Character,
    /// An outdoor activity, on which a cube is placed.
    Tile,
}

impl Kind {
    /// What a family does that makes use of a component of this kind.
    pub fn used_by(self, id: &str) -> Deed {
        match self {
            Kind::Card => Deed::Used,
            Kind::Event => Deed::Fought,
            Kind::Character => Deed::Dealt,
            // Where no cubes are placed, whoever reaches the gate has the use of it.
            Kind::Tile if Outdoor::with_id(id).is_some_and(|side| !side.takes_cubes()) => Deed::Vp,
            Kind::Tile => Deed::Hired,
        }
    }
}

/// How games are played: by whom, with which dice, on how many threads.
#[derive(Clone, Debug)]
pub struct Terms {
    /// Who plays every seat.
    pub bot: String,
    /// Everything random follows from it.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
}

/// Games of one mix of options.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The rules.
    pub rules: Troyes,
    pub(super) plan: Plan,
    /// What was played.
    pub games: Vec<Played>,
    /// Every component in play with its kind.
    pub components: Vec<(Kind, &'static str)>,
}

/// A figures file: its name and text.
pub type Figures = (String, String);

impl Sample {
    /// Plays the deals of these numbers.
    pub fn play(
        terms: &Terms,
        players: u8,
        options: &str,
        figures: Option<Figures>,
        deals: &[u64],
    ) -> Result<Sample, StudyError> {
        let setup = Setup { players: Some(players), wish: Wish::List(options.into()), figures };
        let rules: Troyes = setup.rules(&Listed { name: "troyes", players, only: false })?;
        let plan = Plan {
            game: "troyes".into(),
            setup,
            bots: vec![terms.bot.clone()],
            games: deals.len() as u64,
            seed: terms.seed,
            threads: terms.threads,
        };
        let games = play_these(&rules, &plan, deals, Wanted::default())?;
        let components = components(&rules, &games);
        Ok(Sample { rules, plan, games, components })
    }

    /// The same deals, or some of them, with other figures.
    pub fn again(&self, terms: &Terms, figures: Figures, deals: &[u64]) -> Result<Sample, StudyError> {
        let options = match &self.plan.setup.wish {
            Wish::List(list) => list.as_str(),
            _ => "",
        };
        Sample::play(terms, self.players(), options, Some(figures), deals)
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.plan.setup.players.unwrap_or(4)
    }

    /// What each component did.
    pub fn usages(&self) -> BTreeMap<&'static str, Usage> {
        self.components.iter().map(|(kind, id)| (*id, self.usage(*kind, id, |_| true))).collect()
    }

    /// What a component did in some of the games.
    pub fn usage(&self, kind: Kind, id: &str, counts: impl Fn(&Played) -> bool) -> Usage {
        let mut usage = Usage::default();
        let games = self.games.iter().filter(|game| counts(game));
        games.for_each(|game| usage.join(&self.usage_in(game, kind, id)));
        usage
    }

    /// What a component did in one game, be it of this sample or played again.
    pub fn usage_in(&self, game: &Played, kind: Kind, id: &str) -> Usage {
        let mut usage = Usage::default();
        usage.add(game, self.players(), kind, id);
        usage
    }

    /// The numbers of the deals in which a component was dealt.
    pub fn deals_with(&self, id: &str) -> Vec<u64> {
        let has =
            |game: &&Played| game.facts.iter().any(|fact| fact.component == id && fact.deed == Deed::Dealt);
        self.games.iter().filter(has).map(|game| game.number).collect()
    }

    /// By how much points of a family differ from those in another sample, deal by deal; none where others play, or the same.
    pub fn points_beyond(&self, other: &Sample) -> Option<Estimate> {
        if std::ptr::eq(self, other) || self.players() != other.players() {
            return None;
        }
        let before: BTreeMap<u64, f64> = other.games.iter().map(|game| (game.number, points(game))).collect();
        let differences = self.games.iter().filter_map(|game| Some(points(game) - before.get(&game.number)?));
        Some(Estimate::mean(&differences.collect::<Vec<_>>()))
    }

    /// The average points of a family.
    pub fn points(&self) -> Estimate {
        Estimate::mean(&self.games.iter().map(points).collect::<Vec<_>>())
    }

    /// By how much the winner is ahead of the second.
    pub fn leads(&self) -> Estimate {
        Estimate::mean(&self.games.iter().map(|game| lead(&game.standing.total)).collect::<Vec<_>>())
    }

    /// How many choices a family makes.
    pub fn length(&self) -> Estimate {
        let per_family = |game: &Played| f64::from(game.steps) / f64::from(self.players());
        Estimate::mean(&self.games.iter().map(per_family).collect::<Vec<_>>())
    }

    /// The share of victories of a seat.
    pub fn wins(&self, seat: Seat) -> Estimate {
        let shares = self.games.iter().map(|game| share(game, seat));
        Estimate::rate(shares.sum(), self.games.len() as u32)
    }

    /// The average points of a seat.
    pub fn points_of(&self, seat: Seat) -> Estimate {
        let points = self.games.iter().map(|game| f64::from(game.standing.total[seat.index()]));
        Estimate::mean(&points.collect::<Vec<_>>())
    }
}

/// Every component in play with its kind. Only some of the outdoor activities are laid out.
fn components(rules: &Troyes, games: &[Played]) -> Vec<(Kind, &'static str)> {
    let cards = rules.activity_cards().map(|card: Card| (Kind::Card, card.id()));
    let events = std::iter::once(Event::Marauding).chain(rules.event_cards());
    let events = events.map(|event| (Kind::Event, event.id()));
    let characters = rules.characters().map(|one: Character| (Kind::Character, one.id()));
    let facts = games.iter().flat_map(|game| &game.facts);
    let laid: BTreeSet<&str> =
        facts.filter(|fact| fact.deed == Deed::Dealt).map(|fact| fact.component).collect();
    let tiles = Outdoor::ALL.into_iter().map(|side| (Kind::Tile, side.id()));
    cards.chain(events).chain(characters).chain(tiles.filter(|(_, id)| laid.contains(id))).collect()
}

/// The points of a family in a game, on average.
pub fn points(game: &Played) -> f64 {
    mean(game.standing.total.iter().map(|vp| f64::from(*vp)))
}

/// The share that a seat has in the victory.
pub fn share(game: &Played, seat: Seat) -> f64 {
    let winners = game.standing.winners;
    if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
}

/// By how much the best is ahead of the second.
fn lead(total: &[i32]) -> f64 {
    let mut total = total.to_vec();
    total.sort_unstable();
    match total[..] {
        [.., second, best] => f64::from(best - second),
        _ => 0.0,
    }
}

/// The average of some numbers.
pub fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let (count, sum) = numbers.fold((0.0, 0.0), |(count, sum), number| (count + 1.0, sum + number));
    sum / f64::max(count, 1.0)
}

/// What a component is called.
pub fn name(id: &'static str) -> String {
    Language::english().text(&Component { game: "troyes", id }.name())
}

/// What one component did in some games.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Usage {
    /// In how many games it was dealt.
    pub dealt: u32,
    /// In how many of these somebody used it.
    pub games: u32,
    /// How often it was used.
    pub uses: u32,
    /// How many families used it, of those in games where it was dealt: winners and others.
    pub users: [f64; 2],
    /// How many families there were in these games: winners and others.
    pub families: [f64; 2],
    /// The sum of the rounds in which it was used.
    rounds: u32,
    /// How often an event was countered.
    pub countered: u32,
    /// Points, deniers and influence that it gave its users; for a character, points of its holder.
    pub gave: [i32; 3],
    /// Points, deniers and influence that it took: prices, or what an event does to everybody.
    pub took: [i32; 3],
    /// Points that a character gave the average of all who do not hold it.
    pub others: f64,
}

impl Usage {
    fn add(&mut self, game: &Played, players: u8, kind: Kind, id: &str) {
        let facts: Vec<&Fact> = game.facts.iter().filter(|fact| fact.component == id).collect();
        // Marauding lies there from the beginning.
        let is_dealt = facts.iter().any(|fact| fact.deed == Deed::Dealt) || id == Event::Marauding.id();
        if !is_dealt {
            return;
        }
        self.dealt += 1;
        let used_by = kind.used_by(id);
        let is_use = |fact: &&&Fact| fact.deed == used_by && fact.seat.is_some();
        let uses: Vec<&&Fact> = facts.iter().filter(is_use).collect();
        self.games += u32::from(!uses.is_empty());
        self.uses += uses.len() as u32;
        self.rounds += uses.iter().map(|fact| u32::from(fact.chapter)).sum::<u32>();
        for seat in (0..players).map(Seat) {
            let used = f64::from(uses.iter().any(|fact| fact.seat == Some(seat)));
            let won = share(game, seat);
            for (place, part) in [won, 1.0 - won].into_iter().enumerate() {
                self.families[place] += part;
                self.users[place] += part * used;
            }
        }
        for fact in facts.iter().filter(|fact| fact.seat.is_some()) {
            let place = match fact.deed {
                Deed::Vp => 0,
                Deed::Deniers => 1,
                Deed::Influence => 2,
                _ => continue,
            };
            if fact.amount < 0 {
                self.took[place] -= fact.amount;
            } else {
                self.gave[place] += fact.amount;
            }
        }
        if kind == Kind::Character
            && let Some(holder) = uses.first().and_then(|fact| fact.seat)
        {
            self.add_reward(game, holder, id);
        }
        self.countered += facts.iter().filter(|fact| fact.deed == Deed::Countered).count() as u32;
    }

    /// What it did in other games too.
    pub fn join(&mut self, other: &Usage) {
        self.dealt += other.dealt;
        self.games += other.games;
        self.uses += other.uses;
        self.rounds += other.rounds;
        self.countered += other.countered;
        self.others += other.others;
        for place in [0, 1] {
            self.users[place] += other.users[place];
            self.families[place] += other.families[place];
        }
        for place in [0, 1, 2] {
            self.gave[place] += other.gave[place];
            self.took[place] += other.took[place];
        }
    }

    /// What a character gave at the end: a row of the score sheet.
    fn add_reward(&mut self, game: &Played, holder: Seat, id: &str) {
        let message = format!("troyes-{id}");
        let Some(row) = game.standing.rows.iter().find(|row| row.source.message == message) else { return };
        self.gave[0] += row.vp[holder.index()];
        let others = row.vp.iter().enumerate().filter(|(seat, _)| *seat != holder.index());
        self.others += mean(others.map(|(_, vp)| f64::from(*vp)));
    }

    /// The share of families that use it where it is dealt.
    pub fn popularity(&self) -> f64 {
        (self.users[0] + self.users[1]) / f64::max(self.families[0] + self.families[1], 1.0)
    }

    /// The share of winners, and of all others, that used it where it was dealt.
    pub fn by_winners_and_others(&self) -> [f64; 2] {
        [0, 1].map(|place| self.users[place] / f64::max(self.families[place], 1e-9))
    }

    /// How often it is used in a game in which it is dealt.
    pub fn uses_a_game(&self) -> f64 {
        f64::from(self.uses) / f64::from(self.dealt.max(1))
    }

    /// The average round in which it is used, if it is.
    pub fn round(&self) -> Option<f64> {
        (self.uses > 0).then(|| f64::from(self.rounds) / f64::from(self.uses))
    }

    /// Points, deniers and influence by use, prices taken off.
    pub fn yields(&self) -> [f64; 3] {
        [0, 1, 2].map(|i| f64::from(self.gave[i] - self.took[i]) / f64::from(self.uses.max(1)))
    }

    /// The same without what it took.
    pub fn gains(&self) -> [f64; 3] {
        self.gave.map(|sum| f64::from(sum) / f64::from(self.uses.max(1)))
    }

    /// Points, deniers and influence that it took in a game in which it was dealt.
    pub fn losses(&self) -> [f64; 3] {
        self.took.map(|sum| f64::from(sum) / f64::from(self.dealt.max(1)))
    }
}
