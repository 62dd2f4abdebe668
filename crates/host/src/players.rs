//! Who plays a seat, and how a record says so.

use tabletop::{Game, Head, Seat, Seats};

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person of this name.
    Person(String),
    /// A bot of this level.
    Bot(String),
}

/// The note in a record's head that says which bot plays a seat.
const BOT_NOTE: &str = "bot";

/// The note that says which bot plays a seat.
pub fn bot_note<G: Game>(game: &G, seat: Seat, level: &str) -> (String, String) {
    (BOT_NOTE.into(), format!("{} {level}", game.seat_name(seat)))
}

/// Who plays in a record, by seat: the bots of its notes, and people; nobody's name is empty where the record says none.
pub fn players_in<G: Game>(game: &G, head: &Head) -> Vec<Option<Player>> {
    let player = |seat: Seat| {
        let word = game.seat_name(seat);
        let notes = head.notes.iter().filter(|(key, _)| key == BOT_NOTE);
        let mut bots = notes.filter_map(|(_, note)| note.split_once(' ')).filter(|(seat, _)| *seat == word);
        match (bots.next(), head.seats.iter().find(|(seat, _)| seat == word)) {
            // A record may come from anywhere: what it names is not started as a program.
            (Some((_, level)), _) if level.starts_with("exec:") => Some(Player::Bot("greedy".into())),
            (Some((_, level)), _) => Some(Player::Bot(level.into())),
            (None, Some((_, name))) => Some(Player::Person(name.clone())),
            (None, None) => None,
        }
    };
    (0..game.players()).map(Seat).map(player).collect()
}

/// The seats that people play.
pub fn people(players: &[Player]) -> Seats {
    let people = players.iter().zip(0..).filter(|(player, _)| matches!(player, Player::Person(_)));
    people.map(|(_, seat)| Seat(seat)).collect()
}
