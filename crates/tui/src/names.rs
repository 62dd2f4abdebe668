//! What everybody at a table is called.

use crate::session::{Player, seats};
use tabletop::{CompleteGame, Head, Phrase, Seat, phrase};
use words::{Language, capitalized};

/// The names that people have given, by seat; whoever the rules play has none of these.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names(Vec<Option<String>>);

impl Names {
    /// People's own names and the levels of bots, numbered where there are several. Whoever has none is given one, in
    /// the language of whoever begins the game.
    pub fn of<G: CompleteGame>(game: &G, players: &[Player], language: Language) -> Names {
        let mut names: Vec<Option<String>> = Vec::new();
        for seat in seats(game) {
            let name = players.get(seat.index()).map(|player| match player {
                Player::Person(name) if name.is_empty() => language.text(&unnamed(seat)),
                Player::Person(name) => numbered(name.clone(), &names),
                Player::Bot(spec) => numbered(language.text(&bot(spec)), &names),
            });
            names.push(name);
        }
        Names(names)
    }

    /// The names in a record's head.
    pub fn in_record<G: CompleteGame>(game: &G, head: &Head) -> Names {
        let given = |seat| {
            let word = game.seat_name(seat);
            head.seats.iter().find(|(known, _)| known == word).map(|(_, name)| name.clone())
        };
        Names(seats(game).map(given).collect())
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

/// What a person without a name is called.
pub fn unnamed(seat: Seat) -> Phrase {
    phrase!("terminal-person", number = seat.0 + 1)
}

/// What a bot is called, whatever time it has.
fn bot(spec: &str) -> Phrase {
    if let Some(level) = bots::level(spec) {
        return (level.called)();
    }
    match spec.split(':').next().unwrap_or(spec) {
        "random" => phrase!("terminal-bot-random"),
        "greedy" => phrase!("terminal-bot-greedy"),
        "search" => phrase!("terminal-bot-search"),
        other => phrase!("terminal-bot-other", level = capitalized(other)),
    }
}

/// A name with its number among those that begin with the same word.
fn numbered(name: String, others: &[Option<String>]) -> String {
    let first = |name: &str| name.split(' ').next().map(str::to_string);
    let equal = others.iter().flatten().filter(|other| first(other) == first(&name)).count();
    if equal > 0 { format!("{name} {}", equal + 1) } else { name }
}
