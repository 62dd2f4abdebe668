//! At a real table: people roll and draw, and say what came. What they are asked for, die by die and thing by thing, and
//! what they hold in secret there.

mod hands;

pub use hands::{Hands, dealt_steps};

use tabletop::{Awaited, Component, Notation, Outcome, Pending, Phrase, Seat, Speech, phrase};

/// A die that somebody is to roll.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DieToRoll {
    /// What it is called together with those like it: "Anna's red dice".
    pub group: Phrase,
    /// The word of its color; nothing for a die of no particular one.
    pub color: &'static str,
    /// The words for its faces, where they are no numbers.
    pub faces: Vec<Phrase>,
}

/// A thing that may be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThingToDraw {
    /// Its word in records.
    pub name: String,
    /// What people call it.
    pub say: Phrase,
    /// The component that it is, if it is one.
    pub component: Option<Component>,
}

/// What people are to roll or to draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Dice with so many sides, in order.
    Roll(Vec<DieToRoll>, u8),
    /// So many of these things, in order.
    Draw(usize, Vec<ThingToDraw>),
}

/// What people at a real table are asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AskedForChance {
    /// What for.
    pub text: Phrase,
    /// What.
    pub wanted: Wanted,
}

/// Why something typed is no outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mistyped {
    /// This is no face of a die.
    Face(String),
    /// Too few or too many dice or things.
    Count {
        /// How many were said.
        given: usize,
        /// How many are asked for.
        wanted: usize,
    },
    /// A tile has no such side.
    Side(String),
    /// There is no such thing to draw.
    Thing(String),
    /// This was said twice.
    Twice(Phrase),
    /// Somebody else has said that they hold this, or it lies open.
    Held(Phrase),
    /// Nothing is to be rolled or drawn.
    Nothing,
}

impl Mistyped {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        match self {
            Mistyped::Face(text) => phrase!("real-mistyped-face", text = text.clone()),
            Mistyped::Side(text) => phrase!("real-mistyped-side", text = text.clone()),
            Mistyped::Count { given, wanted } => {
                phrase!("real-mistyped-count", given = *given, wanted = *wanted)
            }
            Mistyped::Thing(text) => phrase!("real-mistyped-thing", text = text.clone()),
            Mistyped::Twice(thing) => phrase!("real-mistyped-twice", thing = thing.clone()),
            Mistyped::Held(thing) => phrase!("real-mistyped-held", thing = thing.clone()),
            Mistyped::Nothing => phrase!("real-mistyped-nothing"),
        }
    }
}

impl AskedForChance {
    /// Reads faces as people type them: "34521", "3 4 5", "3,4".
    pub fn read_roll(&self, text: &str) -> Result<Outcome, Mistyped> {
        let Wanted::Roll(dice, sides) = &self.wanted else { return Err(Mistyped::Nothing) };
        let mut outcome = Outcome::new();
        let said: Vec<char> = text.chars().filter(|c| !c.is_whitespace() && !",;.-".contains(*c)).collect();
        let count = Mistyped::Count { given: said.len(), wanted: dice.len() };
        // What has two sides is no die.
        let wrong = if *sides == 2 { Mistyped::Side } else { Mistyped::Face };
        for face in &said {
            let face = face
                .to_digit(10)
                .filter(|face| (1..=u32::from(*sides)).contains(face))
                .ok_or_else(|| wrong(face.to_string()))?;
            outcome.try_push(face as u8).map_err(|_| count.clone())?;
        }
        if outcome.len() == dice.len() { Ok(outcome) } else { Err(count) }
    }

    /// The positions of things that people name, in order.
    pub fn read_draw(&self, names: &[String]) -> Result<Outcome, Mistyped> {
        let Wanted::Draw(take, things) = &self.wanted else { return Err(Mistyped::Nothing) };
        let count = Mistyped::Count { given: names.len(), wanted: *take };
        if names.len() != *take {
            return Err(count);
        }
        let mut outcome = Outcome::new();
        for name in names {
            let place = things.iter().position(|thing| thing.name == *name);
            let place = place.ok_or_else(|| Mistyped::Thing(name.clone()))?;
            if outcome.contains(&(place as u8)) {
                return Err(Mistyped::Twice(things[place].say.clone()));
            }
            outcome.try_push(place as u8).map_err(|_| count.clone())?;
        }
        Ok(outcome)
    }
}

/// A game that can be played with its real box, while a program keeps watch.
pub trait RealTable: Notation + Speech + tabletop::Components {
    /// How a die is called that is to be rolled, by its word in records and its place.
    fn die_to_roll(&self, state: &Self::State, word: &str, place: usize) -> DieToRoll;

