//! Cubes on events: where one may go, and what happens when the last banner is covered.

use crate::table::Position;
use std::collections::{BTreeMap, BTreeSet};
use troyes::Choice;
use troyes::board::{Color, Owner};
use troyes::cards::{Card, Event};

/// The events on which a card lets its user place a cube. A Marauding that was countered in this action takes none.
pub fn places(position: &Position<'_>, card: Card, marauding_countered: bool) -> BTreeSet<Event> {
    let print = position.game.print(card);
    let is_first_red = print.color == Color::Red && print.number == 1;
    let is_outlaw = |event: Event| matches!(event, Event::ChiefOutlaw1 | Event::ChiefOutlaw2);
    let events = position.table.queue.iter().map(|queued| queued.event);
    events
        .filter(|event| !(is_first_red && is_outlaw(*event)))
        .filter(|event| !(marauding_countered && *event == Event::Marauding))
        .collect()
}

/// The choices: those events, and to forgo the cube. Without a place nobody is asked.
pub fn choices(places: &BTreeSet<Event>) -> BTreeSet<Choice> {
    places.iter().map(|event| Choice::On(*event)).chain([Choice::Forgo]).collect()
}

/// The queue after cubes, what everybody has gained for a countered event, and who has taken the card.
#[derive(Clone, PartialEq, Debug)]
pub struct Fought {
    pub queue: Vec<(Event, Vec<Owner>)>,
    pub gained: BTreeMap<Owner, i32>,
    pub taken: Vec<(Owner, Event)>,
    pub is_countered: bool,
}

/// Cubes of one color on an event, one after the other, as far as there are banners.
pub fn fought(position: &Position<'_>, owner: Owner, event: Event, cubes: u8) -> Fought {
    let mut queue: Vec<(Event, Vec<Owner>)> =
        position.table.queue.iter().map(|queued| (queued.event, queued.cubes.clone())).collect();
    let index = queue.iter().position(|(queued, _)| *queued == event).expect("it threatens the city");
    let print = position.game.event_print(event);
    let free = print.banners as usize - queue[index].1.len();
    for _ in 0..free.min(cubes.into()) {
        queue[index].1.push(owner);
    }
    let covered = queue[index].1.clone();
    if covered.len() < print.banners as usize {
        return Fought { queue, gained: BTreeMap::new(), taken: Vec::new(), is_countered: false };
    }
    let [first, second] = print.vp.map(i32::from);
    let mut gained = rewards(&covered, first, second);
    gained.retain(|owner, vp| *vp > 0 && position.scorers().contains(owner));
    let mut taken = Vec::new();
    if event == Event::Marauding {
        queue[index].1.clear();
    } else {
        queue.remove(index);
        let winner = winner(&covered);
        taken.extend(position.scorers().contains(&winner).then_some((winner, event)));
    }
    Fought { queue, gained, taken, is_countered: true }
}

fn count(cubes: &[Owner], owner: Owner) -> usize {
    cubes.iter().filter(|cube| **cube == owner).count()
}

/// Those with so many cubes.
fn with(cubes: &[Owner], many: usize) -> Vec<Owner> {
    Owner::ALL.into_iter().filter(|owner| count(cubes, *owner) == many).collect()
}

fn rewards(cubes: &[Owner], first: i32, second: i32) -> BTreeMap<Owner, i32> {
    let most = Owner::ALL.into_iter().map(|owner| count(cubes, owner)).max().unwrap_or(0);
    let leaders = with(cubes, most);
    let others: Vec<Owner> = cubes.iter().copied().filter(|owner| !leaders.contains(owner)).collect();
    let share =
        |among: &[Owner], vp: i32| among.iter().map(|owner| (*owner, vp / among.len() as i32)).collect();
    // Alone on the card: both rewards. Tied for first: both, divided, and nothing for anybody else.
    if leaders.len() > 1 || others.is_empty() {
        return share(&leaders, first + second);
    }
    let most_of_others = others.iter().map(|owner| count(cubes, *owner)).max().unwrap_or(0);
    let mut rewards: BTreeMap<Owner, i32> = share(&leaders, first);
    rewards.extend::<BTreeMap<Owner, i32>>(share(&with(cubes, most_of_others), second));
    rewards
}

/// The color with most cubes; among ties the one whose first cube was placed earliest.
fn winner(cubes: &[Owner]) -> Owner {
    let most = Owner::ALL.into_iter().map(|owner| count(cubes, owner)).max().unwrap_or(0);
    *cubes.iter().find(|owner| count(cubes, **owner) == most).expect("somebody has most cubes")
}

/// The two cards to the left of Support that get a grey cube each; none for a Chief Outlaw, and none elsewhere instead.
pub fn supported(queue: &[Event]) -> Vec<Event> {
    let place = queue.iter().position(|event| *event == Event::Support).expect("Support takes effect");
    let left = &queue[place.saturating_sub(2)..place];
    let is_outlaw = |event: &Event| matches!(event, Event::ChiefOutlaw1 | Event::ChiefOutlaw2);
    left.iter().rev().copied().filter(|event| !is_outlaw(event)).collect()
}
