//! What may be answered: one choice is one sentence a player would say at the table.

use crate::actions::Source;
use crate::board::{Building, Die, Faces, Group, Levels, Owner, Pool, Space};
use crate::cards::{Card, Event};
use crate::modules::Outdoor;
use serde::{Deserialize, Serialize};

/// The first two of some things: with none there is nothing to choose, with one nothing to ask.
pub(crate) fn first_two<T>(mut things: impl Iterator<Item = T>) -> (Option<T>, Option<T>) {
    (things.next(), things.next())
}

/// One answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// A citizen of the initial placement goes here.
    Settle(Space),
    /// These black dice are countered: the highest and any others.
    Counter(Faces),
    /// … with these dice of one's own.
    With(Pool),
    /// No dice of one's own can beat the black die.
    Concede,
    /// One die of one's own is rolled again, for 1 influence.
    Reroll(Die),
    /// A citizen joins the personal supply, for 2 influence.
    Recruit,
    /// One to three dice of one's own will be turned over, for 4 influence.
    TurnOver,
    /// … these.
    Turn(Group),
    /// Action 1: an Activity card.
    Use(Card),
    /// Action 2: the Cathedral.
    Build,
    /// Action 3: an event.
    Fight(Event),
    /// Action 4: a citizen on a building.
    Place(Building),
    /// Action 5: agriculture.
    Farm,
    /// Action 7: the guard on the ramparts.
    Patrol,
    /// No action any more this round.
    Pass,
    /// A cube on this card modifies the action.
    Cube(Card),
    /// No cube does.
    Plain,
    /// These dice are used.
    Dice(Group),
    /// The citizen comes from here.
    From(Source),
    /// So many times, or so many cubes.
    Times(u8),
    /// So many cubes are put on a mixed card.
    Load(u8),
    /// So many cubes are taken off a mixed card, for their effect.
    Unload(u8),
    /// A cube, or all that go together, is placed on this event.
    On(Event),
    /// A cube is not placed.
    Forgo,
    /// Somebody is named.
    Name(Owner),
    /// A site of the Cathedral is named.
    Site(u8),
    /// So many deniers are added to the die of a patrol.
    Boost(u8),
    /// The guard walks so many spaces.
    Walk(u8),
    /// The guard places a cube on the activities of these levels.
    Post(Levels),
    /// A cube of this outdoor activity is used.
    Outdoor(Outdoor),
    /// A cube of an outdoor activity is not used.
    Keep,
    /// A cube moves on to this card.
    Onto(Card),
    /// This die is taken in exchange …
    Take(Die),
    /// … for this one.
    Give(Die),
    /// No further exchange.
    Done,
}
