//! What is printed on every sheet: drawn once, used by all of them.

use super::die;
use super::places::{self, ACROSS, CITIZENS, DISTRICT, HEIGHT, HOUSE, LEFT, MULTIPLIER, POINTS, WIDTH};
use super::signs::{citizen, gain, row, scaled, sign, tint};
use crate::board::BoardScene;
use crate::boards::lettering::pressed;
use maud::{Markup, html};
use tabletop::{Component, Phrase, phrase};
use troyes_dice::{Bonus, BonusKind, Building, Color, Column, Gain, Key, Resource, TroyesDice};
use words::Language;

/// The sign for figures that no rulebook prints and nobody reported.
pub const DAGGER: &str = "†";

/// Frames, names and tracks.
pub fn ground(scene: &BoardScene<'_, TroyesDice>) -> Markup {
    html! {
        g #d-ground {
            rect .paper width=(WIDTH) height=(HEIGHT) rx="9" {}
            @for color in Color::ALL { (district(scene, color)) }
            (citizens(scene))
        }
    }
}

/// Buildings and bonuses, for sheets on which nothing can be clicked.
pub fn town(scene: &BoardScene<'_, TroyesDice>) -> Markup {
    html! {
        g #d-town {
            @for building in Building::ALL {
                @for column in Column::ALL { (house(scene.game, building, column, scene.language)) }
            }
            @for bonus in Bonus::ALL { (prize(scene.game, bonus)) }
            use href="#d-folk" {}
        }
    }
}

