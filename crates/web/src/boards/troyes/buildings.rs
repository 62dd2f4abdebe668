//! The Palace, the Bishopric and City Hall: who stands in their rows and who lies before them.

use super::Town;
use super::dice::printed;
use super::icons::badge;
use crate::parts::part;
use maud::{Markup, PreEscaped, html};
use stage::Spot as _;
use stage::troyes::{Spot, of_whom};
use tabletop::{Component, phrase};
use troyes::board::{Building, Owner, Space};

const WIDTH: f32 = 180.0;
const HEIGHT: f32 = 198.0;
/// Where the rows begin, and where the ground before the door does.
const TOP: f32 = 52.0;
const GROUND: f32 = 170.0;

/// Each roof is another one, with what stands on it.
const fn roof(building: Building) -> &'static str {
    match building {
        Building::Palace => {
            r#"<path class="wall" d="M8 52V16h12v8h10v-8h12v8h96v-8h12v8h10v-8h12v36z"/>
               <path class="roof" d="M44 24l46-20 46 20z"/><path class="roof" d="M4 16L25 1l21 15zM134 16l21-15 21 15z"/>
               <path class="pole" d="M90 4V-6"/><path class="pennant" d="M90-6h15l-4 3.5 4 3.5H90z"/>"#
        }
        Building::Bishopric => {
            r#"<path class="wall" d="M12 52V34h156v18z"/><path class="roof" d="M6 36L34 10h112l28 26z"/>
               <path class="tiles" d="M20 29h140M27 22h126M36 15h108"/>
               <path class="pole" d="M90 10V-7M84-2h12"/><path class="dormer" d="M46 34v-8l8-7 8 7v8zM118 34v-8l8-7 8 7v8z"/>"#
        }
        Building::CityHall => {
            r#"<path class="wall" d="M10 52V34h160v18zM74 36V8h32v28z"/><path class="roof" d="M4 36l22-18h48v18zM106 36V18h48l22 18z"/>
               <path class="roof" d="M70 9l20-15 20 15z"/><circle class="clock" cx="90" cy="20" r="8"/>
               <path class="hands" d="M90 20v-5M90 20l4 2"/>"#
        }
    }
}

impl Town<'_> {
    /// A building.
    pub fn building(&self, building: Building) -> Markup {
        let id = format!("house-{}", building.id());
        let rows = 6 / self.game.layout().length(building);
        part(
            &id,
            html! {
                svg id=(id) .house .{ "house-" (building.color().name()) } viewBox={ "0 0 " (WIDTH) " " (HEIGHT) }
                    role="group" aria-label=(self.text(&Component::from(building).name())) {
                    path .lawn d={ "M0 " (HEIGHT) "v-22q90-14 180 0v22z" } {}
                    rect .wall x="12" y=(TOP - 2.0) width=(WIDTH - 24.0) height=(GROUND - TOP + 6.0) {}
                    (self.nameplate(building))
                    @if building == Building::Palace { @for index in 0..6 { (self.niche(building, index, palace_place(index))) } }
                    @else { @for row in 0..rows { (self.building_row(building, row, rows)) } }
                    (self.lying_before(building))
                }
            },
        )
    }

    fn nameplate(&self, building: Building) -> Markup {
        let salary = match building {
            Building::Palace => Some("2"),
            Building::Bishopric => Some("1"),
            Building::CityHall => None,
        };
        let color = phrase!("color", color = building.color());
        let label = phrase!("troyes-board-building", building = building, color = color);
        self.scene.spot(
            Spot::Building(building),
            Some(building.id()),
            &label,
            html! {
                (PreEscaped(roof(building)))
                rect .lintel x="8" y="33" width=(WIDTH - 16.0) height="19" rx="2" {}
                text .sign-name x="90" y="47.5" { (self.text(&Component::from(building).name())) }
                @if let Some(salary) = salary { (badge("coin", 149.0, 32.0, 21.0, salary)) }
            },
        )
    }

    /// A row that is entered from the left, with the faces that call it.
    fn building_row(&self, building: Building, row: usize, rows: usize) -> Markup {
        let layout = self.game.layout();
        let length = layout.length(building);
        let height = (GROUND - TOP) / rows as f32;
        let y = TOP + height * row as f32;
        let faces: Vec<u8> = layout.faces(building, row).collect();
        let size = if faces.len() > 2 { 15.0 } else { 16.0 };
        let high = (faces.len() as f32) * (size + 2.0) - 2.0;
        let width = (WIDTH - 52.0) / length as f32;
        html! {
            @for (place, face) in faces.iter().enumerate() {
                (printed(*face, 17.0, y + (height - high) / 2.0 + place as f32 * (size + 2.0), size))
            }
            path .enter d={ "M36 " (y + height / 2.0 - 5.0) "l6 5-6 5z" } {}
            @for place in 0..length {
                @let x = 44.0 + width * place as f32;
                (self.niche(building, row * length + place, (x, y + 2.0, width - 3.0, height - 4.0)))
            }
        }
    }

    /// A space in the wall: an arch with a citizen, or an empty one.
    fn niche(&self, building: Building, index: usize, (x, y, width, height): (f32, f32, f32, f32)) -> Markup {
        let spot = Spot::Space(Space { building, index: index as u8 });
        let citizen = self.table.buildings.spaces(building)[index];
        let label = match citizen {
            None => phrase!("troyes-board-empty-space", building = building, space = index + 1),
            Some(owner) => {
                let of = of_whom(self.game, owner);
                phrase!("troyes-board-space", building = building, space = index + 1, of = of)
            }
        };
        let is_palace = building == Building::Palace;
        let foot = if is_palace { 17.0 } else { 0.0 };
        let arch = height - foot;
        let size = (arch - 4.0).min(width - 4.0).min(34.0);
        let curve = (width / 2.0).min(14.0);
        self.scene.spot(
            spot,
            None,
            &label,
            html! {
                path .arch d={ "M" (x) " " (y + arch) "v" (curve - arch) "q0-" (curve) " " (width / 2.0) "-" (curve)
                    "q" (width / 2.0) " 0 " (width / 2.0) " " (curve) "v" (arch - curve) "z" } {}
                @if is_palace { (printed(index as u8 + 1, x + width / 2.0 - 7.0, y + arch + 1.5, 14.0)) }
                @if let Some(owner) = citizen {
                    (self.citizen(owner, &spot.id(), (x + (width - size) / 2.0, y + arch - size - 1.0), size))
                }
            },
        )
    }

    fn lying_before(&self, building: Building) -> Markup {
        let lying = self.table.buildings.lying(building);
        html! {
            @for owner in lying.iter() {
                @let spot = Spot::Lying(building, owner);
                @let x = 14.0 + 31.0 * owner_place(owner);
                @let label = phrase!("troyes-board-lying", building = building, of = of_whom(self.game, owner));
                (self.scene.spot(spot, None, &label, html! {
                    (self.lying(owner, &spot.id(), (x, GROUND + 3.0), 25.0))
                }))
            }
        }
    }
}

fn owner_place(owner: Owner) -> f32 {
    f32::from(owner as u8)
}

/// The Palace has two storeys of three.
fn palace_place(index: usize) -> (f32, f32, f32, f32) {
    let height = (GROUND - TOP) / 2.0;
    (18.0 + 49.0 * (index % 3) as f32, TOP + height * (index / 3) as f32 + 2.0, 46.0, height - 3.0)
}
