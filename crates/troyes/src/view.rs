//! What one seat may know; and a possible state guessed from it.

use crate::board::{Owner, VpSource};
use crate::cards::Character;
use crate::state::State;
use crate::troyes::Troyes;
use serde::Serialize;
use serde::ser::SerializeStruct;
use tabletop::{Cup, Game, Pending, Viewer};

/// What a viewer may know: the table with everything that is somebody else's secret blotted out.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    viewer: Viewer,
    table: State,
    /// Whose victory point tokens the viewer may count.
    open_vp: bool,
}

impl View {
    /// Whose eyes these are.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The table as it looks: other families' characters and, unless points are open, their tokens are missing from it.
    pub fn table(&self) -> &State {
        &self.table
    }

    /// Whether the viewer may count an owner's tokens. Le Roy's lie open.
    pub fn knows_vp(&self, owner: Owner) -> bool {
        self.open_vp || self.is_mine(owner) || owner == Owner::Grey
    }

    fn is_mine(&self, owner: Owner) -> bool {
        owner.seat().is_some_and(|seat| self.viewer.is(seat))
    }
}

impl Serialize for View {
    /// The table, with `null` where a secret is.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut view = serializer.serialize_struct("View", 3)?;
        view.serialize_field("viewer", &self.viewer)?;
        view.serialize_field("table", &self.table)?;
        let known: Vec<Option<i16>> = Owner::ALL
            .into_iter()
            .map(|owner| self.knows_vp(owner).then(|| self.table.families[owner].tokens()))
            .collect();
        view.serialize_field("vp", &known)?;
        view.end()
    }
}

/// What a viewer may know.
pub(crate) fn view(game: &Troyes, state: &State, viewer: Viewer) -> View {
    let is_over = game.pending(state) == Pending::Over;
    let mut view = View { viewer, table: state.clone(), open_vp: game.options.open_vp || is_over };
    for owner in game.families() {
        if !view.is_mine(owner) && !is_over {
            view.table.families[owner].characters.clear();
        }
        if !view.knows_vp(owner) {
            view.table.families[owner].vp = [0; VpSource::ALL.len()];
        }
    }
    view
}

/// Deals the characters that the viewer does not know at random, and gives unknown purses of points what the viewer's
/// own holds, the fairest guess there is.
pub(crate) fn guess(game: &Troyes, view: &View, cup: &mut Cup) -> State {
    let mut state = view.table.clone();
    let is_dealt = !state.agenda.contains(&crate::agenda::Task::Deal);
    let mut unknown: Vec<Character> = game
        .characters()
        .filter(|character| state.unveiled != Some(*character))
        .filter(|character| {
            !game.families().any(|owner| state.families[owner].characters.contains(character))
        })
        .collect();
    cup.shuffle(&mut unknown);
    let known_vp = game.families().find(|owner| view.knows_vp(*owner)).map(|owner| state.families[owner].vp);
    for owner in game.families() {
        while is_dealt && state.families[owner].characters.len() < game.characters_each() {
            let Some(character) = unknown.pop() else { break };
            state.families[owner].characters.push(character);
        }
        if let (false, Some(vp)) = (view.knows_vp(owner), known_vp) {
            state.families[owner].vp = vp;
        }
    }
    state
}
