//! The face of Troyes Dice: the wheel, one's own sheet large, the others' small.

mod calendar;
mod die;
mod fresh;
mod hand;
mod others;
mod pen;
mod places;
mod primer;
mod print;
mod sheet;
mod signs;
mod spots;
#[cfg(test)]
mod tests;
mod wheel;

use crate::face::{Arms, Either, Face, Offer, Scene};
use maud::{Markup, html};
use tabletop::{Seat, Viewer};
use troyes_dice::{Choice, Color, Key, Resource, TroyesDice, View};

/// The colors of the seats' arms; their letters go from A on.
const TINCTURES: [&str; 10] =
    ["blue", "red", "green", "gold", "purple", "orange", "black", "white", "brown", "teal"];

impl Face for TroyesDice {
    const STYLE: &'static str = concat!(include_str!("dice.css"), include_str!("sheet.css"));

    fn offers() -> Vec<Offer> {
        vec![Offer {
            name: "dice",
            title: "Troyes Dice",
            sentence: "Eight days on a wheel of dice; everybody fills a sheet, all at the same time.",
            players: 1..=10,
            options: "",
            without: &[],
            either: &[Either {
                title: "Numbers of the columns",
                none: None,
                options: &["standard", "first_game", "expert"],
            }],
        }]
    }

    fn primer(&self) -> Vec<(&'static str, &'static str)> {
        primer::PRIMER.to_vec()
    }

    fn board(&self, scene: &Scene<'_, TroyesDice>) -> Markup {
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
                    @if !is_alone { (print::town(self)) }
                }))
                div .middle {
                    (wheel::wheel(scene))
                    (calendar::calendar(scene))
                    (hand::hand(scene))
                    @if is_alone { (calendar::reminder(scene)) } @else { (others::small(scene, large)) }
                }
                (sheet::large(scene, large))
            }
        }
    }

    fn touches(&self, _view: &View, _seat: Seat, choice: Choice) -> Vec<String> {
        spots::touched(choice)
    }

    fn heading(&self, scene: &Scene<'_, TroyesDice>, seat: Seat, choice: Choice) -> Option<String> {
        spots::heading(scene, seat, choice)
    }

    fn holdings(&self, scene: &Scene<'_, TroyesDice>, seat: Seat) -> Markup {
        let sheet = fresh::sheet(scene, seat);
        let vp = fresh::vp(scene, seat);
        html! {
            span .fact .points-fact { (vp) " VP" }
            @for resource in Resource::ALL {
                @let purse = sheet.purse(resource);
                (signs::fact(resource.word(), purse, &scene.text(&resource.amount(purse))))
            }
            @for color in Color::ALL {
                @let count = sheet.citizens[color];
                (signs::fact(&format!("{}-citizen", color.word()), count, &format!("{count} {}", scene.text(&color.people()))))
            }
        }
    }

    fn arms(&self, seat: Seat) -> Arms {
        let letter = char::from(b'A' + seat.0 % 26);
        let tincture = TINCTURES[seat.index() % TINCTURES.len()];
        Arms::tinged(tincture, letter).unwrap_or(Arms { class: "arms-blue", letter })
    }
}
