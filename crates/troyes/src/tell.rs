//! What happened, as sentences.

use crate::board::{Faces, Owner, numeral};
use crate::happening::{Cause, Happening};
use crate::say::{and, capitalized, count, say_die, say_pool};
use crate::troyes::Troyes;

impl Troyes {
    /// Something that happened, as a sentence with people's names.
    pub(crate) fn sentence(&self, happening: &Happening, names: &[String]) -> String {
        let who = |owner: Owner| self.called(owner, names);
        match *happening {
            Happening::Dealt { owner, character } => format!("{} is dealt {}.", who(owner), character.name()),
            Happening::Unveiled { character } => format!("{} lies open for all.", character.name()),
            Happening::Settled { owner, building, index } => {
                format!("{} settles in the {}, space {}.", who(owner), building.name(), index + 1)
            }
            Happening::Round { round } => format!("Round {round} begins."),
            Happening::Revealed { card } => format!("{} opens in the city.", card.name()),
            Happening::Rolled { owner, dice } => format!("{} rolls {}.", who(owner), say_pool(dice)),
            Happening::Arrived { event } => format!("{} joins the queue.", event.name()),
            Happening::TookEffect { event } => format!("{} takes effect.", event.name()),
            Happening::BlackRolled { dice } => format!("The black dice show {}.", say_faces(dice)),
            Happening::Beat { owner, black, dice } if dice.is_empty() => {
                format!("{} sees off the black {} without a die.", who(owner), say_faces(black))
            }
            Happening::BlackRaised { dice } => {
                format!("Outlaws raise the black dice to {}.", say_faces(dice))
            }
            Happening::Beat { owner, black, dice } => {
                format!("{} beats the black {} with {}.", who(owner), say_faces(black), say_pool(dice))
            }
            Happening::RoyRolled { dice: [first, second], deed } => {
                format!("Le Roy rolls {first} and {second}: {}.", self.say_deed(deed))
            }
            Happening::RoySpent { dice } => format!("Le Roy spends {}.", say_pool(dice)),
            Happening::Rated { lead, rating } => {
                format!("The challenge ends {lead:+}. {}", rating.verdict())
            }
            Happening::Succumbed { owner, face } => format!("{} cannot beat the black {face}.", who(owner)),
            Happening::GainedDeniers { owner, amount, cause } => {
                format!("{} gains {}{}.", who(owner), count(amount, "denier"), from(cause))
            }
            Happening::LostDeniers { owner, amount, cause } => {
                format!("{} pays {}{}.", who(owner), count(amount, "denier"), because(cause))
            }
            Happening::GainedInfluence { owner, amount, cause } => {
                format!("{} gains {amount} influence{}.", who(owner), from(cause))
            }
            Happening::LostInfluence { owner, amount, cause } => {
                format!("{} spends {amount} influence{}.", who(owner), because(cause))
            }
            Happening::GainedVp { owner, amount, cause } => {
                format!("{} gains {amount} VP{}.", who(owner), from(cause))
            }
            Happening::LostVp { owner, amount, cause } => {
                format!("{} loses {amount} VP{}.", who(owner), because(cause))
            }
            Happening::Rerolled { die, face } => {
                format!("{} rolls the {} again: {face}.", who(die.owner()), say_die(die))
            }
            Happening::Turned { owner, dice } => {
                let dice: Vec<String> = dice.dice().iter().map(|die| say_die(*die)).collect();
                format!("{} turns over {}.", who(owner), and(&dice))
            }
            Happening::Bought { buyer, die, price } => {
                format!(
                    "{} buys {}'s {} for {}.",
                    who(buyer),
                    who(die.owner()),
                    say_die(die),
                    count(price, "denier")
                )
            }
            Happening::Spent { owner, dice } => {
                let dice: Vec<String> = dice.dice().iter().map(|die| say_die(*die)).collect();
                format!("{} uses {}.", who(owner), and(&dice))
            }
            Happening::UsedCube { owner, card } => {
                format!("{} spends a cube from {}.", who(owner), card.name())
            }
            Happening::Hired { owner, card, .. } => {
                format!("{} hires a tradesman for {}.", who(owner), card.name())
            }
            Happening::Used { owner, card, times } => {
                format!("{} uses {} {}.", who(owner), card.name(), count(times, "time"))
            }
            Happening::Loaded { owner, card, cubes } => {
                format!("{} puts {} on {}.", who(owner), count(cubes, "cube"), card.name())
            }
            Happening::Unloaded { owner, card, cubes } => {
                format!("{} takes {} off {}.", who(owner), count(cubes, "cube"), card.name())
            }
            Happening::CubeLost { owner, card, event } => {
                format!("{} loses a cube on {} to {}.", who(owner), card.name(), event.name())
            }
            Happening::Shot { owner, face } => format!("{}'s archer rolls {face}.", who(owner)),
            Happening::Built { owner, site, level } => {
                format!("{} builds on site {site} of the Cathedral, level {}.", who(owner), level + 1)
            }
            Happening::Razed { owner, site } => {
                format!("{}'s cube on site {site} of the Cathedral is taken away.", who(owner))
            }
            Happening::Fought { owner, event, cubes } => {
                format!("{} places {} on {}.", who(owner), count(cubes, "cube"), event.name())
            }
            Happening::Repelled { owner, event } => {
                format!("{}'s last cube on {} is taken away.", who(owner), event.name())
            }
            Happening::Countered { event, taker: Some(owner) } => {
                format!("{} is countered; {} takes the card.", event.name(), who(owner))
            }
            Happening::Countered { event, taker: None } => format!("{} is countered.", event.name()),
            Happening::Placed { owner: owner @ Owner::Grey, building, face, source: Some(_) } => {
                let row = self.layout().row(building, face) as u8;
                format!("{} enters the {}.", who(owner), self.say_row(building, row))
            }
            Happening::Placed { owner, building, face, .. } => {
                format!("{} enters the {} with a {face}.", who(owner), building.name())
            }
            Happening::Expelled { owner, building } => {
                format!("A citizen of {} is expelled from the {}.", who(owner), building.name())
            }
            Happening::Domain { event, face, color } => {
                format!("A {face} for {}: {}.", event.name(), color.name())
            }
            Happening::Scattered { building, newcomer } => {
                let building = building.name();
                format!("The citizens of the {building} and one of {} find new places.", who(newcomer))
            }
            Happening::Intruded { card } => format!("A neutral tradesman takes a space of {}.", card.name()),
            Happening::Possessed { owner, .. } => format!("A citizen of {} is possessed.", who(owner)),
            Happening::Released { owner } => format!("A possessed citizen of {} goes home.", who(owner)),
            Happening::Farmed { owner } => format!("{} works the fields.", who(owner)),
            Happening::Passed { owner } => format!("{} passes.", who(owner)),
            Happening::Recruited { owner } => format!("{} recruits a citizen.", who(owner)),
            Happening::RoundOver { round } => format!("Round {round} is over."),
            Happening::Rewarded { character, owner, vp } => {
                format!("{} rewards {} with {vp} VP.", character.name(), who(owner))
            }
            Happening::Laid { side, level } => {
                format!("Outside gate {} lies: {}.", numeral(level.into()), side.name())
            }
            Happening::Patrolled { owner } => format!("{}'s guard goes on patrol.", who(owner)),
            Happening::Walked { owner, from, to } => {
                format!("{}'s guard walks from space {from} to {to}.", who(owner))
            }
            Happening::Posted { owner, side } => format!("{} places a cube on {}.", who(owner), side.name()),
            Happening::UsedOutdoor { owner, side } => {
                format!("{} uses a cube of {}.", who(owner), side.name())
            }
            Happening::OutdoorLost { owner, side, event } => {
                format!("{} loses a cube on {} to {}.", who(owner), side.name(), event.name())
            }
            Happening::Fetched { die } => {
                format!("{} rolls one more {} die: {}.", who(die.owner()), die.color().name(), die.face())
            }
            Happening::Exchanged { given, taken } => {
                let (giver, taker) = (who(given.owner()), who(taken.owner()));
                format!("{giver} exchanges the {} for {taker}'s {}.", say_die(given), say_die(taken))
            }
            Happening::Spared { owner, event } => format!("{} spares {}.", event.name(), who(owner)),
            Happening::WardedOff { owner, face } => {
                format!("{}'s shield stops the black {face}.", who(owner))
            }
            Happening::Scored { owner, side, vp } => {
                format!("{} is worth {vp} VP to {}.", side.name(), who(owner))
            }
            Happening::NoneCalled { color } => format!("No {} event is left to be called.", color.name()),
        }
    }

