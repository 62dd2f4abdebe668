//! Languages by their tags, and what they call those at a table.

use crate::unknown::Unknown;
use tabletop::{CompleteGame, Head, Seat};
use words::{Language, Languages};

/// The language with this tag.
pub fn with_tag(tag: &str) -> Result<Language, Unknown> {
    Language::with_tag(tag).ok_or_else(|| Unknown::new("language", tag, Languages::iter().map(Language::tag)))
}

/// Who sat where: people's names, or the seats' own words where the record has none.
pub fn names<G: CompleteGame>(game: &G, head: &Head) -> Vec<String> {
    (0..game.seats())
        .map(|seat| {
            let word = game.seat_name(Seat(seat));
            let named = head.seats.iter().find(|(seat, _)| seat == word);
            named.map_or(word, |(_, name)| name).to_string()
        })
        .collect()
}

/// What sentences call those at a table: by their names, or by what a language calls a seat without one. A seat that the
/// rules play keeps its word: sentences speak of le Roy without his seat.
pub fn called<G: CompleteGame>(language: Language, game: &G, names: &[String]) -> Vec<String> {
    let call = |(seat, name): (Seat, &String)| {
        let is_named = name != game.seat_name(seat) || seat.0 >= game.players();
        if is_named { name.clone() } else { language.text(&game.seat_title(seat)) }
    };
    (0..game.seats()).map(Seat).zip(names).map(call).collect()
}
