//! Analyses of a game that is over: each is made once, and whoever comes meanwhile sees how far it is.

use super::{LiveTable, must_be_over};
use crate::analysing::{AnyPlan, SIMULATIONS, read_finding};
use crate::refusal::Refused;
use crate::services::Services;
use crate::storage::Write;
use crate::thinker::Asker;
use crate::visitor::Visitor;
use analysis::{Analysis, Finding};
use futures_channel::oneshot;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// How often a decision is tried that was called off because others waited, each time with half as many games.
const TRIES: u32 = 6;

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

impl LiveTable {
    /// The analysis of a game that is over, if somebody has asked for it: as people saw the table, or with open cards.
    pub async fn analysis(&self, open: bool) -> Result<Option<Arc<AnalysisRun>>, Refused> {
        let data = self.look().await?;
        must_be_over(&data)?;
        let mut runs = self.analyses.lock().unwrap_or_else(PoisonError::into_inner);
        if runs[usize::from(open)].is_none()
            && let Some(kept) = &data.row.analyses[usize::from(open)]
        {
            runs[usize::from(open)] = AnalysisRun::kept(data.game.plan(open), kept).map(Arc::new);
        }
        Ok(runs[usize::from(open)].clone())
    }

    /// Begins the analysis of a game that is over, unless somebody has.
    pub async fn analyse(self: &Arc<LiveTable>, visitor: Visitor, open: bool) -> Result<(), Refused> {
        if self.analysis(open).await?.is_some() {
            return Ok(());
        }
        let (run, asker) = {
            let data = self.look().await?;
            let mut runs = self.analyses.lock().unwrap_or_else(PoisonError::into_inner);
            let place = &mut runs[usize::from(open)];
            if place.is_some() {
                return Ok(());
            }
            let run = place.insert(Arc::new(AnalysisRun::new(data.game.plan(open))));
            (run.clone(), Asker { network: visitor.network, ..data.asker() })
        };
        let table = self.clone();
        self.services.platform.spawn(Box::pin(async move {
            run.examine_all(&table.services, &asker).await;
            table.keep_analysis(&run, open).await;
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
