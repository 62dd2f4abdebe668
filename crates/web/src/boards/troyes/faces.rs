//! Cards, events and tiles as they lie on the table, by themselves: for the page on which they are looked up.

use super::{cards, queue, ramparts};
use maud::{Markup, html};
use troyes::Troyes;
use troyes::cards::{Card, Event};
use troyes::modules::Outdoor;
use words::Language;

/// A component as it lies on the table; nothing where it is no card or tile.
pub fn face(game: &Troyes, component: &str, language: Language) -> Option<Markup> {
    let card = Card::ALL.into_iter().find(|card| card.id() == component);
    let event = || Event::ALL.into_iter().find(|event| event.id() == component);
    let side = || Outdoor::ALL.into_iter().find(|side| side.id() == component);
    if let Some(card) = card {
        let print = game.print(card);
        return Some(laid_out(&format!("ward-{}", print.color.name()), &cards::alone(card, print, language)));
    }
    if let Some(event) = event() {
        return Some(laid_out("", &queue::alone(event, game.event_print(event), language)));
    }
    let side = side()?;
    Some(laid_out("wide", &ramparts::alone(side, game.level_of(side)?)))
}

fn laid_out(class: &str, drawn: &Markup) -> Markup {
    html! { div .troyes .laid .(class) { (drawn) } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Game, Notation};
    use words::Languages;

    #[test]
    fn every_card_event_and_tile_is_drawn_as_it_lies_on_the_table() {
        let options = Troyes::parse_options(4, "all").expect("options");
        let game = Troyes::new(&options, None).expect("a game");
        for language in Languages::iter() {
            for card in Card::ALL {
                let drawn = face(&game, card.id(), language).expect("a card").into_string();
                let name = language.text(&tabletop::Component::from(card).name());
                assert!(drawn.contains(&html! { (name) }.into_string()), "{name} bears its name");
                assert_eq!(drawn.matches("class=\"arch\"").count(), game.print(card).spaces.len(), "{name}");
                assert!(drawn.contains(&format!("#{}\"", card.id())), "{name} bears its drawing");
            }
            for event in Event::ALL {
                let drawn = face(&game, event.id(), language).expect("an event").into_string();
                let banners = usize::from(game.event_print(event).banners);
                assert_eq!(drawn.matches("class=\"banner\"").count(), banners, "{event:?}");
            }
            for side in Outdoor::ALL {
                assert!(face(&game, side.id(), language).is_some(), "{side:?}");
            }
        }
        assert!(face(&game, "palace", Language::english()).is_none(), "a building is no card");
    }
}
