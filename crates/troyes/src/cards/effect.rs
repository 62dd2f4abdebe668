//! The small vocabulary of what Activity cards do, and the only match on it.

use crate::actions::Dues;
use crate::agenda::Task;
use crate::board::{Building, Color, DieColor, Owner, VpSource};
use crate::cards::{Card, EventSet, Mixed, Modifier, Tally};
use crate::choice::Choice;
use crate::happening::Cause;
use crate::play::{Look, Play};
use std::fmt::Debug;
use tabletop::{Awaited, Phrase, Seat};

/// What one use of a card gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gain {
    /// Deniers from the bank.
    pub deniers: u8,
    /// Influence points.
    pub influence: u8,
    /// Victory points.
    pub vp: u8,
    /// Cubes to be placed on any event cards.
    pub cubes: u8,
    /// Pairs of cubes, each to be placed on one event card.
    pub pairs: u8,
}

impl Gain {
    /// Nothing yet: the start of every card's own.
    pub const NOTHING: Gain = Gain { deniers: 0, influence: 0, vp: 0, cubes: 0, pairs: 0 };

    /// So many times as much.
    pub(crate) fn times(self, n: u8) -> Gain {
        Gain {
            deniers: self.deniers.saturating_mul(n),
            influence: self.influence.saturating_mul(n),
            vp: self.vp.saturating_mul(n),
            cubes: self.cubes.saturating_mul(n),
            pairs: self.pairs.saturating_mul(n),
        }
    }
}

/// What one use of a card costs and gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trade {
    /// Paid before each use.
    pub pay: Dues,
    /// Gained by each use.
    pub gain: Gain,
}

/// Things that a card counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Nothing: the gain comes once.
    Once,
    /// The player's citizens standing in a building.
    Citizens(Building),
    /// The player's tradesmen on all cards, the one just hired included.
    Tradesmen,
    /// Pairs of them.
    TradesmanPairs,
    /// The player's cubes on the Cathedral.
    CathedralCubes,
    /// Pairs of them.
    CathedralPairs,
    /// Event cards that the player has taken.
    EventsTaken,
    /// Event cards with a cube of the player's, Marauding included.
    EventsFought,
    /// Dice of a color on all districts.
    DiceInCity(Color),
    /// Dice of a color on the player's own district.
    DiceInDistrict(Color),
    /// Dice of a color on the district that has most of them.
    MostDice(Color),
}

impl Count {
    pub(crate) fn of(self, look: Look<'_>, owner: Owner) -> u8 {
        let state = look.state;
        match self {
            Count::Once => 1,
            Count::Citizens(building) => state.buildings.count(building, owner),
            Count::Tradesmen => state.city.tradesmen(owner),
            Count::TradesmanPairs => state.city.tradesmen(owner) / 2,
            Count::CathedralCubes => state.cathedral.count(owner),
            Count::EventsTaken => state.families[owner].taken.len(),
            Count::CathedralPairs => state.cathedral.count(owner) / 2,
            Count::EventsFought => {
                state.queue.iter().filter(|queued| queued.cubes.contains(&owner)).count() as u8
            }
            Count::DiceInCity(color) => state.square.count_of(color),
            Count::DiceInDistrict(color) => state.square.of(owner, color).count(),
            Count::MostDice(color) => {
                let count = |owner| state.square.of(owner, DieColor::from(color)).count();
                look.guests_of(owner).map(count).max().unwrap_or(0)
            }
        }
    }
}

/// What an Activity card does.
#[derive(Debug)]
pub enum Effect {
    /// Pay, then gain; without a price, gain.
    Trade(Trade),
    /// Gain for each thing counted.
    Per(Count, Gain),
    /// Each use is one of two gains, each for each thing counted.
    Either([(Count, Gain); 2]),
    /// The same as `Trade`, but the group may mix colors.
    AnyColors(Gain),
    /// Cubes on the card, each of which modifies one later action.
    Delayed(Modifier),
    /// Cubes are loaded by one activation and unloaded by another.
    Mixed(Mixed),
    /// Each use puts a cube on the card; they count at the end of the game.
    UntilEnd(Tally),
    /// Each die of the group puts a cube on the card and brings a gain: the first from 1 to 3, the second from 4 on.
    DieByDie([Gain; 2], Tally),
    /// A rule that only this card has.
    Own(&'static dyn Own),
}

/// How often a card is used and by whom, while its effect is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Uses {
    /// The card.
    pub card: Card,
    /// Who uses it.
    pub seat: Seat,
    /// How many uses are left.
    pub left: u8,
    /// Events that the use going on has served already, for a card that serves each of them once.
    pub served: EventSet,
}

impl Uses {
    /// So many uses, none begun.
    pub fn new(card: Card, seat: Seat, left: u8) -> Uses {
        Uses { card, seat, left, served: EventSet::default() }
    }

    /// The card's rule, if it has one of its own.
    pub(crate) fn own(self) -> Option<&'static dyn Own> {
        match self.card.sheet().effect {
            Effect::Own(own) => Some(own),
            _ => None,
        }
    }
}

