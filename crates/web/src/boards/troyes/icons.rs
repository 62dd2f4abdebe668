//! The signs that everything else is drawn with: each is written once and used by name.

use super::pieces::arms_class;
use maud::{Markup, PreEscaped, html};
use std::sync::LazyLock;
use troyes::board::Owner;

/// A sign in a square of this size.
pub fn icon(name: &str, x: f32, y: f32, size: f32) -> Markup {
    html! { use href={ "#i-" (name) } x=(x) y=(y) width=(size) height=(size) {} }
}

/// A sign with a number or word on it.
pub fn badge(name: &str, x: f32, y: f32, size: f32, text: &str) -> Markup {
    let class = match text.chars().count() {
        0..=1 => "on",
        2 => "on two",
        _ => "on three",
    };
    html! {
        g .badge .{ "on-" (name) } transform={ "translate(" (x) " " (y) ") scale(" (size / 24.0) ")" } {
            use href={ "#i-" (name) } width="24" height="24" {}
            text class=(class) x="12" y="17.2" { (text) }
        }
    }
}

/// A sign within a line of text of the page.
pub fn inline(name: &str) -> Markup {
    html! { svg .sign viewBox="0 0 24 24" aria-hidden="true" { use href={ "#i-" (name) } {} } }
}

/// All signs, once on the page. Drawn once for everybody.
pub fn signs() -> PreEscaped<&'static str> {
    static SIGNS_DRAWN: LazyLock<Markup> = LazyLock::new(draw_signs);
    PreEscaped(&SIGNS_DRAWN.0)
}

fn draw_signs() -> Markup {
    html! {
        svg .signs width="0" height="0" aria-hidden="true" focusable="false" {
            @for (name, drawn) in SIGNS { symbol id={ "i-" (name) } viewBox="0 0 24 24" { (PreEscaped(*drawn)) } }
            @for owner in Owner::ALL { (pieces(owner)) }
        }
    }
}

/// A family's citizen, cube and disc, with its shape on them.
fn pieces(owner: Owner) -> Markup {
    let (class, name) = (arms_class(owner), owner.name());
    html! {
        symbol id={ "i-citizen-" (name) } viewBox="0 0 24 24" {
            g .piece .(class) {
                path d="M12 10.6c-5.4 0-7.6 4.6-8.6 12.2h17.2c-1-7.6-3.2-12.2-8.6-12.2z" {}
                circle cx="12" cy="6.4" r="5" {}
                (mark(owner, 12.0, 17.6))
            }
        }
        symbol id={ "i-cube-" (name) } viewBox="0 0 24 24" {
            g .piece .(class) {
                path d="M2 7l4-5h16v15l-4 5H2z" {}
                path .light d="M2 7l4-5h16l-4 5z" {}
                path .dark d="M18 7l4-5v15l-4 5z" {}
                path .edge d="M2 7h16v15M18 7l4-5" {}
                (mark(owner, 10.0, 14.5))
            }
        }
        symbol id={ "i-disc-" (name) } viewBox="0 0 24 24" {
            g .piece .(class) { circle cx="12" cy="12" r="10" {} circle .edge cx="12" cy="12" r="7.6" {} (mark(owner, 12.0, 12.0)) }
        }
    }
}

/// The shape of a family, for those who see no colors.
fn mark(owner: Owner, x: f32, y: f32) -> Markup {
    let drawn = match owner {
        Owner::Blue => r#"<path d="M-3.2-3.2h6.4v6.4h-6.4z"/>"#,
        Owner::Green => r#"<path d="M0-4.2L4.2 3.4h-8.4z"/>"#,
        Owner::Orange => r#"<circle r="3.6"/>"#,
        Owner::Natural => r#"<path d="M0-4.4L4 0 0 4.4-4 0z"/>"#,
        Owner::Grey => r#"<path d="M-3.6-3h7.2v2.2h-7.2zM-3.6.8h7.2V3h-7.2z"/>"#,
    };
    html! { g .mark transform={ "translate(" (x) " " (y) ")" } { (PreEscaped(drawn)) } }
}

