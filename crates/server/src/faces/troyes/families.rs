//! What a family's panel says: money, influence, points, citizens, cards, and its own secrets.

use super::icons::inline;
use super::pieces::{arms_class, letter};
use crate::face::{Arms, Scene};
use maud::{Markup, html};
use tabletop::Seat;
use troyes::cards::Character;
use troyes::{Troyes, board::Owner};

/// The arms of a seat.
pub fn arms(game: &Troyes, seat: Seat) -> Arms {
    let owner = game.owner(seat);
    Arms { class: arms_class(owner), letter: letter(owner, true) }
}

/// What a seat has, for everybody to see or for the viewer alone.
pub fn holdings(scene: &Scene<'_, Troyes>, seat: Seat) -> Markup {
    let table = scene.view.table();
    let owner = scene.game.owner(seat);
    let family = &table.families[owner];
    let is_roy = owner == Owner::Grey;
    let points = scene.view.knows_vp(owner).then(|| family.tokens().to_string());
    html! {
        @if !is_roy {
            (fact("coin", &family.deniers.to_string(), "deniers"))
            (fact("seal", &family.influence.to_string(), "influence"))
        }
        (fact("laurel", points.as_deref().unwrap_or("?"), "victory points so far"))
        @if !family.taken.is_empty() {
            @let taken: Vec<&str> = family.taken.iter().map(|event| event.name()).collect();
            (fact("event", &family.taken.len().to_string(), &format!("events taken: {}", taken.join(", "))))
        }
        @if let Some(kept) = family.passed { span .fact .has-passed { "passed, " (kept) " kept" } }
        @let known_to = if scene.standing.is_some() { "open-character" } else { "secret" };
        @for character in &family.characters { (character_chip(*character, known_to)) }
    }
}

fn fact(sign: &str, value: &str, words: &str) -> Markup {
    html! { span .fact title=(words) { (inline(sign)) b { (value) } span .words { " " (words) } } }
}

/// A character by its name; its rule is told on demand.
pub fn character_chip(character: Character, class: &str) -> Markup {
    html! {
        span .fact .character .(class) data-thing=(character.id()) tabindex="0" role="note" {
            (inline("crown")) (character.name())
            @if class == "secret" { span .words { " (only you know)" } } @else { span .words { " (known to all)" } }
        }
    }
}
