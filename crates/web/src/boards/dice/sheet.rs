//! One's own sheet: large, and everything on it explains itself and can be clicked when it is one's to use.

use super::fresh::{self, Fresh};
use super::pen::Pen;
use super::places::{self, ACROSS, HEIGHT, LEFT, WIDTH};
use super::print;
use crate::board::BoardScene;
use crate::parts::part;
use maud::{Markup, html};
use stage::Staged;
use stage::dice::Spot;
use tabletop::{Arg, Phrase, Seat, phrase};
use troyes_dice::{Bonus, Building, Color, Column, Gain, Key, Resource, Sheet, TroyesDice};

/// The large sheet, of the viewer or of the first seat for those who only watch.
pub fn large(scene: &BoardScene<'_, TroyesDice>, seat: Seat) -> Markup {
    let own = Own::new(scene, seat);
    html! { div .folio { (own.margin()) (own.whole(seat)) } }
}

/// A sheet on which something may be clicked.
struct Own<'a, 'b> {
    scene: &'a BoardScene<'b, TroyesDice>,
    pen: Pen<'a>,
}

impl<'a, 'b> Own<'a, 'b> {
    fn new(scene: &'a BoardScene<'b, TroyesDice>, seat: Seat) -> Own<'a, 'b> {
        let pen = Pen {
            printed: scene.game.printed(),
            numbering: scene.view.town.numbering,
            sheet: fresh::sheet(scene, seat),
            fresh: Fresh::of(scene, seat),
        };
        Own { scene, pen }
    }

    fn whole(&self, seat: Seat) -> Markup {
        html! {
            svg .sheet viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(self.scene.text(&phrase!("dice-board-sheet", who = seat))) {
                use href="#d-ground" {}
                @for color in Color::ALL {
                    (self.track(color.resource()))
                    @for column in Column::ALL { (self.die(color, column)) }
                    @for building in [Building::prestige(color), Building::work(color)] {
                        @for column in Column::ALL { (self.house(building, column)) }
                        @for bonus in Bonus::ALL.into_iter().filter(|b| b.joins().is_some_and(|(row, _)| row == building)) {
                            (self.prize(bonus))
                        }
                        (self.score(building))
                    }
                }
                @for bonus in Bonus::ALL.into_iter().filter(|bonus| bonus.joins().is_none()) { (self.prize(bonus)) }
                use href="#d-folk" {}
                @for color in Color::ALL { (self.citizens(color)) }
                (self.total())
            }
        }
    }

