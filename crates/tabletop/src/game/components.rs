//! Looking up: what lies in the box, and which of it a happening touches.

use super::Game;
use crate::card::CardSheet;

/// The cards, tiles, buildings and rules of a game that have an id of their own.
///
/// Contracts, each held by tests of every implementation: ids are unambiguous, `touched_components` names none that is
/// not among the `touchable_components`, and each of those has its card.
pub trait Components: Game {
    /// Every card, tile and building in play with these options.
    fn cards(&self) -> Vec<CardSheet>;
    /// Adds the components that a happening touches to `out`, by their ids; simulations count them.
    fn touched_components(&self, happening: &Self::Happening, out: &mut Vec<&'static str>);
    /// Every id that [`Components::touched_components`] may name with these options; simulations report those that were
    /// never touched.
    fn touchable_components(&self) -> Vec<&'static str>;
}
