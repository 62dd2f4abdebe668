//! What a look at the wheel does not say: how much of the game is left, and what a newcomer likes to be reminded of.

use super::die::DieLook;
use super::signs::{scaled, sign};
use crate::board::BoardScene;
use crate::parts::part;
use maud::{Markup, html};
use tabletop::{Phrase, phrase};
use troyes_dice::{Color, Half, Nature, Phase, Resource, TroyesDice};

/// The days of the game, for seeing at a glance how much of it is left.
pub fn calendar(scene: &BoardScene<'_, TroyesDice>) -> Markup {
    let town = &scene.view.town;
    let wheel = &scene.game.printed().wheel;
    let is_over = town.phase == Phase::Over;
    let begun = scene.chapter > 0;
    let (days, from) = (wheel.days, wheel.attacks_from_day);
    let words = scene.text(&phrase!("dice-board-calendar", day = town.day, days = days, from = from));
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
pub fn reminder(scene: &BoardScene<'_, TroyesDice>) -> Markup {
    let printed = scene.game.printed();
    let line = |drawn: Markup, words: Phrase| {
        html! { li { svg viewBox="-22 -12 44 24" aria-hidden="true" { (drawn) } span { (scene.text(&words)) } } }
    };
    html! {
        ul .reminder aria-label=(scene.text(&phrase!("dice-board-reminder"))) {
            (line(sign("influence", 0.0, 0.0), phrase!("dice-board-reminder-value", price = Resource::Influence.amount(printed.value_change))))
            (line(sign("knowledge", 0.0, 0.0), phrase!("dice-board-reminder-color", price = Resource::Knowledge.amount(printed.color_change))))
            (line(html! { g transform="scale(.62)" { (DieLook { face: 3, color: Color::Red, nature: Nature::Black }.draw()) } }, phrase!("dice-board-reminder-black", day = printed.wheel.attacks_from_day)))
            (line(html! { g .column-die .walled { (scaled("walls", 0.0, 0.0, 0.8)) } }, phrase!("dice-board-reminder-fortress")))
            (line(html! { g .d-row-sign .d-white { (scaled("cathedral", 0.0, 0.0, 0.48)) } }, phrase!("dice-board-reminder-cathedral")))
        }
    }
}