    /// How a thing is called that may be drawn, where it is no component of its own name.
    fn thing_to_draw(&self, _state: &Self::State, _word: &str) -> Option<(Phrase, Option<Component>)> {
        None
    }

    /// How many cards each seat holds in secret. They are what chance is asked for first of all, seat by seat.
    fn hand_size(&self) -> usize {
        0
    }

    /// What a viewer sees of a table at which the secret cards lie before their people: none of them.
    fn without_hands(&self, view: Self::View) -> Self::View {
        view
    }
}

/// How many of the things that are awaited now are cards that people hold in secret: the first ones.
pub fn secret_things<G: RealTable>(game: &G, state: &G::State) -> usize {
    if *state == game.start() { game.hand_size() * usize::from(game.players()) } else { 0 }
}

/// The places of a seat's secret cards among what was dealt.
pub fn hand_of<G: RealTable>(game: &G, seat: Seat) -> std::ops::Range<usize> {
    let size = game.hand_size();
    seat.index() * size..(seat.index() + 1) * size
}

/// What people are asked for: nothing if chance is not asked, or for nothing that lies open.
pub fn asked_for_chance<G: RealTable>(game: &G, state: &G::State) -> Option<AskedForChance> {
    let Pending::Chance(awaited) = game.pending(state) else { return None };
    let names = game.awaited_names(state);
    let wanted = match awaited {
        Awaited::Roll { dice, sides } => {
            let die = |place: usize| {
                let word = names.get(place).map_or("", String::as_str);
                game.die_to_roll(state, word, place)
            };
            Wanted::Roll((0..usize::from(dice)).map(die).collect(), sides)
        }
        Awaited::Draw { take, .. } => {
            let open = usize::from(take).saturating_sub(secret_things(game, state));
            Wanted::Draw(open, things_to_draw(game, state))
        }
    };
    let is_something = !matches!(wanted, Wanted::Draw(0, _));
    is_something.then(|| AskedForChance { text: game.say_awaited(state), wanted })
}

/// Everything that may be drawn, in order.
pub fn things_to_draw<G: RealTable>(game: &G, state: &G::State) -> Vec<ThingToDraw> {
    let sheets = game.cards();
    let thing = |name: String| {
        let known = sheets.iter().map(|sheet| sheet.component).find(|component| component.id == name);
        let named = known.map(|component| (component.name(), Some(component)));
        let (say, component) = game
            .thing_to_draw(state, &name)
            .or(named)
            .unwrap_or_else(|| (phrase!("real-thing", name = name.clone()), None));
        ThingToDraw { name, say, component }
    };
    game.awaited_names(state).into_iter().map(thing).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(wanted: Wanted) -> AskedForChance {
        AskedForChance { text: Phrase::NOTHING, wanted }
    }

    fn dice(count: usize) -> AskedForChance {
        let die = DieToRoll { group: Phrase::NOTHING, color: "", faces: Vec::new() };
        asked(Wanted::Roll(vec![die; count], 6))
    }

    #[test]
    fn faces_are_read_as_people_type_them() {
        for text in ["34521", "3 4 5 2 1", "3,4, 5;2-1\n"] {
            assert_eq!(&dice(5).read_roll(text).unwrap()[..], [3, 4, 5, 2, 1], "{text}");
        }
        assert_eq!(dice(2).read_roll("17"), Err(Mistyped::Face("7".into())));
        assert_eq!(dice(2).read_roll("1"), Err(Mistyped::Count { given: 1, wanted: 2 }));
        let many = "1".repeat(99);
        assert_eq!(dice(2).read_roll(&many), Err(Mistyped::Count { given: 99, wanted: 2 }));
        assert_eq!(dice(2).read_draw(&[]), Err(Mistyped::Nothing));
    }

    #[test]
    fn things_are_drawn_by_name_and_once() {
        let thing = |name: &str| ThingToDraw { name: name.into(), say: Phrase::NOTHING, component: None };
        let draw = asked(Wanted::Draw(2, ["a", "b", "c"].map(thing).into()));
        let read =
            |names: &[&str]| draw.read_draw(&names.iter().map(|name| name.to_string()).collect::<Vec<_>>());
        assert_eq!(&read(&["c", "a"]).unwrap()[..], [2, 0]);
        assert_eq!(read(&["c"]), Err(Mistyped::Count { given: 1, wanted: 2 }));
        assert_eq!(read(&["c", "x"]), Err(Mistyped::Thing("x".into())));
        assert_eq!(read(&["c", "c"]), Err(Mistyped::Twice(Phrase::NOTHING)));
        assert_eq!(draw.read_roll("12"), Err(Mistyped::Nothing));
    }
}
