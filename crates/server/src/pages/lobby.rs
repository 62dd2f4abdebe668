//! The lobby: new tables, one's own tables, tables to watch.

use super::score::join;
use super::shell::page;
use super::skyline::hero;
use crate::games::Games;
use crate::new_table::{MOST_FIGURES, USUAL_PACE};
use crate::opponent;
use crate::store::Summary;
use maud::{Markup, html};
use stage::{Alternatives, LobbyOffer};
use words::Language;

/// How fast bots can be made to play: milliseconds and the word for it.
pub const PACES: [(u32, &str); 4] =
    [(0, "at once"), (400, "quickly"), (USUAL_PACE, "calmly"), (2500, "slowly")];

/// The lobby.
pub fn lobby(games: &Games, mine: &[Summary], listed: &[Summary], language: Language) -> Markup {
    let now = crate::store::now();
    page(
        "Troyes",
        "lobby",
        html! {
            (hero(
                "Troyes",
                "The year is 1200. Take a seat, alone against bots or with friends: a link is all they need.",
            ))
            main {
                section .new aria-labelledby="new" {
                    h2 #new { "New table" }
                    @for (i, offer) in games.iter().flat_map(|rules| rules.offers()).enumerate() {
                        (offer_form(&offer, i == 0, language))
                    }
                }
                @if !mine.is_empty() || !listed.is_empty() {
                    div .others {
                        @if !mine.is_empty() { (tables("mine", "Your tables", mine, games, now, language)) }
                        @if !listed.is_empty() { (tables("listed", "Tables to watch", listed, games, now, language)) }
                    }
                }
            }
            footer .imprint {
                p { "An unofficial, free program for people who like the board game. Nothing of it belongs to its publisher." }
            }
        },
    )
}

/// So many tables are listed at once; a click shows the older ones.
const AT_ONCE: usize = 6;

fn tables(id: &str, title: &str, tables: &[Summary], games: &Games, now: i64, language: Language) -> Markup {
    let (newest, older) = tables.split_at(tables.len().min(AT_ONCE));
    html! {
        section .tables aria-labelledby=(id) {
            h2 id=(id) { (title) }
            ul { @for table in newest { (listed_table(table, games, now, language)) } }
            @if !older.is_empty() {
                details .older {
                    summary { (older.len()) " more" }
                    ul { @for table in older { (listed_table(table, games, now, language)) } }
                }
            }
        }
    }
}

fn listed_table(table: &Summary, games: &Games, now: i64, language: Language) -> Markup {
    let is_mine = table.asked.iter().any(|seat| table.own.contains(seat));
    html! {
        li .mine[is_mine] .over[table.is_over] {
            a href={ "/t/" (table.id) } {
                strong { (language.text(&games.title(&table.offer))) }
                span .names { (table.names.join(", ")) }
            }
            span .when {
                @if table.is_over { "over" } @else if is_mine { "your turn" } @else { (waiting(table)) }
                " · " (ago(now - table.touched))
            }
        }
    }
}

fn waiting(table: &Summary) -> String {
    let names: Vec<&str> =
        table.asked.iter().filter_map(|seat| table.names.get(seat.index())).map(String::as_str).collect();
    format!("waiting for {}", join(&names))
}

fn ago(seconds: i64) -> String {
    let (count, unit) = match seconds {
        ..=59 => return "just now".into(),
        60..=3599 => (seconds / 60, "minute"),
        3600..=86_399 => (seconds / 3600, "hour"),
        _ => (seconds / 86_400, "day"),
    };
    format!("{count} {unit}{} ago", if count == 1 { "" } else { "s" })
}

