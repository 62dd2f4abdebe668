//! A past moment of a game, and the way through all of them.

use super::analysis::AnalysisPage;
use super::faces::face;
use super::shell::{language_menu, page, towers};
use crate::analysing::decision_at;
use crate::board::shield;
use crate::live_table::{AnalysisRun, Known, TableData};
use crate::opponent;
use crate::played_game::{PlayedGame, Sight};
use crate::proposed::Marks;
use crate::puzzling::put_together;
use crate::screen::Screen;
use crate::shared::Shared;
use crate::speech::{self, Voice, linked};
use crate::storage::Sitter;
use ::analysis::{Event, EventKind};
use maud::{Markup, PreEscaped, html};
use tabletop::{Seat, Viewer};
use words::{Phrase, phrase};

/// What is looked at.
pub struct Moment<'a> {
    /// The table now.
    pub data: &'a TableData,
    /// Who looks.
    pub screen: Screen,
    /// Through whose eyes.
    pub eyes: Viewer,
    /// How many steps had been taken.
    pub at: usize,
    /// The game then.
    pub game: &'a dyn PlayedGame,
    /// The analysis, if it was made.
    pub analysed: Option<&'a AnalysisRun>,
    /// Which of the moves that it has weighed is shown, the best first.
    pub shown: usize,
}

