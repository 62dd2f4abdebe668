//! The score sheet.

use super::chart;
use crate::face::{Arms, shield};
use crate::play::Course;
use maud::{Markup, html};
use tabletop::Seat;
use words::SaidStanding;

/// Who has won, as a sentence.
pub fn verdict(standing: &SaidStanding, names: &[String]) -> String {
    if let Some(verdict) = &standing.verdict {
        return verdict.clone();
    }
    let winners: Vec<&str> =
        standing.winners.iter().filter_map(|seat| names.get(seat.index())).map(String::as_str).collect();
    let points = standing.total.iter().max().copied().unwrap_or(0);
    match winners.as_slice() {
        _ if names.len() == 1 => format!("{} ends with {points} points.", names[0]),
        [one] => format!("{one} wins with {points} points."),
        many => format!("{} share the victory with {points} points.", join(many)),
    }
}

/// Names in a sentence: `A, B and C`.
pub fn join(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [one] => (*one).into(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// The sheet: a row for each source of points, a column for each seat, and the course of the game below.
pub fn sheet(standing: &SaidStanding, names: &[String], arms: &[Arms], course: &Course) -> Markup {
    html! {
        div .scores tabindex="0" role="region" aria-label="Score sheet" {
            table {
                caption .unseen { "Points by source" }
                thead {
                    tr {
                        td {}
                        @for (name, arms) in names.iter().zip(arms) {
                            th scope="col" { (shield(*arms)) span .name { (name) } }
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
                        th scope="row" { "Total" }
                        @for (seat, total) in standing.total.iter().enumerate() {
                            td .won[standing.winners.contains(Seat(seat as u8))] { (total) }
                        }
                    }
                }
            }
        }
        (chart::points(course, names, arms))
    }
}
