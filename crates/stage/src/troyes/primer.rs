//! Troyes in a few words, for whoever sits down without having read anything.

use crate::staged::PrimerSection;
use tabletop::{Phrase, phrase};
use troyes::Troyes;

/// The rules in short.
pub fn primer(game: &Troyes) -> Vec<PrimerSection> {
    let section = |(heading, text): (Phrase, Phrase)| PrimerSection { heading, text };
    let is_alone = game.families().len() == 1;
    let alone = (phrase!("troyes-primer-alone"), phrase!("troyes-primer-alone-text"));
    let aim =
        if is_alone { phrase!("troyes-primer-aim-alone-text") } else { phrase!("troyes-primer-aim-text") };
    let main = [
        (phrase!("troyes-primer-aim"), aim),
        (phrase!("troyes-primer-round"), phrase!("troyes-primer-round-text")),
        (phrase!("troyes-primer-action"), phrase!("troyes-primer-action-text")),
        (phrase!("troyes-primer-cards"), phrase!("troyes-primer-cards-text")),
        (phrase!("troyes-primer-events"), phrase!("troyes-primer-events-text")),
        (phrase!("troyes-primer-places"), phrase!("troyes-primer-places-text")),
        (phrase!("troyes-primer-influence"), phrase!("troyes-primer-influence-text")),
        (phrase!("stage-primer-table"), phrase!("troyes-primer-table-text")),
    ];
    is_alone.then_some(alone).into_iter().chain(main).map(section).collect()
}
