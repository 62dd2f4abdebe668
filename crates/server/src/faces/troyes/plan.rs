//! The plan of the town under everything: the wall with its towers and gates, streets, roofs and trees.

use maud::{Markup, html};

const WIDTH: f32 = 1120.0;
const HEIGHT: f32 = 800.0;
/// Where the wall begins, below the fields and the events.
const WALL: f32 = 134.0;

/// The plan. It is only a picture: what it shows is said elsewhere.
pub fn plan() -> Markup {
    html! {
        svg .plan viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } aria-hidden="true" focusable="false" {
            path .meadow d="M0 0h1120v150H0z" {}
            path .hills d="M0 70Q140 30 300 62T640 48T960 66T1120 44V150H0z" {}
            path .road d="M548 150q6-40-20-70t10-80h34q-34 44-8 78t16 72z" {}
            rect .town x="0" y=(WALL + 10.0) width=(WIDTH) height=(HEIGHT - WALL - 10.0) {}
            (wall())
        }
    }
}

/// The northern wall: merlons between towers, a gate in the middle.
fn wall() -> Markup {
    let merlons: String = (0..56).map(|place| format!("M{} {WALL}h12v7h-12z", place * 20 + 4)).collect();
    html! {
        path .masonry d=(merlons) {}
        rect .masonry x="0" y=(WALL + 6.0) width=(WIDTH) height="14" {}
        path .courses d={ "M0 " (WALL + 13.0) "h1120" } {}
        @for x in [0.0, 218.0, 436.0, 668.0, 890.0, 1090.0] { (tower(x)) }
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
