//! Analyses: of a game that is over each is made once and kept, and whoever comes meanwhile sees how far it is; of one that goes on
//! they are made for the seat that asks, as far as it may know, and forgotten.

use super::{LiveTable, TableData, must_be_over};
use crate::analysing::{AnyPlan, SIMULATIONS, read_finding};
use crate::refusal::Refused;
use crate::services::Services;
use crate::storage::{Sitter, Write};
use crate::thinker::Asker;
use crate::visitor::Visitor;
use analysis::{Analysis, Finding, Scope};
use futures_channel::oneshot;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use tabletop::{Seat, Seats};

/// How often a decision is tried that was called off because others waited, each time with half as many games.
const TRIES: u32 = 6;

/// What an analysis may know.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Known {
    /// What whoever decided saw, in a game that is over.
    Own,
    /// Everything, in a game that is over.
    Open,
    /// What this seat may know of a game that goes on.
    Seat(Seat),
}

impl Known {
    fn scope(self) -> Scope {
        match self {
            Known::Own => Scope::default(),
            Known::Open => Scope { open: true, eye: None },
            Known::Seat(seat) => Scope { open: false, eye: Some(seat) },
        }
    }

    /// Where it is kept beside the game, if it is.
    fn place(self) -> Option<usize> {
        match self {
            Known::Own => Some(0),
            Known::Open => Some(1),
            Known::Seat(_) => None,
        }
    }
}

/// The analyses of a table.
pub type Analyses = Mutex<BTreeMap<Known, Arc<AnalysisRun>>>;

/// An analysis that is being made, or was.
pub struct AnalysisRun {
    /// The game in parts.
    pub plan: Arc<dyn AnyPlan>,
    /// How many decisions are to be examined.
    pub total: usize,
    done: AtomicUsize,
    found: Mutex<Vec<Finding>>,
    finished: OnceLock<Arc<Analysis>>,
}

impl AnalysisRun {
    /// How many decisions have been examined.
    pub fn done(&self) -> usize {
        self.done.load(Ordering::Acquire)
    }

    /// What was found so far, in order.
    pub fn found(&self) -> Vec<Finding> {
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner).clone();
        found.sort_by_key(|finding| finding.step);
        found
    }

    /// All of it, when it is finished.
    pub fn finished(&self) -> Option<&Arc<Analysis>> {
        self.finished.get()
    }

    fn new(plan: Arc<dyn AnyPlan>) -> AnalysisRun {
        let total = plan.questions().len();
        let (done, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
        AnalysisRun { plan, total, done, found, finished: OnceLock::new() }
    }

    /// One that was made before, as it is kept; nothing if that is of another kind.
    fn kept(plan: Arc<dyn AnyPlan>, kept: &str) -> Option<AnalysisRun> {
        let analysis: Analysis = serde_json::from_str(kept).ok()?;
        (analysis.version == analysis::VERSION).then_some(())?;
        let run = AnalysisRun::new(plan);
        run.finish(analysis);
        Some(run)
    }

    fn finish(&self, analysis: Analysis) {
        self.done.store(self.total, Ordering::Release);
        self.finished.get_or_init(|| Arc::new(analysis));
    }

    /// Examines every decision, one after the other: whoever else waits for bots is not pushed aside. Adding up takes a
    /// moment too.
    async fn examine_all(self: &Arc<AnalysisRun>, services: &Services, asker: &Asker) {
        for part in self.plan.questions() {
            if let Some(finding) = self.examine(services, asker, part).await {
                self.found.lock().unwrap_or_else(PoisonError::into_inner).push(finding);
            }
            self.done.fetch_add(1, Ordering::AcqRel);
        }
        let (run, (done, added_up)) = (self.clone(), oneshot::channel());
        services.platform.spawn_blocking(Box::new(move || {
            run.finish(run.plan.account(run.found()));
            // It is waited for, so there is somebody to tell.
            let _ = done.send(());
        }));
        let _ = added_up.await;
    }

    async fn examine(&self, services: &Services, asker: &Asker, part: usize) -> Option<Finding> {
        for tried in 0..TRIES {
            let turn = services.thinker.turn(asker.clone()).await?;
            let thought = turn
                .think(self.plan.thinking(part, SIMULATIONS >> tried), services.settings.request_timeout)
                .await;
            if let Some(finding) = thought.and_then(|thought| read_finding(&thought.text)) {
                return Some(finding);
            }
        }
        None
    }
}

