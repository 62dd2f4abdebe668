//! A puzzle: the board at its moment, the move to be found, and what is said to a try.

use super::draft::Panel;
use super::menus;
use super::shell::{language_menu, page, towers};
use crate::board::{Arms, shield};
use crate::played_game::{PlayedGame, Sight};
use crate::proposed::{Marks, Proposed};
use crate::puzzling::{Place, Progress};
use crate::shared::Shared;
use crate::speech::{Voice, linked};
use maud::{Markup, html};
use puzzles::{Answer, Grade, Numbered, verdict};
use tabletop::{Seat, Viewer};
use words::{Arg, Phrase, phrase};

/// What somebody has tried, and what comes of it.
pub struct Tried {
    /// How good it is.
    pub grade: Grade,
    /// How many points it loses, and how far that may be off.
    pub loses: Option<(f64, f64)>,
    /// The move.
    pub tried: Answer,
    /// The best one.
    pub best: Answer,
    /// The moves that were weighed.
    pub weighed: Vec<(Phrase, f64, f64)>,
    /// The best one as it is shown on the board.
    pub shown: Option<Box<Proposed>>,
}

/// A puzzle and who looks at it.
pub struct PuzzlePage<'a> {
    /// The puzzle.
    pub one: Numbered<'a>,
    /// Where somebody is in its move.
    pub place: Place,
    /// The table.
    pub game: &'a dyn PlayedGame,
    /// How it is said.
    pub voice: Voice<'a>,
    /// How far the browser has come.
    pub progress: &'a Progress,
    /// What the game is called.
    pub title: Phrase,
}

