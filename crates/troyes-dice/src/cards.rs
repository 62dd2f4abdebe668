//! Every component as a person may look it up, with its rule and its figures.

use crate::achievements::Achievement;
use crate::banquets::{Laid, Side, Tile};
use crate::bonus::{Bonus, BonusKind};
use crate::building::{Building, Column};
use crate::by::Key;
use crate::color::{Color, Resource};
use crate::components::{self, plaza_id, track_citizen_id, track_id};
use crate::game::TroyesDice;
use crate::speech::{citizens, component};
use tabletop::figures::Figures;
use tabletop::{Arg, CardSheet, Component, Figure, Phrase, phrase};

/// What all cards have; the rest is filled in by those who make them.
fn card(component: Component, kind: Phrase) -> CardSheet {
    CardSheet {
        component,
        name: component.name(),
        kind,
        set: phrase!("dice-set-base"),
        color: None,
        rule: component.says("rule"),
        figures: Vec::new(),
    }
}

/// The name of a figure: the last part of its path.
fn figure_name(path: &str) -> Phrase {
    const NAMES: [&str; 32] = [
        "any_resource",
        "at",
        "attacks_from_day",
        "cathedral_multiplier",
        "cathedral_resources",
        "character",
        "citizen",
        "citizens",
        "citizens_at",
        "color",
        "color_change",
        "compensation",
        "deniers",
        "gain",
        "games",
        "great_hall_dice",
        "length",
        "of_each",
        "raid_deniers",
        "raid_influence",
        "raid_knowledge",
        "red",
        "scores",
        "start",
        "tiles",
        "value",
        "value_change",
        "vp",
        "white",
        "win_above",
        "work_building_citizens",
        "yellow",
    ];
    let name = path.rsplit('.').next().unwrap_or(path);
    let known = NAMES.into_iter().find(|known| *known == name).unwrap_or("value");
    phrase!("dice-figure", figure = known)
}

/// Every component there is to look up.
pub(crate) fn cards(game: &TroyesDice) -> Vec<CardSheet> {
    let mut cards = game.plaza_cards();
    cards.extend(Resource::ALL.into_iter().flat_map(|resource| game.track_cards(resource)));
    for building in Building::ALL {
        cards.extend(Column::ALL.into_iter().map(|column| game.building_card(building, column)));
    }
    cards.extend(Bonus::ALL.into_iter().map(|bonus| game.bonus_card(bonus)));
    cards.extend(game.rule_cards());
    if game.options.banquets {
        for tile in Tile::ALL {
            cards.push(game.tile_card(Laid::banquet(tile)));
            cards.push(game.tile_card(Laid::raid(tile)));
        }
    }
    let rulebook = crate::figures::embedded().ok();
    cards.extend(Achievement::ALL.into_iter().map(|achievement| {
        let path = achievement_path(achievement).zip(rulebook.as_ref());
        CardSheet {
            rule: achievement.rule(game),
            figures: path.and_then(|(path, rulebook)| named(rulebook, path)).into_iter().collect(),
            ..card(achievement.into(), phrase!("dice-kind-achievement"))
        }
    }));
    cards
}

impl TroyesDice {
    /// The figures at some paths, each under its last name.
    fn figures_at(&self, paths: &[&str]) -> Vec<Figure> {
        paths.iter().filter_map(|path| named(&self.figures, path)).collect()
    }

    /// A figure in other words than those of the file: one entry of a list, or what the file writes in English.
    fn entry(&self, path: &str, name: &str, value: impl Into<Arg>) -> Option<Figure> {
        let figure = self.figures.figure(path, figure_name(name))?;
        Some(Figure { value: value.into(), ..figure })
    }

    fn plaza_cards(&self) -> Vec<CardSheet> {
        let mut cards: Vec<CardSheet> = Vec::new();
        for sides in self.printed.plazas {
            let id = plaza_id(sides);
            if cards.iter().any(|card| card.component.id == id) {
                continue;
            }
            let [front, back] = sides;
            let count = self.printed.plazas.iter().filter(|other| plaza_id(**other) == id).count();
            let figures = self.entry("dice.plazas.tiles", "tiles", count).into_iter().collect();
            let color = (front == back).then(|| front.word());
            cards.push(CardSheet { figures, color, ..card(component(id), phrase!("dice-kind-plaza")) });
        }
        cards
    }

    fn track_cards(&self, resource: Resource) -> [CardSheet; 2] {
        let track = card(component(track_id(resource)), phrase!("dice-kind-resource"));
        let citizen = card(component(track_citizen_id(resource)), phrase!("dice-kind-resource"));
        let color = Some(resource.color().word());
        let ends = ["dice.sheet.resource_track.length", "dice.sheet.resource_track.start"];
        [
            CardSheet {
                color,
                rule: track.rule.clone().with("points", self.printed.resources_for_a_point),
                figures: self.figures_at(&ends),
                ..track
            },
            CardSheet {
                color,
                figures: self.figures_at(&["dice.sheet.resource_track.citizens_at"]),
                ..citizen
            },
        ]
    }

