//! A language at a table, with what it calls those who sit there.

use crate::language;
use tabletop::{CompleteGame, Phrase, Seat, Standing};
use words::{Language, SaidStanding, capitalized};

/// Says what a table has to say.
pub struct Voice {
    language: Language,
    /// People by their names: for what happened.
    people: Vec<String>,
    /// Seats by their own words: for what is asked and offered, which hosts put before anybody.
    seats: Vec<String>,
}

impl Voice {
    /// A voice at a table where people of these names sit.
    pub fn new<G: CompleteGame>(language: Language, game: &G, names: &[String]) -> Voice {
        let words: Vec<String> =
            (0..game.seats()).map(|seat| game.seat_name(Seat(seat)).to_string()).collect();
        Voice {
            language,
            people: language::called(language, game, names),
            seats: language::called(language, game, &words),
        }
    }

    /// Something that happened.
    pub fn tell(&self, phrase: &Phrase) -> String {
        self.language.say(phrase, &self.people).capitalized().to_string()
    }

    /// A choice, as a button says it.
    pub fn put(&self, phrase: &Phrase) -> String {
        capitalized(&self.say(phrase))
    }

    /// Anything else, as it is.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.language.say(phrase, &self.seats).to_string()
    }

    /// How it ended.
    pub fn standing(&self, standing: &Standing) -> SaidStanding {
        self.language.standing(standing, &self.people)
    }
}
