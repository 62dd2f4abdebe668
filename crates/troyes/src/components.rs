//! The components as people look them up, and which of them a happening touches.

use crate::board::Color;
use crate::cards::{Card, Character, Effect, Event, Set};
use crate::happening::{Cause, Happening};
use crate::modules::PATROL;
use crate::modules::kings_challenge::sheet::id_of;
use crate::speech::component;
use crate::troyes::Troyes;
use tabletop::{CardSheet, Component, Components, Figure, Phrase, Source, phrase};

/// The set's name in print.
fn set_name(set: Set) -> Phrase {
    match set {
        Set::Base => phrase!("troyes-set-base"),
        Set::Bonus => phrase!("troyes-set-bonus"),
        Set::Ladies => phrase!("troyes-set-ladies"),
    }
}

/// The words for a figure of the figures file.
fn figure_name(field: &'static str) -> Phrase {
    phrase!("troyes-figure", field = field)
}

impl Components for Troyes {
    fn cards(&self) -> Vec<CardSheet> {
        let cards = self.activity_cards().map(|card| self.card_sheet(card));
        let events =
            std::iter::once(Event::Marauding).chain(self.event_cards()).map(|event| self.event_sheet(event));
        let characters = self.characters().map(|character| self.character_sheet(character));
        let board = self.board_sheets().into_iter().chain(self.outdoor_sheets());
        cards.chain(events).chain(characters).chain(board).chain(self.royal_sheets()).collect()
    }

    /// A card is touched when it is used, an event when it takes effect, a character when dealt.
    fn touched_components(&self, happening: &Happening, out: &mut Vec<&'static str>) {
        match *happening {
            Happening::Used { card, .. } | Happening::UsedCube { card, .. } => out.push(card.id()),
            Happening::TookEffect { event } => out.push(event.id()),
            Happening::Dealt { character, .. } | Happening::Unveiled { character } => {
                out.push(character.id())
            }
            Happening::RoyRolled { dice, .. } => out.push(id_of(dice)),
            Happening::Rated { rating, .. } => out.push(rating.id()),
            Happening::GainedVp { cause: Cause::Countered(event), .. } => out.push(event.id()),
            Happening::Patrolled { .. } => out.push(PATROL),
            Happening::UsedOutdoor { side, .. } | Happening::Scored { side, .. } => out.push(side.id()),
            Happening::GainedVp { cause: Cause::Outdoor(side), .. } if side.scores() => out.push(side.id()),
            _ => {}
        }
    }

    fn touchable_components(&self) -> Vec<&'static str> {
        let cards = self.activity_cards().map(Card::id);
        let events = std::iter::once(Event::Marauding).chain(self.event_cards()).map(Event::id);
        let characters = self.characters().map(Character::id);
        let outdoor = self.touchable_outdoor();
        cards.chain(events).chain(characters).chain(outdoor).chain(self.touchable_royal()).collect()
    }
}

