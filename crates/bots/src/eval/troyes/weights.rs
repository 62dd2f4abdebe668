//! How much everything on the table is worth.

use ::troyes::Troyes;
use tabletop::Game;

/// Worth in victory points, found by letting bots with other numbers play thousands of games against each other.
pub(super) struct Weights {
    /// A denier, to somebody who has few.
    pub denier: f64,
    /// How many deniers halve that.
    pub purse: f64,
    /// An influence point, to somebody who has few.
    pub influence: f64,
    /// How many influence points halve that.
    pub track: f64,
    /// A citizen in the Palace, Bishopric or City Hall, for each round to come.
    pub citizen: [f64; 3],
    /// How easily the last of a row is pushed out.
    pub pressure: f64,
    /// A citizen in the supply.
    pub supply: f64,
    /// A red, white, yellow or purple die on one's own district, whatever it shows.
    pub die: [f64; 4],
    /// Each pip on it.
    pub pip: [f64; 4],
    /// A turn of le Roy's, to him.
    pub royal_turn: f64,
    /// A citizen of le Roy's in a building, to him, for each round to come.
    pub royal_citizen: f64,
    /// A cube that will modify an action.
    pub cube: f64,
    /// A tradesman on a card that may be used again.
    pub tradesman: f64,
    /// How much a lead on an event promises its first reward.
    pub lead: f64,
    /// How many banners a round covers.
    pub finish: f64,
    /// What an event in the queue costs its victim, for each round to come.
    pub threat: f64,
    /// How much of a missing level of the Cathedral may be made good,
    pub level: f64,
    /// and how soon.
    pub reach: f64,
    /// How soon deniers and influence are spent that a character would count.
    pub hoard: f64,
}

const TABLE: Weights = Weights {
    denier: 0.6,
    purse: 18.75,
    influence: 0.32,
    track: 9.6,
    citizen: [0.5, 1.0, 1.0],
    pressure: 0.3,
    supply: 0.9,
    die: [0.1, 0.5, 0.2, 0.6],
    pip: [0.15, 0.15, 0.08, 0.2],
    royal_turn: 0.0,
    royal_citizen: 0.0,
    cube: 0.875,
    tradesman: 0.7,
    lead: 0.2,
    finish: 1.6,
    threat: 0.0,
    level: 0.6,
    reach: 0.6,
    hoard: 0.26,
};

/// Alone against le Roy, whose dice nobody else buys.
const KINGS_CHALLENGE: Weights = Weights {
    die: [0.6, 0.6, 0.6, 0.8],
    pip: [0.13, 0.13, 0.13, 0.2],
    royal_turn: 1.2,
    citizen: [0.8, 0.8, 1.0],
    royal_citizen: 0.4,
    threat: 0.5,
    ..TABLE
};

impl Weights {
    /// Those for a game with these rules.
    pub fn of(game: &Troyes) -> &'static Weights {
        if game.options().is_kings_challenge() { &KINGS_CHALLENGE } else { &TABLE }
    }
}