    /// The names at the left once more: on a phone the sheet slides past below them.
    fn margin(&self) -> Markup {
        part(
            "margin",
            html! {
                svg #margin .margin viewBox={ "0 0 " (LEFT - 3.0) " " (HEIGHT) } aria-hidden="true" {
                    use href="#d-ground" {}
                    @for resource in Resource::ALL { (self.pen.purse(resource)) }
                }
            },
        )
    }

    fn sheet(&self) -> &Sheet {
        self.pen.sheet
    }

    fn track(&self, resource: Resource) -> Markup {
        let top = places::district(resource.color());
        let sheet = self.sheet();
        let label = phrase!(
            "dice-board-track",
            resource = Arg::Component(resource.into()),
            left = sheet.purse(resource),
            circled = sheet.circled[resource],
            length = self.pen.printed.resources.length,
            vp = self.pen.printed.resource_vp(sheet, resource)
        );
        self.scene.spot(
            Spot::Resource(resource),
            Some(resource.word()),
            &label,
            html! {
                rect .lane x=(LEFT - 2.0) y=(top + 3.0) width=(ACROSS + 4.0) height="26" rx="10" {}
                (self.pen.resources(resource))
            },
        )
    }

    fn die(&self, color: Color, column: Column) -> Markup {
        let spot = Spot::Square(color, column);
        let die = self.scene.game.describe(self.scene.view, spot);
        let is_numbered = self.pen.numbering.of(column) > 0;
        let (component, label) = match (self.pen.is_crossed(color, column), self.sheet().is_protected(column))
        {
            (true, _) if is_numbered => ("attack", phrase!("dice-board-crossed-die", die = die)),
            (false, true) if is_numbered => ("protection", phrase!("dice-board-protected-die", die = die)),
            (false, true) => ("protection", die),
            _ => ("attack", die),
        };
        self.scene.spot(spot, Some(component), &label, self.pen.die(color, column))
    }

    fn house(&self, building: Building, column: Column) -> Markup {
        let (game, town) = (self.scene.game, &self.scene.view.town);
        let is_built = self.sheet().drawn[building].contains(column);
        let state = match self.pen.is_crossed(building.color(), column) {
            _ if is_built => "built",
            true => "crossed",
            false => "open",
        };
        let place = match town.numbering.of(column) {
            0 => phrase!("dice-spot-building", building = building, column = column.position()),
            _ => game.place_name(town, building, column),
        };
        let gift = self.gift(building, column);
        let label = phrase!("dice-board-building", place = place, state = state, gift = gift);
        let drawn = html! { g .is-built[is_built] { (print::house(self.scene.game, building, column, self.scene.language)) (self.pen.house(building, column)) } };
        self.scene.spot(Spot::Building(building, column), Some(building.id(column)), &label, drawn)
    }

    /// What a building gives, in words.
    fn gift(&self, building: Building, column: Column) -> Phrase {
        let printed = self.pen.printed;
        match building {
            Building::Fortress => {
                let citizen = Gain::Citizens(printed.fortress[column.index()], 1);
                phrase!("dice-board-fortress", citizen = Phrase::from(citizen))
            }
            Building::GreatHall => printed.great_hall[column.index()].into(),
            Building::Cathedral => phrase!("dice-board-cathedral", row = printed.scored(column)),
            Building::CountsPalace | Building::CityHall | Building::Bishopric => {
                Gain::Citizens(building.color(), printed.work_citizens).into()
            }
        }
    }

    fn prize(&self, bonus: Bonus) -> Markup {
        let game = self.scene.game;
        let won = self.pen.has_won(bonus);
        let (name, gain) = (game.bonus_name(bonus), game.bonus_gain(bonus));
        let label = if won {
            phrase!("dice-board-bonus-won", bonus = name, gain = gain)
        } else {
            phrase!("dice-board-bonus", bonus = name, gain = gain)
        };
        let drawn = html! { (print::prize(game, bonus)) @if won { (self.pen.prize(bonus)) } };
        self.scene.spot(Spot::Bonus(bonus), Some(bonus.id()), &label, drawn)
    }

    fn citizens(&self, color: Color) -> Markup {
        let [_, y] = places::citizen(self.pen.printed, color, 1);
        let label = phrase!(
            "dice-board-citizens",
            people = color.people(),
            circled = self.sheet().citizens[color],
            length = self.pen.printed.citizens.length
        );
        self.scene.spot(
            Spot::Citizens(color),
            Some("overflow"),
            &label,
            html! {
                rect .lane x=(LEFT - 2.0) y=(y - 12.0) width=(ACROSS + 4.0) height="24" rx="10" {}
                (self.pen.citizens(color))
            },
        )
    }

    fn score(&self, row: Building) -> Markup {
        let vp = self.pen.printed.character_vp(self.sheet(), row);
        let label = match self.sheet().multiplier[row] {
            0 => phrase!("dice-board-no-score", row = row),
            each => phrase!("dice-board-score", row = row, each = each, vp = vp),
        };
        let column = Column::ALL.into_iter().find(|column| self.pen.printed.scored(*column) == row);
        let component = column.map(|column| Building::Cathedral.id(column));
        let drawn = html! {
            rect .lane x="552" y=(places::row(row) - 16.0) width="64" height="33" rx="9" {}
            (self.pen.score(row))
        };
        self.scene.spot(Spot::Score(row), component, &label, drawn)
    }

    fn total(&self) -> Markup {
        let label = phrase!("dice-board-total", vp = self.pen.printed.vp(self.sheet()));
        self.scene.spot(Spot::Total, None, &label, self.pen.total())
    }
}
