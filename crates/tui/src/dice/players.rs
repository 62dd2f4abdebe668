//! All players in a line each: points, resources, citizens, buildings.

use super::glyph;
use crate::canvas::{Canvas, name_width, padded, shortened};
use crate::playable::BoardScene;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::dice::Spot;
use tabletop::{Seat, phrase};
use troyes_dice::{Building, Color, Resource, TroyesDice};

/// Draws the players. Whoever is pointed at shows their sheet.
pub fn draw(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, scene: &BoardScene<'_, TroyesDice>) {
    let ink = canvas.ink;
    let inner = canvas.panel(area, Line::styled(ink.text(&phrase!("dice-terminal-players")), ink.title()));
    let heads = Resource::ALL.map(|resource| format!("{:>3}", glyph::initial(ink, resource))).concat();
    let citizens = Color::ALL.map(|color| format!("{:>3}", glyph::letter(ink, color))).concat();
    let [vp, built] =
        [phrase!("dice-terminal-vp"), phrase!("dice-terminal-built")].map(|word| ink.text(&word));
    let names = " ".repeat(name_width(scene.names, 10, inner.width.saturating_sub(38)).into());
    let head = format!(" {names} {vp} {heads} {citizens} {built}");
    canvas.write(Rect { height: 1, ..inner }, Span::styled(head, canvas.ink.faint()));
    for (seat, y) in (0..scene.view.sheets.len() as u8).map(Seat).zip(inner.y + 1..inner.bottom()) {
        draw_player(canvas, Rect { y, height: 1, ..inner }, scene, seat);
    }
}

fn draw_player(
    canvas: &mut Canvas<'_, '_, Spot>,
    area: Rect,
    scene: &BoardScene<'_, TroyesDice>,
    seat: Seat,
) {
    let view = scene.view;
    let sheet = &view.sheets[seat.index()];
    let place = Spot::Player(seat);
    canvas.spot(place, area);
    let mark = canvas.mark(place);
    let wide = name_width(scene.names, 10, area.width.saturating_sub(38));
    let name = scene.names.get(seat.index()).map_or("", String::as_str);
    let name = padded(&shortened(name, wide), wide.into());
    let style = if mark.cursor { canvas.ink.cursor() } else { canvas.ink.title() };
    let purse = Resource::ALL.map(|resource| format!("{:>3}", sheet.purse(resource))).concat();
    let citizens = Color::ALL.map(|color| format!("{:>3}", sheet.citizens[color])).concat();
    let built: u8 = Building::ALL.iter().map(|building| sheet.drawn[*building].len()).sum();
    let vp = view.vp.get(seat.index()).copied().unwrap_or(0);
    let rest = format!("{vp:>3} {purse} {citizens} {built:>3}");
    let line = Line::from(vec![Span::raw(" "), Span::styled(name, style), Span::raw(rest)]);
    canvas.write(area, line);
}
