//! Every component as a person may look it up, with its rule in our own words and its figures.

use crate::achievements::Achievement;
use crate::banquets::{Laid, Side, Tile};
use crate::bonus::{Bonus, Kind};
use crate::building::{Building, Column};
use crate::by::Key;
use crate::color::{Color, Resource, citizens};
use crate::concerns::{self, plaza_id, track_citizen_id, track_id};
use crate::game::TroyesDice;
use tabletop::figures::Figures;
use tabletop::{CardSheet, Figure};

const BASE: &str = "Troyes Dice";
const EXPANSION: &str = "Banquets and Raids";

/// What all cards have; the rest is filled in by those who make them.
fn card(id: &str, name: impl Into<String>, kind: &str, rule: impl Into<String>) -> CardSheet {
    CardSheet {
        id: id.into(),
        name: name.into(),
        kind: kind.into(),
        set: BASE.into(),
        color: None,
        rule: rule.into(),
        figures: Vec::new(),
    }
}

impl TroyesDice {
    pub(crate) fn all_cards(&self) -> Vec<CardSheet> {
        let mut cards = self.plaza_cards();
        cards.extend(Resource::ALL.into_iter().flat_map(|resource| self.track_cards(resource)));
        for building in Building::ALL {
            cards.extend(Column::ALL.into_iter().map(|column| self.building_card(building, column)));
        }
        cards.extend(Bonus::ALL.into_iter().map(|bonus| self.bonus_card(bonus)));
        cards.extend(self.rule_cards());
        if self.options.banquets {
            for tile in Tile::ALL {
                cards.push(self.tile_card(Laid::banquet(tile)));
                cards.push(self.tile_card(Laid::raid(tile)));
            }
        }
        let rulebook = crate::figures::embedded().ok();
        cards.extend(Achievement::ALL.into_iter().map(|achievement| {
            let mut card =
                card(achievement.id(), achievement.name(), "achievement", achievement.sentence(self));
            let path = achievement_path(achievement).zip(rulebook.as_ref());
            card.figures = path.and_then(|(path, rulebook)| named(rulebook, path)).into_iter().collect();
            card
        }));
        cards
    }

    /// The figure at a path under its last name, as a list that a card can take.
    fn figures_at(&self, path: Option<&str>) -> Vec<Figure> {
        path.and_then(|path| named(&self.figures, path)).into_iter().collect()
    }

    /// One entry of a list of figures.
    fn entry(&self, path: &str, name: &str, value: String) -> Vec<Figure> {
        self.figures.figure(path, name).map(|figure| Figure { value, ..figure }).into_iter().collect()
    }

    fn plaza_cards(&self) -> Vec<CardSheet> {
        let mut cards: Vec<CardSheet> = Vec::new();
        for sides in self.printed.plazas {
            let id = plaza_id(sides);
            if cards.iter().any(|card| card.id == id) {
                continue;
            }
            let [front, back] = sides.map(Color::word);
            let count = self.printed.plazas.iter().filter(|other| plaza_id(**other) == id).count();
            let (name, rule) = if front == back {
                (
                    format!("{front} plaza"),
                    format!(
                        "A clear die here is a {front} die. Both sides are {front}; \
                         with the expansion a tile lies beside it."
                    ),
                )
            } else {
                (
                    format!("{front} and {back} plaza"),
                    "A clear die here has the color that is up. \
                     A plaza destroyed by the black die comes back on its other side."
                        .into(),
                )
            };
            let figures = self.entry("dice.plazas.tiles", "tiles like this", count.to_string());
            let color = (front == back).then(|| front.to_string());
            cards.push(CardSheet { figures, color, ..card(id, name, "plaza", rule) });
        }
        cards
    }

