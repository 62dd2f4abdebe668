//! The families: deniers, influence, citizens in supply, victory points as far as they may be known.

use super::glyph;
use crate::canvas::{Canvas, name_width, padded, shortened};
use crate::ink::Ink;
use crate::playable::BoardScene;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::Staged;
use stage::troyes::Spot;
use tabletop::{Seat, Viewer, phrase};
use troyes::Troyes;
use troyes::board::Owner;

/// Draws the families with a frame.
pub fn draw(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, scene: &BoardScene<'_, Troyes>) {
    let ink = canvas.ink;
    let title = ink.text(&phrase!("troyes-terminal-families"));
    let inner = canvas.panel(area, Line::styled(title, ink.title()));
    let legend = format!(" {} ", ink.text(&phrase!("troyes-terminal-purse")));
    let width = legend.chars().count() as u16;
    let x = area.right().saturating_sub(width + 2);
    canvas.write(Rect { x, y: area.y, width, height: 1 }, Span::styled(legend, ink.faint()));
    draw_rows(canvas, inner, scene);
}

/// The characters on the lower edges of the families and of the wider box beside them, as many on the first as fit.
pub fn draw_characters(canvas: &mut Canvas<'_, '_, Spot>, edges: [Rect; 2], scene: &BoardScene<'_, Troyes>) {
    let characters = characters(canvas.ink, scene);
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
pub fn characters(ink: Ink, scene: &BoardScene<'_, Troyes>) -> String {
    let table = scene.view.table();
    let own = match scene.view.viewer() {
        Viewer::Seat(seat) => table.families[scene.game.owner(seat)].characters,
        Viewer::Spectator => Default::default(),
    };
    let mut names: Vec<String> = own.iter().map(|character| ink.name_of(*character)).collect();
    let open = |character| ink.text(&phrase!("troyes-terminal-open-character", character = character));
    names.extend(table.unveiled.map(open));
    names.extend(table.pile.iter().map(|character| ink.name_of(*character)));
    names.join(", ")
}

/// A row for each family and for grey: at least 42 cells wide.
pub fn draw_rows(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, scene: &BoardScene<'_, Troyes>) {
    for (y, owner) in (area.y..area.bottom()).zip(scene.game.owners()) {
        draw_row(canvas, Rect { y, height: 1, ..area }, scene, owner);
    }
}

fn draw_row(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, scene: &BoardScene<'_, Troyes>, owner: Owner) {
    let ink = canvas.ink;
    let table = scene.view.table();
    let family = &table.families[owner];
    let place = Spot::District(owner);
    canvas.spot(place, Rect { width: 16, ..area });
    let mark = canvas.mark(place);
    let starts = table.round > 0 && owner.seat() == Some(table.start);
    let lead = match (mark.letter, starts) {
        (Some(letter), _) => Span::styled(letter.to_string(), ink.lit()),
        (None, true) => Span::styled("▸", ink.title()),
        (None, false) => Span::raw(" "),
    };
    let name = scene.text(ink, &scene.game.describe(scene.view, place));
    // In a wide pane there is room for a long name.
    let wide = name_width(scene.names, 11, area.width.saturating_sub(33));
    let name = padded(&shortened(&name, wide), wide.into());
    let style = if mark.cursor { ink.cursor() } else { ink.tint(glyph::tint(owner)) };
    let passed = |deniers| ink.text(&phrase!("troyes-terminal-passed", deniers = deniers));
    let passed = family.passed.map_or(String::new(), passed);
    canvas.write(
        area,
        Line::from(vec![lead, glyph::owner(ink, owner), Span::styled(format!(" {name}"), style)]),
    );
    let rest = Rect { x: area.x + wide + 4, width: area.width.saturating_sub(wide + 4), ..area };
    if owner == Owner::Grey {
        let citizens = ink.text(&phrase!("troyes-terminal-citizens", count = family.supply));
        let (neutral, vp) = if scene.game.scores(owner) {
            (String::new(), ink.text(&phrase!("troyes-terminal-vp-before")))
        } else {
            (ink.text(&phrase!("troyes-terminal-neutral")), String::new())
        };
        let tokens = if vp.is_empty() { String::new() } else { format!("{vp} {:>3}", family.tokens()) };
        let text = format!("{neutral:>8}{:>2} {citizens:<8} {tokens}", family.supply);
        canvas.write(rest, Line::from(text));
        return;
    }
    let vp = if scene.view.knows_vp(owner) { family.tokens().to_string() } else { "?".into() };
    let unit = ink.text(&phrase!("troyes-terminal-vp-after"));
    let deniers = ink.text(&phrase!("troyes-terminal-deniers", amount = family.deniers));
    let influence = ink.text(&phrase!("troyes-terminal-influence", amount = family.influence));
    let text = format!("{deniers:>4} {influence:>3}        {vp:>3}{unit} {passed}");
    canvas.write(rest, Line::from(text));
    draw_citizens(canvas, Rect { x: rest.x + 8, width: 5, ..rest }, scene, owner);
}

/// Citizens in supply, and for the viewer those that may be recruited: both can be pointed at.
fn draw_citizens(
    canvas: &mut Canvas<'_, '_, Spot>,
    area: Rect,
    scene: &BoardScene<'_, Troyes>,
    owner: Owner,
) {
    let family = &scene.view.table().families[owner];
    let is_mine = owner.seat().is_some_and(|seat: Seat| scene.view.viewer() == Viewer::Seat(seat));
    let (supply, reserve) = (family.supply, family.reserve);
    let unit = canvas.ink.text(&phrase!("troyes-terminal-citizen-unit"));
    let spots = [
        (Spot::Supply(owner), 0, format!("{supply:>2}")),
        (Spot::Reserve(owner), 2, format!("+{reserve}{unit}")),
    ];
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
