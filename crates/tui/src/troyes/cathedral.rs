//! The Cathedral: six sites, level above level.

use super::glyph;
use crate::canvas::Canvas;
use crate::playable::BoardScene;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use stage::troyes::Spot;
use tabletop::phrase;
use troyes::Troyes;
use troyes::board::{LEVELS, SITES};

/// How high the Cathedral is drawn: a level above the third only when something stands there.
pub fn height(scene: &BoardScene<'_, Troyes>) -> u16 {
    levels(scene) as u16 + 3
}

fn levels(scene: &BoardScene<'_, Troyes>) -> usize {
    let cathedral = &scene.view.table().cathedral;
    (1..=SITES).map(|site| cathedral.height(site)).max().unwrap_or(0).max(LEVELS)
}

/// Draws it.
pub fn draw(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, scene: &BoardScene<'_, Troyes>) {
    let ink = canvas.ink;
    let right = Line::from(glyph::color(ink, troyes::board::Color::White));
    let title = Line::styled(ink.text(&phrase!("troyes-cathedral")), ink.title());
    let inner = canvas.place_box(area, Spot::Cathedral, title, Some(right), None);
    let levels = levels(scene);
    let step = (inner.width.saturating_sub(8) / u16::from(SITES)).clamp(3, 6);
    for (y, level) in (inner.y..).zip((0..levels).rev()) {
        let name = ["I", "II", "III", "IV"].get(level).copied().unwrap_or("");
        canvas.write(Rect { y, height: 1, ..inner }, Span::styled(format!("  {name:>3}"), ink.faint()));
        for site in 1..=SITES {
            let x = inner.x + 7 + u16::from(site - 1) * step;
            let cube = match scene.view.table().cathedral.at(site, level) {
                Some(owner) => glyph::owner(ink, owner),
                None => Span::styled("·", ink.faint()),
            };
            canvas.write(Rect { x, y, width: 2, height: 1 }, cube);
        }
    }
    for site in 1..=SITES {
        let x = inner.x + 6 + u16::from(site - 1) * step;
        let area = Rect { x, y: inner.y + levels as u16, width: 4, height: 1 };
        draw_number(canvas, area, site);
    }
}

/// A site's number at its foot, with the letter that chooses it.
fn draw_number(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, site: u8) {
    let place = Spot::Site(site);
    canvas.spot(place, area);
    let mark = canvas.mark(place);
    let ink = canvas.ink;
    let style = if mark.cursor { ink.cursor() } else { ink.title() };
    let letter = mark.letter.map_or(' ', |letter| letter);
    canvas.write(
        area,
        Line::from(vec![Span::styled(letter.to_string(), ink.lit()), Span::styled(site.to_string(), style)]),
    );
}
