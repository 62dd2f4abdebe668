//! The components as people look them up, and which of them a happening concerns.

use crate::board::Color;
use crate::cards::{Card, Character, Effect, Event, Set};
use crate::happening::{Cause, Happening};
use crate::modules::PATROL;
use crate::modules::kings_challenge::sheet::id_of;
use crate::troyes::Troyes;
use tabletop::{CardSheet, Figure};

/// The set's name in print.
fn set_name(set: Set) -> String {
    ["Troyes", "Bonus cards", "The Ladies of Troyes"][set as usize].into()
}

impl Troyes {
    pub(crate) fn card_sheets(&self) -> Vec<CardSheet> {
        let cards = self.activity_cards().map(|card| self.card_sheet(card));
        let events =
            std::iter::once(Event::Marauding).chain(self.event_cards()).map(|event| self.event_sheet(event));
        let characters = self.characters().map(|character| self.character_sheet(character));
        let board = self.board_sheets().into_iter().chain(self.outdoor_sheets());
        cards.chain(events).chain(characters).chain(board).chain(self.royal_sheets()).collect()
    }

    fn figure(&self, path: &str, name: &str) -> Option<Figure> {
        self.figures.figure(path, name)
    }

    fn card_sheet(&self, card: Card) -> CardSheet {
        let sheet = card.sheet();
        let row = card.figures_path();
        let hire = if self.options.edition_2012 && self.figures.has(&format!("{row}.hire_2012")) {
            "hire_2012"
        } else {
            "hire"
        };
        let fields = [
            ("number", "round"),
            (hire, "hire (deniers)"),
            ("hire_influence", "hire (influence)"),
            ("divisor", "divisor"),
            ("spaces", "spaces (VP)"),
        ];
        CardSheet {
            id: sheet.id.into(),
            name: sheet.name.into(),
            kind: format!("activity, {}", kind(&sheet.effect)),
            set: set_name(sheet.set),
            color: Some(self.print(card).color.name().into()),
            rule: sheet.rule.into(),
            figures: fields
                .iter()
                .filter_map(|(field, name)| self.figure(&format!("{row}.{field}"), name))
                .collect(),
        }
    }

    fn event_sheet(&self, event: Event) -> CardSheet {
        let sheet = event.sheet();
        let row = event.figures_path();
        let fields = [
            ("divisor", "divisor"),
            ("banners", "banners"),
            ("vp", "rewards (VP)"),
            ("black", "black dice"),
            ("calls", "calls"),
        ];
        CardSheet {
            id: sheet.id.into(),
            name: sheet.name.into(),
            kind: "event".into(),
            set: set_name(sheet.set),
            color: self.event_print(event).color.map(|color: Color| color.name().into()),
            rule: sheet.rule.into(),
            figures: fields
                .iter()
                .filter_map(|(field, name)| self.figure(&format!("{row}.{field}"), name))
                .collect(),
        }
    }

    fn character_sheet(&self, character: Character) -> CardSheet {
        let sheet = character.sheet();
        let from = if self.is_for_two() { sheet.from_with_two } else { sheet.from };
        let step = |vp: &str, from: u8| Figure {
            name: format!("{vp} VP from"),
            value: from.to_string(),
            source: "rulebook".into(),
        };
        CardSheet {
            id: sheet.id.into(),
            name: sheet.name.into(),
            kind: "character".into(),
            set: set_name(sheet.set),
            color: None,
            rule: sheet.rule.into(),
            figures: vec![step("1", from[0]), step("3", from[1]), step("6", from[2])],
        }
    }

