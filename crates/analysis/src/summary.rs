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
    /// What luck gave and what the decisions cost, most of it when: "The dice gave you 4.2 points of lead; your moves cost 9.1,
    /// most of it in round 3." Said to the seat itself (`you`) or of it.
    pub fn sentence<G: Evaluate + Speech>(&self, game: &G, you: bool) -> Phrase {
        let luck = self.luck.lead;
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
        let (luck, cost) = (amount(luck), amount(self.loss));
        // What is won and lost is a lead; own points where nobody can do anything about the others.
        let unit = if game.judged_seats() == 1 { "points" } else { "lead" };
        let who = self.seat;
        match you {
            true => phrase!(
                "analysis-sentence-you",
                gave = gave,
                luck = luck,
                cost = cost,
                unit = unit,
                most = most
            ),
            false => phrase!(
                "analysis-sentence-of",
                who = who,
                gave = gave,
                luck = luck,
                cost = cost,
                unit = unit,
                most = most
            ),
        }
    }
}
