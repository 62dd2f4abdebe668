//! Everything on the table of Troyes that can be pointed at.

use tabletop::{Component, Viewer};
use troyes::actions::Source;
use troyes::board::{Building, Die, Owner, Space};
use troyes::cards::{Card, Event};
use troyes::{Choice, State, Troyes, View};
use words::Language;

/// A thing or space on the table. Equal dice differ in their number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
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
    /// Whoever lies expelled on it.
    Lying(Building),
    /// The Cathedral as a whole.
    Cathedral,
    /// One of its sites.
    Site(u8),
    /// A family or grey.
    Owner(Owner),
    /// The citizens in the viewer's supply.
    Supply,
    /// The citizens that can be recruited.
    Reserve,
    /// A space of the ramparts' wall.
    Wall(u8),
    /// An activity outside the gates, by its level from 0.
    Outpost(u8),
    /// Something to do without a place of its own on the board.
    Deed(Deed),
}

/// Things to do that have no place of their own on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Agriculture.
    Farm,
    /// Sending the guard on patrol.
    Patrol,
    /// Recruiting with influence.
    Recruit,
    /// Turning dice over with influence.
    TurnOver,
    /// Passing.
    Pass,
}

impl Deed {
    /// All of them, in the order of the board.
    pub const ALL: [Deed; 5] = [Deed::Farm, Deed::Patrol, Deed::Recruit, Deed::TurnOver, Deed::Pass];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Deed::Farm => "Agriculture",
            Deed::Patrol => "Patrol",
            Deed::Recruit => "Recruit",
            Deed::TurnOver => "Turn dice over",
            Deed::Pass => "Pass",
        }
    }
}

impl Place {
    /// Where a choice of `owner` is made, if that is one place.
    pub fn of(state: &State, owner: Owner, choice: Choice) -> Option<Place> {
        Some(match choice {
            Choice::Settle(space) => Place::Space(space),
            Choice::Recruit => Place::Deed(Deed::Recruit),
            Choice::TurnOver => Place::Deed(Deed::TurnOver),
            Choice::Use(card) | Choice::Cube(card) | Choice::Onto(card) => Place::Card(card),
            Choice::Build => Place::Cathedral,
            Choice::Fight(event) | Choice::On(event) => Place::Event(event),
            Choice::Place(building) => Place::Building(building),
            Choice::Farm => Place::Deed(Deed::Farm),
            Choice::Pass => Place::Deed(Deed::Pass),
            Choice::From(source) => match source {
                Source::Supply => Place::Supply,
                Source::Reserve => Place::Reserve,
                Source::Card(card) => Place::Card(card),
                Source::Space(space) => Place::Space(space),
                Source::Lying(building) => Place::Lying(building),
            },
            Choice::Name(owner) => Place::Owner(owner),
            Choice::Site(site) => Place::Site(site),
            Choice::Patrol => Place::Deed(Deed::Patrol),
            Choice::Walk(steps) => Place::Wall(state.ramparts.guards[owner] + steps),
            Choice::Outdoor(side) => Place::Outpost(state.ramparts.level(side)? as u8),
            Choice::Take(die) | Choice::Give(die) => Place::Die(die, 0),
            _ => return None,
        })
    }

