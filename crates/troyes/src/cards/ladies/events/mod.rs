//! The six events of The Ladies of Troyes.

mod chief_outlaw;
mod harsh_winter;
mod monk;
mod possession;
mod uprising;

pub use chief_outlaw::{CHIEF_OUTLAW_1, CHIEF_OUTLAW_2};
pub use harsh_winter::HARSH_WINTER;
pub use monk::MONK_EVENT;
pub use possession::POSSESSION;
pub use uprising::UPRISING;

use crate::board::Color;
use crate::cards::Event;
use crate::happening::Happening;
use crate::play::Play;
#[cfg(test)]
use crate::{
    cards::{Card, Set},
    testing::Scene,
};
use tabletop::Awaited;

/// The domain that a die names: 1 and 2 white, 3 and 4 red, 5 and 6 yellow.
fn domain(play: &mut Play<'_>, event: Event, face: u8) -> Color {
    let color = match face {
        1 | 2 => Color::White,
        3 | 4 => Color::Red,
        _ => Color::Yellow,
    };
    play.tell(Happening::Domain { event, face, color });
    color
}

const ONE_DIE: Option<Awaited> = Some(Awaited::Roll { dice: 1, sides: 6 });

#[test]
fn six_events_are_added_chief_outlaw_twice() {
    let scene = Scene::new(2, "ladies-events");
    let added: Vec<Event> =
        scene.game.event_cards().filter(|event| event.sheet().set == Set::Ladies).collect();
    assert_eq!(added.len(), 6);
    assert_eq!(added.iter().filter(|event| event.is_outlaw()).count(), 2);
    assert!(added.iter().all(|event| Card::with_id(event.id()).is_none()), "no event is named like a card");
}
