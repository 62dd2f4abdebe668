//! What actions leave behind: payments, citizens, cubes, points; and the scores at any moment.

use crate::action::Action;
use crate::citizens::placed;
use crate::cubes::{Fought, supported};
use crate::explore::place;
use crate::findings::Findings;
use crate::how_often::Asked;
use crate::score;
use crate::table::Position;
use std::collections::{BTreeMap, BTreeSet};
use tabletop::{Game, Seat};
use troyes::actions::{Source, Target};
use troyes::board::{Building, Owner, Space};
use troyes::cards::{Character, Event};
use troyes::modules::Outdoor;
use troyes::{Cause, Choice, Happening, State, Troyes};

pub fn is_round_over(told: &[Happening]) -> bool {
    told.iter().any(|happening| matches!(happening, Happening::RoundOver { .. }))
}

/// The dice are gone, and everybody has been paid for theirs.
pub fn paid(
    action: &Action<'_>,
    now: &Position<'_>,
    told: &[Happening],
    state: &State,
    findings: &mut Findings,
) {
    let mut lost = 0;
    let mut gained = BTreeMap::new();
    for happening in told {
        match happening {
            Happening::LostDeniers { owner, amount, cause: Cause::Dice } if *owner == action.me => {
                lost += i32::from(*amount);
            }
            Happening::GainedDeniers { owner, amount, cause: Cause::Dice } => {
                *gained.entry(*owner).or_insert(0) += i32::from(*amount);
            }
            _ => {}
        }
    }
    let mut sellers = action.way.paid.clone();
    sellers.remove(&Owner::Grey);
    let here = || place(now.game, state);
    findings.compare("payment", &(action.way.price(), sellers), &(lost, gained), here);
    if !is_round_over(told) {
        findings.compare("dice used up", &action.after.table.square, &now.table.square, here);
    }
}

/// The action itself has happened, unless the player is asked how often.
pub fn acted(
    action: &mut Action<'_>,
    now: &Position<'_>,
    told: &[Happening],
    state: &State,
    findings: &mut Findings,
) {
    let here = || place(now.game, state);
    let (me, before) = (action.me, action.before.clone());
    match action.target {
        Target::Place(building) => {
            let source = action.source.unwrap_or(Source::Supply);
            let after = placed(&before, me, building, action.way.values[0], source);
            if !is_round_over(told) {
                findings.compare("placing", &after.as_ref(), &Some(&now.table.buildings), here);
            }
            action.may_use(now, Outdoor::InfluenceWhenPlacing);
        }
        Target::Build => {
            built(action, &before, now, state, findings);
            action.may_use(now, Outdoor::VpWhenBuildingOrFighting);
        }
        Target::Farm => {
            let half = i32::from(action.way.total / 2);
            let deniers = told.iter().find_map(|happening| match happening {
                Happening::GainedDeniers { amount, cause: Cause::Agriculture, .. } => {
                    Some(i32::from(*amount))
                }
                _ => None,
            });
            findings.compare("agriculture", &half, &deniers.unwrap_or(0), here);
            action.may_use(now, Outdoor::DeniersWhenFarming);
        }
        Target::Fight(event) if action.how_often == Asked::Never => {
            let fight = action.fights(&before, event, 1);
            fought(action, &before, now, &fight, 1, state, findings);
        }
        Target::Fight(_) | Target::Use(_) | Target::Patrol => {}
    }
}

/// Every die that finds room on its site has placed a cube, each with its reward.
fn built(
    action: &Action<'_>,
    before: &Position<'_>,
    now: &Position<'_>,
    state: &State,
    findings: &mut Findings,
) {
    let mut after = before.clone();
    let (mut vp, mut influence) = (0, 0);
    for site in &action.way.values {
        let level = after.height(*site);
        if level < 3 {
            after.table.cathedral[*site as usize - 1][level] = Some(action.me);
            vp += 1;
            influence += if *site <= 3 { 1 } else { 2 };
        }
    }
    let here = || place(now.game, state);
    findings.compare("cathedral", &after.table.cathedral, &now.table.cathedral, here);
    let expected = (before.tokens(action.me) + vp, (before.family(action.me).influence + influence).min(20));
    findings.compare("cathedral", &expected, &(now.tokens(action.me), now.family(action.me).influence), here);
}

