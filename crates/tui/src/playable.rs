//! How a game is drawn in the terminal. What else a screen needs of it is in `stage`.

use crate::canvas::Canvas;
use crate::history::Sentence;
use crate::ink::Ink;
use ratatui::layout::Rect;
use stage::since::Recounted;
use tabletop::Phrase;

/// What is drawn on a table: all of it may be known to whoever looks.
pub struct BoardScene<'a, G: Playable> {
    /// The rules.
    pub game: &'a G,
    /// What the viewer may know.
    pub view: &'a G::View,
    /// A name for each seat.
    pub names: &'a [String],
    /// What happened, oldest first.
    pub log: &'a [Sentence],
    /// The pane that is shown where not all fit.
    pub pane: usize,
    /// Whether digits turn to panes.
    pub digits: bool,
}

impl<G: Playable> BoardScene<'_, G> {
    /// A phrase in plain text.
    pub fn text(&self, ink: Ink, phrase: &Phrase) -> String {
        ink.language().say(phrase, self.names).to_string()
    }
}

/// A game that this screen can show.
pub trait Playable: Recounted {
    /// The panes of a small window.
    fn panes() -> Vec<Phrase>;

    /// Where on this screen a spot is shown; nothing if it is not.
    fn shown_at(view: &Self::View, spot: Self::Spot) -> Option<Self::Spot>;

    /// The pane on which a spot is.
    fn pane_of(spot: Self::Spot) -> usize;

    /// Draws the table into `area` and returns the part of it that is left for the question.
    fn draw(canvas: &mut Canvas<'_, '_, Self::Spot>, area: Rect, scene: &BoardScene<'_, Self>) -> Rect;
}
