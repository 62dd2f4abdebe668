//! What Activity cards with an immediate effect bring, to whom.

use crate::action::Action;
use crate::cards::{cost_of_load, cost_of_use, is_mixed};
use crate::explore::place;
use crate::findings::Findings;
use crate::how_often::{Asked, jousters, marchers, unasked_uses};
use crate::table::Position;
use std::collections::BTreeMap;
use troyes::actions::Source;
use troyes::board::{Building, DieColor, Owner};
use troyes::cards::Card;
use troyes::modules::Outdoor;
use troyes::{Choice, Happening, State};

/// Deniers, influence and tokens of everybody.
type Purses = BTreeMap<Owner, [i32; 3]>;

const DENIERS: usize = 0;
const INFLUENCE: usize = 1;
const VP: usize = 2;

fn purses(position: &Position<'_>) -> Purses {
    let purse = |owner: Owner| {
        let family = position.family(owner);
        [family.deniers, family.influence, position.tokens(owner)]
    };
    position.districts().into_iter().map(|owner| (owner, purse(owner))).collect()
}

/// What everybody has when a card has been used as `said`; nothing for cards whose effect is judged elsewhere. The dice are
/// gone, and the tradesman is hired.
fn used(at: &Position<'_>, me: Owner, card: Card, said: Choice, values: &[u8]) -> Option<Purses> {
    let mut purses = purses(at);
    let mut give = |owner: Owner, what: usize, amount: i32| {
        let purse = &mut purses.get_mut(&owner).expect("somebody at the table")[what];
        *purse = if what == INFLUENCE { (*purse + amount).min(20) } else { *purse + amount };
    };
    let (Choice::Times(times) | Choice::Load(times) | Choice::Unload(times)) = said else { return None };
    let n = i32::from(times);
    let dice = |owner: Owner, color: DieColor| {
        at.dice_of(owner).iter().filter(|die| die.color() == color).count() as i32
    };
    let standing = |building: Building| at.standing_in(building, me) as i32;
    let tradesmen: i32 = at.table.city.iter().map(|activity| at.tradesmen_on(activity, me) as i32).sum();
    let built = at.table.cathedral.iter().flatten().filter(|cube| **cube == Some(me)).count() as i32;
    let (deniers, influence) = cost_of_use(card);
    give(me, DENIERS, -n * deniers);
    give(me, INFLUENCE, -n * influence);
    match (card, said) {
        (Card::Artisan, _) => give(me, DENIERS, 6 * n),
        (Card::Merchant, _) => give(me, DENIERS, 2 * n),
        (Card::Innkeeper, _) => give(me, INFLUENCE, n),
        (Card::Journeyman | Card::Pilgrimage | Card::Troubadour, _) => give(me, VP, 2 * n),
        (Card::Goldsmith, _) => {
            give(me, VP, n);
            give(me, DENIERS, 2 * n);
        }
        (Card::Sculptor, _) => give(me, VP, n),
        (Card::Glassblower, _) => give(me, VP, n * (built / 2)),
        (Card::Hunting, _) => give(me, INFLUENCE, 3 * n),
        (Card::Mercenary, _) => give(me, DENIERS, 3 * n),
        (Card::TaxCollector, _) => {
            for owner in at.families().into_iter().filter(|owner| *owner != me) {
                let due = n * at.standing_in(Building::CityHall, owner) as i32;
                let paid = due.min(at.family(owner).deniers);
                give(owner, DENIERS, -paid);
                give(me, DENIERS, paid);
            }
            let each = if at.is_kings_challenge() { 2 } else { 1 };
            give(me, DENIERS, n * each * at.standing_in(Building::CityHall, Owner::Grey) as i32);
        }
        (Card::Captain, _) => {
            let fought = at.table.queue.iter().filter(|queued| queued.cubes.contains(&me)).count();
            give(me, VP, n * fought as i32);
        }
        (Card::Procession | Card::Joust, _) => {
            let winners = if card == Card::Joust { jousters(at, me) } else { marchers(at) };
            for owner in winners.into_iter().filter(|owner| at.scorers().contains(owner)) {
                give(owner, VP, 2 * n);
            }
        }
        (Card::Baker, _) => {
            let yellow: i32 = at.districts().into_iter().map(|owner| dice(owner, DieColor::Yellow)).sum();
            give(me, DENIERS, n * yellow);
        }
        (Card::Banquet, _) => {
            let counted = if at.is_kings_challenge() { vec![me] } else { at.districts() };
            let most = counted.into_iter().map(|owner| dice(owner, DieColor::Red)).max().unwrap_or(0);
            give(me, VP, n * most);
        }
        (Card::ClogMaker, _) => give(me, DENIERS, n * standing(Building::CityHall)),
        (Card::Weaver, _) => give(me, DENIERS, n * tradesmen),
        (Card::MasterTradesman, _) => give(me, VP, n * (tradesmen / 2)),
        (Card::Banker, _) if at.family(me).deniers > 30 => give(me, VP, 3 * n),
        (Card::Bishop, _) => give(me, DENIERS, n * built),
        (Card::Scribe, _) => give(me, VP, n * at.family(me).taken.len() as i32),
        (Card::Nun, _) => give(me, VP, n * dice(me, DieColor::White)),
        (Card::Marriage, _) => {
            give(me, DENIERS, -7 * n);
            give(me, VP, 4 * n);
        }
        (Card::Fort, _) => {
            for value in values {
                let each = if *value <= 3 { 1 } else { 2 };
                give(me, VP, each);
                give(me, INFLUENCE, each);
            }
        }
        (Card::Lumberjack, Choice::Unload(_)) => give(me, DENIERS, 4 * n),
        (Card::Squire, Choice::Unload(_)) => give(me, INFLUENCE, 5 * n),
        (Card::Breeder, Choice::Unload(_)) => give(me, VP, 2 * n),
        (Card::Breeder, _) => give(me, DENIERS, -n * cost_of_load(card)),
        // These go on for a while, or put something on the card.
        (Card::Archer | Card::Scout | Card::MasterBuilder | Card::Executioner, _) => return None,
        _ => {}
    }
    Some(purses)
}