impl TableData {
    /// Whether a game that goes on may be analysed for a seat of somebody who plays `own` seats: nobody else plays, so that
    /// nobody is cheated, and nobody else may come to the screen.
    pub fn may_analyse(&self, own: Seats, seat: Seat) -> bool {
        let mut chairs = self.row.chairs.iter().enumerate();
        let is_own = |place: usize| own.contains(Seat(place as u8));
        let is_alone = chairs.all(|(place, chair)| matches!(chair.sitter, Sitter::Bot(_)) || is_own(place));
        let is_here = own.len() == 1 || self.row.terms.is_open || self.game.asked().contains(seat);
        own.contains(seat) && is_alone && is_here && !self.game.is_over() && !self.game.is_real()
    }

    /// Refuses what somebody may not know.
    fn must_be_known(&self, visitor: Visitor, known: Known) -> Result<(), Refused> {
        match known {
            Known::Own | Known::Open => must_be_over(self),
            Known::Seat(seat) => {
                let own = self.seats_of(visitor.session.as_ref());
                if self.may_analyse(own, seat) { Ok(()) } else { Err(Refused::AnalysedLater) }
            }
        }
    }
}

impl LiveTable {
    /// The analysis that somebody has asked for before. One of a game that has gone on since is still shown.
    pub async fn analysis(
        &self,
        visitor: Visitor,
        known: Known,
    ) -> Result<Option<Arc<AnalysisRun>>, Refused> {
        let data = self.look().await?;
        data.must_be_known(visitor, known)?;
        let mut runs = self.analyses.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(place) = known.place().filter(|_| !runs.contains_key(&known))
            && let Some(kept) = &data.row.analyses[place]
            && let Some(run) = AnalysisRun::kept(data.game.plan(known.scope()), kept)
        {
            runs.insert(known, Arc::new(run));
        }
        Ok(runs.get(&known).cloned())
    }

    /// Begins an analysis, unless somebody has and nothing has happened since.
    pub async fn analyse(self: &Arc<LiveTable>, visitor: Visitor, known: Known) -> Result<(), Refused> {
        let begun = self.analysis(visitor, known).await?;
        let (run, asker) = {
            let data = self.look().await?;
            data.must_be_known(visitor, known)?;
            let mut runs = self.analyses.lock().unwrap_or_else(PoisonError::into_inner);
            let is_new = |run: &Arc<AnalysisRun>| run.plan.steps() == data.game.steps();
            if begun.as_ref().or(runs.get(&known)).is_some_and(is_new) {
                return Ok(());
            }
            // Others who play here need the bots too: one at a time.
            if begun.is_some_and(|run| run.finished().is_none()) {
                return Ok(());
            }
            let run = Arc::new(AnalysisRun::new(data.game.plan(known.scope())));
            runs.insert(known, run.clone());
            (run, Asker { network: visitor.network, ..data.asker() })
        };
        let table = self.clone();
        self.services.platform.spawn(Box::pin(async move {
            run.examine_all(&table.services, &asker).await;
            if let Some(place) = known.place() {
                table.keep_analysis(&run, place == 1).await;
            }
        }));
        Ok(())
    }

    /// Keeps it beside the game, so that nobody has to wait for it again. If that fails, it is made again some day.
    async fn keep_analysis(self: &Arc<LiveTable>, run: &AnalysisRun, open: bool) {
        if run.found().len() < run.total {
            return;
        }
        let Some(Ok(found)) = run.finished().map(|analysis| serde_json::to_string(&**analysis)) else {
            return;
        };
        let kept = self.change(move |data| {
            data.row.analyses[usize::from(open)] = Some(found.clone());
            Ok(Some(Write::Analysis { table: data.row.id.clone(), open, found }))
        });
        if let Err(refused) = kept.await {
            self.services
                .platform
                .note("analysis", format_args!("of table {} is not kept: {refused:?}", self.id));
        }
    }
}
