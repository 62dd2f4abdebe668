//! Drafts as text: what a page sends to have a draft put in order. A spot is its id; an answer is the kind and number of
//! its question and the notation of the choice, `how_often.0=times 2`.

use super::{Asked, Draft, Draftable, Pick, PickOf};
use crate::spot::Spot as _;
use tabletop::Game;

impl<G: Draftable> Draft<G> {
    /// Each pick as text, oldest first.
    pub fn write(&self, game: &G) -> Vec<String> {
        let write = |pick: &PickOf<G>| match pick {
            Pick::Spot(spot) => spot.id(),
            Pick::Answer(asked, choice) => {
                let kind: &str = asked.kind.into();
                format!("{kind}.{}={}", asked.nth, game.write(*choice))
            }
        };
        self.picks.iter().map(write).collect()
    }

    /// Picks from text. What names nothing on this table is left out: it may have been there when it was picked.
    pub fn read<'t>(
        game: &G,
        view: &<G as Game>::View,
        texts: impl IntoIterator<Item = &'t str>,
    ) -> Draft<G> {
        let spots: Vec<(String, G::Spot)> =
            game.spots(view).into_iter().map(|spot| (spot.id(), spot)).collect();
        let read = |text: &'t str| match text.split_once('=') {
            Some((asked, choice)) => {
                let (kind, nth) = asked.split_once('.')?;
                let kind = G::kinds().iter().copied().find(|known| Into::<&str>::into(*known) == kind)?;
                Some(Pick::Answer(Asked { kind, nth: nth.parse().ok()? }, game.read(choice).ok()?))
            }
            None => spots.iter().find(|(id, _)| id == text).map(|(_, spot)| Pick::Spot(*spot)),
        };
        Draft { picks: texts.into_iter().filter_map(read).collect() }
    }
}
