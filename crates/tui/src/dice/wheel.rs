//! The wheel: nine plazas around the clock, the dice of this half-day on four of them.

use super::glyph;
use crate::canvas::Canvas;
use crate::ink::Tint;
use crate::playable::BoardScene;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use stage::dice::Spot;
use tabletop::phrase;
use troyes_dice::{Half, Key, Nature, OfferedDie, Side, TroyesDice};

/// How high the wheel is drawn.
pub const HEIGHT: u16 = 8;

/// Draws the plazas clockwise from the morning on: four, four, and the one under the day's number.
pub fn draw(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, scene: &BoardScene<'_, TroyesDice>) {
    let town = &scene.view.town;
    let ink = canvas.ink;
    let inner = canvas.panel(area, Line::styled(ink.text(&phrase!("dice-terminal-wheel")), ink.title()));
    let step = inner.width / 9;
    for (half, sign, first) in [(Half::Morning, '☀', 0), (Half::Afternoon, '☾', 4)] {
        let text = format!("{sign} {}", ink.text(&phrase!("dice-board-half", half = half)));
        let style = if half == town.half { canvas.ink.title() } else { canvas.ink.faint() };
        let x = inner.x + first * step + 1;
        canvas.write(Rect { x, y: inner.y, width: 4 * step, height: 1 }, Span::styled(text, style));
    }
    let night = Rect { x: inner.x + 8 * step + 1, y: inner.y, width: step, height: 1 };
    canvas.write(night, Span::styled(ink.text(&phrase!("dice-terminal-day", day = town.day)), ink.faint()));
    for i in 0..9u16 {
        let notch = (usize::from(town.day) + usize::from(i)) % 9;
        let slot = Rect { x: inner.x + i * step, y: inner.y + 1, width: step, height: inner.height - 1 };
        let first = if town.half == Half::Morning { 0 } else { 4 };
        let in_use = i.checked_sub(first).filter(|place| *place < 4);
        draw_plaza(canvas, slot, scene, notch, in_use.map(|place| place as u8));
    }
}

fn draw_plaza(
    canvas: &mut Canvas<'_, '_, Spot>,
    area: Rect,
    scene: &BoardScene<'_, TroyesDice>,
    notch: usize,
    in_use: Option<u8>,
) {
    let ink = canvas.ink;
    let color = scene.view.colors[notch];
    let mut title = Line::from(glyph::color(ink, color));
    if area.width > 11 {
        let name = format!(" {}", ink.text(&phrase!("dice-terminal-plaza", color = color)));
        title.push_span(Span::styled(name, ink.tint(glyph::tint(color))));
    }
    let Some(place) = in_use else {
        let inner = canvas.panel(area, title);
        return draw_tile(canvas, inner, scene, notch);
    };
    let inner = canvas.place_box(area, Spot::Die(place + 1), title, None, None);
    if let Some(die) = scene.view.places.get(usize::from(place)) {
        draw_die(canvas, inner, die);
    }
    draw_tile(canvas, inner, scene, notch);
}

fn draw_die(canvas: &mut Canvas<'_, '_, Spot>, inner: Rect, die: &OfferedDie) {
    let ink = canvas.ink;
    let (tint, price) = match die.nature {
        Nature::Clear => (glyph::tint(die.color), glyph::price(ink, die.any, die.price)),
        Nature::Guest => (Tint::Purple, glyph::price(ink, die.any, die.price)),
        Nature::Black => (Tint::Black, ink.text(&phrase!("dice-terminal-black"))),
        Nature::Raider => (Tint::Black, ink.text(&phrase!("dice-terminal-raid"))),
    };
    let face = Span::styled(format!("[{}]", die.face), ink.filled(tint).add_modifier(Modifier::BOLD));
    canvas.write(Rect { height: 1, ..inner }, Line::from(vec![Span::raw(" "), face]));
    canvas.write(Rect { y: inner.y + 1, height: 1, ..inner }, Line::from(format!(" {price}")));
}

/// The expansion's tile beside a plaza, by name.
fn draw_tile(
    canvas: &mut Canvas<'_, '_, Spot>,
    inner: Rect,
    scene: &BoardScene<'_, TroyesDice>,
    notch: usize,
) {
    let town = &scene.view.town;
    // The wheel knows tiles by the place of a half-day; look the notch up among those of the whole day.
    let day = usize::from(town.day);
    let offset = (notch + 9 - day % 9) % 9;
    let (half, place) = match offset {
        0..=3 => (Half::Morning, offset),
        4..=7 => (Half::Afternoon, offset - 4),
        _ => return,
    };
    let at = troyes_dice::Town { half, ..*town };
    let Some(laid) = scene.game.laid_at(&at, place as u8) else { return };
    let side = if laid.side == Side::Raid { "✗" } else { "♥" };
    let word = canvas.ink.text(&phrase!("dice-terminal-tile", tile = laid.tile.word()));
    let y = inner.bottom().saturating_sub(1);
    canvas.write(Rect { y, height: 1, ..inner }, Span::styled(format!("{side}{word}"), canvas.ink.promise()));
}
