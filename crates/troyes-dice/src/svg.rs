//! Our own drawing of the scoresheet, empty or as it stands, for paper and for screens.

mod district;
mod icon;
mod page;
mod tracks;

pub use icon::outline;

use crate::color::Resource;
use crate::game::TroyesDice;
use crate::sheet::Sheet;
use crate::wheel::Numbering;
use page::{FINE, HEIGHT, PAPER, PRINT, Page, WIDTH};
use tabletop::{Phrase, phrase};

/// The left edge of what the columns and tracks fill, and its width.
const LEFT: f32 = 166.0;
const ACROSS: f32 = 720.0;
/// The left edge of the final scoring.
const SCORING: f32 = 912.0;
/// The right margin.
const RIGHT: f32 = 1164.0;

/// Draws one player's sheet. [`Numbering::EMPTY`] leaves the numbers to be written by hand, and an untouched sheet
/// leaves its points blank. `say` puts what is printed on it into words.
pub fn sheet_svg(
    game: &TroyesDice,
    numbering: &Numbering,
    sheet: &Sheet,
    name: &str,
    say: &dyn Fn(&Phrase) -> String,
) -> String {
    let title = match name {
        "" => phrase!("dice-sheet-title"),
        _ => phrase!("dice-sheet-title-of", name = name.to_string()),
    };
    let page = Page::new(&say(&title));
    let is_blank = *sheet == game.empty_sheet();
    let mut drawing = Drawing { page, game, numbering, sheet, is_blank, say };
    drawing.head(name);
    drawing.districts();
    drawing.citizens();
    drawing.total();
    drawing.page.end()
}

/// A sheet that is being drawn.
struct Drawing<'a> {
    page: Page,
    game: &'a TroyesDice,
    numbering: &'a Numbering,
    sheet: &'a Sheet,
    is_blank: bool,
    say: &'a dyn Fn(&Phrase) -> String,
}

impl Drawing<'_> {
    /// A line of text around a point.
    fn text(&mut self, at: [f32; 2], size: f32, anchor: &str, fill: &str, phrase: &Phrase) {
        self.page.text(at, size, anchor, fill, &(self.say)(phrase));
    }

    /// A line of bold text around a point.
    fn bold(&mut self, at: [f32; 2], size: f32, anchor: &str, fill: &str, phrase: &Phrase) {
        self.page.bold(at, size, anchor, fill, &(self.say)(phrase));
    }

    fn head(&mut self, name: &str) {
        let page = &mut self.page;
        page.rect([0.0, 0.0, WIDTH, HEIGHT], 0.0, PAPER, "none", 0.0);
        page.rect([10.0, 10.0, WIDTH - 20.0, HEIGHT - 20.0], 10.0, "none", FINE, 1.5);
        page.rect([15.0, 15.0, WIDTH - 30.0, HEIGHT - 30.0], 7.0, "none", FINE, 0.7);
        self.bold([32.0, 56.0], 32.0, "start", PRINT, &phrase!("dice-set-base"));
        for (line, y) in self.game.reminders().iter().zip([40.0, 58.0]) {
            self.text([250.0, y], 11.0, "start", PRINT, line);
        }
        self.text([836.0, 56.0], 14.0, "end", PRINT, &phrase!("dice-sheet-name"));
        let page = &mut self.page;
        page.path("M0 0H314", [846.0, 60.0], 1.0, "none", FINE, 1.0);
        if !name.is_empty() {
            page.handwriting([1003.0, 54.0], 22.0, name);
        }
    }

    /// The two subtotals and their sum.
    fn total(&mut self) {
        let vp = self.game.printed.vp(self.sheet);
        let citizens = i32::from(self.sheet.all_citizens());
        let page = &mut self.page;
        page.rect([SCORING - 6.0, 768.0, RIGHT - SCORING + 6.0, 54.0], 8.0, "#f4ead2", PRINT, 1.4);
        self.text([SCORING + 22.0, 781.0], 10.0, "middle", PRINT, &phrase!("dice-sheet-citizens"));
        self.text([SCORING + 116.0, 781.0], 10.0, "middle", PRINT, &phrase!("dice-sheet-others"));
        self.bold([RIGHT - 40.0, 781.0], 12.0, "middle", PRINT, &phrase!("dice-sheet-total"));
        let page = &mut self.page;
        page.bold([SCORING + 69.0, 808.0], 19.0, "middle", PRINT, "+");
        page.bold([SCORING + 164.0, 808.0], 19.0, "middle", PRINT, "=");
        self.points([SCORING + 22.0, 801.0], citizens);
        self.points([SCORING + 116.0, 801.0], vp - citizens);
        self.points([RIGHT - 40.0, 801.0], vp);
    }

    /// Points in a shield, if anything has happened.
    fn points(&mut self, at: [f32; 2], vp: i32) {
        icon::shield(&mut self.page, at, 0.95);
        if !self.is_blank {
            self.page.handwriting([at[0], at[1] + 6.0], 17.0, &vp.to_string());
        }
    }
}

