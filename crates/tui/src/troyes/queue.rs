//! The events that threaten the city: divisor, banners with their cubes, rewards, black dice.

use super::glyph;
use crate::canvas::Canvas;
use crate::playable::BoardScene;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::troyes::Spot;
use tabletop::phrase;
use troyes::Troyes;
use troyes::board::QueuedEvent;

/// Draws the queue, a line for each event.
pub fn draw(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, scene: &BoardScene<'_, Troyes>) {
    let ink = canvas.ink;
    let inner = canvas.panel(area, Line::styled(ink.text(&phrase!("troyes-heading-events")), ink.title()));
    let legend = format!(" {}▪ ", ink.text(&phrase!("troyes-terminal-rewards")));
    let width = legend.chars().count() as u16;
    let x = area.right().saturating_sub(width + 2);
    canvas.write(Rect { x, y: area.y, width, height: 1 }, Span::styled(legend, ink.faint()));
    let queue = &scene.view.table().queue;
    let rows = usize::from(inner.height);
    let hidden = queue.len().saturating_sub(rows);
    for (y, menace) in (inner.y..inner.bottom()).zip(queue.iter()) {
        draw_event(canvas, Rect { y, height: 1, ..inner }, scene, menace);
    }
    let possessed = scene.view.table().possessed;
    if !possessed.is_empty() {
        let word = format!(" {} ", ink.text(&phrase!("troyes-terminal-possessed")));
        let mut spans = vec![Span::styled(word, ink.faint())];
        spans.extend(possessed.iter().map(|owner| glyph::cube(canvas.ink, owner)));
        spans.push(Span::raw(" "));
        canvas.write(Rect { x: area.x + 2, y: area.bottom() - 1, width: 18, height: 1 }, Line::from(spans));
    }
    if hidden > 0 {
        let more = phrase!("troyes-terminal-more", count = hidden);
        let text = Line::styled(format!(" {} ", ink.text(&more)), ink.alarm());
        let width = text.width().max(10) as u16;
        let x = area.right().saturating_sub(width + 2);
        canvas.write(Rect { x, y: area.bottom() - 1, width, height: 1 }, text);
    }
}

fn draw_event(
    canvas: &mut Canvas<'_, '_, Spot>,
    area: Rect,
    scene: &BoardScene<'_, Troyes>,
    menace: &QueuedEvent,
) {
    let ink = canvas.ink;
    let place = Spot::Event(menace.event);
    canvas.spot(place, area);
    let mark = canvas.mark(place);
    let print = scene.game.event_print(menace.event);
    let lead = match (mark.cursor, mark.letter) {
        (_, Some(letter)) => Span::styled(letter.to_string(), ink.lit()),
        (true, None) => Span::styled("▶", ink.lit()),
        _ => Span::raw(" "),
    };
    let color = print.color.map_or(Span::styled("∗", ink.title()), |color| glyph::color(ink, color));
    let width = usize::from(area.width.saturating_sub(21)).clamp(10, 24);
    let name = cut(&ink.name_of(menace.event), width);
    let style = if mark.cursor { ink.cursor() } else { ink.title() };
    let mut spans = vec![lead, color, Span::raw(" "), Span::styled(format!("{name:<width$}"), style)];
    spans.push(Span::raw(format!(" ÷{} ", print.divisor)));
    spans.extend(menace.cubes.iter().map(|owner| glyph::cube(ink, *owner)));
    let free = usize::from(print.banners).saturating_sub(menace.cubes.len());
    spans.push(Span::styled("⚐".repeat(free), ink.faint()));
    canvas.write(area, Line::from(spans));
    let [first, second] = print.vp;
    let black = if print.black > 0 { format!(" {}▪", print.black) } else { "   ".into() };
    let text = format!("{first}/{second}{black}");
    let width = text.chars().count() as u16;
    canvas.write(Rect { x: area.right().saturating_sub(width), width, ..area }, Line::from(text));
}

/// A name in so many cells.
fn cut(name: &str, width: usize) -> String {
    if name.chars().count() <= width {
        return name.into();
    }
    name.chars().take(width - 1).chain(['…']).collect()
}
