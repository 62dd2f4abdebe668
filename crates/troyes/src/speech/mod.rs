//! How the rules speak: questions, choices, what is awaited, what happened and why something is not possible, as
//! phrases. Their words are in `words/LANGUAGE/troyes-*.ftl`.

mod awaited;
mod choice;
mod deed;
mod happening;
mod outdoor;
mod question;
mod why_not;

pub use question::Kind;

use crate::actions::{Dues, Source, Target};
use crate::board::{Building, Color, Die, DieColor, Faces, Group, Owner, Pool, Space, numeral};
use crate::cards::{Card, Character, Count, Event, Gain};
use crate::choice::Choice;
use crate::happening::Happening;
use crate::modules::Outdoor;
use crate::options::Options;
use crate::play::Look;
use crate::state::State;
use crate::troyes::Troyes;
use tabletop::{Arg, Component, Phrase, Question, Seat, Speech, Viewer, phrase};

impl Speech for Troyes {
    type Kind = Kind;

    fn option_list() -> Vec<(&'static str, Phrase)> {
        Options::list()
    }

    fn seat_title(&self, seat: Seat) -> Phrase {
        if seat.0 < self.options.players {
            phrase!("troyes-family", color = self.owner(seat).name())
        } else {
            phrase!("troyes-roy")
        }
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question<Kind>> {
        self.look(state).question(seat)
    }

    fn say(&self, state: &State, seat: Seat, choice: Choice) -> Phrase {
        self.look(state).say(seat, choice)
    }

    fn say_as_step(&self, state: &State, seat: Seat, choice: Choice) -> Phrase {
        match choice {
            Choice::Cube(card) if !self.look(state).is_ordeal() => {
                phrase!("troyes-say-cube-step", card = card)
            }
            _ => self.say(state, seat, choice),
        }
    }

    fn say_awaited(&self, state: &State) -> Phrase {
        self.look(state).say_awaited()
    }

    fn tell(&self, happening: &Happening) -> Phrase {
        happening::tell(self, happening)
    }

    fn may_know(&self, happening: &Happening, viewer: Viewer) -> bool {
        match happening {
            Happening::Dealt { owner, .. } => owner.seat().is_some_and(|seat| viewer.is(seat)),
            _ => true,
        }
    }

    fn why_not(&self, state: &State, seat: Seat, component: &str) -> Result<Phrase, Phrase> {
        self.look(state).why_not(seat, component)
    }
}

/// A component of this game.
pub(crate) const fn component(id: &'static str) -> Component {
    Component { game: "troyes", id }
}

macro_rules! components {
    ($($noun:ty),*) => {
        $(
            impl From<$noun> for Component {
                fn from(noun: $noun) -> Component {
                    component(noun.id())
                }
            }

            impl From<$noun> for Arg {
                fn from(noun: $noun) -> Arg {
                    Arg::Component(noun.into())
                }
            }
        )*
    };
}

components!(Card, Event, Character, Outdoor, Building);

impl From<Color> for Arg {
    fn from(color: Color) -> Arg {
        Arg::Word(color.name())
    }
}

impl From<DieColor> for Arg {
    fn from(color: DieColor) -> Arg {
        Arg::Word(color.name())
    }
}

impl From<Die> for Arg {
    fn from(die: Die) -> Arg {
        Arg::Phrase(phrase!("troyes-die", color = die.color(), face = die.face()))
    }
}

/// Dice of one district, by color.
impl From<Pool> for Arg {
    fn from(pool: Pool) -> Arg {
        let colors = DieColor::ALL.into_iter().filter(|color| !pool.of(*color).is_empty());
        Arg::row(colors.map(|color| {
            let faces: Vec<String> = pool.of(color).iter().map(|face| face.to_string()).collect();
            phrase!("troyes-dice-of-color", color = color, faces = faces.join(" "))
        }))
    }
}

/// Dice of one group.
impl From<Group> for Arg {
    fn from(group: Group) -> Arg {
        Arg::list(group.dice().iter().copied())
    }
}

impl From<Faces> for Arg {
    fn from(faces: Faces) -> Arg {
        Arg::list(faces.iter())
    }
}

impl From<Dues> for Arg {
    fn from(dues: Dues) -> Arg {
        let deniers = (dues.deniers > 0).then(|| deniers(dues.deniers));
        Arg::list(deniers.into_iter().chain((dues.influence > 0).then(|| influence(dues.influence))))
    }
}

impl From<Gain> for Arg {
    fn from(gain: Gain) -> Arg {
        let parts = [
            (gain.deniers > 0).then(|| deniers(gain.deniers)),
            (gain.influence > 0).then(|| influence(gain.influence)),
            (gain.vp > 0).then(|| phrase!("troyes-amount-vp", amount = gain.vp)),
            (gain.cubes > 0).then(|| phrase!("troyes-amount-cubes-on-events", amount = gain.cubes)),
            (gain.pairs > 0).then(|| phrase!("troyes-amount-pairs-on-events", amount = gain.pairs)),
        ];
        Arg::list(parts.into_iter().flatten())
    }
}

/// "3 deniers".
pub(crate) fn deniers(amount: impl Into<u32>) -> Phrase {
    phrase!("troyes-amount-deniers", amount = amount.into())
}

/// "3 influence".
pub(crate) fn influence(amount: impl Into<u32>) -> Phrase {
    phrase!("troyes-amount-influence", amount = amount.into())
}

/// "2 cubes".
pub(crate) fn cubes(amount: u8) -> Phrase {
    phrase!("troyes-amount-cubes", amount = amount)
}

impl Count {
    /// What a gain is multiplied by, as the rest of a sentence.
    pub(crate) fn per(self) -> Phrase {
        match self {
            Count::Once => Phrase::NOTHING,
            Count::Citizens(building) => phrase!("troyes-per-citizen", building = building),
            Count::Tradesmen => phrase!("troyes-per-tradesman"),
            Count::TradesmanPairs => phrase!("troyes-per-tradesman-pair"),
            Count::CathedralCubes => phrase!("troyes-per-cathedral-cube"),
            Count::CathedralPairs => phrase!("troyes-per-cathedral-pair"),
            Count::EventsTaken => phrase!("troyes-per-event-taken"),
            Count::EventsFought => phrase!("troyes-per-event-fought"),
            Count::DiceInCity(color) => phrase!("troyes-per-die-in-city", color = color),
            Count::DiceInDistrict(color) => phrase!("troyes-per-die-in-district", color = color),
            Count::MostDice(color) => phrase!("troyes-per-die-of-most", color = color),
        }
    }
}

impl Troyes {
    /// Somebody of the city within a sentence: a family by whoever plays it, le Roy, or grey.
    pub(crate) fn who(&self, owner: Owner) -> Arg {
        match owner.seat() {
            Some(seat) => Arg::Seat(seat),
            None if self.options.is_kings_challenge() => Arg::Phrase(phrase!("troyes-roy")),
            None => Arg::Phrase(phrase!("troyes-grey")),
        }
    }

