//! The end of a game of Troyes Dice from what stands on the sheets.

use crate::score_helper::{Entries, Field, FieldGroup, FieldKind, FieldRow, Heading, ScoreHelp};
use tabletop::{Game, Phrase, Seat, phrase};
use troyes_dice::{Building, Color, Column, Key, Phase, Resource, Sheet, State, TroyesDice};

/// Buildings in a row.
const COLUMNS: u8 = 6;

impl ScoreHelp for TroyesDice {
    fn score_form(&self) -> Vec<FieldGroup> {
        let (resources, citizens) = self.printed().track_lengths();
        let row = |label: Phrase, name: &str, most: u8| FieldRow {
            label,
            fields: (0..self.seats())
                .map(|seat| Field {
                    name: format!("{name}.{}", self.seat_name(Seat(seat))),
                    kind: FieldKind::Number(0, most.into()),
                })
                .collect(),
        };
        let of_row = |building: &Building| {
            let word = building.word();
            [
                row(phrase!("score-dice-drawn", row = *building), &format!("drawn.{word}"), COLUMNS),
                row(phrase!("score-dice-multiplier", row = *building), &format!("times.{word}"), 9),
            ]
        };
        let group = |title: Phrase, rows: Vec<FieldRow>| FieldGroup {
            title,
            headings: (0..self.seats()).map(|seat| Heading::Seat(Seat(seat))).collect(),
            rows,
        };
        let unspent = |resource: &Resource| {
            row(phrase!("score-dice-unspent", resource = resource.word()), resource.word(), resources)
        };
        let people = |color: &Color| row(color.people(), color.word(), citizens);
        vec![
            group(phrase!("score-dice-buildings"), Building::ALL.iter().flat_map(of_row).collect()),
            group(phrase!("score-dice-resources"), Resource::ALL.iter().map(unspent).collect()),
            group(phrase!("score-dice-citizens"), Color::ALL.iter().map(people).collect()),
        ]
    }

    fn final_state(&self, entries: &mut Entries<'_>) -> State {
        let mut state = self.start();
        state.town.phase = Phase::Over;
        for seat in 0..self.seats() {
            let count = |name: &str| entries.count(&format!("{name}.{}", self.seat_name(Seat(seat))));
            let mut sheet = Sheet::default();
            for building in Building::ALL {
                let word = building.word();
                for column in (1..=count(&format!("drawn.{word}"))).filter_map(Column::at) {
                    sheet.drawn[building].insert(column);
                }
                sheet.multiplier[building] = count(&format!("times.{word}"));
            }
            for resource in Resource::ALL {
                sheet.circled[resource] = count(resource.word());
            }
            for color in Color::ALL {
                sheet.citizens[color] = count(color.word());
            }
            state.sheets[usize::from(seat)] = sheet;
            state.turns[usize::from(seat)].sheet = sheet;
        }
        state
    }

    fn reason(&self, source: &Phrase) -> Option<Phrase> {
        match source.message.as_ref() {
            "dice-score-character" => Some(phrase!("score-why-dice-character")),
            "dice-score-unspent" => {
                Some(phrase!("score-why-dice-unspent", count = self.printed().resources_for_a_point))
            }
            "dice-people" => Some(phrase!("score-why-dice-citizens")),
            _ => None,
        }
    }
}
