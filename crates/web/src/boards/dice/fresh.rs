//! What is new on a sheet: to oneself, what one is writing in this half-day; of the others, what they have just shown.

use crate::board::BoardScene;
use tabletop::Seat;
use troyes_dice::{
    Building, ByBuilding, ByColor, ByResource, Color, Columns, Happening, Phase, Resource, Sheet, TroyesDice,
};

/// The sheet of a seat as the viewer may know it: one's own with what one is choosing.
pub fn sheet<'a>(scene: &'a BoardScene<'_, TroyesDice>, seat: Seat) -> &'a Sheet {
    match &scene.view.turn {
        Some(turn) if scene.viewer.is(seat) => &turn.sheet,
        _ => &scene.view.sheets[seat.index()],
    }
}

/// The points of that sheet.
pub fn vp(scene: &BoardScene<'_, TroyesDice>, seat: Seat) -> i32 {
    scene.game.printed().vp(sheet(scene, seat))
}

/// What is new on a sheet.
#[derive(Clone, Copy, Default)]
pub struct Fresh {
    /// Buildings.
    pub drawn: ByBuilding<Columns>,
    /// Dice crossed out.
    pub crossed: ByColor<Columns>,
    /// How many resources at the end of those that are circled.
    pub circled: ByResource<u8>,
    /// How many resources at the end of those that are crossed out.
    pub spent: ByResource<u8>,
    /// How many citizens.
    pub citizens: ByColor<u8>,
}

impl Fresh {
    /// What is new on the sheet of a seat.
    pub fn of(scene: &BoardScene<'_, TroyesDice>, seat: Seat) -> Fresh {
        let mut fresh = Fresh::default();
        for happening in lately(&scene.recent) {
            fresh.add(scene, seat, happening);
        }
        if scene.viewer.is(seat) && scene.view.town.phase == Phase::Choose {
            fresh.compare(&scene.view.sheets[seat.index()], sheet(scene, seat));
        }
        fresh
    }

    fn add(&mut self, scene: &BoardScene<'_, TroyesDice>, of: Seat, happening: &Happening) {
        match happening {
            Happening::Revealed { seat, drawn, circled, spent, citizens, .. } if *seat == of => {
                (self.drawn, self.circled, self.spent, self.citizens) = (*drawn, *circled, *spent, *citizens);
            }
            Happening::Crossed { seat, color, number } if *seat == of => {
                if let Some(column) = scene.view.town.numbering.column(*number) {
                    self.crossed[*color].insert(column);
                }
            }
            _ => {}
        }
    }

    fn compare(&mut self, before: &Sheet, after: &Sheet) {
        self.drawn = ByBuilding::new(Building::ALL.map(|b| after.drawn[b].without(before.drawn[b])));
        self.circled = ByResource::new(Resource::ALL.map(|r| after.circled[r] - before.circled[r]));
        self.spent = ByResource::new(Resource::ALL.map(|r| after.spent[r] - before.spent[r]));
        self.citizens = ByColor::new(Color::ALL.map(|c| after.citizens[c] - before.citizens[c]));
    }
}

/// What was told since all have last shown what they did.
fn lately<'a>(recent: &'a [&'a Happening]) -> &'a [&'a Happening] {
    let shown = |happening: &&Happening| matches!(happening, Happening::Revealed { .. });
    let from = match recent.iter().rposition(shown) {
        Some(last) => recent[..last].iter().rposition(|happening| !shown(happening)).map_or(0, |i| i + 1),
        None => 0,
    };
    &recent[from..]
}