    fn track_cards(&self, resource: Resource) -> Vec<CardSheet> {
        let color = resource.color().word();
        let path = |name: &str| format!("dice.sheet.resource_track.{name}");
        let use_of_it = match resource {
            Resource::Influence => "changes a die's value",
            Resource::Deniers => "buys dice",
            Resource::Knowledge => "changes a die's color",
        };
        let track = card(
            track_id(resource),
            resource.word(),
            "resource",
            format!(
                "A {color} die circles as many {} as its value, as far as the track goes. It {use_of_it}; \
                 every {} unspent at the end are 1 VP.",
                resource.word(),
                self.printed.resources_for_a_point
            ),
        );
        let citizen = card(
            track_citizen_id(resource),
            format!("citizens of the {} track", resource.word()),
            "resource",
            format!("Circling certain {} brings a {color} citizen.", resource.word()),
        );
        let figures = |names: &[&str]| -> Vec<Figure> {
            names.iter().flat_map(|name| self.figures_at(Some(&path(name)))).collect()
        };
        vec![
            CardSheet { color: Some(color.into()), figures: figures(&["length", "start"]), ..track },
            CardSheet { color: Some(color.into()), figures: figures(&["citizens_at"]), ..citizen },
        ]
    }

    fn building_card(&self, building: Building, column: Column) -> CardSheet {
        let i = column.index();
        let color = building.color().word();
        let (rule, figures) = match building {
            Building::Fortress => {
                let citizen = citizens(self.printed.fortress[i], 1);
                let figures = self.entry("dice.sheet.fortress_citizen", "citizen", citizen.clone());
                (format!("Gives {citizen} and protects the dice of its column from the black die."), figures)
            }
            Building::GreatHall => {
                let gain = self.printed.great_hall[i].to_string();
                let figures = self.entry("dice.sheet.great_hall", "gain", gain.clone());
                (format!("Gives {gain} on the plazas of this half-day that can be used."), figures)
            }
            Building::Cathedral => {
                let row = self.printed.cathedral[i];
                let mut figures = self.entry("dice.sheet.cathedral", "scores", row.name().into());
                figures.extend(self.figures_at(Some("dice.sheet.cathedral_multiplier")));
                let rule = format!(
                    "{} scores every {} at the end, for as many VP as the order in which Cathedrals were built says.",
                    row.character(),
                    row.name()
                );
                (rule, figures)
            }
            Building::CountsPalace | Building::CityHall | Building::Bishopric => {
                let gain = citizens(building.color(), self.printed.work_citizens);
                (format!("Gives {gain}."), self.figures_at(Some("dice.sheet.work_building_citizens")))
            }
        };
        let rule = format!("Takes a {color} die of the number above column {}. {rule}", column.position());
        let name = format!("{}, column {}", building.name(), column.position());
        CardSheet { color: Some(color.into()), figures, ..card(building.id(column), name, "building", rule) }
    }

    fn bonus_card(&self, bonus: Bonus) -> CardSheet {
        let gain = self.bonus_gain(bonus);
        let (kind, rule, paths) = match bonus.kind() {
            Kind::Link(_) => (
                "link",
                format!("Once both buildings are built: {gain}."),
                vec![format!("dice.links.{}.gain", bonus.id())],
            ),
            Kind::Resources => (
                "column bonus",
                format!("Once all three citizens of this column are circled: {gain}."),
                vec!["dice.column_bonus.resources.at".into(), "dice.column_bonus.resources.of_each".into()],
            ),
            Kind::Work => {
                let which = if bonus == Bonus::ColumnFirstWork { "first" } else { "second" };
                (
                    "column bonus",
                    format!(
                        "Once all three citizens of this column are circled: {gain} of your choice in a column of your choice."
                    ),
                    vec![format!("dice.column_bonus.{which}_work_building.at")],
                )
            }
            Kind::Fifteenth(color) => (
                "track bonus",
                format!("When this citizen is circled: build {gain} in a column of your choice."),
                vec![format!("dice.fifteenth.{}", color.word()), "dice.fifteenth.at".into()],
            ),
            Kind::Twentieth(color) => (
                "track bonus",
                format!("When this citizen is circled: {gain}."),
                vec![format!("dice.twentieth.{}", color.word()), "dice.twentieth.at".into()],
            ),
        };
        let figures = paths.iter().flat_map(|path| self.figures_at(Some(path))).collect();
        CardSheet { figures, ..card(bonus.id(), self.bonus_name(bonus), kind, rule) }
    }

