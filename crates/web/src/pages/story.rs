//! The whole log of a game.

use super::shell::{banner, letter};
use crate::live_table::TableData;
use crate::played_game::LogLine;
use crate::speech::linked;
use maud::{Markup, html};
use words::{Language, phrase};

/// Every sentence, round by round; each leads to its moment.
pub fn story(data: &TableData, lines: &[LogLine], language: Language) -> Markup {
    let (id, game) = (&data.row.id, &data.game);
    let arms = game.arms(&data.names(language));
    letter(
        language,
        &format!("/t/{id}/story"),
        &language.text(&phrase!("page-story-title", game = data.title(language))),
        html! {
            (banner(language, &language.text(&phrase!("page-story-heading"))))
            main .sheet .story {
                p { a href={ "/t/" (id) } { (language.text(&phrase!("page-back-to-table"))) } }
                @for chapter in lines.chunk_by(|a, b| a.chapter == b.chapter) {
                    section {
                        h2 { (game.chapter_name(chapter[0].chapter, language)) }
                        ol { @for line in chapter { li { a href={ "/t/" (id) "/replay?at=" (line.step) } { (linked(&line.text, &arms)) } } } }
                    }
                }
            }
        },
    )
}
