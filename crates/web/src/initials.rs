//! What stands on a shield: the initial of whoever plays, and more of it where two would be taken for each other.

use crate::board::Arms;
use std::fmt::{self, Display, Formatter};

/// One letter, or two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Initials(char, Option<char>);

impl From<char> for Initials {
    fn from(letter: char) -> Initials {
        Initials(letter, None)
    }
}

impl Display for Initials {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)?;
        self.1.map_or(Ok(()), |second| write!(f, "{second}"))
    }
}

impl Initials {
    /// The width into which two letters are pressed on a shield, as tall as one.
    pub fn pressed(self) -> Option<u8> {
        self.1.map(|_| 14)
    }

    /// The first letter of a name.
    fn first(name: &str) -> Option<Initials> {
        let letter = name.chars().find(|letter| letter.is_alphanumeric())?;
        Some(upper(letter).into())
    }

    /// The first two letters of a name, or the only one. The second is small, unlike the letter of a seat.
    fn two(name: &str) -> Option<Initials> {
        let mut letters = name.chars().filter(|letter| letter.is_alphanumeric());
        Some(Initials(upper(letters.next()?), letters.next().map(lower)))
    }

    /// The first letter of a name with that of the seat.
    fn with_own(name: &str, own: Initials) -> Initials {
        Initials::first(name).map_or(own, |first| Initials(first.0, Some(own.0)))
    }
}

/// Arms with the initials of those who play, by seat. Whoever shares an initial has two letters; whoever shares these too, the
/// initial and the letter of the seat. A seat that nobody can play keeps its letter.
pub fn borne(arms: Vec<Arms>, names: &[String]) -> Vec<Arms> {
    let of = |make: fn(&str) -> Option<Initials>| -> Vec<Initials> {
        let one = |(seat, arms): (usize, &Arms)| match names.get(seat) {
            Some(name) if !arms.is_kept => make(name).unwrap_or(arms.letter),
            _ => arms.letter,
        };
        arms.iter().enumerate().map(one).collect()
    };
    let (first, two) = (of(Initials::first), of(Initials::two));
    let is_alone =
        |row: &[Initials], seat: usize| row.iter().filter(|other| **other == row[seat]).count() == 1;
    let letter = |seat: usize| match names.get(seat) {
        _ if arms[seat].is_kept || is_alone(&first, seat) => first[seat],
        _ if is_alone(&two, seat) => two[seat],
        Some(name) => Initials::with_own(name, arms[seat].letter),
        None => arms[seat].letter,
    };
    arms.iter().enumerate().map(|(seat, arms)| Arms { letter: letter(seat), ..*arms }).collect()
}

fn upper(letter: char) -> char {
    letter.to_uppercase().next().unwrap_or(letter)
}

fn lower(letter: char) -> char {
    letter.to_lowercase().next().unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(names: &[&str], kept: Option<usize>) -> Vec<String> {
        let tinctures = ["blue", "green", "orange", "white"];
        let plain = |(seat, tincture): (usize, &&str)| {
            let letter = upper(tincture.chars().next().unwrap());
            Arms { is_kept: kept == Some(seat), ..Arms::tinged(tincture, letter).unwrap() }
        };
        let arms = tinctures[..names.len()].iter().enumerate().map(plain).collect();
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        borne(arms, &names).iter().map(|arms| arms.letter.to_string()).collect()
    }

    #[test]
    fn shields_bear_the_initials_of_the_players() {
        assert_eq!(letters(&["Anna", "Perrin", "émile"], None), ["A", "P", "É"]);
        assert_eq!(letters(&["Anna", "Alix", "Bert"], None), ["An", "Al", "B"]);
    }

    #[test]
    fn nobody_is_taken_for_another() {
        assert_eq!(letters(&["Anna", "Anna", "Anselme"], None), ["AB", "AG", "AO"]);
        assert_eq!(letters(&["A", "A"], None), ["AB", "AG"]);
        assert_eq!(letters(&["A", "AB", "ab"], None), ["A", "AG", "AO"]);
        assert_eq!(letters(&["", "!?"], None), ["B", "G"]);
    }

    #[test]
    fn a_seat_that_nobody_plays_keeps_its_letter() {
        assert_eq!(letters(&["Gustave", "The King"], Some(1)), ["Gu", "G"]);
    }
}
