//! The Activity cards: what a tradesman costs, the divisor, the two spaces, the cubes.

use super::glyph;
use crate::canvas::{Canvas, wrap};
use crate::playable::BoardScene;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType};
use stage::troyes::Spot;
use tabletop::{Component, phrase};
use troyes::Troyes;
use troyes::board::{Activity, Color};

/// How high a card is drawn where there is little room.
pub const HEIGHT: u16 = 4;

/// How high a card is drawn in a window: a high one has room for more of its rule.
pub fn height(window: u16) -> u16 {
    HEIGHT + (window.saturating_sub(38) / 4).min(4)
}

/// How high a card that is not revealed yet is drawn where there is little room.
const BACK: u16 = 2;

/// How high all cards are together where there is little room.
pub fn low(scene: &BoardScene<'_, Troyes>) -> u16 {
    let cards = &scene.view.table().city;
    let of_color =
        |color| cards.iter().filter(|activity| scene.game.print(activity.card).color == color).count();
    let revealed = Color::ALL.into_iter().map(of_color).max().unwrap_or(0).min(3) as u16;
    revealed * HEIGHT + (3 - revealed) * BACK
}

/// Draws the cards of one color, from the first revealed to the last.
pub fn draw_color(
    canvas: &mut Canvas<'_, '_, Spot>,
    area: Rect,
    scene: &BoardScene<'_, Troyes>,
    color: Color,
) {
    let table = scene.view.table();
    let of_color = |activity: &&Activity| scene.game.print(activity.card).color == color;
    let mut cards = table.city.iter().filter(of_color);
    let is_low = area.height < 3 * HEIGHT;
    let (height, back) = if is_low { (HEIGHT, BACK) } else { (area.height / 3, area.height / 3) };
    let mut y = area.y;
    for round in 1..=3 {
        let card = cards.next();
        let slot = Rect { y, height: if card.is_some() { height } else { back }, ..area };
        if slot.bottom() > area.bottom() {
            return;
        }
        match card {
            Some(activity) => draw_card(canvas, slot, scene, activity),
            None => draw_back(canvas, slot, round),
        }
        y = slot.bottom();
    }
}

/// A card that is not revealed yet.
fn draw_back(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, round: u8) {
    let block = Block::bordered().border_type(BorderType::LightDoubleDashed).border_style(canvas.ink.faint());
    let inner = block.inner(area);
    canvas.frame.render_widget(block, area);
    let text = phrase!("troyes-terminal-round", round = round);
    let text = Line::styled(format!(" {} ", canvas.ink.text(&text)), canvas.ink.faint()).centered();
    canvas.frame.render_widget(text, Rect { height: 1, ..inner });
}

fn draw_card(
    canvas: &mut Canvas<'_, '_, Spot>,
    area: Rect,
    scene: &BoardScene<'_, Troyes>,
    activity: &Activity,
) {
    let ink = canvas.ink;
    let print = scene.game.print(activity.card);
    let numeral = ["", "I", "II", "III"].get(usize::from(print.number)).copied().unwrap_or("");
    let right =
        Line::from(vec![glyph::color(ink, print.color), Span::styled(format!(" {numeral}"), ink.faint())]);
    let title = Line::styled(ink.name_of(activity.card), ink.title());
    let inner = canvas.place_box(area, Spot::Card(activity.card), title, Some(right), None);
    let hire = match print.hire.influence {
        0 => ink.text(&phrase!("troyes-terminal-deniers", amount = print.hire.deniers)),
        influence => ink.text(&phrase!("troyes-terminal-influence", amount = influence)),
    };
    let each = phrase!("troyes-terminal-each");
    let divisor = if print.divisor > 0 { format!("÷{}", print.divisor) } else { ink.text(&each) };
    let word = ink.text(&phrase!("troyes-terminal-hire"));
    canvas.write(Rect { height: 1, ..inner }, Line::from(format!(" {word} {hire:<3} {divisor}")));
    for (i, (space, vp)) in activity.spaces.iter().zip(print.spaces).enumerate() {
        let x = (inner.right().saturating_sub(10)) + 5 * i as u16;
        let citizen = space.map_or(Span::styled("··", ink.faint()), |owner| glyph::owner(ink, owner));
        let line = Line::from(vec![citizen, Span::styled(format!("={vp}"), ink.faint())]);
        canvas.write(Rect { x, y: inner.y, width: 5, height: 1 }, line);
    }
    let on_card = cubes(canvas, scene, activity);
    let mut y = inner.y + 1;
    if on_card.width() > 1 {
        canvas.write(Rect { y, height: 1, ..inner }, on_card);
        y += 1;
    }
    draw_rule(canvas, Rect { y, height: inner.bottom().saturating_sub(y), ..inner }, activity);
}

/// As much of a card's rule as there is room for, to remind of what it does.
fn draw_rule(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, activity: &Activity) {
    let rule = canvas.ink.language().text(&Component::from(activity.card).says("rule"));
    let each_use = canvas.ink.text(&phrase!("troyes-terminal-each-use"));
    let rule = rule.strip_prefix(&each_use).unwrap_or(&rule).trim_start();
    let mut lines = wrap(rule, area.width.saturating_sub(1)).into_iter();
    for y in area.y..area.bottom() {
        let is_last = y + 1 == area.bottom();
        let line = if is_last {
            lines.by_ref().collect::<Vec<_>>().join(" ")
        } else {
            lines.next().unwrap_or_default()
        };
        canvas.write(Rect { y, height: 1, ..area }, Span::styled(format!(" {line}"), canvas.ink.faint()));
    }
}

/// Cubes on the card, and tradesmen on its picture.
fn cubes<'l>(canvas: &Canvas<'_, '_, Spot>, scene: &BoardScene<'_, Troyes>, activity: &Activity) -> Line<'l> {
    let ink = canvas.ink;
    let mut spans = vec![Span::raw(" ")];
    let loaded: Vec<_> = scene.game.owners().filter(|owner| activity.cubes[*owner] > 0).collect();
    if !loaded.is_empty() {
        spans.push(Span::styled(ink.text(&phrase!("troyes-terminal-cubes")), ink.faint()));
        for owner in loaded {
            spans.push(Span::raw(" "));
            spans.push(glyph::owner(ink, owner));
            spans.push(Span::raw(format!("×{}", activity.cubes[owner])));
        }
    }
    if !activity.picture.is_empty() {
        let also = format!("  {} ", ink.text(&phrase!("troyes-terminal-also")));
        spans.push(Span::styled(also, ink.faint()));
        spans.extend(activity.picture.iter().map(|owner| glyph::owner(ink, owner)));
    }
    Line::from(spans)
}