/// The uses of a card that offers two gains: so many of the first, the rest of the second.
fn split(at: &Position<'_>, me: Owner, card: Card, first: u8, uses: u8) -> Purses {
    let mut purses = purses(at);
    let purse = purses.get_mut(&me).expect("the player");
    let (first, second) = (i32::from(first), i32::from(uses - first));
    if card == Card::Miller {
        let standing = |building| at.standing_in(building, me) as i32;
        purse[DENIERS] += 2 * first * standing(Building::Palace) + 2 * second * standing(Building::Bishopric);
    } else {
        purse[INFLUENCE] = (purse[INFLUENCE] + 4 * first).min(20);
        purse[VP] += second;
    }
    purses
}

/// The player has said how often: everybody has what that brings. `at` is the table before.
pub fn said(
    action: &Action<'_>,
    at: &Position<'_>,
    now: &Position<'_>,
    said: Choice,
    state: &State,
    findings: &mut Findings,
) {
    let Some(card) = action.card() else { return };
    let oracle = match (card, said) {
        (Card::Miller | Card::Landlady, Choice::Times(first)) => {
            Some(split(at, action.me, card, first, action.way.total / at.game.print(card).divisor))
        }
        _ => used(at, action.me, card, said, &action.way.values),
    };
    if let Some(oracle) = oracle.filter(|_| !action.is_round_over) {
        findings.hold("gains", oracle == purses(now), || {
            format!(
                "{card:?} {said:?}: oracle {oracle:?}, rules {:?}\n     {}",
                purses(now),
                place(now.game, state)
            )
        });
    }
}

/// The card was used without a question, right after its dice were paid. `at` is the table before the tradesman is hired.
pub fn unasked(
    action: &Action<'_>,
    at: &Position<'_>,
    now: &Position<'_>,
    told: &[Happening],
    state: &State,
    findings: &mut Findings,
) {
    let Some(card) = action.card() else { return };
    let used = told.iter().find_map(|happening| match happening {
        Happening::Used { owner, card: used, times } if (*owner, *used) == (action.me, card) => Some(*times),
        _ => None,
    });
    // Splitting is always asked.
    let Some(times) = used.filter(|_| !matches!(card, Card::Miller | Card::Landlady)) else { return };
    if matches!(action.how_often, Asked::Must(_)) {
        return;
    }
    // Whoever is not asked about a Marriage cannot pay for one, however often the dice allow it.
    let times = if card == Card::Marriage { 0 } else { times };
    let expected = unasked_uses(&action.before, card, &action.way);
    findings.hold("how often", times == expected, || {
        format!("{card:?} is used {times} times unasked, not {expected}\n     {}", place(now.game, state))
    });
    let at = hired(action, at, card);
    let may_load = at.family(action.me).deniers >= cost_of_load(card);
    let word = match is_mixed(card) {
        true if may_load => Choice::Load(times),
        true => Choice::Unload(times),
        false => Choice::Times(times),
    };
    said(action, &at, now, word, state, findings);
}

/// The table when the tradesman has come and is paid.
fn hired<'g>(action: &Action<'_>, at: &Position<'g>, card: Card) -> Position<'g> {
    let mut after = at.clone();
    let Some(source) = action.source else { return after };
    let me = action.me;
    let hire = at.game.print(card).hire;
    let family = &mut after.table.families[me as usize];
    family.deniers -= i32::from(hire.deniers);
    family.influence -= i32::from(hire.influence);
    match source {
        Source::Reserve => family.influence -= 2,
        Source::Supply | Source::Lying(_) => {}
        Source::Card(from) => {
            let activity =
                after.table.city.iter_mut().find(|activity| activity.card == from).expect("it is there");
            activity.picture.retain(|owner| *owner != me);
            activity.spaces.iter_mut().filter(|space| **space == Some(me)).for_each(|space| *space = None);
        }
        Source::Space(space) => {
            let buildings = &mut after.table.buildings;
            let spaces = match space.building {
                Building::Palace => &mut buildings.palace,
                Building::Bishopric => &mut buildings.bishopric,
                Building::CityHall => &mut buildings.city_hall,
            };
            spaces[space.index as usize] = None;
        }
    }
    // Where on the card he stands makes no difference to what it brings.
    let activity = after.table.city.iter_mut().find(|activity| activity.card == card).expect("it is used");
    activity.picture.push(me);
    after
}

/// The table when everybody has been paid for the dice.
pub fn dice_paid<'g>(action: &Action<'g>) -> Position<'g> {
    let mut after = action.after.clone();
    after.table.families[action.me as usize].deniers -= action.way.price();
    for (owner, paid) in action.way.paid.iter().filter(|(owner, _)| **owner != Owner::Grey) {
        after.table.families[*owner as usize].deniers += paid;
    }
    after
}

/// The table when somebody has answered with a cube outside the gates, or kept it.
pub fn answered<'g>(before: &Position<'g>, owner: Owner, choice: Choice) -> Position<'g> {
    let mut after = before.clone();
    let family = &mut after.table.families[owner as usize];
    match choice {
        Choice::Outdoor(Outdoor::InfluenceWhenDieBought) => family.influence = (family.influence + 4).min(20),
        Choice::Outdoor(_) => family.deniers += 4,
        _ => {}
    }
    after
}