/// Cubes lie on an event, or it is countered, and everybody has gained what that brings.
pub fn fought(
    action: &Action<'_>,
    before: &Position<'_>,
    now: &Position<'_>,
    fought: &Fought,
    cubes: u8,
    state: &State,
    findings: &mut Findings,
) {
    let here = || place(now.game, state);
    let queue: Vec<(Event, Vec<Owner>)> =
        now.table.queue.iter().map(|queued| (queued.event, queued.cubes.clone())).collect();
    findings.compare("countering", &fought.queue, &queue, here);
    for owner in now.scorers() {
        let vp = before.tokens(owner) + fought.gained.get(&owner).copied().unwrap_or(0);
        // A new round may begin at once, and its salaries cost points.
        let is_same_round = before.table.round == now.table.round;
        if is_same_round {
            findings.compare("countering", &vp, &now.tokens(owner), here);
        }
        let taken: BTreeSet<Event> = before.family(owner).taken.iter().copied().collect();
        let won = fought.taken.iter().filter(|(winner, _)| *winner == owner).map(|(_, event)| *event);
        let taken: BTreeSet<Event> = taken.into_iter().chain(won).collect();
        findings.compare("countering", &taken, &now.family(owner).taken.iter().copied().collect(), here);
    }
    let influence = (influence_before(action, before) + i32::from(cubes)).min(20);
    findings.compare("countering", &influence, &now.family(action.me).influence, here);
}

/// The influence before a cube is placed.
fn influence_before(action: &Action<'_>, before: &Position<'_>) -> i32 {
    before.family(action.me).influence
}

/// Support has put its grey cubes on the two nearest cards to its left.
pub fn support(
    game: &Troyes,
    state: &State,
    mut queue: Vec<Event>,
    told: &[Happening],
    findings: &mut Findings,
) {
    let mut is_support = false;
    let mut cubes = Vec::new();
    let mut expected = None;
    for happening in told {
        match happening {
            Happening::Arrived { event } => queue.push(*event),
            Happening::TookEffect { event } => {
                is_support = *event == Event::Support;
                if is_support {
                    expected = Some(supported(&queue));
                }
            }
            Happening::Fought { owner: Owner::Grey, event, .. } if is_support => cubes.push(*event),
            Happening::Countered { event, .. } if *event != Event::Marauding => {
                queue.retain(|other| other != event)
            }
            _ => {}
        }
    }
    if let Some(expected) = expected {
        findings.compare("support", &expected, &cubes, || place(game, state));
    }
}

/// Every character's count and reward, and everybody's score if the game ended now.
pub fn scores(game: &Troyes, state: &State, findings: &mut Findings) {
    let position = Position::of(game, state);
    let here = || place(game, state);
    for (seat, owner) in position.scorers().into_iter().enumerate() {
        for character in Character::ALL {
            let oracle =
                (score::count(&position, character, owner), score::reward(&position, character, owner));
            let rules = (
                i32::from(game.counted(state, character, owner)),
                i32::from(game.character_vp(state, character, owner)),
            );
            findings.hold("characters", oracle == rules, || {
                format!("{character:?} for {owner:?}: oracle {oracle:?}, rules {rules:?}\n     {}", here())
            });
        }
        findings.compare("score", &score::score(&position, owner), &game.vp(state, Seat(seat as u8)), here);
    }
}

/// The final score sheet.
pub fn standing(game: &Troyes, state: &State, findings: &mut Findings) {
    let position = Position::of(game, state);
    let oracle: Vec<i32> =
        position.scorers().into_iter().map(|owner| score::score(&position, owner)).collect();
    let standing = game.standing(state).expect("the game is over");
    findings.compare("score", &oracle, &standing.total, || place(game, state));
}

/// The spaces where a citizen of the initial placement may go.
pub fn empty_spaces(position: &Position<'_>) -> BTreeSet<Choice> {
    let mut choices = BTreeSet::new();
    for building in Building::ALL {
        for (index, space) in position.spaces(building).iter().enumerate() {
            if space.is_none() {
                choices.insert(Choice::Settle(Space { building, index: index as u8 }));
            }
        }
    }
    choices
}

/// The opponents with most influence, if they have any.
pub fn victims(position: &Position<'_>, me: Owner) -> BTreeSet<Choice> {
    let others: Vec<Owner> = position.families().into_iter().filter(|owner| *owner != me).collect();
    let most = others.iter().map(|owner| position.family(*owner).influence).max().unwrap_or(0);
    let tied = others.into_iter().filter(|owner| most > 0 && position.family(*owner).influence == most);
    tied.map(Choice::Name).collect()
}

/// The cards and tiles from which Harsh Winter may take a cube.
pub fn cubes_to_lose(position: &Position<'_>, me: Owner) -> BTreeSet<Choice> {
    let cards = position.table.city.iter().filter(|activity| activity.cubes[me as usize] > 0);
    let tiles = position.table.ramparts.outposts.iter().filter(|outpost| outpost.cubes[me as usize] > 0);
    cards
        .map(|activity| Choice::Cube(activity.card))
        .chain(tiles.map(|outpost| Choice::Outdoor(outpost.side)))
        .collect()
}
