//! Le Roy at work, scene by scene.

mod cards;
mod citizen;
mod end;
mod round;
mod setup;
mod table;

use crate::agenda::Task;
use crate::board::Owner;
use crate::testing::Scene;

/// Le Roy is about to roll, with these dice on the square.
fn roy(options: &str, dice: &str) -> Scene {
    Scene::new(1, options).dice(dice).asking(Task::RoyTurn)
}

/// What lies on both districts, the player's first.
fn square(scene: &Scene) -> [String; 2] {
    [Owner::Blue, Owner::Grey].map(|owner| scene.state.square.pool(owner).to_string())
}

/// Le Roy's points, tokens only.
fn vp(scene: &Scene) -> i16 {
    scene.of(Owner::Grey).tokens()
}
