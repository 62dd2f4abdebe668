//! What the viewer holds: the die they took, and what may be made of it.

use super::die::Look;
use super::signs::{letter, scaled, tint};
use super::spots;
use crate::face::Scene;
use crate::parts::part;
use maud::{Markup, html};
use tabletop::Component;
use troyes_dice::{Action, Color, Key, Nature, Numbering, Phase, Resource, Stage, TroyesDice, Turn};

/// Where the right part begins.
const RIGHT: f32 = 78.0;

/// The panel below the wheel.
pub fn hand(scene: &Scene<'_, TroyesDice>) -> Markup {
    let Some(turn) = &scene.view.turn else { return html! {} };
    let drawn = match scene.view.town.phase {
        Phase::Direction => directions(scene),
        Phase::Numbers => numbers(scene),
        Phase::Choose => of_turn(scene, turn),
        _ if scene.standing.is_some() => html! { (socket(None)) (lines(["The game", "is over"])) },
        _ => html! { (socket(None)) (lines(["Nothing to do", "until the dice fall"])) },
    };
    part(
        "hand",
        html! {
            svg #hand .hand viewBox="0 0 280 92" role="group" aria-label="Your die" {
                rect .tray width="280" height="92" rx="9" {}
                (drawn)
            }
        },
    )
}

fn lines<const N: usize>(lines: [&str; N]) -> Markup {
    html! { @for (i, line) in lines.iter().enumerate() { text .say x=(RIGHT) y=(41 + 18 * i) { (line) } } }
}

fn socket(inside: Option<Markup>) -> Markup {
    html! {
        rect .socket x="10" y="13" width="56" height="56" rx="9" {}
        @if let Some(die) = inside { (die) } @else { path .hollow d="M28 31L48 51M48 31L28 51" {} }
    }
}

fn directions(scene: &Scene<'_, TroyesDice>) -> Markup {
    let first = scene.view.town.numbering.0[0].clamp(1, 6);
    let way = |id: &str, rising: bool, y: f32, word: &str| {
        let numbers = Numbering::from(first, rising).0.map(|number| number.to_string()).join(" ");
        scene.spot(
            id,
            None,
            &format!("{word} {numbers}"),
            html! {
                rect .way x="10" y=(y) width="260" height="34" rx="8" {}
                text .say x="20" y=(y + 22.0) { (word) " " }
                text .written .row x="262" y=(y + 23.0) { (numbers) }
            },
        )
    };
    html! {
        (way(spots::RISING, true, 8.0, "rising"))
        (way(spots::FALLING, false, 50.0, "falling"))
    }
}

fn numbers(scene: &Scene<'_, TroyesDice>) -> Markup {
    let numbering = &scene.view.town.numbering;
    let written = numbering.0.iter().filter(|number| **number > 0).count();
    html! {
        text .say x="10" y="26" { "The number above column " (written + 1) ":" }
        @for value in 1..=6 {
            @let x = 30.0 + 44.0 * f32::from(value - 1);
            (scene.spot(&spots::value(value), None, &format!("number {value}"), html! {
                g .choice-die .used[numbering.has(value)] transform={ "translate(" (x) " 60)" } { (Look::clear(value, Color::White).draw()) }
            }))
        }
    }
}

fn of_turn(scene: &Scene<'_, TroyesDice>, turn: &Turn) -> Markup {
    let die = turn.place.map(|place| (place, in_hand(scene, turn, place)));
    html! {
        (socket(die.map(|(place, look)| html! {
            g data-move=(spots::die(place + 1)) transform="translate(38 41)" { g transform="scale(1.45)" { (look.draw()) } }
            text .say .under x="38" y="84" { (turn.color.word()) " " (turn.value) }
        })))
        @match turn.stage {
            Stage::Die => (no_die(scene)),
            Stage::Color | Stage::Value | Stage::Action => (changes(scene, turn)),
            Stage::Done => (finish(scene, turn)),
            Stage::Committed => { text .say x=(RIGHT) y="38" { (done_with(scene, turn)) } text .say .soft x=(RIGHT) y="58" { "The others still choose." } }
            Stage::Overflow => (overflow(scene)),
            Stage::Order | Stage::Build(_) | Stage::Guest => {
                text .say x=(RIGHT) y="38" { (done_with(scene, turn)) }
                text .say .soft x=(RIGHT) y="58" { "A bonus waits for you." }
            }
        }
    }
}

