//! A decision beside the moment in which it was taken: the moves that were weighed, and what everybody could expect.

use super::analysis::AnalysisPage;
use crate::analysing::AnyPlan;
use crate::board::shield;
use crate::speech::drawn;
use ::analysis::{Event, EventKind, Judged, Measure, amount, signed};
use maud::{Markup, html};
use tabletop::Seat;
use words::phrase;

impl AnalysisPage<'_> {
    /// What is said of a decision beside the moment in which it was taken: every move that was weighed, of which one is shown.
    pub fn moment(
        &self,
        plan: &dyn AnyPlan,
        event: &Event,
        shown: usize,
        way: &dyn Fn(usize) -> String,
    ) -> Markup {
        let EventKind::Decision { seat, judged: Some(judged) } = &event.kind else { return html! {} };
        let shown = if shown < judged.moves.len() { shown } else { 0 };
        let move_shown = &judged.moves[shown];
        html! {
            p .head { (self.badge(judged.grade)) @if judged.played != 0 {
                " " (self.text(phrase!("page-analysis-lost", loss = amount(judged.loss), error = amount(judged.error))))
            } }
            ol .weighed aria-label=(self.text(phrase!("page-analysis-weighed"))) {
                @for (place, one) in judged.moves.iter().enumerate() {
                    li {
                        a href=(way(place)) aria-current=[(place == shown).then_some("true")] { (self.made(plan, event, *seat, &one.choices)) }
                        @if place == judged.played { " " small { "(" (self.text(phrase!("page-analysis-played"))) ")" } }
                        @if place > 0 { " " small { (self.text(phrase!("page-puzzle-points", points = signed(-one.loss)))) } }
                    }
                }
            }
            @let reasons = plan.reasons(event.step, *seat, &move_shown.choices);
            @if reasons.len() > 1 {
                p .why { @for (place, reason) in reasons.iter().skip(1).enumerate() {
                    @if place > 0 { "; " } (drawn(&self.voice().within(reason), &self.arms))
                } }
            }
            (self.outlook(plan, *seat, judged, &move_shown.after))
        }
    }

    /// What everybody could expect before a decision, and what they could after a move.
    fn outlook(&self, plan: &dyn AnyPlan, seat: Seat, judged: &Judged, after: &[Measure]) -> Markup {
        html! {
            table .outlook {
                thead { tr {
                    td {}
                    th scope="col" { (self.text(phrase!("page-analysis-before"))) }
                    th scope="col" { (self.text(phrase!("page-analysis-after"))) }
                } }
                tbody {
                    // Where all choose at once, a decision says something of nobody but who takes it.
                    @for (place, (before, after)) in judged.before.iter().zip(after).enumerate().filter(|(place, _)| !plan.is_blind() || *place == seat.index()) {
                        tr {
                            th scope="row" { (shield(self.arms[place])) " " span dir="auto" { (self.names[place]) } }
                            td { (self.measure(*before, false)) }
                            td { (self.measure(*after, false)) }
                        }
                    }
                }
            }
            p .note { (self.text(phrase!("page-analysis-outlook-about"))) }
        }
    }
}
