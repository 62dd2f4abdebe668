//! The ramparts: the wall with its gates and guards, and the activities outside.

use super::glyph;
use crate::canvas::Canvas;
use crate::playable::BoardScene;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::troyes::Spot;
use tabletop::phrase;
use troyes::Troyes;
use troyes::board::{GATES, Outpost, Owner, WALL};

/// How high the ramparts are drawn; nothing without that module.
pub fn height(scene: &BoardScene<'_, Troyes>) -> u16 {
    if scene.view.table().ramparts.is_empty() { 0 } else { GATES as u16 + 4 }
}

/// Draws wall and tiles.
pub fn draw(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, scene: &BoardScene<'_, Troyes>) {
    let ramparts = &scene.view.table().ramparts;
    if ramparts.is_empty() || area.height < 3 {
        return;
    }
    let title = canvas.ink.text(&phrase!("troyes-board-ramparts"));
    let inner = canvas.panel(area, Line::styled(title, canvas.ink.title()));
    draw_wall(canvas, Rect { height: 1, ..inner }, scene);
    let word = format!(" {}", canvas.ink.text(&phrase!("troyes-terminal-guards")));
    let mut guards = vec![Span::styled(word, canvas.ink.faint())];
    for owner in scene.game.families() {
        guards.push(Span::raw("  "));
        guards.push(glyph::owner(canvas.ink, owner));
        guards.push(Span::raw(format!(" {}", ramparts.guards[owner])));
    }
    canvas.write(Rect { y: inner.y + 1, height: 1, ..inner }, Line::from(guards));
    for (level, outpost) in ramparts.outposts.iter().enumerate() {
        let y = inner.y + 2 + level as u16;
        if y < inner.bottom() {
            draw_outpost(canvas, Rect { y, height: 1, ..inner }, scene, level, outpost);
        }
    }
}

/// The spaces of the wall from 0 to its end, a gate where one is, a guard where one stands.
fn draw_wall(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, scene: &BoardScene<'_, Troyes>) {
    let ink = canvas.ink;
    let gates = scene.game.gates();
    for space in 0..=WALL {
        let place = Spot::Wall(space);
        let cell = Rect { x: area.x + 1 + u16::from(space), width: 1, ..area };
        canvas.spot(place, cell);
        let mark = canvas.mark(place);
        let here: Vec<Owner> = scene
            .game
            .families()
            .filter(|owner| scene.view.table().ramparts.guards[*owner] == space)
            .collect();
        let sign = match here[..] {
            [] if gates.contains(&space) => Span::raw("Π"),
            [] => Span::styled("▂", ink.faint()),
            [owner] => glyph::cube(ink, owner),
            _ => Span::styled(here.len().to_string(), ink.title()),
        };
        let sign = match (mark.cursor, mark.lit) {
            (true, _) => sign.style(ink.cursor()),
            (false, true) => sign.style(ink.lit()),
            (false, false) => sign,
        };
        canvas.write(cell, sign);
    }
}

/// A tile with its level and everybody's cubes.
fn draw_outpost(
    canvas: &mut Canvas<'_, '_, Spot>,
    area: Rect,
    scene: &BoardScene<'_, Troyes>,
    level: usize,
    outpost: &Outpost,
) {
    let ink = canvas.ink;
    let place = Spot::Outpost(level as u8);
    canvas.spot(place, area);
    let mark = canvas.mark(place);
    let lead = match (mark.letter, mark.picked) {
        (_, true) => "✓ ".into(),
        (Some(letter), false) => format!("{letter} "),
        (None, false) => "  ".to_string(),
    };
    let style = match mark {
        _ if mark.cursor => ink.cursor(),
        _ if mark.lit => ink.lit(),
        _ => ink.title(),
    };
    let numeral = ["I", "II", "III", "IV"].get(level).copied().unwrap_or("");
    let gate = scene.game.gates().get(level).copied().unwrap_or(WALL);
    let mut spans = vec![
        Span::styled(lead, ink.lit()),
        Span::styled(format!("{numeral:<3}{gate:>3} "), ink.faint()),
        Span::styled(ink.name_of(outpost.side), style),
    ];
    for owner in scene.game.owners().filter(|owner| outpost.cubes[*owner] > 0) {
        spans.push(Span::raw(" "));
        spans.push(glyph::cube(ink, owner));
        spans.push(Span::raw(outpost.cubes[owner].to_string()));
    }
    canvas.write(area, Line::from(spans));
}