impl Troyes {
    /// The figures of a component: those fields of its row that there are.
    fn figures_of(&self, row: &str, fields: &[&'static str]) -> Vec<Figure> {
        let figure =
            |field: &&'static str| self.figures.figure(&format!("{row}.{field}"), figure_name(field));
        fields.iter().filter_map(figure).collect()
    }

    fn card_sheet(&self, card: Card) -> CardSheet {
        let (sheet, component) = (card.sheet(), Component::from(card));
        let row = card.figures_path();
        let is_2012 = self.options.edition_2012 && self.figures.has(&format!("{row}.hire_2012"));
        let hire = if is_2012 { "hire_2012" } else { "hire" };
        CardSheet {
            component,
            name: component.name(),
            kind: phrase!("troyes-kind-activity", kind = kind(&sheet.effect)),
            set: set_name(sheet.set),
            color: Some(self.print(card).color.name()),
            rule: component.says("rule"),
            figures: self.figures_of(&row, &["number", hire, "hire_influence", "divisor", "spaces"]),
        }
    }

    fn event_sheet(&self, event: Event) -> CardSheet {
        let (component, print) = (Component::from(event), self.event_print(event));
        let mut figures = self.figures_of(&event.figures_path(), &["divisor", "banners", "vp", "black"]);
        let calls = self.figures_of(&event.figures_path(), &["calls"]).pop();
        // A color is a word of the language, not what the figures file writes.
        figures.extend(calls.zip(print.calls).map(|(figure, color)| Figure {
            value: phrase!("color", color = color.name()).into(),
            ..figure
        }));
        CardSheet {
            component,
            name: component.name(),
            kind: phrase!("troyes-kind-event"),
            set: set_name(event.sheet().set),
            color: print.color.map(Color::name),
            rule: component.says("rule"),
            figures,
        }
    }

    fn character_sheet(&self, character: Character) -> CardSheet {
        let (sheet, component) = (character.sheet(), Component::from(character));
        let step = |(vp, from): (u8, u8)| Figure {
            name: phrase!("troyes-figure-vp-from", vp = vp),
            value: from.into(),
            source: Source::read("rulebook"),
        };
        CardSheet {
            component,
            name: component.name(),
            kind: phrase!("troyes-kind-character"),
            set: set_name(sheet.set),
            color: None,
            rule: component.says("rule"),
            figures: self.steps_of(character).map(step).into(),
        }
    }

    fn board_sheets(&self) -> Vec<CardSheet> {
        let sheet = |id: &'static str, color: Color, row: &str, fields: &[&'static str]| {
            let component = component(id);
            CardSheet {
                component,
                name: component.name(),
                kind: phrase!("troyes-kind-board"),
                set: set_name(Set::Base),
                color: Some(color.name()),
                rule: component.says("rule"),
                figures: fields
                    .iter()
                    .filter_map(|field| {
                        let name = phrase!("troyes-figure-board", field = *field);
                        self.figures.figure(&format!("{row}.{field}"), name)
                    })
                    .collect(),
            }
        };
        vec![
            sheet("palace", Color::Red, "", &[]),
            sheet("bishopric", Color::White, "board.bishopric", &["rows"]),
            sheet("city_hall", Color::Yellow, "board.city_hall", &["rows"]),
            sheet("cathedral", Color::White, "board.cathedral", &["vp", "influence_low", "influence_high"]),
            sheet("agriculture", Color::Yellow, "", &[]),
        ]
    }
}

/// What kind of card an effect makes.
fn kind(effect: &Effect) -> &'static str {
    match effect {
        Effect::Delayed(_) => "delayed",
        Effect::Mixed(_) => "mixed",
        Effect::UntilEnd(_) | Effect::DieByDie(..) => "end",
        _ => "immediate",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use tabletop::Game;

    /// The figures file says of every card what kind it is, and the card does what its kind says.
    #[test]
    fn every_card_is_of_the_kind_that_is_printed_on_it() {
        let options = Options::parse(2, "mixed-cards,bonus").unwrap();
        let game = Troyes::new(&options, None).unwrap();
        assert_eq!(game.activity_cards().count(), Card::ALL.len());
        for card in game.activity_cards() {
            let printed = game.figures.text(&format!("{}.kind", card.figures_path())).unwrap();
            assert_eq!(kind(&card.sheet().effect), printed, "{}", card.id());
        }
    }

    /// The appendix prints how many black dice each military event brings, and the example of Phase 3 that of Marauding.
    #[test]
    fn black_dice_are_printed_in_the_rulebook() {
        let game = Troyes::new(&Options::parse(2, "").unwrap(), None).unwrap();
        let brings_dice = game.cards().into_iter().filter_map(|sheet| {
            let name = figure_name("black");
            let black = sheet.figures.into_iter().find(|figure| figure.name == name)?;
            (black.value != "0".to_string().into()).then_some((sheet.component.id, black.source))
        });
        let brings_dice: Vec<_> = brings_dice.collect();
        assert_eq!(brings_dice.len(), 8, "{brings_dice:?}");
        assert!(brings_dice.iter().all(|(_, source)| source.kind == "rulebook"), "{brings_dice:?}");
    }

    #[test]
    fn ids_are_unambiguous() {
        let game = Troyes::new(&Options::parse(4, "all").unwrap(), None).unwrap();
        let mut ids: Vec<&str> = game.cards().into_iter().map(|sheet| sheet.component.id).collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count);
    }
}