fn offer_form(offer: &LobbyOffer, is_first: bool, language: Language) -> Markup {
    let (least, most) = (*offer.players.start(), *offer.players.end());
    let usual = 2.clamp(least, most);
    html! {
        details .offer name="offer" open[is_first] {
            summary { h3 { (language.text(&offer.title)) } p { (language.text(&offer.about)) } }
            form method="post" action="/tables" data-offer {
                input type="hidden" name="offer" value=(offer.name);
                div .row {
                    label .field {
                        span { "Your name" @if most > 1 { " (several at one screen: with commas)" } }
                        input type="text" name="name" maxlength=(25 * u32::from(most)) autocomplete="nickname" data-remember="name";
                    }
                    @if least == most {
                        input type="hidden" name="players" value=(most);
                    } @else {
                        label .field {
                            span { "Players" }
                            select name="players" data-players {
                                @for count in least..=most { option value=(count) selected[count == usual] { (count) } }
                            }
                        }
                    }
                }
                fieldset .seats {
                    legend { "Who plays?" }
                    @for seat in 0..most { (seat_field(seat)) }
                }
                @if most > 1 { (levels(language)) }
                (options(offer, language))
                (table_settings(most))
                button .primary type="submit" { "Open the table" }
            }
        }
    }
}

fn seat_field(seat: u8) -> Markup {
    html! {
        label .field data-seat=(seat) {
            span { "Seat " (seat + 1) }
            select name={ "seat" (seat) } {
                option value="me" selected[seat == 0] { "I play" }
                option value="guest" { "somebody with a link" }
                @for (place, (level, _)) in opponent::levels().enumerate() {
                    option value={ "bot:" (level) } selected[seat > 0 && level == opponent::USUAL] {
                        "bot · " (level.replace(':', " ")) (strength(place))
                    }
                }
            }
        }
    }
}

/// A word for whoever knows no level by its name.
fn strength(place: usize) -> &'static str {
    match place {
        0 => " (easiest)",
        last if last + 1 == opponent::levels().len() => " (strongest)",
        _ => "",
    }
}

fn levels(language: Language) -> Markup {
    html! {
        details .levels {
            summary { "What the bots do" }
            dl { @for (level, about) in opponent::levels() { dt { (level.replace(':', " ")) } dd { (language.text(&about)) } } }
        }
    }
}

fn options(offer: &LobbyOffer, language: Language) -> Markup {
    html! {
        @if !offer.options.is_empty() || !offer.alternatives.is_empty() {
            details .more { summary { "Modules and variants" } fieldset .options {
                legend .unseen { "Modules and variants" }
                @for alternatives in &offer.alternatives { (one_of(alternatives, language)) }
                @for (name, about) in &offer.options {
                    label .check {
                        input type="checkbox" name="option" value=(name);
                        span { (language.text(about)) }
                    }
                }
            } }
        }
    }
}

fn one_of(alternatives: &Alternatives, language: Language) -> Markup {
    html! {
        label .field {
            span { (language.text(&alternatives.title)) }
            select name="option" {
                @if let Some(none) = &alternatives.none { option value="" { (language.text(none)) } }
                @for (name, about) in &alternatives.options { option value=(name) { (language.text(about)) } }
            }
        }
    }
}

fn table_settings(most: u8) -> Markup {
    html! {
        details .more {
            summary { "More settings: pace of the bots, spectators, your own figures" }
            @if most > 1 {
                label .check {
                    input type="checkbox" name="by_lot" value="yes";
                    span { "Lots decide who sits where" }
                }
            }
            label .check {
                input type="checkbox" name="listed" value="yes";
                span { "Everybody in the lobby may watch" }
            }
            label .field {
                span { "Bots play" }
                select name="pace" {
                    @for (pace, word) in PACES { option value=(pace) selected[pace == USUAL_PACE] { (word) } }
                }
            }
            label .field {
                span { "Figures of your own copy of the game (a TOML file with what differs)" }
                textarea name="figures" rows="3" spellcheck="false" maxlength=(MOST_FIGURES) {}
            }
            label .field .script-only {
                span { "Or choose the file" }
                input type="file" accept=".toml,text/plain" data-into="figures";
            }
        }
    }
}
