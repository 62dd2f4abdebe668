//! What the others have done since somebody's last turn: one entry for each of their actions.
//!
//! ```
//! use host::{Dice, Host, SeededDice};
//! use stage::since::{last_deeds, since};
//! use tabletop::toy::{Choice, Options, Toy};
//! use tabletop::{Game, Seat, Seed, Table};
//!
//! let game = Toy::new(&Options::default(), None)?;
//! let dice = Dice::Seeded(SeededDice::new(Seed::from_number(1)));
//! let mut host = Host::new(Table::new(game, None), dice, usize::MAX);
//! for seat in [Seat(0), Seat(1)] {
//!     let take = host.table().choices(seat)[0];
//!     host.answer_all(seat, host.question(seat), &[take, Choice::Sell])?;
//! }
//! // To the first seat, the second one's sale is news.
//! let news = since(host.game(), host.past(), Seat(0));
//! assert_eq!(news.iter().map(|deed| deed.who).collect::<Vec<_>>(), [Seat(1)]);
//! assert_eq!(news[0].told.len(), 2);
//! assert_eq!(last_deeds(host.game(), host.past(), tabletop::Viewer::Spectator).len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod acts;
mod scenes;

pub use scenes::{Scene, Setting, scenes};

use crate::draft::{Draftable, Payment};
use acts::Act;
use host::Past;
use std::ops::Range;
use tabletop::{Notation, Phrase, Seat, Viewer};

/// What an action was about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account<S> {
    /// Where it was done: the card, the event, the building.
    pub target: Option<S>,
    /// The dice that were used for it, where they lay.
    pub dice: Vec<S>,
    /// What was paid to whom.
    pub payments: Vec<Payment>,
    /// Every other spot where something changed.
    pub spots: Vec<S>,
}

impl<S> Default for Account<S> {
    fn default() -> Account<S> {
        Account { target: None, dice: Vec::new(), payments: Vec::new(), spots: Vec::new() }
    }
}

/// An action of somebody's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldAction<S> {
    /// Who did it.
    pub who: Seat,
    /// From how many steps to how many: the moments between which it can be shown again.
    pub steps: Range<usize>,
    /// What it was about.
    pub account: Account<S>,
    /// What happened, in order.
    pub told: Vec<Phrase>,
}

/// A game whose actions can be told one by one.
pub trait Recounted:
    Draftable + Notation + crate::real_table::RealTable + crate::score_helper::ScoreHelp
{
    /// Whose action something is that nobody chose to do at that moment: le Roy's turn, or what was chosen in secret.
    fn actor(&self, _happening: &Self::Happening) -> Option<Seat> {
        None
    }

    /// What an action was about, from what happened in it.
    fn recount(&self, who: Seat, happenings: &[&Self::Happening]) -> Account<Self::Spot>;

    /// Which part of a round something belongs to that befalls the table by itself; nothing for what people do.
    fn setting(&self, _happening: &Self::Happening) -> Option<Setting<Self::Spot>> {
        None
    }
}

/// What the others have done since this seat's last turn, oldest first, as far as the past remembers.
pub fn since<G: Recounted>(game: &G, past: &Past<G>, seat: Seat) -> Vec<ToldAction<G::Spot>> {
    let acts = acts::acts(game, past);
    let own = acts.iter().rfind(|act| act.who == seat && act.is_turn).map_or(0, |act| act.steps.end);
    let news = acts.iter().filter(|act| act.who != seat && act.steps.end >= own);
    news.map(|act| deed(game, act, Viewer::Seat(seat))).collect()
}

/// The moments, in steps, at which a seat's turns began, as far as the past remembers.
pub fn turns<G: Recounted>(game: &G, past: &Past<G>, seat: Seat) -> Vec<usize> {
    let acts = acts::acts(game, past);
    acts.iter().filter(|act| act.who == seat && act.is_turn).map(|act| act.steps.start).collect()
}

/// The last action of everybody, for marks on the board, by seat.
pub fn last_deeds<G: Recounted>(game: &G, past: &Past<G>, viewer: Viewer) -> Vec<ToldAction<G::Spot>> {
    let acts = acts::acts(game, past);
    let last = |seat: u8| acts.iter().rfind(|act| act.who == Seat(seat) && act.is_turn);
    (0..game.seats()).filter_map(last).map(|act| deed(game, act, viewer)).collect()
}

fn deed<G: Recounted>(game: &G, act: &Act<'_, G>, viewer: Viewer) -> ToldAction<G::Spot> {
    let known: Vec<&G::Happening> =
        act.happenings.iter().copied().filter(|happening| game.may_know(happening, viewer)).collect();
    let told = known.iter().filter(|happening| !G::is_implied(happening, viewer));
    ToldAction {
        who: act.who,
        steps: act.steps.clone(),
        account: game.recount(act.who, &known),
        told: told.map(|happening| game.tell(happening)).collect(),
    }
}