impl Moment<'_> {
    /// The page.
    pub fn page(&self) -> Markup {
        let language = self.screen.language;
        let names = self.data.names(language);
        let sight = self.game.sight(self.eyes, Voice { language, names: &names }, false, &Shared::default());
        let drawn = crate::parts::Drawn::new(self.draw(&sight, &names));
        page(
            language,
            &self.text(phrase!("page-replay-title", game = self.data.title(language))),
            "play replay",
            html! {
                main #table data-replay data-at=(self.at) { (PreEscaped(drawn.html())) }
                div #tip .tip popover="manual" role="tooltip" {}
                div #notice .notice role="alert" {}
            },
        )
    }

    fn text(&self, phrase: Phrase) -> String {
        self.screen.language.text(&phrase)
    }

    fn link(&self, at: usize) -> String {
        let eyes = match self.eyes {
            Viewer::Seat(seat) => format!("&eyes={}", seat.0),
            Viewer::Spectator => String::new(),
        };
        format!("/t/{}/replay?at={at}{eyes}", self.data.row.id)
    }

    fn draw(&self, sight: &Sight, names: &[String]) -> Markup {
        let last = self.data.game.steps();
        let language = self.screen.language;
        let latest = self.latest(sight);
        let arms = self.game.arms(names);
        let told = sight.log.iter().filter(|line| Some(line.step) == latest);
        html! {
            header #top .top {
                a .home href={ "/t/" (self.data.row.id) } aria-label=(self.text(phrase!("page-back-to-table"))) { (towers()) }
                h1 { (self.data.title(language)) }
                p .chapter { (sight.chapter) }
                (super::menus::primer(self.game, language))
                (language_menu(language, &self.link(self.at)))
                p #status .status role="status" { (self.text(phrase!("page-replay-at", at = self.at, last = last))) }
            }
            section #board .board aria-label=(self.text(phrase!("page-board"))) { (sight.board) }
            aside .side {
                section #ask .ask aria-labelledby="question" data-marks=[self.marks(names).map(|marks| marks.written())] {
                    h2 #question tabindex="-1" {
                        @if latest.is_none() { (self.text(phrase!("page-replay-beginning"))) }
                        @for line in told { (linked(&line.text, &arms)) " " }
                    }
                    (self.controls(last))
                    @if self.data.game.is_over() { (self.eyes_form(names)) (self.play_on(names)) }
                    p .back { a href={ "/t/" (self.data.row.id) } { (self.text(phrase!("page-back-to-table"))) } }
                }
                (families(self.data, self.game, sight, Voice { language, names }))
                div #log .log role="region" aria-label=(self.text(phrase!("page-replay-log"))) tabindex="0" {
                    ol {
                        @for line in sight.log.iter() {
                            li .now[Some(line.step) == latest] { a href=(self.link(line.step)) { (linked(&line.text, &arms)) } }
                        }
                    }
                }
            }
        }
    }

    /// The last step up to this moment of which there is something to tell: not every step has a sentence.
    fn latest(&self, sight: &Sight) -> Option<usize> {
        sight.log.iter().map(|line| line.step).filter(|step| *step <= self.at).max()
    }

    fn controls(&self, last: usize) -> Markup {
        let step = |to: usize, id: &str, phrase: Phrase, sign: &str| {
            let word = self.text(phrase);
            html! { a .button id=(id) href=(self.link(to)) aria-label=(word) title=(word) { (sign) } }
        };
        html! {
            nav .moments aria-label=(self.text(phrase!("page-replay-moments"))) {
                (step(0, "first", phrase!("page-replay-first"), "«"))
                (step(self.at.saturating_sub(1), "back", phrase!("page-replay-back"), "‹"))
                (step((self.at + 1).min(last), "next", phrase!("page-replay-next"), "›"))
                (step(last, "last", phrase!("page-replay-last"), "»"))
            }
            (self.judged())
            (self.autoplay())
            (self.rounds())
            (self.own_turns())
            form method="get" action={ "/t/" (self.data.row.id) "/replay" } .slide {
                label for="at" { (self.text(phrase!("page-replay-moment"))) }
                input #at type="range" name="at" min="0" max=(last) value=(self.at);
                @if let Viewer::Seat(seat) = self.eyes { input type="hidden" name="eyes" value=(seat.0); }
                button type="submit" .plain { (self.text(phrase!("page-replay-show"))) }
            }
        }
    }

    /// What the analysis says of the decision of this moment; the way to it.
    fn judged(&self) -> Markup {
        if !self.data.game.is_over() {
            return html! {};
        }
        html! {
            div .judged {
                @if let Some((run, event)) = self.decision() {
                    (AnalysisPage::new(self.data, self.screen, Known::Own, None).moment(&*run.plan, event, self.shown, &|shown| {
                        format!("{}&shown={shown}", self.link(event.step))
                    }))
                }
                (self.way_to_analysis())
            }
        }
    }

    /// The way to what was found; where nobody has asked for it yet, the button that does.
    fn way_to_analysis(&self) -> Markup {
        let address = format!("/t/{}/analysis", self.data.row.id);
        html! {
            @if self.analysed.is_some() {
                p { a href=(address) { (self.text(phrase!("page-analysis-judged"))) } }
            } @else {
                form method="post" action=(address) {
                    button type="submit" { (self.text(phrase!("page-analysis-button"))) }
                }
            }
        }
    }

    /// The decision of this moment, if it was judged.
    fn decision(&self) -> Option<(&AnalysisRun, &Event)> {
        let run = self.analysed?;
        Some((run, decision_at(run.finished()?, self.at)?))
    }

    /// The move that is shown, as it lies on the board of the moment in which it could be made.
    fn marks(&self, names: &[String]) -> Option<Marks> {
        let (_, event) = self.decision().filter(|(_, event)| event.step == self.at)?;
        let EventKind::Decision { seat, judged: Some(judged) } = &event.kind else { return None };
        let path = &judged.moves.get(self.shown).or(judged.moves.first())?.choices;
        let voice = Voice { language: self.screen.language, names };
        let together = put_together(self.game, *seat, path, voice)?;
        Some(Marks { lit: Vec::new(), ..together.marks })
    }

    /// Lets the game run by itself; the script does it.
    fn autoplay(&self) -> Markup {
        let speeds = [(2200, "calmly"), (1000, "quickly"), (350, "fast")];
        html! {
            div .autoplay .script-only {
                button #autoplay type="button" data-pause=(self.text(phrase!("page-replay-pause"))) {
                    (self.text(phrase!("page-replay-play")))
                }
                select #speed aria-label=(self.text(phrase!("page-replay-speed"))) {
                    @for (pause, speed) in speeds {
                        option value=(pause) selected[speed == "quickly"] { (self.text(phrase!("page-replay-speeds", speed = speed))) }
                    }
                }
            }
        }
    }

    /// Ways to the beginning of each round, once all of them are known.
    fn rounds(&self) -> Markup {
        let Ok(course) = self.data.game.course(self.screen.language) else { return html! {} };
        let ends = course.chapters.iter().map(|(_, end)| *end);
        let begins = std::iter::once(0).chain(ends);
        html! {
            nav .rounds aria-label=(self.text(phrase!("page-replay-rounds"))) {
                @for (begin, (name, end)) in begins.zip(&course.chapters) {
                    a href=(self.link(begin)) aria-current=[(begin..*end).contains(&self.at).then_some("true")] { (name) }
                }
            }
        }
    }

    /// Ways to the turns before and after this moment of whoever's eyes these are.
    fn own_turns(&self) -> Markup {
        let eyes = match self.eyes {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => self.screen.own.iter().next(),
        };
        let Some(seat) = eyes else { return html! {} };
        let turns = self.data.game.turns(seat);
        let before = turns.iter().rev().find(|turn| **turn < self.at);
        let after = turns.iter().find(|turn| **turn > self.at);
        html! {
            nav .rounds aria-label=(self.text(phrase!("page-replay-turns"))) {
                @if let Some(turn) = before { a #turn-before href=(self.link(*turn)) { "‹ " (self.text(phrase!("page-replay-turn-before"))) } }
                @if let Some(turn) = after { a #turn-after href=(self.link(*turn)) { (self.text(phrase!("page-replay-turn-after"))) " ›" } }
                button type="button" .script-only data-copy=(format!("{}&lang={}", self.link(self.at), self.screen.language.tag())) {
                    (self.text(phrase!("page-replay-copy")))
                }
            }
        }
    }

    fn eyes_form(&self, names: &[String]) -> Markup {
        html! {
            form method="get" action={ "/t/" (self.data.row.id) "/replay" } .eyes {
                input type="hidden" name="at" value=(self.at);
                label {
                    (self.text(phrase!("page-replay-eyes"))) " "
                    select name="eyes" data-submit {
                        option value="" { (self.text(phrase!("page-replay-spectator"))) }
                        @for (seat, name) in names.iter().enumerate() {
                            option value=(seat) selected[self.eyes.is(Seat(seat as u8))] { (name) }
                        }
                    }
                }
                button type="submit" .plain { (self.text(phrase!("page-replay-look"))) }
            }
        }
    }

    fn play_on(&self, names: &[String]) -> Markup {
        let own = self.screen.own.iter().next();
        html! {
            @if !self.game.is_over() {
                form method="post" action={ "/t/" (self.data.row.id) "/play-on" } .play-on {
                    input type="hidden" name="at" value=(self.at);
                    label {
                        (self.text(phrase!("page-replay-play-on-as"))) " "
                        select name="seat" {
                            @for (seat, name) in names.iter().take(self.game.players() as usize).enumerate() {
                                option value=(seat) selected[own == Some(Seat(seat as u8))] { (name) }
                            }
                        }
                    }
                    @if self.game.players() > 1 {
                        label {
                            " " (self.text(phrase!("page-replay-against"))) " "
                            select name="level" {
                                @for (level, _) in opponent::levels() { option value=(level) selected[level == opponent::USUAL] { (self.text(speech::level(level))) } }
                            }
                        }
                    } @else {
                        input type="hidden" name="level" value=(opponent::USUAL);
                    }
                    button .primary type="submit" { (self.text(phrase!("page-replay-play-on"))) }
                }
            }
        }
    }
}

fn families(data: &TableData, game: &dyn PlayedGame, sight: &Sight, voice: Voice<'_>) -> Markup {
    let bot_at = |seat: usize| match data.row.chairs.get(seat).map(|chair| &chair.sitter) {
        Some(Sitter::Bot(level)) => Some(level.as_str()),
        _ => None,
    };
    html! {
        section #families .families aria-label=(voice.text(&phrase!("page-players"))) tabindex="0" {
            ul {
                @for (seat, ((arms, name), holdings)) in game.arms(voice.names).iter().zip(voice.names).zip(&sight.holdings).enumerate() {
                    li .family .(arms.class) .turn[sight.waiting.contains(Seat(seat as u8))] data-family=(seat) {
                        (shield(*arms))
                        span .name dir="auto" title=(name) {
                            @if let Some(level) = bot_at(seat) { (face(level)) }
                            (name)
                        }
                        @if bot_at(seat).is_some() { span .who { (voice.text(&phrase!("page-role-robot"))) } }
                        div .holdings { (holdings) }
                    }
                }
            }
        }
    }
}
