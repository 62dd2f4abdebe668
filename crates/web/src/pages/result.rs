//! A table after its game: who has won, what was earned, and where to go from there.

use super::score;
use super::table::TablePage;
use crate::achievements::Achievement;
use crate::played_game::Sight;
use crate::speech::{filled, slot};
use maud::{Markup, html};
use tabletop::Seat;
use words::phrase;

impl TablePage<'_> {
    pub(super) fn result(&self, sight: &Sight) -> Markup {
        let Some(standing) = &sight.standing else { return html! {} };
        let course = self.data.game.course(self.screen.language);
        html! {
            h2 #question tabindex="-1" { (score::verdict(standing, self.voice())) }
            div .after {
                form method="post" action=(self.path("/analysis")) {
                    button type="submit" { (self.text(phrase!("page-analysis-button"))) }
                }
                a .button href=(self.path("/replay?at=0")) { (self.text(phrase!("page-score-replay"))) }
                @match &self.data.row.rematch {
                    Some(next) => a .button .primary href={ "/t/" (next) } { (self.text(phrase!("page-score-to-rematch"))) },
                    None => @if !self.screen.own.is_empty() {
                        form method="post" action=(self.path("/rematch")) data-promise {
                            button .primary type="submit" { (self.text(phrase!("page-score-rematch"))) }
                        }
                    }
                }
                @if !self.data.game.is_real() { a .button href={ "/verify?table=" (self.data.row.id) } { (self.text(phrase!("page-mixing-verify"))) } }
                a .button href=(self.path("/record")) download { (self.text(phrase!("page-download-record"))) }
            }
            (self.achievements())
            @if let Ok(course) = course {
                (score::sheet(standing, self.voice(), &self.arms, &course))
            }
        }
    }

    /// What people have earned with this game beyond its points.
    fn achievements(&self) -> Markup {
        let achievements = self.data.row.achievements.as_deref().unwrap_or_default();
        html! {
            @if !achievements.is_empty() {
                ul .achievements aria-label=(self.text(phrase!("page-score-earned"))) {
                    @for achievement in achievements {
                        li { (self.earned(achievement)) }
                    }
                }
            }
        }
    }

    fn earned(&self, achievement: &Achievement) -> Markup {
        let (name, rule) = achievement.said(self.screen.language);
        let who = Seat(achievement.seat);
        let says = phrase!("page-score-has-earned", who = who, name = slot(0), rule = rule.to_string());
        filled(&self.text(says), &[html! { strong { (name) } }])
    }
}
