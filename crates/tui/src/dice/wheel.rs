//! The wheel: nine plazas around the clock, the dice of this half-day on four of them.

use super::glyph;
use super::place::Place;
use crate::canvas::Canvas;
use crate::ink::Tint;
use crate::playable::Scenery;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use troyes_dice::{Half, Nature, Place as Plaza, Side, TroyesDice};

/// How high the wheel is drawn.
pub const HEIGHT: u16 = 8;

/// Draws the plazas clockwise from the morning on: four, four, and the one under the day's number.
pub fn draw(canvas: &mut Canvas<'_, '_, Place>, area: Rect, scenery: &Scenery<'_, TroyesDice>) {
    let town = &scenery.view.town;
    let inner = canvas.panel(area, Line::styled("Wheel", canvas.ink.title()));
    let step = inner.width / 9;
    let labels = [(Half::Morning, "☀ morning", 0), (Half::Afternoon, "☾ afternoon", 4)];
    for (half, text, first) in labels {
        let style = if half == town.half { canvas.ink.title() } else { canvas.ink.faint() };
        let x = inner.x + first * step + 1;
        canvas.write(Rect { x, y: inner.y, width: 4 * step, height: 1 }, Span::styled(text, style));
    }
    let night = Rect { x: inner.x + 8 * step + 1, y: inner.y, width: step, height: 1 };
    canvas.write(night, Span::styled(format!("day {}", town.day), canvas.ink.faint()));
    for i in 0..9u16 {
        let notch = (usize::from(town.day) + usize::from(i)) % 9;
        let slot = Rect { x: inner.x + i * step, y: inner.y + 1, width: step, height: inner.height - 1 };
        let first = if town.half == Half::Morning { 0 } else { 4 };
        let in_use = i.checked_sub(first).filter(|place| *place < 4);
        draw_plaza(canvas, slot, scenery, notch, in_use.map(|place| place as u8));
    }
}

fn draw_plaza(
    canvas: &mut Canvas<'_, '_, Place>,
    area: Rect,
    scenery: &Scenery<'_, TroyesDice>,
    notch: usize,
    in_use: Option<u8>,
) {
    let ink = canvas.ink;
    let color = scenery.view.colors[notch];
    let name = ["red", "yellow", "white"][color as usize];
    let mut title = Line::from(glyph::color(ink, color));
    if area.width > 11 {
        title.push_span(Span::styled(format!(" {name}"), ink.tint(glyph::tint(color))));
    }
    let Some(place) = in_use else {
        let inner = canvas.panel(area, title);
        return draw_tile(canvas, inner, scenery, notch);
    };
    let inner = canvas.place_box(area, Place::Die(place + 1), title, None, None);
    if let Some(die) = scenery.view.places.get(usize::from(place)) {
        draw_die(canvas, inner, die);
    }
    draw_tile(canvas, inner, scenery, notch);
}

fn draw_die(canvas: &mut Canvas<'_, '_, Place>, inner: Rect, die: &Plaza) {
    let ink = canvas.ink;
    let (tint, price) = match die.nature {
        Nature::Clear => (glyph::tint(die.color), glyph::price(die.any, die.price)),
        Nature::Guest => (Tint::Purple, glyph::price(die.any, die.price)),
        Nature::Black => (Tint::Black, "black".into()),
        Nature::Raider => (Tint::Black, "raid".into()),
    };
    let face = Span::styled(format!("[{}]", die.face), ink.filled(tint).add_modifier(Modifier::BOLD));
    canvas.write(Rect { height: 1, ..inner }, Line::from(vec![Span::raw(" "), face]));
    canvas.write(Rect { y: inner.y + 1, height: 1, ..inner }, Line::from(format!(" {price}")));
}

/// The expansion's tile beside a plaza, by name.
fn draw_tile(
    canvas: &mut Canvas<'_, '_, Place>,
    inner: Rect,
    scenery: &Scenery<'_, TroyesDice>,
    notch: usize,
) {
    let town = &scenery.view.town;
    // The wheel knows tiles by the place of a half-day; look the notch up among those of the whole day.
    let day = usize::from(town.day);
    let offset = (notch + 9 - day % 9) % 9;
    let (half, place) = match offset {
        0..=3 => (Half::Morning, offset),
        4..=7 => (Half::Afternoon, offset - 4),
        _ => return,
    };
    let at = troyes_dice::Town { half, ..*town };
    let Some(laid) = scenery.game.laid_at(&at, place as u8) else { return };
    let side = if laid.side == Side::Raid { "✗" } else { "♥" };
    let word = laid.id().split_once('_').map_or("", |(_, word)| word).replace('_', " ");
    let y = inner.bottom().saturating_sub(1);
    canvas.write(Rect { y, height: 1, ..inner }, Span::styled(format!("{side}{word}"), canvas.ink.promise()));
}
