//! The actions of Troyes. New ones are added at the end, so that numbers stay.

use crate::Action;
use crate::alphabet::{alphabet, nothing_more};
use troyes::actions::Source;
use troyes::board::{Building, DieColor, Levels, Space};
use troyes::cards::{Card, Event};
use troyes::modules::Outdoor;

/// Dice by owner (counted from the seat that chooses), color and face.
pub(super) const DICE: usize = 5 * OWN_DICE;
/// Dice of one's own by color and face.
pub(super) const OWN_DICE: usize = 4 * 6;
/// Sources of a citizen: two supplies, the cards, the spaces and the pictures of the buildings.
pub(super) const SOURCES: usize = 2 + Card::ALL.len() + SPACES + 3;
pub(super) const SPACES: usize = 3 * 6;
/// The most dice of a group.
pub(super) const GROUP: usize = 3;

alphabet! {
    SETTLE = "settle", SPACES, space;
    COUNTER = "counter", 6, from_one;
    WITH = "with", OWN_DICE, own_die;
    CONCEDE = "concede", 1, nothing_more;
    REROLL = "reroll", OWN_DICE, own_die;
    RECRUIT = "recruit", 1, nothing_more;
    TURN_OVER = "turnover", 1, nothing_more;
    TURN = "turn", OWN_DICE, own_die;
    USE = "use", Card::ALL.len(), card;
    BUILD = "build", 1, nothing_more;
    FIGHT = "fight", Event::ALL.len(), event;
    PLACE = "place", 3, building;
    FARM = "farm", 1, nothing_more;
    PATROL = "patrol", 1, nothing_more;
    PASS = "pass", 1, nothing_more;
    CUBE = "cube", Card::ALL.len(), card;
    PLAIN = "plain", 1, nothing_more;
    DIE = "dice", DICE, die;
    ENOUGH = "enough", 1, nothing_more;
    MARK = "mark", GROUP, from_one;
    TURNED = "turned", GROUP, from_one;
    FROM = "from", SOURCES, |index| source(index as usize).to_string();
    TIMES = "times", 33, |number| number_or_more(number, 32);
    LOAD = "load", 17, |number| number_or_more(number, 16);
    UNLOAD = "unload", 17, |number| number_or_more(number, 16);
    ON = "on", Event::ALL.len(), event;
    FORGO = "forgo", 1, nothing_more;
    NAME = "name", 5, owner;
    SITE = "site", 6, from_one;
    BOOST = "boost", 9, |number| number_or_more(number, 8);
    WALK = "walk", 22, |number| number_or_more(number, 21);
    POST = "post", 16, |index| levels(index as usize).to_string();
    OUTDOOR = "outdoor", Outdoor::ALL.len(), |index| Outdoor::ALL[usize::from(index)].id().into();
    KEEP = "keep", 1, nothing_more;
    ONTO = "onto", Card::ALL.len(), card;
    TAKE = "take", DICE, die;
    GIVE = "give", OWN_DICE, own_die;
    DONE = "done", 1, nothing_more;
}

/// Owners counted from the seat that chooses.
const OWNERS: [&str; 5] = ["me", "+1", "+2", "+3", "grey"];

pub(super) fn source(index: usize) -> Source {
    let cards = 2 + Card::ALL.len();
    match index {
        0 => Source::Supply,
        1 => Source::Reserve,
        _ if index < cards => Source::Card(Card::ALL[index - 2]),
        _ if index < cards + SPACES => Source::Space(space_at(index - cards)),
        _ => Source::Lying(Building::ALL[index - cards - SPACES]),
    }
}

pub(super) fn space_at(index: usize) -> Space {
    Space { building: Building::ALL[index / 6], index: (index % 6) as u8 }
}

pub(super) fn levels(index: usize) -> Levels {
    (0..4).filter(|level| index & (1 << level) != 0).collect()
}

fn space(index: Action) -> String {
    space_at(index.into()).to_string()
}

fn from_one(index: Action) -> String {
    (index + 1).to_string()
}

fn own_die(index: Action) -> String {
    format!("{}{}", DieColor::ALL[usize::from(index) / 6].letter(), index % 6 + 1)
}

fn die(index: Action) -> String {
    let own = index % OWN_DICE as Action;
    format!("{}@{}", own_die(own), OWNERS[usize::from(index) / OWN_DICE])
}

fn owner(index: Action) -> String {
    OWNERS[usize::from(index)].into()
}

fn card(index: Action) -> String {
    Card::ALL[usize::from(index)].id().into()
}

fn event(index: Action) -> String {
    Event::ALL[usize::from(index)].id().into()
}

fn building(index: Action) -> String {
    Building::ALL[usize::from(index)].id().into()
}

/// The last action of a group of numbers adds so many and goes on.
fn number_or_more(number: Action, last: Action) -> String {
    if number < last { number.to_string() } else { format!("{last}+") }
}
