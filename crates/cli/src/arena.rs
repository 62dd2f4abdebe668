//! `troyes arena`: bots against each other.

use crate::failure::Failure;
use arena::Report;
use bots::Budget;
use indicatif::{ProgressBar, ProgressStyle};
use protocol::games::{self, AnyGame, ForGame, Listed, Setup};
use tabletop::phrase;
use words::Language;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct ArenaArgs {
    /// The game's name.
    pub game: String,
    /// Its options.
    pub setup: Setup,
    /// The bots by name.
    pub bots: Vec<String>,
    /// At least how many games.
    pub games: u32,
    /// Everything random follows from this number.
    pub seed: u64,
    /// How much thought a decision is worth.
    pub budget: Budget,
    /// How many games are played at once.
    pub threads: usize,
    /// The language of the report.
    pub language: Language,
}

/// Plays the arena, with a progress bar on a terminal.
pub fn run(plan: &ArenaArgs) -> Result<Report, Failure> {
    games::with(&plan.game, Run(plan))?
}

impl ArenaArgs {
    /// The setup; if nobody says how many play, several bots play each other.
    fn seated(&self, listed: &Listed) -> Setup {
        let mut setup = self.setup.clone();
        if setup.players.is_none() && !listed.only && self.bots.len() > 1 {
            setup.players = u8::try_from(self.bots.len()).ok();
        }
        setup
    }
}

struct Run<'a>(&'a ArenaArgs);

impl ForGame for Run<'_> {
    type Output = Result<Report, Failure>;

    fn run<G: AnyGame>(self, listed: &'static Listed) -> Self::Output {
        let Run(plan) = self;
        let game: G = plan.seated(listed).rules(listed)?;
        let bar = ProgressBar::new(plan.games.into()).with_style(
            ProgressStyle::with_template(&plan.language.text(&phrase!("cli-progress-arena")))
                .unwrap_or_else(|_| ProgressStyle::default_bar()),
        );
        let arena = arena::Match {
            game: &game,
            bots: &plan.bots,
            games: plan.games,
            seed: plan.seed,
            budget: plan.budget,
            patience: None,
            threads: plan.threads,
            language: plan.language,
        };
        let report = arena::run(&arena, |done, of| {
            bar.set_length(of.into());
            bar.set_position(done.into());
        });
        bar.finish_and_clear();
        report.map_err(|error| Failure::new(error.phrase()).with_hint(phrase!("cli-arena-hint")))
    }
}
