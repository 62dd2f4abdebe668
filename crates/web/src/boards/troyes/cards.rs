//! The Activity cards: three of each color, beside the building of their color.

use super::Town;
use super::effects;
use super::icons::{badge, icon};
use super::{anchors, drawings, signs};
use crate::boards::lettering::pressed;
use crate::parts::part;
use maud::{Markup, html};
use stage::Spot as _;
use stage::troyes::{Spot, who};
use std::sync::LazyLock;
use tabletop::{Arg, Component, Phrase, phrase};
use troyes::Print;
use troyes::board::{Activity, Color, Owner};
use troyes::cards::Card;
use words::Language;

const WIDTH: f32 = 146.0;
const HEIGHT: f32 = 198.0;
const NUMERALS: [&str; 4] = ["", "I", "II", "III"];
/// Where its drawing is.
const PICTURE: (f32, f32) = (92.0, 118.0);

impl Town<'_> {
    /// The cards of a color, in the order of their rounds.
    pub fn shops(&self, color: Color) -> Markup {
        html! { @for number in 1..=3 { (self.shop(color, number)) } }
    }

    fn shop(&self, color: Color, number: u8) -> Markup {
        let id = format!("shop-{}-{number}", color.name());
        let activity = self.table.city.iter().find(|activity| {
            let print = self.game.print(activity.card);
            print.color == color && print.number == number
        });
        part(
            &id,
            html! {
                svg id=(id) .shop .{ "shop-" (color.name()) } viewBox={ "0 0 " (WIDTH) " " (HEIGHT) }
                    role="group" aria-label=(self.text(&phrase!("troyes-board-activity", color = color, number = NUMERALS[number as usize].to_string()))) {
                    @match activity {
                        Some(activity) => (self.activity(activity)),
                        None => (self.hidden(number)),
                    }
                }
            },
        )
    }

    fn activity(&self, activity: &Activity) -> Markup {
        let card = activity.card;
        let print = self.game.print(card);
        let is_new = self.highlights.is_fresh(&Spot::Card(card).id());
        self.scene.spot(
            Spot::Card(card),
            Some(card.id()),
            &self.activity_label(activity, print),
            html! { (face(card, print, is_new, self.language())) (self.spaces(activity, print)) (self.cubes_on(activity)) },
        )
    }

    fn activity_label(&self, activity: &Activity, print: &Print) -> Phrase {
        let tradesmen = Owner::ALL.into_iter().filter(|owner| activity.has(*owner));
        let cubes = activity.cubes.iter().map(|(owner, count)| (owner, *count));
        phrase!(
            "troyes-board-card",
            card = activity.card,
            color = print.color,
            number = NUMERALS[print.number as usize].to_string(),
            hire = print.hire,
            divisor = print.divisor,
            tradesmen = row(tradesmen.map(|owner| who(self.game, owner)).collect()),
            cubes = self.counts(cubes)
        )
    }

    /// How many cubes everybody has there: "Anna 2, Bert 1".
    pub fn counts(&self, cubes: impl Iterator<Item = (Owner, u8)>) -> Arg {
        let some = cubes.filter(|(_, count)| *count > 0);
        let count = |(owner, count)| {
            Arg::Phrase(phrase!("troyes-board-count", who = who(self.game, owner), count = count))
        };
        row(some.map(count).collect())
    }

    /// The two spaces with what they are worth, and the picture for those who came later.
    fn spaces(&self, activity: &Activity, print: &Print) -> Markup {
        let later: Vec<Owner> = activity.picture.iter().collect();
        html! {
            @for (index, vp) in print.spaces.iter().enumerate() {
                @let x = space(index);
                @match activity.spaces[index] {
                    Some(owner) => {
                        (arch(index, false))
                        (self.citizen(owner, &anchors::tradesman(activity.card, owner), (x + 3.0, 130.0), 31.0))
                        (badge("laurel", x + 21.0, 113.0, 20.0, &vp.to_string()))
                    }
                    None => (free_space(index, *vp)),
                }
            }
            (drawings::on_card(activity.card.id(), Some(print.color), PICTURE, 48.0))
            @for (place, owner) in later.iter().enumerate() {
                @let (column, row) = ((place % 2) as f32, (place / 2) as f32);
                (self.citizen(*owner, &anchors::tradesman(activity.card, *owner), (91.0 + 24.0 * column, 120.0 + 23.0 * row), 22.0))
            }
        }
    }

    fn cubes_on(&self, activity: &Activity) -> Markup {
        let cubes: Vec<(Owner, u8)> = activity
            .cubes
            .iter()
            .filter(|(_, count)| **count > 0)
            .map(|(owner, count)| (owner, *count))
            .collect();
        let step = if cubes.len() > 3 { 27.0 } else { 36.0 };
        html! {
            path .shelf d={ "M6 170.5h" (WIDTH - 12.0) } {}
            @for (place, (owner, count)) in cubes.iter().enumerate() {
                @let x = 8.0 + step * place as f32;
                (self.cube(*owner, &anchors::card_cubes(activity.card, *owner), (x, 174.0), 19.0))
                @if *count > 1 || step > 30.0 { text .count x=(x + 20.0) y="189" { "×" (count) } }
            }
        }
    }

    /// A card that has not been revealed.
    fn hidden(&self, number: u8) -> Markup {
        html! {
            g .hidden-card role="img" aria-label=(self.text(&phrase!("troyes-board-hidden-card", round = number))) {
                rect .back x="1.5" y="1.5" width=(WIDTH - 3.0) height=(HEIGHT - 3.0) rx="7" {}
                path .lattice d=(*LATTICE) {}
                rect .inner x="8" y="8" width=(WIDTH - 16.0) height=(HEIGHT - 16.0) rx="4" {}
                path .crest d="M41 54h64v36c0 26-16 38-32 45-16-7-32-19-32-45z" {}
                text .numeral x=(WIDTH / 2.0) y="104" { (NUMERALS[number as usize]) }
                rect .plate x="32" y="150" width=(WIDTH - 64.0) height="22" rx="11" {}
                text .when x=(WIDTH / 2.0) y="165.5" { (self.text(&phrase!("chapter-round", round = number))) }
            }
        }
    }
}

