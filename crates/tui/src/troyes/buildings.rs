//! The Palace, the Bishopric and City Hall: rows with the faces that call them, who stands where, who lies expelled.

use super::glyph;
use crate::canvas::Canvas;
use crate::playable::BoardScene;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::troyes::Spot;
use tabletop::{Viewer, phrase};
use troyes::Troyes;
use troyes::board::{Building, Space};

/// How high a building is drawn.
pub const HEIGHT: u16 = 5;

/// Draws one building.
pub fn draw(
    canvas: &mut Canvas<'_, '_, Spot>,
    area: Rect,
    scene: &BoardScene<'_, Troyes>,
    building: Building,
) {
    let ink = canvas.ink;
    let title = Line::styled(ink.name_of(building), ink.title());
    let right = Line::from(glyph::color(ink, building.color()));
    let inner = canvas.place_box(area, Spot::Building(building), title, Some(right), None);
    draw_lying(canvas, area, scene, building);
    let length = scene.game.layout().length(building) as u16;
    let rows = 6 / length;
    if length == 1 {
        return draw_singles(canvas, inner, scene, building);
    }
    for row in 0..rows {
        let faces: Vec<String> =
            scene.game.layout().faces(building, row.into()).map(|face| face.to_string()).collect();
        let line = Rect { y: inner.y + row, height: 1, ..inner };
        let label = format!(" {:<5} ▸", faces.join("·"));
        canvas.write(line, Span::styled(label, ink.faint()));
        for place in 0..length {
            let index = (row * length + place) as u8;
            let cell = Rect { x: inner.x + 9 + 5 * place, width: 4, ..line };
            draw_space(canvas, cell, scene, Space { building, index });
        }
    }
}

/// Rows of one space each lie side by side under their faces.
fn draw_singles(
    canvas: &mut Canvas<'_, '_, Spot>,
    inner: Rect,
    scene: &BoardScene<'_, Troyes>,
    building: Building,
) {
    for index in 0..6u8 {
        let faces: Vec<String> =
            scene.game.layout().faces(building, index.into()).map(|face| face.to_string()).collect();
        let cell = Rect { x: inner.x + 4 * u16::from(index), width: 4, height: 1, y: inner.y };
        canvas.write(cell, Span::styled(format!(" {:<3}", faces.join("·")), canvas.ink.faint()));
        draw_space(canvas, Rect { y: inner.y + 1, ..cell }, scene, Space { building, index });
    }
}

/// A space: its citizen, or the letter that chooses it.
fn draw_space(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, scene: &BoardScene<'_, Troyes>, space: Space) {
    let place = Spot::Space(space);
    canvas.spot(place, area);
    let mark = canvas.mark(place);
    let ink = canvas.ink;
    let citizen = scene.view.table().buildings.spaces(space.building)[usize::from(space.index)];
    let inside = match (citizen, mark.letter) {
        (Some(owner), _) => glyph::owner(ink, owner),
        (None, Some(letter)) => Span::styled(letter.to_string(), ink.lit()),
        (None, None) => Span::styled("·", ink.faint()),
    };
    let inside = if mark.cursor { inside.style(ink.cursor()) } else { inside };
    let line = match (mark.lit, mark.letter, citizen) {
        (true, Some(letter), Some(_)) => {
            Line::from(vec![Span::styled(letter.to_string(), ink.lit()), inside])
        }
        (true, ..) if mark.cursor => {
            Line::from(vec![Span::styled("‹", ink.lit()), inside, Span::styled("›", ink.lit())])
        }
        _ => Line::from(vec![Span::raw(" "), inside]),
    };
    canvas.write(area, line);
}

/// Whoever lies expelled, on the lower edge.
fn draw_lying(
    canvas: &mut Canvas<'_, '_, Spot>,
    area: Rect,
    scene: &BoardScene<'_, Troyes>,
    building: Building,
) {
    let lying = scene.view.table().buildings.lying(building);
    // All of them are one spot: the viewer's own citizen, where he lies there.
    let mine = match scene.view.viewer() {
        Viewer::Seat(seat) => Some(scene.game.owner(seat)).filter(|owner| lying.contains(*owner)),
        Viewer::Spectator => None,
    };
    let Some(whose) = mine.or(lying.iter().next()) else { return };
    let place = Spot::Lying(building, whose);
    let ink = canvas.ink;
    let mark = canvas.mark(place);
    let letter = mark.letter.map_or(String::new(), |letter| format!("{letter} "));
    let style = if mark.cursor { ink.cursor() } else { ink.faint() };
    let expelled = format!("{} ", ink.text(&phrase!("troyes-terminal-expelled")));
    let mut spans = vec![Span::raw(" "), Span::styled(letter, ink.lit()), Span::styled(expelled, style)];
    spans.extend(lying.iter().map(|owner| glyph::cube(ink, owner)));
    spans.push(Span::raw(" "));
    let line = Line::from(spans);
    let area = Rect { x: area.x + 2, y: area.bottom() - 1, width: line.width() as u16, height: 1 };
    canvas.spot(place, area);
    canvas.write(area, line);
}
