//! The town from afar, over the lobby: hills, the Cathedral above the roofs, the wall with its gate.

use super::shell::towers;
use maud::{Markup, html};
use words::{Language, phrase};

/// Where the wall stands.
const WALL: f32 = 150.0;

/// Houses behind the wall: where they stand, how wide and how high they are, and which roof they have.
const HOUSES: &[(f32, f32, f32, &str)] = &[
    (404.0, 44.0, 40.0, "red"),
    (446.0, 38.0, 56.0, "yellow"),
    (486.0, 50.0, 46.0, "red"),
    (536.0, 34.0, 64.0, "blue"),
    (572.0, 46.0, 42.0, "yellow"),
    (884.0, 46.0, 46.0, "red"),
    (930.0, 36.0, 62.0, "blue"),
    (968.0, 52.0, 44.0, "yellow"),
    (1022.0, 40.0, 58.0, "red"),
    (1064.0, 48.0, 40.0, "yellow"),
    (1114.0, 38.0, 50.0, "red"),
];

/// The head of a page that somebody may see first: a title before the town.
pub fn hero(language: Language, title: &str, sentence: &str) -> Markup {
    html! {
        header .hero {
            (skyline())
            div .title {
                a .home href="/" aria-label=(language.text(&phrase!("page-to-lobby"))) { (towers()) }
                div { h1 { (title) } p { (sentence) } }
            }
        }
    }
}

/// The pictures. They say nothing that is not said in words: the country as wide as the page, the town before it.
fn skyline() -> Markup {
    html! {
        svg .country viewBox="0 0 1280 186" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
            path .far d="M0 118Q160 70 330 104T640 84T960 108T1280 72V186H0z" {}
            path .hills d="M0 150Q200 112 400 138T820 126T1280 118V186H0z" {}
            path .meadow d="M0 172Q320 158 640 168T1280 164V186H0z" {}
        }
        svg .town viewBox="330 -12 910 194" preserveAspectRatio="xMaxYMax meet" aria-hidden="true" focusable="false" {
            @for (x, y) in [(344.0, 160.0), (1226.0, 160.0)] { (tree(x, y)) }
            @for (x, width, height, roof) in HOUSES { (app(*x, *width, *height, roof)) }
            (church())
            (wall())
            path .road d="M716 172h28q6 6-16 10h-40q26-4 28-10z" {}
        }
    }
}

fn tree(x: f32, y: f32) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            path .trunk d="M-1.5 0h3v9h-3z" {}
            path .leaves d="M0-18c8 0 10 6 9 10 3 3 0 10-9 10s-12-7-9-10c-1-4 1-10 9-10z" {}
        }
    }
}

fn app(x: f32, width: f32, height: f32, roof: &str) -> Markup {
    let (top, half) = (WALL - height + 10.0, width / 2.0);
    html! {
        g transform={ "translate(" (x) " 0)" } {
            rect .plaster x="0" y=(top) width=(width) height=(WALL - top + 10.0) {}
            path .beams d={ "M4 " (top + 11.0) "h" (width - 8.0) "M" (half) " " (top) "v11M4 " (top) "l" (half - 6.0) " 11M" (width - 4.0) " " (top) "l-" (half - 6.0) " 11" } {}
            path .roof .(roof) d={ "M-4 " (top) "L" (half) " " (top - half * 0.95) "L" (width + 4.0) " " (top) "z" } {}
            rect .pane x=(half - 4.0) y=(top + 15.0) width="8" height="9" {}
        }
    }
}

/// The Cathedral, with scaffolding on its second tower: it is being built.
fn church() -> Markup {
    html! {
        g .church transform="translate(640 0)" {
            path .plaster d="M44 160V66h152v94z" {}
            path .roof .blue d="M36 70L62 36h116l26 34z" {}
            path .plaster d="M0 160V44h44v116zM196 160V58h44v102z" {}
            path .roof .blue d="M-4 46L22 2l26 44z" {}
            path .pole d="M22 2v-8M18-3h8" {}
            path .scaffold d="M190 60V30M246 60V30M190 44h56M190 32h56M190 58l56-14M190 44l56-12" {}
            circle .pane cx="120" cy="96" r="17" {}
            path .tracery d="M120 79v34M103 96h34M108 84l24 24M132 84l-24 24" {}
            path .pane d="M15 92v-16q0-9 7-12q7 3 7 12v16zM211 98v-16q0-9 7-12q7 3 7 12v16zM62 112V92q0-7 6-10q6 3 6 10v20zM166 112V92q0-7 6-10q6 3 6 10v20z" {}
        }
    }
}

fn wall() -> Markup {
    let merlons: String =
        (0..43).map(|place| format!("M{} {}h11v8h-11z", 374 + place * 19, WALL - 7.0)).collect();
    html! {
        path .masonry d=(merlons) {}
        rect .masonry x="366" y=(WALL) width="836" height="22" {}
        path .courses d={ "M366 " (WALL + 8.0) "h836M374 " (WALL + 15.0) "h828" } {}
        @for x in [352.0, 516.0, 930.0, 1094.0, 1188.0] { (tower(x, 26.0)) }
        (tower(690.0, 40.0))
        (tower(744.0, 40.0))
        path .gate d={ "M716 172v-20q0-12 14-12q14 0 14 12v20z" } {}
        path .pole d="M703 110V92M757 110V92" {}
        path .flag d="M703 92h18l-5 5 5 5h-18zM757 92h18l-5 5 5 5h-18z" {}
    }
}

fn tower(x: f32, rise: f32) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (WALL - rise) ")" } {
            path .masonry d={ "M0 " (rise + 22.0) "V0h6v5h5V0h6v5h5V0h6v" (rise + 22.0) "z" } {}
            path .pane d="M12.5 12h3v9h-3z" {}
        }
    }
}
