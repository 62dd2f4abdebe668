//! The panel in which a move is put together: dice in hand, what may be changed about it, what it does, one confirm.
//!
//! Before anything is picked it is a list of choices, each of which answers by itself where there is no script. With
//! one, a choice is a pick like a click on the board, and the whole move is confirmed at once.

use crate::board::Arms;
use crate::played_game::Answer;
use crate::proposed::{Proposed, Step, Tray};
use crate::speech::{Voice, drawn};
use maud::{Markup, html};
use std::hash::{DefaultHasher, Hash, Hasher};
use tabletop::Seat;
use words::{Phrase, Said, phrase};

/// What the parts of the panel have in common.
pub struct Panel<'a> {
    /// Where choices are sent.
    pub action: String,
    /// Who chooses.
    pub seat: Seat,
    /// Which question is answered.
    pub question: usize,
    /// How it is said.
    pub voice: Voice<'a>,
    /// The arms of each seat.
    pub arms: &'a [Arms],
}

impl Panel<'_> {
    fn text(&self, phrase: Phrase) -> String {
        self.voice.text(&phrase)
    }

    fn told(&self, said: &Said) -> Markup {
        drawn(said, self.arms)
    }

    /// Everything, for a move that somebody thinks over.
    pub fn proposed(&self, proposed: &Proposed) -> Markup {
        let is_begun = !proposed.picks.is_empty();
        html! {
            @if let Some(tray) = &proposed.tray { (self.tray(tray)) }
            @if is_begun || proposed.is_ready { (self.steps(proposed)) (self.effects(proposed)) (self.confirm(proposed)) }
            @match (proposed.open(), is_begun) {
                (Some(open), _) => (self.answers(proposed, open)),
                (None, false) => @if let Some(first) = proposed.steps.first() { (self.answers(proposed, first)) },
                (None, true) => {}
            }
        }
    }

    /// The move in a few words, for those who do not see it.
    pub fn said(&self, proposed: &Proposed) -> String {
        let taken = proposed.steps.iter().filter_map(|step| Some(&step.answers.get(step.taken?)?.say));
        let facts = proposed.tray.iter().flat_map(|tray| &tray.facts);
        let all =
            taken.chain(facts).chain(&proposed.effects).chain(&proposed.movements).chain(&proposed.left_out);
        let mut said: Vec<String> = all.map(Said::to_string).collect();
        match proposed.open() {
            Some(open) => said.push(open.question.to_string()),
            None if proposed.is_ready => said.push(self.text(phrase!("page-draft-ready"))),
            None => {}
        }
        said.join(". ")
    }

    fn tray(&self, tray: &Tray) -> Markup {
        html! {
            div .tray role="group" aria-label=(self.text(phrase!("page-draft-tray"))) {
                @for (spot, name, drawn) in &tray.pieces {
                    button .die-chip type="button" id={ "chip-" (spot) } data-click=(spot)
                        title=(self.text(phrase!("page-draft-put-back", piece = name.to_string()))) {
                        @match drawn { Some(drawn) => { (drawn) span .unseen { (name) } }, None => (name) }
                    }
                }
                ul { @for fact in &tray.facts { li { (self.told(fact)) } } }
            }
        }
    }

    /// The answers that are taken; what is not the only one may be changed.
    fn steps(&self, proposed: &Proposed) -> Markup {
        let taken = proposed.steps.iter().filter_map(|step| Some((step, step.answers.get(step.taken?)?)));
        html! {
            ul .steps {
                @for (place, (step, answer)) in taken.enumerate() {
                    @let is_listed = place == 0 && proposed.picks.is_empty();
                    li {
                        span .taken { (self.told(&answer.say)) }
                        @if step.answers.len() > 1 && !is_listed { (self.others(step)) }
                    }
                }
            }
        }
    }

    fn others(&self, step: &Step) -> Markup {
        html! {
            details .others id={ "change-" (step.asked) } {
                summary aria-label=(self.text(phrase!("page-draft-change-of", question = step.question.to_string()))) {
                    (self.text(phrase!("page-draft-change")))
                }
                div .choices data-slot=(step.asked) {
                    (self.list(step, |answer| self.button(step, answer)))
                }
            }
        }
    }

    fn effects(&self, proposed: &Proposed) -> Markup {
        html! {
            @if !proposed.effects.is_empty() || !proposed.movements.is_empty() {
                ul .effects aria-label=(self.text(phrase!("page-draft-effects"))) {
                    @for effect in &proposed.effects { li { (self.told(effect)) } }
                    @for movement in &proposed.movements { li .unseen { (movement) } }
                }
            }
            @for reason in &proposed.left_out { p .left-out { (self.told(reason)) } }
        }
    }

    fn confirm(&self, proposed: &Proposed) -> Markup {
        html! {
            form #confirm .confirm method="post" action=(self.action) {
                input type="hidden" name="seat" value=(self.seat.0);
                input type="hidden" name="question" value=(self.question);
                @if proposed.is_ready {
                    @for choice in &proposed.choices { input type="hidden" name="choice" value=(choice); }
                    button #do .primary type="submit" { (self.text(phrase!("page-draft-confirm"))) }
                }
                @if !proposed.picks.is_empty() {
                    button type="button" data-clear .script-only { (self.text(phrase!("page-draft-clear"))) }
                }
            }
        }
    }

    /// A question that waits for an answer. Where there is no script, each of them answers it, and with it those before, which
    /// have only one answer that anybody wants.
    fn answers(&self, proposed: &Proposed, step: &Step) -> Markup {
        let headings = headings(&step.answers);
        let before = proposed.steps.iter().take_while(|before| before.asked != step.asked);
        html! {
            form #answers method="post" action=(self.action) data-slot=(step.asked) {
                input type="hidden" name="seat" value=(self.seat.0);
                input type="hidden" name="question" value=(self.question);
                @for choice in before.filter_map(Step::chosen) { input type="hidden" name="choice" value=(choice); }
                @for heading in headings {
                    fieldset .choices {
                        @if let Some(heading) = heading { legend { (heading) } }
                        (self.list(step, |answer| html! { @if answer.heading.as_ref() == heading { (self.submit(step, answer)) } }))
                    }
                }
            }
        }
    }

    /// Answers, best first; what comes to the same for more is folded away.
    fn list(&self, step: &Step, draw: impl Fn(&Answer) -> Markup) -> Markup {
        let fitting = |is_dominated: bool| {
            step.answers.iter().filter(move |answer| answer.fits && answer.is_dominated == is_dominated)
        };
        let more: Vec<String> = fitting(true)
            .map(|answer| draw(answer).into_string())
            .filter(|drawn| !drawn.is_empty())
            .collect();
        html! {
            @for answer in fitting(false) { (draw(answer)) }
            @if !more.is_empty() {
                details .more-choices {
                    summary { (self.text(phrase!("page-draft-more", count = more.len()))) }
                    div .choices { @for drawn in &more { (maud::PreEscaped(drawn)) } }
                }
            }
        }
    }

    fn submit(&self, step: &Step, answer: &Answer) -> Markup {
        html! {
            button .choice id=(id(step, answer)) type="submit" name="choice" value=(answer.text) data-spots=(answer.spots.join(" ")) {
                span { (self.told(&answer.say)) }
            }
        }
    }

    fn button(&self, step: &Step, answer: &Answer) -> Markup {
        let is_taken = step.chosen() == Some(&answer.text);
        html! {
            button .choice id=(id(step, answer)) type="button" value=(answer.text) data-spots=(answer.spots.join(" "))
                aria-pressed=(is_taken.to_string()) {
                span { (self.told(&answer.say)) }
            }
        }
    }
}

impl Step {
    fn chosen(&self) -> Option<&String> {
        self.taken.and_then(|taken| self.answers.get(taken)).map(|answer| &answer.text)
    }
}

/// The headings of answers in the order in which they come up.
fn headings(answers: &[Answer]) -> Vec<Option<&String>> {
    let mut headings: Vec<Option<&String>> = Vec::new();
    for answer in answers.iter().filter(|answer| answer.fits) {
        if !headings.contains(&answer.heading.as_ref()) {
            headings.push(answer.heading.as_ref());
        }
    }
    headings
}

/// A name for a button: two questions may have the same answer.
fn id(step: &Step, answer: &Answer) -> String {
    let mut hasher = DefaultHasher::new();
    (&step.asked, &answer.text).hash(&mut hasher);
    format!("c-{:x}", hasher.finish())
}
