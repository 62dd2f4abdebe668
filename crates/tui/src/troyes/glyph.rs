//! Families and dice as signs: a shape and a letter for each family, a letter for each color.

use crate::canvas::{Canvas, Mark};
use crate::ink::{Ink, Tint};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Span;
use stage::Spot as _;
use stage::troyes::Spot;
use tabletop::phrase;
use troyes::board::{Color, DieColor, Owner};

/// A family's shape.
pub fn shape(owner: Owner) -> char {
    match owner {
        Owner::Blue => '■',
        Owner::Green => '▲',
        Owner::Orange => '●',
        Owner::Natural => '◆',
        Owner::Grey => '○',
    }
}

/// A family's letter.
pub fn letter(owner: Owner) -> char {
    match owner {
        Owner::Blue => 'B',
        Owner::Green => 'G',
        Owner::Orange => 'O',
        Owner::Natural => 'N',
        Owner::Grey => '-',
    }
}

/// A family's color.
pub fn tint(owner: Owner) -> Tint {
    match owner {
        Owner::Blue => Tint::Blue,
        Owner::Green => Tint::Green,
        Owner::Orange => Tint::Orange,
        Owner::Natural => Tint::Natural,
        Owner::Grey => Tint::Grey,
    }
}

/// Shape and letter of a family.
pub fn owner(ink: Ink, owner: Owner) -> Span<'static> {
    Span::styled(format!("{}{}", shape(owner), letter(owner)), ink.tint(tint(owner)))
}

/// The shape alone.
pub fn cube(ink: Ink, owner: Owner) -> Span<'static> {
    Span::styled(shape(owner).to_string(), ink.tint(tint(owner)))
}

/// The color of dice.
pub fn die_tint(color: DieColor) -> Tint {
    match color {
        DieColor::Red => Tint::Red,
        DieColor::White => Tint::White,
        DieColor::Yellow => Tint::Yellow,
        DieColor::Purple => Tint::Purple,
    }
}

/// The letter of a color of dice.
pub fn color_letter(ink: Ink, color: DieColor) -> String {
    ink.text(&phrase!("color-letter", color = color))
}

/// The color's letter, in that color.
pub fn color(ink: Ink, color: Color) -> Span<'static> {
    let die = DieColor::from(color);
    Span::styled(color_letter(ink, die), ink.tint(die_tint(die)).add_modifier(Modifier::BOLD))
}

/// Draws a die of three cells: `[4]` when it may be used, `<4>` when it is picked, `(4)` when it is proposed, ` 4 ` when
/// none of these.
pub fn die(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, spot: Spot, face: u8, tint: Tint) {
    canvas.spot(spot, area);
    let (kin, nth) = spot.kin();
    let mark = canvas.marks.of(spot, kin, nth);
    let style = die_style(canvas, mark, tint);
    let text = match mark {
        Mark { picked: true, .. } => format!("<{face}>"),
        Mark { proposed: true, .. } => format!("({face})"),
        Mark { lit: false, .. } if canvas.marks.choosing => format!(" {face} "),
        _ => format!("[{face}]"),
    };
    canvas.write(area, Span::styled(text, style));
}

fn die_style(canvas: &Canvas<'_, '_, Spot>, mark: Mark, tint: Tint) -> Style {
    let filled = canvas.ink.filled(tint);
    let is_black = tint == Tint::Black;
    if mark.cursor {
        canvas.ink.cursor()
    } else if mark.picked || mark.proposed {
        filled.add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
    } else if canvas.marks.choosing && !mark.lit && !is_black {
        canvas.ink.tint(tint)
    } else {
        filled.add_modifier(Modifier::BOLD)
    }
}