    fn building_card(&self, building: Building, column: Column) -> CardSheet {
        let i = column.index();
        let sheet = card(component(building.id(column)), phrase!("dice-kind-building"));
        let rule = sheet.rule.clone().with("column", column.position());
        let (rule, figures) = match building {
            Building::Fortress => {
                let citizen = citizens(self.printed.fortress[i], 1);
                let figure = self.entry("dice.sheet.fortress_citizen", "citizen", citizen.clone());
                (rule.with("gain", citizen), figure.into_iter().collect())
            }
            Building::GreatHall => {
                let per_die = self.printed.great_hall[i];
                let figure = self.entry("dice.sheet.great_hall", "gain", Phrase::from(per_die));
                let rule = rule.with("gain", Phrase::from(per_die.gain)).with("die", per_die.die);
                (rule, figure.into_iter().collect())
            }
            Building::Cathedral => {
                let row = self.printed.cathedral[i];
                let scores = self.entry("dice.sheet.cathedral", "scores", row);
                let multiplier = self.figures_at(&["dice.sheet.cathedral_multiplier"]);
                (rule.with("row", row), scores.into_iter().chain(multiplier).collect())
            }
            Building::CountsPalace | Building::CityHall | Building::Bishopric => {
                let gain = citizens(building.color(), self.printed.work_citizens);
                (rule.with("gain", gain), self.figures_at(&["dice.sheet.work_building_citizens"]))
            }
        };
        CardSheet { color: Some(building.color().word()), rule, figures, ..sheet }
    }

    fn bonus_card(&self, bonus: Bonus) -> CardSheet {
        let (kind, figures) = match bonus.kind() {
            BonusKind::Link(_) => {
                let path = format!("dice.links.{}.gain", bonus.id());
                let gain = self.entry(&path, "gain", self.bonus_gain(bonus));
                (phrase!("dice-kind-link"), gain.into_iter().collect())
            }
            BonusKind::Resources => {
                let paths = ["dice.column_bonus.resources.at", "dice.column_bonus.resources.of_each"];
                (phrase!("dice-kind-column"), self.figures_at(&paths))
            }
            BonusKind::Work => {
                let which = if bonus == Bonus::ColumnFirstWork { "first" } else { "second" };
                let path = format!("dice.column_bonus.{which}_work_building.at");
                (phrase!("dice-kind-column"), self.figures_at(&[&path]))
            }
            BonusKind::Fifteenth(color) => {
                let row = Arg::row(self.printed.citizens.fifteenth[color]);
                (phrase!("dice-kind-track"), self.track_bonus("dice.fifteenth", color, row))
            }
            BonusKind::Twentieth(color) => {
                let colors = self.printed.citizens.twentieth[color];
                let row = Arg::row(colors.map(|color: Color| phrase!("color", color = color)));
                (phrase!("dice-kind-track"), self.track_bonus("dice.twentieth", color, row))
            }
        };
        let card = card(component(bonus.id()), kind);
        let rule = card.rule.clone().with("gain", self.bonus_gain(bonus));
        CardSheet { name: self.bonus_name(bonus), rule, figures, ..card }
    }

    /// What a citizen of a track gives, and at which one it stands.
    fn track_bonus(&self, path: &str, color: Color, gives: Arg) -> Vec<Figure> {
        let given = self.entry(&format!("{path}.{}", color.word()), color.word(), gives);
        given.into_iter().chain(self.figures_at(&[&format!("{path}.at")])).collect()
    }

    fn rule_cards(&self) -> impl Iterator<Item = CardSheet> {
        let rules: [(&'static str, &[&str]); 7] = [
            (
                components::COMPENSATION,
                &["dice.wheel.compensation", "dice.wheel.any_resource", "dice.wheel.deniers"],
            ),
            (components::COLOR_CHANGE, &["dice.sheet.color_change"]),
            (components::VALUE_CHANGE, &["dice.sheet.value_change"]),
            (components::OVERFLOW, &["dice.sheet.citizen_track.length"]),
            (components::DECLINED, &[]),
            (components::ATTACK, &["dice.wheel.attacks_from_day"]),
            (components::PROTECTION, &[]),
        ];
        rules.into_iter().map(|(id, paths)| CardSheet {
            figures: self.figures_at(paths),
            ..card(component(id), phrase!("dice-kind-rule"))
        })
    }

    fn tile_card(&self, laid: Laid) -> CardSheet {
        CardSheet {
            set: phrase!("dice-set-banquets"),
            rule: laid.rule(&self.printed.banquets),
            figures: tile_path(laid).map_or(Vec::new(), |path| self.figures_at(&[path])),
            ..card(laid.into(), phrase!("dice-kind-tile"))
        }
    }
}

/// The figure at a path under its last name.
fn named(figures: &Figures, path: &str) -> Option<Figure> {
    figures.figure(path, figure_name(path))
}

/// The figure that a side of a tile has, if it has one.
fn tile_path(laid: Laid) -> Option<&'static str> {
    Some(match (laid.side, laid.tile) {
        (Side::Banquet, Tile::Value) => "dice.banquets.value",
        (Side::Banquet, Tile::Color) => "dice.banquets.color",
        (Side::Banquet, Tile::Cathedral) => "dice.banquets.cathedral_resources",
        (Side::Banquet, Tile::GreatHall) => "dice.banquets.great_hall_dice",
        (Side::Banquet, Tile::Work) => "dice.banquets.work_building_citizens",
        (Side::Raid, Tile::Price) => "dice.banquets.raid_deniers",
        (Side::Raid, Tile::Fortress) => "dice.banquets.raid_influence",
        (Side::Raid, Tile::Cathedral) => "dice.banquets.raid_knowledge",
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
