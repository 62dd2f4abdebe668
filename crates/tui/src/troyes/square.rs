//! The city square: everybody's dice, a row for each district, a column for each color.

use super::glyph;
use super::place::Place;
use crate::canvas::Canvas;
use crate::ink::Tint;
use crate::playable::Scenery;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use troyes::Troyes;
use troyes::board::{Die, DieColor, Owner};

/// Six dice of a color at most.
const COLUMN: u16 = 21;

/// Draws the square with a frame; the black dice stand in it.
pub fn draw(canvas: &mut Canvas<'_, '_, Place>, area: Rect, scenery: &Scenery<'_, Troyes>) {
    let inner = canvas.panel(area, Line::styled("City square", canvas.ink.title()));
    draw_black(canvas, area, scenery);
    draw_rows(canvas, inner, scenery);
}

/// The districts, one below the other.
pub fn draw_rows(canvas: &mut Canvas<'_, '_, Place>, area: Rect, scenery: &Scenery<'_, Troyes>) {
    for (y, owner) in (area.y..area.bottom()).zip(scenery.game.owners()) {
        let label = Line::from(vec![Span::raw(" "), glyph::owner(canvas.ink, owner)]);
        canvas.write(Rect { y, height: 1, width: 4, ..area }, label);
        let mut x = area.x + 4;
        for color in DieColor::ALL {
            draw_dice(canvas, Rect { x, y, width: COLUMN, height: 1 }, scenery, owner, color);
            x += COLUMN;
        }
    }
}

/// A district's dice of one color.
fn draw_dice(
    canvas: &mut Canvas<'_, '_, Place>,
    area: Rect,
    scenery: &Scenery<'_, Troyes>,
    owner: Owner,
    color: DieColor,
) {
    let faces = scenery.view.table().square.of(owner, color);
    if faces.is_empty() {
        return;
    }
    let tint = glyph::die_tint(color);
    canvas.write(area, Span::styled(color.letter().to_string(), canvas.ink.tint(tint)));
    let mut x = area.x + 1;
    for face in faces.distinct() {
        for nth in 0..faces.of(face) {
            let place = Place::Die(Die::new(owner, color, face), nth);
            glyph::die(canvas, Rect { x, width: 3, ..area }, place, face, tint);
            x += 3;
        }
    }
}

/// The black dice that are still to be beaten, on the upper edge.
pub fn draw_black(canvas: &mut Canvas<'_, '_, Place>, area: Rect, scenery: &Scenery<'_, Troyes>) {
    let black = scenery.view.table().black;
    if black.is_empty() || area.width < 30 {
        return;
    }
    let mut x = area.right().saturating_sub(3 * u16::from(black.count()) + 3);
    let label = Rect { x: x.saturating_sub(8), y: area.y, width: 8, height: 1 };
    canvas.write(label, Span::styled(" black: ", canvas.ink.alarm()));
    for face in black.distinct() {
        for nth in 0..black.of(face) {
            let area = Rect { x, y: area.y, width: 3, height: 1 };
            glyph::die(canvas, area, Place::Black(face, nth), face, Tint::Black);
            x += 3;
        }
    }
}
