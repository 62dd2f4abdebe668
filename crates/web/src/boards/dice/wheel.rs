//! The wheel: nine plazas around a disc that turns by one plaza each day.

use super::die::DieLook;
use super::print;
use super::signs::{letter, price, scaled, tint};
use crate::board::BoardScene;
use crate::parts::part;
use maud::{Markup, html};
use stage::dice::Spot;
use stage::{Spot as _, Staged};
use tabletop::{Phrase, Viewer, phrase};
use troyes_dice::{
    Color, Half, Happening, Key, Laid, NOTCHES, Nature, OfferedDie, Phase, Resource, Side, Tile, TroyesDice,
    notch,
};
use words::Language;

/// How far from the middle plazas and prices stand.
const RING: f32 = 111.0;
const PRICES: f32 = 64.5;

/// The wheel.
pub fn wheel(scene: &BoardScene<'_, TroyesDice>) -> Markup {
    let is_set = !matches!(scene.view.town.phase, Phase::Plazas | Phase::Sides);
    html! {
        svg .wheel viewBox="-150 -144 300 288" role="group" aria-label=(scene.text(&phrase!("dice-board-wheel"))) {
            (disc(scene))
            @for notch in 0..NOTCHES { (plaza(scene, notch, is_set)) }
            @for (place, lies) in (0..).zip(&scene.view.places) { (die(scene, place, lies)) }
        }
    }
}

/// A point at a distance from the middle in the direction of a notch; the first is at the top.
fn at(notch: f32, distance: f32) -> [f32; 2] {
    let angle = (notch * 40.0 - 90.0).to_radians();
    [angle.cos() * distance, angle.sin() * distance].map(|number| (number * 10.0).round() / 10.0)
}

/// A piece of the ring between two distances, from one notch to another.
fn sector(from: f32, to: f32, inner: f32, outer: f32) -> String {
    let [[a, b], [c, d]] = [at(from, outer), at(to, outer)];
    let [[e, f], [g, h]] = [at(to, inner), at(from, inner)];
    let large = u8::from(to - from > 4.5);
    format!("M{a} {b}A{outer} {outer} 0 {large} 1 {c} {d}L{e} {f}A{inner} {inner} 0 {large} 0 {g} {h}Z")
}

fn disc(scene: &BoardScene<'_, TroyesDice>) -> Markup {
    let town = &scene.view.town;
    let day = f32::from(town.day);
    let is_new_day = scene.happened.iter().any(
        |happening| matches!(happening, Happening::Rolled { day, half: Half::Morning, .. } if *day == town.day),
    );
    let is_over = town.phase == Phase::Over;
    let days = scene.game.printed().wheel.days;
    let label = if is_over {
        phrase!("dice-why-over")
    } else {
        phrase!("dice-board-day", day = town.day, days = days, half = town.half)
    };
    part(
        "wheel-disc",
        html! {
            g #wheel-disc role="img" aria-label=(scene.text(&label)) {
                circle .rim r="139" {}
                g .disc .turning[is_new_day] {
                    path .morning .now[town.half == Half::Morning] d=(sector(day - 0.5, day + 3.5, 0.0, 86.0)) {}
                    path .afternoon .now[town.half == Half::Afternoon] d=(sector(day + 3.5, day + 7.5, 0.0, 86.0)) {}
                    path .today d=(sector(day - 1.5, day - 0.5, 0.0, 90.0)) {}
                    @let [x, y] = at(day - 1.0, PRICES);
                    text .day-number x=(x) y=(y + 8.0) { (town.day) }
                    @for half in [Half::Morning, Half::Afternoon] { @for place in 0..4 { (cost(scene, half, place)) } }
                }
                circle .hub r="43" {}
                @if is_over { text .hub-word y="5" { (scene.text(&phrase!("dice-board-end"))) } } @else {
                    g .(town.half.name()) { (scaled(if town.half == Half::Morning { "sun" } else { "moon" }, 0.0, -20.0, 1.1)) }
                    text .hub-day y="9" { (scene.text(&phrase!("dice-chapter-day", day = town.day))) }
                    text .hub-word y="25" { (scene.text(&phrase!("dice-board-half", half = town.half))) }
                }
            }
        },
    )
}

