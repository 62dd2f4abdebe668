//! Components as they lie on the table, by themselves: for the page on which they are looked up.

use super::highlights::Highlights;
use super::{Town, audience, cards, queue, ramparts};
use crate::board::BoardScene;
use crate::parts::Drawn;
use crate::shared::Shared;
use maud::{Markup, PreEscaped, html};
use tabletop::{Cup, Game, Pending, Seat, Seed, Viewer};
use troyes::board::Building;
use troyes::cards::{Card, Character, Event};
use troyes::modules::Outdoor;
use troyes::{State, Troyes};
use words::Language;

/// A component as it lies on the table; nothing where it does not lie there.
pub fn face(game: &Troyes, component: &str, language: Language) -> Option<Markup> {
    let card = || Card::ALL.into_iter().find(|card| card.id() == component);
    let event = || Event::ALL.into_iter().find(|event| event.id() == component);
    let character = || Character::ALL.into_iter().find(|character| character.id() == component);
    let side = || Outdoor::ALL.into_iter().find(|side| side.id() == component);
    if let Some(card) = card() {
        let print = game.print(card);
        return Some(laid_out(&format!("ward-{}", print.color.name()), &cards::alone(card, print, language)));
    }
    if let Some(event) = event() {
        return Some(laid_out("", &queue::alone(event, game.event_print(event), language)));
    }
    if let Some(character) = character() {
        let from = game.steps_of(character);
        return Some(laid_out("", &audience::alone(character, &from, language)));
    }
    if let Some(side) = side() {
        return Some(laid_out("wide", &ramparts::alone(side, game.level_of(side)?)));
    }
    on_board(game, component, language)
}

/// The table when everything is dealt and nobody has settled: what parts of it there are, the wall among them, was drawn.
fn dealt(game: &Troyes) -> State {
    let mut cup = Cup::new(Seed::from_number(0));
    let mut state = game.start();
    while let Pending::Chance(awaited) = game.pending(&state) {
        game.chance_awaited(&mut state, &cup.answer(awaited));
    }
    state
}

/// A place of the board as it is before the first round. It is only looked at: nothing in it can be reached or clicked.
fn on_board(game: &Troyes, component: &str, language: Language) -> Option<Markup> {
    let view = game.view(&dealt(game), Viewer::Spectator);
    let names: Vec<String> = (0..game.seats()).map(|seat| game.seat_name(Seat(seat)).into()).collect();
    let shared = Shared::default();
    let scene = BoardScene::at_rest(game, &view, &names, &shared, language);
    let table = view.table();
    let town = Town { scene: &scene, game, table, highlights: Highlights::new(game, table, &[]) };
    let building = Building::ALL.into_iter().find(|building| building.id() == component);
    let (class, drawn) = match (component, building) {
        (_, Some(building)) => (format!("broad ward-{}", building.color().name()), town.building(building)),
        ("cathedral", _) => ("whole".into(), town.cathedral()),
        ("agriculture", _) => (String::new(), town.fields_alone()),
        ("patrol", _) if town.has_ramparts() => ("whole".into(), town.wall_walk()),
        _ => return None,
    };
    let drawn = PreEscaped(Drawn::new(drawn).html());
    Some(html! { div .troyes .laid .(class) inert aria-hidden="true" { (drawn) } })
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
    fn every_component_is_drawn_as_it_lies_on_the_table() {
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
            for character in Character::ALL {
                let drawn = face(&game, character.id(), language).expect("a character").into_string();
                assert!(drawn.contains(&format!("#{}\"", character.id())), "{character:?} bears its drawing");
                for (_, from) in game.steps_of(character) {
                    assert!(drawn.contains(&format!(">{from}+<")), "{character:?} says from how many on");
                }
            }
            for place in ["palace", "bishopric", "city_hall", "cathedral", "agriculture", "patrol"] {
                let drawn = face(&game, place, language).expect(place).into_string();
                assert!(!drawn.contains("<!--"), "{place} has no marks of a page in parts");
                assert!(drawn.contains(" inert"), "{place} can only be looked at");
            }
        }
        assert!(face(&game, "roy_2", Language::english()).is_none(), "a row of a table is drawn nowhere");
    }
}
