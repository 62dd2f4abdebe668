//! What all tables share.

use crate::counts::Counts;
use crate::games::Games;
use crate::platform::Platform;
use crate::puzzling::Shelf;
use crate::secret::{Secret, TableId};
use crate::settings::Settings;
use crate::storage::Storage;
use crate::thinker::Thinker;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use tabletop::Seed;

/// What all tables share.
pub struct Services {
    /// How the pages are set up.
    pub settings: Settings,
    /// The games.
    pub games: Games,
    /// Where tables are kept.
    pub storage: Arc<dyn Storage>,
    /// Where bots think.
    pub thinker: Arc<dyn Thinker>,
    /// Tasks, time, chance and a log.
    pub platform: Arc<dyn Platform>,
    /// Tables without people at which bots play, by the address on whose account they do.
    pub bot_only: Counts,
    /// Tables at which clocks run.
    pub clocks: AtomicUsize,
    /// The puzzles, once somebody has asked for them.
    pub puzzles: Shelf,
    /// A word that is different after each start, so that no browser believes to be up to date from before.
    pub epoch: String,
}

impl Services {
    /// Shares what somebody lends.
    pub fn new(
        settings: Settings,
        storage: Arc<dyn Storage>,
        thinker: Arc<dyn Thinker>,
        platform: Arc<dyn Platform>,
    ) -> Services {
        let epoch = hex::encode(platform.random::<4>());
        Services {
            settings,
            games: Games::all(),
            storage,
            thinker,
            platform,
            bot_only: Counts::default(),
            clocks: AtomicUsize::new(0),
            puzzles: Shelf::default(),
            epoch,
        }
    }

    /// A secret that nobody knows yet.
    pub fn new_secret(&self) -> Secret {
        Secret::new(self.platform.random())
    }

    /// The name of a new table.
    pub fn new_table_id(&self) -> TableId {
        TableId::new(self.platform.random())
    }

    /// What the dice of a new table come from.
    pub fn new_seed(&self) -> Seed {
        Seed(self.platform.random())
    }

    /// For whatever is not secret: lots, names of bots, what bots guess.
    pub fn lots(&self) -> fastrand::Rng {
        fastrand::Rng::with_seed(u64::from_le_bytes(self.platform.random()))
    }
}
