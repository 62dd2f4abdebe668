//! The influence track, a street with a milestone for each point.

use super::Town;
use super::icons::icon;
use crate::parts::part;
use maud::{Markup, html};
use stage::Spot as _;
use stage::troyes::{Spot, of_whom};
use tabletop::phrase;
use troyes::board::Owner;

const WIDTH: f32 = 448.0;
const HEIGHT: f32 = 52.0;
const MOST: u8 = 20;
const LEFT: f32 = 72.0;
const STEP: f32 = (WIDTH - LEFT - 4.0) / (MOST as f32 + 1.0);

impl Town<'_> {
    /// The track with everybody's disc.
    pub fn influence_track(&self) -> Markup {
        part(
            "influence",
            html! {
                svg #influence .influence viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(self.text(&phrase!("troyes-board-influence-track"))) {
                    (icon("seal", 23.0, 2.0, 26.0))
                    text .caption x="36" y="45" { (self.text(&phrase!("troyes-board-influence-track"))) }
                    @for point in 0..=MOST {
                        @let x = LEFT + STEP * f32::from(point);
                        rect .stone .fifth[point % 5 == 0] x=(x) y="4" width=(STEP - 1.5) height="44" rx="3" {}
                        @let middle = x + (STEP - 1.5) / 2.0;
                        @if point % 5 == 0 { text .point x=(middle) y="45" { (point) } }
                        @else { circle .point cx=(middle) cy="41" r="1.6" {} }
                    }
                    @for owner in self.game.families() { (self.marker(owner)) }
                }
            },
        )
    }

    /// A family's disc; several on one milestone stand one above the other.
    fn marker(&self, owner: Owner) -> Markup {
        let points = self.table.families[owner].influence;
        let beside = self.game.families().filter(|other| self.table.families[*other].influence == points);
        let (before, count) = beside.fold((0.0, 0.0), |(before, count), other| {
            (before + if other < owner { 1.0 } else { 0.0 }, count + 1.0)
        });
        let spot = Spot::Influence(owner);
        let size = 16.5;
        let rise = if count > 1.0 { (30.0 - size) / (count - 1.0) } else { 0.0 };
        let x = LEFT + STEP * f32::from(points.min(MOST)) + (STEP - 1.5 - size) / 2.0;
        let y = if count > 1.0 { 3.0 + rise * before } else { 10.0 };
        let label = phrase!("troyes-board-influence-of", of = of_whom(self.game, owner), points = points);
        self.scene.spot(spot, None, &label, html! { (self.disc(owner, &spot.id(), (x, y), size)) })
    }
}
