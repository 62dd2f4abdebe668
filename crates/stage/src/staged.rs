//! What a game tells every screen beyond its rules.

use crate::lobby::LobbyOffer;
use crate::offer::Offer;
use crate::spot::{Spot, Spots};
use bots::Evaluate;
use std::ops::RangeInclusive;
use tabletop::{CompleteGame, Phrase, Seat, Viewer};

/// A part of the rules in short.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrimerSection {
    /// What it is about.
    pub heading: Phrase,
    /// A few sentences.
    pub text: Phrase,
}

/// A game that can be put on a screen.
pub trait Staged: Evaluate + CompleteGame {
    /// A thing or space on the table that can be pointed at.
    type Spot: Spot;

    /// Fewest and most players.
    const PLAYERS: RangeInclusive<u8>;

    /// Its title.
    fn title() -> Phrase;

    /// What it is, in a sentence.
    fn about() -> Phrase;

    /// What the lobby offers of this game, at least one entry.
    fn lobby_offers() -> Vec<LobbyOffer>;

    /// The rules in short, for whoever has read nothing.
    fn primer(&self) -> Vec<PrimerSection> {
        Vec::new()
    }

    /// The moment of the game: "Round 2 of 4".
    fn moment(&self, view: &Self::View) -> Phrase;

    /// What somebody is busy with who is asked a question of this kind, for those who wait: "who …". Nothing that they do not
    /// know anyway.
    fn busy_with(&self, _kind: Self::Kind) -> Option<Phrase> {
        None
    }

    /// Whether a question of this kind goes on with what the same seat has begun: from these one can step back.
    fn is_continuation(_kind: Self::Kind) -> bool {
        false
    }

    /// Whether something that happened needs no words of its own for a viewer, because other happenings tell it too.
    fn is_implied(_happening: &Self::Happening, _viewer: Viewer) -> bool {
        false
    }

    /// Whether something that happened begins or ends a part of the game.
    fn is_heading(_happening: &Self::Happening) -> bool {
        false
    }

    /// The spots that a choice of `seat` is about.
    fn spots_of(&self, view: &Self::View, seat: Seat, choice: Self::Choice) -> Spots<Self::Spot>;

    /// The heading under which a choice is listed, where there are many. Choices with the same heading stand together.
    fn heading(&self, _view: &Self::View, _seat: Seat, _choice: Self::Choice) -> Option<Phrase> {
        None
    }

    /// Everything that a seat may do at once, what is listed first. Where a whole action can be found by its pieces, it
    /// is offered too.
    fn offers(&self, state: &Self::State, seat: Seat) -> Vec<Offer<Self>> {
        Offer::each(self, state, seat)
    }

    /// A choice that begins something, where what follows it is said in the same breath.
    fn beginning(&self, state: &Self::State, seat: Seat, choice: Self::Choice) -> Phrase {
        self.say(state, seat, choice)
    }

    /// How the rules call a spot when they are asked why it is not possible; nothing if they cannot be asked.
    fn name_in_rules(&self, spot: Self::Spot) -> Option<String>;

    /// The ids of the components that a spot shows to a viewer.
    fn sheets(&self, view: &Self::View, spot: Self::Spot) -> Vec<String>;

    /// A spot in a few words.
    fn describe(&self, view: &Self::View, spot: Self::Spot) -> Phrase;
}
