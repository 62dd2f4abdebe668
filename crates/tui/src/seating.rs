//! Who sits where: people with their names, bots with their levels. A part of forms.

use crate::canvas::{padded, write};
use crate::ink::Ink;
use crate::names;
use crate::session::Player;
use bots::{LEVELS, USUAL};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use tabletop::{Seat, phrase};
use words::Language;

/// The longest name.
const LONGEST: usize = 16;

/// A chair: a person's name, empty until somebody gives one, and the level of the bot that sits there instead, if one does.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Chair {
    name: String,
    bot: Option<usize>,
}

/// All chairs; only the first few are in use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    chairs: Vec<Chair>,
    used: usize,
}

impl Seating {
    /// One person and bots of the usual level.
    pub fn new(used: usize, user: Option<&str>) -> Seating {
        let usual = LEVELS.iter().position(|level| level.name == USUAL);
        let chair = |i: usize| match i {
            0 => Chair { name: user.unwrap_or_default().chars().take(LONGEST).collect(), bot: None },
            _ => Chair { name: String::new(), bot: usual },
        };
        Seating { chairs: (0..10).map(chair).collect(), used }
    }

    /// The same people and bots as in a record, for the players of another game from its middle.
    pub fn of(players: &[Player]) -> Seating {
        let mut seating = Seating::new(players.len(), None);
        for (chair, player) in seating.chairs.iter_mut().zip(players) {
            match player {
                Player::Person(name) => *chair = Chair { name: name.clone(), bot: None },
                Player::Bot(spec) => {
                    chair.bot = bots::place_of(spec).or(chair.bot).or(Some(0));
                }
            }
        }
        seating
    }

    /// How many chairs are in use.
    pub fn len(&self) -> usize {
        self.used
    }

    /// Uses so many chairs.
    pub fn resize(&mut self, used: usize) {
        self.used = used.clamp(1, self.chairs.len());
    }

    /// Who sits there.
    pub fn players(&self) -> Vec<Player> {
        let player = |chair: &Chair| match chair.bot {
            Some(level) => Player::Bot(LEVELS[level].name.into()),
            None => Player::Person(chair.name.trim().into()),
        };
        self.chairs[..self.used].iter().map(player).collect()
    }

    /// A key on a chair: arrows change who sits there, letters a person's name. Whether it was used.
    pub fn key(&mut self, row: usize, code: KeyCode) -> bool {
        let Some(chair) = self.chairs[..self.used].get_mut(row) else { return false };
        let kinds = LEVELS.len() + 1;
        let kind = chair.bot.map_or(0, |level| level + 1);
        match (code, chair.bot) {
            (KeyCode::Right, _) => chair.bot = ((kind + 1) % kinds).checked_sub(1),
            (KeyCode::Left, _) => chair.bot = ((kind + kinds - 1) % kinds).checked_sub(1),
            (KeyCode::Backspace, None) => {
                chair.name.pop();
            }
            (KeyCode::Char(letter), None) if chair.name.chars().count() < LONGEST && !letter.is_control() => {
                chair.name.push(letter);
            }
            _ => return false,
        }
        true
    }

    /// A sentence about whoever sits there.
    pub fn about(&self, row: usize, language: Language) -> String {
        match self.chairs[..self.used].get(row).map(|chair| chair.bot) {
            Some(Some(level)) => language.text(&(LEVELS[level].about)()),
            _ => language.text(&phrase!("terminal-seat-person-about")),
        }
    }

    /// Draws one chair.
    pub fn draw_row(&self, frame: &mut Frame<'_>, ink: Ink, area: Rect, row: usize, is_selected: bool) {
        let Some(chair) = self.chairs.get(row) else { return };
        let who = match chair.bot {
            None if chair.name.is_empty() => ink.text(&names::unnamed(Seat(row as u8))),
            None if is_selected => format!("{}_", chair.name),
            None => chair.name.clone(),
            Some(level) => ink.text(&(LEVELS[level].called)()),
        };
        let style = if is_selected { ink.cursor() } else { Default::default() };
        let line = Line::from(vec![
            Span::raw(format!("  {} ", padded(&ink.text(&phrase!("terminal-seat", number = row + 1)), 8))),
            Span::styled(format!("◂ {who} ▸"), style),
        ]);
        write(frame, area, line);
    }
}
