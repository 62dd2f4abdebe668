//! How the rules speak: questions, choices, what is awaited, what happened and why something is not possible, as
//! phrases. Their words are in `words/LANGUAGE/dice*.ftl`.

mod awaited;
mod choice;
mod happening;
mod question;
mod why_not;

pub(crate) use awaited::awaited_names;
pub use question::Kind;

use crate::achievements::Achievement;
use crate::banquets::Laid;
use crate::bonus::{Bonus, BonusKind};
use crate::building::{Building, Column};
use crate::by::{ByResource, Key};
use crate::choice::Choice;
use crate::color::{Color, Resource};
use crate::components::track_id;
use crate::gain::{Gain, PerDie};
use crate::game::TroyesDice;
use crate::happening::Happening;
use crate::options::Options;
use crate::state::{State, Town};
use crate::wheel::Half;
use tabletop::{Arg, Component, Game, Phrase, Question, Seat, Speech, Viewer, phrase};

impl Speech for TroyesDice {
    type Kind = Kind;

    fn option_list() -> Vec<(&'static str, Phrase)> {
        Options::list()
    }

    fn seat_title(&self, seat: Seat) -> Phrase {
        phrase!("dice-seat", seat = self.seat_name(seat))
    }

    fn chapter_name(&self, chapter: u32) -> Phrase {
        if chapter == 0 { phrase!("chapter-setup") } else { phrase!("dice-chapter-day", day = chapter) }
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question<Kind>> {
        self.asked(state).contains(seat).then(|| question::question(self, state, seat))
    }

    fn say(&self, state: &State, seat: Seat, choice: Choice) -> Phrase {
        choice::say(self, state, seat, choice)
    }

    fn say_awaited(&self, state: &State) -> Phrase {
        awaited::say_awaited(state)
    }

    fn tell(&self, happening: &Happening) -> Phrase {
        happening::tell(self, happening)
    }

    fn may_know(&self, happening: &Happening, viewer: Viewer) -> bool {
        happening.secret_of().is_none_or(|seat| viewer.is(seat))
    }

    fn why_not(&self, state: &State, seat: Seat, component: &str) -> Result<Phrase, Phrase> {
        why_not::why_not(self, state, seat, component)
    }
}

/// A component of this game.
pub(crate) const fn component(id: &'static str) -> Component {
    Component { game: "dice", id }
}

impl From<Building> for Component {
    fn from(building: Building) -> Component {
        component(building.word())
    }
}

impl From<Laid> for Component {
    fn from(laid: Laid) -> Component {
        component(laid.id())
    }
}

impl From<Resource> for Component {
    fn from(resource: Resource) -> Component {
        component(track_id(resource))
    }
}

impl From<Achievement> for Component {
    fn from(achievement: Achievement) -> Component {
        component(achievement.id())
    }
}

impl From<Building> for Arg {
    fn from(building: Building) -> Arg {
        Arg::Component(building.into())
    }
}

impl From<Laid> for Arg {
    fn from(laid: Laid) -> Arg {
        Arg::Component(laid.into())
    }
}

impl From<Color> for Arg {
    fn from(color: Color) -> Arg {
        Arg::Word(color.word())
    }
}

impl From<Half> for Arg {
    fn from(half: Half) -> Arg {
        Arg::Word(half.name())
    }
}

impl From<Resource> for Arg {
    fn from(resource: Resource) -> Arg {
        Arg::Word(resource.word())
    }
}

impl From<Gain> for Phrase {
    fn from(gain: Gain) -> Phrase {
        match gain {
            Gain::Resources(resource, amount) => resource.amount(amount),
            Gain::Citizens(color, amount) => citizens(color, amount),
        }
    }
}

impl From<PerDie> for Phrase {
    fn from(per_die: PerDie) -> Phrase {
        phrase!("dice-per-die", gain = Phrase::from(per_die.gain), die = per_die.die)
    }
}

impl Resource {
    /// "1 denier", "3 influence".
    pub fn amount(self, amount: u8) -> Phrase {
        phrase!("dice-resource", resource = self, amount = amount)
    }
}

impl Color {
    /// The citizens of this color: knights, artisans, priests.
    pub fn people(self) -> Phrase {
        phrase!("dice-people", color = self)
    }
}

/// "1 red citizen", "2 white citizens".
pub(crate) fn citizens(color: Color, amount: u8) -> Phrase {
    phrase!("dice-citizens", color = color, amount = amount)
}

/// A die by color and value.
pub(crate) fn die(color: Color, value: u8) -> Phrase {
    phrase!("dice-die", color = color, value = value)
}

/// Everything of which there is some.
pub(crate) fn amounts(amounts: ByResource<u8>) -> Vec<Phrase> {
    let some = Resource::ALL.into_iter().filter(|resource| amounts[*resource] > 0);
    some.map(|resource| resource.amount(amounts[resource])).collect()
}

impl TroyesDice {
    /// "City Hall 5 (third column)"; "City Hall of the third column" before it has a number.
    pub fn place_name(&self, town: &Town, building: Building, column: Column) -> Phrase {
        let position = column.position();
        match town.numbering.of(column) {
            0 => phrase!("dice-place-unnumbered", building = building, column = position),
            number if number == position => phrase!("dice-place", building = building, number = number),
            number => {
                phrase!("dice-place-in-column", building = building, number = number, column = position)
            }
        }
    }

    /// The same with its article.
    pub(crate) fn the_place(&self, town: &Town, building: Building, column: Column) -> Phrase {
        let position = column.position();
        match town.numbering.of(column) {
            0 => phrase!("dice-the-place-unnumbered", building = building, column = position),
            number if number == position => phrase!("dice-the-place", building = building, number = number),
            number => {
                phrase!("dice-the-place-in-column", building = building, number = number, column = position)
            }
        }
    }

    /// A bonus by name.
    pub fn bonus_name(&self, bonus: Bonus) -> Phrase {
        let track = &self.printed.citizens;
        let at = match bonus.kind() {
            BonusKind::Link(_) => return component(bonus.id()).name(),
            BonusKind::Fifteenth(_) => track.fifteenth_at,
            BonusKind::Twentieth(_) => track.twentieth_at,
            BonusKind::Resources | BonusKind::Work => {
                let column = Bonus::COLUMNS.iter().position(|column| *column == bonus);
                column.map_or(0, |column| track.columns_at[column])
            }
        };
        component(bonus.id()).name().with("at", at)
    }

    /// What a bonus gives.
    pub fn bonus_gain(&self, bonus: Bonus) -> Arg {
        let track = &self.printed.citizens;
        match bonus.kind() {
            BonusKind::Link(link) => Phrase::from(self.printed.links[link]).into(),
            BonusKind::Resources => phrase!("dice-each", amount = track.column_resources).into(),
            BonusKind::Work => phrase!("dice-work").into(),
            BonusKind::Fifteenth(color) => {
                let [one, other] = track.fifteenth[color];
                phrase!("dice-either", one = one, other = other).into()
            }
            BonusKind::Twentieth(color) => {
                Arg::list(track.twentieth[color].map(|color: Color| citizens(color, 1)))
            }
        }
    }
}
