//! Le Roy's deeds.

use crate::modules::kings_challenge::Deed;
use crate::speech::{cubes, deniers};
use crate::troyes::Troyes;
use tabletop::{Phrase, phrase};

impl Troyes {
    /// What le Roy does, as the end of the sentence that begins with his roll.
    pub(crate) fn deed_name(&self, deed: Deed) -> Phrase {
        match deed {
            Deed::Gain { vp, bought: Some(die), price, .. } => {
                phrase!("troyes-deed-buy", vp = vp, die = die, price = deniers(price))
            }
            Deed::Gain { vp, .. } => phrase!("troyes-deed-gain", vp = vp),
            Deed::Place { building, row } => {
                phrase!("troyes-deed-place", building = building, row = self.row_name(building, row))
            }
            Deed::Fill { event, cubes: placed } => {
                phrase!("troyes-deed-fill", cubes = cubes(placed), event = event)
            }
            Deed::Hire { card } => phrase!("troyes-deed-hire", card = card),
            Deed::Build { sites: [Some(first), Some(second)], .. } => {
                phrase!("troyes-deed-build-two", first = first, second = second)
            }
            Deed::Build { sites: [Some(site), None], vp: 0 } => phrase!("troyes-deed-build", site = site),
            Deed::Build { sites: [Some(site), None], vp } => {
                phrase!("troyes-deed-build-and-gain", site = site, vp = vp)
            }
            Deed::Build { vp, .. } => phrase!("troyes-deed-cathedral-full", vp = vp),
            Deed::Recall { character: Some(character) } => {
                phrase!("troyes-deed-recall", character = character)
            }
            Deed::Recall { character: None } => phrase!("troyes-deed-recall-nobody"),
            Deed::Idle => phrase!("troyes-deed-idle"),
        }
    }
}
