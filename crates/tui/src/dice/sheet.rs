//! A scoresheet: three districts with their buildings, resources and citizens.

use super::glyph;
use crate::canvas::Canvas;
use crate::ink::Ink;
use crate::playable::BoardScene;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use stage::dice::Spot;
use tabletop::{Component, Seat, Viewer, phrase};
use troyes_dice::{Bonus, Building, Color, Column, Resource, Sheet, TroyesDice};

/// How high a sheet is drawn.
pub const HEIGHT: u16 = 15;

/// The width of the names before the columns, and of a column.
const NAMES: u16 = 18;
const CELL: u16 = 9;
/// How much of a column its building takes; the rest is for the link to the next one.
const HOUSE: u16 = 6;

/// The sheet to show: of whoever is pointed at, or of the viewer, who sees it as it is being written on.
fn shown<'a>(canvas: &Canvas<'_, '_, Spot>, scene: &'a BoardScene<'_, TroyesDice>) -> (Seat, &'a Sheet) {
    let view = scene.view;
    match (canvas.marks.cursor, view.viewer) {
        (Some(Spot::Player(seat)), viewer) if !viewer.is(seat) => (seat, &view.sheets[seat.index()]),
        (_, Viewer::Seat(seat)) => {
            (seat, view.turn.as_ref().map_or(&view.sheets[seat.index()], |turn| &turn.sheet))
        }
        (_, Viewer::Spectator) => (Seat(0), &view.sheets[0]),
    }
}

/// Draws a sheet.
pub fn draw(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, scene: &BoardScene<'_, TroyesDice>) {
    let (seat, sheet) = shown(canvas, scene);
    let sheet = *sheet;
    let title = phrase!("dice-terminal-sheet", who = seat, vp = scene.game.printed().vp(&sheet));
    let title = Line::styled(scene.text(canvas.ink, &title), canvas.ink.title());
    let inner = canvas.panel(area, title);
    draw_numbers(canvas, Rect { height: 1, ..inner }, scene);
    let gap = u16::from(inner.height > 12);
    let mut y = inner.y + 1;
    for color in Color::ALL {
        let line = |y: u16| Rect { y, height: 1, ..inner };
        for building in [Building::prestige(color), Building::work(color)] {
            if y < inner.bottom() {
                draw_buildings(canvas, line(y), scene, &sheet, building);
            }
            y += 1;
        }
        if y < inner.bottom() {
            draw_tracks(canvas, line(y), scene, &sheet, color);
        }
        y += 1 + gap;
    }
}

/// The numbers above the columns.
fn draw_numbers(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, scene: &BoardScene<'_, TroyesDice>) {
    for column in Column::ALL {
        let place = Spot::Column(column);
        let cell = Rect { x: area.x + NAMES + CELL * column.index() as u16, width: CELL, ..area };
        canvas.spot(place, cell);
        let mark = canvas.mark(place);
        let number = match scene.view.town.numbering.of(column) {
            0 => "?".into(),
            number => number.to_string(),
        };
        let ink = canvas.ink;
        let style = if mark.cursor { ink.cursor() } else { ink.title() };
        let letter = mark.letter.unwrap_or(' ');
        let line = Line::from(vec![
            Span::styled(letter.to_string(), ink.lit()),
            Span::styled(format!("({number})"), style),
        ]);
        canvas.write(cell, line);
    }
}

/// One row of buildings, joined where a link joins them, with what its character scores.
fn draw_buildings(
    canvas: &mut Canvas<'_, '_, Spot>,
    area: Rect,
    scene: &BoardScene<'_, TroyesDice>,
    sheet: &Sheet,
    building: Building,
) {
    let ink = canvas.ink;
    let color = building.color();
    let lead = if building.is_prestige() { glyph::color(ink, color) } else { Span::raw(" ") };
    let name =
        Span::styled(format!(" {:<14}", cut(&ink.name_of(building), 14)), ink.tint(glyph::tint(color)));
    canvas.write(area, Line::from(vec![Span::raw(" "), lead, name]));
    for column in Column::ALL {
        let cell = Rect { x: area.x + NAMES + CELL * column.index() as u16, width: CELL, ..area };
        draw_cell(canvas, cell, scene, sheet, building, column);
    }
    let multiplier = sheet.multiplier[building];
    if multiplier > 0 {
        let x = area.x + NAMES + CELL * 6;
        let each = phrase!("dice-terminal-each", vp = multiplier);
        let area = Rect { x, width: area.right().saturating_sub(x), ..area };
        canvas.write(area, Span::styled(ink.text(&each), ink.promise()));
    }
}