/// The tracks of citizens, in front of the pillars of their columns.
pub fn folk(game: &TroyesDice) -> Markup {
    html! { g #d-folk { @for color in Color::ALL { (citizen_track(game, color)) } } }
}

fn is_reconstructed(game: &TroyesDice, path: &str) -> bool {
    game.figures().figure(path, Phrase::NOTHING).is_some_and(|figure| figure.is_reconstructed())
}

/// A dagger beside what is reconstructed.
pub fn dagger(game: &TroyesDice, path: &str, x: f32, y: f32) -> Markup {
    html! { @if is_reconstructed(game, path) { text .d-dagger x=(x) y=(y) { (DAGGER) } } }
}

fn district(scene: &BoardScene<'_, TroyesDice>, color: Color) -> Markup {
    let game = scene.game;
    let top = places::district(color);
    html! {
        g .district .(tint(color)) {
            rect .field y=(top) width=(WIDTH) height=(DISTRICT) rx="9" {}
            path .band d={ "M9 " (top) "H" (LEFT - 4.0) "V" (top + DISTRICT) "H9A9 9 0 0 1 0 " (top + DISTRICT - 9.0) "V" (top + 9.0) "A9 9 0 0 1 9 " (top) "Z" } {}
            @for building in [Building::prestige(color), Building::work(color)] {
                @let (y, named) = (places::row(building), Component::from(building));
                (fitted("name", y - 2.0, &scene.text(&named.name()), 12.5))
                (fitted("character", y + 11.0, &scene.text(&named.says("character")), 11.0))
                circle .socket cx=(MULTIPLIER) cy=(y) r="12" {}
                g .points { (sign("shield", POINTS, y - 1.0)) }
            }
            (fitted("name", top + 21.0, &scene.text(&Component::from(color.resource()).name()), 12.5))
            circle .coin cx="22" cy=(top + 51.0) r="13" {}
            (sign(color.resource().word(), 22.0, top + 51.0))
            g .points { (sign("shield", POINTS, top + 18.0)) }
            text .worth x=(MULTIPLIER + 11.0) y=(top + 20.0) { (game.printed().resources_for_a_point) ":1" }
            (resource_track(game, color.resource()))
        }
    }
}

/// A name on a band, in letters of this size.
fn fitted(class: &str, y: f32, name: &str, size: f32) -> Markup {
    let length = pressed(name, size, LEFT - 17.0);
    html! { text .(class) x="8" y=(y) textLength=[length] lengthAdjust="spacingAndGlyphs" { (name) } }
}

/// A track of resources with the citizens that it brings.
pub fn resource_track(game: &TroyesDice, resource: Resource) -> Markup {
    let printed = game.printed();
    let track = &printed.resources;
    html! {
        @for n in 1..=track.length {
            @let [x, y] = places::resource(printed, resource, n);
            circle .slot .start[n <= track.start] cx=(x) cy=(y) r="10.4" {}
            (scaled(resource.word(), x, y, 0.72))
        }
        @for n in (1..=track.length).filter(|n| track.brings_citizen(*n)) {
            @let [x, y] = places::resource(printed, resource, n);
            (citizen(resource.color(), x + 9.0, y + 11.0, 0.72))
        }
        (dagger(game, "dice.sheet.resource_track.length", LEFT + ACROSS + 3.0, places::district(resource.color()) + 12.0))
    }
}

fn citizens(scene: &BoardScene<'_, TroyesDice>) -> Markup {
    let printed = scene.game.printed();
    let bottom = HEIGHT as f32 - CITIZENS;
    html! {
        rect .folk y=(CITIZENS) width=(WIDTH) height=(bottom) rx="9" {}
        @for (i, line) in scene.text(&phrase!("dice-board-three-give")).lines().enumerate() {
            text .hint x="9" y=(CITIZENS + 143.0 + 14.0 * i as f32) { (line) }
        }
        @for color in Color::ALL {
            @let y = places::citizen(printed, color, 1)[1];
            g .(tint(color)) {
                (citizen(color, 17.0, y, 1.0))
                text .folk-name x="29" y=(y + 4.0) { (scene.text(&color.people())) }
                g .points { (sign("shield", POINTS, y)) }
            }
        }
    }
}

fn citizen_track(game: &TroyesDice, color: Color) -> Markup {
    let printed = game.printed();
    let track = &printed.citizens;
    html! {
        g .(tint(color)) {
            @for n in 1..=track.length {
                @let [x, y] = places::citizen(printed, color, n);
                circle .slot .prize[n == track.fifteenth_at || n == track.twentieth_at] cx=(x) cy=(y) r="9.8" {}
                (citizen(color, x, y + 0.5, 0.74))
            }
        }
    }
}

/// A building with what it gives.
pub fn house(game: &TroyesDice, building: Building, column: Column, language: Language) -> Markup {
    let printed = game.printed();
    let (x, y) = (places::column(column), places::row(building));
    html! {
        g .d-house .(tint(building.color())) {
            g .d-wall { (scaled(building.word(), x, y, HOUSE)) }
            @match building {
                Building::Fortress => (citizen(printed.fortress[column.index()], x, y + 6.0, 0.85)),
                Building::GreatHall => {
                    @let per_die = printed.great_hall[column.index()];
                    (gain(per_die.gain, x - 9.0, y + 5.0))
                    text .d-per x=(x + 8.0) y=(y + 10.0) { "/" }
                    (die::blank(per_die.die, language, [x + 17.0, y + 5.0], 13.0))
                }
                Building::Cathedral => (row(printed.cathedral[column.index()], x, y + 6.0, 0.36)),
                Building::CountsPalace | Building::CityHall | Building::Bishopric => {
                    (gain(Gain::Citizens(building.color(), printed.work_citizens), x, y + 5.0))
                }
            }
        }
    }
}

/// A bonus with what it gives.
pub fn prize(game: &TroyesDice, bonus: Bonus) -> Markup {
    let printed = game.printed();
    let [x, y] = places::bonus(printed, bonus);
    match bonus.kind() {
        BonusKind::Link(link) => html! {
            g .d-link { (sign("link", x, y)) }
            (gain(printed.links[link], x, y))
            (dagger(game, &format!("dice.links.{}.gain", bonus.id()), x, y - 9.0))
        },
        BonusKind::Resources => html! {
            (pillar(x, y))
            @for (i, resource) in Resource::ALL.into_iter().enumerate() {
                (scaled(resource.word(), x, y + 132.0 + 13.8 * i as f32, 0.6))
            }
        },
        BonusKind::Work => html! {
            (pillar(x, y))
            @for (i, building) in Building::WORK.into_iter().enumerate() {
                (row(building, x, y + 132.0 + 13.8 * i as f32, 0.25))
            }
        },
        BonusKind::Fifteenth(color) => html! {
            (shelf(bonus, x, y))
            @for (i, building) in printed.citizens.fifteenth[color].into_iter().enumerate() {
                (row(building, x - 10.0 + 20.0 * i as f32, y, 0.24))
            }
        },
        BonusKind::Twentieth(color) => html! {
            (shelf(bonus, x, y))
            @for (i, other) in printed.citizens.twentieth[color].into_iter().enumerate() {
                (citizen(other, x - 10.5 + 13.0 * i as f32, y + 0.5, 0.58))
            }
        },
    }
}

/// What stands behind three citizens of a column.
fn pillar(x: f32, y: f32) -> Markup {
    html! { rect .d-pillar x=(x - 11.4) y=(y) width="22.8" height="167" rx="7" {} }
}

fn shelf(bonus: Bonus, x: f32, y: f32) -> Markup {
    let [left, width] = places::shelf(bonus);
    html! { rect .d-shelf x=(x + left) y=(y - 8.0) width=(width) height="16" rx="5" {} }
}
