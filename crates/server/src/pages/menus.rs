//! What opens at the upper edge of a table: the rules in short, and what is to be known about the table.

use super::table::Place;
use crate::play::Play;
use crate::store::Sitter;
use maud::{Markup, html};
use words::Language;

/// The rules in short; they are the same for everybody and never change.
pub fn primer(play: &dyn Play, language: Language) -> Markup {
    let rules = play.primer(language);
    html! {
        @if !rules.is_empty() {
            details #primer .menu name="menu" {
                summary { "How to play" }
                div .drop tabindex="0" role="region" aria-label="How to play" {
                    dl { @for (heading, words) in rules { dt { (heading) } dd { (words) } } }
                }
            }
        }
    }
}

/// Lets the host delete the table, after a second thought.
pub fn delete(path: &str) -> Markup {
    html! {
        details .delete {
            summary { "Delete this table" }
            p { "It is gone for everybody at once, with its game and its record, and nobody can bring it back." }
            form method="post" action=(path) { button type="submit" { "Delete it for good" } }
        }
    }
}

impl Place<'_> {
    /// Links, pace and the seal of the dice.
    pub(super) fn about(&self) -> Markup {
        let row = &self.data.row;
        let is_over = self.data.play.is_over();
        let link = self.seat().and_then(|seat| match &row.chairs.get(seat.index())?.sitter {
            Sitter::Person(link) => Some(format!("/seat/{}", link.reveal())),
            Sitter::Invited(_) | Sitter::Bot(_) => None,
        });
        html! {
            details #about .menu name="menu" {
                summary { "This table" }
                div .drop {
                @if let Some(path) = link {
                    p {
                        "Your seat on another device: "
                        button type="button" data-copy=(path) { "Copy my secret link" }
                    }
                }
                p { "For people who want to watch: " button type="button" data-copy=(self.path("")) { "Copy link" } }
                @if !self.screen.own.is_empty() && !self.data.bots().is_empty() { (self.pace()) }
                p { a href=(self.path("/story")) { "The whole story" } }
                p .seal {
                    "The dice come from a seed that was drawn before the game. Its SHA-256: "
                    code { (row.seed.commitment()) }
                    @if is_over { ". The seed: " code { (row.seed.to_string()) } }
                    "."
                }
                @if self.screen.is_host { (delete(&self.path("/delete"))) }
                }
            }
        }
    }

    fn pace(&self) -> Markup {
        html! {
            form method="post" action=(self.path("/pace")) data-send .pace {
                label {
                    "Bots play "
                    select name="pace" data-submit {
                        @for (pace, word) in super::lobby::PACES {
                            option value=(pace) selected[pace == self.data.row.pace] { (word) }
                        }
                    }
                }
                button type="submit" .plain { "Set" }
            }
        }
    }
}
