//! What an event does each round, in signs.

use super::signs::Sign::Icon;
use super::signs::{Line, number, word};
use troyes::EventPrint;
use troyes::cards::{Event, EventEffect, Toll};

/// An event's formula: its black dice, its effect, and the color of the card that it calls.
pub fn line(event: Event, print: &EventPrint) -> Line {
    let black = vec![Icon("blank-black"); print.black.into()];
    let effect = match event.sheet().effect {
        EventEffect::OnlyBlackDice => Vec::new(),
        EventEffect::Toll(toll) => lost(toll),
        EventEffect::Newcomer(building) => vec![Icon("citizen-grey"), Icon("arrow"), Icon(building.id())],
        EventEffect::Outlaw(more) => vec![number("blank-black", format!("+{more}"))],
        EventEffect::Own(_) => own(event),
    };
    [black, effect].concat()
}

fn lost(toll: Toll) -> Line {
    match toll {
        Toll::DenierPerCitizen(building) => {
            vec![number("coin", "–1"), word("/"), Icon("citizen"), Icon(building.id())]
        }
        Toll::Deniers(deniers) => vec![number("coin", format!("–{deniers}"))],
        Toll::Influence(influence) => vec![number("seal", format!("–{influence}"))],
    }
}

/// What only one event does.
fn own(event: Event) -> Line {
    match event {
        Event::Support => vec![Icon("cube-grey"), Icon("cube-grey"), Icon("arrow"), Icon("flag")],
        Event::TravelingBuilders => vec![Icon("cube-grey"), Icon("arrow"), Icon("cathedral")],
        Event::InterruptedWork => vec![Icon("cathedral"), Icon("unload"), Icon("cube")],
        Event::Resistance => vec![Icon("flag"), Icon("unload"), Icon("cube"), Icon("event")],
        Event::HarshWinter => vec![Icon("scroll"), Icon("unload"), Icon("cube")],
        Event::Uprising => vec![Icon("turn"), Icon("citizen"), Icon("palace")],
        Event::MonkEvent => vec![Icon("citizen-grey"), Icon("arrow"), Icon("scroll")],
        Event::Possession => vec![Icon("citizen"), Icon("arrow"), Icon("event")],
        _ => vec![Icon("scroll")],
    }
}
