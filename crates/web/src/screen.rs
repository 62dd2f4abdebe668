//! What a browser looks at: everybody with the same screen is sent the same bytes.

use tabletop::{Seat, Seats, Viewer};
use words::Language;

/// Whose eyes look at a table, and what else decides what they are shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Screen {
    /// Whose eyes these are.
    pub eyes: Viewer,
    /// All seats that play at this screen.
    pub own: Seats,
    /// Whether this is who made the table.
    pub is_host: bool,
    /// Whether those who share it show each other everything.
    pub is_open: bool,
    /// The language it is in.
    pub language: Language,
}

impl Screen {
    /// The screen of somebody who plays `own` seats and asks to look through the eyes of one of them.
    /// With one seat there is no question; with several somebody must say who has come to the screen.
    pub fn new(own: Seats, wanted: Option<Seat>, is_host: bool, language: Language) -> Screen {
        let only = own.iter().next().filter(|_| own.len() == 1);
        let eyes = match wanted.filter(|seat| own.contains(*seat)).or(only) {
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Spectator,
        };
        Screen { eyes, own, is_host, is_open: false, language }
    }

    /// The seat that answers here.
    pub fn seat(&self) -> Option<Seat> {
        match self.eyes {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whom the screen has to be passed to before anybody may see more than a spectator: several play at it, somebody
    /// is asked, and it is not who looks.
    pub fn pass_to(&self, asked: Seats) -> Option<Seat> {
        self.next_here(asked).filter(|_| !self.is_open)
    }

    /// Who of several at this screen is asked, if it is not who looks.
    fn next_here(&self, asked: Seats) -> Option<Seat> {
        let is_shared = self.own.len() > 1;
        let is_asked = self.seat().is_some_and(|seat| asked.contains(seat));
        asked.iter().find(|seat| self.own.contains(*seat)).filter(|_| is_shared && !is_asked)
    }

    /// Whose eyes may be used while these seats are asked.
    /// At an open screen these are always the eyes of who is asked there.
    pub fn safe_eyes(&self, asked: Seats) -> Viewer {
        match self.next_here(asked) {
            Some(seat) if self.is_open => Viewer::Seat(seat),
            Some(_) => Viewer::Spectator,
            None => self.eyes,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn looked_at(own: Seats, wanted: Option<Seat>, is_host: bool) -> Screen {
        Screen::new(own, wanted, is_host, Language::english())
    }

    fn seats(list: &[u8]) -> Seats {
        list.iter().copied().map(Seat).collect()
    }

    #[test]
    fn one_seat_needs_no_hiding() {
        let screen = looked_at(seats(&[1]), None, false);
        assert_eq!(screen.eyes, Viewer::Seat(Seat(1)));
        assert_eq!(screen.pass_to(seats(&[1])), None);
        assert_eq!(screen.pass_to(seats(&[0])), None);
    }

    #[test]
    fn several_people_at_one_screen_pass_it_on() {
        let screen = looked_at(seats(&[0, 1]), Some(Seat(0)), false);
        assert_eq!(screen.pass_to(seats(&[0])), None);
        assert_eq!(screen.pass_to(seats(&[1])), Some(Seat(1)));
        assert_eq!(screen.safe_eyes(seats(&[1])), Viewer::Spectator);
        assert_eq!(screen.pass_to(seats(&[2])), None, "a bot's turn hides nothing from who was here last");
        let nobody = looked_at(seats(&[0, 1]), None, false);
        assert_eq!((nobody.eyes, nobody.pass_to(seats(&[1]))), (Viewer::Spectator, Some(Seat(1))));
    }

    #[test]
    fn at_an_open_screen_nothing_is_covered() {
        let screen = Screen { is_open: true, ..looked_at(seats(&[0, 1]), None, false) };
        assert_eq!(screen.pass_to(seats(&[1])), None);
        assert_eq!(screen.safe_eyes(seats(&[1])), Viewer::Seat(Seat(1)));
        assert_eq!(screen.safe_eyes(seats(&[0])), Viewer::Seat(Seat(0)));
        assert_eq!(screen.safe_eyes(seats(&[2])), Viewer::Spectator, "it shows nobody else's secrets");
    }

    #[test]
    fn nobody_looks_through_eyes_that_are_not_theirs() {
        assert_eq!(looked_at(seats(&[1]), Some(Seat(0)), true).eyes, Viewer::Seat(Seat(1)));
        assert_eq!(looked_at(Seats::NONE, Some(Seat(0)), true).eyes, Viewer::Spectator);
    }
}
