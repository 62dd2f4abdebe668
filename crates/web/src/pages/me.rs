//! My games: results, where points come from, favourite cards, luck with dice, achievements.

use super::shell::{banner, letter};
use crate::career::{Career, Kind};
use crate::games::Games;
use ::analysis::amount;
use maud::{Markup, html};
use tabletop::{Component, Game};
use troyes_dice::TroyesDice;
use troyes_dice::achievements::Achievement;
use words::{Arg, Language, Phrase, phrase};

/// So many favourite cards are shown.
const FAVOURITES: usize = 8;
const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 70.0;

/// The page.
pub fn me(career: &Career, games: &Games, language: Language) -> Markup {
    let at = Me { career, games, language };
    letter(
        language,
        "/me",
        &at.text(phrase!("page-me-title")),
        html! {
            (banner(language, &at.text(phrase!("page-me-heading"))))
            main .me {
                p { (at.text(phrase!("page-me-about", count = career.games.len()))) }
                @for kind in career.kinds() { (at.kind(&kind)) }
                @if !career.games.is_empty() { (at.luck()) (at.favourites()) }
                (at.achievements())
                p .me-ways {
                    @if !career.games.is_empty() { a href="/me/export" download { (at.text(phrase!("page-me-export"))) } " · " }
                    a href="/puzzles" { (at.text(phrase!("page-puzzles-heading"))) } " · "
                    a href="/" { (at.text(phrase!("page-to-lobby"))) }
                }
            }
        },
    )
}

struct Me<'a> {
    career: &'a Career,
    games: &'a Games,
    language: Language,
}

