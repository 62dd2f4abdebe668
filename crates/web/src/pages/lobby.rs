//! The lobby: new tables, one's own tables, tables to watch.

use super::faces::face;
use super::presets;
use super::shell::{languages, page};
use super::skyline::hero;
use super::terms;
use crate::games::Games;
use crate::new_table::{MOST_FIGURES, USUAL_PACE};
use crate::opponent;
use crate::speech;
use crate::storage::Summary;
use maud::{Markup, html};
use stage::{Alternatives, LobbyOffer};
use words::{Arg, Language, Phrase, phrase};

/// How fast bots can be made to play: milliseconds and the word that says it.
pub const PACES: [(u32, &str); 4] =
    [(0, "at-once"), (400, "quickly"), (USUAL_PACE, "calmly"), (2500, "slowly")];

/// The lobby, at a time in seconds since 1970: new tables, one's own and those that anybody may watch.
pub fn lobby(
    games: &Games,
    [mine, listed]: [&[Summary]; 2],
    is_alone: bool,
    language: Language,
    now: i64,
) -> Markup {
    let t = |phrase: Phrase| language.text(&phrase);
    let list = Listing { games, language, now };
    page(
        language,
        "Troyes",
        "lobby",
        html! {
            (hero(language, "Troyes", &t(phrase!("page-lobby-about"))))
            main {
                (presets::presets(games, language))
                section .new aria-labelledby="new" {
                    h2 #new { (t(phrase!("page-new-heading"))) }
                    @for (i, offer) in games.iter().flat_map(|rules| rules.offers()).enumerate() {
                        (offer_form(&offer, i == 0, is_alone, language))
                    }
                    p .bring {
                        a href="/rules" { (t(phrase!("page-rules-heading"))) } " · "
                        a href="/import" { (t(phrase!("page-lobby-import"))) } " · "
                        a href="/cards" { (t(phrase!("page-cards-heading"))) } " · "
                        a href="/score" { (t(phrase!("score-page-real"))) } " · "
                        a href="/puzzles" { (t(phrase!("page-puzzles-heading"))) } " · "
                        a href="/me" { (t(phrase!("page-me-heading"))) }
                    }
                }
                @if !mine.is_empty() || !listed.is_empty() {
                    div .others {
                        @if !mine.is_empty() { (list.tables("mine", phrase!("page-lobby-mine"), mine)) }
                        @if !listed.is_empty() { (list.tables("listed", phrase!("page-lobby-listed"), listed)) }
                    }
                }
            }
            footer .imprint {
                (languages(language, "/"))
                p { (t(phrase!("page-lobby-imprint"))) }
            }
        },
    )
}

/// So many tables are listed at once; a click shows the older ones.
const AT_ONCE: usize = 6;

/// What the lists of tables have in common.
struct Listing<'a> {
    games: &'a Games,
    language: Language,
    now: i64,
}

impl Listing<'_> {
    fn text(&self, phrase: Phrase) -> String {
        self.language.text(&phrase)
    }

    fn tables(&self, id: &str, title: Phrase, tables: &[Summary]) -> Markup {
        let (newest, older) = tables.split_at(tables.len().min(AT_ONCE));
        html! {
            section .tables aria-labelledby=(id) {
                h2 id=(id) { (self.text(title)) }
                ul { @for table in newest { (self.table(table)) } }
                @if !older.is_empty() {
                    details .older {
                        summary { (self.text(phrase!("page-lobby-more", count = older.len()))) }
                        ul { @for table in older { (self.table(table)) } }
                    }
                }
            }
        }
    }

    fn table(&self, table: &Summary) -> Markup {
        let is_mine = table.asked.iter().any(|seat| table.own.contains(seat));
        html! {
            li .mine[is_mine] .over[table.is_over] {
                a href={ "/t/" (table.id) } {
                    strong { (self.text(self.games.title(&table.offer))) }
                    span .names dir="auto" { (table.names.join(", ")) }
                }
                span .when {
                    @if table.is_over { (self.text(phrase!("page-lobby-over"))) }
                    @else if is_mine { (self.text(phrase!("page-lobby-your-turn"))) }
                    @else if table.asked.is_empty() { (self.text(phrase!("real-lobby-awaited"))) }
                    @else { (self.waiting(table)) }
                    " · " (self.text(ago(self.now - table.touched)))
                }
            }
        }
    }

    fn waiting(&self, table: &Summary) -> String {
        let who = Arg::List(table.asked.iter().map(Arg::Seat).collect());
        self.language.say(&phrase!("page-lobby-waiting", who = who), &table.names).to_string()
    }
}

fn ago(seconds: i64) -> Phrase {
    match seconds {
        ..=59 => phrase!("page-ago-now"),
        60..=3599 => phrase!("page-ago-minutes", count = seconds / 60),
        3600..=86_399 => phrase!("page-ago-hours", count = seconds / 3600),
        _ => phrase!("page-ago-days", count = seconds / 86_400),
    }
}

