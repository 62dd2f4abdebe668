//! Components as they are on the table, by themselves: for the page on which they are looked up.

use super::places::{self, ACROSS, LEFT};
use super::{print, wheel};
use maud::{Markup, html};
use troyes_dice::{Bonus, BonusKind, Building, Column, Key, Laid, Plaza, Resource, Tile, TroyesDice};
use words::Language;

/// What of a drawing is seen: left, top, width and height.
type Frame = [f32; 4];

/// A component as it is on the table; nothing for a rule that only has a name.
pub fn face(game: &TroyesDice, component: &str, language: Language) -> Option<Markup> {
    plaza(game, component, language)
        .or_else(|| house(game, component, language))
        .or_else(|| bonus(game, component))
        .or_else(|| track(game, component))
        .or_else(|| tile(component))
}

/// Both sides of a plaza that has two.
fn plaza(game: &TroyesDice, component: &str, language: Language) -> Option<Markup> {
    let mut tiles = (0..).zip(&game.printed().plazas);
    let (_, [front, back]) =
        tiles.find(|(tile, _)| game.plaza_id(Plaza { tile: *tile, flipped: false }) == component)?;
    let sides = if front == back { vec![[*front, *back]] } else { vec![[*front, *back], [*back, *front]] };
    let drawn = html! {
        @for (place, side) in sides.iter().enumerate() {
            g transform={ "translate(" (62 * place) " 0)" } { (wheel::plaza_alone(game, *side, language)) }
        }
    };
    Some(framed(
        if front == back { "small" } else { "" },
        [-29.0, -29.0, 62.0 * sides.len() as f32 - 4.0, 58.0],
        &drawn,
    ))
}

fn house(game: &TroyesDice, component: &str, language: Language) -> Option<Markup> {
    let mut all = Building::ALL.into_iter().flat_map(|row| Column::ALL.map(|column| (row, column)));
    let (building, column) = all.find(|(building, column)| building.id(*column) == component)?;
    let (x, y) = (places::column(column), places::row(building));
    Some(framed("", [x - 34.0, y - 24.0, 68.0, 48.0], &print::house(game, building, column, language)))
}

fn bonus(game: &TroyesDice, component: &str) -> Option<Markup> {
    let bonus = Bonus::ALL.into_iter().find(|bonus| bonus.id() == component)?;
    let [x, y] = places::bonus(game.printed(), bonus);
    // Citizens win all but the links, which stand between buildings: their tracks are seen too.
    let (class, frame, tracks) = match bonus.kind() {
        BonusKind::Link(_) => ("small", [x - 20.0, y - 19.0, 40.0, 38.0], None),
        BonusKind::Resources | BonusKind::Work => {
            ("small", [x - 34.0, y - 3.0, 68.0, 173.0], Some(print::folk(game)))
        }
        BonusKind::Fifteenth(_) | BonusKind::Twentieth(_) => {
            // Between the row above and the one below.
            ("", [x - 34.0, y - 32.5, 68.0, 42.0], Some(print::folk(game)))
        }
    };
    let drawn = html! { (print::prize(game, bonus)) @if let Some(tracks) = tracks { (tracks) } };
    Some(framed(class, frame, &drawn))
}

/// A track of resources, for what is on it and for the citizens that it brings.
fn track(game: &TroyesDice, component: &str) -> Option<Markup> {
    let is_it = |resource: &Resource| {
        let of = component.strip_suffix("_citizen").unwrap_or(component);
        resource.word() == of
    };
    let resource = Resource::ALL.into_iter().find(is_it)?;
    let top = places::district(resource.color());
    Some(framed("whole", [LEFT - 4.0, top, ACROSS + 12.0, 44.0], &print::resource_track(game, resource)))
}

fn tile(component: &str) -> Option<Markup> {
    let mut sides = Tile::ALL.into_iter().flat_map(|tile| [Laid::banquet(tile), Laid::raid(tile)]);
    let laid = sides.find(|laid| laid.id() == component)?;
    Some(framed("small", [-15.0, -15.0, 30.0, 30.0], &wheel::tile_alone(laid)))
}

fn framed(class: &str, [left, top, width, height]: Frame, drawn: &Markup) -> Markup {
    html! {
        div .dice .laid .(class) {
            svg viewBox={ (left) " " (top) " " (width) " " (height) } aria-hidden="true" focusable="false" { (drawn) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Components as _, Game as _, Notation as _};

    #[test]
    fn everything_but_rules_and_achievements_is_drawn_as_it_is_on_the_table() {
        let game =
            TroyesDice::new(&TroyesDice::parse_options(4, "all").expect("options"), None).expect("a game");
        let english = Language::english();
        for sheet in game.cards() {
            let (id, kind) = (sheet.component.id, english.text(&sheet.kind));
            let is_named_only = ["rule", "achievement"].contains(&kind.as_str());
            assert_eq!(face(&game, id, english).is_some(), !is_named_only, "{id}, {kind}");
        }
    }

    #[test]
    fn each_of_them_looks_different() {
        let game =
            TroyesDice::new(&TroyesDice::parse_options(4, "all").expect("options"), None).expect("a game");
        let drawn = |id| face(&game, id, Language::english()).expect("a drawing").into_string();
        assert_ne!(drawn("fortress_1"), drawn("fortress_2"));
        assert_ne!(drawn("plaza_red"), drawn("plaza_red_white"));
        assert_ne!(drawn("banquet_value"), drawn("raid_value"));
        assert_eq!(drawn("influence"), drawn("influence_citizen"), "they stand on one track");
        assert_eq!(drawn("plaza_red_white").matches("class=\"plaza ").count(), 2, "both of its sides");
    }
}
