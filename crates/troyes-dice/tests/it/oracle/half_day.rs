//! One player's half-day by the rulebook's words. It is played from its beginning along what was said so far, and stops
//! at the first question to which nothing was said.

use super::paper::{COLORS, PRESTIGE, Paper, Place, RESOURCES, Table, WORK, color_of, resource_of};
use super::winnings::{self, Bonus};
use std::collections::{BTreeMap, BTreeSet};

/// What a die costs, by resource.
type Price = BTreeMap<&'static str, u8>;

/// A question: everything that may be said.
#[derive(Debug)]
pub struct Asked(pub Vec<String>);

type Step<T> = Result<T, Asked>;

/// What is said to take a die, where it lies, and what is paid for it.
type Way = (String, (Place, Price));

/// A building in its column.
pub type House = (&'static str, u8);

pub struct Player<'a> {
    pub table: &'a Table,
    pub paper: Paper,
    said: std::slice::Iter<'a, String>,
    answers: usize,
    /// Citizens whose track is full.
    homeless: u8,
}

impl<'a> Player<'a> {
    pub fn new(table: &'a Table, paper: Paper, said: &'a [String]) -> Player<'a> {
        Player { table, paper, said: said.iter(), answers: 0, homeless: 0 }
    }

    fn ask(&mut self, may: Vec<String>) -> Step<&'a str> {
        let Some(said) = self.said.next() else { return Err(Asked(may)) };
        assert!(may.contains(said), "{said} was said, but only {may:?} may be");
        self.answers += 1;
        Ok(said)
    }

    /// "Choose a die to perform an action" or "gain 1 of each resource"; then it is left at that.
    pub fn half_day(&mut self) -> Step<()> {
        let dice: BTreeMap<String, (Place, Price)> = self.dice().into_iter().collect();
        if dice.is_empty() {
            self.ask(vec!["compensation".into()])?;
            let before = self.answers;
            self.resolve(|player| {
                RESOURCES.into_iter().for_each(|resource| player.circle(resource, 1));
                Ok(())
            })?;
            if self.answers == before {
                return Ok(());
            }
        } else {
            let said = self.ask(dice.keys().cloned().collect())?;
            let (place, price) = &dice[said];
            self.pay(price);
            self.act(place)?;
        }
        self.ask(vec!["done".into()])?;
        Ok(())
    }

    fn can_pay(&self, price: &Price) -> bool {
        price.iter().all(|(resource, amount)| self.paper.left(resource) >= *amount)
    }

    fn pay(&mut self, price: &Price) {
        price.iter().for_each(|(resource, amount)| *self.paper.spent.get_mut(*resource).unwrap() += amount);
    }

    /// Every die and way to pay for it: the places cost nothing, one resource, 1 denier and 2 deniers.
    fn dice(&self) -> Vec<Way> {
        let mut ways = Vec::new();
        for (i, place) in self.table.places().into_iter().enumerate().filter(|(_, p)| p.is_free_for_all()) {
            let mut price = Price::new();
            price.insert("deniers", [0, 0, 1, 2][i]);
            for (raid, resource) in
                [("price", "deniers"), ("fortress", "influence"), ("cathedral", "knowledge")]
            {
                *price.entry(resource).or_default() += u8::from(place.has_raid(raid));
            }
            let is_free = place.has_banquet("price");
            if is_free {
                price.clear();
            }
            let number = i + 1;
            if i == 1 && !is_free {
                for any in RESOURCES {
                    let mut price = price.clone();
                    *price.entry(any).or_default() += 1;
                    ways.push((format!("die {number} for {any}"), (place.clone(), price)));
                }
            } else {
                ways.push((format!("die {number}"), (place, price)));
            }
        }
        ways.retain(|(_, (_, price))| self.can_pay(price));
        ways
    }

    /// Changes the die as long as the player likes, color before value, and uses it.
    fn act(&mut self, place: &Place) -> Step<()> {
        let mut color = place.color;
        let mut value = if place.has_raid("work") { 0 } else { place.face };
        let (mut may_recolor, mut may_revalue) = (true, true);
        loop {
            let mut may: Vec<String> = Vec::new();
            let recolored = self.recolored(place).filter(|_| may_recolor);
            let revalued = if may_revalue { self.revalued(place, value) } else { BTreeMap::new() };
            for other in COLORS.into_iter().filter(|other| *other != color && recolored.is_some()) {
                may.push(format!("color {other}"));
            }
            may.extend(revalued.keys().map(|value| format!("value {value}")));
            may.push(format!("gain {}", resource_of(color)));
            let houses = self.houses(place, color, value);
            may.extend(houses.keys().cloned());
            let said = self.ask(may)?;
            match said.split_once(' ').unwrap() {
                ("color", new) => {
                    self.pay(&BTreeMap::from([("knowledge", recolored.unwrap())]));
                    color = COLORS.into_iter().find(|color| *color == new).unwrap();
                    may_recolor = false;
                }
                ("value", new) => {
                    value = new.parse().unwrap();
                    self.pay(&BTreeMap::from([("influence", revalued[&value])]));
                    (may_recolor, may_revalue) = (false, false);
                }
                ("gain", _) => {
                    return self.resolve(|player| {
                        player.circle(resource_of(color), value);
                        Ok(())
                    });
                }
                _ => return self.resolve(|player| player.build(houses[said], Some(place))),
            }
        }
    }

    /// "You may spend 2 knowledge to modify the color."
    fn recolored(&self, place: &Place) -> Option<u8> {
        let price = if place.has_banquet("color") { 1 } else { 2 };
        (!place.has_raid("color") && self.paper.left("knowledge") >= price).then_some(price)
    }

    /// "Each influence you spend lets you adjust its value ±1", and never beyond 1 or 6.
    fn revalued(&self, place: &Place, value: u8) -> BTreeMap<u8, u8> {
        let step = if place.has_banquet("value") { 2 } else { 1 };
        let mut values = BTreeMap::new();
        for influence in 1..=self.paper.left("influence") {
            for change in 1..=step * influence {
                for new in [value.checked_sub(change), value.checked_add(change)].into_iter().flatten() {
                    if (1..=6).contains(&new) && !place.has_raid("value") {
                        values.entry(new).or_insert(influence);
                    }
                }
            }
        }
        values
    }

    /// The two buildings "corresponding to the color and value of the die".
    fn houses(&self, place: &Place, color: &str, value: u8) -> BTreeMap<String, House> {
        let Some(column) = self.table.column(value) else { return BTreeMap::new() };
        let prestige = PRESTIGE.into_iter().filter(|_| !place.has_raid("great_hall"));
        let rows = prestige.chain(WORK).filter(|row| color_of(row) == color);
        self.open(rows.map(|row| (row, column)).collect())
    }

    /// Those that can be built, by what is said to build them.
    fn open(&self, houses: Vec<House>) -> BTreeMap<String, House> {
        let open = houses.into_iter().filter(|(row, column)| self.paper.has_room_for(row, *column));
        open.map(|(row, column)| (format!("build {row} {column}"), (row, column))).collect()
    }

    /// Something that gives: all of it is written, citizens of full tracks too; then what this has won is taken, in the
    /// order the player likes and each to its end.
    fn resolve(&mut self, write: impl FnOnce(&mut Self) -> Step<()>) -> Step<()> {
        let before = winnings::won(&self.paper);
        write(self)?;
        self.house_the_homeless()?;
        let mut won: BTreeSet<Bonus> = winnings::won(&self.paper).difference(&before).copied().collect();
        while let Some(first) = won.first().copied() {
            let taken = if won.len() > 1 {
                let said = self.ask(won.iter().map(|bonus| format!("bonus {bonus}")).collect())?;
                won.iter().copied().find(|bonus| said == format!("bonus {bonus}")).unwrap()
            } else {
                first
            };
            won.remove(taken);
            self.take(taken)?;
        }
        Ok(())
    }

    fn take(&mut self, bonus: Bonus) -> Step<()> {
        let rows = winnings::buildings_of(bonus);
        let houses = self.open(rows.iter().flat_map(|row| (1..=6).map(|column| (*row, column))).collect());
        if !houses.is_empty() {
            let house = houses[self.ask(houses.keys().cloned().collect())?];
            return self.resolve(|player| player.build(house, None));
        }
        self.resolve(|player| {
            for (what, amount) in winnings::gain_of(bonus) {
                player.gain(what, amount);
            }
            Ok(())
        })
    }

    fn gain(&mut self, what: &str, amount: u8) {
        match RESOURCES.into_iter().find(|resource| *resource == what) {
            Some(resource) => self.circle(resource, amount),
            None => (0..amount).for_each(|_| self.citizen(what)),
        }
    }

    /// Circles resources one by one; every sixth brings its citizen, and there are eighteen.
    fn circle(&mut self, resource: &str, amount: u8) {
        for _ in 0..amount {
            if self.paper.circled[resource] < 18 {
                *self.paper.circled.get_mut(resource).unwrap() += 1;
                if [6, 12, 18].contains(&self.paper.circled[resource]) {
                    self.citizen(color_of(resource));
                }
            }
        }
    }

    fn citizen(&mut self, color: &str) {
        if self.paper.citizens[color] < 20 {
            *self.paper.citizens.get_mut(color).unwrap() += 1;
        } else {
            self.homeless += 1;
        }
    }

    /// "You can circle a citizen of another track instead."
    fn house_the_homeless(&mut self) -> Step<()> {
        while self.homeless > 0 {
            let free = COLORS.into_iter().filter(|color| self.paper.citizens[color] < 20);
            let mut may: Vec<String> = free.map(|color| format!("citizen {color}")).collect();
            if may.is_empty() {
                self.homeless = 0;
                break;
            }
            may.push("decline".into());
            let said = self.ask(may)?;
            self.homeless -= 1;
            if let Some(color) = said.strip_prefix("citizen ") {
                self.citizen(color);
            }
        }
        Ok(())
    }

    /// Draws a building and gains what it gives; `place` is where the die lies that builds it, if a die does.
    fn build(&mut self, (row, column): House, place: Option<&Place>) -> Step<()> {
        self.paper.drawn.insert((row, column));
        let has_banquet = |tile: &str| place.is_some_and(|place| place.has_banquet(tile));
        match row {
            "fortress" => {
                self.citizen(["red", "red", "yellow", "yellow", "white", "white"][usize::from(column) - 1]);
                if has_banquet("fortress") {
                    self.citizen("red");
                    self.house_the_homeless()?;
                    let said = self.ask(vec!["citizen yellow".into(), "citizen white".into()])?;
                    self.citizen(said.strip_prefix("citizen ").unwrap());
                }
            }
            "great_hall" => {
                let (what, amount, die) = winnings::great_hall(column);
                let places = self.table.places();
                let on_plazas = places.iter().filter(|place| place.is_free_for_all() && place.color == die);
                let dice = on_plazas.count() + usize::from(has_banquet("great_hall"));
                (0..dice).for_each(|_| self.gain(what, amount));
            }
            "cathedral" => {
                let number = [1, 1, 2, 2, 3, 3][usize::from(self.paper.count("cathedral")) - 1];
                *self.paper.written.get_mut(winnings::scored_by_cathedral(column)).unwrap() = number;
                if has_banquet("cathedral") {
                    RESOURCES.into_iter().for_each(|resource| self.circle(resource, 1));
                }
            }
            _ => {
                let citizens = 2 + u8::from(has_banquet("work"));
                (0..citizens).for_each(|_| self.citizen(color_of(row)));
            }
        }
        Ok(())
    }
}
