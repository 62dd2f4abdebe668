//! What a look at the wheel does not say: how much of the game is left, and what a newcomer likes to be reminded of.

use super::die::Look;
use super::signs::{scaled, sign};
use crate::face::Scene;
use crate::parts::part;
use maud::{Markup, html};
use troyes_dice::{Color, Half, Nature, Phase, Resource, TroyesDice};

/// The days of the game, for seeing at a glance how much of it is left.
pub fn calendar(scene: &Scene<'_, TroyesDice>) -> Markup {
    let town = &scene.view.town;
    let wheel = &scene.game.printed().wheel;
    let is_over = town.phase == Phase::Over;
    let begun = scene.chapter > 0;
    let words =
        format!("Day {} of {}; black dice attack from day {}", town.day, wheel.days, wheel.attacks_from_day);
    let step = 280.0 / f32::from(wheel.days);
    part(
        "calendar",
        html! {
            svg #calendar .calendar viewBox="0 0 280 26" role="img" aria-label=(words) {
                title { (words) }
                @for day in 1..=wheel.days {
                    @let x = step * f32::from(day - 1);
                    @let is_past = is_over || day < town.day;
                    @let is_today = begun && !is_over && day == town.day;
                    g .day .past[is_past] .today[is_today] .attacks[day >= wheel.attacks_from_day] {
                        rect x=(x + 1.0) y="1" width=(step - 2.0) height="24" rx="5" {}
                        @if is_today { (sign_of(town.half, x + step * 0.74)) }
                        text x=(x + step * if is_today { 0.36 } else { 0.54 }) y="17.5" { (day) }
                        @if day >= wheel.attacks_from_day { rect .attack x=(x + 3.5) y="3.5" width="5" height="5" rx="1.2" {} }
                    }
                }
            }
        },
    )
}

fn sign_of(half: Half, x: f32) -> Markup {
    html! { g .(half.name()) { (match half { Half::Morning => scaled("sun", x, 13.5, 0.8), Half::Afternoon => scaled("moon", x, 13.5, 0.75) }) } }
}

/// The rules that one forgets.
pub fn reminder(scene: &Scene<'_, TroyesDice>) -> Markup {
    let printed = scene.game.printed();
    let line = |drawn: Markup, words: String| {
        html! { li { svg viewBox="-22 -12 44 24" aria-hidden="true" { (drawn) } span { (words) } } }
    };
    html! {
        ul .reminder aria-label="Reminder" {
            (line(sign("influence", 0.0, 0.0), format!("{} changes a die's value by 1", Resource::Influence.amount(printed.value_change))))
            (line(sign("knowledge", 0.0, 0.0), format!("{} gives it another color", Resource::Knowledge.amount(printed.color_change))))
            (line(html! { g transform="scale(.62)" { (Look { face: 3, color: Color::Red, nature: Nature::Black }.draw()) } }, format!("destroys its plaza; from day {} on it crosses a die out", printed.wheel.attacks_from_day)))
            (line(html! { g .column-die .walled { (scaled("walls", 0.0, 0.0, 0.8)) } }, "a Fortress protects its column".into()))
            (line(html! { g .d-row-sign .d-white { (scaled("cathedral", 0.0, 0.0, 0.48)) } }, "a Cathedral makes a row count at the end".into()))
        }
    }
}
