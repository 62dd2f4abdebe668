//! The whole log of a game.

use super::shell::{banner, page};
use crate::live_table::TableData;
use crate::play::LogLine;
use crate::speech::drawn;
use maud::{Markup, html};
use words::Language;

/// Every sentence, round by round; each leads to its moment.
pub fn story(data: &TableData, lines: &[LogLine], language: Language) -> Markup {
    let (id, play) = (&data.row.id, &data.play);
    let arms = play.arms();
    page(
        &format!("The story of {}", language.text(&data.title)),
        "letter",
        html! {
            (banner("The story so far"))
            main .sheet .story {
                p { a href={ "/t/" (id) } { "Back to the table" } }
                @for chapter in lines.chunk_by(|a, b| a.chapter == b.chapter) {
                    section {
                        h2 { (play.chapter_name(chapter[0].chapter, language)) }
                        ol { @for line in chapter { li { a href={ "/t/" (id) "/replay?at=" (line.step) } { (drawn(&line.text, &arms)) } } } }
                    }
                }
            }
        },
    )
}
