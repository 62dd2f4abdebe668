//! The list of puzzles.

use super::puzzle::difficulty;
use super::shell::{banner, letter};
use crate::games::Games;
use crate::puzzling::Progress;
use crate::routes::Wanted;
use crate::speech::Voice;
use maud::{Markup, html};
use puzzles::{Collection, Numbered, Theme};
use words::{Language, Phrase, phrase};

/// Puzzles and what somebody wants of them.
pub struct Puzzles<'a> {
    /// All of them.
    pub collection: &'a Collection,
    /// Which ones.
    pub wanted: &'a Wanted,
    /// The number of today's.
    pub today: Option<usize>,
    /// The games.
    pub games: &'a Games,
}

impl Puzzles<'_> {
    /// The page.
    pub fn page(&self, progress: &Progress, language: Language) -> Markup {
        let t = |phrase: Phrase| language.text(&phrase);
        let found: Vec<Numbered<'_>> = self.wanted.among(self.collection).collect();
        let query = self.wanted.query();
        letter(
            language,
            &format!("/puzzles?{query}"),
            &t(phrase!("page-puzzles-title")),
            html! {
                (banner(language, &t(phrase!("page-puzzles-heading"))))
                main .puzzles {
                    p { (t(phrase!("page-puzzles-about"))) }
                    div .puzzle-start {
                        @if let Some(today) = self.today { (self.daily(today, progress, language)) }
                        a .button href={ "/puzzles/next?" (query) } { (t(phrase!("page-puzzles-random"))) }
                        p role="status" {
                            (t(phrase!("page-puzzles-solved", solved = progress.solved(), count = self.collection.len())))
                            " " (t(phrase!("page-puzzle-streak", streak = progress.streak, best = progress.best)))
                        }
                    }
                    (self.form(language))
                    p { (t(phrase!("page-puzzles-found", count = found.len()))) }
                    ul .puzzle-list { @for one in &found { (self.line(*one, progress, language)) } }
                    p { a href="/" { (t(phrase!("page-to-lobby"))) } }
                }
            },
        )
    }

    fn daily(&self, today: usize, progress: &Progress, language: Language) -> Markup {
        html! {
            a #daily .button .primary href={ "/puzzles/" (today) } {
                (language.text(&phrase!("page-puzzles-daily")))
                @if progress.is_solved(today) { " ✓" }
            }
        }
    }

    fn form(&self, language: Language) -> Markup {
        let t = |phrase: Phrase| language.text(&phrase);
        let has = |theme: &Theme| self.collection.iter().any(|one| one.puzzle.themes.contains(theme));
        let mut games: Vec<&str> = self.collection.iter().map(|one| one.puzzle.game.as_str()).collect();
        games.sort_unstable();
        games.dedup();
        let any = || html! { option value="" { (t(phrase!("page-cards-any"))) } };
        html! {
            form .search method="get" action="/puzzles" role="search" {
                label .field {
                    span { (t(phrase!("page-puzzles-game"))) }
                    select name="game" data-submit {
                        (any())
                        @for game in games { option value=(game) selected[game == self.wanted.game] { (t(self.games.title(game))) } }
                    }
                }
                label .field {
                    span { (t(phrase!("page-puzzles-theme"))) }
                    select name="theme" data-submit {
                        (any())
                        @for theme in Theme::ALL.into_iter().filter(has) {
                            option value=(theme.word()) selected[theme.word() == self.wanted.theme] { (language.say(&theme.title(), &[]).capitalized()) }
                        }
                    }
                }
                label .field {
                    span { (t(phrase!("page-puzzles-difficulty"))) }
                    select name="difficulty" data-submit {
                        (any())
                        @for level in 1..=5u8 {
                            option value=(level) selected[level.to_string() == self.wanted.difficulty] { (t(phrase!("page-puzzle-difficulty", difficulty = level))) }
                        }
                    }
                }
                button .primary type="submit" { (t(phrase!("page-cards-search"))) }
            }
        }
    }

    fn line(&self, one: Numbered<'_>, progress: &Progress, language: Language) -> Markup {
        let t = |phrase: Phrase| language.text(&phrase);
        let (is_solved, is_missed) = (progress.is_solved(one.number), progress.is_missed(one.number));
        let how = if is_solved {
            "solved"
        } else if is_missed {
            "missed"
        } else {
            "open"
        };
        let game = self.games.title(&one.puzzle.game);
        html! {
            li .(how) {
                a href={ "/puzzles/" (one.number) } {
                    span .number { (one.number) }
                    span .what {
                        strong { (t(game)) }
                        @if one.puzzle.players() > 1 { " · " (t(phrase!("page-puzzles-players", players = one.puzzle.players()))) }
                        span .themes { (themes(one, language)) }
                    }
                    (difficulty(one.puzzle.difficulty, Voice { language, names: &[] }))
                    span .mark title=(t(phrase!("page-puzzles-mark", how = how))) {
                        span aria-hidden="true" { (sign(how)) } span .unseen { (t(phrase!("page-puzzles-mark", how = how))) }
                    }
                }
            }
        }
    }
}

fn sign(how: &str) -> &'static str {
    match how {
        "solved" => "✓",
        "missed" => "✗",
        _ => "",
    }
}

fn themes(one: Numbered<'_>, language: Language) -> String {
    let said: Vec<String> = one.puzzle.themes.iter().map(|theme| language.text(&theme.title())).collect();
    said.join(" · ")
}
