//! The score helper: what lies on the table is filled in, and the rules count.

use super::lobby::one_of;
use super::shell::{banner, letter};
use crate::games::Games;
use crate::speech::Voice;
use maud::{Markup, html};
use stage::LobbyOffer;
use stage::score_helper::{Counted, Field, FieldGroup, FieldKind, Heading};
use words::{Language, Phrase, phrase};

/// A game that somebody wants to be counted.
pub struct Counting<'a> {
    /// The lobby's name of it.
    pub offer: &'a str,
    /// How many played.
    pub players: u8,
    /// Names of options.
    pub options: &'a [String],
    /// A name for each column.
    pub names: Vec<String>,
    /// What is to be filled in.
    pub form: Vec<FieldGroup>,
    /// What is filled in already.
    pub written: &'a [(String, String)],
    /// What came of it, if anything was asked.
    pub counted: Option<Result<Counted, Vec<Phrase>>>,
}

/// Which game is to be counted.
pub fn choose(games: &Games, language: Language) -> Markup {
    let t = |phrase: Phrase| language.text(&phrase);
    page(
        language,
        html! {
            p { (t(phrase!("score-page-about"))) }
            h2 { (t(phrase!("score-page-choose"))) }
            @for offer in games.iter().filter(|rules| rules.can_count()).flat_map(|rules| rules.offers()) { (offer_form(&offer, language)) }
        },
    )
}

fn page(language: Language, inside: Markup) -> Markup {
    let t = |phrase: Phrase| language.text(&phrase);
    letter(
        language,
        "/score",
        &t(phrase!("score-page-title")),
        html! { (banner(language, &t(phrase!("score-page-heading")))) main .score-helper { (inside) } },
    )
}

fn offer_form(offer: &LobbyOffer, language: Language) -> Markup {
    let (least, most) = (*offer.players.start(), *offer.players.end());
    let t = |phrase: &Phrase| language.text(phrase);
    html! {
        form .score-choice method="get" action="/score" {
            input type="hidden" name="offer" value=(offer.name);
            h3 { (t(&offer.title)) }
            @if least == most { input type="hidden" name="players" value=(most); } @else {
                label .field {
                    span { (t(&phrase!("page-players"))) }
                    select name="players" { @for count in least..=most { option value=(count) { (count) } } }
                }
            }
            @if !offer.options.is_empty() || !offer.alternatives.is_empty() {
                details .more {
                    summary { (t(&phrase!("page-new-options"))) }
                    @for alternatives in &offer.alternatives { (one_of(alternatives, language)) }
                    @for (name, about) in &offer.options {
                        label .check { input type="checkbox" name="option" value=(name); span { (t(about)) } }
                    }
                }
            }
            button .primary type="submit" { (t(&phrase!("score-page-go-on"))) }
        }
    }
}

impl Counting<'_> {
    /// The form, and above it what came of it.
    pub fn page(&self, language: Language) -> Markup {
        let voice = Voice { language, names: &self.names };
        let t = |phrase: Phrase| voice.text(&phrase);
        page(
            language,
            html! {
                p { (t(phrase!("score-page-about"))) " " a href="/score" { (t(phrase!("score-page-other"))) } }
                @match &self.counted {
                    None => {}
                    Some(Err(wrong)) => div .wrong role="alert" {
                        p { (t(phrase!("score-page-wrong"))) }
                        ul { @for phrase in wrong { li { (voice.say(phrase)) } } }
                    },
                    Some(Ok(counted)) => (sheet(counted, voice)),
                }
                form method="post" action="/score" {
                    input type="hidden" name="offer" value=(self.offer);
                    input type="hidden" name="players" value=(self.players);
                    @for option in self.options { input type="hidden" name="option" value=(option); }
                    @for group in &self.form { (self.group(group, voice)) }
                    button .primary type="submit" { (t(phrase!("score-page-count"))) }
                }
            },
        )
    }

    fn group(&self, group: &FieldGroup, voice: Voice<'_>) -> Markup {
        let heading = |heading: &Heading| match heading {
            Heading::Seat(seat) => self.names.get(seat.index()).cloned().unwrap_or_default(),
            Heading::Words(words) => voice.say(words).to_string(),
        };
        let headings: Vec<String> = group.headings.iter().map(heading).collect();
        html! {
            fieldset {
                legend { h2 { (voice.say(&group.title)) } }
                div .wide tabindex="0" role="region" aria-label=(voice.say(&group.title)) {
                    table {
                        thead { tr { td {} @for heading in &headings { th scope="col" { (heading) } } } }
                        tbody {
                            @for row in &group.rows {
                                tr {
                                    @let label = voice.say(&row.label).to_string();
                                    th scope="row" { (label) }
                                    @for (field, heading) in row.fields.iter().zip(&headings) {
                                        td { (self.field(field, &format!("{label}, {heading}"), voice)) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn field(&self, field: &Field, label: &str, voice: Voice<'_>) -> Markup {
        let value = self.written.iter().find(|(name, _)| *name == field.name).map_or("", |(_, value)| value);
        html! {
            @match &field.kind {
                FieldKind::Number(least, most) => input type="number" name=(field.name) value=(value) min=(least) max=(most) placeholder="0" aria-label=(label);,
                FieldKind::Yes => input type="checkbox" name=(field.name) value="yes" checked[!value.is_empty()] aria-label=(label);,
                FieldKind::OneOf(known) => select name=(field.name) aria-label=(label) {
                    option value="" { "–" }
                    @for (word, say) in known { option value=(word) selected[word == value] { (voice.say(say)) } }
                },
            }
        }
    }
}

/// The sheet with the reason for every row.
fn sheet(counted: &Counted, voice: Voice<'_>) -> Markup {
    let standing = voice.language.standing(&counted.standing, voice.names);
    html! {
        section .scores #scores tabindex="0" aria-label=(voice.text(&phrase!("page-score-sheet"))) {
            p .verdict { strong { (super::score::verdict(&standing, voice)) } }
            table {
                thead { tr { td {} @for name in voice.names { th scope="col" { (name) } } th scope="col" { (voice.text(&phrase!("score-page-why"))) } } }
                tbody {
                    @for (row, reason) in standing.rows.iter().zip(&counted.reasons) {
                        tr { th scope="row" { (row.source) } @for vp in &row.vp { td { (vp) } } td .why { (voice.say(reason)) } }
                    }
                }
                tfoot { tr { th scope="row" { (voice.text(&phrase!("page-score-total"))) } @for total in &standing.total { td { (total) } } td {} } }
            }
        }
    }
}
