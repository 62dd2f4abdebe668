//! The characters.

use super::Drawing;
use super::Shape::{Gold, Ink, Line, Main, Pale};

pub(super) const CHARACTERS: &[Drawing] = &[
    (
        "chretien_de_troyes",
        &[
            Gold("M12 46L9 9c9-9 15 4 31-1l3 6c-3 2-6 3-8 3L18 46zM16 40l14-22c-6 0-11-3-16-4z"),
            Line("M18 16v20M22 17v14M26 18v8"),
            Main("M9 42h12v5H9z"),
        ],
    ),
    (
        "urbain_iv",
        &[
            Main("M10 44C7 18 17 7 24 7s17 11 14 37z"),
            Gold("M9 36h30v8H9zM11 25h26v5H11zM15 15h18v5H15z"),
            Line("M24 1v6M21 3.5h6"),
        ],
    ),
    (
        "thibaut_ii",
        &[
            Gold("M2 24a22 22 0 1 0 44 0 22 22 0 1 0-44 0z"),
            Main("M13 39c0-7 6-6 6-10-6-2-6-13 0-16 8-4 15 1 13 8l4 6h-4c0 5-2 5-5 5 0 3 7 2 7 7z"),
            Pale("M15 14l3-6 4 4 3-5 3 5 4-3 1 6z"),
        ],
    ),
    (
        "hugues_de_payns",
        &[
            Pale("M9 4h30v31c0 7-9 11-15 11S9 42 9 35z"),
            Main("M21 4h6v13h12v6H27v23h-6V23H9v-6h12z"),
            Ink("M12 18.5h7v3h-7zM29 18.5h7v3h-7z"),
            Line("M14 32h2M14 37h2M32 32h2M32 37h2"),
        ],
    ),
    (
        "le_florentin",
        &[
            Main("M24 5c15 0 23 8 21 19-2 7-9 4-13 4s-4 4-2 9-2 8-8 8C9 45 1 34 3 23 5 11 14 5 24 5z"),
            Pale("M18 14a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM9 32a4 4 0 1 0 8 0 4 4 0 1 0-8 0z"),
            Gold("M8 21a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM31 17a4 4 0 1 0 8 0 4 4 0 1 0-8 0z"),
            Ink("M18 36a3 3 0 1 0 6 0 3 3 0 1 0-6 0z"),
        ],
    ),
    (
        "henry_ier",
        &[
            Main("M9 36c2-18 8-24 15-24s13 6 15 24z"),
            Gold("M4 38L3 12l11 11 10-18 10 18 11-11-1 26z"),
            Main("M4 37h40v8H4z"),
            Pale("M12 39l3 2-3 2-3-2zM24 39l3 2-3 2-3-2zM36 39l3 2-3 2-3-2z"),
        ],
    ),
    (
        "jeanne_de_champagne",
        &[
            Main("M7 8h34v16c0 12-8 18-17 22C15 42 7 36 7 24z"),
            Pale("M7 8h9l25 24c-2 4-4 6-7 8L7 15z"),
            Line("M20 8l20 19M7 20l22 22"),
            Gold("M13 6l2-5 4 3 5-4 5 4 4-3 2 5z"),
        ],
    ),
    (
        "isabeau_de_baviere",
        &[
            Pale("M7 8h34v16c0 12-8 18-17 22C15 42 7 36 7 24z"),
            Main("M15.5 8l8.5 9-8.5 9L7 17zM32.5 8l8.5 9-8.5 9-8.5-9zM24 26l8 9-8 9-8-9z"),
            Gold("M13 6l2-5 4 3 5-4 5 4 4-3 2 5z"),
        ],
    ),
    (
        "marie_de_champagne",
        &[
            Pale("M24 30l14 12-14 4-14-4z"),
            Main(
                "M15 10a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM26 19a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM22 31a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM8 31a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM4 19a9 9 0 1 0 18 0 9 9 0 1 0-18 0z",
            ),
            Gold("M17 22a7 7 0 1 0 14 0 7 7 0 1 0-14 0z"),
        ],
    ),
];