    fn called(&self, owner: Owner, names: &[String]) -> String {
        match owner.seat().and_then(|seat| names.get(seat.index())) {
            Some(name) => name.clone(),
            None if self.scores(owner) && owner == Owner::Grey => "Le Roy".into(),
            None => capitalized(owner.name()),
        }
    }
}

fn say_faces(faces: Faces) -> String {
    let faces: Vec<String> = faces.iter().map(|face| face.to_string()).collect();
    and(&faces)
}

/// Where a gain comes from.
fn from(cause: Cause) -> String {
    match cause {
        Cause::Income => " as income".into(),
        Cause::Card(card) => format!(" from {}", card.name()),
        Cause::Countered(event) => format!(" for countering {}", event.name()),
        Cause::Banner(event) | Cause::Event(event) => format!(" for {}", event.name()),
        Cause::BlackDie => " for the black dice".into(),
        Cause::Cathedral => " for the Cathedral".into(),
        Cause::Agriculture => " from agriculture".into(),
        Cause::Dice => " for dice sold".into(),
        Cause::Pass => " for having passed".into(),
        Cause::Outdoor(side) => format!(" from {}", side.name()),
        Cause::Privilege => " by royal privilege".into(),
        Cause::Salaries
        | Cause::Hire(_)
        | Cause::Recruit
        | Cause::Reroll
        | Cause::TurnOver
        | Cause::Patrol => String::new(),
    }
}

/// What a loss is for.
fn because(cause: Cause) -> String {
    match cause {
        Cause::Salaries => " for salaries".into(),
        Cause::Card(card) => format!(" for {}", card.name()),
        Cause::Hire(card) => format!(" to hire for {}", card.name()),
        Cause::Event(event) | Cause::Banner(event) | Cause::Countered(event) => {
            format!(" to {}", event.name())
        }
        Cause::BlackDie => " to the black die".into(),
        Cause::Dice => " for dice".into(),
        Cause::Recruit => " for a citizen".into(),
        Cause::Reroll => " to roll again".into(),
        Cause::TurnOver => " to turn dice over".into(),
        Cause::Patrol => " to hasten the guard".into(),
        Cause::Outdoor(side) => format!(" for {}", side.name()),
        Cause::Income | Cause::Cathedral | Cause::Agriculture | Cause::Pass | Cause::Privilege => {
            String::new()
        }
    }
}