    /// What kind of owner it is, where sentences differ.
    pub(crate) fn whose(&self, owner: Owner) -> &'static str {
        match owner {
            Owner::Grey if self.options.is_kings_challenge() => "roy",
            Owner::Grey => "grey",
            _ => "family",
        }
    }

    /// A die of somebody's.
    pub(crate) fn die_of(&self, die: Die) -> Phrase {
        phrase!("troyes-die-of", whose = self.whose(die.owner()), who = self.who(die.owner()), die = die)
    }

    /// A row of a building, which only le Roy enters without a face of his own.
    pub(crate) fn row_name(&self, building: Building, row: u8) -> Phrase {
        let faces: Vec<String> =
            self.layout().faces(building, row.into()).map(|face| face.to_string()).collect();
        match building {
            Building::Palace => phrase!("troyes-space-palace", space = row + 1),
            _ => phrase!("troyes-row", building = building, faces = faces.join("·")),
        }
    }

    /// A space of a building.
    pub(crate) fn space_name(&self, space: Space) -> Phrase {
        match space.building {
            Building::Palace => phrase!("troyes-space-palace", space = space.index + 1),
            building => {
                let (faces, place) = self.place_in_row(space);
                phrase!("troyes-space-row", building = building, faces = faces, place = place)
            }
        }
    }

    /// The faces of the row that a space is in, and its place there, counted from 1.
    fn place_in_row(&self, Space { building, index }: Space) -> (String, usize) {
        let length = self.layout().length(building);
        let (row, place) = (usize::from(index) / length, usize::from(index) % length);
        let faces: Vec<String> = self.layout().faces(building, row).map(|face| face.to_string()).collect();
        (faces.join("·"), place + 1)
    }
}

impl Look<'_> {
    /// What an action is about.
    pub(crate) fn target_name(self, target: Target) -> Phrase {
        match target {
            Target::Use(card) => Component::from(card).name(),
            Target::Build => phrase!("troyes-target-cathedral"),
            Target::Fight(event) => Component::from(event).name(),
            Target::Place(building) => phrase!("troyes-target-place", building = building),
            Target::Farm => phrase!("troyes-target-agriculture"),
            Target::Patrol => phrase!("troyes-target-patrol"),
        }
    }

    /// Where a citizen comes from.
    pub(crate) fn source_name(self, source: Source) -> Phrase {
        match source {
            Source::Supply => phrase!("troyes-source-supply"),
            Source::Reserve => phrase!("troyes-source-reserve"),
            Source::Card(card) => phrase!("troyes-source-card", card = card),
            Source::Space(space) => {
                phrase!("troyes-source-space", building = space.building, space = self.game.space_name(space))
            }
            Source::Lying(building) => phrase!("troyes-source-lying", building = building),
        }
    }
}

/// A gate or level: "II".
pub(crate) fn level_name(level: usize) -> Arg {
    Arg::Text(numeral(level).into())
}