fn in_hand(scene: &Scene<'_, TroyesDice>, turn: &Turn, place: u8) -> Look {
    let guest = scene.view.places.get(usize::from(place)).is_some_and(|lies| lies.nature == Nature::Guest);
    Look { face: turn.value, color: turn.color, nature: if guest { Nature::Guest } else { Nature::Clear } }
}

fn no_die(scene: &Scene<'_, TroyesDice>) -> Markup {
    if !scene.is_open(spots::COMPENSATION) {
        return lines(["Take a die", "from the wheel."]);
    }
    let amount = scene.game.printed().wheel.compensation;
    scene.spot(
        spots::COMPENSATION,
        Some("compensation"),
        &format!("No die can be paid: {amount} of each resource"),
        html! {
            rect .way x=(RIGHT) y="18" width="192" height="54" rx="9" {}
            text .say x=(RIGHT + 12.0) y="50" { "+" (amount) }
            @for (i, resource) in Resource::ALL.into_iter().enumerate() {
                (scaled(resource.word(), RIGHT + 60.0 + 42.0 * i as f32, 45.0, 1.5))
            }
        },
    )
}

/// The colors and values that the die may be given, with what each costs.
fn changes(scene: &Scene<'_, TroyesDice>, turn: &Turn) -> Markup {
    let game = scene.game;
    let laid = turn.place.and_then(|place| game.laid_at(&scene.view.town, place));
    html! {
        @for (i, color) in Color::ALL.into_iter().enumerate() {
            @let id = spots::color(color);
            @let x = RIGHT + 64.0 * i as f32;
            @let cost = game.color_price(laid).filter(|_| scene.is_open(&id));
            (scene.spot(&id, Some("color_change"), &format!("color {}", color.word()), html! {
                g .chip .(tint(color)) .is[color == turn.color] .shut[cost.is_none() && color != turn.color] {
                    rect x=(x) y="8" width="58" height="26" rx="7" {}
                    text x=(x + 15.0) y="26" { (letter(color)) }
                    @if let Some(cost) = cost {
                        text .cost x=(x + 33.0) y="25.5" { (cost) }
                        (scaled("knowledge", x + 45.0, 21.0, 0.75))
                    }
                }
            }))
        }
        @for value in 1..=6 {
            @let id = spots::value(value);
            @let x = RIGHT + 14.0 + 33.0 * f32::from(value - 1);
            @let is_open = scene.is_open(&id);
            (scene.spot(&id, Some("value_change"), &format!("value {value}"), html! {
                g .choice-die .is[value == turn.value] .shut[!is_open && value != turn.value] {
                    g transform={ "translate(" (x) " 55)scale(.8)" } { (Look::clear(value, turn.color).draw()) }
                    @if is_open {
                        text .cost x=(x - 5.0) y="84" { (game.value_price(laid, turn.value, value)) }
                        (scaled("influence", x + 7.0, 80.0, 0.6))
                    }
                }
            }))
        }
    }
}

/// A citizen whose track is full goes to another on the sheet, or nowhere.
fn overflow(scene: &Scene<'_, TroyesDice>) -> Markup {
    html! {
        text .say x=(RIGHT) y="26" { "A track is full: another, or" }
        (scene.spot(spots::DECLINE, Some("declined"), "Decline the citizen", html! {
            rect .way x=(RIGHT) y="38" width="192" height="42" rx="9" {}
            text .say x=(RIGHT + 12.0) y="64" { "decline the citizen" }
        }))
    }
}

fn finish(scene: &Scene<'_, TroyesDice>, turn: &Turn) -> Markup {
    html! {
        text .say x=(RIGHT) y="26" { (done_with(scene, turn)) }
        (scene.spot(spots::DONE, None, "Done", html! {
            rect .seal x=(RIGHT) y="38" width="192" height="42" rx="9" {}
            path .check d={ "M" (RIGHT + 50.0) " 58l9 9l17 -18" } {}
            text .seal-word x=(RIGHT + 110.0) y="65" { "Done" }
        }))
    }
}

/// What the half-day was used for, in a few words.
fn done_with(scene: &Scene<'_, TroyesDice>, turn: &Turn) -> String {
    match turn.action {
        Some(Action::Gain(resource)) => format!("{} gained", scene.text(&resource.amount(turn.value))),
        Some(Action::Build(building, column)) => {
            let name = scene.text(&Component::from(building).name());
            format!("{name} {} built", scene.view.town.numbering.of(column))
        }
        Some(Action::Compensation) => "No die could be paid".into(),
        None => String::new(),
    }
}
