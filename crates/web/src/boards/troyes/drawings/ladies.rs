//! The Activity cards of The Ladies of Troyes.

use super::Drawing;
use super::Shape::{Gold, Ink, Line, Main, Pale, Pole};

pub(super) const CARDS: &[Drawing] = &[
    // Yellow.
    (
        "lumberjack",
        &[
            Pole("M14 42L30 9"),
            Pale("M25 5c9-4 17 0 19 11-6-2-11 0-14 4l-9-4z"),
            Main("M4 34h32v12H4z"),
            Gold("M30 40a6 6 0 1 0 12 0 6 6 0 1 0-12 0z"),
            Line("M9 38h14M12 42h12"),
        ],
    ),
    (
        "clog_maker",
        &[
            Gold("M3 36c2-9 10-7 14-17 4 4 8 5 12 5 8 0 15 4 16 12v7H3z"),
            Main("M17 19c2-5 11-4 13 5-5 1-9 0-13-5z"),
            Line("M3 37h42"),
        ],
    ),
    (
        "weaver",
        &[
            Main("M14 10h20v28H14z"),
            Gold("M10 5h28v6H10zM10 37h28v6H10z"),
            Line("M14 16h20M14 21h20M14 26h20M14 31h20M34 31c8 0 6 12 12 14"),
        ],
    ),
    (
        "landlady",
        &[
            Pale("M27 20l15 17-3 3 3 4-4 3-5-6-2 2-12-16z"),
            Main("M16 22h6v24h-6zM22 33h7v4h-7zM22 40h9v5h-9z"),
            Gold("M20 3a11 11 0 1 0 .1 0zm0 5a6 6 0 1 1-.1 0z"),
        ],
    ),
    (
        "distiller",
        &[
            Line("M22 8h12c6 0 8 6 8 14v5"),
            Main("M15 4h9v13c11 4 13 28-4 28S5 21 15 17z"),
            Pale("M9 31h23c0 15-23 15-23 0z"),
            Gold("M42 30c5 7 4 11 0 11s-5-4 0-11z"),
        ],
    ),
    (
        "viticulturist",
        &[
            Main(
                "M9 20a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM29 20a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM19 20a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM14 29a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM24 29a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM19 38a5 5 0 1 0 10 0 5 5 0 1 0-10 0z",
            ),
            Pale("M24 15c-9-1-14-8-9-13 4 2 7 2 9 4 2-2 5-2 9-4 5 5 0 12-9 13z"),
            Line("M24 14V6"),
        ],
    ),
    (
        "banker",
        &[
            Gold("M3 36h18v4H3zM3 40h18v5H3zM5 31h18v5H5zM26 40h18v5H26z"),
            Main("M27 12h12c9 8 11 26-6 26S18 20 27 12z"),
            Pale("M26 6h14l-3 6h-8z"),
            Gold("M33 20l4 6-4 6-4-6z"),
        ],
    ),
    (
        "breeder",
        &[
            Line("M14 34v11M20 34v11M28 34v11M34 34v11"),
            Pale("M8 31c-7-4-3-13 4-12 1-8 12-9 15-4 6-4 13 1 11 7 6 4 3 12-4 12H14c-3 1-6-1-6-3z"),
            Main("M34 15c7-3 12 2 11 9-2 6-9 6-11 1z"),
            Ink("M39 19h2v2h-2z"),
        ],
    ),
    (
        "master_tradesman",
        &[
            Line("M5 3v43M5 8h38M16 8v6M36 8v6"),
            Main("M10 14h33v24H10z"),
            Gold("M26.5 17l2.6 5.6 6 .6-4.6 4.2 1.3 6.2-5.3-3.2-5.3 3.2 1.3-6.2-4.6-4.2 6-.6z"),
        ],
    ),
    // White.
    (
        "bishop",
        &[
            Pale("M8 43V22L16 3l8 11 8-11 8 19v21z"),
            Main("M8 34h32v9H8z"),
            Gold("M21 18h6v16h-6zM15 36.5h4v4h-4zM29 36.5h4v4h-4z"),
        ],
    ),
    (
        "augustine",
        &[
            Gold("M24 20C15 13 23 9 23 1c8 6 10 13 1 19z"),
            Main("M24 46C8 35 4 27 8 20s13-6 16 1c3-7 12-8 16-1s0 15-16 26z"),
            Line("M4 42l38-20M42 22l-6-1M42 22l-3 6"),
        ],
    ),
    (
        "chief_templar",
        &[
            Pole("M9 2v44"),
            Ink("M9 5h34v13H9z"),
            Pale("M9 18h34v16l-6-3-6 3-6-3-6 3-6-3-4 2z"),
            Main("M24 19h5v3h4v4h-4v4h-5v-4h-4v-4h4z"),
        ],
    ),
    (
        "herbalist",
        &[
            Pole("M27 24L40 5"),
            Pale("M21 21C8 21 6 10 8 3c11 1 16 9 13 18z"),
            Line("M10 6l10 14"),
            Main("M5 22h38c0 12-5 18-12 20v4H17v-4C10 40 5 34 5 22z"),
            Gold("M5 22h38l-1 5H6z"),
        ],
    ),
    (
        "master_builder",
        &[
            Main("M4 40h40v6H4z"),
            Line("M24 8L10 40M24 8l14 32M15 28h18"),
            Pale("M22 10l4 0 3 8h-10z"),
            Gold("M19 6a5 5 0 1 0 10 0 5 5 0 1 0-10 0z"),
        ],
    ),
    (
        "preacher",
        &[
            Main("M9 22h30l-4 18H13z"),
            Main("M17 40h14v6H17z"),
            Pale("M11 12c5-3 10-2 13 2 3-4 8-5 13-2v10H11z"),
            Line("M24 14v8"),
            Gold("M22.5 25h3v4h4v3h-4v6h-3v-6h-4v-3h4z"),
        ],
    ),
    (
        "scribe",
        &[
            Pale("M44 2C28 4 18 15 17 32l4 2C36 30 44 18 44 2z"),
            Line("M44 2L15 40"),
            Main("M6 31h18l4 14H2z"),
            Ink("M8 31h14v-3H8z"),
        ],
    ),
    (
        "hermit",
        &[
            Main("M1 46C2 22 12 5 24 5s22 17 23 41z"),
            Ink("M11 46c0-15 5-23 13-23s13 8 13 23z"),
            Gold("M24 45c-8-5-2-10 0-17 5 6 9 11 0 17z"),
        ],
    ),
    (
        "nun",
        &[
            Main("M24 2c13 0 15 14 15 26l5 18H4l5-18C9 16 11 2 24 2z"),
            Pale("M24 8c8 0 10 8 10 15s-1 18-10 18-10-11-10-18 2-15 10-15z"),
            Line("M18 21h4M26 21h4M22 29h4M15 15c5-3 13-3 18 0"),
        ],
    ),
    // Red.
    (
        "ransom",
        &[
            Main("M6 46V19C6 8 14 2 24 2s18 6 18 17v27z"),
            Pale("M13 40V20c0-6 5-11 11-11s11 5 11 11v20z"),
            Line("M18 11v29M24 9v31M30 11v29M13 25h22"),
            Gold("M29 38a8 8 0 1 0 16 0 8 8 0 1 0-16 0z"),
        ],
    ),
    (
        "catapult",
        &[
            Line("M24 34V20M16 34l8-14 8 14"),
            Pole("M8 37l29-27"),
            Pale("M31 8a7 7 0 1 0 14 0 7 7 0 1 0-14 0z"),
            Main("M3 33h42v6H3z"),
            Gold("M7 41a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM31 41a5 5 0 1 0 10 0 5 5 0 1 0-10 0z"),
        ],
    ),
    (
        "scout",
        &[
            Main("M17 6h14v20c4 4 12 4 14 10v7H15c0-10 2-25 2-37z"),
            Pale("M15 3h18v8H15z"),
            Line("M15 38h30M22 22h8"),
            Gold("M18 26C8 26 4 20 2 12c6 2 12 2 16 7z"),
        ],
    ),
    (
        "executioner",
        &[
            Main("M9 38h30v8H9z"),
            Pole("M24 6v36"),
            Pale("M22 9C10 2 3 9 3 17s7 16 19 9zM26 9c12-7 19 0 19 8s-7 16-19 9z"),
            Line("M16 40l3 4M30 40l2 4"),
        ],
    ),
    (
        "squire",
        &[
            Pale("M24 1l3 5v25h-6V6z"),
            Gold("M14 30h20v4H14zM22 34h4v8h-4zM20 42h8v4h-8z"),
            Main("M3 8h14v10c0 6-4 9-7 11-3-2-7-5-7-11zM31 8h14v10c0 6-4 9-7 11-3-2-7-5-7-11z"),
        ],
    ),
    (
        "recruiter",
        &[
            Main("M7 19h34v21c-4 6-30 6-34 0z"),
            Pale("M7 19c0-8 34-8 34 0s-34 8-34 0z"),
            Line("M8 25l8 18 8-17 8 17 8-18"),
            Pole("M12 2l10 15M36 2L26 17"),
        ],
    ),
    (
        "marriage",
        &[
            Gold("M16 20a13 13 0 1 0 .1 0zm0 5a8 8 0 1 1-.1 0z"),
            Gold("M32 20a13 13 0 1 0 .1 0zm0 5a8 8 0 1 1-.1 0z"),
            Main("M24 20C15 14 13 10 15 6s8-3 9 1c1-4 7-5 9-1s0 8-9 14z"),
        ],
    ),
    (
        "fort",
        &[
            Line("M24 12V2"),
            Gold("M24 2h11l-3 3.5 3 3.5H24z"),
            Main("M3 46V18h5v4h4v-4h5v-6h4v4h6v-4h4v6h5v4h4v-4h5v28z"),
            Ink("M19 46V36a5 5 0 0 1 10 0v10z"),
            Pale("M10 28h4v6h-4zM34 28h4v6h-4zM22 20h4v5h-4z"),
        ],
    ),
    (
        "princess",
        &[
            Pale("M35 2c12 10 11 28 8 42H30z"),
            Gold("M9 28c-4 8-4 14-6 18h36c-4-4-3-10-5-18z"),
            Pale("M11 29a11 12 0 1 0 22 0 11 12 0 1 0-22 0z"),
            Main("M10 24L36 1l-1 28c-7-8-17-8-25-5z"),
            Line("M17 31h3M24 31h3M20 37h4"),
        ],
    ),
];