/// What is printed on a card but for its spaces.
fn face(card: Card, print: &Print, is_new: bool, language: Language) -> Markup {
    let name = language.text(&Component::from(card).name());
    html! {
        rect .shade x="4" y="5" width=(WIDTH - 4.0) height=(HEIGHT - 4.0) rx="7" {}
        rect .card .fresh[is_new] x="1.5" y="1.5" width=(WIDTH - 3.0) height=(HEIGHT - 3.0) rx="7" {}
        path .band d={ "M2.5 26V8.5a6 6 0 0 1 6-6h129a6 6 0 0 1 6 6V26z" } {}
        text .title x="8" y="19" textLength=[pressed(&name, 14.0, WIDTH - 38.0)] lengthAdjust="spacingAndGlyphs" { (name) }
        text .numeral x=(WIDTH - 8.0) y="18.5" { (NUMERALS[print.number as usize]) }
        (demand(print))
        rect .panel x="6" y="56" width=(WIDTH - 12.0) height="60" rx="4" {}
        (signs::draw(&effects::lines(card, language), (6.0, 56.0, WIDTH - 12.0, 60.0)))
    }
}

/// A card as it is revealed, by itself.
pub fn alone(card: Card, print: &Print, language: Language) -> Markup {
    html! {
        svg .shop .{ "shop-" (print.color.name()) } viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } aria-hidden="true" focusable="false" {
            (face(card, print, false, language))
            @for (index, vp) in print.spaces.iter().enumerate() { (free_space(index, *vp)) }
            (drawings::on_card(card.id(), Some(print.color), PICTURE, 48.0))
        }
    }
}

const fn space(index: usize) -> f32 {
    8.0 + 40.0 * index as f32
}

fn arch(index: usize, is_free: bool) -> Markup {
    let x = space(index);
    html! { path .arch data-room=[is_free.then_some("citizen")] d={ "M" (x) " 165v-30q0-14 18-14q18 0 18 14v30z" } {} }
}

fn free_space(index: usize, vp: u8) -> Markup {
    html! { (arch(index, true)) (badge("laurel", space(index) + 6.0, 134.0, 24.0, &vp.to_string())) }
}

/// Several things in a row, or that there are none.
pub fn row(things: Vec<Arg>) -> Arg {
    if things.is_empty() { Arg::Phrase(phrase!("troyes-board-none")) } else { Arg::Row(things) }
}

/// What the dice are divided by, and what a tradesman costs.
fn demand(print: &Print) -> Markup {
    let die = format!("blank-{}", print.color.name());
    html! {
        @if print.divisor > 0 {
            (badge(&die, 8.0, 29.0, 25.0, &format!("÷{}", print.divisor)))
        } @else {
            (icon(&die, 8.0, 29.0, 25.0))
        }
        (icon("citizen", 86.0, 31.0, 20.0))
        @if print.hire.influence > 0 { (badge("seal", 111.0, 29.0, 25.0, &print.hire.influence.to_string())) }
        @else { (badge("coin", 111.0, 29.0, 25.0, &print.hire.deniers.to_string())) }
    }
}

/// The pattern on the back of a card: rows of small lozenges.
static LATTICE: LazyLock<String> = LazyLock::new(|| {
    let places = (0..8).flat_map(|row| (0..6 - row % 2).map(move |column| (row, column)));
    let lozenge = |(row, column): (i32, i32)| {
        format!("M{} {}l5 7-5 7-5-7z", 18 + 22 * column + 11 * (row % 2), 16 + 22 * row)
    };
    places.map(lozenge).collect()
});
