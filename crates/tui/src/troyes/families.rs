//! The families: deniers, influence, citizens in supply, victory points as far as they may be known.

use super::glyph;
use super::place::Place;
use crate::canvas::Canvas;
use crate::ink::Ink;
use crate::playable::Scenery;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use tabletop::{Seat, Viewer};
use troyes::Troyes;
use troyes::board::Owner;

/// Draws the families with a frame.
pub fn draw(canvas: &mut Canvas<'_, '_, Place>, area: Rect, scenery: &Scenery<'_, Troyes>) {
    let inner = canvas.panel(area, Line::styled("Families", canvas.ink.title()));
    let legend = " deniers influence citizens ";
    let width = legend.len() as u16;
    let x = area.right().saturating_sub(width + 2);
    canvas.write(Rect { x, y: area.y, width, height: 1 }, Span::styled(legend, canvas.ink.faint()));
    draw_rows(canvas, inner, scenery);
}

/// The characters on the lower edges of the families and of the wider box beside them, as many on the first as fit.
pub fn draw_characters(canvas: &mut Canvas<'_, '_, Place>, edges: [Rect; 2], scenery: &Scenery<'_, Troyes>) {
    let characters = characters(canvas.ink, scenery);
    let mut edges = edges.into_iter().map(|area| Rect {
        x: area.x + 2,
        y: area.bottom().saturating_sub(1),
        width: area.width.saturating_sub(3),
        height: 1,
    });
    let Some(mut edge) = edges.next().filter(|_| !characters.is_empty()) else { return };
    let mut line = " ♟".to_string();
    for name in characters.split_inclusive(", ").map(str::trim_end) {
        let is_full = Span::raw(format!("{line} {name} ")).width() > usize::from(edge.width);
        if let Some(next) = is_full.then(|| edges.next()).flatten() {
            canvas.write(edge, std::mem::take(&mut line) + " ");
            edge = next;
        }
        line.push(' ');
        line.push_str(name);
    }
    canvas.write(edge, line + " ");
}

/// The characters that the viewer knows, by name.
pub fn characters(ink: Ink, scenery: &Scenery<'_, Troyes>) -> String {
    let table = scenery.view.table();
    let own = match scenery.view.viewer() {
        Viewer::Seat(seat) => table.families[scenery.game.owner(seat)].characters,
        Viewer::Spectator => Default::default(),
    };
    let mut names: Vec<String> = own.iter().map(|character| ink.name_of(*character)).collect();
    names.extend(table.unveiled.map(|character| format!("{} (open)", ink.name_of(character))));
    names.extend(table.pile.iter().map(|character| ink.name_of(*character)));
    names.join(", ")
}

/// A row for each family and for grey: at least 42 cells wide.
pub fn draw_rows(canvas: &mut Canvas<'_, '_, Place>, area: Rect, scenery: &Scenery<'_, Troyes>) {
    for (y, owner) in (area.y..area.bottom()).zip(scenery.game.owners()) {
        draw_row(canvas, Rect { y, height: 1, ..area }, scenery, owner);
    }
}

fn draw_row(canvas: &mut Canvas<'_, '_, Place>, area: Rect, scenery: &Scenery<'_, Troyes>, owner: Owner) {
    let ink = canvas.ink;
    let table = scenery.view.table();
    let family = &table.families[owner];
    let place = Place::Owner(owner);
    canvas.spot(place, Rect { width: 16, ..area });
    let mark = canvas.mark(place);
    let starts = table.round > 0 && owner.seat() == Some(table.start);
    let lead = match (mark.letter, starts) {
        (Some(letter), _) => Span::styled(letter.to_string(), ink.lit()),
        (None, true) => Span::styled("▸", ink.title()),
        (None, false) => Span::raw(" "),
    };
    let name: String = glyph::name(scenery.game, owner, scenery.names).chars().take(11).collect();
    let style = if mark.cursor { ink.cursor() } else { ink.tint(glyph::tint(owner)) };
    let passed = family.passed.map_or(String::new(), |deniers| format!("pass+{deniers}"));
    canvas.write(
        area,
        Line::from(vec![lead, glyph::owner(ink, owner), Span::styled(format!(" {name:<11}"), style)]),
    );
    let rest = Rect { x: area.x + 15, width: area.width.saturating_sub(15), ..area };
    if owner == Owner::Grey {
        let vp =
            if scenery.game.scores(owner) { format!("VP {:>3}", family.tokens()) } else { String::new() };
        let noun = if family.supply == 1 { "citizen" } else { "citizens" };
        let text =
            format!("{:>8}{:>2} {noun:<8} {vp}", if vp.is_empty() { "neutral," } else { "" }, family.supply);
        canvas.write(rest, Line::from(text));
        return;
    }
    let vp = if scenery.view.knows_vp(owner) { family.tokens().to_string() } else { "?".into() };
    let text = format!("{:>3}d {:>2}i        {vp:>3}vp {passed}", family.deniers, family.influence);
    canvas.write(rest, Line::from(text));
    draw_citizens(canvas, Rect { x: rest.x + 8, width: 5, ..rest }, scenery, owner);
}

/// Citizens in supply, and for the viewer those that may be recruited: both can be pointed at.
fn draw_citizens(
    canvas: &mut Canvas<'_, '_, Place>,
    area: Rect,
    scenery: &Scenery<'_, Troyes>,
    owner: Owner,
) {
    let family = &scenery.view.table().families[owner];
    let is_mine = owner.seat().is_some_and(|seat: Seat| scenery.view.viewer() == Viewer::Seat(seat));
    let (supply, reserve) = (family.supply, family.reserve);
    let spots = [(Place::Supply, 0, format!("{supply:>2}")), (Place::Reserve, 2, format!("+{reserve}c"))];
    for (place, x, text) in spots {
        let area = Rect { x: area.x + x, width: text.chars().count() as u16, ..area };
        let mut style = if x == 0 { ratatui::style::Style::new() } else { canvas.ink.faint() };
        if is_mine {
            canvas.spot(place, area);
            let mark = canvas.mark(place);
            if mark.cursor {
                style = canvas.ink.cursor();
            } else if mark.lit {
                style = canvas.ink.lit();
            }
        }
        canvas.write(area, Span::styled(text, style));
    }
}
