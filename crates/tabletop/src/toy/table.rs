//! Everything on the toy's table, as plain data: what is wished for, what lies there, what is seen, said and told.

use crate::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// How many play, and whether they begin rich.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many play, one to four.
    pub players: u8,
    /// Whether everybody begins with twice the coins.
    #[serde(default)]
    pub rich: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { players: 2, rich: false }
    }
}

/// What is to be done next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Lucky faces are dealt.
    Deal,
    /// All dice are rolled.
    Roll,
    /// This seat takes one of its dice.
    Take(Seat),
    /// This seat uses the die that it took.
    Use(Seat, u8),
    /// Nothing.
    Over,
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Open {
    /// The round, from 0.
    pub round: u8,
    /// What is to be done next.
    pub step: Step,
    /// Everybody's two dice; 0 before the first roll.
    pub dice: [[u8; 2]; 4],
    /// Everybody's coins.
    pub coins: [u8; 4],
    /// How often each face is in each tower.
    pub towers: [[u8; 6]; 4],
}

/// Everything on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What everybody sees.
    pub open: Open,
    /// Everybody's lucky face, their secret; 0 before the deal.
    pub lucky: [u8; 4],
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// What everybody sees.
    pub open: Open,
    /// The viewer's own lucky face.
    pub lucky: Option<u8>,
}

crate::kinds! {
    /// Which die it takes.
    Take = "take",
    /// What it does with the die.
    Use = "use",
}

/// What a seat may answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Take a die that shows this.
    Take(u8),
    /// Sell the die.
    Sell,
    /// Build the die into the tower.
    Build,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Happening {
    /// A seat learned its lucky face.
    Dealt(Seat, u8),
    /// A seat rolled.
    Rolled(Seat, [u8; 2]),
    /// A seat took a die.
    Took(Seat, u8),
    /// A seat sold its die.
    Sold(Seat, u8),
    /// A seat built its die into its tower.
    Built(Seat, u8),
}
