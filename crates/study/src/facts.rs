//! What happened with which card, event, character or tile, in the same few words for every game.

use tabletop::{Components, Game, Seat};
use troyes::{Cause, Happening, Troyes};
use troyes_dice::TroyesDice;

/// What was done with a component, or what it did.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "each has its word below")]
pub enum Deed {
    Dealt,
    Hired,
    Used,
    Cube,
    Fought,
    Countered,
    Effect,
    Vp,
    Deniers,
    Influence,
}

impl Deed {
    /// Its word in the tables.
    pub const fn word(self) -> &'static str {
        match self {
            Deed::Dealt => "dealt",
            Deed::Hired => "hired",
            Deed::Used => "used",
            Deed::Cube => "cube",
            Deed::Fought => "fought",
            Deed::Countered => "countered",
            Deed::Effect => "effect",
            Deed::Vp => "vp",
            Deed::Deniers => "deniers",
            Deed::Influence => "influence",
        }
    }
}

/// One thing that happened with a component.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fact {
    /// The chapter of the game.
    pub chapter: u8,
    /// The component's id.
    pub component: &'static str,
    /// What happened.
    pub deed: Deed,
    /// With whom; nobody in particular, or the neutral player, if none.
    pub seat: Option<Seat>,
    /// How often or how much.
    pub amount: i32,
}

/// A game that tells facts of what happens.
pub trait Facts: Game {
    /// The facts in a happening.
    fn facts(&self, chapter: u8, happening: &Self::Happening, out: &mut Vec<Fact>);
}

impl Facts for Troyes {
    fn facts(&self, chapter: u8, happening: &Happening, out: &mut Vec<Fact>) {
        let mut tell = |component, deed, owner: Option<troyes::board::Owner>, amount| {
            let seat = owner.and_then(troyes::board::Owner::seat);
            out.push(Fact { chapter, component, deed, seat, amount });
        };
        match *happening {
            Happening::Dealt { owner, character } => tell(character.id(), Deed::Dealt, Some(owner), 1),
            Happening::Unveiled { character } => tell(character.id(), Deed::Dealt, None, 1),
            Happening::Revealed { card } => tell(card.id(), Deed::Dealt, None, 1),
            Happening::Arrived { event } => tell(event.id(), Deed::Dealt, None, 1),
            Happening::Laid { side, .. } => tell(side.id(), Deed::Dealt, None, 1),
            Happening::Hired { owner, card, .. } => tell(card.id(), Deed::Hired, Some(owner), 1),
            Happening::Used { owner, card, times } => tell(card.id(), Deed::Used, Some(owner), times.into()),
            Happening::UsedCube { owner, card } => tell(card.id(), Deed::Cube, Some(owner), 1),
            Happening::Posted { owner, side } => tell(side.id(), Deed::Hired, Some(owner), 1),
            Happening::UsedOutdoor { owner, side } => tell(side.id(), Deed::Used, Some(owner), 1),
            Happening::Scored { owner, side, vp } => tell(side.id(), Deed::Vp, Some(owner), vp.into()),
            Happening::TookEffect { event } => tell(event.id(), Deed::Effect, None, 1),
            Happening::Fought { owner, event, cubes } => {
                tell(event.id(), Deed::Fought, Some(owner), cubes.into())
            }
            Happening::Countered { event, taker } => tell(event.id(), Deed::Countered, taker, 1),
            Happening::GainedVp { owner, amount, cause } => {
                tell_cause(cause, |id| tell(id, Deed::Vp, Some(owner), amount.into()))
            }
            Happening::LostVp { owner, amount, cause } => {
                tell_cause(cause, |id| tell(id, Deed::Vp, Some(owner), -i32::from(amount)))
            }
            Happening::GainedDeniers { owner, amount, cause } => {
                tell_cause(cause, |id| tell(id, Deed::Deniers, Some(owner), amount.into()))
            }
            Happening::LostDeniers { owner, amount, cause } => {
                tell_cause(cause, |id| tell(id, Deed::Deniers, Some(owner), -i32::from(amount)))
            }
            Happening::GainedInfluence { owner, amount, cause } => {
                tell_cause(cause, |id| tell(id, Deed::Influence, Some(owner), amount.into()))
            }
            Happening::LostInfluence { owner, amount, cause } => {
                tell_cause(cause, |id| tell(id, Deed::Influence, Some(owner), -i32::from(amount)))
            }
            Happening::Rewarded { character, owner, vp } => {
                tell(character.id(), Deed::Vp, Some(owner), vp.into())
            }
            _ => {}
        }
    }
}

/// The component that is the cause of a gain or loss.
fn tell_cause(cause: Cause, tell: impl FnOnce(&'static str)) {
    match cause {
        Cause::Card(card) | Cause::Hire(card) => tell(card.id()),
        Cause::Event(event) | Cause::Banner(event) | Cause::Countered(event) => tell(event.id()),
        Cause::Outdoor(side) => tell(side.id()),
        Cause::Cathedral => tell("cathedral"),
        Cause::Agriculture => tell("agriculture"),
        _ => {}
    }
}

/// What a simulation counts is what was used.
impl Facts for TroyesDice {
    fn facts(&self, chapter: u8, happening: &Self::Happening, out: &mut Vec<Fact>) {
        use troyes_dice::Happening;
        let seat = match happening {
            Happening::Crossed { seat, .. } | Happening::Protected { seat, .. } => Some(*seat),
            other => other.secret_of(),
        };
        let mut touched = Vec::new();
        self.touched_components(happening, &mut touched);
        let fact = |component| Fact { chapter, component, deed: Deed::Used, seat, amount: 1 };
        out.extend(touched.into_iter().map(fact));
    }
}
