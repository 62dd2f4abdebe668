//! The whole log of a game.

use super::shell::{banner, page};
use crate::play::{LogLine, Play};
use crate::secret::TableId;
use maud::{Markup, html};

/// Every sentence, round by round; each leads to its moment.
pub fn story(id: &TableId, title: &str, play: &dyn Play, lines: &[LogLine]) -> Markup {
    page(
        &format!("The story of {title}"),
        "letter",
        html! {
            (banner("The story so far"))
            main .sheet .story {
                p { a href={ "/t/" (id) } { "Back to the table" } }
                @for chapter in lines.chunk_by(|a, b| a.chapter == b.chapter) {
                    section {
                        h2 { (play.chapter_name(chapter[0].chapter)) }
                        ol { @for line in chapter { li { a href={ "/t/" (id) "/replay?at=" (line.step) } { (line.text) } } } }
                    }
                }
            }
        },
    )
}
