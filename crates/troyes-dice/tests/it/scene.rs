//! A half-day set up by hand: plazas, dice and a sheet as a test wants them.

use tabletop::{Game, Notation, Phrase, Refusal, Seat};
use troyes_dice::{
    Building, Color, Column, Half, Happening, Laid, Numbering, Phase, Plaza, Sheet, Stage, State, TroyesDice,
    Turn,
};
use words::Language;

pub use troyes_dice::Building::*;
pub use troyes_dice::Color::*;
pub use troyes_dice::Resource::*;

pub const ME: Seat = Seat(0);

/// Rules with the embedded figures and options as on the command line.
pub fn rules(players: u8, list: &str) -> TroyesDice {
    playtest::rules(players, list)
}

/// Rules for two with figures of one's own.
pub fn with_figures(list: &str, own: &str) -> TroyesDice {
    let options = TroyesDice::parse_options(2, list).unwrap();
    TroyesDice::new(&options, Some(("own.toml", own))).unwrap()
}

/// Figures at the end of what a file may say: much of everything.
pub const FAT: &str = r#"
[dice.wheel]
days = 9
any_resource = [9, 9, 9, 9]
deniers = [9, 9, 9, 9]
compensation = 9
attacks_from_day = 1
[dice.sheet]
resource_track = { length = 30, start = 30, citizens_at = [1, 2, 3, 4, 5, 6, 7, 8, 9, 29, 30] }
citizen_track = { length = 30 }
work_building_citizens = 9
great_hall = ["9 red citizens per red die", "9 red citizens per red die", "9 white citizens per red die", "9 red citizens per white die", "9 knowledge per red die", "9 red citizens per red die"]
cathedral_multiplier = [9, 9, 9, 9, 9, 9]
color_change = 0
[dice.banquets]
value = 9
color = 0
great_hall_dice = 9
work_building_citizens = 9
cathedral_resources = 9
raid_deniers = 9
raid_influence = 9
raid_knowledge = 9
"#;

/// Every bonus of citizens comes at once.
pub const EARLY_BONUSES: &str = r#"
[dice.column_bonus]
resources = { at = 1, of_each = 9 }
first_work_building = { at = 1 }
second_work_building = { at = 1 }
[dice.fifteenth]
at = 1
[dice.twentieth]
at = 1
"#;

/// A phrase that speaks of nobody, in English.
pub fn english(phrase: &Phrase) -> String {
    Language::english().text(phrase)
}

/// The column at a position from 1.
pub fn column(position: u8) -> Column {
    Column::at(position).unwrap()
}

/// A solo game whose columns are numbered 1 to 6, before a roll.
pub struct Scene {
    pub game: TroyesDice,
    pub state: State,
}

impl Scene {
    /// The afternoon of day 1 (no attacks) with clear places of these colors, free one first.
    pub fn new(colors: [Color; 4]) -> Scene {
        Scene::on(1, Half::Afternoon, colors, None)
    }

    /// The same with a tile of the expansion beside one of the places, counted from 1.
    pub fn with_tile(colors: [Color; 4], place: u8, laid: Laid) -> Scene {
        Scene::on(1, Half::Afternoon, colors, Some((place, laid)))
    }

    /// Any half-day.
    pub fn on(day: u8, half: Half, colors: [Color; 4], tile: Option<(u8, Laid)>) -> Scene {
        let game = rules(1, if tile.is_some() { "first_game,banquets" } else { "first_game" });
        let mut state = game.start();
        let town = &mut state.town;
        town.phase = Phase::Roll;
        (town.day, town.half) = (day, half);
        town.numbering = Numbering::FIRST_GAME;
        let first = usize::from(day) + if half == Half::Morning { 0 } else { 4 };
        let one_color = tile.map(|(place, _)| usize::from(place) - 1);
        let tiles = tiles_showing(colors, one_color);
        let rest = (0..9).filter(|tile| tiles.iter().all(|(used, _)| used != tile)).map(|tile| (tile, false));
        for (i, (tile, flipped)) in tiles.iter().copied().chain(rest).enumerate() {
            town.plazas[(first + i) % 9] = Plaza { tile, flipped };
        }
        if let Some((place, laid)) = tile {
            // The others are tiles that do nothing on their own.
            let mut others = troyes_dice::Tile::ALL.into_iter().filter(|other| *other != laid.tile);
            let beside = colors[usize::from(place) - 1] as usize;
            town.tiles = [0, 1, 2]
                .map(|i| Some(if i == beside { laid } else { Laid::banquet(others.next().unwrap()) }));
        }
        Scene { game, state }
    }

