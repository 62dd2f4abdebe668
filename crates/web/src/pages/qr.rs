//! Links as QR codes: somebody across the table points a phone at the screen.

use maud::{Markup, PreEscaped, html};
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// Readers want so much white around a code.
const MARGIN: i32 = 4;

/// A text as a QR code; nothing if it is too long for one. `label` says what it is to those who do not see it.
pub fn qr(text: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else { return html! {} };
    let size = code.size() + 2 * MARGIN;
    html! {
        svg .qr viewBox={ "0 0 " (size) " " (size) } role="img" aria-label=(label) shape-rendering="crispEdges" {
            rect width=(size) height=(size) fill="#fff" {}
            path fill="#000" d=(PreEscaped(path(&code))) {}
        }
    }
}

/// Each run of dark modules in a row is one stroke.
fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|x| code.get_module(*x, y)).count() as i32;
            if run > 0 {
                // A string takes whatever is written to it.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + MARGIN, y + MARGIN);
            }
            x += run.max(1);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dark_module_is_drawn_once() {
        let code = QrCode::encode_text("https://troyes.example/join/abc", QrCodeEcc::Medium).unwrap();
        let dark: i32 = (0..code.size())
            .map(|y| (0..code.size()).filter(|x| code.get_module(*x, y)).count() as i32)
            .sum();
        let path = path(&code);
        let runs = path.split('M').skip(1).map(|run| {
            let (_, after) = run.split_once('h').unwrap();
            after.split_once('v').unwrap().0.parse::<i32>().unwrap()
        });
        assert_eq!(runs.sum::<i32>(), dark);
    }

    #[test]
    fn what_no_code_can_hold_is_left_out() {
        assert!(qr("short", "a code").into_string().contains("aria-label=\"a code\""));
        assert_eq!(qr(&"x".repeat(5000), "a code").into_string(), "");
    }
}
