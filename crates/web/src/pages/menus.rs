//! What opens at the upper edge of a table: the rules in short, and what is to be known about the table.

use super::table::TablePage;
use crate::played_game::PlayedGame;
use crate::speech::{filled, slot};
use crate::storage::Sitter;
use maud::{Markup, html};
use words::{Language, Phrase, phrase};

/// The rules in short; they are the same for everybody and never change.
pub fn primer(game: &dyn PlayedGame, language: Language) -> Markup {
    let rules = game.primer(language);
    let title = language.text(&phrase!("page-primer"));
    html! {
        @if !rules.is_empty() {
            details #primer .menu name="menu" {
                summary { (title) }
                div .drop tabindex="0" role="region" aria-label=(title) {
                    dl { @for (heading, words) in rules { dt { (heading) } dd { (words) } } }
                    p {
                        a href="/rules" { (language.text(&phrase!("page-rules-heading"))) } " · "
                        a href="/rules/glossary" { (language.text(&phrase!("page-rules-glossary"))) }
                    }
                }
            }
        }
    }
}

/// Lets the host delete the table, after a second thought.
pub fn delete(path: &str, language: Language) -> Markup {
    let t = |phrase: Phrase| language.text(&phrase);
    html! {
        details .delete {
            summary { (t(phrase!("page-delete"))) }
            p { (t(phrase!("page-delete-about"))) }
            form method="post" action=(path) { button type="submit" { (t(phrase!("page-delete-do"))) } }
        }
    }
}

impl TablePage<'_> {
    /// Links, pace and the seal of the dice.
    pub(super) fn about(&self) -> Markup {
        let row = &self.data.row;
        let opened = self.data.game.is_over().then(|| row.seed.to_string());
        let seal = match opened {
            Some(_) => phrase!("page-about-seal-open", commitment = slot(0), seed = slot(1)),
            None => phrase!("page-about-seal", commitment = slot(0)),
        };
        let code = |text: String| html! { code { (text) } };
        html! {
            details #about .menu name="menu" {
                summary { (self.text(phrase!("page-about"))) }
                div .drop {
                @if !self.data.is_alone() { (self.links()) }
                @if !self.screen.own.is_empty() { (self.forced()) (self.calls()) (self.far_calls()) }
                p { (self.scene_pace()) }
                @if !self.screen.own.is_empty() && !self.data.bots().is_empty() { (self.pace()) }
                @if !self.data.is_alone() { (self.chat_switch()) }
                p { a href=(self.path("/story")) { (self.text(phrase!("page-about-story"))) } }
                p .seal {
                    (filled(&self.text(seal), &[code(row.seed.commitment()), code(opened.unwrap_or_default())]))
                }
                (self.contributions())
                @if self.screen.is_host { (delete(&self.path("/delete"), self.screen.language)) }
                }
            }
        }
    }

    /// Links to one's own seat, for spectators and for everybody who is to sit here.
    fn links(&self) -> Markup {
        let own = self.seat().and_then(|seat| match &self.data.row.chairs.get(seat.index())?.sitter {
            Sitter::Person(link) => Some(format!("/seat/{}", link.reveal())),
            Sitter::Invited(_) | Sitter::Bot(_) => None,
        });
        html! {
            @if let Some(path) = own {
                p {
                    (self.text(phrase!("page-about-seat"))) " "
                    button type="button" data-copy=(path) { (self.text(phrase!("page-about-copy-seat"))) }
                }
            }
            p {
                (self.text(phrase!("page-about-watch"))) " "
                button type="button" data-copy=(self.path("")) { (self.text(phrase!("page-copy-link"))) }
            }
            p { a href=(self.path("/share")) { (self.text(phrase!("page-about-share"))) } }
        }
    }

    /// Whether questions with a single answer are answered by themselves.
    fn forced(&self) -> Markup {
        let is_spared = self.screen.own.iter().any(|seat| self.data.game.spared().contains(seat));
        html! {
            form method="post" action=(self.path("/forced")) data-send .forced {
                label .check {
                    input type="checkbox" name="forced" value="answer" checked[is_spared] data-submit;
                    span { (self.text(phrase!("page-about-forced"))) }
                }
                button type="submit" .plain { (self.text(phrase!("page-about-set-pace"))) }
            }
        }
    }

    /// How somebody wants to be called when it is their turn; their browser remembers it.
    fn calls(&self) -> Markup {
        let calls = [("sound", phrase!("page-call-sound")), ("notice", phrase!("page-call-notice"))];
        html! {
            @for (kind, words) in calls {
                label .check .script-only { input type="checkbox" data-call=(kind); span { (self.text(words)) } }
            }
        }
    }

    fn pace(&self) -> Markup {
        html! {
            form method="post" action=(self.path("/pace")) data-send .pace {
                label {
                    (self.text(phrase!("page-bots-play"))) " "
                    select name="pace" data-submit {
                        @for (pace, word) in super::lobby::PACES {
                            option value=(pace) selected[pace == self.data.row.pace] { (self.text(phrase!("page-pace", pace = word))) }
                        }
                    }
                }
                button type="submit" .plain { (self.text(phrase!("page-about-set-pace"))) }
            }
        }
    }
}
