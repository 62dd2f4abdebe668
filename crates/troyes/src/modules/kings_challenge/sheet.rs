//! Le Roy's table and the ratings as people look them up.

use crate::modules::kings_challenge::Rating;
use crate::modules::kings_challenge::table::{RESULTS, Row};
use crate::speech::{component, deniers};
use crate::troyes::Troyes;
use tabletop::{CardSheet, Figure, Phrase, Source, phrase};

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

    fn result_sheet(&self, result: u8, id: &'static str) -> CardSheet {
        let (rule, price) = self.rule_of(result);
        let name = phrase!("troyes-roy-result", result = result);
        sheet(id, name, phrase!("troyes-kind-roy-table"), rule, phrase!("troyes-figure-price"), price)
    }

    /// What a result bids le Roy do, and its price.
    fn rule_of(&self, result: u8) -> (Phrase, Phrase) {
        let english = self.options.english_king;
        let dice = |dice: u8| phrase!("troyes-roy-price", dice = dice);
        match self.row(result) {
            Row::Gain { vp, dice, price } => (
                phrase!("troyes-roy-gain", vp = vp, price = deniers(price)),
                phrase!("troyes-roy-price-with-yours", dice = dice),
            ),
            Row::Place if english => (phrase!("troyes-roy-place-english"), dice(1)),
            Row::Place => (phrase!("troyes-roy-place"), dice(1)),
            Row::Fill => (phrase!("troyes-roy-fill"), phrase!("troyes-roy-price-of-banners")),
            Row::Hire => (phrase!("troyes-roy-hire"), dice(1)),
            Row::Build if english => (phrase!("troyes-roy-build-english"), dice(2)),
            Row::Build => (phrase!("troyes-roy-build"), dice(2)),
            Row::Recall => (phrase!("troyes-roy-recall"), dice(0)),
        }
    }
}

fn rating_sheet(rating: Rating) -> CardSheet {
    let component = component(rating.id());
    let lead = component.says("lead");
    let figure = phrase!("troyes-figure-lead");
    sheet(rating.id(), component.name(), phrase!("troyes-kind-rating"), component.says("rule"), figure, lead)
}

fn sheet(
    id: &'static str,
    name: Phrase,
    kind: Phrase,
    rule: Phrase,
    figure: Phrase,
    value: Phrase,
) -> CardSheet {
    CardSheet {
        component: component(id),
        name,
        kind,
        set: phrase!("troyes-set-kings-challenge"),
        color: None,
        rule,
        figures: vec![Figure { name: figure, value: value.into(), source: Source::read("rulebook") }],
    }
}
