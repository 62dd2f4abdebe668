//! The account of a seat in one sentence.

use crate::account::SeatAccount;
use bots::Evaluate;
use tabletop::{Arg, Phrase, Speech, phrase};

/// Losses smaller than this are none to a player.
const HARDLY: f64 = 0.05;

/// A number of points without its sign, with one decimal.
pub fn amount(points: f64) -> Phrase {
    let tenths = (points.abs() * 10.0).round() as i64;
    phrase!("analysis-amount", whole = tenths / 10, tenths = tenths % 10)
}

/// A change with its sign and one decimal.
pub fn signed(points: f64) -> Arg {
    Arg::difference(points)
}

/// A chance in percent.
pub fn percent(chance: f64) -> Phrase {
    phrase!("analysis-percent", percent = (chance * 100.0).round() as i64)
}

impl SeatAccount {
    /// What luck gave and what the decisions cost, most of it when: "The dice gave you 4.2 points; your moves cost 9.1, most of
    /// it in round 3." Said to the seat itself (`you`) or of it. Both are counted in points, as the account below it is, which
    /// puts down the same two numbers; only losses of single decisions count the lead.
    pub fn sentence<G: Evaluate + Speech>(&self, game: &G, you: bool) -> Phrase {
        let (luck, own) = (self.luck.points, self.own.points);
        let gave = if luck.abs() < HARDLY {
            "nothing"
        } else if luck > 0.0 {
            "gave"
        } else {
            "took"
        };
        let worst = self.loss_by_chapter.iter().max_by(|a, b| a.1.total_cmp(b.1));
        let most = match worst {
            Some((chapter, loss)) if *loss > self.loss / 2.0 && self.loss > HARDLY => {
                phrase!("analysis-most-of-it", chapter = game.chapter_name(*chapter))
            }
            Some((chapter, loss)) if *loss > HARDLY => {
                phrase!("analysis-the-largest-part", chapter = game.chapter_name(*chapter))
            }
            _ => Phrase::NOTHING,
        };
        // Moves that cost lead may bring points all the same: those of others less.
        let moves = if own > HARDLY { "brought" } else { "cost" };
        let most = if own > HARDLY { Phrase::NOTHING } else { most };
        let (gave, luck, cost) = (Arg::Word(gave), amount(luck), amount(own));
        match you {
            true => {
                phrase!(
                    "analysis-sentence-you",
                    gave = gave,
                    luck = luck,
                    moves = moves,
                    cost = cost,
                    most = most
                )
            }
            false => {
                let who = self.seat;
                phrase!(
                    "analysis-sentence-of",
                    who = who,
                    gave = gave,
                    luck = luck,
                    moves = moves,
                    cost = cost,
                    most = most
                )
            }
        }
    }
}
