//! What a family's panel says: money, influence, points, citizens, cards, and its own secrets.

use super::drawings;
use super::icons::inline;
use super::pieces::{arms_class, letter};
use crate::board::{Arms, BoardScene};
use maud::{Markup, html};
use tabletop::{Arg, Component, Seat, phrase};
use troyes::cards::Character;
use troyes::{Troyes, board::Owner};

/// The arms of a seat.
pub fn arms(game: &Troyes, seat: Seat) -> Arms {
    let owner = game.owner(seat);
    Arms { class: arms_class(owner), letter: letter(owner, true).into(), is_kept: owner == Owner::Grey }
}

/// What a seat has, for everybody to see or for the viewer alone.
pub fn holdings(scene: &BoardScene<'_, Troyes>, seat: Seat) -> Markup {
    let table = scene.view.table();
    let owner = scene.game.owner(seat);
    let family = &table.families[owner];
    let is_roy = owner == Owner::Grey;
    let points = scene.view.knows_vp(owner).then(|| family.tokens().to_string());
    let say = |phrase| scene.text(&phrase);
    html! {
        @if !is_roy {
            (fact("coin", Some("deniers"), &family.deniers.to_string(), &say(phrase!("troyes-board-deniers"))))
            (fact("seal", Some("influence"), &family.influence.to_string(), &say(phrase!("troyes-board-influence"))))
        }
        (fact("laurel", Some("vp"), points.as_deref().unwrap_or("?"), &say(phrase!("troyes-board-vp"))))
        @if !family.taken.is_empty() {
            @let taken = Arg::row(family.taken.iter());
            (fact("event", None, &family.taken.len().to_string(), &say(phrase!("troyes-board-taken", events = taken))))
        }
        @if let Some(kept) = family.passed { span .fact .has-passed { (say(phrase!("troyes-board-kept", deniers = kept))) } }
        @let known_to = if scene.standing.is_some() { "open-character" } else { "secret" };
        @for character in &family.characters { (character_chip(scene, *character, known_to)) }
    }
}

/// An amount with its sign; `number` is what a preview calls it.
fn fact(sign: &str, number: Option<&str>, value: &str, words: &str) -> Markup {
    html! { span .fact title=(words) data-number=[number] { (inline(sign)) b { (value) } span .words { " " (words) } } }
}

/// A character by its name; its rule is told on demand.
pub fn character_chip(scene: &BoardScene<'_, Troyes>, character: Character, class: &str) -> Markup {
    let known_to = if class == "secret" {
        phrase!("troyes-board-secret-character")
    } else {
        phrase!("troyes-board-open-character")
    };
    html! {
        span .fact .character .(class) data-thing=(character.id()) tabindex="0" role="note" {
            (drawings::on_page(character.id(), None).unwrap_or_else(|| inline("crown"))) (scene.text(&Component::from(character).name()))
            span .words { (scene.text(&known_to)) }
        }
    }
}