    fn rule_cards(&self) -> Vec<CardSheet> {
        let with = |card: CardSheet, paths: &[&str]| CardSheet {
            figures: paths.iter().flat_map(|path| self.figures_at(Some(path))).collect(),
            ..card
        };
        vec![
            with(
                card(
                    concerns::COMPENSATION,
                    "Compensation",
                    "rule",
                    "Who can pay for no die at all gains some of each resource instead of acting.",
                ),
                &["dice.wheel.compensation", "dice.wheel.any_resource", "dice.wheel.deniers"],
            ),
            with(
                card(
                    concerns::COLOR_CHANGE,
                    "Change of color",
                    "rule",
                    "Knowledge gives the chosen die another color.",
                ),
                &["dice.sheet.color_change"],
            ),
            with(
                card(
                    concerns::VALUE_CHANGE,
                    "Change of value",
                    "rule",
                    "Influence raises or lowers the chosen die, never beyond 6 and never around the corner.",
                ),
                &["dice.sheet.value_change"],
            ),
            with(
                card(
                    concerns::OVERFLOW,
                    "Full track",
                    "rule",
                    "A citizen whose track is full may be circled on another track.",
                ),
                &["dice.sheet.citizen_track.length"],
            ),
            card(
                concerns::DECLINED,
                "Declined citizen",
                "rule",
                "A citizen whose track is full need not be circled anywhere.",
            ),
            with(
                card(
                    concerns::ATTACK,
                    "Attack",
                    "rule",
                    "From the third day on a black die also crosses out, on every sheet, the die of its value in its \
                     plaza's color; what is not yet built there never will be.",
                ),
                &["dice.wheel.attacks_from_day"],
            ),
            card(
                concerns::PROTECTION,
                "Protection",
                "rule",
                "A Fortress keeps all dice of its column from being crossed out.",
            ),
        ]
    }

    fn tile_card(&self, laid: Laid) -> CardSheet {
        let path = tile_path(laid).map(|name| format!("dice.banquets.{name}"));
        CardSheet {
            set: EXPANSION.into(),
            figures: self.figures_at(path.as_deref()),
            ..card(laid.id(), laid.name(), "tile", laid.rule(&self.printed.banquets))
        }
    }
}

/// The figure at a path under its last name.
fn named(figures: &Figures, path: &str) -> Option<Figure> {
    let name = path.rsplit('.').next().unwrap_or(path).replace('_', " ");
    figures.figure(path, &name)
}

/// The figure that a side of a tile has, if it has one.
fn tile_path(laid: Laid) -> Option<&'static str> {
    Some(match (laid.side, laid.tile) {
        (Side::Banquet, Tile::Value) => "value",
        (Side::Banquet, Tile::Color) => "color",
        (Side::Banquet, Tile::Cathedral) => "cathedral_resources",
        (Side::Banquet, Tile::GreatHall) => "great_hall_dice",
        (Side::Banquet, Tile::Work) => "work_building_citizens",
        (Side::Raid, Tile::Price) => "raid_deniers",
        (Side::Raid, Tile::Fortress) => "raid_influence",
        (Side::Raid, Tile::Cathedral) => "raid_knowledge",
        _ => return None,
    })
}

fn achievement_path(achievement: Achievement) -> Option<&'static str> {
    match achievement {
        Achievement::SoloGames | Achievement::MultiplayerGames | Achievement::ExpansionGames => {
            Some("dice.achievements.games")
        }
        Achievement::GoodSheet | Achievement::FineSheet | Achievement::SplendidSheet => {
            Some("dice.achievements.vp")
        }
        Achievement::GrandVictory => Some("dice.achievements.win_above"),
        Achievement::Devotion => Some("dice.achievements.character"),
        Achievement::Crowd => Some("dice.achievements.citizens"),
        Achievement::PrestigeRow | Achievement::WorkRow | Achievement::FullPurse | Achievement::FullTrack => {
            None
        }
    }
}
