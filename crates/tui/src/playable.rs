//! What a game must tell beyond its rules so that it can be played on this screen.

use crate::canvas::Canvas;
use crate::tale::Sentence;
use bots::{Bot, BotError};
use ratatui::layout::Rect;
use std::fmt::Debug;
use tabletop::{CompleteGame, Seat, Viewer};
use words::{Language, capitalized};

/// Something that can be done with one press of Enter: choices said one after the other.
#[derive(Clone, Debug)]
pub struct Offer<G: Playable> {
    /// The choices in order; mostly one.
    pub choices: Vec<G::Choice>,
    /// Where on the table it is chosen, where that is one place.
    pub place: Option<G::Place>,
    /// The pieces that it consists of, each as its own kin.
    pub pieces: Vec<G::Place>,
    /// Whether it is listed only once some of its pieces have been picked.
    pub latent: bool,
}

/// What is drawn on a table: all of it may be known to whoever looks.
pub struct Scenery<'a, G: CompleteGame> {
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

/// A game that this screen can show.
pub trait Playable: CompleteGame {
    /// A thing or space on the table that can be pointed at.
    type Place: Copy + Eq + Debug + Send + 'static;

    /// Its name in menus.
    const TITLE: &'static str;
    /// One sentence about it.
    const ABOUT: &'static str;
    /// Fewest and most players.
    const PLAYERS: (u8, u8);
    /// The kinds of questions that go on with what the same seat has begun: from these one can step back.
    const CONTINUATIONS: &'static [Self::Kind];
    /// The panes of a small window.
    const PANES: &'static [&'static str];

    /// A bot by its name.
    fn bot(spec: &str, seed: u64) -> Result<Box<dyn Bot<Self>>, BotError>;

    /// Everything that a seat may do now.
    fn offers(&self, state: &Self::State, seat: Seat) -> Vec<Offer<Self>>;

    /// Whether something that happened needs no words of its own for a viewer, because other happenings tell it too.
    fn is_implied(_happening: &Self::Happening, _viewer: Viewer) -> bool {
        false
    }

    /// Whether something that happened begins or ends a part of the game.
    fn is_heading(happening: &Self::Happening) -> bool;

    /// A piece without its number among equals, and that number.
    fn kin(place: Self::Place) -> (Self::Place, usize) {
        (place, 0)
    }

    /// How the rules call a place when they are asked why it is not possible; nothing if they cannot be asked.
    fn thing(&self, place: Self::Place) -> Option<String>;

    /// The ids of the components that a place shows to a viewer.
    fn sheets(&self, view: &Self::View, place: Self::Place) -> Vec<String>;

    /// A place in a few words.
    fn describe(&self, view: &Self::View, place: Self::Place, language: Language, names: &[String])
    -> String;

    /// The moment of the game: "Round 2 of 4".
    fn moment(&self, view: &Self::View) -> String;

    /// The pane on which a place is.
    fn pane_of(place: Self::Place) -> usize;

    /// Draws the table into `area` and returns the part of it that is left for the question.
    fn draw(canvas: &mut Canvas<'_, '_, Self::Place>, area: Rect, scenery: &Scenery<'_, Self>) -> Rect;
}

impl<G: Playable> Offer<G> {
    /// A single choice.
    pub fn one(choice: G::Choice, place: Option<G::Place>) -> Offer<G> {
        Offer { choices: vec![choice], place, pieces: Vec::new(), latent: false }
    }

    /// What it says, with price and effect; families are called by their names.
    pub fn words(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        language: Language,
        names: &[String],
    ) -> String {
        let mut imagined = state.clone();
        let mut words: Vec<String> = Vec::new();
        for (i, choice) in self.choices.iter().enumerate() {
            // Between target and dice only the two ends are worth reading, and of the target its name.
            let is_last = i + 1 == self.choices.len();
            if i == 0 || is_last {
                let said = language.say(&game.say(&imagined, seat, *choice), names).to_string();
                let end = if is_last { said.len() } else { said.find(" (").unwrap_or(said.len()) };
                words.push(capitalized(&said[..end]));
            }
            if !is_last && game.play(&mut imagined, seat, *choice, None).is_err() {
                break;
            }
        }
        words.join(" — ")
    }
}
