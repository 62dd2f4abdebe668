//! What the tests of every game share: random play, finished games that replay exactly, playthroughs that print every
//! view, censuses of choice paths, and hunts for states that cannot be played. Only tests depend on it, so it may panic and
//! read files.

mod census;
mod files;
mod games;
mod hunt;
mod mutate;
mod playthrough;
mod random;
mod words;

pub use census::census;
pub use files::{Files, expect_same};
pub use games::finished_games;
pub use hunt::{Bag, Hunt, play_to_its_end};
pub use mutate::{Parts, mutate};
pub use playthrough::playthrough;
pub use random::{play_randomly, rules};
pub use words::components_are_said;
