//! What happened.

use crate::board::{Building, Owner, Space};
use crate::happening::{Cause, Happening};
use crate::speech::{component, cubes, deniers, influence, level_name};
use crate::troyes::Troyes;
use tabletop::{Component, Phrase, phrase};

/// Something that happened.
pub(super) fn tell(game: &Troyes, happening: &Happening) -> Phrase {
    match *happening {
        Happening::Dealt { owner, character } => {
            phrase!("troyes-told-dealt", who = game.who(owner), character = character)
        }
        Happening::Unveiled { character } => phrase!("troyes-told-unveiled", character = character),
        Happening::Settled { owner, building, index } => {
            let who = game.who(owner);
            match building {
                Building::Palace => {
                    phrase!("troyes-told-settled", who = who, building = building, space = index + 1)
                }
                _ => {
                    let (faces, place) = game.place_in_row(Space { building, index });
                    phrase!(
                        "troyes-told-settled-row",
                        who = who,
                        building = building,
                        faces = faces,
                        place = place
                    )
                }
            }
        }
        Happening::Round { round } => phrase!("troyes-told-round", round = round),
        Happening::Revealed { card } => phrase!("troyes-told-revealed", card = card),
        Happening::Rolled { owner, dice } => {
            phrase!("troyes-told-rolled", who = game.who(owner), dice = dice)
        }
        Happening::Arrived { event } => phrase!("troyes-told-arrived", event = event),
        Happening::TookEffect { event } => phrase!("troyes-told-took-effect", event = event),
        Happening::BlackRolled { dice } => phrase!("troyes-told-black-rolled", dice = dice),
        Happening::BlackRaised { dice } => phrase!("troyes-told-black-raised", dice = dice),
        Happening::Beat { owner, black, dice } if dice.is_empty() => {
            phrase!("troyes-told-saw-off", who = game.who(owner), black = black)
        }
        Happening::Beat { owner, black, dice } => {
            phrase!("troyes-told-beat", who = game.who(owner), black = black, dice = dice)
        }
        Happening::Succumbed { owner, face } => {
            phrase!("troyes-told-succumbed", who = game.who(owner), face = face)
        }
        Happening::RoyRolled { dice: [first, second], deed } => {
            let deed = game.deed_name(deed);
            phrase!("troyes-told-roy-rolled", first = first, second = second, deed = deed)
        }
        Happening::RoySpent { dice } => phrase!("troyes-told-roy-spent", dice = dice),
        Happening::Rated { lead, rating } => {
            phrase!("troyes-told-rated", lead = lead, verdict = component(rating.id()).says("rule"))
        }
        Happening::GainedDeniers { owner, amount, cause } => {
            let (who, amount) = (game.who(owner), deniers(amount));
            phrase!("troyes-told-gained", who = who, amount = amount, cause = gain_of(cause))
        }
        Happening::LostDeniers { owner, amount, cause } => {
            let (who, amount) = (game.who(owner), deniers(amount));
            phrase!("troyes-told-paid", who = who, amount = amount, cause = loss_to(cause))
        }
        Happening::GainedInfluence { owner, amount, cause } => {
            let (who, amount) = (game.who(owner), influence(amount));
            phrase!("troyes-told-gained", who = who, amount = amount, cause = gain_of(cause))
        }
        Happening::LostInfluence { owner, amount, cause } => {
            let (who, amount) = (game.who(owner), influence(amount));
            if let Cause::Event(_) = cause {
                phrase!("troyes-told-lost", who = who, amount = amount, cause = loss_to(cause))
            } else {
                phrase!("troyes-told-spent", who = who, amount = amount, cause = loss_to(cause))
            }
        }
        Happening::GainedVp { owner, amount, cause } => {
            let (who, amount) = (game.who(owner), phrase!("troyes-amount-vp", amount = amount));
            phrase!("troyes-told-gained", who = who, amount = amount, cause = gain_of(cause))
        }
        Happening::LostVp { owner, amount, cause } => {
            let (who, amount) = (game.who(owner), phrase!("troyes-amount-vp", amount = amount));
            phrase!("troyes-told-lost", who = who, amount = amount, cause = loss_to(cause))
        }
        Happening::Rerolled { die, face } => {
            phrase!("troyes-told-rerolled", who = game.who(die.owner()), die = die, face = face)
        }
        Happening::Turned { owner, dice } => {
            phrase!("troyes-told-turned", who = game.who(owner), dice = dice)
        }
        Happening::Bought { buyer, die, price } => {
            let (who, price) = (game.who(buyer), deniers(price));
            let (whose, seller) = (game.whose(die.owner()), game.who(die.owner()));
            phrase!("troyes-told-bought", who = who, die = die, whose = whose, seller = seller, price = price)
        }
        Happening::Spent { owner, dice } => {
            phrase!("troyes-told-used-dice", who = game.who(owner), dice = dice)
        }
        Happening::UsedCube { owner, card } => {
            phrase!("troyes-told-used-cube", who = game.who(owner), card = card)
        }
        Happening::Hired { owner, card, .. } => {
            phrase!("troyes-told-hired", who = game.who(owner), card = card)
        }
        Happening::Used { owner, card, times } => {
            phrase!("troyes-told-used", who = game.who(owner), card = card, times = times)
        }
        Happening::Loaded { owner, card, cubes: loaded } => {
            phrase!("troyes-told-loaded", who = game.who(owner), cubes = cubes(loaded), card = card)
        }
        Happening::Unloaded { owner, card, cubes: taken } => {
            phrase!("troyes-told-unloaded", who = game.who(owner), cubes = cubes(taken), card = card)
        }
        Happening::CubeLost { owner, card, event } => {
            let card = Component::from(card);
            phrase!("troyes-told-cube-lost", who = game.who(owner), place = card, event = event)
        }
        Happening::Shot { owner, face } => {
            phrase!("troyes-told-shot", who = game.who(owner), face = face)
        }
        Happening::Built { owner, site, level } => {
            phrase!("troyes-told-built", who = game.who(owner), site = site, level = level + 1)
        }
        Happening::Razed { owner, site } => {
            phrase!("troyes-told-razed", who = game.who(owner), site = site)
        }
        Happening::Fought { owner, event, cubes: placed } => {
            phrase!("troyes-told-fought", who = game.who(owner), cubes = cubes(placed), event = event)
        }
        Happening::Repelled { owner, event } => {
            phrase!("troyes-told-repelled", who = game.who(owner), event = event)
        }
        Happening::Countered { event, taker: Some(owner) } => {
            phrase!("troyes-told-countered-and-taken", event = event, who = game.who(owner))
        }
        Happening::Countered { event, taker: None } => phrase!("troyes-told-countered", event = event),
        Happening::Placed { owner: owner @ Owner::Grey, building, face, source: Some(_) } => {
            let row = game.row_name(building, game.layout().row(building, face) as u8);
            phrase!("troyes-told-entered-row", who = game.who(owner), row = row, building = building)
        }
        Happening::Placed { owner, building, face, .. } => {
            phrase!("troyes-told-entered", who = game.who(owner), building = building, face = face)
        }
        Happening::Expelled { owner, building } => {
            phrase!("troyes-told-expelled", who = game.who(owner), building = building)
        }
        Happening::Domain { event, face, color } => {
            phrase!("troyes-told-domain", face = face, event = event, color = color)
        }
        Happening::Scattered { building, newcomer } => {
            phrase!("troyes-told-scattered", building = building, who = game.who(newcomer))
        }
        Happening::Intruded { card } => phrase!("troyes-told-intruded", card = card),
        Happening::Possessed { owner, .. } => phrase!("troyes-told-possessed", who = game.who(owner)),
        Happening::Released { owner } => phrase!("troyes-told-released", who = game.who(owner)),
        Happening::Farmed { owner } => phrase!("troyes-told-farmed", who = game.who(owner)),
        Happening::Passed { owner } => phrase!("troyes-told-passed", who = game.who(owner)),
        Happening::Recruited { owner } => phrase!("troyes-told-recruited", who = game.who(owner)),
        Happening::RoundOver { round } => phrase!("troyes-told-round-over", round = round),
        Happening::Rewarded { character, owner, vp } => {
            phrase!("troyes-told-rewarded", character = character, who = game.who(owner), vp = vp)
        }
        Happening::Laid { side, level } => {
            phrase!("troyes-told-laid", level = level_name(level.into()), side = side)
        }
        Happening::Patrolled { owner } => phrase!("troyes-told-patrolled", who = game.who(owner)),
        Happening::Walked { owner, from, to } => {
            phrase!("troyes-told-walked", who = game.who(owner), from = from, to = to)
        }
        Happening::Posted { owner, side } => {
            phrase!("troyes-told-posted", who = game.who(owner), side = side)
        }
        Happening::UsedOutdoor { owner, side } => {
            phrase!("troyes-told-used-outdoor", who = game.who(owner), side = side)
        }
        Happening::OutdoorLost { owner, side, event } => {
            let side = Component::from(side);
            phrase!("troyes-told-cube-lost", who = game.who(owner), place = side, event = event)
        }
        Happening::Fetched { die } => {
            let who = game.who(die.owner());
            phrase!("troyes-told-fetched", who = who, color = die.color(), face = die.face())
        }
        Happening::Exchanged { given, taken } => {
            let (who, taken) = (game.who(given.owner()), game.die_of(taken));
            phrase!("troyes-told-exchanged", who = who, given = given, taken = taken)
        }
        Happening::Spared { owner, event } => {
            phrase!("troyes-told-spared", event = event, who = game.who(owner))
        }
        Happening::WardedOff { owner, face } => {
            phrase!("troyes-told-warded-off", who = game.who(owner), face = face)
        }
        Happening::Scored { owner, side, vp } => {
            phrase!("troyes-told-scored", side = side, vp = vp, who = game.who(owner))
        }
        Happening::NoneCalled { color } => phrase!("troyes-told-none-called", color = color),
    }
}

