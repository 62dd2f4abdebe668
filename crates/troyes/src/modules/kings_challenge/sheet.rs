//! Le Roy's table and the ratings as people look them up.

use crate::modules::kings_challenge::Rating;
use crate::modules::kings_challenge::table::{RESULTS, Row};
use crate::troyes::Troyes;
use tabletop::{CardSheet, Figure};

const IDS: [&str; 11] =
    ["roy_2", "roy_3", "roy_4", "roy_5", "roy_6", "roy_7", "roy_8", "roy_9", "roy_10", "roy_11", "roy_12"];

/// The word of a result of le Roy's dice.
pub(crate) fn id_of(dice: [u8; 2]) -> &'static str {
    IDS[usize::from(dice[0] + dice[1] - RESULTS.start())]
}

impl Troyes {
    /// The words of le Roy's results, if he plays. How well a player did is not among them: no random player wins.
    pub(crate) fn royal_concerns(&self) -> impl Iterator<Item = &'static str> {
        IDS.into_iter().filter(|_| self.options.is_kings_challenge())
    }

    /// The sheets of le Roy's results and of the ratings, if he plays.
    pub(crate) fn royal_sheets(&self) -> impl Iterator<Item = CardSheet> {
        let results = RESULTS.zip(IDS).map(|(result, id)| self.result_sheet(result, id));
        let ratings = Rating::ALL.into_iter().map(rating_sheet);
        results.chain(ratings).filter(|_| self.options.is_kings_challenge())
    }

    fn result_sheet(&self, result: u8, id: &str) -> CardSheet {
        let (rule, price) = self.rule_of(result);
        sheet(id, format!("Le Roy rolls {result}"), "le Roy's table", rule, "price", price)
    }

    /// What a result bids le Roy do, and its price.
    fn rule_of(&self, result: u8) -> (String, String) {
        let english = self.options.english_king;
        let (rule, price) = match self.row(result) {
            Row::Gain { vp, dice, price } => {
                let rule = format!(
                    "He gains {vp} VP. One of the dice is your best one, for {price} deniers; if you have none, all are his own."
                );
                return (rule, format!("{dice} dice, one of them yours"));
            }
            Row::Place if english => (
                "He places a citizen in the building of his strongest die, where he expels one of yours if he can.",
                "1 die",
            ),
            Row::Place => (
                "He places a citizen in the building of his strongest die (without dice: the Palace), where he expels one of \
                 yours, or else pushes one as far right as he can. If neither is possible he tries the next building: Palace, \
                 City Hall, Bishopric, Palace.",
                "1 die",
            ),
            Row::Fill => (
                "He covers every free banner of the event farthest to the right.",
                "1 die for each free banner",
            ),
            Row::Hire => (
                "He places a tradesman on the space that is worth most; among equals the cheapest card, then red before yellow \
                 before white.",
                "1 die",
            ),
            Row::Build if english => (
                "He places two cubes on the best spaces of the Cathedral's lowest level. If there is no space he gains 2 VP.",
                "2 dice",
            ),
            Row::Build => (
                "He places two cubes on the best spaces of the Cathedral's lowest level. For each cube without a space he gains \
                 1 VP.",
                "2 dice",
            ),
            Row::Recall => (
                "The character on top of the pile rewards you both and leaves the game. If there is none, he gains 1 VP.",
                "no die",
            ),
        };
        (rule.into(), price.into())
    }
}

fn rating_sheet(rating: Rating) -> CardSheet {
    let name = format!("{rating:?}");
    sheet(rating.id(), name, "rating", rating.verdict().into(), "your lead", rating.range().into())
}

fn sheet(id: &str, name: String, kind: &str, rule: String, figure: &str, value: String) -> CardSheet {
    CardSheet {
        id: id.into(),
        name,
        kind: kind.into(),
        set: "King's Challenge".into(),
        color: None,
        rule,
        figures: vec![Figure { name: figure.into(), value, source: "rulebook".into() }],
    }
}
