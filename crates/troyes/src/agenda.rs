//! What is unfinished, innermost last, as plain data.

use crate::actions::{Plan, Target};
use crate::board::{Building, Color, Die, DieColor, Faces, Owner, OwnerSet};
use crate::cards::{Card, Event, Uses};
use crate::modules::{Outdoor, Patrol};
use serde::{Deserialize, Serialize};
use tabletop::Seat;
use tinyvec::ArrayVec;

/// The deepest nesting that any rule leads to, with room to spare; random play over all modules watches it.
const DEEPEST: usize = 12;

/// Unfinished things, the innermost last.
pub type Agenda = ArrayVec<[Task; DEEPEST]>;

/// One unfinished thing. Some wait for a seat, some for chance; the others are done as soon as they are on top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Characters are dealt.
    Deal,
    /// A tile is laid outside the gate of a level, from 0.
    Lay(u8),
    /// The so-many-th citizen of the initial placement, from 0.
    Settle(u8),
    /// Le Roy settles by six dice; then comes the so-many-th citizen of the player.
    RoySettles(u8),
    /// A round begins.
    Round,
    /// Phase 0: an Activity card of a color is revealed.
    Reveal(Color),
    /// Phase 1: income and salaries.
    Income,
    /// Phase 2: the workforce is rolled.
    Workforce,
    /// Phase 3: an event of a color is revealed.
    Arrive(Color),
    /// Phase 3: the event at this place of the queue takes effect.
    Effect(u8),
    /// A die says where a neutral citizen enters.
    Newcomer(Event),
    /// A family suffers an event, unless it wards it off with a shield.
    Suffer(Event, Owner),
    /// A rule that only one event has goes on; asked is the seat, or chance.
    Ordeal(Event, Option<Seat>),
    /// The citizens of a building find new places at random.
    Scatter(Event, Building),
    /// A seat that placed a cube says whose citizen goes home.
    Release(Seat),
    /// Phase 3: the black dice are rolled.
    RollBlack,
    /// A seat faces the highest black die.
    Black(Seat),
    /// A seat counters these black dice and says with which of its own.
    Counter(Seat, Faces),
    /// Phase 4: a seat's turn.
    Turn(Seat),
    /// Phase 4: le Roy's turn, by two dice.
    RoyTurn,
    /// A seat turns dice over with influence.
    TurnOver(Seat),
    /// A die is rolled again.
    Reroll(Die),
    /// A seat's action with what is still to be said of it.
    Plan(Seat, Plan),
    /// A seat's action whose dice are paid is carried out.
    Act(Seat, Plan),
    /// A seat says how often a card is used or how many cubes are placed.
    HowOften {
        /// The seat.
        seat: Seat,
        /// The card or event.
        target: Target,
        /// How often at most.
        most: u8,
    },
    /// The uses of a card are split between its two gains.
    Either(Uses),
    /// A seat loads or unloads a mixed card.
    Mixed(Uses),
    /// A rule that only one Activity card has goes on.
    Own(Uses),
    /// Cubes are placed on events, one after the other or so many at once.
    Cubes {
        /// The seat.
        seat: Seat,
        /// The card that lets it.
        card: Card,
        /// How often one is left to be named.
        left: u8,
        /// How many go on the event that is named.
        each: u8,
        /// Whether the seat may forgo them. It always may: programs that read this still find it.
        forgo: bool,
    },
    /// A seat may use a cube of an outdoor activity for its bonus.
    Bonus(Seat, Outdoor),
    /// A seat that has activated a card may move a cube of an outdoor activity on to another one.
    ExtraCube(Seat, Card),
    /// A die from the general supply is rolled for a family.
    ExtraDie(Owner, DieColor),
    /// A seat exchanges dice with other districts.
    Exchange {
        /// The seat.
        seat: Seat,
        /// The districts already dealt with.
        done: OwnerSet,
        /// The die for which one of its own is to be given.
        taken: Option<Die>,
    },
    /// A guard's patrol.
    Patrol(Patrol),
    /// Marauding, which the action going on has countered, takes cubes again: none before.
    Regroup,
    /// A seat's turn is over.
    EndTurn(Seat),
    /// Phase 5.
    EndRound,
    /// The game is over.
    #[default]
    Over,
}
