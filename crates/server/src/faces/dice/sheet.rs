//! One's own sheet: large, and everything on it explains itself and can be clicked when it is one's to use.

use super::fresh::{self, Fresh};
use super::pen::Pen;
use super::places::{self, ACROSS, HEIGHT, LEFT, WIDTH};
use super::{print, spots};
use crate::face::Scene;
use crate::parts::part;
use maud::{Markup, html};
use tabletop::{Component, Seat, phrase};
use troyes_dice::{Bonus, Building, Color, Column, Gain, Key, Resource, Sheet, TroyesDice};

/// The large sheet, of the viewer or of the first seat for those who only watch.
pub fn large(scene: &Scene<'_, TroyesDice>, seat: Seat) -> Markup {
    let own = Own::new(scene, seat);
    html! { div .folio { (own.margin()) (own.whole(seat)) } }
}

/// A sheet on which something may be clicked.
struct Own<'a, 'b> {
    scene: &'a Scene<'b, TroyesDice>,
    pen: Pen<'a>,
}

impl<'a, 'b> Own<'a, 'b> {
    fn new(scene: &'a Scene<'b, TroyesDice>, seat: Seat) -> Own<'a, 'b> {
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
            svg .sheet viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label={ "Sheet of " (self.scene.names[seat.index()]) } {
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
        let label = format!(
            "{}: {} to spend, {} of {} circled, {} VP",
            resource.word(),
            sheet.purse(resource),
            sheet.circled[resource],
            self.pen.printed.resources.length,
            self.pen.printed.resource_vp(sheet, resource)
        );
        self.scene.spot(
            &spots::track(resource),
            Some(resource.word()),
            &label,
            html! {
                rect .lane x=(LEFT - 2.0) y=(top + 3.0) width=(ACROSS + 4.0) height="26" rx="10" {}
                (self.pen.resources(resource))
            },
        )
    }

    fn die(&self, color: Color, column: Column) -> Markup {
        let number = self.pen.numbering.of(column);
        let (thing, state) = match (self.pen.is_crossed(color, column), self.sheet().is_protected(column)) {
            (true, _) => ("attack", ", crossed out"),
            (false, true) => ("protection", ", protected by a Fortress"),
            (false, false) => ("attack", ""),
        };
        let name = match number {
            0 => format!("{} die of column {}, not numbered yet", color.word(), column.position()),
            _ => format!("{} {number}, column {}{state}", color.word(), column.position()),
        };
        let id = format!("square-{}-{}", color.word(), column.position());
        self.scene.spot(&id, Some(thing), &name, self.pen.die(color, column))
    }

    fn house(&self, building: Building, column: Column) -> Markup {
        let (game, town) = (self.scene.game, &self.scene.view.town);
        let state = if self.sheet().drawn[building].contains(column) {
            "built"
        } else if self.pen.is_crossed(building.color(), column) {
            "crossed out"
        } else {
            "not built"
        };
        let place = match town.numbering.of(column) {
            0 => format!("{}, column {}", self.name(building), column.position()),
            _ => self.scene.text(&game.place_name(town, building, column)),
        };
        let label = format!("{place}, {state}: {}", self.gift(building, column));
        let is_built = state == "built";
        let drawn = html! { g .is-built[is_built] { (print::house(game, building, column)) (self.pen.house(building, column)) } };
        self.scene.spot(&spots::house(building, column), Some(building.id(column)), &label, drawn)
    }

    fn name(&self, building: Building) -> String {
        self.scene.text(&Component::from(building).name())
    }

    /// What a building gives, in words.
    fn gift(&self, building: Building, column: Column) -> String {
        let printed = self.pen.printed;
        match building {
            Building::Fortress => {
                let citizen = Gain::Citizens(printed.fortress[column.index()], 1);
                format!("{} and protection", self.scene.text(&citizen.into()))
            }
            Building::GreatHall => self.scene.text(&printed.great_hall[column.index()].into()),
            Building::Cathedral => format!("scores every {}", self.name(printed.scored(column))),
            Building::CountsPalace | Building::CityHall | Building::Bishopric => {
                self.scene.text(&Gain::Citizens(building.color(), printed.work_citizens).into())
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
        self.scene.spot(&spots::bonus(bonus), Some(bonus.id()), &self.scene.text(&label), drawn)
    }

    fn citizens(&self, color: Color) -> Markup {
        let [_, y] = places::citizen(self.pen.printed, color, 1);
        let label = format!(
            "{}: {} of {} circled",
            self.scene.text(&color.people()),
            self.sheet().citizens[color],
            self.pen.printed.citizens.length
        );
        self.scene.spot(
            &spots::citizens(color),
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
        let state = match self.sheet().multiplier[row] {
            0 => "no Cathedral scores them yet".into(),
            each => format!("{each} VP each, {vp} VP"),
        };
        let said = |what| self.scene.text(&Component::from(row).says(what));
        let label = format!("{} for {}: {state}", said("character"), said("plural"));
        let column = Column::ALL.into_iter().find(|column| self.pen.printed.scored(*column) == row);
        let thing = column.map(|column| Building::Cathedral.id(column));
        let drawn = html! {
            rect .lane x="552" y=(places::row(row) - 16.0) width="64" height="33" rx="9" {}
            (self.pen.score(row))
        };
        self.scene.spot(&format!("score-{}", row.word()), thing, &label, drawn)
    }

    fn total(&self) -> Markup {
        let label = format!("{} victory points", self.pen.printed.vp(self.sheet()));
        self.scene.spot("total", None, &label, self.pen.total())
    }
}