impl TroyesDice {
    /// Two lines that remind a player of prices.
    fn reminders(&self) -> [Phrase; 2] {
        let wheel = &self.printed.wheel;
        let price = |place: usize| match (wheel.any_resource[place], wheel.deniers[place]) {
            (0, 0) => phrase!("dice-sheet-free"),
            (0, deniers) => Resource::Deniers.amount(deniers),
            (any, 0) => phrase!("dice-sheet-any", amount = any),
            (any, deniers) => {
                phrase!("dice-sheet-any-and", amount = any, more = Resource::Deniers.amount(deniers))
            }
        };
        [
            phrase!(
                "dice-sheet-prices",
                first = price(0),
                second = price(1),
                third = price(2),
                fourth = price(3)
            ),
            phrase!(
                "dice-sheet-changes",
                value = Resource::Influence.amount(self.printed.value_change),
                color = Resource::Knowledge.amount(self.printed.color_change),
                compensation = wheel.compensation
            ),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::building::{Building, Columns};
    use crate::options::Options;
    use tabletop::Game;

    fn say(phrase: &Phrase) -> String {
        words::Language::english().text(phrase)
    }

    fn drawn(name: &str) -> String {
        let game = TroyesDice::new(&Options::default(), None).expect("embedded figures");
        sheet_svg(&game, &Numbering::FIRST_GAME, &game.empty_sheet(), name, &say)
    }

    #[test]
    fn a_name_cannot_break_out_of_the_text() {
        let svg = drawn("<script>&\"'\u{7}");
        assert!(svg.contains("&lt;script&gt;&amp;&quot;&#39;</text>"));
        assert!(!svg.contains("<script>") && !svg.contains('\u{7}'));
    }

    #[test]
    fn an_untouched_sheet_leaves_the_points_to_the_player() {
        let game = TroyesDice::new(&Options::default(), None).expect("embedded figures");
        let written = |svg: &str| svg.matches("font-style=\"italic\"").count();
        assert_eq!(written(&sheet_svg(&game, &Numbering::EMPTY, &game.empty_sheet(), "", &say)), 0);
        let mut sheet = game.empty_sheet();
        sheet.citizens.0 = [1, 0, 0];
        // Six characters, three purses, three tracks, two subtotals and the total, and the numbers of three times six
        // columns.
        assert_eq!(written(&sheet_svg(&game, &Numbering::FIRST_GAME, &sheet, "", &say)), 15 + 18);
    }

    #[test]
    fn every_sheet_reminds_of_the_cathedrals_numbers_and_has_room_for_both_subtotals() {
        let game = TroyesDice::new(&Options::default(), None).expect("embedded figures");
        let mut sheet = game.empty_sheet();
        let empty = sheet_svg(&game, &Numbering::EMPTY, &sheet, "", &say);
        let reminder = |svg: &str| -> String {
            let (_, group) = svg.split_once("<g class=\"reminder\">").expect("there is a reminder");
            let (group, _) = group.split_once("</g>").expect("it ends");
            group.split("</text>").filter_map(|text| text.rsplit('>').next()).map(str::trim).collect()
        };
        assert_eq!(reminder(&empty), "112233");
        for label in [">Citizens<", ">Cathedrals, resources<", ">Total VP<"] {
            assert_eq!(empty.matches(label).count(), 1, "{label}");
        }
        sheet.citizens.0 = [20, 4, 6];
        sheet.drawn[Building::Fortress] = Columns::FULL;
        sheet.multiplier[Building::Fortress] = 3;
        let drawn = sheet_svg(&game, &Numbering::EMPTY, &sheet, "", &say);
        // 30 citizens; 18 of a character and a point for each pair of the three resources of a kind.
        for points in [">30<", ">21<", ">51<"] {
            assert_eq!(drawn.matches(points).count(), 1, "{points}");
        }
        assert_eq!(reminder(&drawn), "112233");
    }
}