/// A rule that only one card has. The engine comes back to it whenever its [`Task::Own`] is on top of the agenda.
pub trait Own: Sync + Debug {
    /// Whether the player says how often the card is used, up to what the dice allow.
    fn asks_how_often(&self, _look: Look<'_>, _owner: Owner) -> bool {
        false
    }
    /// The card is used.
    fn begin(&self, play: &mut Play<'_>, uses: Uses);
    /// Whether there is nothing left to choose, so that it is over.
    fn is_idle(&self, _look: Look<'_>, _uses: Uses) -> bool {
        false
    }
    /// What is awaited from chance while it goes on.
    fn awaited(&self, _look: Look<'_>, _uses: Uses) -> Option<Awaited> {
        None
    }
    /// Chance answers.
    fn chance(&self, _play: &mut Play<'_>, _uses: Uses, _outcome: &[u8]) {}
    /// What the player may choose while it goes on.
    fn choices(&self, _look: Look<'_>, _uses: Uses, _out: &mut Vec<Choice>) {}
    /// The player chooses.
    fn choose(&self, _play: &mut Play<'_>, _uses: Uses, _choice: Choice) {}
    /// What the player is asked, as a sentence.
    fn question(&self, _look: Look<'_>, _uses: Uses) -> Phrase {
        Phrase::NOTHING
    }
}

impl Effect {
    /// What one use costs, or one cube that is loaded.
    pub(crate) fn pay(&self) -> Dues {
        match self {
            Effect::Trade(trade) => trade.pay,
            Effect::Mixed(mixed) => mixed.load,
            _ => Dues::NOTHING,
        }
    }

    /// Whether the player says how often: where each use has a price, places cubes that one may not want to place, or pays
    /// an opponent.
    pub(crate) fn asks_how_often(&self, look: Look<'_>, owner: Owner) -> bool {
        match self {
            Effect::Trade(Trade { pay, gain }) => *pay != Dues::NOTHING || gain.cubes > 0,
            Effect::Per(_, gain) => gain.cubes > 0,
            Effect::UntilEnd(tally) => tally.may_shrink(),
            Effect::Own(own) => own.asks_how_often(look, owner),
            _ => false,
        }
    }

    /// Whether its cubes stay on the card until one modifies an action.
    pub(crate) fn is_delayed(&self) -> bool {
        matches!(self, Effect::Delayed(_))
    }

    /// Whether cubes lie on the card, and what one costs: of a delayed or mixed card, or one that counts at the end.
    pub(crate) fn keeps_cubes(&self) -> Option<Dues> {
        match self {
            Effect::Delayed(_) | Effect::UntilEnd(_) | Effect::DieByDie(..) => Some(Dues::NOTHING),
            Effect::Mixed(mixed) => Some(mixed.load),
            _ => None,
        }
    }

    /// How its cubes count at the end of the game, if they do.
    pub(crate) fn tally(&self) -> Option<Tally> {
        match self {
            Effect::UntilEnd(tally) | Effect::DieByDie(_, tally) => Some(*tally),
            _ => None,
        }
    }
}

impl Play<'_> {
    /// A card is used so many times.
    pub(crate) fn use_card(&mut self, seat: Seat, card: Card, times: u8) {
        let owner = self.game.owner(seat);
        let n = u16::from(times);
        match &card.sheet().effect {
            Effect::Trade(trade) => {
                self.pay(owner, trade.pay.times(n), Cause::Card(card));
                self.gain(seat, card, trade.gain, n);
            }
            Effect::AnyColors(gain) => self.gain(seat, card, *gain, n),
            Effect::Per(count, gain) => {
                let counted = u16::from(count.of(self.look(), owner));
                self.gain(seat, card, *gain, n * counted);
            }
            Effect::Either(_) => self.push(Task::Either(Uses::new(card, seat, times))),
            Effect::Delayed(_) | Effect::UntilEnd(_) => self.load(owner, card, times),
            Effect::Own(own) => own.begin(self, Uses::new(card, seat, times)),
            // These are not used so many times: a player says what happens, or the dice do.
            Effect::Mixed(_) | Effect::DieByDie(..) => {}
        }
    }

    /// So many of each use's gain.
    pub(crate) fn gain(&mut self, seat: Seat, card: Card, gain: Gain, n: u16) {
        let owner = self.game.owner(seat);
        let cause = Cause::Card(card);
        self.gain_deniers(owner, n * u16::from(gain.deniers), cause);
        self.gain_influence(owner, n * u16::from(gain.influence), cause);
        self.gain_vp(owner, VpSource::Activities, n * u16::from(gain.vp), cause);
        for (each, left) in [(1, n * u16::from(gain.cubes)), (2, n * u16::from(gain.pairs))] {
            if left > 0 {
                self.push(Task::Cubes { seat, card, left: left as u8, each, forgo: true });
            }
        }
    }

    /// Cubes are put on a card.
    pub(crate) fn load(&mut self, owner: Owner, card: Card, cubes: u8) {
        if let Some(activity) = self.state.city.find_mut(card) {
            // A box has no end of cubes; a number has.
            activity.cubes[owner] = activity.cubes[owner].saturating_add(cubes);
            self.tell(crate::Happening::Loaded { owner, card, cubes });
        }
    }

    /// The uses of a card are split between its two gains: so many for the first, the rest for the second.
    pub(crate) fn split(&mut self, uses: Uses, first: u8) {
        let Effect::Either(gains) = &uses.card.sheet().effect else { return };
        let owner = self.game.owner(uses.seat);
        for ((count, gain), times) in gains.iter().zip([first, uses.left - first]) {
            let counted = u16::from(count.of(self.look(), owner));
            self.gain(uses.seat, uses.card, *gain, u16::from(times) * counted);
        }
    }
}