/// What a die costs at a place, with the tile beside it if the place is in use.
fn cost(scene: &BoardScene<'_, TroyesDice>, half: Half, place: u8) -> Markup {
    let town = &scene.view.town;
    let [x, y] = at(notch(town.day, half, place) as f32, PRICES);
    let wheel = &scene.game.printed().wheel;
    let lies = scene.view.places.get(usize::from(place)).filter(|_| half == town.half);
    match lies {
        Some(lies) if !is_usable(lies.nature) => html! {},
        Some(lies) => price(lies.any, |resource| lies.price[resource], [x, y], scene.language),
        None => {
            let deniers = |r| if r == Resource::Deniers { wheel.deniers[usize::from(place)] } else { 0 };
            price(wheel.any_resource[usize::from(place)], deniers, [x, y], scene.language)
        }
    }
}

fn is_usable(nature: Nature) -> bool {
    matches!(nature, Nature::Clear | Nature::Guest)
}

fn plaza(scene: &BoardScene<'_, TroyesDice>, notch: usize, is_set: bool) -> Markup {
    let (game, town) = (scene.game, &scene.view.town);
    let [x, y] = at(notch as f32, RING);
    let lies = in_use(scene, notch);
    let is_destroyed = lies.is_some_and(|lies| !is_usable(lies.nature));
    let plaza = town.plazas[notch];
    let sides = game.printed().plazas[usize::from(plaza.tile)];
    let color = scene.view.colors[notch];
    let other = sides[usize::from(!plaza.flipped)];
    let rests = notch == (usize::from(town.day) + NOTCHES - 1) % NOTCHES;
    let spot = Spot::Plaza(notch as u8);
    let label = match (is_set, is_destroyed) {
        (false, _) => phrase!("dice-board-no-plaza"),
        (true, true) => phrase!("dice-board-destroyed-plaza", color = color, other = other),
        (true, false) => game.describe(scene.view, spot),
    };
    let drawn = html! {
        g .plaza .(if is_set { tint(color) } else { "unknown" }) .destroyed[is_destroyed] .rests[rests] transform={ "translate(" (x) " " (y) ")" } {
            (paving())
            @if is_set { (corners(game, color, other, scene.language)) }
            @if is_destroyed { path .cracks d="M-27 -12L-14 -6L-18 4L-6 10L-11 27M27 -6L15 -1L19 9L8 14L10 27M4 -27L0 -18L8 -13" {} }
        }
    };
    let component = is_set.then(|| game.plaza_id(plaza));
    html! {
        (scene.spot(spot, component, &label, drawn))
        @if let Some(laid) = is_set.then(|| game.laid_beside(town, plaza)).flatten() {
            (tile(scene, notch, laid))
        }
    }
}

fn paving() -> Markup {
    html! {
        rect .ground x="-27" y="-27" width="54" height="54" rx="8" {}
        path .paving d="M-27 -9H27M-27 9H27M-9 -27V-9M9 -9V9M-9 9V27" {}
    }
}

/// A plaza by itself, with the color that is up and the one below.
pub fn plaza_alone(game: &TroyesDice, [color, other]: [Color; 2], language: Language) -> Markup {
    html! { g .plaza .(tint(color)) { (paving()) (corners(game, color, other, language)) } }
}

/// Letters for the color that is up and for the one below.
fn corners(game: &TroyesDice, color: Color, other: Color, language: Language) -> Markup {
    html! {
        text .letter x="-19.5" y="-16" { (letter(color, language)) }
        @if other != color {
            g .other .(tint(other)) {
                path d="M27 8V19A8 8 0 0 1 19 27H8Z" {}
                text x="20.5" y="24.5" { (letter(other, language)) }
            }
            (print::dagger(game, "dice.plazas.tiles", 20.5, -16.5))
        }
    }
}

