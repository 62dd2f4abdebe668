//! What the viewer holds: the die they took, and what may be made of it.

use super::die::DieLook;
use super::signs::{letter, scaled, tint};
use crate::board::BoardScene;
use crate::parts::part;
use maud::{Markup, html};
use stage::dice::Spot;
use stage::{Spot as _, Staged};
use tabletop::{Phrase, phrase};
use troyes_dice::{Action, Color, Key, Nature, Numbering, Phase, Resource, Stage, TroyesDice, Turn};

/// Where the right part begins.
const RIGHT: f32 = 78.0;

/// The panel below the wheel.
pub fn hand(scene: &BoardScene<'_, TroyesDice>) -> Markup {
    let Some(turn) = &scene.view.turn else { return html! {} };
    let drawn = match scene.view.town.phase {
        Phase::Direction => directions(scene),
        Phase::Numbers => numbers(scene),
        Phase::Choose => of_turn(scene, turn),
        _ if scene.standing.is_some() => html! { (socket(None)) (lines(scene, phrase!("dice-board-over"))) },
        _ => html! { (socket(None)) (lines(scene, phrase!("dice-board-nothing-to-do"))) },
    };
    part(
        "hand",
        html! {
            svg #hand .hand viewBox="0 0 280 92" role="group" aria-label=(scene.text(&phrase!("dice-board-hand"))) {
                rect .tray width="280" height="92" rx="9" {}
                (drawn)
            }
        },
    )
}

/// A few words, on as many lines as the message has.
fn lines(scene: &BoardScene<'_, TroyesDice>, words: Phrase) -> Markup {
    html! { @for (i, line) in scene.text(&words).lines().enumerate() { text .say x=(RIGHT) y=(41 + 18 * i) { (line) } } }
}

fn socket(inside: Option<Markup>) -> Markup {
    html! {
        rect .socket x="10" y="13" width="56" height="56" rx="9" {}
        @if let Some(die) = inside { (die) } @else { path .hollow d="M28 31L48 51M48 31L28 51" {} }
    }
}

fn directions(scene: &BoardScene<'_, TroyesDice>) -> Markup {
    let first = scene.view.town.numbering.0[0].clamp(1, 6);
    let way = |spot: Spot, y: f32, word: Phrase| {
        let numbering = Numbering::from(first, spot == Spot::Rising);
        let numbers = numbering.0.map(|number| number.to_string()).join(" ");
        scene.spot(
            spot,
            None,
            &phrase!("dice-board-numbers", way = word.clone(), numbers = numbers.clone()),
            html! {
                rect .way x="10" y=(y) width="260" height="34" rx="8" {}
                text .say x="20" y=(y + 22.0) { (scene.text(&word)) " " }
                text .written .row x="262" y=(y + 23.0) { (numbers) }
            },
        )
    };
    html! {
        (way(Spot::Rising, 8.0, phrase!("dice-board-rising")))
        (way(Spot::Falling, 50.0, phrase!("dice-board-falling")))
    }
}

fn numbers(scene: &BoardScene<'_, TroyesDice>) -> Markup {
    let numbering = &scene.view.town.numbering;
    let written = numbering.0.iter().filter(|number| **number > 0).count();
    html! {
        text .say x="10" y="26" { (scene.text(&phrase!("dice-board-number", column = written + 1))) }
        @for value in 1..=6 {
            @let x = 30.0 + 44.0 * f32::from(value - 1);
            (scene.spot(Spot::Value(value), None, &phrase!("dice-board-column-number", number = value), html! {
                g .choice-die .used[numbering.has(value)] transform={ "translate(" (x) " 60)" } { (DieLook::clear(value, Color::White).draw()) }
            }))
        }
    }
}

fn of_turn(scene: &BoardScene<'_, TroyesDice>, turn: &Turn) -> Markup {
    let die = turn.place.map(|place| (place, in_hand(scene, turn, place)));
    html! {
        (socket(die.map(|(place, look)| html! {
            g data-move=(Spot::Die(place + 1).id()) transform="translate(38 41)" { g transform="scale(1.45)" { (look.draw()) } }
            text .say .under x="38" y="84" { (scene.text(&phrase!("dice-die", color = turn.color, value = turn.value))) }
        })))
        @match turn.stage {
            Stage::Die => (no_die(scene)),
            Stage::Color | Stage::Value | Stage::Action => (changes(scene, turn)),
            Stage::Done => (finish(scene, turn)),
            Stage::Committed => { text .say x=(RIGHT) y="38" { (done_with(scene, turn)) } text .say .soft x=(RIGHT) y="58" { (scene.text(&phrase!("dice-board-others-choose"))) } }
            Stage::Overflow => (overflow(scene)),
            Stage::Order | Stage::Build(_) | Stage::Guest => {
                text .say x=(RIGHT) y="38" { (done_with(scene, turn)) }
                text .say .soft x=(RIGHT) y="58" { (scene.text(&phrase!("dice-board-bonus-waits"))) }
            }
        }
    }
}