fn offer_form(offer: &LobbyOffer, is_first: bool, is_alone: bool, language: Language) -> Markup {
    let (least, most) = (*offer.players.start(), *offer.players.end());
    let usual = 2.clamp(least, most);
    let t = |phrase: Phrase| language.text(&phrase);
    html! {
        details .offer name="offer" open[is_first] {
            summary { h3 { (language.text(&offer.title)) } p { (language.text(&offer.about)) } }
            form method="post" action="/tables" data-offer data-promise {
                input type="hidden" name="offer" value=(offer.name);
                div .row {
                    label .field {
                        span { (t(if most > 1 { phrase!("page-new-name-several") } else { phrase!("page-your-name") })) }
                        input type="text" name="name" dir="auto" autocomplete="nickname" data-remember="name";
                    }
                    @if least == most {
                        input type="hidden" name="players" value=(most);
                    } @else {
                        label .field {
                            span { (t(phrase!("page-players"))) }
                            select name="players" data-players {
                                @for count in least..=most { option value=(count) selected[count == usual] { (count) } }
                            }
                        }
                    }
                }
                fieldset .seats {
                    legend { (t(phrase!("page-new-who"))) }
                    @for seat in 0..most { (seat_field(seat, is_alone, language)) }
                }
                label .check .real {
                    input type="checkbox" name="real" value="yes";
                    span { (t(phrase!("real-new"))) }
                }
                @if most > 1 { (levels(language)) }
                (options(offer, language))
                (table_settings(most, is_alone, language))
                button .primary type="submit" { (t(phrase!("page-new-open"))) }
            }
        }
    }
}

fn seat_field(seat: u8, is_alone: bool, language: Language) -> Markup {
    let t = |phrase: Phrase| language.text(&phrase);
    html! {
        label .field data-seat=(seat) {
            span { (t(phrase!("page-new-seat", seat = seat + 1))) }
            select name={ "seat" (seat) } {
                option value="me" selected[seat == 0] { (t(phrase!("page-new-me"))) }
                @if !is_alone { option value="guest" { (t(phrase!("page-new-guest"))) } }
                @for (place, (level, _)) in opponent::levels().enumerate() {
                    option value={ "bot:" (level) } selected[seat > 0 && level == opponent::USUAL] {
                        (t(bot(place, speech::level(level))))
                    }
                }
            }
        }
    }
}

/// A bot of a level, with a word for whoever knows no level by its name.
fn bot(place: usize, level: Phrase) -> Phrase {
    match place {
        0 => phrase!("page-new-bot-easiest", level = level),
        last if last + 1 == opponent::levels().len() => phrase!("page-new-bot-strongest", level = level),
        _ => phrase!("page-new-bot", level = level),
    }
}

fn levels(language: Language) -> Markup {
    html! {
        details .levels {
            summary { (language.text(&phrase!("page-new-levels"))) }
            dl .opponents { @for (level, about) in opponent::levels() { div { dt { (face(level)) (language.text(&speech::level(level))) } dd { (language.text(&about)) } } } }
        }
    }
}

fn options(offer: &LobbyOffer, language: Language) -> Markup {
    let title = language.text(&phrase!("page-new-options"));
    html! {
        @if !offer.options.is_empty() || !offer.alternatives.is_empty() {
            details .more { summary { (title) } fieldset .options {
                legend .unseen { (title) }
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

/// One of several options that exclude each other.
pub fn one_of(alternatives: &Alternatives, language: Language) -> Markup {
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

fn table_settings(most: u8, is_alone: bool, language: Language) -> Markup {
    let t = |phrase: Phrase| language.text(&phrase);
    html! {
        details .more {
            summary { (t(phrase!("page-new-more"))) }
            @if most > 1 {
                label .check {
                    input type="checkbox" name="by_lot" value="yes";
                    span { (t(phrase!("page-new-lots"))) }
                }
            }
            @if !is_alone {
                label .check {
                    input type="checkbox" name="listed" value="yes";
                    span { (t(phrase!("page-new-listed"))) }
                }
            }
            @if most > 1 { (terms::fields(is_alone, language)) }
            label .field {
                span { (t(phrase!("page-bots-play"))) }
                select name="pace" {
                    @for (pace, word) in PACES { option value=(pace) selected[pace == USUAL_PACE] { (t(phrase!("page-pace", pace = word))) } }
                }
            }
            label .field {
                span { (t(phrase!("page-new-figures"))) }
                textarea name="figures" rows="3" spellcheck="false" maxlength=(MOST_FIGURES) {}
            }
            label .field .script-only {
                span { (t(phrase!("page-new-file"))) }
                input type="file" accept=".toml,text/plain" data-into="figures";
            }
        }
    }
}
