//! What players have written on a sheet.

use super::fresh::Fresh;
use super::places::{self, HOUSE, MULTIPLIER, POINTS};
use super::signs::{scaled, sign, tint};
use maud::{Markup, html};
use troyes_dice::{Bonus, Building, Color, Column, Key, Numbering, Printed, Resource, Sheet};

/// A sheet with all that is written on it.
pub struct Pen<'a> {
    /// What is printed below.
    pub printed: &'a Printed,
    /// The numbers above the columns.
    pub numbering: Numbering,
    /// What is written.
    pub sheet: &'a Sheet,
    /// What of it is new.
    pub fresh: Fresh,
}

impl Pen<'_> {
    /// Everything on it.
    pub fn all(&self) -> Markup {
        html! {
            @for resource in Resource::ALL { (self.resources(resource)) }
            @for color in Color::ALL {
                (self.citizens(color))
                @for column in Column::ALL { (self.die(color, column)) }
            }
            @for building in Building::ALL {
                @for column in Column::ALL { (self.house(building, column)) }
                (self.score(building))
            }
            @for bonus in Bonus::ALL { @if self.has_won(bonus) { (self.prize(bonus)) } }
            (self.total())
        }
    }

    /// Rings and crosses along a track of resources, what is left of it, and its points.
    pub fn resources(&self, resource: Resource) -> Markup {
        let (circled, spent) = (self.sheet.circled[resource], self.sheet.spent[resource]);
        let (new, newly_spent) = (self.fresh.circled[resource], self.fresh.spent[resource]);
        let at = |n: u8| places::resource(self.printed, resource, n);
        let top = places::district(resource.color());
        html! {
            @for n in self.printed.resources.start + 1..=circled {
                g .ring .fresh[n + new > circled] { (sign("ring", at(n)[0], at(n)[1])) }
            }
            @for n in 1..=spent {
                g .cross .fresh[n + newly_spent > spent] { (sign("cross", at(n)[0], at(n)[1])) }
            }
            (self.purse(resource))
            text .vp x=(POINTS) y=(top + 23.0) { (self.printed.resource_vp(self.sheet, resource)) }
        }
    }

    /// What is left of a resource.
    pub fn purse(&self, resource: Resource) -> Markup {
        let (color, left) = (resource.color(), self.sheet.purse(resource));
        html! { text .purse .(tint(color)) x="40" y=(places::district(color) + 58.0) { (left) } }
    }

    /// Rings along a track of citizens, and its points.
    pub fn citizens(&self, color: Color) -> Markup {
        let count = self.sheet.citizens[color];
        let at = |n: u8| places::citizen(self.printed, color, n);
        html! {
            @for n in 1..=count {
                g .ring .fresh[n + self.fresh.citizens[color] > count] { (sign("ring", at(n)[0], at(n)[1])) }
            }
            text .vp x=(POINTS) y=(at(1)[1] + 5.0) { (count) }
        }
    }

    /// The die above a column: its number, its walls, its cross.
    pub fn die(&self, color: Color, column: Column) -> Markup {
        let [x, y] = places::die(color, column);
        let number = self.numbering.of(column);
        html! {
            g .column-die .(tint(color)) .walled[self.sheet.is_protected(column)] {
                (sign("walls", x, y))
                rect .body x=(x - 11.0) y=(y - 9.0) width="22" height="22" rx="5" {}
                @if number > 0 { text .written x=(x) y=(y + 8.0) { (number) } }
            }
            @if self.is_crossed(color, column) {
                g .cross .fresh[self.fresh.crossed[color].contains(column)] { (scaled("cross", x, y + 2.0, 1.45)) }
            }
        }
    }

    /// A building drawn around, or crossed out for good.
    pub fn house(&self, building: Building, column: Column) -> Markup {
        let (x, y) = (places::column(column), places::row(building));
        let color = building.color();
        html! {
            @if self.sheet.drawn[building].contains(column) {
                g .built .fresh[self.fresh.drawn[building].contains(column)] { (scaled(building.word(), x, y, HOUSE)) }
            } @else if self.is_crossed(color, column) {
                g .cross .fresh[self.fresh.crossed[color].contains(column)] { (scaled("cross", x, y, 1.7)) }
            }
        }
    }

    /// A bonus that was won.
    pub fn prize(&self, bonus: Bonus) -> Markup {
        let [x, y] = places::bonus(self.printed, bonus);
        match (bonus.joins(), Bonus::COLUMNS.contains(&bonus)) {
            (Some(_), _) => html! { g .won { (sign("link", x, y)) } },
            (None, true) => html! { rect .won x=(x - 11.4) y=(y) width="22.8" height="167" rx="7" {} },
            (None, false) => {
                let [left, width] = places::shelf(bonus);
                html! { rect .won x=(x + left) y=(y - 8.0) width=(width) height="16" rx="5" {} }
            }
        }
    }

    /// What a row is worth.
    pub fn score(&self, row: Building) -> Markup {
        let y = places::row(row);
        let multiplier = self.sheet.multiplier[row];
        html! {
            @if multiplier > 0 {
                text .written x=(MULTIPLIER) y=(y + 6.0) { "×" (multiplier) }
                text .vp x=(POINTS) y=(y + 4.0) { (self.printed.character_vp(self.sheet, row)) }
            }
        }
    }

    /// All points.
    pub fn total(&self) -> Markup {
        html! {
            g .total { (scaled("shield", POINTS - 12.0, 636.0, 1.3)) }
            text .vp .sum x=(POINTS - 12.0) y="642" { (self.printed.vp(self.sheet)) }
        }
    }

    /// Whether nothing can be built with this die any more.
    pub fn is_crossed(&self, color: Color, column: Column) -> bool {
        self.sheet.crossed[color].contains(column)
    }

    /// Whether all that a bonus asks for is there.
    pub fn has_won(&self, bonus: Bonus) -> bool {
        use troyes_dice::BonusKind;
        let (sheet, track) = (self.sheet, &self.printed.citizens);
        match (bonus.kind(), bonus.joins()) {
            (_, Some((row, columns))) => columns.into_iter().all(|column| sheet.drawn[row].contains(column)),
            (BonusKind::Fifteenth(color), _) => sheet.citizens[color] >= track.fifteenth_at,
            (BonusKind::Twentieth(color), _) => sheet.citizens[color] >= track.twentieth_at,
            (BonusKind::Link(_) | BonusKind::Resources | BonusKind::Work, _) => {
                let place = Bonus::COLUMNS.iter().position(|column| *column == bonus);
                let at = place.map_or(u8::MAX, |place| track.columns_at[place]);
                Color::ALL.into_iter().all(|color| sheet.citizens[color] >= at)
            }
        }
    }
}
