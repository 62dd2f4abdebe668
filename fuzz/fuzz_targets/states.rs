//! Any JSON as a saved state of any game (what the protocol's `state` answers): refused with reasons, or a table that can be
//! played to its end. Half of the changes are those of somebody who edits a state by hand.
#![no_main]

use fastrand::Rng;
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use playtest::{Parts, mutate, play_to_its_end};
use protocol::games::{self, AnyGame, ForGame, Listed, Setup, Wish};
use serde_json::Value;
use tabletop::{FromJson, ToJson};

/// A saved state.
struct Saved {
    options: Value,
    state: Value,
    luck: u64,
}

impl ForGame for Saved {
    type Output = ();
    fn run<G: AnyGame>(self, listed: &'static Listed) {
        let setup = Setup { wish: Wish::Object(self.options), ..Setup::default() };
        let Ok(game) = setup.rules::<G>(listed) else { return };
        let Ok(state) = G::State::from_json(self.state) else { return };
        assert!(
            G::State::from_json_text(state.to_json().get()).as_ref() == Ok(&state),
            "it is saved as it was"
        );
        let mut luck = Rng::with_seed(self.luck);
        if let Err(wrong) = play_to_its_end(&game, &state, &mut luck) {
            panic!("{wrong}");
        }
    }
}

fuzz_target!(|data: &[u8]| {
    let Ok(Value::Object(mut saved)) = serde_json::from_slice(data) else { return };
    let Some(Value::String(game)) = saved.remove("game") else { return };
    let mut part = |name| saved.remove(name).unwrap_or_default();
    // An unknown game is refused.
    let _ =
        games::with(&game, Saved { options: part("options"), state: part("state"), luck: data.len() as u64 });
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let edited = (seed % 2 == 0).then(|| edit(&data[..size], seed)).flatten();
    match edited {
        Some(edited) if edited.len() <= max_size => {
            data[..edited.len()].copy_from_slice(&edited);
            edited.len()
        }
        _ => fuzzer_mutate(data, size, max_size),
    }
});

/// The same text with some parts of the state changed; nothing if it is no saved state.
fn edit(text: &[u8], seed: u32) -> Option<Vec<u8>> {
    let mut saved: Value = serde_json::from_slice(text).ok()?;
    let state = saved.get_mut("state")?;
    let mut luck = Rng::with_seed(seed.into());
    let mut parts = Parts::default();
    parts.learn(state, &mut luck);
    mutate(state, &parts, &mut luck);
    serde_json::to_vec(&saved).ok()
}
