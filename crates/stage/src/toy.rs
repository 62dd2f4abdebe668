//! The toy game on any screen: the shortest example.

mod drafts;

pub use drafts::Piece;

use crate::lobby::LobbyOffer;
use crate::spot::Spots;
use crate::staged::Staged;
use std::ops::RangeInclusive;
use tabletop::toy::{Choice, Happening, Kind, Toy, View};
use tabletop::{Phrase, Seat, Speech, phrase};

/// What can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// One of somebody's dice, by its place.
    Die(Seat, u8),
    /// Somebody's tower.
    Tower(Seat),
    /// Somebody's purse.
    Purse(Seat),
}

impl crate::Spot for Spot {
    fn id(self) -> String {
        match self {
            Spot::Die(seat, place) => format!("die-{}-{place}", seat.0),
            Spot::Tower(seat) => format!("tower-{}", seat.0),
            Spot::Purse(seat) => format!("purse-{}", seat.0),
        }
    }
}

impl Staged for Toy {
    type Spot = Spot;

    const PLAYERS: RangeInclusive<u8> = 1..=4;

    fn title() -> Phrase {
        phrase!("toy-title")
    }

    fn about() -> Phrase {
        phrase!("toy-about")
    }

    fn lobby_offers() -> Vec<LobbyOffer> {
        vec![LobbyOffer {
            name: "toy",
            title: Self::title(),
            about: Self::about(),
            players: Self::PLAYERS,
            options: Self::option_list(),
            alternatives: Vec::new(),
        }]
    }

    fn moment(&self, view: &View) -> Phrase {
        phrase!("chapter-round", round = view.open.round + 1)
    }

    fn is_continuation(kind: Kind) -> bool {
        kind == Kind::Use
    }

    fn is_heading(happening: &Happening) -> bool {
        matches!(happening, Happening::Rolled(..))
    }

    fn spots_of(&self, view: &View, seat: Seat, choice: Choice) -> Spots<Spot> {
        Spots::at(match choice {
            // Equal dice are one choice: it is made at the first of them.
            Choice::Take(face) => {
                let place = view.open.dice[seat.index()].iter().position(|die| *die == face).unwrap_or(0);
                Spot::Die(seat, place as u8)
            }
            Choice::Build => Spot::Tower(seat),
            Choice::Sell => Spot::Purse(seat),
        })
    }

    fn name_in_rules(&self, spot: Spot) -> Option<String> {
        match spot {
            Spot::Die(..) => None,
            Spot::Tower(_) => Some("tower".into()),
            Spot::Purse(_) => Some("purse".into()),
        }
    }

    fn sheets(&self, _: &View, spot: Spot) -> Vec<String> {
        self.name_in_rules(spot).into_iter().collect()
    }

    fn describe(&self, view: &View, spot: Spot) -> Phrase {
        match spot {
            Spot::Die(seat, place) => {
                let face = view.open.dice[seat.index()][usize::from(place)];
                phrase!("toy-spot-die", who = seat, face = face)
            }
            Spot::Tower(seat) => {
                let floors = view.open.towers[seat.index()].iter().zip(1..);
                let floors: Vec<String> = floors
                    .flat_map(|(count, face): (_, u8)| vec![face.to_string(); usize::from(*count)])
                    .collect();
                phrase!("toy-spot-tower", who = seat, floors = format!("[{}]", floors.join(", ")))
            }
            Spot::Purse(seat) => {
                phrase!("toy-spot-purse", who = seat, coins = view.open.coins[seat.index()])
            }
        }
    }
}

impl crate::real_table::RealTable for Toy {
    fn die_to_roll(&self, _: &tabletop::toy::State, _: &str, _: usize) -> crate::real_table::DieToRoll {
        crate::real_table::DieToRoll { group: phrase!("real-dice", color = ""), color: "", faces: Vec::new() }
    }
}

/// Whoever has played the toy counts it in their head.
impl crate::score_helper::ScoreHelp for Toy {
    fn score_form(&self) -> Vec<crate::score_helper::FieldGroup> {
        Vec::new()
    }

    fn final_state(&self, _: &mut crate::score_helper::Entries<'_>) -> tabletop::toy::State {
        tabletop::Game::start(self)
    }

    fn reason(&self, _: &Phrase) -> Option<Phrase> {
        None
    }
}
