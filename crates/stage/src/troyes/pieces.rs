//! What lies on the table of Troyes, to be compared with itself.

use super::describe::{of_whom, who, whose};
use super::spot::Spot;
use crate::preview::{Consequence, Number, Previewable};
use crate::spot::counted;
use crate::staged::Staged;
use tabletop::{Component, Game, Phrase, Seat, phrase};
use troyes::board::{Building, Die, LEVELS, Owner, SITES, Space, WALL};
use troyes::cards::Event;
use troyes::{Cause, Happening, KnownTable, Troyes, View};

/// What lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A citizen of somebody's: in a building, in a supply, or a tradesman on a card.
    Citizen(Owner),
    /// A cube of somebody's.
    Cube(Owner),
    /// A guard of somebody's.
    Guard(Owner),
    /// A die of somebody's.
    Die(Die),
    /// A black die, by its face.
    BlackDie(u8),
    /// An event card.
    Event(Event),
}

impl Previewable for Troyes {
    type Piece = Piece;

    fn spots(&self, view: &View) -> Vec<Spot> {
        spots(self, view.table())
    }

    fn pieces(&self, view: &View) -> Vec<(Spot, Piece)> {
        let table = view.table();
        let mut pieces = dice(self, table);
        citizens(self, table, &mut pieces);
        cubes(self, table, &mut pieces);
        for owner in self.owners() {
            let taken = table.families[owner].taken;
            pieces.extend(taken.iter().map(|event| (Spot::District(owner), Piece::Event(event))));
        }
        pieces
    }

    fn walks(piece: Piece) -> bool {
        matches!(piece, Piece::Citizen(_) | Piece::Guard(_) | Piece::Event(_))
    }

    /// Whoever is expelled falls from a space of the same building, and goes home at the end of a round; citizens that
    /// are placed come from a supply rather than from where they stand.
    fn detour(from: Spot, to: Spot) -> u8 {
        match (from, to) {
            (Spot::Space(space), Spot::Lying(building, _)) if space.building == building => 0,
            (Spot::Lying(..), Spot::Supply(_)) => 0,
            (Spot::Supply(_) | Spot::Reserve(_), Spot::Space(_) | Spot::Card(_)) => 0,
            (Spot::Lying(..), Spot::Space(_) | Spot::Card(_)) => 1,
            (_, Spot::Lying(..)) => 3,
            _ => 2,
        }
    }

    fn piece_name(&self, piece: Piece) -> Phrase {
        match piece {
            Piece::Citizen(owner) => phrase!("troyes-piece-citizen", of = of_whom(self, owner)),
            Piece::Cube(owner) => phrase!("troyes-piece-cube", of = of_whom(self, owner)),
            Piece::Guard(owner) => phrase!("troyes-piece-guard", of = of_whom(self, owner)),
            Piece::Die(die) => phrase!(
                "troyes-piece-die",
                whose = whose(self, die.owner()),
                who = who(self, die.owner()),
                color = die.color(),
                face = die.face()
            ),
            Piece::BlackDie(face) => phrase!("troyes-board-black-die", face = face),
            Piece::Event(event) => phrase!("troyes-piece-event", event = event),
        }
    }

    fn place_name(&self, view: &View, spot: Spot) -> Option<Phrase> {
        match spot {
            Spot::Die(..) | Spot::Black(..) => None,
            Spot::Reserve(_) => Some(phrase!("troyes-place-reserve")),
            Spot::Card(card) => Some(Component::from(card).name()),
            Spot::Space(Space { building, index }) => {
                Some(phrase!("troyes-place-space", building = building, space = index + 1))
            }
            _ => Some(self.describe(view, spot)),
        }
    }

    /// At the end everything lies open: what could only be guessed before is not told.
    fn numbers(&self, view: &View) -> Vec<Number> {
        let table = view.table();
        let is_over = matches!(table.agenda.last(), None | Some(troyes::agenda::Task::Over));
        let mut numbers = Vec::new();
        for (owner, seat) in self.owners().filter_map(|owner| Some((owner, seat_of(self, owner)?))) {
            let family = &table.families[owner];
            let mut add = |what, amount| numbers.push(Number { who: seat, what, amount });
            if owner != Owner::Grey {
                add("deniers", family.deniers.into());
                add("influence", family.influence.into());
            }
            if view.knows_vp(owner) && !is_over {
                add("vp", family.tokens().into());
            }
        }
        numbers
    }

    fn consequences(&self, told: &[Happening]) -> Vec<Consequence<Spot>> {
        told.iter()
            .enumerate()
            .filter_map(|(place, happening)| match happening {
                Happening::Countered { event, taker } => {
                    Some(countered(self, *event, *taker, &told[place + 1..]))
                }
                _ => None,
            })
            .collect()
    }

    fn is_guessed(happening: &Happening) -> bool {
        matches!(happening, Happening::Rewarded { .. } | Happening::Rated { .. })
    }
}

/// The seat whose things an owner's are: le Roy's is the one after the players'.
pub fn seat_of(game: &Troyes, owner: Owner) -> Option<Seat> {
    owner.seat().or_else(|| game.options().is_kings_challenge().then_some(Seat(game.players())))
}

