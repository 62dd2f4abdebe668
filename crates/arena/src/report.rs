//! What an arena found.

use crate::estimate::Estimate;
use crate::game::Played;
use crate::rating::Crosstable;
use crate::schedule::Schedule;
use crate::{Match, ladder};
use bots::Budget;
use bots::Evaluate;
use serde::Serialize;
use std::fmt::Write as _;
use tabletop::{Phrase, Seat, Standing, ToJson, phrase};
use words::Language;

/// What an arena found; its JSON is one object.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game's name.
    pub game: String,
    /// Its options.
    pub options: serde_json::Value,
    /// How many play.
    pub players: u8,
    /// The seed of all deals.
    pub seed: u64,
    /// The budget of bots that brought none.
    pub budget: Budget,
    /// How many games were played.
    pub games: u32,
    /// Of how many different deals.
    pub deals: u32,
    /// The bots, in the order in which they were named.
    pub bots: Vec<BotReport>,
    /// Games in which a bot lost its clock and a random player took its place.
    pub forfeits: Vec<Forfeit>,
    /// In which words it is written.
    #[serde(skip)]
    pub language: Language,
}

/// What an arena found about one bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotReport {
    /// Its name.
    pub name: String,
    /// How many seats it played, all games together.
    pub seats: u32,
    /// Games won, a victory shared by n counting 1/n; not for games of one player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wins: Option<Estimate>,
    /// Games won per game played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win_rate: Option<Estimate>,
    /// Mean victory points.
    pub vp: Estimate,
    /// Rating on the Elo scale, the mean of the arena being 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elo: Option<Estimate>,
    /// The mean result of games of one player: the points, less those of a seat that the rules play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Estimate>,
    /// In how many games it lost its clock.
    pub forfeits: u32,
    /// Where the points come from, on average.
    pub sources: Vec<Source>,
}

/// One source of victory points.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Source {
    /// Its name on the score sheet.
    pub source: String,
    /// Points on average.
    pub vp: f64,
}

/// A game in which a bot lost its clock.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Forfeit {
    /// The number of the game, from 0.
    pub game: u32,
    /// The bot.
    pub bot: String,
    /// What it did.
    pub reason: String,
}

impl Report {
    pub(super) fn of<G: Evaluate>(plan: &Match<'_, G>, schedule: &Schedule, played: &[Played]) -> Report {
        let ratings = crosstable(schedule, played).ratings();
        let is_alone = plan.game.players() == 1;
        let bots = schedule.names.iter().zip(ratings).enumerate();
        let forfeits = played.iter().zip(0..).flat_map(|(played, game)| {
            played.forfeits.iter().map(move |(seat, reason)| Forfeit {
                game,
                bot: schedule.names[played.seating[seat.index()]].clone(),
                reason: plan.language.text(reason),
            })
        });
        Report {
            game: G::NAME.into(),
            options: plan.game.options().to_json_value(),
            players: plan.game.players(),
            seed: plan.seed,
            budget: plan.budget,
            games: played.len() as u32,
            deals: played.iter().map(|played| played.deal + 1).max().unwrap_or(0) as u32,
            bots: bots
                .map(|(bot, (name, elo))| about(bot, name, elo, played, is_alone, plan.language))
                .collect(),
            forfeits: forfeits.collect(),
            language: plan.language,
        }
    }

    /// A picture: ratings (or results) with their intervals, and points by source.
    pub fn ladder(&self) -> String {
        ladder::draw(self)
    }

    /// The result as a table for people.
    pub fn table(&self) -> String {
        let say = |phrase: Phrase| self.language.text(&phrase);
        let head = say(phrase!("arena-bot"));
        let names = self.bots.iter().map(|bot| bot.name.chars().count());
        let width = names.max().unwrap_or(0).max(head.chars().count());
        let mut text = String::new();
        let is_alone = self.bots.iter().any(|bot| bot.result.is_some());
        let heads = match is_alone {
            true => [phrase!("arena-result"), phrase!("arena-vp"), Phrase::NOTHING, Phrase::NOTHING],
            false => {
                [phrase!("arena-wins"), phrase!("arena-rate"), phrase!("arena-vp"), phrase!("arena-elo")]
            }
        };
        line(&mut text, width, &head, &heads.map(say));
        for bot in &self.bots {
            line(&mut text, width, &bot.name, &self.columns(bot));
        }
        let (game, seed) = (self.game.clone(), self.seed.to_string());
        let summary =
            phrase!("arena-summary", games = self.games, game = game, deals = self.deals, seed = seed);
        let _ = writeln!(text, "{}", say(summary));
        for bot in self.bots.iter().filter(|bot| bot.forfeits > 0) {
            let why = self.forfeits.iter().find(|forfeit| forfeit.bot == bot.name);
            let why = why.map_or(String::new(), |forfeit| forfeit.reason.clone());
            let (name, games) = (bot.name.clone(), bot.forfeits);
            let _ = writeln!(text, "{}", say(phrase!("arena-lost", bot = name, games = games, why = why)));
        }
        text
    }

