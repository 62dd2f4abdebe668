//! The city square: everybody's dice, a row for each district, a column for each color.

use super::glyph;
use crate::canvas::Canvas;
use crate::ink::Tint;
use crate::playable::BoardScene;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::troyes::Spot;
use tabletop::phrase;
use troyes::Troyes;
use troyes::board::{Die, DieColor, Owner};

/// Six dice of a color at most.
const COLUMN: u16 = 21;

/// Draws the square with a frame; the black dice stand in it.
pub fn draw(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, scene: &BoardScene<'_, Troyes>) {
    let title = canvas.ink.text(&phrase!("troyes-board-square"));
    let inner = canvas.panel(area, Line::styled(title, canvas.ink.title()));
    draw_black(canvas, area, scene);
    draw_rows(canvas, inner, scene);
}

/// The districts, one below the other.
pub fn draw_rows(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, scene: &BoardScene<'_, Troyes>) {
    for (y, owner) in (area.y..area.bottom()).zip(scene.game.owners()) {
        let label = Line::from(vec![Span::raw(" "), glyph::owner(canvas.ink, owner)]);
        canvas.write(Rect { y, height: 1, width: 4, ..area }, label);
        let mut x = area.x + 4;
        for color in DieColor::ALL {
            draw_dice(canvas, Rect { x, y, width: COLUMN, height: 1 }, scene, owner, color);
            x += COLUMN;
        }
    }
}

/// A district's dice of one color.
fn draw_dice(
    canvas: &mut Canvas<'_, '_, Spot>,
    area: Rect,
    scene: &BoardScene<'_, Troyes>,
    owner: Owner,
    color: DieColor,
) {
    let faces = scene.view.table().square.of(owner, color);
    if faces.is_empty() {
        return;
    }
    let tint = glyph::die_tint(color);
    canvas.write(area, Span::styled(glyph::color_letter(canvas.ink, color), canvas.ink.tint(tint)));
    let mut x = area.x + 1;
    for face in faces.distinct() {
        for nth in 0..faces.of(face) {
            let place = Spot::Die(Die::new(owner, color, face), nth);
            glyph::die(canvas, Rect { x, width: 3, ..area }, place, face, tint);
            x += 3;
        }
    }
}

/// The black dice that are still to be beaten, on the upper edge.
pub fn draw_black(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, scene: &BoardScene<'_, Troyes>) {
    let black = scene.view.table().black;
    if black.is_empty() || area.width < 30 {
        return;
    }
    let mut x = area.right().saturating_sub(3 * u16::from(black.count()) + 3);
    let label = format!(" {} ", canvas.ink.text(&phrase!("troyes-terminal-black")));
    let width = label.chars().count() as u16;
    let area_of_label = Rect { x: x.saturating_sub(width), y: area.y, width, height: 1 };
    canvas.write(area_of_label, Span::styled(label, canvas.ink.alarm()));
    for face in black.distinct() {
        for nth in 0..black.of(face) {
            let area = Rect { x, y: area.y, width: 3, height: 1 };
            glyph::die(canvas, area, Spot::Black(face, nth), face, Tint::Black);
            x += 3;
        }
    }
}