fn countered(game: &Troyes, event: Event, taker: Option<Owner>, after: &[Happening]) -> Consequence<Spot> {
    let gains = after.iter().map_while(|happening| match happening {
        Happening::GainedVp { owner, amount, cause: Cause::Countered(of) } if *of == event => {
            Some((*owner, u32::from(*amount)))
        }
        _ => None,
    });
    let gains: Vec<(Seat, u32)> = gains.filter_map(|(owner, vp)| Some((seat_of(game, owner)?, vp))).collect();
    let list = gains.iter().map(|(seat, vp)| phrase!("troyes-counter-gain", who = *seat, vp = *vp));
    let (list, taker) = (list.collect::<Vec<_>>(), taker.map(|owner| who(game, owner)));
    let text = match (list.is_empty(), taker) {
        (true, None) => phrase!("troyes-counter-nobody", event = event),
        (true, Some(who)) => phrase!("troyes-counter-taken", event = event, who = who),
        (false, None) => phrase!("troyes-counter-gains", event = event, gains = list),
        (false, Some(who)) => {
            phrase!("troyes-counter-gains-taken", event = event, gains = list, who = who)
        }
    };
    Consequence { at: Spot::Event(event), vp: gains, text }
}

fn dice(game: &Troyes, table: &KnownTable) -> Vec<(Spot, Piece)> {
    let of = |owner: Owner| {
        let dice = table.square.pool(owner);
        counted(dice.iter().map(|(color, face)| Die::new(owner, color, face)).collect::<Vec<_>>())
    };
    let own = game.owners().flat_map(of);
    let black = counted(table.black.iter()).into_iter();
    let black = black.map(|(face, nth)| (Spot::Black(face, nth), Piece::BlackDie(face)));
    own.map(|(die, nth)| (Spot::Die(die, nth), Piece::Die(die))).chain(black).collect()
}

fn citizens(game: &Troyes, table: &KnownTable, out: &mut Vec<(Spot, Piece)>) {
    let buildings = &table.buildings;
    for owner in game.owners() {
        let (family, piece) = (&table.families[owner], Piece::Citizen(owner));
        out.extend(buildings.spaces_of(Some(owner)).map(|space| (Spot::Space(space), piece)));
        let lying = Building::ALL.into_iter().filter(|building| buildings.lying(*building).contains(owner));
        out.extend(lying.map(|building| (Spot::Lying(building, owner), piece)));
        out.extend((0..family.supply).map(|_| (Spot::Supply(owner), piece)));
        out.extend((0..family.reserve).map(|_| (Spot::Reserve(owner), piece)));
        for activity in table.city.iter() {
            out.extend((0..activity.tradesmen(owner)).map(|_| (Spot::Card(activity.card), piece)));
        }
        if table.possessed.contains(owner) {
            out.push((Spot::Event(Event::Possession), piece));
        }
    }
}

fn cubes(game: &Troyes, table: &KnownTable, out: &mut Vec<(Spot, Piece)>) {
    for queued in table.queue.iter() {
        let spot = Spot::Event(queued.event);
        out.push((spot, Piece::Event(queued.event)));
        out.extend(queued.cubes.iter().map(|owner| (spot, Piece::Cube(*owner))));
    }
    for site in 1..=SITES {
        let cubes = (0..=LEVELS).filter_map(|level| table.cathedral.at(site, level));
        out.extend(cubes.map(|owner| (Spot::Site(site), Piece::Cube(owner))));
    }
    for owner in game.owners() {
        for activity in table.city.iter() {
            let lie = (Spot::Card(activity.card), Piece::Cube(owner));
            out.extend((0..activity.cubes[owner]).map(|_| lie));
        }
        for (level, outpost) in (0..).zip(table.ramparts.outposts.iter()) {
            let lie = (Spot::Outpost(level), Piece::Cube(owner));
            out.extend((0..outpost.cubes[owner]).map(|_| lie));
        }
    }
    if game.options().ramparts {
        let guards = game.families().map(|owner| (owner, table.ramparts.guards[owner]));
        out.extend(guards.map(|(owner, space)| (Spot::Wall(space), Piece::Guard(owner))));
    }
}

fn spots(game: &Troyes, table: &KnownTable) -> Vec<Spot> {
    let mut spots: Vec<Spot> = dice(game, table).into_iter().map(|(spot, _)| spot).collect();
    spots.extend(table.city.iter().map(|activity| Spot::Card(activity.card)));
    spots.extend(table.queue.iter().map(|queued| Spot::Event(queued.event)));
    for building in Building::ALL {
        spots.push(Spot::Building(building));
        spots.extend((0..6).map(|index| Spot::Space(Space { building, index })));
        let lying = game.owners().filter(|owner| table.buildings.lying(building).contains(*owner));
        spots.extend(lying.map(|owner| Spot::Lying(building, owner)));
    }
    spots.push(Spot::Cathedral);
    spots.extend((1..=SITES).map(Spot::Site));
    for owner in game.owners() {
        spots.extend([Spot::District(owner), Spot::Supply(owner), Spot::Reserve(owner)]);
        if owner != Owner::Grey {
            spots.push(Spot::Influence(owner));
        }
    }
    spots.push(Spot::Agriculture);
    if game.options().ramparts {
        spots.push(Spot::Patrol);
        spots.extend((0..=WALL).map(Spot::Wall));
        spots.extend((0..).zip(table.ramparts.outposts.iter()).map(|(level, _)| Spot::Outpost(level)));
    }
    spots.extend([Spot::Recruit, Spot::TurnOver, Spot::Pass]);
    spots
}
