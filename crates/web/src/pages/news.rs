//! A strip of cards: what the others have done since one's last turn.

use super::table::TablePage;
use crate::played_game::{News, Sight};
use maud::{Markup, html};
use words::phrase;

impl TablePage<'_> {
    /// One card for each action; a click shows it again on the board, without script as a moment of the past.
    pub(super) fn news(&self, sight: &Sight) -> Markup {
        let heading = match self.seat() {
            Some(_) => self.text(phrase!("page-news")),
            None => self.text(phrase!("page-news-last")),
        };
        html! {
            section #news .news aria-label=(heading) tabindex="0" hidden[sight.news.is_empty() && self.data.game.is_over()] {
                @if sight.news.is_empty() { p { (self.text(phrase!("page-news-none"))) } }
                @else { ol { @for news in &sight.news { (self.deed(news)) } } }
            }
        }
    }

    pub(super) fn deed(&self, news: &News) -> Markup {
        let arms = self.arms[news.who.index()];
        html! {
            li .deed .(arms.class) {
                a href=(self.path(&format!("/replay?at={}", news.steps.end))) data-deed=(arms.letter)
                    data-target=[news.target.as_ref()] data-spots=(news.spots.join(" ")) {
                    @for (name, drawn) in &news.dice { @if let Some(drawn) = drawn { (drawn) span .unseen { (name) } } }
                    span .told {
                        @for (place, told) in news.told.iter().enumerate() {
                            @if place > 0 { " · " }
                            (self.told(told))
                        }
                    }
                }
            }
        }
    }
}