impl Me<'_> {
    fn text(&self, phrase: Phrase) -> String {
        self.language.text(&phrase)
    }

    fn kind(&self, kind: &Kind<'_>) -> Markup {
        let points = kind.points();
        let mean = points.iter().sum::<i32>() as f64 / points.len().max(1) as f64;
        let counts = !kind.games.iter().all(|game| game.facts.is_alone);
        html! {
            section .me-kind {
                h2 {
                    (self.text(self.games.title(kind.offer)))
                    @if kind.players > 1 { " · " (self.text(phrase!("page-puzzles-players", players = kind.players))) }
                    @if kind.has_options { " · " (self.text(phrase!("page-me-options"))) }
                }
                p {
                    (self.text(phrase!("page-me-results", games = kind.games.len(), mean = mean.round() as i64)))
                    @if counts { " " (self.text(phrase!("page-me-wins", wins = kind.wins()))) }
                }
                @if let Some(best) = kind.best() {
                    p {
                        a href={ "/t/" (best.table) } { (self.text(phrase!("page-me-best", points = best.facts.points))) }
                        @if let Some(verdict) = &best.facts.verdict { " " (self.language.say(verdict, &[]).capitalized()) }
                    }
                }
                @if points.len() > 1 {
                    @let label = phrase!("page-me-course", points = Arg::row(points.iter().copied()));
                    (self.course(&points.iter().copied().map(f64::from).collect::<Vec<_>>(), label))
                }
                (self.losses(kind))
                (self.sources(kind))
            }
        }
    }

    /// What decisions lost on average, one analysed game after the other; or that there is a way to know it.
    fn losses(&self, kind: &Kind<'_>) -> Markup {
        let losses = kind.losses();
        let mean = losses.iter().sum::<f64>() / losses.len().max(1) as f64;
        let said = losses.iter().map(|loss| amount(*loss));
        html! {
            @if losses.is_empty() {
                p .note { (self.text(phrase!("page-me-losses-none"))) }
            } @else {
                p { (self.text(phrase!("page-me-losses", games = losses.len(), mean = amount(mean)))) }
            }
            @if losses.len() > 1 { (self.course(&losses, phrase!("page-me-losses-course", losses = Arg::row(said)))) }
        }
    }

    /// A number of one game after the other, said in words by the label.
    fn course(&self, numbers: &[f64], label: Phrase) -> Markup {
        let least = numbers.iter().copied().fold(f64::INFINITY, f64::min);
        let most = numbers.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let span = if most > least { most - least } else { 1.0 };
        let x =
            |i: usize| format!("{:.1}", 8.0 + (WIDTH - 16.0) * i as f64 / (numbers.len() - 1).max(1) as f64);
        let y = |number: f64| format!("{:.1}", HEIGHT - 10.0 - (HEIGHT - 20.0) * (number - least) / span);
        let corners: Vec<String> =
            numbers.iter().enumerate().map(|(i, number)| format!("{},{}", x(i), y(*number))).collect();
        html! {
            figure .me-course {
                svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } aria-hidden="true" {
                    polyline points=(corners.join(" ")) {}
                    @for (i, number) in numbers.iter().enumerate() {
                        circle cx=(x(i)) cy=(y(*number)) r="3" { title { (self.text(amount(*number))) } }
                    }
                }
                figcaption { (self.text(label)) }
            }
        }
    }

    /// Where points come from, on average.
    fn sources(&self, kind: &Kind<'_>) -> Markup {
        let sources = kind.sources();
        let most = sources.iter().map(|(_, mean)| mean.abs()).fold(1.0, f64::max);
        html! {
            table .me-sources {
                caption { (self.text(phrase!("page-me-sources"))) }
                @for (source, mean) in &sources {
                    tr .loss[*mean < 0.0] {
                        th scope="row" { (self.language.say(source, &[]).capitalized()) }
                        td {
                            svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
                                rect width=(format!("{:.1}", 100.0 * mean.abs() / most)) height="10" {}
                            }
                        }
                        td .value { (self.text(phrase!("page-puzzle-points", points = Arg::difference(*mean)))) }
                    }
                }
            }
        }
    }

    fn luck(&self) -> Markup {
        let luck = self.career.luck();
        html! {
            @if luck.dice > 0 {
                section {
                    h2 { (self.text(phrase!("page-me-luck"))) }
                    p { (self.text(phrase!("page-me-luck-about", dice = luck.dice, pips = luck.pips, difference = Arg::difference(luck.difference())))) }
                }
            }
        }
    }

    fn favourites(&self) -> Markup {
        let favourites = self.career.favourites(FAVOURITES);
        html! {
            @if !favourites.is_empty() {
                section {
                    h2 { (self.text(phrase!("page-me-favourites"))) }
                    ol .me-favourites {
                        @for (game, id, count) in favourites {
                            li {
                                a href={ "/cards?game=" (game) "#" (id) } { (self.text(Component { game, id }.name())) }
                                " " span .count { (self.text(phrase!("page-me-times", count = count))) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// What Troyes Dice has to earn, and how far it is.
    fn achievements(&self) -> Markup {
        let Ok(game) = TroyesDice::new(&Default::default(), None) else { return html! {} };
        let dice = &self.career.dice;
        html! {
            section {
                h2 { (self.text(phrase!("page-me-achievements", earned = dice.earned.len(), all = Achievement::ALL.len()))) }
                p {
                    (self.text(phrase!("page-me-dice", alone = dice.solo, others = dice.multiplayer, banquets = dice.expansion)))
                    @if let Some(best) = dice.best { " " (self.text(phrase!("page-me-best", points = best))) }
                }
                ul .me-achievements {
                    @for achievement in Achievement::ALL {
                        @let is_earned = dice.earned.contains(&achievement);
                        li .earned[is_earned] {
                            span aria-hidden="true" .sign { @if is_earned { "✓" } @else { "○" } }
                            div {
                                strong { (self.text(Component::from(achievement).name())) }
                                span .unseen { " (" (self.text(phrase!("page-me-earned", earned = if is_earned { "yes" } else { "no" }))) ")" }
                                p {
                                    (self.text(achievement.rule(&game)))
                                    @if let Some((now, wanted)) = dice.progress(game.printed(), achievement).filter(|_| !is_earned) {
                                        " " span .count { (self.text(phrase!("page-me-progress", now = now, wanted = wanted))) }
                                        progress max=(wanted) value=(now) aria-hidden="true" {}
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
