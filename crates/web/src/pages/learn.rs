//! Guided first games: those that there are, and what a guide says at its table.

use super::shell::{banner, letter};
use super::table::TablePage;
use crate::glossary::Glossary;
use crate::played_game::{Guided, GuidedStep};
use maud::{Markup, html};
use words::{Language, Phrase, phrase};

/// The page that lists the guides.
pub fn learn(language: Language, glossary: &Glossary) -> Markup {
    let t = |phrase: Phrase| language.text(&phrase);
    letter(
        language,
        "/learn",
        &t(phrase!("page-learn-title")),
        html! {
            (banner(language, &t(phrase!("page-learn-title"))))
            main .learn {
                p { (t(phrase!("page-learn-about"))) }
                @for guide in guide::all() {
                    form .lesson method="post" action="/learn" {
                        input type="hidden" name="guide" value=(guide.name);
                        h2 { (t(guide.title.phrase())) }
                        p { (glossary.linked(&t(guide.about.phrase()))) }
                        p .minutes { (t(phrase!("page-learn-minutes", minutes = guide.minutes))) }
                        button .primary type="submit" aria-label={ (t(phrase!("page-learn-begin"))) " – " (t(guide.title.phrase())) } {
                            (t(phrase!("page-learn-begin")))
                        }
                    }
                }
                p { a href="/rules" { (t(phrase!("page-learn-rules"))) } }
                p { a href="/cards" { (t(phrase!("page-learn-cards"))) } }
                p { a href="/" { (t(phrase!("page-to-lobby"))) } }
            }
        },
    )
}

impl TablePage<'_> {
    /// What a guide says. The script shows one thing at a time beside what it is about; without one all of it can be
    /// read.
    pub(super) fn guide(&self) -> Markup {
        let guided = self.data.game.guided().filter(|_| self.seat() == Some(guide::LEARNER));
        html! {
            section #guide .guide hidden[guided.is_none()] aria-label=(self.text(phrase!("page-guide-box"))) {
                @if let Some(guided) = guided { (self.guidance(&guided)) }
            }
        }
    }

    fn guidance(&self, guided: &Guided) -> Markup {
        let count = |i: usize| self.text(phrase!("page-guide-count", number = i + 1, all = guided.all));
        let is_new = |i: usize| i >= guided.first;
        let explained = |step: &GuidedStep| {
            self.data.glossaries.linked(self.screen.language, &self.text(step.text.clone()))
        };
        html! {
            ol .said start=(guided.first + 1) data-first=(guided.first) data-wanted=[guided.wanted.as_ref()] {
                @for (i, step) in guided.steps.iter().enumerate() {
                    li data-spots=(step.spots.join(" ")) data-count=(count(i)) .old[!is_new(i)] { (explained(step)) }
                }
            }
            p #guide-text .text .script-only tabindex="-1" aria-live="polite" {}
            p #guide-answer .answer role="alert" {}
            div .steps-along {
                button #guide-back .script-only type="button" { (self.text(phrase!("page-guide-back"))) }
                span #guide-count .count .script-only {}
                button #guide-next .primary .script-only type="button" { (self.text(phrase!("page-guide-next"))) }
                @if guided.has_deed {
                    span #guide-do .do .script-only { (self.text(phrase!("page-guide-do"))) }
                    form method="post" action=(self.path("/guide")) data-send {
                        input type="hidden" name="told" value=(guided.steps.len());
                        button #guide-show type="submit" name="do" value="show" title=(self.text(phrase!("page-guide-show-about"))) { (self.text(phrase!("page-guide-show"))) }
                    }
                }
                a .quiet href="/rules/glossary" target="_blank" { (self.text(phrase!("page-rules-glossary"))) }
                form method="post" action=(self.path("/guide")) data-send {
                    button #guide-leave .quiet type="submit" name="do" value="leave" title=(self.text(phrase!("page-guide-leave-about"))) { (self.text(phrase!("page-guide-leave"))) }
                }
            }
        }
    }
}
