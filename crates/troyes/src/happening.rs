//! What happens, as told to everybody at the table.

use crate::actions::Source;
use crate::board::{Building, Color, Die, Faces, Group, Owner, Pool};
use crate::cards::{Card, Character, Event};
use crate::modules::{Deed, Outdoor, Rating};
use serde::Serialize;

/// Why somebody gained or lost something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The income of a round.
    Income,
    /// Salaries.
    Salaries,
    /// An Activity card.
    Card(Card),
    /// A tradesman hired for a card.
    Hire(Card),
    /// An event's effect.
    Event(Event),
    /// A cube placed on an event.
    Banner(Event),
    /// An event countered.
    Countered(Event),
    /// A black die.
    BlackDie,
    /// A cube on the Cathedral.
    Cathedral,
    /// Agriculture.
    Agriculture,
    /// Dice bought or sold.
    Dice,
    /// A citizen recruited.
    Recruit,
    /// A die rolled again.
    Reroll,
    /// Dice turned over.
    TurnOver,
    /// Deniers kept on the district after passing.
    Pass,
    /// Deniers added to the die of a patrol.
    Patrol,
    /// An outdoor activity.
    Outdoor(Outdoor),
    /// Le Roy's own gains.
    Privilege,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "fields are named after the nouns of the board")]
pub enum Happening {
    /// A character was dealt, face down: only its owner may know.
    Dealt { owner: Owner, character: Character },
    /// A character lies open.
    Unveiled { character: Character },
    /// A citizen of the initial placement.
    Settled { owner: Owner, building: Building, index: u8 },
    /// A round begins.
    Round { round: u8 },
    /// An Activity card is revealed.
    Revealed { card: Card },
    /// A family's dice, or grey's, were rolled.
    Rolled { owner: Owner, dice: Pool },
    /// An event joins the queue.
    Arrived { event: Event },
    /// An event takes effect.
    TookEffect { event: Event },
    /// The black dice were rolled.
    BlackRolled { dice: Faces },
    /// Black dice countered with these of one's own.
    Beat { owner: Owner, black: Faces, dice: Pool },
    /// Outlaws raised the black dice to this.
    BlackRaised { dice: Faces },
    /// A black die not countered.
    Succumbed { owner: Owner, face: u8 },
    /// Deniers came from the bank or somebody else.
    GainedDeniers { owner: Owner, amount: u16, cause: Cause },
    /// Deniers were paid or lost.
    LostDeniers { owner: Owner, amount: u16, cause: Cause },
    /// Influence was gained, as far as the track goes.
    GainedInfluence { owner: Owner, amount: u8, cause: Cause },
    /// Influence was spent or lost.
    LostInfluence { owner: Owner, amount: u8, cause: Cause },
    /// Victory points were gained.
    GainedVp { owner: Owner, amount: u16, cause: Cause },
    /// Victory points were lost, as far as there were any.
    LostVp { owner: Owner, amount: u16, cause: Cause },
    /// A die was rolled again.
    Rerolled { die: Die, face: u8 },
    /// Dice were turned over.
    Turned { owner: Owner, dice: Group },
    /// A die was bought.
    Bought { buyer: Owner, die: Die, price: u16 },
    /// Dice were used up for an action.
    Spent { owner: Owner, dice: Group },
    /// A delayed card's cube was used.
    UsedCube { owner: Owner, card: Card },
    /// A tradesman was hired.
    Hired { owner: Owner, card: Card, source: Source },
    /// A card was activated so many times.
    Used { owner: Owner, card: Card, times: u8 },
    /// Cubes were put on a card.
    Loaded { owner: Owner, card: Card, cubes: u8 },
    /// Cubes were taken off a card by their owner, for their effect.
    Unloaded { owner: Owner, card: Card, cubes: u8 },
    /// A cube on a card was lost to an event.
    CubeLost { owner: Owner, card: Card, event: Event },
    /// An archer rolled.
    Shot { owner: Owner, face: u8 },
    /// A cube on the Cathedral.
    Built { owner: Owner, site: u8, level: u8 },
    /// A cube taken off the Cathedral.
    Razed { owner: Owner, site: u8 },
    /// Cubes on an event.
    Fought { owner: Owner, event: Event, cubes: u8 },
    /// A cube taken off an event.
    Repelled { owner: Owner, event: Event },
    /// An event was countered; whoever takes the card.
    Countered { event: Event, taker: Option<Owner> },
    /// A citizen entered a building.
    Placed { owner: Owner, building: Building, face: u8, source: Option<Source> },
    /// A citizen was expelled.
    Expelled { owner: Owner, building: Building },
    /// A die named a color of the city for an event.
    Domain { event: Event, face: u8, color: Color },
    /// The citizens of a building, and one more, found new places at random.
    Scattered { building: Building, newcomer: Owner },
    /// A neutral tradesman takes a space of a card.
    Intruded { card: Card },
    /// A citizen is possessed.
    Possessed { owner: Owner, source: Source },
    /// A citizen on Possession goes home.
    Released { owner: Owner },
    /// Agriculture.
    Farmed { owner: Owner },
    /// Somebody passed.
    Passed { owner: Owner },
    /// A citizen was recruited.
    Recruited { owner: Owner },
    /// The round is over.
    RoundOver { round: u8 },
    /// Le Roy's turn: what he rolled and what he does.
    RoyRolled { dice: [u8; 2], deed: Deed },
    /// Le Roy's dice used up for his turn.
    RoySpent { dice: Pool },
    /// The King's Challenge is over: the player's lead and what it is worth.
    Rated { lead: i32, rating: Rating },
    /// A character rewards a family, recalled by le Roy or at the end.
    Rewarded { character: Character, owner: Owner, vp: u8 },
    /// A tile was laid outside the gate of a level, from 0.
    Laid { side: Outdoor, level: u8 },
    /// A guard goes on patrol.
    Patrolled { owner: Owner },
    /// A guard walked from one space to another.
    Walked { owner: Owner, from: u8, to: u8 },
    /// A cube was placed on an outdoor activity.
    Posted { owner: Owner, side: Outdoor },
    /// A cube of an outdoor activity was used.
    UsedOutdoor { owner: Owner, side: Outdoor },
    /// A cube of an outdoor activity was lost to an event.
    OutdoorLost { owner: Owner, side: Outdoor, event: Event },
    /// A die came from the general supply and was rolled.
    Fetched { die: Die },
    /// Dice were exchanged.
    Exchanged { given: Die, taken: Die },
    /// A shield spared a family an event.
    Spared { owner: Owner, event: Event },
    /// A shield stopped a black die.
    WardedOff { owner: Owner, face: u8 },
    /// An outdoor activity pays at the end of the game.
    Scored { owner: Owner, side: Outdoor, vp: u8 },
    /// No card of this color is left to be called.
    NoneCalled { color: Color },
}