/// What lies on the plaza of a notch in this half-day.
fn in_use<'a>(scene: &'a BoardScene<'_, TroyesDice>, at: usize) -> Option<&'a OfferedDie> {
    let town = &scene.view.town;
    let place = (0..4).find(|place| notch(town.day, town.half, *place) == at)?;
    scene.view.places.get(usize::from(place))
}

/// A tile of Banquets and Raids beside its plaza.
fn tile(scene: &BoardScene<'_, TroyesDice>, notch: usize, laid: Laid) -> Markup {
    let [x, y] = at(notch as f32, RING);
    let [out_x, out_y] = [if x < -1.0 { -24.0 } else { 24.0 }, if y > 100.0 { 20.0 } else { -20.0 }];
    let drawn = html! { g transform={ "translate(" (x + out_x) " " (y + out_y) ")" } { (tile_alone(laid)) } };
    let spot = Spot::Tile(notch as u8);
    scene.spot(spot, Some(laid.id()), &scene.game.describe(scene.view, spot), drawn)
}

/// A side of a tile around the point 0, 0.
pub fn tile_alone(laid: Laid) -> Markup {
    let side = match laid.side {
        Side::Banquet => "banquet",
        Side::Raid => "raid",
    };
    html! {
        g .tile .(side) {
            @match laid.side {
                Side::Banquet => circle r="12" {},
                Side::Raid => path d="M0 -13L13 0L0 13L-13 0Z" {},
            }
            (tile_sign(laid.tile))
        }
    }
}

fn tile_sign(tile: Tile) -> Markup {
    match tile {
        Tile::Value => scaled("influence", 0.0, 0.0, 0.72),
        Tile::Color => scaled("knowledge", 0.0, 0.0, 0.72),
        Tile::Price => scaled("deniers", 0.0, 0.0, 0.72),
        Tile::Fortress | Tile::Cathedral | Tile::GreatHall => {
            html! { g .tile-house { (scaled(tile.word(), 0.0, 0.0, 0.2)) } }
        }
        Tile::Work => html! { g .tile-house { (scaled("city_hall", 0.0, 0.0, 0.2)) } },
        Tile::Black => html! { rect .tile-die x="-5.5" y="-5.5" width="11" height="11" rx="2.5" {} },
    }
}

fn die(scene: &BoardScene<'_, TroyesDice>, place: u8, lies: &OfferedDie) -> Markup {
    let town = &scene.view.town;
    let [x, y] = at(notch(town.day, town.half, place) as f32, RING);
    let look = DieLook { face: lies.face, color: lies.color, nature: lies.nature };
    let is_taken = scene.view.turn.is_some_and(|turn| turn.place == Some(place));
    let is_new = scene.happened.iter().any(|happening| matches!(happening, Happening::Rolled { .. }));
    let mut label = look.words();
    if is_usable(lies.nature) {
        label = phrase!("dice-board-die", die = label, price = words_of_price(lies));
    }
    if is_taken {
        label = phrase!("dice-board-own-die", die = label);
    }
    // A question about a die is answered to a seat only; others are told about its plaza.
    let component = match scene.viewer {
        Viewer::Seat(_) => format!("die {}", place + 1),
        Viewer::Spectator => scene.game.plaza_id(town.plaza(place)).to_string(),
    };
    let spot = Spot::Die(place + 1);
    let movable = (!is_taken).then(|| spot.id());
    scene.spot(
        spot,
        Some(&component),
        &label,
        html! {
            g data-move=[movable] transform={ "translate(" (x) " " (y) ")" } .ghost[is_taken] {
                g .rolled[is_new] { (look.draw()) }
            }
        },
    )
}

fn words_of_price(lies: &OfferedDie) -> Phrase {
    let paid = Resource::ALL.into_iter().filter(|resource| lies.price[*resource] > 0);
    let mut amounts: Vec<Phrase> = paid.map(|resource| resource.amount(lies.price[resource])).collect();
    if lies.any > 0 {
        amounts.push(phrase!("dice-board-any", amount = lies.any));
    }
    if amounts.is_empty() {
        phrase!("dice-board-free")
    } else {
        phrase!("dice-board-costs", amounts = amounts)
    }
}
