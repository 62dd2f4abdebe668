//! A component explained: its rule, its figures, and why it cannot be used now.

use crate::played_game::PlayedGame;
use maud::{Markup, html};
use words::{Language, SaidCard, phrase};

/// The explanation as a piece of a page.
pub fn thing(
    sheet: Option<&SaidCard>,
    why: Option<&Markup>,
    game: &dyn PlayedGame,
    language: Language,
) -> Markup {
    html! {
        @if let Some(sheet) = sheet { (card(sheet, game, language)) }
        @if let Some(why) = why { p .why { (why) } }
    }
}

/// A spot of the board: what it is, what there is to read about it, and why it cannot be picked now.
pub fn spot(
    name: &Markup,
    cards: &[SaidCard],
    why: Option<&Markup>,
    game: &dyn PlayedGame,
    language: Language,
) -> Markup {
    html! {
        @if cards.is_empty() { h3 { (name) } }
        @for sheet in cards { (card(sheet, game, language)) }
        @if let Some(why) = why { p .why { (why) } }
    }
}

fn card(sheet: &SaidCard, game: &dyn PlayedGame, language: Language) -> Markup {
    html! {
        @if let Some(drawing) = game.drawing(&sheet.id) { (drawing) }
        h3 { (sheet.name) }
        p .kind { (sheet.kind) @if let Some(color) = &sheet.color { ", " (color) } " · " (sheet.set) }
        p { (sheet.rule) }
        @if !sheet.figures.is_empty() {
            ul .figures {
                @for figure in &sheet.figures {
                    li { (figure.name) " " b { (figure.value) } @if figure.is_reconstructed { "*" } }
                }
            }
            @if sheet.figures.iter().any(|figure| figure.is_reconstructed) {
                p .mark { "* " (language.text(&phrase!("page-thing-reconstructed"))) }
            }
        }
    }
}