fn draw_cell(
    canvas: &mut Canvas<'_, '_, Spot>,
    area: Rect,
    scene: &BoardScene<'_, TroyesDice>,
    sheet: &Sheet,
    building: Building,
    column: Column,
) {
    let ink = canvas.ink;
    let place = Spot::Building(building, column);
    canvas.spot(place, Rect { width: HOUSE, ..area });
    let mark = canvas.mark(place);
    let is_drawn = sheet.drawn[building].contains(column);
    let is_crossed = sheet.crossed[building.color()].contains(column);
    let text = gives(ink, scene, building, column);
    let (text, style) = match (is_drawn, is_crossed) {
        (true, _) => {
            (format!("█{text:^4}█"), ink.tint(glyph::tint(building.color())).add_modifier(Modifier::BOLD))
        }
        (false, true) => (" ×××× ".into(), ink.faint()),
        (false, false) => (format!(" {text:^4} "), if mark.lit { Style::new() } else { ink.faint() }),
    };
    let style = if mark.cursor { ink.cursor() } else { style };
    let text = match mark.letter {
        Some(letter) => Line::from(vec![
            Span::styled(letter.to_string(), ink.lit()),
            Span::styled(text.chars().skip(1).collect::<String>(), style),
        ]),
        None => Line::styled(text, style),
    };
    canvas.write(Rect { width: HOUSE, ..area }, text);
    draw_link(canvas, area, scene, sheet, building, column);
}

/// What a link gives, between the two buildings that it joins; brackets once it is won.
fn draw_link(
    canvas: &mut Canvas<'_, '_, Spot>,
    area: Rect,
    scene: &BoardScene<'_, TroyesDice>,
    sheet: &Sheet,
    building: Building,
    column: Column,
) {
    let Some(link) = Bonus::link(building, column) else { return };
    let Some((_, [left, right])) = link.joins() else { return };
    if left != column {
        return;
    }
    let is_won = [left, right].iter().all(|column| sheet.drawn[building].contains(*column));
    let gain =
        scene.game.printed().link_gain(link).map_or(String::new(), |gain| glyph::gain(canvas.ink, gain));
    let style = if is_won { canvas.ink.promise() } else { canvas.ink.faint() };
    let area = Rect { x: area.x + HOUSE, width: CELL - HOUSE, ..area };
    canvas.write(area, Span::styled(format!("+{gain}"), style));
}

/// What a building gives, in at most four cells.
fn gives(ink: Ink, scene: &BoardScene<'_, TroyesDice>, building: Building, column: Column) -> String {
    let printed = scene.game.printed();
    match building {
        Building::Fortress => format!("1{}", glyph::letter(ink, printed.fortress_citizen(column))),
        Building::GreatHall => {
            let per_die = printed.great_hall_gain(column);
            format!("{}/{}", glyph::gain(ink, per_die.gain), glyph::letter(ink, per_die.die))
        }
        Building::Cathedral => ink.text(&phrase!("dice-terminal-row", row = printed.scored(column))),
        Building::CountsPalace | Building::CityHall | Building::Bishopric => {
            format!("{}{}", printed.work_citizens(), glyph::letter(ink, building.color()))
        }
    }
}

/// A name in so many cells.
fn cut(name: &str, width: usize) -> String {
    if name.chars().count() <= width {
        return name.into();
    }
    name.chars().take(width - 1).chain(['…']).collect()
}

/// A district's resources and citizens.
fn draw_tracks(
    canvas: &mut Canvas<'_, '_, Spot>,
    area: Rect,
    scene: &BoardScene<'_, TroyesDice>,
    sheet: &Sheet,
    color: Color,
) {
    let (resources, citizens) = scene.game.printed().track_lengths();
    let resource: Resource = color.resource();
    let (spent, circled) = (sheet.spent[resource], sheet.circled[resource]);
    let track = bar(&[(spent, '×'), (circled - spent, '●'), (resources - circled, '·')]);
    let name = canvas.ink.name_of(Component::from(resource));
    let head = format!("{name} {}", sheet.purse(resource));
    let left = Rect { x: area.x + 1, width: 35, ..area };
    draw_track(canvas, left, Spot::Resource(resource), &head, &track, color);
    let people = sheet.citizens[color];
    let track = bar(&[(people, '●'), (citizens - people, '·')]);
    let head = format!("{} {people}", canvas.ink.language().text(&color.people()));
    let right = Rect { x: area.x + 38, width: area.width.saturating_sub(38), ..area };
    draw_track(canvas, right, Spot::Citizens(color), &head, &track, color);
}

fn draw_track(
    canvas: &mut Canvas<'_, '_, Spot>,
    area: Rect,
    place: Spot,
    head: &str,
    track: &str,
    color: Color,
) {
    canvas.spot(place, area);
    let mark = canvas.mark(place);
    let ink = canvas.ink;
    let style = if mark.cursor { ink.cursor() } else { Style::new() };
    let line = Line::from(vec![
        Span::styled(format!("{} ", mark.letter.unwrap_or(' ')), ink.lit()),
        Span::styled(format!("{head:<12}"), style),
        Span::styled(format!(" {track}"), ink.tint(glyph::tint(color))),
    ]);
    canvas.write(area, line);
}

/// So many of each sign.
fn bar(parts: &[(u8, char)]) -> String {
    parts.iter().flat_map(|(count, sign)| std::iter::repeat_n(*sign, usize::from(*count))).collect()
}