impl PuzzlePage<'_> {
    fn text(&self, phrase: Phrase) -> String {
        self.voice.text(&phrase)
    }

    fn seat(&self) -> Seat {
        Seat(self.one.puzzle.seat)
    }

    /// The page.
    pub fn page(&self, tried: Option<&Tried>) -> Markup {
        let is_asked = tried.is_none();
        let sight = self.game.sight(Viewer::Seat(self.seat()), self.voice, is_asked, &Shared::default());
        let title = self.text(phrase!("page-puzzle-title", number = self.one.number));
        let drawn = crate::parts::Drawn::new(self.draw(&sight, tried));
        page(
            self.voice.language,
            &title,
            "play puzzle",
            html! {
                a .skip href="#ask" { (self.text(phrase!("page-table-skip"))) }
                main #table data-live=(self.place.address()) data-still data-seat=(self.seat().0) data-title=(title) {
                    (maud::PreEscaped(drawn.html()))
                }
                div #tip .tip popover="manual" role="tooltip" {}
                div #notice .notice role="alert" {}
                p #said .unseen role="status" {}
            },
        )
    }

    fn draw(&self, sight: &Sight, tried: Option<&Tried>) -> Markup {
        let arms = self.game.arms(self.voice.names);
        let here = match tried {
            Some(_) => format!("/puzzles/{}", self.one.number),
            None => self.place.address(),
        };
        html! {
            header #top .top {
                a .home href="/puzzles" aria-label=(self.text(phrase!("page-puzzles-heading"))) { (towers()) }
                h1 { (self.text(phrase!("page-puzzle-heading", number = self.one.number))) }
                p .chapter { (self.text(self.title.clone())) " · " (sight.chapter) }
                (menus::primer(self.game, self.voice.language))
                (language_menu(self.voice.language, &here))
                p #status .status .mine role="status" { (self.status(tried)) }
            }
            section #board .board aria-label=(self.text(phrase!("page-board"))) { (sight.board) }
            aside .side {
                @match tried {
                    Some(tried) => (self.answered(tried, &arms)),
                    None => (self.question(sight, &arms)),
                }
                (self.families(sight, &arms))
                (self.ways())
            }
        }
    }

    fn status(&self, tried: Option<&Tried>) -> String {
        match tried {
            Some(tried) => self.text(verdict(tried.grade, tried.loses)),
            None => self.text(phrase!("page-puzzle-yours", who = self.seat())),
        }
    }

    fn question(&self, sight: &Sight, arms: &[Arms]) -> Markup {
        let asked = sight.asked.as_ref();
        html! {
            section #ask .ask .mine aria-labelledby="question" data-question=[asked.map(|asked| asked.number)]
                data-seat=(self.seat().0) data-marks=[asked.map(|asked| asked.proposed.marks.written())] {
                h2 #question tabindex="-1" {
                    @match asked { Some(asked) => (linked(&asked.text, arms)), None => (self.status(None)) }
                }
                p .puzzle-task { (self.text(phrase!("page-puzzle-task", who = self.seat()))) }
                (self.about())
                @if let Some(holdings) = sight.holdings.get(self.seat().index()) { div .wealth { (holdings) } }
                @if let Some(asked) = asked {
                    div #move .move {
                        (Panel {
                            action: format!("{}/answer", self.place.address()),
                            seat: self.seat(),
                            question: asked.number,
                            voice: self.voice,
                            arms,
                        }.proposed(&asked.proposed))
                    }
                }
                div .tools {
                    @if !self.place.so_far.is_empty() {
                        a #again .button href={ "/puzzles/" (self.one.number) } { (self.text(phrase!("page-puzzle-from-the-start"))) }
                    }
                    p .how .script-only { (self.text(phrase!("page-on-board"))) }
                }
            }
        }
    }

    /// How difficult it is, and what it is about for whoever wants a hint.
    fn about(&self) -> Markup {
        let themes: Vec<Phrase> = self.one.puzzle.themes.iter().map(|theme| theme.title()).collect();
        html! {
            div .puzzle-about {
                (difficulty(self.one.puzzle.difficulty, self.voice))
                details { summary { (self.text(phrase!("page-puzzle-hint"))) } p { (self.voice.say(&phrase!("page-puzzle-themes", themes = themes))) } }
            }
        }
    }

    fn answered(&self, tried: &Tried, arms: &[Arms]) -> Markup {
        let marks = tried.shown.as_ref().map(|shown| Marks { lit: Vec::new(), ..shown.marks.clone() });
        html! {
            section #ask .ask .answered aria-labelledby="question" data-seat=(self.seat().0) tabindex="0"
                data-marks=[marks.map(|marks| marks.written())] {
                h2 #question tabindex="-1" .puzzle-grade .(tried.grade.word()) {
                    (self.text(phrase!("page-puzzle-grade", grade = tried.grade.word())))
                }
                p { (self.voice.say(&verdict(tried.grade, tried.loses))) }
                div .tools {
                    a #again .button href={ "/puzzles/" (self.one.number) } { (self.text(phrase!("page-puzzle-again"))) }
                    a #another .button .primary href={ "/puzzles/next?from=" (self.one.number) "&game=" (self.one.puzzle.game) } {
                        (self.text(phrase!("page-puzzle-next")))
                    }
                    form method="post" action={ "/puzzles/" (self.one.number) "/play-on" } {
                        button type="submit" { (self.text(phrase!("page-puzzle-play-on"))) }
                    }
                }
                (self.told(phrase!("page-puzzle-best"), &tried.best, arms))
                @if tried.grade != Grade::Best { (self.told(phrase!("page-puzzle-tried"), &tried.tried, arms)) }
                (self.weighed(tried, arms))
                (self.streak())
            }
        }
    }

    fn told(&self, heading: Phrase, answer: &Answer, arms: &[Arms]) -> Markup {
        html! {
            div .puzzle-answer {
                h3 { (self.text(heading)) }
                p { (linked(&self.voice.say(&answer.says), arms)) }
                @if !answer.does.is_empty() {
                    ul { @for reason in &answer.does { li { (linked(&self.voice.say(reason), arms)) } } }
                }
            }
        }
    }

    /// Every move that was weighed, with its interval.
    fn weighed(&self, tried: &Tried, arms: &[Arms]) -> Markup {
        let tenths = |number: f64| self.text(phrase!("page-puzzle-points", points = Arg::difference(number)));
        html! {
            details .puzzle-weighed {
                summary { (self.text(phrase!("page-puzzle-weighed"))) }
                table {
                    thead { tr {
                        th scope="col" { (self.text(phrase!("page-puzzle-move"))) }
                        th scope="col" { (self.text(phrase!("page-puzzle-behind"))) }
                    } }
                    tbody {
                        @for (steps, behind, within) in &tried.weighed {
                            tr {
                                td { (linked(&self.voice.say(steps), arms)) }
                                td { (tenths(-behind)) @if *within > 0.0 { " ± " (tenths(*within).trim_start_matches('+')) } }
                            }
                        }
                    }
                }
            }
        }
    }

    fn streak(&self) -> Markup {
        html! {
            p .puzzle-streak { (self.text(phrase!("page-puzzle-streak", streak = self.progress.streak, best = self.progress.best))) }
        }
    }

    fn families(&self, sight: &Sight, arms: &[Arms]) -> Markup {
        html! {
            section #families .families aria-label=(self.text(phrase!("page-players"))) tabindex="0" {
                ul {
                    @for (seat, ((arms, name), holdings)) in (0..).map(Seat).zip(arms.iter().zip(self.voice.names).zip(&sight.holdings)) {
                        li .family .(arms.class) .turn[seat == self.seat()] data-family=(seat.0) {
                            (shield(*arms))
                            span .name dir="auto" title=(name) { (name) }
                            @if seat == self.seat() { span .who { (self.text(phrase!("page-role-you"))) } }
                            div .holdings { (holdings) }
                        }
                    }
                }
            }
        }
    }

    fn ways(&self) -> Markup {
        html! {
            nav .puzzle-ways aria-label=(self.text(phrase!("page-puzzles-heading"))) {
                a href="/puzzles" { (self.text(phrase!("page-puzzles-all"))) }
                " · " a href="/puzzles/daily" { (self.text(phrase!("page-puzzles-daily"))) }
                " · " a href={ "/puzzles/next?from=" (self.one.number) } { (self.text(phrase!("page-puzzles-random"))) }
            }
        }
    }
}

/// Five pips, as many of them filled as a puzzle is difficult.
pub fn difficulty(of_five: u8, voice: Voice<'_>) -> Markup {
    let said = voice.text(&phrase!("page-puzzle-difficulty", difficulty = of_five));
    html! {
        span .pips role="img" aria-label=(said) title=(said) {
            @for pip in 1..=5 { span .pip .full[pip <= of_five] {} }
        }
    }
}
