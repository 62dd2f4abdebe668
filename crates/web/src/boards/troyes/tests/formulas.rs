//! Every card has a formula of its own, from signs that are drawn.

use super::rules;
use crate::boards::troyes::signs::{self, Line, Sign};
use crate::boards::troyes::{effects, icons, outdoors, threats};
use troyes::cards::{Card, Event};
use troyes::modules::Outdoor;
use words::{Language, Languages};

fn check(name: &str, lines: &[Line]) {
    let drawn = icons::signs().0;
    assert!(lines.iter().any(|line| !line.is_empty()), "{name} shows nothing");
    assert_ne!(lines, [vec![Sign::Icon("scroll")]], "{name} only refers to its text");
    for sign in lines.iter().flatten() {
        if let Sign::Icon(icon) | Sign::Badge(icon, _) = sign {
            assert!(drawn.contains(&format!("id=\"i-{icon}\"")), "{name}: no sign {icon}");
        }
    }
}

#[test]
fn every_activity_event_and_tile_has_a_formula() {
    let game = rules(2, "all");
    for card in Card::ALL {
        check(card.id(), &effects::lines(card, Language::english()));
    }
    for event in Event::ALL {
        check(event.id(), &[threats::line(event, game.event_print(event))]);
    }
    for side in Outdoor::ALL {
        check(side.id(), &[outdoors::line(side)]);
    }
}

/// Letters of ten pixels on a plan of 915 pixels for 1120 units, which is what a window of 1280 x 720 leaves it: by how
/// much words and the numbers on pictures may shrink.
const WORDS: f32 = 0.886;
const NUMBERS: f32 = 0.824;

/// Whether a line is legible in so much room, shrunk to `size` before.
fn assert_legible(name: &str, line: &Line, room: f32, size: f32) {
    let scale = size * (room / signs::length(line)).min(1.0);
    for sign in line {
        let least = match sign {
            Sign::Word(_) => WORDS,
            Sign::Badge(..) => NUMBERS,
            Sign::Icon(_) => continue,
        };
        assert!(scale >= least, "{name} is shrunk to {scale}");
    }
}

#[test]
fn every_formula_is_legible_where_it_is_drawn() {
    let game = rules(2, "all");
    for card in Card::ALL {
        for language in Languages::iter() {
            let lines = effects::lines(card, language);
            lines.iter().for_each(|line| assert_legible(card.id(), line, 134.0, 1.0));
        }
    }
    for event in Event::ALL {
        // With ramparts the queue is lower, and all of it smaller.
        assert_legible(event.id(), &threats::line(event, game.event_print(event)), 106.0, 119.0 / 132.0);
    }
    for side in Outdoor::ALL {
        assert_legible(side.id(), &outdoors::line(side), 92.0, 1.0);
    }
}
