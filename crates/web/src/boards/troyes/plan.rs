//! The plan of the town under everything: the wall with its towers and gates, streets, roofs and trees.

use maud::{Markup, PreEscaped, html};
use std::sync::LazyLock;

const WIDTH: f32 = 1120.0;
const HEIGHT: f32 = 800.0;
/// Where the wall begins, below the fields and the events.
const WALL: f32 = 134.0;

/// The plan. It is only a picture: what it shows is said elsewhere. Drawn once for everybody.
pub fn plan() -> PreEscaped<&'static str> {
    static PLAN: LazyLock<Markup> = LazyLock::new(draw_plan);
    PreEscaped(&PLAN.0)
}

fn draw_plan() -> Markup {
    html! {
        svg .plan viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } aria-hidden="true" focusable="false" {
            defs {
                pattern #p-cobbles width="36" height="20" patternUnits="userSpaceOnUse" {
                    @for (x, y, width) in [(1, 1, 15), (19, 1, 16), (-8, 11, 17), (12, 11, 14), (28, 11, 17)] {
                        rect .cobble x=(x) y=(y) width=(width) height="8" rx="3.5" {}
                    }
                }
            }
            path .sky d="M0 0h1120v60H0z" {}
            path .far d="M0 46Q120 8 260 34T520 22T800 36T1120 14V90H0z" {}
            path .hills d="M0 82Q160 44 330 70T700 58T980 74T1120 52V150H0z" {}
            path .road d="M549 140q8-30-18-52t2-40q8-10 4-18h8q8 10-2 20t14 36 28 54z" {}
            (mill(1046.0, 40.0))
            @for (x, y, size) in TREES { (tree(*x, *y, *size)) }
            rect .town x="0" y=(WALL + 10.0) width=(WIDTH) height=(HEIGHT - WALL - 10.0) {}
            rect .paving fill="url(#p-cobbles)" x="0" y=(WALL + 10.0) width=(WIDTH) height=(HEIGHT - WALL - 10.0) {}
            (wall())
        }
    }
}

/// Trees on the hills: where they stand and how large they are.
const TREES: &[(f32, f32, f32)] = &[
    (612.0, 66.0, 1.0),
    (630.0, 72.0, 1.3),
    (716.0, 56.0, 0.8),
    (734.0, 62.0, 1.1),
    (842.0, 80.0, 1.4),
    (866.0, 72.0, 1.0),
    (940.0, 96.0, 1.2),
    (986.0, 88.0, 0.9),
    (1008.0, 96.0, 1.3),
];

fn tree(x: f32, y: f32, size: f32) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ") scale(" (size) ")" } {
            path .trunk d="M-1.5 0h3v9h-3z" {}
            path .leaves d="M0-16c7 0 9 5 8 9 3 3 0 9-8 9s-11-6-8-9c-1-4 1-9 8-9z" {}
        }
    }
}

fn mill(x: f32, y: f32) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            path .masonry d="M-13 46l4-44h18l4 44z" {}
            path .thatch d="M-12 3L0-12 12 3z" {}
            path .sails d="M0 2L-24-18M0 2L20-22M0 2l24 20M0 2l-20 24" {}
            path .slit d="M-3 46v-9a3 3 0 0 1 6 0v9z" {}
        }
    }
}

/// The northern wall: merlons between towers, a gate in the middle.
fn wall() -> Markup {
    let merlons: String = (0..56).map(|place| format!("M{} {WALL}h12v7h-12z", place * 20 + 4)).collect();
    html! {
        g .curtain {
            path .masonry d=(merlons) {}
            rect .masonry x="0" y=(WALL + 6.0) width=(WIDTH) height="14" {}
            path .courses d={ "M0 " (WALL + 13.0) "h1120" } {}
            @for x in [0.0, 218.0, 436.0, 668.0, 890.0, 1090.0] { (tower(x)) }
        }
    }
}

fn tower(x: f32) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (WALL - 6.0) ")" } {
            path .masonry d="M0 26V0h6v5h6V0h6v5h6V0h6v26z" {}
            path .slit d="M14 12h2v8h-2z" {}
        }
    }
}
