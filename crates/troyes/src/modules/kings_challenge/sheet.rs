//! Le Roy's table and the ratings as people look them up.

use crate::modules::kings_challenge::Rating;
use crate::modules::kings_challenge::table::{RESULTS, Row};
use crate::speech::component;
use crate::troyes::Troyes;
use tabletop::{CardSheet, Component, Figure, Phrase, Source, phrase};

const IDS: [&str; 11] =
    ["roy_2", "roy_3", "roy_4", "roy_5", "roy_6", "roy_7", "roy_8", "roy_9", "roy_10", "roy_11", "roy_12"];

/// The word of a result of le Roy's dice.
pub(crate) fn id_of(dice: [u8; 2]) -> &'static str {
    IDS[usize::from(dice[0] + dice[1] - RESULTS.start())]
}

impl Troyes {
    /// The words of le Roy's results, if he plays. How well a player did is not among them: no random player wins.
    pub(crate) fn touchable_royal(&self) -> impl Iterator<Item = &'static str> {
        IDS.into_iter().filter(|_| self.options.is_kings_challenge())
    }

    /// The sheets of le Roy's results and of the ratings, if he plays.
    pub(crate) fn royal_sheets(&self) -> impl Iterator<Item = CardSheet> {
        let results = RESULTS.zip(IDS).map(|(result, id)| self.result_sheet(result, id));
        let ratings = Rating::ALL.into_iter().map(rating_sheet);
        results.chain(ratings).filter(|_| self.options.is_kings_challenge())
    }

    fn result_sheet(&self, result: u8, id: &'static str) -> CardSheet {
        let component = component(id);
        let (vp, dice, price) = match self.row(result) {
            Row::Gain { vp, dice, price } => (vp, dice, price),
            _ => (0, 0, 0),
        };
        let text = if self.options.english_king { "english" } else { "french" };
        let rule = component.says("rule").with("vp", vp).with("deniers", price).with("text", text);
        let price = component.says("price").with("dice", dice);
        sheet(component, phrase!("troyes-kind-roy-table"), rule, phrase!("troyes-figure-price"), price)
    }
}

fn rating_sheet(rating: Rating) -> CardSheet {
    let component = component(rating.id());
    let (rule, lead) = (component.says("rule"), component.says("lead"));
    sheet(component, phrase!("troyes-kind-rating"), rule, phrase!("troyes-figure-lead"), lead)
}

fn sheet(component: Component, kind: Phrase, rule: Phrase, figure: Phrase, value: Phrase) -> CardSheet {
    CardSheet {
        component,
        name: component.name(),
        kind,
        set: phrase!("troyes-set-kings-challenge"),
        color: None,
        rule,
        figures: vec![Figure { name: figure, value: value.into(), source: Source::read("rulebook") }],
    }
}
