//! Every card has a formula of its own, from signs that are drawn.

use super::rules;
use crate::faces::troyes::signs::{Line, Sign};
use crate::faces::troyes::{effects, icons, outdoors, threats};
use troyes::cards::{Card, Event};
use troyes::modules::Outdoor;

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
        check(card.name(), &effects::lines(card));
    }
    for event in Event::ALL {
        check(event.name(), &[threats::line(event, game.event_print(event))]);
    }
    for side in Outdoor::ALL {
        check(side.name(), &[outdoors::line(side)]);
    }
}
