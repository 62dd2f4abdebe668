//! Wheel, sheet and players on one screen where there is room, and one pane at a time where there is not.

use super::{players, sheet, wheel};
use crate::canvas::Canvas;
use crate::log;
use crate::panes;
use crate::playable::{BoardScene, Playable};
use ratatui::layout::{Constraint, Layout, Rect};
use stage::dice::Spot;
use troyes_dice::TroyesDice;

/// From this size on everything is shown at once.
const WHOLE: (u16, u16) = (118, 36);

/// Draws the table and returns what is left for the question.
pub fn draw(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, scene: &BoardScene<'_, TroyesDice>) -> Rect {
    if area.width < WHOLE.0 || area.height < WHOLE.1 {
        return draw_pane(canvas, area, scene);
    }
    let [top, middle] =
        Layout::vertical([Constraint::Length(wheel::HEIGHT), Constraint::Fill(1)]).areas(area);
    let [left, right] = Layout::horizontal([Constraint::Length(78), Constraint::Fill(1)]).areas(middle);
    let [own, prompt] =
        Layout::vertical([Constraint::Length(sheet::HEIGHT), Constraint::Fill(1)]).areas(left);
    let people = scene.view.sheets.len() as u16 + 3;
    let [others, told] = Layout::vertical([Constraint::Length(people), Constraint::Fill(1)]).areas(right);
    wheel::draw(canvas, top, scene);
    sheet::draw(canvas, own, scene);
    players::draw(canvas, others, scene);
    log::draw(canvas, told, scene.log);
    prompt
}

fn draw_pane(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, scene: &BoardScene<'_, TroyesDice>) -> Rect {
    let people = scene.view.sheets.len() as u16 + 3;
    // What a pane does not need is for the question.
    let tall = match scene.pane {
        0 => sheet::HEIGHT,
        1 => wheel::HEIGHT + people,
        2 => people,
        _ => 13,
    };
    let [tabs, pane, prompt] =
        Layout::vertical([Constraint::Length(1), Constraint::Length(tall.min(13)), Constraint::Fill(1)])
            .areas(area);
    panes::draw(canvas, tabs, &TroyesDice::panes(), scene.pane, scene.digits);
    match scene.pane {
        0 => sheet::draw(canvas, pane, scene),
        1 => {
            let [circle, people] =
                Layout::vertical([Constraint::Length(wheel::HEIGHT), Constraint::Fill(1)]).areas(pane);
            wheel::draw(canvas, circle, scene);
            players::draw(canvas, people, scene);
        }
        2 => players::draw(canvas, pane, scene),
        _ => log::draw(canvas, pane, scene.log),
    }
    prompt
}
