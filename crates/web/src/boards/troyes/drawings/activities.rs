//! The Activity cards of the base game and the bonus cards.

use super::Drawing;
use super::Shape::{Gold, Ink, Line, Main, Pale, Pole};

pub(super) const BASE: &[Drawing] = &[
    // Yellow.
    (
        "artisan",
        &[
            Pole("M10 43L30 18"),
            Main("M21 13l8-9 15 13-5 6-6-4-4 3z"),
            Pole("M39 43L22 24"),
            Pale("M21 26L11 14 7 4l10 4 9 12z"),
        ],
    ),
    (
        "merchant",
        &[
            Line("M24 6v34M8 12h32M8 12L2 28M8 12l6 16M40 12l-6 16M40 12l6 16"),
            Main("M1 28h14a7 7 0 0 1-14 0zM33 28h14a7 7 0 0 1-14 0z"),
            Gold("M13 45h22l-5-6H18z"),
            Gold("M21 8a3 3 0 1 0 6 0 3 3 0 1 0-6 0z"),
        ],
    ),
    (
        "miller",
        &[
            Main("M16 46l4-24h8l4 24z"),
            Ink("M21 46v-7h6v7z"),
            Pale(
                "M23 20L10 3 4 8l17 14zM26 21L44 9l-5-6-15 15zM25 24l13 17 6-5-16-15zM22 23L4 35l5 6 15-15z",
            ),
            Gold("M20.5 22a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0z"),
        ],
    ),
    (
        "innkeeper",
        &[
            Line("M32 20h9v16h-9"),
            Main("M10 14h22v31H10z"),
            Line("M17 21v18M25 21v18"),
            Pale("M8 16C4 9 11 4 15 8c2-6 10-6 12 0 6-4 10 3 7 8z"),
        ],
    ),
    (
        "blacksmith",
        &[
            Main("M3 19h13v-4h29v6c-9 0-13 3-13 9l6 13H14l6-13c0-5-9-5-17-11z"),
            Gold("M24 1l2 6-2 4-2-4zM35 3l-1 6-4 2zM13 3l1 6 4 2z"),
        ],
    ),
    (
        "militia",
        &[
            Pole("M9 45L38 9M39 45L10 9"),
            Pale("M38 11l-3-3 8-6zM10 11l3-3-8-6z"),
            Main("M14 19h20v10c0 8-5 12-10 15-5-3-10-7-10-15z"),
            Gold("M22 24h4v5h5v4h-5v6h-4v-6h-5v-4h5z"),
        ],
    ),
    (
        "journeyman",
        &[
            Pole("M6 45L36 9"),
            Main("M29 14c10-4 18 2 16 12S30 37 25 30s0-14 4-16z"),
            Pale("M25 12l9-8 4 8-7 6z"),
        ],
    ),
    (
        "goldsmith",
        &[
            Gold("M24 17a14 14 0 1 0 .1 0zm0 6a8 8 0 1 1-.1 0z"),
            Main("M16 3h16l5 7-13 11L11 10z"),
            Line("M11 10h26M19 10l5 11 5-11"),
        ],
    ),
    (
        "sculptor",
        &[
            Main("M12 46v-7h24v7z"),
            Pale("M24 4c6 0 9 4 9 9l3 6-4 1v5h-4v5l7 5v4H13v-4l7-5v-5c-5-3-6-7-5-12 1-5 4-9 9-9z"),
            Line("M28 14h2M15 12c4 0 5-4 9-4"),
        ],
    ),
    // White.
    (
        "tithe",
        &[
            Gold("M10 3c8 4 10 11 12 19h4c2-8 4-15 12-19l4 5c-7 4-10 10-11 16l6 21H11l6-21C16 18 13 12 6 8z"),
            Main("M15 22h18v7H15z"),
            Line("M24 5v17M19 44l3-15M29 44l-3-15"),
        ],
    ),
    (
        "monk",
        &[
            Main("M24 3c9 0 13 7 13 17l5 26H6l5-26C11 10 15 3 24 3z"),
            Pale("M24 11c5 0 7 5 7 10s-3 8-7 8-7-3-7-8 2-10 7-10z"),
            Line("M20 20h2M26 20h2M22 25h4"),
            Gold("M22.5 32h3v4h4v3h-4v6h-3v-6h-4v-3h4z"),
        ],
    ),
    (
        "priest",
        &[
            Gold("M12 19h24c0 10-4 15-9 16v6h8v4H13v-4h8v-6c-5-1-9-6-9-16z"),
            Pale("M14.5 10a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0z"),
            Main("M22.5 4h3v4.5H30v3h-4.5V16h-3v-4.5H18v-3h4.5z"),
        ],
    ),
    (
        "apprenticeship",
        &[
            Pale("M24 12C18 7 11 6 4 8v30c7-2 14-1 20 4 6-5 13-6 20-4V8c-7-2-14-1-20 4z"),
            Line("M24 12v30M9 15c4-1 8 0 11 2M9 22c4-1 8 0 11 2M9 29c4-1 8 0 11 2M39 29c-4-1-8 0-11 2"),
            Main("M30 9h7v16l-3.5-4-3.5 4z"),
        ],
    ),
    (
        "confession",
        &[
            Main("M8 46V15L24 3l16 12v31z"),
            Pale("M14 18h20v21H14z"),
            Line("M14 25h20M14 32h20M21 18v21M28 18v21"),
            Gold("M23 7h2v2h2v2h-2v3h-2v-3h-2V9h2z"),
        ],
    ),
    (
        "templar",
        &[
            Pale("M7 4h34v19c0 12-9 18-17 22C16 41 7 35 7 23z"),
            Main("M20 4h8v13h13v8H28v17l-4 3-4-3V25H7v-8h13z"),
        ],
    ),
    (
        "pilgrimage",
        &[
            Gold("M24 42l-8-4C6 32 2 22 6 14 11 6 18 4 24 4s13 2 18 10c4 8 0 18-10 24z"),
            Line("M24 40V6M22 39L13 8M26 39l9-31M20 38L6 18M28 38l14-20"),
            Main("M17 37h14l4 9H13z"),
        ],
    ),
    (
        "procession",
        &[Pole("M24 2v44"), Main("M8 9h32v25l-8-5-8 6-8-6-8 5z"), Gold("M22 12h4v5h5v4h-5v8h-4v-8h-5v-4h5z")],
    ),
    (
        "glassblower",
        &[
            Main("M2 24a22 22 0 1 0 44 0 22 22 0 1 0-44 0z"),
            Pale(
                "M19 11a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM30.3 17.5a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM30.3 30.5a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM19 37a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM7.7 30.5a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM7.7 17.5a5 5 0 1 0 10 0 5 5 0 1 0-10 0z",
            ),
            Gold("M19 24a5 5 0 1 0 10 0 5 5 0 1 0-10 0z"),
        ],
    ),
    // Red.
    (
        "archer",
        &[
            Pole("M14 4c22 6 22 34 0 40"),
            Line("M14 4v40M4 24h36"),
            Main("M36 17l10 7-10 7z"),
            Pale("M1 19h8l5 5-5 5H1l4-5z"),
        ],
    ),
    (
        "chivalry",
        &[
            Pale("M10 45V20C10 9 16 4 24 4s14 5 14 16v25z"),
            Ink("M14 20h8v4h-8zM26 20h8v4h-8z"),
            Line("M24 6v38M16 32h4M28 32h4M16 38h4M28 38h4"),
            Main("M22 5c4-6 20-5 24 10-6-5-12-6-16-6z"),
        ],
    ),
    (
        "diplomat",
        &[
            Pale("M5 7h38v27H5z"),
            Line("M5 7l19 16L43 7"),
            Gold("M19 36l-3 11 8-5 8 5-3-11z"),
            Main("M16 32a8 8 0 1 0 16 0 8 8 0 1 0-16 0z"),
        ],
    ),
    (
        "hunting",
        &[
            Line("M20 20C8 18 6 10 8 3M12 15l-8-2M16 19l-1-8M28 20c12-2 14-10 12-17M36 15l8-2M32 19l1-8"),
            Main("M16 20h16l6-3-4 9-4 11-6 9-6-9-4-11-4-9z"),
            Ink("M18 26h3v3h-3zM27 26h3v3h-3zM22 40h4l-2 4z"),
        ],
    ),
    (
        "mercenary",
        &[
            Main("M17 18h14c11 8 13 27-7 27S6 26 17 18z"),
            Gold("M16 12h16l-3 6H19z"),
            Pale("M44 2l-2 9-25 25-5-5L37 5z"),
            Pole("M8 27l13 13M13 35l-8 8"),
        ],
    ),
    (
        "tax_collector",
        &[
            Main("M4 22h40v23H4z"),
            Main("M4 22C4 9 12 7 24 7s20 2 20 15z"),
            Gold("M10 10h5v35h-5zM33 10h5v35h-5z"),
            Pale("M19 18h10v11H19z"),
            Ink("M23 21h2v5h-2z"),
        ],
    ),
    (
        "captain",
        &[
            Pole("M7 44l20-23"),
            Pale("M33 1l4 7h-8zM47 14l-7 4v-8zM44 27l-8-2 6-6zM20 5l8 2-6 6z"),
            Main("M24 15a9 9 0 1 0 18 0 9 9 0 1 0-18 0z"),
            Gold("M30 15a3 3 0 1 0 6 0 3 3 0 1 0-6 0z"),
        ],
    ),
    (
        "joust",
        &[
            Pole("M6 45L42 6M42 45L6 6"),
            Pale("M44 8l-5-4 8-4zM4 8l5-4-8-4z"),
            Main("M12 15h24v12c0 9-6 13-12 17-6-4-12-8-12-17z"),
            Gold("M24 20l10 9v5l-10-8-10 8v-5z"),
        ],
    ),
    (
        "troubadour",
        &[
            Pole("M27 25L43 7"),
            Gold("M14 21c9-7 19-2 20 6s-4 18-15 18S4 31 14 21z"),
            Main("M15 31a5 5 0 1 0 10 0 5 5 0 1 0-10 0z"),
            Line("M11 41L42 9"),
        ],
    ),
    // Bonus cards.
    (
        "baker",
        &[
            Gold("M3 30c0-13 10-17 21-17s21 4 21 17c0 9-42 9-42 0z"),
            Line("M13 18l5 9M22 16l5 9M31 17l5 9"),
            Main("M1 36h46v6H1z"),
        ],
    ),
    (
        "prior",
        &[
            Line("M24 1v5"),
            Main("M18 38a6 6 0 1 0 12 0 6 6 0 1 0-12 0z"),
            Gold("M24 5c10 0 11 11 12 21l6 10H6l6-10C13 16 14 5 24 5z"),
            Line("M12 27h24"),
            Pale("M22.5 11h3v4h4v3h-4v6h-3v-6h-4v-3h4z"),
        ],
    ),
    (
        "banquet",
        &[
            Pale("M36 21l5-9c2-4 8 1 4 4 3 2 0 7-3 5l-4 5z"),
            Main("M7 35C6 20 19 14 30 18c8 4 10 11 10 17z"),
            Line("M16 24c3-2 6-3 9-3"),
            Pale("M1 35h46c-4 10-42 10-46 0z"),
        ],
    ),
];
