//! The ramparts: guards on the wall, and the activities outside its gates.

use super::Town;
use super::icons::icon;
use super::{anchors, outdoors, signs};
use crate::parts::part;
use maud::{Markup, html};
use stage::Spot as _;
use stage::troyes::{Spot, of_whom};
use tabletop::phrase;
use troyes::board::{Outpost, Owner, WALL};
use troyes::modules::Outdoor;

const WIDTH: f32 = 1120.0;
const HEIGHT: f32 = 40.0;
/// Where the walk begins; before it stands the gatehouse.
const LEFT: f32 = 104.0;
const STEP: f32 = (WIDTH - LEFT - 4.0) / (WALL as f32 + 1.0);
const TILE: (f32, f32) = (100.0, 54.0);
const NUMERALS: [&str; 4] = ["I", "II", "III", "IV"];

impl Town<'_> {
    /// Whether there are guards.
    pub fn has_ramparts(&self) -> bool {
        !self.table.ramparts.is_empty()
    }

    /// The wall with its spaces and the guards on them.
    pub fn wall_walk(&self) -> Markup {
        part(
            "wall-walk",
            html! {
                svg #wall-walk .wall-walk viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(self.text(&phrase!("troyes-board-ramparts"))) {
                    (self.scene.spot(Spot::Patrol, Some("patrol"), &phrase!("troyes-board-patrol"), html! {
                        path .gatehouse d="M2 40V6h10v6h12V6h12v6h12V6h12v6h12V6h12v6h10V6h6v34z" {}
                        text .sign-name x="51" y="30" { (self.text(&phrase!("troyes-board-ramparts"))) }
                    }))
                    @for space in 0..=WALL { (self.stretch(space)) }
                    @for owner in self.game.families() { (self.guard(owner)) }
                }
            },
        )
    }

    /// A space of the wall; some are gates.
    fn stretch(&self, space: u8) -> Markup {
        let x = LEFT + STEP * f32::from(space);
        let gate = self.game.gates().iter().position(|gate| *gate == space);
        let label = match gate {
            None => phrase!("troyes-board-wall", space = space),
            Some(level) => phrase!("troyes-board-gate", space = space, gate = NUMERALS[level].to_string()),
        };
        self.scene.spot(
            Spot::Wall(space),
            None,
            &label,
            html! {
                path .stretch .gate[gate.is_some()] d={ "M" (x) " 38V8h" (STEP * 0.3) "v5h" (STEP * 0.4) "v-5h" (STEP * 0.3) "v30z" } {}
                @match gate {
                    Some(level) => text .numeral x=(x + STEP / 2.0) y="34" { (NUMERALS[level]) },
                    None => text .point x=(x + STEP / 2.0) y="35" { (space) },
                }
            },
        )
    }

    fn guard(&self, owner: Owner) -> Markup {
        let space = self.table.ramparts.guards[owner];
        let before = self
            .game
            .families()
            .filter(|other| *other < owner && self.table.ramparts.guards[*other] == space)
            .count();
        let (x, y) = (LEFT + STEP * f32::from(space) + 1.0 + 9.2 * before as f32, 2.0);
        let place = anchors::guard(owner);
        let label = phrase!("troyes-board-guard", of = of_whom(self.game, owner), space = space);
        html! {
            g .guard role="img" aria-label=(self.text(&label)) {
                (self.disc(owner, &place, (x, y), 19.0))
            }
        }
    }

    /// The tiles outside the gates.
    pub fn outposts(&self) -> Markup {
        html! { @for (level, outpost) in self.table.ramparts.outposts.iter().enumerate() { (self.outpost(level, outpost)) } }
    }

    fn outpost(&self, level: usize, outpost: &Outpost) -> Markup {
        let id = format!("outpost-{level}");
        let spot = Spot::Outpost(level as u8);
        let numeral = || NUMERALS[level].to_string();
        let (width, height) = TILE;
        let cubes: Vec<(Owner, u8)> = outpost
            .cubes
            .iter()
            .filter(|(_, count)| **count > 0)
            .map(|(owner, count)| (owner, *count))
            .collect();
        let counts = self.counts(cubes.iter().copied());
        let label = phrase!("troyes-board-outpost", gate = numeral(), side = outpost.side, cubes = counts);
        part(
            &id,
            html! {
                svg id=(id) .outpost viewBox={ "0 0 " (width) " " (height) } role="group" aria-label=(self.text(&phrase!("troyes-board-outside-gate", gate = numeral()))) {
                    (self.scene.spot(spot, Some(outpost.side.id()), &label, html! {
                        (face(outpost.side, level, self.highlights.is_fresh(&spot.id())))
                        @for (place, (owner, count)) in cubes.iter().enumerate() {
                            @let x = 29.0 + 17.5 * place as f32;
                            (self.cube(*owner, &anchors::post(level, *owner), (x, 33.0), 16.0))
                            @if *count > 1 { text .count x=(x + 10.0) y="51" { (count) } }
                        }
                        @if cubes.is_empty() { g .empty { (icon("cube", 29.0, 33.0, 16.0)) } }
                    }))
                }
            },
        )
    }
}

/// What is printed on a tile.
fn face(side: Outdoor, level: usize, is_new: bool) -> Markup {
    let (width, height) = TILE;
    html! {
        rect .card .fresh[is_new] x="1" y="1" width=(width - 2.0) height=(height - 2.0) rx="5" {}
        path .band d="M1.5 30H26V52.5H6A4.5 4.5 0 0 1 1.5 48z" {}
        text .numeral x="13.5" y="46" { (NUMERALS[level]) }
        (signs::draw(&[outdoors::line(side)], (4.0, 2.0, width - 8.0, 27.0)))
    }
}

/// A tile as it lies outside a gate, by itself.
pub fn alone(side: Outdoor, level: usize) -> Markup {
    let (width, height) = TILE;
    html! {
        svg .outpost viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" focusable="false" {
            (face(side, level, false))
        }
    }
}