    /// The dice or levels that a choice of `owner` consists of.
    pub fn pieces(owner: Owner, choice: Choice) -> Vec<Place> {
        match choice {
            Choice::Counter(faces) => faces.iter().map(|face| Place::Black(face, 0)).collect(),
            Choice::With(pool) => {
                pool.iter().map(|(color, face)| Place::Die(Die::new(owner, color, face), 0)).collect()
            }
            Choice::Post(levels) => levels.iter().map(|level| Place::Outpost(level as u8)).collect(),
            Choice::Turn(group) | Choice::Dice(group) => {
                group.dice().iter().map(|die| Place::Die(*die, 0)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The place without its number among equals, and that number.
    pub fn kin(self) -> (Place, usize) {
        match self {
            Place::Die(die, nth) => (Place::Die(die, 0), nth.into()),
            Place::Black(face, nth) => (Place::Black(face, 0), nth.into()),
            other => (other, 0),
        }
    }

    /// The word by which the rules know it.
    pub fn thing(self) -> Option<String> {
        Some(match self {
            Place::Die(die, _) => die.to_string(),
            Place::Card(card) => card.id().into(),
            Place::Event(event) => event.id().into(),
            Place::Building(building) | Place::Space(Space { building, .. }) | Place::Lying(building) => {
                building.id().into()
            }
            Place::Cathedral | Place::Site(_) => "cathedral".into(),
            Place::Deed(Deed::Farm) => "agriculture".into(),
            Place::Deed(Deed::Patrol) | Place::Wall(_) => "patrol".into(),
            Place::Black(..)
            | Place::Outpost(_)
            | Place::Owner(_)
            | Place::Supply
            | Place::Reserve
            | Place::Deed(_) => {
                return None;
            }
        })
    }

    /// The components to read about here. Characters are shown to whoever may see them.
    pub fn sheets(self, view: &View) -> Vec<String> {
        match self {
            Place::Owner(owner) => {
                let family = &view.table().families[owner];
                let own = family.characters.iter().map(|character| character.id().to_string());
                let is_mine = owner.seat().is_some_and(|seat| view.viewer() == Viewer::Seat(seat));
                let open = view.table().unveiled.filter(|_| is_mine || owner == Owner::Grey);
                // In the King's Challenge all characters lie open before le Roy.
                let pile = view.table().pile.iter().filter(|_| owner == Owner::Grey);
                let all = own.chain(open.map(|character| character.id().to_string()));
                all.chain(pile.map(|character| character.id().to_string())).collect()
            }
            Place::Die(..) => Vec::new(),
            Place::Outpost(level) => {
                let outpost = view.table().ramparts.outposts.get(usize::from(level));
                outpost.map(|outpost| outpost.side.id().to_string()).into_iter().collect()
            }
            other => other.thing().into_iter().collect(),
        }
    }

    /// The place in a few words.
    pub fn describe(self, game: &Troyes, view: &View, language: Language, names: &[String]) -> String {
        let table = view.table();
        let name = |owner: Owner| super::glyph::name(game, owner, names);
        let called = |component: Component| language.text(&component.name());
        match self {
            Place::Die(die, _) => {
                format!("{}'s {} die showing {}", name(die.owner()), die.color().name(), die.face())
            }
            Place::Black(face, _) => format!("A black die showing {face}"),
            Place::Card(card) => {
                let owners = table.city.find(card).map_or(String::new(), |activity| {
                    let here: Vec<String> =
                        game.owners().filter(|owner| activity.has(*owner)).map(name).collect();
                    if here.is_empty() {
                        String::new()
                    } else {
                        format!(" · tradesmen: {}", here.join(", "))
                    }
                });
                format!("{}{owners}", called(card.into()))
            }
            Place::Event(event) => called(event.into()),
            Place::Building(building) => called(building.into()),
            Place::Space(Space { building, index }) => {
                let who = table.buildings.spaces(building)[usize::from(index)];
                format!(
                    "{}, space {} · {}",
                    called(building.into()),
                    index + 1,
                    who.map_or("empty".into(), name)
                )
            }
            Place::Lying(building) => format!("Expelled, lying on the {}", called(building.into())),
            Place::Cathedral => "Cathedral".into(),
            Place::Site(site) => format!("Cathedral, site {site}"),
            Place::Owner(owner) => name(owner),
            Place::Supply => "Your supply of citizens".into(),
            Place::Reserve => "The general supply: 2 influence for a citizen".into(),
            Place::Wall(space) => match game.gates().iter().position(|gate| *gate == space) {
                Some(level) => format!("The ramparts, space {space}: gate {}", level + 1),
                None => format!("The ramparts, space {space}"),
            },
            Place::Outpost(level) => match table.ramparts.outposts.get(usize::from(level)) {
                Some(outpost) => called(outpost.side.into()),
                None => "Outside the gates".into(),
            },
            Place::Deed(deed) => deed.name().into(),
        }
    }

    /// The pane of a small window on which it is drawn.
    pub fn pane(self) -> usize {
        match self {
            Place::Die(..) | Place::Black(..) | Place::Owner(_) | Place::Supply | Place::Reserve => 0,
            Place::Card(_) | Place::Deed(_) => 1,
            Place::Building(_) | Place::Space(_) | Place::Lying(_) | Place::Cathedral | Place::Site(_) => 2,
            Place::Wall(_) | Place::Outpost(_) => 2,
            Place::Event(_) => 3,
        }
    }
}
