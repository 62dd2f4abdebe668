//! Spots in a few words.

use super::spot::Spot;
use tabletop::{Arg, Component, Game, Phrase, Seat, phrase};
use troyes::board::{Owner, Space};
use troyes::{Troyes, View};

/// Somebody of the city within a sentence: whoever plays the family, le Roy, or grey.
pub fn who(game: &Troyes, owner: Owner) -> Arg {
    match owner.seat() {
        Some(seat) => Arg::Seat(seat),
        // Le Roy has the seat after everybody else's.
        None if game.options().is_kings_challenge() => Arg::Seat(Seat(game.players())),
        None => Arg::Phrase(phrase!("troyes-grey")),
    }
}

/// What kind of owner it is, where sentences differ.
pub fn whose(game: &Troyes, owner: Owner) -> &'static str {
    match owner {
        Owner::Grey if game.options().is_kings_challenge() => "roy",
        Owner::Grey => "grey",
        _ => "family",
    }
}

/// "of Anna", "of Grey".
pub fn of_whom(game: &Troyes, owner: Owner) -> Phrase {
    phrase!("troyes-of-whom", whose = whose(game, owner), who = who(game, owner))
}

/// A spot in a few words.
pub fn describe(game: &Troyes, view: &View, spot: Spot) -> Phrase {
    let table = view.table();
    match spot {
        Spot::Die(die, _) => phrase!(
            "troyes-spot-die",
            whose = whose(game, die.owner()),
            who = who(game, die.owner()),
            color = die.color(),
            face = die.face()
        ),
        Spot::Black(face, _) => phrase!("troyes-spot-black-die", face = face),
        Spot::Card(card) => {
            let here = |owner: &Owner| table.city.find(card).is_some_and(|activity| activity.has(*owner));
            let here: Vec<Arg> = game.owners().filter(here).map(|owner| in_a_row(game, owner)).collect();
            if here.is_empty() {
                return Component::from(card).name();
            }
            phrase!("troyes-spot-card", card = card, who = Arg::row(here))
        }
        Spot::Event(event) => Component::from(event).name(),
        Spot::Building(building) => Component::from(building).name(),
        Spot::Space(space) => space_of(game, view, space),
        Spot::Lying(building, _) => phrase!("troyes-spot-lying", building = building),
        Spot::Cathedral => phrase!("troyes-cathedral"),
        Spot::Site(site) => phrase!("troyes-spot-site", site = site),
        Spot::District(owner) => phrase!("troyes-spot-district", who = in_a_row(game, owner)),
        Spot::Supply(owner) => phrase!("troyes-spot-supply", of = of_whom(game, owner)),
        Spot::Reserve(_) => phrase!("troyes-spot-reserve"),
        Spot::Influence(owner) => phrase!("troyes-spot-influence", of = of_whom(game, owner)),
        Spot::Wall(space) => match game.gates().iter().position(|gate| *gate == space) {
            Some(level) => phrase!("troyes-spot-gate", space = space, gate = level + 1),
            None => phrase!("troyes-spot-wall", space = space),
        },
        Spot::Outpost(level) => match table.ramparts.outposts.get(usize::from(level)) {
            Some(outpost) => Component::from(outpost.side).name(),
            None => phrase!("troyes-spot-outpost"),
        },
        Spot::Agriculture => phrase!("troyes-agriculture"),
        Spot::Patrol => phrase!("troyes-spot-patrol"),
        Spot::Recruit => phrase!("troyes-spot-recruit"),
        Spot::TurnOver => phrase!("troyes-spot-turn-over"),
        Spot::Pass => phrase!("troyes-spot-pass"),
    }
}

/// Somebody among others in a row, where grey is no name.
fn in_a_row(game: &Troyes, owner: Owner) -> Arg {
    match whose(game, owner) {
        "grey" => Arg::Phrase(phrase!("color", color = "grey")),
        _ => who(game, owner),
    }
}

fn space_of(game: &Troyes, view: &View, Space { building, index }: Space) -> Phrase {
    match view.table().buildings.spaces(building)[usize::from(index)] {
        None => phrase!("troyes-spot-empty-space", building = building, space = index + 1),
        Some(owner) => {
            let who = in_a_row(game, owner);
            phrase!("troyes-spot-space", building = building, space = index + 1, who = who)
        }
    }
}
