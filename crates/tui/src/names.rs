//! What everybody at a table is called.

use crate::session::{Player, seats};
use tabletop::{CompleteGame, Head, Seat};
use words::{Language, capitalized};

/// The names that people have given, by seat; whoever the rules play has none of these.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names(Vec<Option<String>>);

impl Names {
    /// People's own names, bots' levels, numbered where there are several.
    pub fn of<G: CompleteGame>(game: &G, players: &[Player]) -> Names {
        let mut names: Vec<Option<String>> = Vec::new();
        for seat in seats(game) {
            let name = players.get(seat.index()).map(|player| match player {
                Player::Person(name) => name.clone(),
                Player::Bot(spec) => capitalized(spec.split(':').next().unwrap_or(spec)),
            });
            let first = |name: &String| name.split(' ').next().map(str::to_string);
            names.push(name.map(|name| {
                let equal = names.iter().flatten().filter(|other| first(other) == first(&name)).count();
                if equal > 0 { format!("{name} {}", equal + 1) } else { name }
            }));
        }
        Names(names)
    }

    /// The names in a record's head, and those that it does not give.
    pub fn in_record<G: CompleteGame>(game: &G, head: &Head, players: &[Player]) -> Names {
        let mut names = Names::of(game, players);
        for (word, name) in &head.seats {
            if let Some(seat) = seats(game).find(|seat| game.seat_name(*seat) == word) {
                names.0[seat.index()] = Some(name.clone());
            }
        }
        names
    }

    /// The name that a seat was given.
    pub fn given(&self, seat: Seat) -> Option<&str> {
        self.0.get(seat.index())?.as_deref()
    }

    /// A name for each seat, in a language where nobody gave one.
    pub fn said<G: CompleteGame>(&self, game: &G, language: Language) -> Vec<String> {
        let title = |seat| capitalized(&language.text(&game.seat_title(seat)));
        seats(game).map(|seat| self.given(seat).map_or_else(|| title(seat), str::to_string)).collect()
    }
}