fn in_hand(scene: &BoardScene<'_, TroyesDice>, turn: &Turn, place: u8) -> DieLook {
    let guest = scene.view.places.get(usize::from(place)).is_some_and(|lies| lies.nature == Nature::Guest);
    DieLook { face: turn.value, color: turn.color, nature: if guest { Nature::Guest } else { Nature::Clear } }
}

fn no_die(scene: &BoardScene<'_, TroyesDice>) -> Markup {
    if !scene.is_offered(Spot::Compensation) {
        return lines(scene, phrase!("dice-board-take"));
    }
    let amount = scene.game.printed().wheel.compensation;
    scene.spot(
        Spot::Compensation,
        Some("compensation"),
        &scene.game.describe(scene.view, Spot::Compensation),
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
fn changes(scene: &BoardScene<'_, TroyesDice>, turn: &Turn) -> Markup {
    let game = scene.game;
    let laid = turn.place.and_then(|place| game.laid_at(&scene.view.town, place));
    html! {
        @for (i, color) in Color::ALL.into_iter().enumerate() {
            @let spot = Spot::Color(color);
            @let x = RIGHT + 64.0 * i as f32;
            @let cost = game.color_price(laid).filter(|_| scene.is_offered(spot));
            (scene.spot(spot, Some("color_change"), &game.describe(scene.view, spot), html! {
                g .chip .(tint(color)) .is[color == turn.color] .shut[cost.is_none() && color != turn.color] {
                    rect x=(x) y="8" width="58" height="26" rx="7" {}
                    text x=(x + 15.0) y="26" { (letter(color, scene.language)) }
                    @if let Some(cost) = cost {
                        text .cost x=(x + 33.0) y="25.5" { (cost) }
                        (scaled("knowledge", x + 45.0, 21.0, 0.75))
                    }
                }
            }))
        }
        @for value in 1..=6 {
            @let spot = Spot::Value(value);
            @let x = RIGHT + 14.0 + 33.0 * f32::from(value - 1);
            @let is_open = scene.is_offered(spot);
            (scene.spot(spot, Some("value_change"), &game.describe(scene.view, spot), html! {
                g .choice-die .is[value == turn.value] .shut[!is_open && value != turn.value] {
                    g transform={ "translate(" (x) " 55)scale(.8)" } { (DieLook::clear(value, turn.color).draw()) }
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
fn overflow(scene: &BoardScene<'_, TroyesDice>) -> Markup {
    html! {
        text .say x=(RIGHT) y="26" { (scene.text(&phrase!("dice-board-full"))) }
        (scene.spot(Spot::Decline, Some("declined"), &phrase!("dice-say-decline"), html! {
            rect .way x=(RIGHT) y="38" width="192" height="42" rx="9" {}
            text .say x=(RIGHT + 12.0) y="64" { (scene.text(&phrase!("dice-board-decline"))) }
        }))
    }
}

fn finish(scene: &BoardScene<'_, TroyesDice>, turn: &Turn) -> Markup {
    html! {
        text .say x=(RIGHT) y="26" { (done_with(scene, turn)) }
        (scene.spot(Spot::Done, None, &phrase!("dice-say-done"), html! {
            rect .seal x=(RIGHT) y="38" width="192" height="42" rx="9" {}
            path .check d={ "M" (RIGHT + 26.0) " 58l9 9l17 -18" } {}
            text .seal-word x=(RIGHT + 112.0) y="65" { (scene.text(&phrase!("dice-say-done"))) }
        }))
    }
}

/// What the half-day was used for, in a few words.
fn done_with(scene: &BoardScene<'_, TroyesDice>, turn: &Turn) -> String {
    let done = match turn.action {
        Some(Action::Gain(resource)) => phrase!("dice-board-gained", gain = resource.amount(turn.value)),
        Some(Action::Build(building, column)) => {
            let number = scene.view.town.numbering.of(column);
            phrase!("dice-board-built", building = building, number = number)
        }
        Some(Action::Compensation) => phrase!("dice-board-compensated"),
        None => Phrase::NOTHING,
    };
    scene.text(&done)
}
