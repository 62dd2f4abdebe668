//! Why a die, a target or a place cannot be picked beside what is picked.

use super::drafts::{has_all, picked_dice};
use super::spot::Spot;
use super::tray::Course;
use crate::draft::{How, Proposal, Reason};
use tabletop::{Arg, Phrase, phrase};
use troyes::actions::{Prospect, Target};
use troyes::board::{Die, DieColor, LEVELS, Owner};
use troyes::{Kind, State, Troyes};

/// The influence that turning dice over costs, and the one that a citizen does.
const TURN_OVER: u8 = 4;
const RECRUIT: u8 = 2;

/// Why a spot cannot be picked beside what is picked; nothing where the rules say it as well.
pub fn why_not_beside(game: &Troyes, proposal: &Proposal<Troyes>, spot: Spot) -> Option<Reason> {
    let kind = proposal.slots.first()?.asked.kind;
    match spot {
        Spot::Die(die, _) => why_not_die(game, proposal, kind, die),
        Spot::Black(..) => Some(Reason::Rules(phrase!("troyes-why-no-black-die-now"))),
        Spot::Recruit | Spot::Reserve(_) if kind == Kind::Turn => why_not_recruit(game, proposal),
        Spot::TurnOver if kind == Kind::Turn => why_not_turn_over(game, proposal),
        Spot::Site(site) if proposal.start().cathedral.height(site) >= LEVELS => {
            Some(Reason::Rules(phrase!("troyes-why-site-full", site = site)))
        }
        spot => why_not_target(game, proposal, spot),
    }
}

fn why_not_die(game: &Troyes, proposal: &Proposal<Troyes>, kind: Kind, die: Die) -> Option<Reason> {
    let owner = game.owner(proposal.seat);
    let dice: Vec<Die> = picked_dice(&proposal.draft.spots().collect::<Vec<_>>());
    let is_own_only = matches!(kind, Kind::Black | Kind::Counter | Kind::TurnOver);
    if is_own_only && die.owner() != owner {
        return Some(Reason::NotOwn);
    }
    if is_own_only {
        return Some(Reason::NotTogether);
    }
    let ways = proposal.foresight();
    if let Some(course) = Course::of(proposal).filter(|course| course.group.is_some() || !ways.is_empty()) {
        let target = course.target;
        if !ways.iter().any(|way| way.target == target && has_all(way.group, &[die])) {
            return Some(why_never(game, proposal, target, die));
        }
        return Some(why_not_with(game, proposal, Some(target), &dice, die));
    }
    let is_of_use = ways.iter().any(|way| has_all(way.group, &[die]));
    (is_of_use && !dice.is_empty()).then(|| why_not_with(game, proposal, None, &dice, die))
}

/// The color of the dice that a target takes, if not any.
fn color_of(game: &Troyes, target: Target) -> Option<DieColor> {
    match target {
        Target::Use(card) if game.print(card).mixes => None,
        Target::Use(card) => Some(game.print(card).color.into()),
        Target::Build => Some(DieColor::White),
        Target::Fight(event) => game.event_print(event).color.map(Into::into),
        Target::Place(building) => Some(building.color().into()),
        Target::Farm => Some(DieColor::Yellow),
        Target::Patrol => None,
    }
}

/// Why no group for a target has this die.
fn why_never(game: &Troyes, proposal: &Proposal<Troyes>, target: Target, die: Die) -> Reason {
    let color =
        color_of(game, target).filter(|color| *color != die.color() && die.color() != DieColor::Purple);
    if let Some(color) = color {
        return Reason::OtherColor(color.name());
    }
    let owner = game.owner(proposal.seat);
    let has = proposal.start().families[owner].deniers;
    if die.owner() != owner && die.color() == DieColor::Purple {
        return Reason::Rules(phrase!("troyes-why-head-of-family"));
    }
    if die.owner() != owner && has < 2 {
        return Reason::TooDear { price: 2, has: has.into() };
    }
    Reason::NoUse
}

/// Why no group has this die and those that are picked.
fn why_not_with(
    game: &Troyes,
    proposal: &Proposal<Troyes>,
    target: Option<Target>,
    dice: &[Die],
    die: Die,
) -> Reason {
    let is_aimed = |way: &&Prospect| target.is_none_or(|target| way.target == target);
    let most = proposal.foresight().iter().filter(is_aimed).map(|way| way.group.len()).max().unwrap_or(3);
    if dice.len() >= most {
        return Reason::TooMany(most as u8);
    }
    let color = |die: &&Die| die.color() != DieColor::Purple;
    let mixes = target.is_some_and(|target| color_of(game, target).is_none() && most > 1);
    if let Some(other) = dice.iter().find(color).filter(|other| other.color() != die.color())
        && die.color() != DieColor::Purple
        && !mixes
    {
        return Reason::MixedColors(other.color().name());
    }
    let owner = game.owner(proposal.seat);
    let bought = dice.iter().chain([&die]).filter(|die| die.owner() != owner).count();
    let price = (2 * bought * (dice.len() + 1)) as u32;
    let has = budget(game, proposal.start(), owner, target);
    if price > has { Reason::TooDear { price, has } } else { Reason::NotTogether }
}

/// What can be spent on dice: what is not needed for a tradesman.
fn budget(game: &Troyes, state: &State, owner: Owner, target: Option<Target>) -> u32 {
    let deniers = state.families[owner].deniers;
    let hire = match target {
        Some(Target::Use(card)) if state.city.find(card).is_some_and(|activity| !activity.has(owner)) => {
            game.print(card).hire.deniers
        }
        _ => 0,
    };
    deniers.saturating_sub(hire).into()
}

/// A target that is offered, but not with the picked dice; or one that would take the place of the picked one.
fn why_not_target(game: &Troyes, proposal: &Proposal<Troyes>, spot: Spot) -> Option<Reason> {
    let first = proposal.slots.first()?;
    let answer = first.answers.iter().find(|answer| answer.spots.at == Some(spot))?;
    if first.how != How::Open {
        return Some(Reason::Instead);
    }
    let dice = picked_dice(&proposal.draft.spots().collect::<Vec<_>>());
    let target = answer.choice.target().filter(|_| !answer.fits)?;
    let color = color_of(game, target)
        .filter(|color| dice.iter().any(|die| die.color() != *color && die.color() != DieColor::Purple));
    Some(color.map_or(Reason::NotTogether, |color| Reason::OtherColor(color.name())))
}

fn why_not_recruit(game: &Troyes, proposal: &Proposal<Troyes>) -> Option<Reason> {
    let family = &proposal.start().families[game.owner(proposal.seat)];
    let has = family.influence;
    let reason = if family.reserve == 0 {
        phrase!("troyes-why-nobody-to-recruit")
    } else if has < RECRUIT {
        too_little(RECRUIT, has)
    } else {
        return Some(Reason::Instead);
    };
    Some(Reason::Rules(reason))
}

fn why_not_turn_over(game: &Troyes, proposal: &Proposal<Troyes>) -> Option<Reason> {
    let owner = game.owner(proposal.seat);
    let has = proposal.start().families[owner].influence;
    let reason = if proposal.start().square.is_bare(owner) {
        phrase!("troyes-why-no-own-dice")
    } else if has < TURN_OVER {
        too_little(TURN_OVER, has)
    } else {
        return Some(Reason::Instead);
    };
    Some(Reason::Rules(reason))
}

fn too_little(price: u8, has: u8) -> Phrase {
    phrase!("troyes-why-too-little-influence", price = Arg::from(price), has = has)
}
