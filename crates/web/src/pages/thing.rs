//! A component explained: its rule, its figures, and why it cannot be used now.

use crate::glossary::Glossary;
use crate::played_game::PlayedGame;
use maud::{Markup, html};
use words::{Language, SaidCard, phrase};

/// Whoever explains the things of a game.
pub struct Explaining<'a> {
    /// The game.
    pub game: &'a dyn PlayedGame,
    /// Where its words are explained.
    pub glossary: &'a Glossary,
    /// The language.
    pub language: Language,
}

impl Explaining<'_> {
    /// A component as a piece of a page.
    pub fn thing(&self, sheet: Option<&SaidCard>, why: Option<&Markup>) -> Markup {
        html! {
            @if let Some(sheet) = sheet { (self.card(sheet)) }
            @if let Some(why) = why { p .why { (why) } }
        }
    }

    /// A spot of the board: what it is, what there is to read about it, and why it cannot be picked now.
    pub fn spot(&self, name: &Markup, cards: &[SaidCard], why: Option<&Markup>) -> Markup {
        html! {
            @if cards.is_empty() { h3 { (name) } }
            @for sheet in cards { (self.card(sheet)) }
            @if let Some(why) = why { p .why { (why) } }
        }
    }

    fn card(&self, sheet: &SaidCard) -> Markup {
        html! {
            @if let Some(drawing) = self.game.drawing(&sheet.id) { (drawing) }
            h3 { (sheet.name) }
            p .kind { (sheet.kind) @if let Some(color) = &sheet.color { ", " (color) } " · " (sheet.set) }
            p { (self.glossary.linked(&sheet.rule)) }
            @if !sheet.figures.is_empty() {
                ul .figures {
                    @for figure in &sheet.figures {
                        li { (figure.name) " " b { (figure.value) } @if figure.is_reconstructed { "*" } }
                    }
                }
                @if sheet.figures.iter().any(|figure| figure.is_reconstructed) {
                    p .mark { "* " (self.language.text(&phrase!("page-thing-reconstructed"))) }
                }
            }
        }
    }
}
