//! The achievements of the rulebook: what a finished sheet earns, and what a player has earned in all games.

use crate::building::{Building, Columns};
use crate::color::{Color, Resource};
use crate::game::TroyesDice;
use crate::printed::Printed;
use crate::sheet::Sheet;
use crate::state::State;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use tabletop::{Component, Game, Phrase, Seat};

/// Something worth writing one's initials for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "each has a name and a rule among the words")]
pub enum Achievement {
    SoloGames,
    MultiplayerGames,
    ExpansionGames,
    GoodSheet,
    FineSheet,
    SplendidSheet,
    GrandVictory,
    Devotion,
    Crowd,
    PrestigeRow,
    WorkRow,
    FullPurse,
    FullTrack,
}

impl Achievement {
    /// All of them in the order of the rulebook.
    pub const ALL: [Achievement; 13] = [
        Achievement::SoloGames,
        Achievement::MultiplayerGames,
        Achievement::ExpansionGames,
        Achievement::GoodSheet,
        Achievement::FineSheet,
        Achievement::SplendidSheet,
        Achievement::GrandVictory,
        Achievement::Devotion,
        Achievement::Crowd,
        Achievement::PrestigeRow,
        Achievement::WorkRow,
        Achievement::FullPurse,
        Achievement::FullTrack,
    ];

    /// Its id in `cards` and in a player's file.
    pub const fn id(self) -> &'static str {
        match self {
            Achievement::SoloGames => "solo_games",
            Achievement::MultiplayerGames => "multiplayer_games",
            Achievement::ExpansionGames => "expansion_games",
            Achievement::GoodSheet => "good_sheet",
            Achievement::FineSheet => "fine_sheet",
            Achievement::SplendidSheet => "splendid_sheet",
            Achievement::GrandVictory => "grand_victory",
            Achievement::Devotion => "devotion",
            Achievement::Crowd => "crowd",
            Achievement::PrestigeRow => "prestige_row",
            Achievement::WorkRow => "work_row",
            Achievement::FullPurse => "full_purse",
            Achievement::FullTrack => "full_track",
        }
    }

    /// What it takes, by the rulebook whatever figures are in use.
    pub fn rule(self, game: &TroyesDice) -> Phrase {
        let at = &game.printed.achievements;
        let rule = Component::from(self).says("rule");
        match self {
            Achievement::SoloGames | Achievement::MultiplayerGames | Achievement::ExpansionGames => {
                rule.with("games", at.games)
            }
            Achievement::GoodSheet => rule.with("vp", at.vp[0]),
            Achievement::FineSheet => rule.with("vp", at.vp[1]),
            Achievement::SplendidSheet => rule.with("vp", at.vp[2]),
            Achievement::GrandVictory => rule.with("vp", at.win_above),
            Achievement::Devotion => rule.with("vp", at.character),
            Achievement::Crowd => rule.with("citizens", at.citizens),
            Achievement::PrestigeRow
            | Achievement::WorkRow
            | Achievement::FullPurse
            | Achievement::FullTrack => rule,
        }
    }
}

/// A finished game from one seat, with all that achievements depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finished {
    /// The final sheet.
    pub sheet: Sheet,
    /// How many played.
    pub players: u8,
    /// Whether Banquets and Raids were in play.
    pub banquets: bool,
    /// Whether this seat won, alone or with others.
    pub won: bool,
}

impl TroyesDice {
    /// A finished game from one seat; `None` while it goes on.
    pub fn finished(&self, state: &State, seat: Seat) -> Option<Finished> {
        let standing = self.standing(state)?;
        Some(Finished {
            sheet: *state.sheets.get(seat.index())?,
            players: self.options.players,
            banquets: self.options.banquets,
            won: standing.winners.contains(seat),
        })
    }
}

impl Printed {
    /// What one finished game earns by itself; those for several games are earned by a [`Career`].
    pub fn achievements(&self, game: &Finished) -> BTreeSet<Achievement> {
        Achievement::ALL.into_iter().filter(|achievement| self.earns(*achievement, game)).collect()
    }

    fn earns(&self, achievement: Achievement, game: &Finished) -> bool {
        let (at, sheet) = (&self.achievements, &game.sheet);
        let vp = self.vp(sheet);
        let full = |building: &Building| sheet.drawn[*building] == Columns::FULL;
        match achievement {
            Achievement::SoloGames | Achievement::MultiplayerGames | Achievement::ExpansionGames => false,
            Achievement::GoodSheet => vp >= at.vp[0],
            Achievement::FineSheet => vp >= at.vp[1],
            Achievement::SplendidSheet => vp >= at.vp[2],
            Achievement::GrandVictory => game.players > 1 && game.won && vp > at.win_above,
            Achievement::Devotion => {
                Building::ALL.iter().any(|row| self.character_vp(sheet, *row) >= at.character)
            }
            Achievement::Crowd => sheet.all_citizens() >= at.citizens,
            Achievement::PrestigeRow => Building::ALL.iter().filter(|b| b.is_prestige()).any(full),
            Achievement::WorkRow => Building::WORK.iter().any(full),
            Achievement::FullPurse => {
                Resource::ALL.iter().any(|r| sheet.circled[*r] == self.resources.length)
            }
            Achievement::FullTrack => {
                Color::ALL.iter().any(|color| sheet.citizens[*color] == self.citizens.length)
            }
        }
    }
}

/// What one player has done in all their games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Career {
    /// Games played alone.
    pub solo: u32,
    /// Games played with others.
    pub multiplayer: u32,
    /// Games played with Banquets and Raids, alone or with others.
    pub expansion: u32,
    /// The best total.
    pub best: Option<i32>,
    /// Everything earned so far.
    pub earned: BTreeSet<Achievement>,
}

impl Career {
    /// How far somebody is with what takes several games or many points: what there is, and what it takes.
    pub fn progress(&self, printed: &Printed, achievement: Achievement) -> Option<(i64, i64)> {
        let at = &printed.achievements;
        let best = self.best.unwrap_or(0).max(0);
        let (now, wanted) = match achievement {
            Achievement::SoloGames => (self.solo.into(), at.games.into()),
            Achievement::MultiplayerGames => (self.multiplayer.into(), at.games.into()),
            Achievement::ExpansionGames => (self.expansion.into(), at.games.into()),
            Achievement::GoodSheet => (best.into(), at.vp[0].into()),
            Achievement::FineSheet => (best.into(), at.vp[1].into()),
            Achievement::SplendidSheet => (best.into(), at.vp[2].into()),
            _ => return None,
        };
        Some((i64::min(now, wanted), wanted))
    }

    /// Adds a finished game; what it has newly earned, in the order of the rulebook.
    pub fn record(&mut self, printed: &Printed, game: &Finished) -> Vec<Achievement> {
        match game.players {
            0 | 1 => self.solo += 1,
            _ => self.multiplayer += 1,
        }
        self.expansion += u32::from(game.banquets);
        self.best = self.best.max(Some(printed.vp(&game.sheet)));
        let mut earned = printed.achievements(game);
        for (achievement, games) in [
            (Achievement::SoloGames, self.solo),
            (Achievement::MultiplayerGames, self.multiplayer),
            (Achievement::ExpansionGames, self.expansion),
        ] {
            if games >= printed.achievements.games {
                earned.insert(achievement);
            }
        }
        earned.into_iter().filter(|achievement| self.earned.insert(*achievement)).collect()
    }
}
