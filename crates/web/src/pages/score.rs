//! The score sheet.

use super::chart;
use crate::board::{Arms, shield};
use crate::played_game::Course;
use crate::speech::Voice;
use maud::{Markup, html};
use tabletop::Seat;
use words::{Arg, SaidStanding, phrase};

/// Who has won, as a sentence.
pub fn verdict(standing: &SaidStanding, voice: Voice<'_>) -> String {
    if let Some(verdict) = &standing.verdict {
        return verdict.clone();
    }
    let points = standing.total.iter().max().copied().unwrap_or(0);
    let winners: Vec<Arg> = standing.winners.iter().map(Arg::Seat).collect();
    voice.text(&match winners.len() {
        _ if voice.names.len() == 1 => phrase!("page-score-ends", who = Seat(0), points = points),
        1 => phrase!("page-score-wins", who = Arg::List(winners), points = points),
        _ => phrase!("page-score-shared", who = Arg::List(winners), points = points),
    })
}

/// The sheet: a row for each source of points, a column for each seat, and the course of the game below.
pub fn sheet(standing: &SaidStanding, voice: Voice<'_>, arms: &[Arms], course: &Course) -> Markup {
    html! {
        div .scores tabindex="0" role="region" aria-label=(voice.text(&phrase!("page-score-sheet"))) {
            table {
                caption .unseen { (voice.text(&phrase!("page-score-sources"))) }
                thead {
                    tr {
                        td {}
                        @for (name, arms) in voice.names.iter().zip(arms) {
                            th scope="col" { (shield(*arms)) span .name dir="auto" title=(name) { (name) } }
                        }
                    }
                }
                tbody {
                    @for row in &standing.rows {
                        tr { th scope="row" { (row.source) } @for vp in &row.vp { td { (vp) } } }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (voice.text(&phrase!("page-score-total"))) }
                        @for (seat, total) in standing.total.iter().enumerate() {
                            td .won[standing.winners.contains(Seat(seat as u8))] { (total) }
                        }
                    }
                }
            }
        }
        (chart::points(course, voice, arms))
    }
}
