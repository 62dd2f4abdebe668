//! The Cathedral: six sites, three levels, and the pinnacles that only one card builds.

use super::Town;
use super::anchors;
use super::dice::printed;
use super::icons::badge;
use crate::parts::part;
use maud::{Markup, html};
use stage::troyes::{Spot, who};
use tabletop::{Arg, phrase};
use troyes::board::{LEVELS, SITES};
use troyes::cards::Card;

const WIDTH: f32 = 448.0;
const HEIGHT: f32 = 226.0;
const LEFT: f32 = 74.0;
const BAY: f32 = 50.0;
/// The floor of the lowest level, and the height of each.
const FLOOR: f32 = 178.0;
const STOREY: f32 = 36.0;

impl Town<'_> {
    /// The Cathedral.
    pub fn cathedral(&self) -> Markup {
        part(
            "cathedral-plan",
            html! {
                svg #cathedral-plan .cathedral viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(self.text(&phrase!("troyes-cathedral")))
                    data-thing="cathedral" {
                    (self.church())
                    @for site in 1..=SITES { (self.site(site)) }
                }
            },
        )
    }

    /// How many levels there are to be built.
    fn levels(&self) -> usize {
        let is_high = (1..=SITES).any(|site| self.table.cathedral.is_full(site));
        LEVELS + usize::from(is_high || self.table.city.find(Card::MasterBuilder).is_some())
    }

    /// Walls, towers and roof.
    fn church(&self) -> Markup {
        self.scene.spot(
            Spot::Cathedral,
            Some("cathedral"),
            &phrase!("troyes-board-cathedral"),
            html! {
                path .roof d="M66 72L120 22h208l54 50z" {}
                path .tiles d="M82 58h284M98 43h252M112 30h224" {}
                path .spire d="M224 24l-7 0 7-30 7 30z" {}
                (tower(14.0))
                (tower(378.0))
                rect .wall x="66" y="70" width="316" height="136" {}
                path .step d="M0 206h448v19H0z" {}
                path .course d="M0 215.5h160M288 215.5h160" {}
                text .sign-name x="224" y="220" { (self.text(&phrase!("troyes-cathedral"))) }
            },
        )
    }

    /// A bay with its levels, from the ground up.
    fn site(&self, site: u8) -> Markup {
        let x = LEFT + BAY * f32::from(site - 1);
        let (vp, influence) = self.game.cathedral_reward(site);
        let cubes = (0..4).filter_map(|level| self.table.cathedral.at(site, level));
        let cubes: Vec<Arg> = cubes.map(|owner| who(self.game, owner)).collect();
        let cubes = if cubes.is_empty() { phrase!("troyes-board-empty").into() } else { Arg::Row(cubes) };
        let influence_gained = phrase!("troyes-amount-influence", amount = influence);
        let label =
            phrase!("troyes-board-site", site = site, cubes = cubes, vp = vp, influence = influence_gained);
        self.scene.spot(
            Spot::Site(site),
            None,
            &label,
            html! {
                rect .touch x=(x) y="66" width=(BAY) height="140" {}
                @for level in 0..self.levels() {
                    @let y = FLOOR - STOREY * (level as f32 + 1.0);
                    @let place = anchors::level(site, level);
                    path .bay .pinnacle[level == LEVELS] data-room=[self.table.cathedral.at(site, level).is_none().then_some("cube")] d={ "M" (x + 7.0) " " (y + STOREY - 2.0) "v-20q0-9 18-13q18 4 18 13v20z" } {}
                    @if let Some(owner) = self.table.cathedral.at(site, level) {
                        (self.cube(owner, &place, (x + 12.5, y + 8.0), 25.0))
                    }
                }
                (printed(site, x + 4.0, 182.5, 20.0))
                (badge("seal", x + 26.0, 182.0, 21.0, &influence.to_string()))
            },
        )
    }
}

fn tower(x: f32) -> Markup {
    html! {
        g transform={ "translate(" (x) " 0)" } {
            path .wall d="M2 206V48h52v158z" {}
            path .spire d="M0 48L28-2l28 50z" {}
            path .window d="M20 84v-12q0-8 8-11q8 3 8 11v12zM20 126v-12q0-8 8-11q8 3 8 11v12z" {}
            circle .rose cx="28" cy="152" r="12" {}
            path .tracery d="M28 140v24M16 152h24M19.5 143.5l17 17M36.5 143.5l-17 17" {}
        }
    }
}
