//! The contrast of what is drawn.

use crate::board::BoardRenderer;
use std::collections::HashMap;
use troyes_dice::TroyesDice;

/// The variables of a style sheet; those inside of `.d-red` and so on under `d-red band`.
fn variables() -> HashMap<String, String> {
    let style = [include_str!("../../../assets/base.css"), TroyesDice::STYLE].concat();
    let mut found = HashMap::new();
    for rule in style.split('}') {
        let Some((selector, body)) = rule.rsplit_once('{') else { continue };
        let tincture = selector.trim().strip_prefix('.').filter(|name| name.starts_with("d-"));
        for line in body.split(';') {
            if let Some((name, value)) = line.trim().strip_prefix("--").and_then(|line| line.split_once(':'))
            {
                let name = tincture.map_or(name.to_string(), |tincture| format!("{tincture} {name}"));
                found.insert(name, value.trim().to_string());
            }
        }
    }
    found
}

/// The relative luminance of a color like `#fff` or `#8c2b22`.
fn luminance(color: &str) -> f64 {
    let digits = color.strip_prefix('#').unwrap_or_else(|| panic!("{color} is no color"));
    let digits: String =
        if digits.len() == 3 { digits.chars().flat_map(|c| [c, c]).collect() } else { digits.into() };
    let part = |at: usize| {
        let value = f64::from(u8::from_str_radix(&digits[at..at + 2], 16).expect("two digits")) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(0) + 0.7152 * part(2) + 0.0722 * part(4)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (a, b) = (luminance(one), luminance(other));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn text_has_the_contrast_it_needs() {
    let known = variables();
    let color = |name: &str| known.get(name).unwrap_or_else(|| panic!("there is no --{name}")).as_str();
    let mut pairs: Vec<(String, String)> = [
        ("ink", "parchment"),
        ("ink", "parchment-light"),
        ("ink", "gold-light"),
        ("ink", "destroyed"),
        ("ink-soft", "parchment"),
        ("ink-soft", "parchment-light"),
        ("ink-soft", "parchment-dark"),
        ("print", "card"),
        ("pen", "card"),
        ("wet", "card"),
        ("red", "card"),
    ]
    .map(|(text, ground)| (text.into(), ground.into()))
    .into();
    for tincture in ["d-red", "d-yellow", "d-white"] {
        let of = |name: &str| format!("{tincture} {name}");
        pairs.extend([(of("on"), of("band")), (of("on"), of("tint"))]);
        pairs.extend(
            [("ink", "plaza"), ("ink-soft", "pale"), ("pen", "pale")].map(|(t, g)| (t.into(), of(g))),
        );
    }
    for (text, ground) in pairs {
        let contrast = contrast(color(&text), color(&ground));
        assert!(contrast >= 4.5, "{text} on {ground}: {contrast:.2}");
    }
}

#[test]
fn dice_and_marks_stand_out_from_their_ground() {
    let known = variables();
    for tincture in ["d-red", "d-yellow", "d-white"] {
        let of = |name: &str| known[&format!("{tincture} {name}")].as_str();
        assert!(contrast(of("edge"), of("pale")) >= 3.0, "{tincture} frame");
        assert!(contrast(&known["print"], of("tint")) >= 1.9, "{tincture} outline");
    }
}