    /// Changes the sheet before the roll.
    pub fn sheet(mut self, write: impl FnOnce(&mut Sheet)) -> Scene {
        write(&mut self.state.sheets[0]);
        self.state.turns[0] = Turn::new(self.state.sheets[0], Stage::Committed);
        assert_eq!(self.game.check(&self.state), []);
        self
    }

    /// The sheet with so many citizens.
    pub fn citizens(self, red: u8, yellow: u8, white: u8) -> Scene {
        self.sheet(|sheet| sheet.citizens.0 = [red, yellow, white])
    }

    /// The sheet with these buildings, Cathedrals apart.
    pub fn built(self, building: Building, positions: &[u8]) -> Scene {
        self.sheet(|sheet| positions.iter().for_each(|p| sheet.drawn[building].insert(column(*p))))
    }

    /// Rolls three clear dice and the black one.
    pub fn roll(mut self, clear: [u8; 3], black: u8) -> Scene {
        let [a, b, c] = clear;
        self.game.chance(&mut self.state, &[a, b, c, black], None).unwrap();
        assert_eq!(self.game.check(&self.state), []);
        self
    }

    /// Says one choice after the other; every one must be offered.
    pub fn say(mut self, texts: &[&str]) -> Scene {
        for text in texts {
            self.tell(text)
                .unwrap_or_else(|refusal| panic!("{text}: {refusal}; offered: {:?}", self.offered()));
        }
        self
    }

    /// Says a choice and gives what happened.
    pub fn tell(&mut self, text: &str) -> Result<Vec<Happening>, Refusal> {
        let choice = self.game.read(text).unwrap();
        let mut told = Vec::new();
        self.game.play(&mut self.state, ME, choice, Some(&mut told)).map(|()| told)
    }

    /// Everything that may be said now.
    pub fn offered(&self) -> Vec<String> {
        let mut choices = Vec::new();
        self.game.choices(&self.state, ME, &mut choices);
        choices.into_iter().map(|choice| self.game.write(choice)).collect()
    }

    /// Whether this may be said now.
    pub fn offers(&self, text: &str) -> bool {
        self.offered().iter().any(|offered| offered == text)
    }

    /// The sheet as it is being written on.
    pub fn now(&self) -> &Sheet {
        &self.state.turns[0].sheet
    }

    /// Circled citizens.
    pub fn tracks(&self) -> [u8; 3] {
        self.now().citizens.0
    }

    /// Resources that can be spent.
    pub fn purse(&self) -> [u8; 3] {
        troyes_dice::Resource::ALL.map(|resource| self.now().purse(resource))
    }
}

/// Plaza tiles and sides that show four colors; the given place takes the tile of one color.
fn tiles_showing(colors: [Color; 4], one_color: Option<usize>) -> [(u8, bool); 4] {
    const SIDES: [[Color; 2]; 6] =
        [[Red, Yellow], [Red, Yellow], [Red, White], [Red, White], [Yellow, White], [Yellow, White]];
    let mut used = Vec::new();
    std::array::from_fn(|place| {
        let color = colors[place];
        if one_color == Some(place) {
            return (color as u8, false);
        }
        let tile = (0..6)
            .find(|tile| !used.contains(tile) && SIDES[*tile].contains(&color))
            .expect("there are four tiles of every color");
        used.push(tile);
        (tile as u8 + 3, SIDES[tile][1] == color)
    })
}