/// Where a gain comes from, as the rest of a sentence.
fn gain_of(cause: Cause) -> Phrase {
    match cause {
        Cause::Income => phrase!("troyes-gain-income"),
        Cause::Card(card) => phrase!("troyes-gain-from", source = card),
        Cause::Countered(event) => phrase!("troyes-gain-countering", event = event),
        Cause::Banner(event) | Cause::Event(event) => phrase!("troyes-gain-event", event = event),
        Cause::BlackDie => phrase!("troyes-gain-black-dice"),
        Cause::Cathedral => phrase!("troyes-gain-cathedral"),
        Cause::Agriculture => phrase!("troyes-gain-agriculture"),
        Cause::Dice => phrase!("troyes-gain-dice"),
        Cause::Pass => phrase!("troyes-gain-pass"),
        Cause::Outdoor(side) => phrase!("troyes-gain-from", source = side),
        Cause::Privilege => phrase!("troyes-gain-privilege"),
        Cause::Salaries
        | Cause::Hire(_)
        | Cause::Recruit
        | Cause::Reroll
        | Cause::TurnOver
        | Cause::Patrol => Phrase::NOTHING,
    }
}

/// What a loss is for, as the rest of a sentence.
fn loss_to(cause: Cause) -> Phrase {
    match cause {
        Cause::Salaries => phrase!("troyes-loss-salaries"),
        Cause::Card(card) => phrase!("troyes-loss-for", what = card),
        Cause::Hire(card) => phrase!("troyes-loss-hire", card = card),
        Cause::Event(event) | Cause::Banner(event) | Cause::Countered(event) => {
            phrase!("troyes-loss-event", event = event)
        }
        Cause::BlackDie => phrase!("troyes-loss-black-die"),
        Cause::Dice => phrase!("troyes-loss-dice"),
        Cause::Recruit => phrase!("troyes-loss-recruit"),
        Cause::Reroll => phrase!("troyes-loss-reroll"),
        Cause::TurnOver => phrase!("troyes-loss-turn-over"),
        Cause::Patrol => phrase!("troyes-loss-patrol"),
        Cause::Outdoor(side) => phrase!("troyes-loss-for", what = side),
        Cause::Income | Cause::Cathedral | Cause::Agriculture | Cause::Pass | Cause::Privilege => {
            Phrase::NOTHING
        }
    }
}
