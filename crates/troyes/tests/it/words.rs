//! What lies in the box has its words.

use playtest::rules;
use troyes::Troyes;

#[test]
fn every_component_is_said_in_every_language() {
    for (players, options) in [(4, "all"), (2, "mixed-cards,bonus"), (1, "")] {
        playtest::components_are_said(&rules::<Troyes>(players, options));
    }
}
