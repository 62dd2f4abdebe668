//! Text on the board can be read: a contrast of 4.5 at least.

use crate::board::BoardRenderer;
use troyes::Troyes;

const PAGE: &str = include_str!("../../../assets/base.css");

/// The color that a style rule gives a property. The selector may stand in a list.
fn color(selector: &str, property: &str) -> [f64; 3] {
    let style = format!("{PAGE}{}", Troyes::STYLE);
    let rule = style.split('}').find_map(|rule| {
        let (selectors, body) = rule.rsplit_once('{')?;
        let is_it = selectors.rsplit("*/").next()?.split(',').any(|one| one.trim() == selector);
        let value = body.split(';').find_map(|line| line.trim().strip_prefix(&format!("{property}: ")));
        value.filter(|_| is_it).map(str::to_string)
    });
    let value = rule.unwrap_or_else(|| panic!("{selector} has no {property}"));
    match value.strip_prefix("var(").and_then(|name| name.strip_suffix(')')) {
        Some(name) => {
            [".troyes", ":root"].into_iter().find_map(|root| variable(&style, root, name)).expect(name)
        }
        None => hex(&value),
    }
}

fn variable(style: &str, root: &str, name: &str) -> Option<[f64; 3]> {
    let body = style.split('}').find(|rule| {
        let selectors = rule.rsplit("*/").next().and_then(|rule| rule.split_once('{'));
        selectors.is_some_and(|(selectors, _)| selectors.split(',').any(|one| one.trim() == root))
    })?;
    let value = body.split(';').find_map(|line| line.split_once(&format!("{name}: ")))?.1;
    Some(hex(value))
}

fn hex(value: &str) -> [f64; 3] {
    let digits = value.trim_start_matches('#');
    let channel = |at: usize| {
        let text =
            if digits.len() == 3 { digits[at..=at].repeat(2) } else { digits[2 * at..2 * at + 2].into() };
        f64::from(u8::from_str_radix(&text, 16).unwrap_or_else(|_| panic!("{value} is no color"))) / 255.0
    };
    [0, 1, 2].map(channel)
}

fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let linear = |c: f64| if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) };
    let light = |[r, g, b]: [f64; 3]| 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b) + 0.05;
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}

#[test]
fn contrast_is_measured_rightly() {
    assert!((contrast(hex("#000"), hex("#fff")) - 21.0).abs() < 0.01);
    assert!((contrast(hex("#777777"), hex("#ffffff")) - 4.48).abs() < 0.01);
}

#[test]
fn text_stands_out_from_its_ground() {
    let ink = (":root", "--ink");
    let pairs = [
        ((".troyes .shop .title", "fill"), (".ward-red", "--roof")),
        ((".troyes .shop .title", "fill"), (".shop-white .band", "fill")),
        ((".troyes .shop-yellow .title", "fill"), (".ward-yellow", "--roof")),
        ((".troyes .outside .title", "fill"), (".outside .band-red", "fill")),
        ((".troyes .outside .title", "fill"), (".outside .band-white", "fill")),
        ((".troyes .outside .title", "fill"), (".outside .band-any", "fill")),
        ((".troyes .outside .title-yellow", "fill"), (".outside .band-yellow", "fill")),
        ((".troyes .influence .point", "fill"), (".influence .stone.fifth", "fill")),
        ((".troyes .on-seal .on", "fill"), (".teal", "fill")),
        ((".troyes .badge .on", "fill"), (".gold", "fill")),
        ((".troyes .badge .on", "fill"), (".cream", "fill")),
        ((".troyes .audience .order", "fill"), (".troyes", "--card")),
        ((".troyes .outside .caption", "fill"), (".outside .plate", "fill")),
        (ink, (".troyes", "--card")),
        (ink, (".troyes", "--lintel")),
        (ink, (".shop .panel", "fill")),
        (ink, (".plot .ground", "fill")),
        (ink, (".wall-walk .gate", "fill")),
        (ink, (".outpost .band", "fill")),
        (ink, (".cathedral .step", "fill")),
        (ink, (".court .ground", "fill")),
    ];
    for ((text, of), (ground, fill)) in pairs {
        let found = contrast(color(text, of), color(ground, fill));
        assert!(found >= 4.5, "{text} on {ground}: {found:.2}");
    }
}

#[test]
fn families_and_dice_are_told_apart_from_their_marks() {
    for family in ["blue", "green", "orange", "natural", "grey"] {
        let class = format!(".arms-{family}");
        let found = contrast(color(&class, "--arms"), color(&class, "--arms-ink"));
        assert!(found >= 4.5, "{family}: {found:.2}");
    }
    for die in ["red", "white", "yellow", "purple", "black", "any", "printed"] {
        let class = format!(".die-{die}");
        let found = contrast(color(&class, "--die"), color(&class, "--pip"));
        assert!(found >= 4.5, "{die}: {found:.2}");
    }
}
