//! What a player has to act with, looked up once for all that may be done in a turn.

use crate::actions::Target;
use crate::actions::reach::Reach;
use crate::board::{Color, DieColor, Owner};
use crate::cards::Card;
use crate::play::Look;
use arrayvec::ArrayVec;

/// What a player has to act with.
pub(crate) struct Means<'a> {
    look: Look<'a>,
    pub owner: Owner,
    pub reach: Reach,
    /// Whether there is a citizen to place.
    pub has_citizen: bool,
    helps: ArrayVec<Help, 9>,
    turns_bought: bool,
    has_help: bool,
}

/// A cube that may modify an action, with what no group as each color exceeds with it. Of the price of the dice hardly
/// anything is in it: it is a quick answer to most of what is out of reach, and the enumerator is asked about the rest.
struct Help {
    card: Card,
    ceilings: [u8; 3],
}

impl<'a> Means<'a> {
    pub fn of(look: Look<'a>, owner: Owner) -> Means<'a> {
        let square = &look.state.square;
        let own = Color::ALL.map(|color| square.of(owner, color));
        let others = Color::ALL.map(|color| square.all(color) - square.of(owner, color));
        let head = square.of(owner, DieColor::Purple);
        let reach = Reach::new(own, head, others, look.state.families[owner].deniers);
        let help =
            |card: Card| card.modifier().map(|modifier| Help { card, ceilings: reach.ceilings(modifier) });
        let helps: ArrayVec<Help, 9> = look.cubes(owner).filter_map(help).collect();
        let turns_bought = look.may_turn_bought(owner);
        Means {
            has_help: turns_bought || !helps.is_empty(),
            has_citizen: look.has_citizen_for(owner, 0),
            look,
            owner,
            reach,
            helps,
            turns_bought,
        }
    }

    /// Whether a target that is not possible plainly is so with a cube or a bought die turned over.
    pub fn may_with_help(&self, target: Target) -> bool {
        self.has_help && self.is_helped(target)
    }

    /// Apart, because most players have no help most of the time.
    #[inline(never)]
    fn is_helped(&self, target: Target) -> bool {
        self.may_with_cube(target) || self.may_with_turn(target)
    }

    fn may_with_cube(&self, target: Target) -> bool {
        let Means { look, owner, .. } = *self;
        let (color, value) = self.quarry(target);
        self.helps.iter().any(|help| {
            let ceiling = match color {
                Some(color) => help.ceilings[color as usize],
                None => u8::MAX,
            };
            ceiling >= value && look.any_offer(owner, target, Some(help.card))
        })
    }

    /// The color and the value that a group must have for a target; no color where it may have any.
    fn quarry(&self, target: Target) -> (Option<Color>, u8) {
        let game = self.look.game;
        match target {
            Target::Use(card) if game.print(card).mixes => (None, 0),
            Target::Use(card) => (Some(game.print(card).color), game.print(card).divisor.max(1)),
            Target::Fight(event) => (game.event_print(event).color, game.event_print(event).divisor),
            Target::Build => (Some(Color::White), 1),
            Target::Place(building) => (Some(building.color()), 1),
            Target::Farm => (Some(Color::Yellow), 1),
            Target::Patrol => (None, 0),
        }
    }

    fn may_with_turn(&self, target: Target) -> bool {
        let Means { look, owner, .. } = *self;
        self.turns_bought
            && (look.may_with_turn(owner, target, None)
                || self.helps.iter().any(|help| look.may_with_turn(owner, target, Some(help.card))))
    }
}
