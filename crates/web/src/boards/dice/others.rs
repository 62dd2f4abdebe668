//! The others' sheets: small, and large when one is clicked.

use super::fresh::{self, Fresh};
use super::pen::Pen;
use super::places::{HEIGHT, WIDTH};
use super::signs::{scaled, tint};
use crate::board::BoardScene;
use crate::parts::part;
use maud::{Markup, html};
use tabletop::{Arg, Component, Phrase, Seat, phrase};
use troyes_dice::{Building, Color, Column, Columns, Key, Resource, Sheet, TroyesDice};

/// All sheets but the large one.
pub fn small(scene: &BoardScene<'_, TroyesDice>, large: Seat) -> Markup {
    let others: Vec<Seat> = (0..scene.names.len() as u8).map(Seat).filter(|seat| *seat != large).collect();
    let crowd = match others.len() {
        0 | 1 => "one",
        2 => "two",
        3..=6 => "few",
        _ => "many",
    };
    html! {
        div .others .(crowd) role="group" aria-label=(scene.text(&phrase!("dice-board-others"))) {
            @for seat in others { (sheet(scene, seat)) }
        }
    }
}

fn sheet(scene: &BoardScene<'_, TroyesDice>, seat: Seat) -> Markup {
    let id = format!("sheet-{}", seat.0);
    let name = &scene.names[seat.index()];
    let known = fresh::sheet(scene, seat);
    let pen = Pen {
        printed: scene.game.printed(),
        numbering: scene.view.town.numbering,
        sheet: known,
        fresh: Fresh::of(scene, seat),
    };
    part(
        &id,
        html! {
            details .small id=(id) name="sheets" {
                summary {
                    span .owner { (scene.shield(seat)) span .name dir="auto" { (name) } }
                    span .shut-sheet aria-hidden="true" { "×" }
                    (digest(&pen))
                    b .points { (scene.text(&phrase!("dice-board-vp", vp = fresh::vp(scene, seat)))) }
                    span .unseen { (scene.text(&phrase!("dice-board-show-sheet"))) }
                    svg .full viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } aria-hidden="true" {
                        use .print href="#d-ground" {}
                        use .print href="#d-town" {}
                        (pen.all())
                    }
                }
                p .in-words { (in_words(scene, known)) }
            }
        },
    )
}

/// What a glance tells: which buildings stand, which can no longer be built.
fn digest(pen: &Pen<'_>) -> Markup {
    html! {
        svg .digest viewBox="0 0 122 150" aria-hidden="true" {
            @for (row, building) in Color::ALL.into_iter().flat_map(|color| [Building::prestige(color), Building::work(color)]).enumerate() {
                @let y = 25.0 * row as f32 + 1.0;
                g .row .(tint(building.color())) {
                    rect .strip x="0" y=(y) width="122" height="23" rx="4" {}
                    @for column in Column::ALL { (cell(pen, building, column, y + 11.5)) }
                }
            }
        }
    }
}

fn cell(pen: &Pen<'_>, building: Building, column: Column, y: f32) -> Markup {
    let x = 11.0 + 20.0 * column.index() as f32;
    let is_built = pen.sheet.drawn[building].contains(column);
    html! {
        g .cell .stands[is_built] { (scaled(building.word(), x, y, 0.24)) }
        @if !is_built && pen.is_crossed(building.color(), column) { g .strike { (scaled("cross", x, y, 0.62)) } }
    }
}

/// A sheet for those who do not see it.
fn in_words(scene: &BoardScene<'_, TroyesDice>, sheet: &Sheet) -> String {
    let mut words: Vec<Phrase> = Vec::new();
    for resource in Resource::ALL {
        words.push(phrase!("dice-board-purse", amount = resource.amount(sheet.purse(resource))));
    }
    for color in Color::ALL {
        words.push(phrase!("dice-board-people", count = sheet.citizens[color], people = color.people()));
    }
    for building in Building::ALL.into_iter().filter(|building| !sheet.drawn[*building].is_empty()) {
        let plural = Component::from(building).says("plural");
        words.push(phrase!("dice-board-row", plural = plural, columns = columns(sheet.drawn[building])));
    }
    for color in Color::ALL.into_iter().filter(|color| !sheet.crossed[*color].is_empty()) {
        words.push(phrase!("dice-board-crossed", color = color, columns = columns(sheet.crossed[color])));
    }
    words.iter().map(|words| scene.text(words)).collect::<Vec<_>>().join("; ")
}

fn columns(columns: Columns) -> Arg {
    Arg::row(columns.iter().map(|column| column.position()))
}
