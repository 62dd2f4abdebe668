//! The board of Troyes Dice: the wheel, one's own sheet large, the others' small.

mod calendar;
mod die;
mod faces;
mod fresh;
mod hand;
mod others;
mod pen;
mod places;
mod print;
mod sheet;
mod signs;
#[cfg(test)]
mod tests;
mod wheel;

use self::die::DieLook;
use crate::board::{Arms, BoardRenderer, BoardScene};
use maud::{Markup, html};
use stage::dice::Spot;
use tabletop::{Seat, Viewer, phrase};
use troyes_dice::{Color, Key, Resource, TroyesDice, View};
use words::Language;

/// The colors of the seats' arms; their letters go from A on.
const TINCTURES: [&str; 10] =
    ["blue", "red", "green", "gold", "purple", "orange", "black", "white", "brown", "teal"];

impl BoardRenderer for TroyesDice {
    const STYLE: &'static str = concat!(include_str!("dice.css"), include_str!("sheet.css"));

    fn face(&self, component: &str, language: Language) -> Option<Markup> {
        faces::face(self, component, language)
    }

    fn signs() -> Markup {
        signs::held(html! {})
    }

    fn board(&self, scene: &BoardScene<'_, TroyesDice>) -> Markup {
        let large = match scene.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => Seat(0),
        };
        let is_alone = scene.names.len() < 2;
        html! {
            div .dice .alone[is_alone] {
                (signs::held(html! {
                    (print::ground(scene))
                    (print::folk(self))
                    @if !is_alone { (print::town(scene)) }
                }))
                div .middle {
                    (wheel::wheel(scene))
                    (calendar::calendar(scene))
                    @if scene.viewer == Viewer::Spectator && !is_alone {
                        p .whose { (scene.shield(large)) " " (scene.text(&phrase!("dice-board-sheet", who = large))) }
                    }
                    (hand::hand(scene))
                    @if is_alone { (calendar::reminder(scene)) } @else { (others::small(scene, large)) }
                }
                (sheet::large(scene, large))
            }
        }
    }

    /// Columns and players have no spots of their own here.
    fn is_drawn(spot: Spot) -> bool {
        !matches!(spot, Spot::Column(_) | Spot::Player(_))
    }

    fn in_tray(&self, view: &View, spot: Spot) -> Option<Markup> {
        let Spot::Die(place) = spot else { return None };
        let die = view.places.get(usize::from(place).checked_sub(1)?)?;
        let look = DieLook { face: die.face, color: die.color, nature: die.nature };
        Some(html! { svg .in-tray viewBox="-19 -19 38 38" aria-hidden="true" { (look.draw()) } })
    }

    fn holdings(&self, scene: &BoardScene<'_, TroyesDice>, seat: Seat) -> Markup {
        let sheet = fresh::sheet(scene, seat);
        let vp = fresh::vp(scene, seat);
        html! {
            span .fact .points-fact data-number="vp" { b { (scene.text(&phrase!("dice-board-vp", vp = vp))) } }
            @for resource in Resource::ALL {
                @let purse = sheet.purse(resource);
                (signs::fact(resource.word(), resource.word(), purse, &scene.text(&resource.amount(purse))))
            }
            @for color in Color::ALL {
                @let count = sheet.citizens[color];
                (signs::fact(&format!("{}-citizen", color.word()), stage::dice::people(color), count, &scene.text(&phrase!("dice-board-people", count = count, people = color.people()))))
            }
        }
    }

    fn arms(&self, seat: Seat) -> Arms {
        let letter = char::from(b'A' + seat.0 % 26);
        let tincture = TINCTURES[seat.index() % TINCTURES.len()];
        Arms::tinged(tincture, letter).unwrap_or(Arms {
            class: "arms-blue",
            letter: letter.into(),
            is_kept: false,
        })
    }
}
