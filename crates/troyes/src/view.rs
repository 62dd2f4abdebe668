//! What one seat may know; and a possible state guessed from it.

use crate::board::{Known, Owner, Secret};
use crate::cards::Character;
use crate::state::{KnownTable, State};
use crate::troyes::Troyes;
use serde::Serialize;
use serde::ser::SerializeStruct;
use tabletop::{Cup, Game, Pending, Viewer};

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    viewer: Viewer,
    table: KnownTable,
}

impl View {
    /// Whose eyes these are.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The table as it looks: of other families' characters and tokens only what is known of them.
    pub fn table(&self) -> &KnownTable {
        &self.table
    }

    /// The same without any characters that families hold: at a real table they lie before their people.
    pub fn without_characters(mut self) -> View {
        for owner in Owner::ALL {
            self.table.families[owner].secret.characters = Default::default();
        }
        self
    }

    /// Whether the viewer may count an owner's tokens. Le Roy's lie open.
    pub fn knows_vp(&self, owner: Owner) -> bool {
        self.table.families[owner].vp.is_some()
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

/// What a viewer may know. At the end everything lies open.
pub(crate) fn view(game: &Troyes, state: &State, viewer: Viewer) -> View {
    look(game, state, viewer, game.options.open_vp)
}

/// The same for somebody who has counted along: tokens are hidden, but everybody has seen them come and go.
pub(crate) fn recall(game: &Troyes, state: &State, viewer: Viewer) -> View {
    look(game, state, viewer, true)
}

fn look(game: &Troyes, state: &State, viewer: Viewer, are_tokens_counted: bool) -> View {
    let is_over = game.pending(state) == Pending::Over;
    let known = |owner: Owner, secret: &Secret| {
        let is_mine = owner.seat().is_some_and(|seat| viewer.is(seat));
        let plays = game.families().any(|family| family == owner);
        let knows_vp = are_tokens_counted || is_over || is_mine || owner == Owner::Grey;
        let knows_characters = is_mine || is_over || !plays;
        Known {
            characters: if knows_characters { secret.characters } else { Default::default() },
            vp: knows_vp.then_some(secret.vp),
        }
    };
    View { viewer, table: state.with_secrets(known) }
}

/// Deals the characters that the viewer does not know at random, and gives unknown purses of points what the viewer's
/// own holds, the fairest guess there is.
pub(crate) fn guess(game: &Troyes, view: &View, cup: &mut Cup) -> State {
    let table = &view.table;
    let known_vp = game.families().find_map(|owner| table.families[owner].vp).unwrap_or_default();
    let mut state = table.with_secrets(|owner, known| {
        let plays = game.families().any(|family| family == owner);
        let vp = known.vp.unwrap_or(if plays { known_vp } else { Default::default() });
        Secret { characters: known.characters, vp }
    });
    let is_dealt = !state.agenda.contains(&crate::agenda::Task::Deal);
    let mut unknown: Vec<Character> = game
        .characters()
        .filter(|character| state.unveiled != Some(*character))
        .filter(|character| {
            !game.families().any(|owner| state.families[owner].characters.contains(character))
        })
        .collect();
    cup.shuffle(&mut unknown);
    for owner in game.families() {
        while is_dealt && state.families[owner].characters.len() < game.characters_each() {
            let Some(character) = unknown.pop() else { break };
            state.families[owner].characters.push(character);
        }
    }
    state
}
