//! Citizens: where one may come from, and what happens when one enters a building.

use crate::cards::least_cost;
use crate::table::{Buildings, Position};
use troyes::actions::Source;
use troyes::board::{Building, Owner, Space};
use troyes::cards::Card;

/// A citizen from the general supply costs 2 influence.
const RECRUIT: i32 = 2;

/// Everywhere a citizen of a family may come from if so much influence is spent besides.
fn sources(position: &Position<'_>, me: Owner, influence: i32) -> Vec<Source> {
    let family = position.family(me);
    let mut sources = Vec::new();
    if family.influence < influence {
        return sources;
    }
    if family.supply > 0 {
        sources.push(Source::Supply);
    }
    if family.reserve > 0 && family.influence >= influence + RECRUIT {
        sources.push(Source::Reserve);
    }
    for activity in &position.table.city {
        if position.tradesmen_on(activity, me) > 0 {
            sources.push(Source::Card(activity.card));
        }
    }
    for building in Building::ALL {
        for (index, space) in position.spaces(building).iter().enumerate() {
            if *space == Some(me) {
                sources.push(Source::Space(Space { building, index: index as u8 }));
            }
        }
        if position.lying(building).contains(&me) {
            sources.push(Source::Lying(building));
        }
    }
    sources
}

/// Where a tradesman for a card may come from, when he and one use must be paid.
pub fn sources_for_hire(position: &Position<'_>, me: Owner, card: Card) -> Vec<Source> {
    let influence = i32::from(position.game.print(card).hire.influence) + least_cost(position, card, me).1;
    sources(position, me, influence)
}

/// Where the citizen may come from whom Possession takes: the general supply helps only who has no supply of their own.
pub fn sources_for_possession(position: &Position<'_>, me: Owner) -> Vec<Source> {
    let mut sources = sources(position, me, 0);
    if sources.contains(&Source::Supply) {
        sources.retain(|source| *source != Source::Reserve);
    }
    sources
}

/// Where a citizen may come from who is placed by a die of this value.
pub fn sources_for_place(position: &Position<'_>, me: Owner, building: Building, value: u8) -> Vec<Source> {
    let mut sources = sources(position, me, 0);
    sources.retain(|source| placed(position, me, building, value, *source).is_some());
    sources
}

/// The buildings after a citizen from `source` has been placed; nothing if that is not allowed.
pub fn placed(
    position: &Position<'_>,
    me: Owner,
    building: Building,
    value: u8,
    source: Source,
) -> Option<Buildings> {
    let mut buildings = position.table.buildings.clone();
    match source {
        Source::Space(space) => row_mut(&mut buildings, space.building)[space.index as usize] = None,
        Source::Lying(from) => buildings.lying[from as usize].retain(|owner| *owner != me),
        Source::Supply | Source::Reserve | Source::Card(_) => {}
    }
    let row = position.game.layout().row(building, value);
    entered(position, &buildings, building, row, me).map(|(after, _)| after)
}

fn row_mut(buildings: &mut Buildings, building: Building) -> &mut Vec<Option<Owner>> {
    match building {
        Building::Palace => &mut buildings.palace,
        Building::Bishopric => &mut buildings.bishopric,
        Building::CityHall => &mut buildings.city_hall,
    }
}

/// The buildings after a citizen has entered a row (a space of the Palace), and who was expelled. Nothing if that would
/// expel a color of which a citizen lies there already.
pub fn entered(
    position: &Position<'_>,
    before: &Buildings,
    building: Building,
    row: usize,
    citizen: Owner,
) -> Option<(Buildings, Option<Owner>)> {
    let length = position.game.layout().length(building);
    let mut after = before.clone();
    let spaces = &mut row_mut(&mut after, building)[row * length..(row + 1) * length];
    // Everybody makes room for whoever comes from the left, until somebody finds an empty space.
    let mut moving = Some(citizen);
    for space in spaces {
        if moving.is_none() {
            break;
        }
        std::mem::swap(space, &mut moving);
    }
    if let Some(expelled) = moving {
        let lying = &mut after.lying[building as usize];
        if lying.contains(&expelled) {
            return None;
        }
        lying.push(expelled);
        lying.sort();
    }
    Some((after, moving))
}