    fn board_sheets(&self) -> Vec<CardSheet> {
        let sheet =
            |id: &str, name: &str, color: Option<&str>, rule: &str, fields: &[(&str, &str)]| CardSheet {
                id: id.into(),
                name: name.into(),
                kind: "board".into(),
                set: set_name(Set::Base),
                color: color.map(str::to_string),
                rule: rule.into(),
                figures: fields.iter().filter_map(|(path, name)| self.figure(path, name)).collect(),
            };
        vec![
            sheet(
                "palace",
                "Palace",
                Some("red"),
                "Each citizen rolls a red die and costs 2 deniers a round. A newcomer takes the space of his die's face and \
                 expels whoever held it.",
                &[],
            ),
            sheet(
                "bishopric",
                "Bishopric",
                Some("white"),
                "Each citizen rolls a white die and costs 1 denier a round. A newcomer enters his row from the left and pushes \
                 the others; the last of a full row is expelled.",
                &[("board.bishopric.rows", "faces by row")],
            ),
            sheet(
                "city_hall",
                "City Hall",
                Some("yellow"),
                "Each citizen rolls a yellow die and costs nothing. A newcomer enters his row from the left and pushes the \
                 others; the last of a full row is expelled.",
                &[("board.city_hall.rows", "faces by row")],
            ),
            sheet(
                "cathedral",
                "Cathedral",
                Some("white"),
                "Each white die puts a cube on the site of its face, on the lowest free level. A level without a cube of yours \
                 costs 2 VP at the end.",
                &[
                    ("board.cathedral.vp", "VP for a cube"),
                    ("board.cathedral.influence_low", "influence on sites 1 to 3"),
                    ("board.cathedral.influence_high", "influence on sites 4 to 6"),
                ],
            ),
            sheet(
                "agriculture",
                "Agriculture",
                Some("yellow"),
                "Half the value of a group of yellow dice in deniers. No tradesman is needed.",
                &[],
            ),
        ]
    }

    /// Everything that `concerns` may name with these options.
    pub(crate) fn every_concern(&self) -> Vec<&'static str> {
        let cards = self.activity_cards().map(Card::id);
        let events = std::iter::once(Event::Marauding).chain(self.event_cards()).map(Event::id);
        let characters = self.characters().map(Character::id);
        let outdoors = self.outdoor_concerns();
        cards.chain(events).chain(characters).chain(outdoors).chain(self.royal_concerns()).collect()
    }
}

/// What kind of card an effect makes.
fn kind(effect: &Effect) -> &'static str {
    match effect {
        Effect::Delayed(_) => "delayed",
        Effect::Mixed(_) => "mixed",
        Effect::UntilEnd(_) | Effect::DieByDie(..) => "until the end",
        _ => "immediate",
    }
}

/// The components that a happening concerns: a card when it is used, an event when it takes effect, a character when dealt.
pub(crate) fn concerns(happening: &Happening, out: &mut Vec<&'static str>) {
    match *happening {
        Happening::Used { card, .. } | Happening::UsedCube { card, .. } => out.push(card.id()),
        Happening::TookEffect { event } => out.push(event.id()),
        Happening::Dealt { character, .. } | Happening::Unveiled { character } => out.push(character.id()),
        Happening::RoyRolled { dice, .. } => out.push(id_of(dice)),
        Happening::Rated { rating, .. } => out.push(rating.id()),
        Happening::GainedVp { cause: Cause::Countered(event), .. } => out.push(event.id()),
        Happening::Patrolled { .. } => out.push(PATROL),
        Happening::UsedOutdoor { side, .. } | Happening::Scored { side, .. } => out.push(side.id()),
        Happening::GainedVp { cause: Cause::Outdoor(side), .. } if side.scores() => out.push(side.id()),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;

    /// The figures file says of every card what kind it is, and the card does what its kind says.
    #[test]
    fn every_card_is_of_the_kind_that_is_printed_on_it() {
        let options = Options::parse(2, "mixed-cards,bonus").unwrap();
        let game = Troyes::with(&options, None).unwrap();
        assert_eq!(game.activity_cards().count(), Card::ALL.len());
        for card in game.activity_cards() {
            let printed = game.figures.text(&format!("{}.kind", card.figures_path())).unwrap();
            let printed = if printed == "end" { "until the end" } else { printed };
            assert_eq!(game.card_sheet(card).kind, format!("activity, {printed}"), "{}", card.name());
        }
    }

    /// The appendix prints how many black dice each military event brings, and the example of Phase 3 that of Marauding.
    #[test]
    fn black_dice_are_printed_in_the_rulebook() {
        let game = Troyes::with(&Options::parse(2, "").unwrap(), None).unwrap();
        let brings_dice = game.card_sheets().into_iter().filter_map(|sheet| {
            let black = sheet.figures.into_iter().find(|figure| figure.name == "black dice")?;
            (black.value != "0").then_some((sheet.id, black.source))
        });
        let brings_dice: Vec<_> = brings_dice.collect();
        assert_eq!(brings_dice.len(), 8, "{brings_dice:?}");
        assert!(brings_dice.iter().all(|(_, source)| source == "rulebook"), "{brings_dice:?}");
    }

    #[test]
    fn ids_are_unambiguous() {
        let game = Troyes::with(&Options::parse(4, "all").unwrap(), None).unwrap();
        let mut ids: Vec<String> = game.card_sheets().into_iter().map(|sheet| sheet.id).collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count);
    }
}
