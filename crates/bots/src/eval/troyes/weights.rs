//! How much everything on the table is worth.

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
    /// A red, white or yellow die on one's own district, whatever it shows.
    pub die: [f64; 3],
    /// Each pip on it.
    pub pip: [f64; 3],
    /// A die of le Roy's, to him.
    pub royal_die: f64,
    /// A cube that will modify an action.
    pub cube: f64,
    /// A tradesman on a card that may be used again.
    pub tradesman: f64,
    /// How much a lead on an event promises its first reward.
    pub lead: f64,
    /// How many banners a round covers.
    pub finish: f64,
    /// How much of a missing level of the Cathedral may be made good,
    pub level: f64,
    /// and how soon.
    pub reach: f64,
    /// How soon deniers and influence are spent that a character would count.
    pub hoard: f64,
}

pub(super) const WEIGHTS: Weights = Weights {
    denier: 0.3,
    purse: 15.0,
    influence: 0.4,
    track: 12.0,
    citizen: [1.0, 1.0, 1.0],
    pressure: 0.3,
    supply: 0.6,
    die: [0.4, 0.4, 0.4],
    pip: [0.15, 0.15, 0.15],
    royal_die: 0.6,
    cube: 0.7,
    tradesman: 0.7,
    lead: 0.8,
    finish: 2.0,
    level: 0.6,
    reach: 0.6,
    hoard: 0.8,
};
