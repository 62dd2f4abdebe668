//! What is agreed on when a table is opened, and how it is told at the table.

use crate::opponent;
use crate::speech;
use crate::terms::Limit;
use maud::{Markup, html};
use words::{Language, Phrase, phrase};

/// The clocks that the lobby offers: what the time is for, and seconds.
const CLOCKS: [(Limit, u32); 9] = [
    (Limit::Move, 60),
    (Limit::Move, 3 * 60),
    (Limit::Move, 10 * 60),
    (Limit::Move, 24 * 3600),
    (Limit::Move, 3 * 24 * 3600),
    (Limit::Game, 20 * 60),
    (Limit::Game, 45 * 60),
    (Limit::Game, 2 * 3600),
    (Limit::Game, 7 * 24 * 3600),
];

/// A time in the largest unit that says it without a rest.
pub fn time(seconds: u32) -> Phrase {
    match seconds {
        0 => phrase!("page-time-seconds", count = 0),
        _ if seconds.is_multiple_of(24 * 3600) => phrase!("page-time-days", count = seconds / (24 * 3600)),
        _ if seconds.is_multiple_of(3600) => phrase!("page-time-hours", count = seconds / 3600),
        _ if seconds.is_multiple_of(60) => phrase!("page-time-minutes", count = seconds / 60),
        _ => phrase!("page-time-seconds", count = seconds),
    }
}

/// A clock in words.
pub fn clock(limit: Limit, seconds: u32) -> Phrase {
    match limit {
        Limit::Move => phrase!("page-clock-move", time = time(seconds)),
        Limit::Game => phrase!("page-clock-game", time = time(seconds)),
    }
}

/// The fields of the lobby's form.
pub fn fields(is_alone: bool, language: Language) -> Markup {
    let t = |phrase: Phrase| language.text(&phrase);
    html! {
        label .check {
            input type="checkbox" name="open" value="yes";
            span { (t(phrase!("page-new-open-screen"))) }
        }
        @if !is_alone {
            label .check {
                input type="checkbox" name="chat_off" value="yes";
                span { (t(phrase!("page-new-chat-off"))) }
            }
        }
        label .field {
            span { (t(phrase!("page-new-clock"))) }
            select name="clock" {
                option value="" { (t(phrase!("page-new-clock-none"))) }
                @for (limit, seconds) in CLOCKS {
                    option value={ (word(limit)) ":" (seconds) } { (t(clock(limit, seconds))) }
                }
            }
        }
        label .field {
            span { (t(phrase!("page-new-stand-in"))) }
            select name="stand_in" {
                @for (level, _) in opponent::levels() {
                    option value={ "bot:" (level) } selected[level == opponent::USUAL] { (t(speech::level(level))) }
                }
                option value="pass" { (t(phrase!("page-new-stand-in-pass"))) }
            }
        }
    }
}

/// The word of a limit in forms.
pub fn word(limit: Limit) -> &'static str {
    match limit {
        Limit::Move => "move",
        Limit::Game => "game",
    }
}