    fn columns(&self, bot: &BotReport) -> [String; 4] {
        let with = |estimate: &Estimate, digits| {
            let [value, low, high] =
                [estimate.value, estimate.low, estimate.high].map(|number| self.decimal(number, digits));
            self.language.text(&phrase!("arena-estimate", value = value, low = low, high = high))
        };
        match (&bot.result, &bot.wins, &bot.win_rate, &bot.elo) {
            (_, Some(wins), Some(rate), Some(elo)) => {
                [with(wins, 1), with(&rate.times(100.0), 1), with(&bot.vp, 1), with(elo, 0)]
            }
            (result, ..) => {
                let result = result.as_ref().unwrap_or(&bot.vp);
                [with(result, 1), with(&bot.vp, 1), String::new(), String::new()]
            }
        }
    }

    /// A number with so many decimals.
    pub(super) fn decimal(&self, number: f64, digits: usize) -> String {
        format!("{number:.digits$}").replace('.', &self.language.text(&phrase!("decimal-mark")))
    }
}

fn line(text: &mut String, width: usize, name: &str, [a, b, c, d]: &[String; 4]) {
    let line = format!("{name:width$}  {a:24} {b:24} {c:24} {d}");
    let _ = writeln!(text, "{}", line.trim_end());
}

fn crosstable(schedule: &Schedule, played: &[Played]) -> Crosstable {
    let mut table = Crosstable::new(schedule.names.len());
    for Played { seating, standing, .. } in played {
        for (i, first) in seating.iter().enumerate() {
            for (j, second) in seating.iter().enumerate().skip(i + 1) {
                if first != second {
                    let result = match standing.total[i].cmp(&standing.total[j]) {
                        std::cmp::Ordering::Greater => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Less => 0.0,
                    };
                    table.add(*first, *second, result);
                }
            }
        }
    }
    table
}

fn about(
    bot: usize,
    name: &str,
    elo: Estimate,
    played: &[Played],
    is_alone: bool,
    language: Language,
) -> BotReport {
    let (mut vp, mut results, mut wins, mut forfeits) = (Vec::new(), Vec::new(), 0.0, 0);
    let mut sources: Vec<(Phrase, f64)> = Vec::new();
    for Played { seating, standing, forfeits: lost, .. } in played {
        for (i, _) in seating.iter().enumerate().filter(|(_, sits)| **sits == bot) {
            let seat = Seat(i as u8);
            vp.push(f64::from(standing.total[i]));
            results.push(f64::from(result(standing, seat)));
            if standing.winners.contains(seat) {
                wins += 1.0 / standing.winners.len() as f64;
            }
            forfeits += u32::from(lost.iter().any(|(by, _)| *by == seat));
            for row in &standing.rows {
                match sources.iter_mut().find(|(source, _)| *source == row.source) {
                    Some((_, vp)) => *vp += f64::from(row.vp[i]),
                    None => sources.push((row.source.clone(), row.vp[i].into())),
                }
            }
        }
    }
    let seats = vp.len() as u32;
    let mean = |(source, vp): (Phrase, f64)| Source {
        source: language.text(&source),
        vp: vp / f64::max(f64::from(seats), 1.0),
    };
    let rate = Estimate::rate(wins, seats);
    BotReport {
        name: name.into(),
        seats,
        wins: (!is_alone).then(|| rate.times(seats.into())),
        win_rate: (!is_alone).then_some(rate),
        vp: Estimate::mean(&vp),
        elo: (!is_alone).then_some(elo),
        result: is_alone.then(|| Estimate::mean(&results)),
        forfeits,
        sources: sources.into_iter().map(mean).collect(),
    }
}

/// What a game of one player counts: the points, less those of the seats that the rules play.
fn result(standing: &Standing, seat: Seat) -> i32 {
    let all: i32 = standing.total.iter().sum();
    2 * standing.total[seat.index()] - all
}
