//! Everything on the table of Troyes that can be pointed at.

use tabletop::Viewer;
use troyes::View;
use troyes::board::{Building, Die, Owner, Space};
use troyes::cards::{Card, Event};

/// A thing or space on the table. Equal dice differ in their number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// A die on the square.
    Die(Die, u8),
    /// A black die by its face.
    Black(u8, u8),
    /// An Activity card.
    Card(Card),
    /// An event of the queue.
    Event(Event),
    /// A building as a whole.
    Building(Building),
    /// One of its spaces.
    Space(Space),
    /// Where a family's citizen lies expelled from a building.
    Lying(Building, Owner),
    /// The Cathedral as a whole.
    Cathedral,
    /// One of its sites, from 1.
    Site(u8),
    /// The district of a family or of grey.
    District(Owner),
    /// A family's citizens at hand.
    Supply(Owner),
    /// A family's citizens in the general supply.
    Reserve(Owner),
    /// A family's disc on the influence track.
    Influence(Owner),
    /// A space of the ramparts' wall, from 0.
    Wall(u8),
    /// An activity outside the gates, by its level from 0.
    Outpost(u8),
    /// The fields outside the wall.
    Agriculture,
    /// The gatehouse, where patrols begin.
    Patrol,
    /// Recruiting with influence, where it is offered by name.
    Recruit,
    /// Turning dice over with influence, where it is offered by name.
    TurnOver,
    /// Passing, where it is offered by name.
    Pass,
}

impl crate::Spot for Spot {
    fn id(self) -> String {
        match self {
            Spot::Die(die, nth) => {
                format!("die-{}-{}{}-{nth}", die.owner().name(), die.color().letter(), die.face())
            }
            Spot::Black(face, nth) => format!("black-{face}-{nth}"),
            Spot::Card(card) => format!("card-{}", card.id()),
            Spot::Event(event) => format!("event-{}", event.id()),
            Spot::Building(building) => building.id().replace('_', "-"),
            Spot::Space(Space { building, index }) => format!("space-{}-{index}", building.id()),
            Spot::Lying(building, owner) => format!("lying-{}-{}", building.id(), owner.name()),
            Spot::Cathedral => "cathedral".into(),
            Spot::Site(site) => format!("site-{site}"),
            Spot::District(owner) => format!("district-{}", owner.name()),
            Spot::Supply(owner) => format!("supply-{}", owner.name()),
            Spot::Reserve(owner) => format!("reserve-{}", owner.name()),
            Spot::Influence(owner) => format!("influence-{}", owner.name()),
            Spot::Wall(space) => format!("wall-{space}"),
            Spot::Outpost(level) => format!("gate-{level}"),
            Spot::Agriculture => "agriculture".into(),
            Spot::Patrol => "patrol".into(),
            Spot::Recruit => "recruit".into(),
            Spot::TurnOver => "turn-over".into(),
            Spot::Pass => "pass".into(),
        }
    }

    fn kin(self) -> (Spot, usize) {
        match self {
            Spot::Die(die, nth) => (Spot::Die(die, 0), nth.into()),
            Spot::Black(face, nth) => (Spot::Black(face, 0), nth.into()),
            other => (other, 0),
        }
    }

    fn numbered(self, nth: usize) -> Spot {
        let nth = u8::try_from(nth).unwrap_or(u8::MAX);
        match self {
            Spot::Die(die, _) => Spot::Die(die, nth),
            Spot::Black(face, _) => Spot::Black(face, nth),
            other => other,
        }
    }

    fn is_piece(self) -> bool {
        matches!(self, Spot::Die(..) | Spot::Black(..) | Spot::Outpost(_))
    }

    fn within(self) -> Option<Spot> {
        match self {
            Spot::Space(Space { building, .. }) | Spot::Lying(building, _) => Some(Spot::Building(building)),
            Spot::Site(_) => Some(Spot::Cathedral),
            Spot::Wall(_) => Some(Spot::Patrol),
            _ => None,
        }
    }
}

impl Spot {
    /// How the rules call it when they are asked about it.
    pub fn name_in_rules(self) -> Option<String> {
        Some(match self {
            Spot::Die(die, _) => die.to_string(),
            Spot::Card(card) => card.id().into(),
            Spot::Event(event) => event.id().into(),
            Spot::Building(building) | Spot::Space(Space { building, .. }) | Spot::Lying(building, _) => {
                building.id().into()
            }
            Spot::Cathedral | Spot::Site(_) => "cathedral".into(),
            Spot::Agriculture => "agriculture".into(),
            Spot::Patrol | Spot::Wall(_) => "patrol".into(),
            Spot::Black(..)
            | Spot::Outpost(_)
            | Spot::District(_)
            | Spot::Supply(_)
            | Spot::Reserve(_)
            | Spot::Influence(_)
            | Spot::Recruit
            | Spot::TurnOver
            | Spot::Pass => return None,
        })
    }

    /// The components to read about here. Characters are shown to whoever may see them.
    pub fn sheets(self, view: &View) -> Vec<String> {
        let table = view.table();
        match self {
            Spot::District(owner) => {
                let own = table.families[owner].characters;
                let is_mine = owner.seat().is_some_and(|seat| view.viewer() == Viewer::Seat(seat));
                let open = table.unveiled.filter(|_| is_mine || owner == Owner::Grey);
                // In the King's Challenge all characters lie open before le Roy.
                let pile = table.pile.iter().filter(|_| owner == Owner::Grey);
                own.iter().chain(&open).chain(pile).map(|character| character.id().to_string()).collect()
            }
            Spot::Die(..) => Vec::new(),
            Spot::Outpost(level) => {
                let outpost = table.ramparts.outposts.get(usize::from(level));
                outpost.map(|outpost| outpost.side.id().to_string()).into_iter().collect()
            }
            other => other.name_in_rules().into_iter().collect(),
        }
    }
}
