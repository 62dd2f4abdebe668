//! The events.

use super::Drawing;
use super::Shape::{Gold, Ink, Line, Main, Pale, Pole};

pub(super) const EVENTS: &[Drawing] = &[
    (
        "marauding",
        &[
            Pole("M21 46l3-22"),
            Main("M15 19h18l-4 9H18z"),
            Gold("M24 20C9 15 18 9 21 1c4 5 5 7 7 10 1-2 1-5 1-7 10 8 9 14-5 16z"),
        ],
    ),
    (
        "brigands_1",
        &[
            Pale("M24 2l5 7v21H19V9z"),
            Main("M13 29h22v5H13z"),
            Ink("M22 34h4v9h-4zM20 43h8v3h-8z"),
            Line("M24 9v19"),
        ],
    ),
    (
        "brigands_2",
        &[
            Pale("M13 2l5 7v21H8V9zM35 2l5 7v21H30V9z"),
            Main("M3 29h20v5H3zM25 29h20v5H25z"),
            Ink("M11 34h4v11h-4zM33 34h4v11h-4z"),
        ],
    ),
    (
        "brigands_3",
        &[
            Pale("M8 10l4 6v17H4V16zM40 10l4 6v17h-8V16zM24 2l4 6v21h-8V8z"),
            Main("M1 33h14v4H1zM33 33h14v4H33zM16 29h16v4H16z"),
            Ink("M6 37h4v9H6zM38 37h4v9h-4zM22 33h4v11h-4z"),
        ],
    ),
    (
        "skirmishes_1",
        &[
            Pale("M44 2l-2 8-27 26-4-4L36 4zM4 2l2 8 27 26 4-4L12 4z"),
            Main("M7 27l14 14-3 3L4 30zM41 27L27 41l3 3 14-14z"),
            Pole("M10 38l-6 6M38 38l6 6"),
        ],
    ),
    (
        "skirmishes_2",
        &[
            Pole("M8 45L36 8M40 45L12 8"),
            Pale("M30 6c8-6 16 0 16 10-5-3-9-1-12 3zM18 6C10 0 2 6 2 16c5-3 9-1 12 3z"),
            Main("M18 24h12v8c0 5-3 7-6 9-3-2-6-4-6-9z"),
        ],
    ),
    (
        "conflict_of_succession",
        &[
            Gold("M2 38V14l9 9 8-14 2 29zM28 40l2-28 8 13 8-8-2 23z"),
            Main("M26 3l-7 16h6l-5 24 13-29h-6l5-11z"),
        ],
    ),
    (
        "war",
        &[
            Gold("M12 21C5 13 14 8 16 1c6 6 7 8 9 11 2-3 3-5 3-8 9 7 13 12 7 17z"),
            Main("M10 46V20h5v4h6v-4h6v4h6v-4h5v26z"),
            Ink("M20 46V37a4 4 0 0 1 8 0v9z"),
            Pale("M15 28h4v5h-4zM29 28h4v5h-4z"),
        ],
    ),
    (
        "normans_attack",
        &[
            Line("M24 2v30"),
            Pale("M10 5h28c3 6 3 15 0 22H10c3-7 3-16 0-22z"),
            Main("M18 5h6v22h-6c3-7 3-16 0-22zM30 5h8c3 6 3 15 0 22h-8c3-7 3-16 0-22z"),
            Gold("M2 26c5 7 39 7 44 0 0 12-8 18-22 18S2 38 2 26z"),
            Line("M10 38c8 3 20 3 28 0"),
        ],
    ),
    (
        "drought",
        &[
            Line("M24 1v4M9 4l4 4M39 4l-4 4M3 16h6M39 16h6"),
            Gold("M14 16a10 10 0 1 0 20 0 10 10 0 1 0-20 0z"),
            Main("M1 31h46v15H1z"),
            Line("M10 31l4 6-3 9M24 31l-3 6 5 4v5M36 31l3 7-4 8"),
        ],
    ),
    (
        "support",
        &[
            Pole("M8 46V10M22 46V4M36 46V10"),
            Main("M8 10h12l-4 6 4 6H8zM36 10h11l-4 6 4 6H36z"),
            Gold("M22 4h13l-4 6 4 6H22z"),
            Pale("M1 40h46v6H1z"),
        ],
    ),
    (
        "civil_war",
        &[
            Pale("M5 46V22L24 5l19 17v24z"),
            Main("M24 5l-4 13 8 5-7 10 5 13h17V22z"),
            Ink("M11 28h6v7h-6zM32 28h6v7h-6z"),
        ],
    ),
    (
        "wayfarers",
        &[
            Pole("M41 46V14"),
            Main("M2 24c9-3 9-15 19-15s10 12 19 15c-8 7-30 7-38 0z"),
            Gold("M17 18a4 4 0 1 0 8 0 4 4 0 1 0-8 0z"),
            Pale("M9 32h24l3 14H6z"),
            Line("M9 32l12 7 12-7"),
        ],
    ),
    (
        "theological_conflict",
        &[
            Main("M9 8h5v9h7v5h-7v22H9V22H2v-5h7z"),
            Pale("M34 8h5v9h7v5h-7v22h-5V22h-7v-5h7z"),
            Gold("M26 2l-6 14h4l-3 14 9-18h-5l5-10z"),
        ],
    ),
    (
        "heresy",
        &[
            Gold("M24 31C7 24 14 14 20 3c4 6 5 9 7 12 2-3 2-6 2-9 11 10 12 19-5 25z"),
            Main("M4 27l20 7 20-7v13l-20 7-20-7z"),
            Pale("M4 27l20-3 20 3-20 7z"),
            Line("M24 34v12"),
        ],
    ),
    (
        "traveling_builders",
        &[
            Pale("M9 10h11v10H9zM20 13h12v7H20z"),
            Main("M4 20h32l-7 15H12z"),
            Line("M36 20l10-5M29 35l5 10"),
            Gold("M5 39a7 7 0 1 0 14 0 7 7 0 1 0-14 0z"),
        ],
    ),
    (
        "interrupted_work",
        &[
            Pale("M3 35h19v11H3zM24 35h21v11H24zM3 23h10v11H3zM15 23h17v11H15zM3 11h17v11H3z"),
            Main("M27 5l4-4 6 6 6-6 4 4-6 6 6 6-4 4-6-6-6 6-4-4 6-6z"),
        ],
    ),
    (
        "resistance",
        &[
            Pole("M24 32V3"),
            Main("M24 3h20l-5 7 5 7H24z"),
            Pole("M3 45l17-23M13 45l16-23M35 45L19 22M45 45L28 22"),
            Pale("M1 38h46v5H1z"),
        ],
    ),
    (
        "harsh_winter",
        &[
            Pale("M2 24a22 22 0 1 0 44 0 22 22 0 1 0-44 0z"),
            Line(
                "M24 5v38M7.5 14.5l33 19M40.5 14.5l-33 19M19 8l5 5 5-5M19 40l5-5 5 5M8 20l7-1-2-7M40 20l-7-1 2-7M8 28l7 1-2 7M40 28l-7 1 2 7",
            ),
            Main("M24 18l5 3v6l-5 3-5-3v-6z"),
        ],
    ),
    (
        "uprising",
        &[
            Pole("M8 46l24-31M40 46L18 17"),
            Line("M24 9l3 9 11 8 8-2M32 15l8-11"),
            Main("M11 17l8-4 3 8-6 3z"),
            Gold("M14 16C3 12 8 7 8 1c5 3 6 5 7 8 1-2 1-3 1-5 6 5 6 10-2 12z"),
        ],
    ),
    (
        "monk_event",
        &[
            Main("M5 46c0-12 8-18 19-18s19 6 19 18z"),
            Pale("M13 18a11 12 0 1 0 22 0 11 12 0 1 0-22 0z"),
            Gold("M12 17C11 1 37 1 36 17c-4-7-20-7-24 0z"),
            Line("M19 20h3M26 20h3M22 25h4M24 33v13"),
        ],
    ),
    (
        "possession",
        &[
            Main("M8 2c0 7 5 9 10 9h12c5 0 10-2 10-9 5 9 4 16 0 20 0 13-7 23-16 23S8 35 8 22C4 18 3 11 8 2z"),
            Gold("M12 20l10 4-7 4zM36 20l-10 4 7 4z"),
            Pale("M15 32c5 3 13 3 18 0-2 8-16 8-18 0z"),
        ],
    ),
    (
        "chief_outlaw_1",
        &[
            Main("M24 2c15 4 19 19 19 44H5C5 21 9 6 24 2z"),
            Pale("M14 18h20v11c0 6-4 11-10 11s-10-5-10-11z"),
            Ink("M14 19h20v7H14z"),
            Gold("M17 21h4v3h-4zM27 21h4v3h-4z"),
        ],
    ),
    (
        "chief_outlaw_2",
        &[
            Pale("M13 18h22v12c0 8-5 13-11 13s-11-5-11-13z"),
            Gold("M30 14C30 4 38 1 46 2c-1 8-8 13-16 12z"),
            Main("M2 20c8-3 8-14 22-14s14 11 22 14c-10 5-34 5-44 0z"),
            Ink("M26 24h8v6h-8zM13 24l13 2v2l-13-2z"),
            Line("M19 36c3-2 7-2 10 0"),
        ],
    ),
];