const SIGNS: &[(&str, &str)] = &[
    ("coin", r#"<circle class="gold" cx="12" cy="12" r="11"/><circle class="rim" cx="12" cy="12" r="8.8"/>"#),
    (
        "seal",
        r#"<path class="teal" d="M12 .8l3 2.2 3.7-.3 1.2 3.5 3.1 2-1.1 3.6 1.1 3.6-3.1 2-1.2 3.5-3.7-.3-3 2.6-3-2.6-3.7.3-1.2-3.5-3.1-2 1.1-3.6-1.1-3.6 3.1-2 1.2-3.5 3.7.3z"/>"#,
    ),
    (
        "laurel",
        r#"<circle class="cream" cx="12" cy="12" r="11.5"/><circle class="wreath" cx="12" cy="12" r="10"/><path class="leaf" d="M9 23.5c1.5-2 4.5-2 6 0-2 .8-4 .8-6 0z"/>"#,
    ),
    (
        "cube",
        r#"<path class="plain" d="M2 7l4-5h16v15l-4 5H2z"/><path class="line" d="M2 7h16v15M18 7l4-5"/>"#,
    ),
    ("flag", r#"<path class="pole" d="M4 1v22"/><path class="crimson" d="M4 2h17l-4 5 4 5H4z"/>"#),
    (
        "struck",
        r#"<path class="cloth" d="M1.5 1h21v22l-10.5-4.5L1.5 23z"/><path class="plain" d="M4 7l3-3.5h13V14l-3 3.5H4z"/><path class="line" d="M4 7h13v10.5M17 7l3-3.5"/>"#,
    ),
    ("arrow", r#"<path class="ink" d="M2 9.5h11V4l9 8-9 8v-5.5H2z"/>"#),
    ("load", r#"<path class="ink" d="M9 2h6v9h5l-8 11-8-11h5z"/>"#),
    ("unload", r#"<path class="ink" d="M9 22h6v-9h5L12 2 4 13h5z"/>"#),
    ("swap", r#"<path class="ink" d="M1 8h13V3l8 6.5H1zM23 16H10v5l-8-6.5h21z"/>"#),
    (
        "ward",
        r#"<path class="teal" d="M3 2h18v10c0 6-4 9-9 11-5-2-9-5-9-11z"/><path class="cream" d="M10.5 4h3v6h5v3h-5v7h-3v-7h-5v-3h5z"/>"#,
    ),
    ("turn", r#"<path class="line" d="M4 13a8 8 0 1 1 3 6"/><path class="ink" d="M0 11h8l-4 6z"/>"#),
    (
        "citizen",
        r#"<path class="plain" d="M12 10.6c-5.4 0-7.6 4.6-8.6 12.2h17.2c-1-7.6-3.2-12.2-8.6-12.2z"/><circle class="plain" cx="12" cy="6.4" r="5"/>"#,
    ),
    (
        "palace",
        r#"<path class="ward-red" d="M2 22V8h4v3h4V8h4v3h4V8h4v14z"/><path class="door" d="M9.5 22v-4.5a2.5 2.5 0 0 1 5 0V22z"/>"#,
    ),
    (
        "bishopric",
        r#"<path class="ward-white" d="M3 22V13l9-7 9 7v9z"/><path class="line" d="M12 6V0M9.5 2.5h5"/><path class="door" d="M9.5 22v-4.5a2.5 2.5 0 0 1 5 0V22z"/>"#,
    ),
    (
        "city_hall",
        r#"<path class="ward-yellow" d="M1 22V12L7 7h2V2h6v5h2l6 5v10z"/><path class="door" d="M9.5 22v-4.5a2.5 2.5 0 0 1 5 0V22z"/>"#,
    ),
    (
        "cathedral",
        r#"<path class="ward-white" d="M2 22V9l3-7 3 7v3l4-4 4 4V9l3-7 3 7v13z"/><circle class="door" cx="12" cy="13.5" r="2"/><path class="door" d="M9.8 22v-3a2.2 2.2 0 0 1 4.4 0v3z"/>"#,
    ),
    (
        "event",
        r#"<path class="crimson" d="M4 1h16v22H4z"/><path class="cream" d="M6.5 8h11v12.5h-11z"/><path class="ink" d="M9 17l3-7 3 7z"/>"#,
    ),
    (
        "wheat",
        r#"<path class="stalk" d="M12 23V7"/><path class="grain" d="M12 1c2 2 2 4 0 6-2-2-2-4 0-6zM7 5c3 0 4.5 1.5 5 4.5C9 9.5 7.5 8 7 5zm10 0c-3 0-4.5 1.5-5 4.5 3 0 4.5-1.5 5-4.5zM7 10c3 0 4.5 1.5 5 4.5-3 0-4.5-1.5-5-4.5zm10 0c-3 0-4.5 1.5-5 4.5 3 0 4.5-1.5 5-4.5z"/>"#,
    ),
    (
        "crown",
        r#"<path class="gold" d="M2 20V7l5 5 5-9 5 9 5-5v13z"/><path class="line" d="M2 20h20M2 17h20"/>"#,
    ),
    (
        "scroll",
        r#"<path class="cream" d="M5 2h15v15H8v5c-2 0-3-1-3-3z"/><path class="line" d="M5 2h15v15H8M8 6h9M8 9.5h9M8 13h6M8 17v2c0 2-1 3-2 3h13c1 0 2-1 2-3v-2"/>"#,
    ),
    ("blank-red", r#"<rect class="die-red" x="1" y="1" width="22" height="22" rx="4.5"/>"#),
    ("blank-white", r#"<rect class="die-white" x="1" y="1" width="22" height="22" rx="4.5"/>"#),
    ("blank-yellow", r#"<rect class="die-yellow" x="1" y="1" width="22" height="22" rx="4.5"/>"#),
    ("blank-purple", r#"<rect class="die-purple" x="1" y="1" width="22" height="22" rx="4.5"/>"#),
    ("blank-black", r#"<rect class="die-black" x="1" y="1" width="22" height="22" rx="4.5"/>"#),
    ("blank-any", r#"<rect class="die-any" x="1" y="1" width="22" height="22" rx="4.5"/>"#),
];
