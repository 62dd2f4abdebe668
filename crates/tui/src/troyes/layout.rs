//! The whole table on one screen where there is room, and one pane of it at a time where there is not.

use super::{buildings, cathedral, city, families, queue, ramparts, square};
use crate::canvas::Canvas;
use crate::log;
use crate::panes;
use crate::playable::{BoardScene, Playable};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use stage::Staged;
use stage::troyes::Spot;
use tabletop::phrase;
use troyes::Troyes;
use troyes::board::{Building, Color};

type Table<'a, 'f> = Canvas<'a, 'f, Spot>;

/// From this size on everything is shown at once.
const WHOLE: (u16, u16) = (118, 36);

/// Draws the table and returns what is left for the question.
pub fn draw(canvas: &mut Table<'_, '_>, area: Rect, scene: &BoardScene<'_, Troyes>) -> Rect {
    if area.width >= WHOLE.0 && area.height >= WHOLE.1 {
        draw_whole(canvas, area, scene)
    } else {
        draw_pane(canvas, area, scene)
    }
}

fn draw_whole(canvas: &mut Table<'_, '_>, area: Rect, scene: &BoardScene<'_, Troyes>) -> Rect {
    let owners = scene.game.owners().count() as u16;
    let [top, middle] = Layout::vertical([Constraint::Length(owners + 2), Constraint::Fill(1)]).areas(area);
    let [left, right] = Layout::horizontal([Constraint::Length(44), Constraint::Fill(1)]).areas(top);
    families::draw(canvas, left, scene);
    square::draw(canvas, right, scene);
    families::draw_characters(canvas, [left, right], scene);
    let wide = area.width.saturating_sub(60).clamp(78, 114);
    let [board, side] = Layout::horizontal([Constraint::Length(wide), Constraint::Fill(1)]).areas(middle);
    let [houses, cards, deeds, prompt] = Layout::vertical([
        Constraint::Length(buildings::HEIGHT),
        Constraint::Length(3 * city::height(area.height)),
        Constraint::Length(1),
        Constraint::Fill(1),
    ])
    .areas(board);
    draw_buildings(canvas, houses, scene);
    draw_city(canvas, cards, scene);
    draw_deeds(canvas, deeds, scene);
    let events = (scene.view.table().queue.len() as u16).clamp(4, 9) + 2;
    let [church, walls, threats, told] = Layout::vertical([
        Constraint::Length(cathedral::height(scene)),
        Constraint::Length(ramparts::height(scene)),
        Constraint::Length(events),
        Constraint::Fill(1),
    ])
    .areas(side);
    cathedral::draw(canvas, church, scene);
    ramparts::draw(canvas, walls, scene);
    queue::draw(canvas, threats, scene);
    log::draw(canvas, told, scene.log);
    prompt
}

fn draw_pane(canvas: &mut Table<'_, '_>, area: Rect, scene: &BoardScene<'_, Troyes>) -> Rect {
    let tall = needed(scene).min((area.height.saturating_sub(9)).clamp(13, 18));
    let [tabs, pane, prompt] =
        Layout::vertical([Constraint::Length(1), Constraint::Length(tall), Constraint::Fill(1)]).areas(area);
    panes::draw(canvas, tabs, &Troyes::panes(), scene.pane, scene.digits);
    match scene.pane {
        0 => draw_people(canvas, pane, scene),
        1 => {
            let [cards, deeds] =
                Layout::vertical([Constraint::Length(city::low(scene)), Constraint::Length(1)]).areas(pane);
            draw_city(canvas, cards, scene);
            draw_deeds(canvas, deeds, scene);
        }
        2 => {
            let [houses, below] =
                Layout::vertical([Constraint::Length(buildings::HEIGHT), Constraint::Fill(1)]).areas(pane);
            let [church, walls] =
                Layout::horizontal([Constraint::Length(38), Constraint::Fill(1)]).areas(below);
            draw_buildings(canvas, houses, scene);
            cathedral::draw(canvas, Rect { height: cathedral::height(scene), ..church }, scene);
            ramparts::draw(canvas, Rect { height: ramparts::height(scene), ..walls }, scene);
        }
        3 => queue::draw(canvas, pane, scene),
        _ => log::draw(canvas, pane, scene.log),
    }
    prompt
}

/// How many lines a pane needs: what it leaves is for the question. The log takes what it gets.
fn needed(scene: &BoardScene<'_, Troyes>) -> u16 {
    match scene.pane {
        0 => 2 * scene.game.owners().count() as u16 + 3,
        1 => city::low(scene) + 1,
        2 => buildings::HEIGHT + cathedral::height(scene).max(ramparts::height(scene)),
        3 => (scene.view.table().queue.len() as u16).max(1) + 2,
        _ => u16::MAX,
    }
}

/// Families and square in one box.
fn draw_people(canvas: &mut Table<'_, '_>, area: Rect, scene: &BoardScene<'_, Troyes>) {
    let title = canvas.ink.text(&phrase!("troyes-terminal-people"));
    let inner = canvas.panel(area, Line::styled(title, canvas.ink.title()));
    square::draw_black(canvas, area, scene);
    let owners = scene.game.owners().count() as u16;
    let [purses, characters, dice] =
        Layout::vertical([Constraint::Length(owners), Constraint::Length(1), Constraint::Length(owners)])
            .areas(inner);
    families::draw_rows(canvas, purses, scene);
    let known = families::characters(canvas.ink, scene);
    let text = if known.is_empty() { String::new() } else { format!(" ♟ {known}") };
    canvas.write(characters, Span::styled(text, canvas.ink.faint()));
    square::draw_rows(canvas, dice, scene);
}

fn draw_buildings(canvas: &mut Table<'_, '_>, area: Rect, scene: &BoardScene<'_, Troyes>) {
    for (column, building) in thirds(area).into_iter().zip(Building::ALL) {
        buildings::draw(canvas, column, scene, building);
    }
}

fn draw_city(canvas: &mut Table<'_, '_>, area: Rect, scene: &BoardScene<'_, Troyes>) {
    for (column, color) in thirds(area).into_iter().zip(Color::ALL) {
        city::draw_color(canvas, column, scene, color);
    }
}

fn thirds(area: Rect) -> [Rect; 3] {
    let width = (area.width / 3).min(38);
    [0, 1, 2].map(|i| Rect { x: area.x + i * width, width, ..area })
}

/// What can be done apart from the board's own places.
fn draw_deeds(canvas: &mut Table<'_, '_>, area: Rect, scene: &BoardScene<'_, Troyes>) {
    const DEEDS: [Spot; 5] = [Spot::Agriculture, Spot::Patrol, Spot::Recruit, Spot::TurnOver, Spot::Pass];
    let mut x = area.x + 1;
    let has_guards = !scene.view.table().ramparts.is_empty();
    for spot in DEEDS.into_iter().filter(|spot| has_guards || *spot != Spot::Patrol) {
        let mark = canvas.mark(spot);
        let letter = mark.letter.unwrap_or(' ');
        let ink = canvas.ink;
        let style = match mark {
            _ if mark.cursor => ink.cursor(),
            _ if mark.lit => ink.title(),
            _ => ink.faint(),
        };
        let name = scene.text(ink, &scene.game.describe(scene.view, spot));
        let line = Line::from(vec![Span::styled(format!("{letter} "), ink.lit()), Span::styled(name, style)]);
        let area = Rect { x, y: area.y, width: line.width() as u16, height: 1 };
        canvas.spot(spot, area);
        canvas.write(area, line);
        x += area.width + 3;
    }
}
