//! What every decision and every roll of a game was worth.

use super::analysis_chart::chart;
use super::shell::{banner, letter};
use crate::analysing::AnyPlan;
use crate::board::{Arms, shield};
use crate::live_table::{AnalysisRun, Known, TableData};
use crate::screen::Screen;
use crate::secret::TableId;
use crate::speech::{Voice, drawn};
use ::analysis::{
    Analysis, Event, EventKind, Grade, Judged, Measure, SeatAccount, amount, percent, signed, steps_of,
};
use maud::{Markup, html};
use tabletop::Seat;
use words::{Phrase, phrase};

/// Where an analysis is shown.
pub fn address(known: Known, id: &TableId) -> String {
    match known {
        Known::Own => format!("/t/{id}/analysis"),
        Known::Open => format!("/t/{id}/analysis?open=1"),
        Known::Seat(seat) => format!("/t/{id}/analysis?seat={}", seat.0),
    }
}

/// The page of an analysis.
pub struct AnalysisPage<'a> {
    data: &'a TableData,
    screen: Screen,
    known: Known,
    run: Option<&'a AnalysisRun>,
    pub(super) names: Vec<String>,
    pub(super) arms: Vec<Arms>,
}

impl<'a> AnalysisPage<'a> {
    /// The page for somebody.
    pub fn new(
        data: &'a TableData,
        screen: Screen,
        known: Known,
        run: Option<&'a AnalysisRun>,
    ) -> AnalysisPage<'a> {
        let names = data.names(screen.language);
        let arms = data.game.arms(&names);
        AnalysisPage { data, screen, known, run, names, arms }
    }

    /// All of it.
    pub fn page(&self) -> Markup {
        let (id, language) = (&self.data.row.id, self.screen.language);
        letter(
            language,
            &address(self.known, id),
            &self.text(phrase!("page-analysis-title", game = self.data.title(language))),
            html! {
                (banner(language, &self.text(phrase!("page-analysis-heading"))))
                main .sheet .analysis {
                    nav .ways {
                        a href={ "/t/" (id) } { (self.text(phrase!("page-back-to-table"))) }
                        a href={ "/t/" (id) "/replay?at=0" } { (self.text(phrase!("page-score-replay"))) }
                    }
                    (self.kinds())
                    @match self.run {
                        None => (self.begin()),
                        Some(run) => @match run.finished() {
                            Some(analysis) => (self.whole(&*run.plan, analysis)),
                            None => (self.waiting(run)),
                        }
                    }
                }
            },
        )
    }

    pub(super) fn voice(&self) -> Voice<'_> {
        Voice { language: self.screen.language, names: &self.names }
    }

    pub(super) fn text(&self, phrase: Phrase) -> String {
        self.voice().text(&phrase)
    }

    fn said(&self, phrase: &Phrase) -> Markup {
        drawn(&self.voice().say(phrase), &self.arms)
    }

    /// As people saw it, or with open cards; while a game goes on, that nothing secret is told.
    fn kinds(&self) -> Markup {
        if let Known::Seat(_) = self.known {
            return html! { p .note { (self.text(phrase!("page-analysis-so-far-about"))) } };
        }
        html! {
            nav .kinds aria-label=(self.text(phrase!("page-analysis-kinds"))) {
                @for (known, name) in [(Known::Own, phrase!("page-analysis-own")), (Known::Open, phrase!("page-analysis-open"))] {
                    a href=(address(known, &self.data.row.id)) aria-current=[(known == self.known).then_some("page")] { (self.text(name)) }
                }
            }
        }
    }

    fn begin(&self) -> Markup {
        html! {
            p { (self.text(phrase!("page-analysis-about"))) }
            (self.button(phrase!("page-analysis-button")))
        }
    }

    fn button(&self, says: Phrase) -> Markup {
        html! {
            form method="post" action={ "/t/" (self.data.row.id) "/analysis" } {
                @match self.known {
                    Known::Own => {}
                    Known::Open => { input type="hidden" name="open" value="1"; }
                    Known::Seat(seat) => { input type="hidden" name="seat" value=(seat.0); }
                }
                button #analyse .primary type="submit" { (self.text(says)) }
            }
        }
    }

    fn waiting(&self, run: &AnalysisRun) -> Markup {
        let events = address(self.known, &self.data.row.id).replacen("/analysis", "/analysis/events", 1);
        html! {
            noscript { p { a href=(address(self.known, &self.data.row.id)) { (self.text(phrase!("page-analysis-look-again"))) } } }
            div #analysing data-events=(events) { (self.progress(run)) }
        }
    }

    /// How far it is, and what was found so far.
    pub fn progress(&self, run: &AnalysisRun) -> Markup {
        let found = run.found();
        let (done, total) = (run.done(), run.total);
        html! {
            p role="status" { (self.text(phrase!("page-analysis-progress", done = done, total = total))) }
            progress max=(total) value=(done) aria-label=(self.text(phrase!("page-analysis-heading"))) {}
            ul .found {
                @for finding in found.iter().rev().filter(|finding| ::analysis::grade(finding) > Grade::Fine).take(8) {
                    li {
                        (self.badge(::analysis::grade(finding))) " "
                        a href={ "/t/" (self.data.row.id) "/replay?at=" (finding.step) } {
                            (self.text(phrase!("page-analysis-at-step", step = finding.step, loss = amount(finding.loss))))
                        }
                    }
                }
            }
        }
    }

    fn whole(&self, plan: &dyn AnyPlan, analysis: &Analysis) -> Markup {
        let is_stale = !self.data.game.is_over() && plan.steps() != self.data.game.steps();
        html! {
            @if is_stale { p { (self.text(phrase!("page-analysis-gone-on"))) } (self.button(phrase!("page-analysis-again"))) }
            section .summary {
                @for seat in self.judged_seats(analysis) {
                    p { (self.sentence(plan, seat)) }
                }
            }
            (chart(plan, analysis, self.voice(), &self.arms))
            (self.account(analysis))
            @for seat in self.judged_seats(analysis) { (self.key_moments(plan, analysis, seat)) }
            (self.decisions(plan, analysis))
            p .method { (self.text(phrase!("page-analysis-how", budget = analysis.budget.clone()))) }
        }
    }

    fn judged_seats<'b>(&self, analysis: &'b Analysis) -> impl Iterator<Item = &'b SeatAccount> {
        analysis.seats.iter().filter(|seat| seat.decisions > 0)
    }

    fn sentence(&self, plan: &dyn AnyPlan, seat: &SeatAccount) -> Markup {
        let is_own = self.screen.own.contains(seat.seat) && self.screen.own.len() == 1;
        self.said(&plan.sentence(seat, is_own))
    }

    /// Where the result came from.
    fn account(&self, analysis: &Analysis) -> Markup {
        type Part = (Phrase, fn(&SeatAccount) -> Measure, bool);
        let end = if analysis.over { phrase!("analysis-row-result") } else { phrase!("analysis-row-now") };
        let parts: [Part; 5] = [
            (phrase!("analysis-row-start"), |seat| seat.start, false),
            (phrase!("analysis-row-luck"), |seat| seat.luck, true),
            (phrase!("analysis-row-own"), |seat| seat.own, true),
            (phrase!("analysis-row-others"), |seat| seat.others, true),
            (end, |seat| seat.result, false),
        ];
        html! {
            section {
                h2 { (self.text(phrase!("page-analysis-account"))) }
                div .wide tabindex="0" role="region" aria-label=(self.text(phrase!("page-analysis-account"))) {
                    table .account {
                        thead { tr {
                            td {}
                            @for seat in &analysis.seats { th scope="col" { (shield(self.arms[seat.seat.index()])) " " span dir="auto" { (self.names[seat.seat.index()]) } } }
                        } }
                        tbody {
                            @for (name, part, is_change) in parts {
                                tr {
                                    th scope="row" { (self.text(name)) }
                                    @for seat in &analysis.seats { td { (self.measure(part(seat), is_change)) } }
                                }
                            }
                            tr {
                                th scope="row" { (self.text(phrase!("page-analysis-mean-loss"))) }
                                @for seat in &analysis.seats { td { @if seat.decisions > 0 { (self.text(amount(seat.mean_loss()))) } } }
                            }
                        }
                    }
                }
                p .note { (self.text(phrase!("page-analysis-account-about"))) }
            }
        }
    }

    pub(super) fn measure(&self, measure: Measure, is_change: bool) -> Markup {
        let points = if is_change {
            self.text(phrase!("page-analysis-signed", points = signed(measure.points)))
        } else {
            self.text(amount(measure.points))
        };
        html! {
            (points)
            @if let Some(win) = measure.win {
                " " small {
                    "(" @if is_change && win > 0.0 { "+" } (self.text(percent(win))) ")"
                }
            }
        }
    }

    fn key_moments(&self, plan: &dyn AnyPlan, analysis: &Analysis, seat: &SeatAccount) -> Markup {
        html! {
            @if !seat.key_moments.is_empty() {
                section .key-moments {
                    h2 { (self.said(&phrase!("analysis-key-moments", who = seat.seat))) }
                    ol {
                        @for place in &seat.key_moments {
                            @if let Some(event) = analysis.events.get(*place) { li { (self.key_moment(plan, event, seat.seat)) } }
                        }
                    }
                }
            }
        }
    }

    fn key_moment(&self, plan: &dyn AnyPlan, event: &Event, seat: Seat) -> Markup {
        let EventKind::Decision { judged: Some(judged), .. } = &event.kind else { return html! {} };
        let id = &self.data.row.id;
        html! {
            p .head { (self.badge(judged.grade)) " " (self.text(plan.chapter_name(event.chapter))) ", "
                (self.text(phrase!("page-analysis-lost", loss = amount(judged.loss), error = amount(judged.error))))
                (self.chance(judged, seat)) }
            (self.judgement(plan, event, seat, judged))
            div .after {
                a .button href={ "/t/" (id) "/replay?at=" (event.step) } { (self.text(phrase!("page-analysis-see"))) }
                @if self.data.game.is_over() {
                    form method="post" action={ "/t/" (id) "/play-on" } {
                        input type="hidden" name="at" value=(event.step);
                        input type="hidden" name="seat" value=(seat.0);
                        button type="submit" { (self.text(phrase!("page-analysis-try"))) }
                    }
                }
            }
        }
    }

    /// How a decision changed the chance to win of whoever took it.
    fn chance(&self, judged: &Judged, seat: Seat) -> Markup {
        let after = judged.moves.get(judged.played).and_then(|made| made.after.get(seat.index()));
        let (before, after) = (judged.before.get(seat.index()), after);
        html! {
            @if let (Some(before), Some(after)) = (before.and_then(|at| at.win), after.and_then(|at| at.win)) {
                "; " (self.text(phrase!("page-analysis-chance", before = percent(before), after = percent(after))))
            }
        }
    }

    /// The move that was made and the best one, in a player's words.
    pub fn judgement(&self, plan: &dyn AnyPlan, event: &Event, seat: Seat, judged: &Judged) -> Markup {
        let told = |place: usize| {
            let reasons = plan.reasons(event.step, seat, &judged.moves[place].choices);
            let mut said = reasons.iter();
            let first = said.next().map(steps_of);
            html! {
                @if let Some(first) = first { strong { (self.said(&first)) } }
                @for reason in said { "; " (drawn(&self.voice().within(reason), &self.arms)) }
            }
        };
        html! {
            dl .judgement {
                dt { (self.text(phrase!("page-analysis-played"))) } dd { (told(judged.played)) }
                @if judged.played != 0 { dt { (self.text(phrase!("page-analysis-better"))) } dd { (told(0)) } }
            }
        }
    }

    /// Every decision that was graded.
    fn decisions(&self, plan: &dyn AnyPlan, analysis: &Analysis) -> Markup {
        let judged = analysis.events.iter().filter_map(|event| match &event.kind {
            EventKind::Decision { seat, judged: Some(judged) } => Some((event, *seat, judged)),
            _ => None,
        });
        html! {
            section {
                h2 { (self.text(phrase!("page-analysis-decisions"))) }
                div .wide tabindex="0" role="region" aria-label=(self.text(phrase!("page-analysis-decisions"))) {
                    table .decisions {
                        thead { tr {
                            th scope="col" { (self.text(phrase!("analysis-column-when"))) }
                            th scope="col" { (self.text(phrase!("analysis-column-who"))) }
                            th scope="col" { (self.text(phrase!("analysis-column-move"))) }
                            th scope="col" { (self.text(phrase!("analysis-column-grade"))) }
                            th scope="col" { (self.text(phrase!("analysis-column-loss"))) }
                        } }
                        tbody {
                            @for (event, seat, judged) in judged {
                                tr .(judged.grade.word()) {
                                    td .when { (self.text(plan.chapter_name(event.chapter))) }
                                    td { (shield(self.arms[seat.index()])) span .unseen { (self.names[seat.index()]) } }
                                    td { a href={ "/t/" (self.data.row.id) "/replay?at=" (event.step) } { (self.made(plan, event, seat, &judged.moves[judged.played].choices)) } }
                                    td { (self.badge(judged.grade)) }
                                    td .number { @if judged.played != 0 { (self.text(phrase!("analysis-loss", loss = amount(judged.loss), error = amount(judged.error)))) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// A move that was weighed, said in words.
    pub(super) fn made(&self, plan: &dyn AnyPlan, event: &Event, seat: Seat, choices: &[String]) -> Markup {
        match plan.reasons(event.step, seat, choices).first() {
            Some(first) => self.said(&steps_of(first)),
            None => html! { (choices.join(", ")) },
        }
    }

    pub(super) fn badge(&self, grade: Grade) -> Markup {
        html! { span .grade .(grade.word()) { (self.text(phrase!("analysis-grade", grade = grade.word()))) } }
    }
}
