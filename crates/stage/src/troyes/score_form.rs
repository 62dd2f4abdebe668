//! What lies on the table at the end of a game of Troyes, as fields to fill in.

use super::who;
use crate::score_helper::{Field, FieldGroup, FieldKind, FieldRow, Heading};
use tabletop::{Arg, Components, Game, Phrase, Seat, phrase};
use troyes::Troyes;
use troyes::board::{Building, GATES, LEVELS, Owner, SITES};
use troyes::modules::Outdoor;
use troyes::{Activities, cards::Character};

/// Activity cards that may lie on the board.
pub const CARDS: usize = 9;
/// The most deniers and points that anybody is likely to own.
const MANY: i32 = 200;
/// The last space of the influence track.
const MOST_INFLUENCE: i32 = 20;

/// Everybody who scores, in the order of the sheet.
pub fn scorers(game: &Troyes) -> impl Iterator<Item = Owner> + '_ {
    game.owners().filter(|owner| game.scores(*owner))
}

/// The levels that the Cathedral may have.
pub fn levels(game: &Troyes) -> usize {
    LEVELS + usize::from(game.options().activities != Activities::Base)
}

/// How many characters score: those that people hold and those that lie open.
pub fn characters(game: &Troyes) -> usize {
    if game.options().is_kings_challenge() {
        return Character::ALL.len().min(6);
    }
    game.characters_each() * game.families().len() + usize::from(game.options().revealed_character)
}

/// The form.
pub fn form(game: &Troyes) -> Vec<FieldGroup> {
    let mut groups = vec![families(game), cathedral(game), buildings(game), cards(game)];
    if game.options().activities != Activities::Base {
        groups.push(cubes(game));
    }
    if game.options().ramparts {
        groups.push(gates(game));
    }
    groups.push(scoring_characters(game));
    groups
}

fn headings(game: &Troyes) -> Vec<Heading> {
    let heading = |owner: Owner| match who(game, owner) {
        Arg::Seat(seat) => Heading::Seat(seat),
        _ => Heading::Seat(Seat(game.players())),
    };
    scorers(game).map(heading).collect()
}

fn number_row(game: &Troyes, label: Phrase, name: &str, least: i32, most: i32) -> FieldRow {
    let field = |owner: Owner| Field {
        name: format!("{name}.{}", owner.name()),
        kind: FieldKind::Number(least, most),
    };
    FieldRow { label, fields: scorers(game).map(field).collect() }
}

fn families(game: &Troyes) -> FieldGroup {
    let row = |label, name: &str, least, most| number_row(game, label, name, least, most);
    FieldGroup {
        title: phrase!("score-families"),
        headings: headings(game),
        rows: vec![
            row(phrase!("score-tokens"), "vp", -MANY, MANY),
            row(phrase!("score-deniers"), "deniers", 0, MANY),
            row(phrase!("score-influence"), "influence", 0, MOST_INFLUENCE),
            row(phrase!("score-events-taken"), "taken", 0, 30),
            row(phrase!("score-events-waiting"), "waiting", 0, 9),
        ],
    }
}

fn cathedral(game: &Troyes) -> FieldGroup {
    let row = |level: usize| {
        let label = phrase!("score-level", level = level + 1);
        number_row(game, label, &format!("level{}", level + 1), 0, i32::from(SITES))
    };
    let rows = (0..levels(game)).map(row).collect();
    FieldGroup { title: phrase!("score-cathedral"), headings: headings(game), rows }
}

fn buildings(game: &Troyes) -> FieldGroup {
    let row = |building: Building| {
        number_row(game, tabletop::Component::from(building).name(), building.id(), 0, 6)
    };
    let rows = Building::ALL.into_iter().map(row).collect();
    FieldGroup { title: phrase!("score-buildings"), headings: headings(game), rows }
}

/// Every card with a choice of names.
fn named(game: &Troyes, is_meant: impl Fn(&str) -> bool) -> Vec<(String, Phrase)> {
    let components = game.cards().into_iter().map(|sheet| sheet.component);
    components
        .filter(|component| is_meant(component.id))
        .map(|known| (known.id.into(), known.name()))
        .collect()
}

fn owners(game: &Troyes) -> Vec<(String, Phrase)> {
    let named = |owner: Owner| (owner.name().to_string(), phrase!("score-owner", who = who(game, owner)));
    game.owners().map(named).collect()
}

fn cards(game: &Troyes) -> FieldGroup {
    let known = named(game, |id| troyes::cards::Card::with_id(id).is_some());
    let mut columns =
        vec![phrase!("score-card"), phrase!("score-first-space"), phrase!("score-second-space")];
    columns.extend(scorers(game).map(|owner| phrase!("score-picture", who = who(game, owner))));
    let row = |number: usize| {
        let field = |name: &str, kind| Field { name: format!("card{number}{name}"), kind };
        let mut fields = vec![
            field("", FieldKind::OneOf(known.clone())),
            field(".first", FieldKind::OneOf(owners(game))),
            field(".second", FieldKind::OneOf(owners(game))),
        ];
        fields
            .extend(scorers(game).map(|owner| field(&format!(".picture.{}", owner.name()), FieldKind::Yes)));
        FieldRow { label: phrase!("score-card-number", number = number), fields }
    };
    FieldGroup {
        title: phrase!("score-cards"),
        headings: columns.into_iter().map(Heading::Words).collect(),
        rows: (1..=CARDS).map(row).collect(),
    }
}

fn cubes(game: &Troyes) -> FieldGroup {
    let row = |number: usize| {
        let label = phrase!("score-card-number", number = number);
        number_row(game, label, &format!("card{number}.cubes"), 0, 30)
    };
    FieldGroup {
        title: phrase!("score-cubes"),
        headings: headings(game),
        rows: (1..=CARDS).map(row).collect(),
    }
}

fn gates(game: &Troyes) -> FieldGroup {
    let known = named(game, |id| Outdoor::with_id(id).is_some());
    let mut columns = vec![Heading::Words(phrase!("score-tile"))];
    columns.extend(headings(game));
    let row = |gate: usize| {
        let tile = Field { name: format!("gate{gate}"), kind: FieldKind::OneOf(known.clone()) };
        let label = phrase!("score-gate", number = gate);
        let cubes = number_row(game, Phrase::NOTHING, &format!("gate{gate}"), 0, 30).fields;
        FieldRow { label, fields: [tile].into_iter().chain(cubes).collect() }
    };
    FieldGroup { title: phrase!("score-gates"), headings: columns, rows: (1..=GATES).map(row).collect() }
}

fn scoring_characters(game: &Troyes) -> FieldGroup {
    let known = named(game, |id| game.characters().any(|character| character.id() == id));
    let row = |number: usize| FieldRow {
        label: phrase!("score-character-number", number = number),
        fields: vec![Field { name: format!("character{number}"), kind: FieldKind::OneOf(known.clone()) }],
    };
    FieldGroup {
        title: phrase!("score-characters"),
        headings: vec![Heading::Words(phrase!("score-character"))],
        rows: (1..=characters(game)).map(row).collect(),
    }
}
