//! What bots are to think about, as rows that any process may take: each statement is one round trip.
//!
//! Whose turn it is follows the rules of the queue in memory (`thinking/queue.rs`), from the same accounts kept in
//! tables. Two that take at the very same moment do not see each other's turn yet, so an address may be one turn ahead
//! for each of them; the next turns make up for it.

use super::connections::Connections;
use crate::store::StoreError;
use sqlx::postgres::{PgListener, PgRow};
use sqlx::{Row, query};
use std::time::Duration;
use web::Asker;

/// A job belongs to who took it for so long after each sign of life.
pub const LEASE: Duration = Duration::from_secs(2);
/// A sign of life is given when less than this is left.
const RENEW: Duration = Duration::from_millis(1500);
/// What a turn is taken to last until it is over, in milliseconds.
const GUESS: f64 = 50.0;
/// A job that so many have taken without an answer has ended them, perhaps.
const TRIES: i64 = 3;
/// Whoever waits for less than this is about to be taken by somebody who is free.
const MOMENT: Duration = Duration::from_millis(50);
/// A table that has had no turn for so long has waited longest anyway, in seconds.
const FORGET: f64 = 3600.0;
/// Programs of the same version decide alike.
const VERSION: &str = env!("CARGO_PKG_VERSION");
/// Something is to be thought about.
const ASKED: &str = "troyes_thinking";
/// Something was thought about; the payload is its number.
const ANSWERED: &str = "troyes_thought";

/// What is told to those who listen.
pub enum News {
    /// Something is to be thought about.
    Asked,
    /// The job of this number was answered.
    Answered(i64),
}

/// The jobs of a database.
#[derive(Clone)]
pub struct Jobs {
    connections: Connections,
}

/// Something to think about, as it stands in its row: anything.
pub struct Job {
    /// Its number.
    pub id: i64,
    /// Whether people play at the table.
    pub has_people: bool,
    /// The address that answers for it.
    pub network: String,
    /// The table.
    pub table: String,
    /// What is to be decided.
    pub task: String,
    /// How long at most.
    pub longest: Duration,
}

/// What became of a job.
pub enum Collected {
    /// It was answered, and is gone from the database.
    Answer {
        /// What was thought; nothing if that failed.
        text: String,
        /// Who thought.
        worker: Option<String>,
    },
    /// Nobody has answered yet.
    Waiting,
    /// It is not there.
    Gone,
}

/// How many jobs wait, longer than a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Waiting {
    /// All of them.
    pub jobs: usize,
    /// Whether people are among those who wait.
    pub do_people: bool,
}

/// What somebody at work sees of the queue.
pub struct Glimpse {
    /// Who waits.
    pub waiting: Waiting,
    /// What the worker still has.
    pub own: Vec<i64>,
}

impl Jobs {
    /// Jobs over these connections.
    pub(super) fn new(connections: Connections) -> Jobs {
        Jobs { connections }
    }

    /// Jobs in the database at `postgres://…`, for who has nothing else to do there.
    pub async fn open(url: &str) -> Result<Jobs, StoreError> {
        Ok(Jobs { connections: Connections::open(url).await? })
    }

    /// Takes new connections, if those there are do not answer.
    pub fn connect_anew(&self) {
        self.connections.connect_anew();
    }

    /// Listens to what happens, from now on.
    pub async fn listen(&self) -> Result<Listener, StoreError> {
        Ok(Listener(self.connections.listener(&[ASKED, ANSWERED]).await?))
    }

    /// Puts a job into the queue for a node.
    pub async fn put(
        &self,
        id: i64,
        node: i64,
        asker: &Asker,
        task: &str,
        longest: Duration,
    ) -> Result<(), StoreError> {
        let put = query(
            "WITH put AS (INSERT INTO thinking (id, node, version, people, network, table_id, task, longest)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id)
             SELECT pg_notify($9, '') FROM put",
        );
        let put = put.bind(id).bind(node).bind(VERSION).bind(asker.has_people);
        let put = put.bind(asker.network.to_string()).bind(asker.table.as_str());
        put.bind(task).bind(longest.as_millis() as i64).bind(ASKED).execute(&self.connections.pool()).await?;
        Ok(())
    }

    /// Takes whatever is next of what has been free for so long.
    pub async fn take(&self, worker: &str, after: Duration) -> Result<Option<Job>, StoreError> {
        let take = query(
            "WITH next AS (
                 SELECT t.id, t.people, t.network, t.table_id, GREATEST(own.had, least.had, 0) AS had
                 FROM thinking t
                 LEFT JOIN thinking_had own ON own.people = t.people AND own.network = t.network
                 LEFT JOIN thinking_had least ON least.people = t.people AND least.network = ''
                 LEFT JOIN thinking_served s ON s.table_id = t.table_id
                 WHERE t.version = $2 AND t.answer IS NULL AND t.tries < $3
                     AND GREATEST(t.asked, t.until) <= clock_timestamp() - make_interval(secs => $4)
                 ORDER BY NOT t.people, GREATEST(own.had, least.had, 0), s.at NULLS FIRST, t.asked, t.id
                 LIMIT 1 FOR UPDATE OF t SKIP LOCKED),
             taken AS (
                 UPDATE thinking t SET worker = $1, begun = clock_timestamp(), tries = t.tries + 1,
                     until = clock_timestamp() + make_interval(secs => $5)
                 FROM next WHERE t.id = next.id
                 RETURNING t.id, t.people, t.network, t.table_id, t.task, t.longest),
             least AS (
                 INSERT INTO thinking_had AS l SELECT people, '', had FROM next
                 ON CONFLICT (people, network) DO UPDATE SET had = GREATEST(l.had, excluded.had)),
             had AS (
                 INSERT INTO thinking_had AS h SELECT people, network, had + $6 FROM next WHERE network <> ''
                 ON CONFLICT (people, network) DO UPDATE SET had = GREATEST(h.had + $6, excluded.had)),
             served AS (
                 INSERT INTO thinking_served SELECT table_id, clock_timestamp() FROM next
                 ON CONFLICT (table_id) DO UPDATE SET at = excluded.at)
             SELECT * FROM taken",
        );
        let take = take.bind(worker).bind(VERSION).bind(TRIES).bind(after.as_secs_f64());
        let take = take.bind(LEASE.as_secs_f64()).bind(GUESS);
        take.fetch_optional(&self.connections.pool()).await?.as_ref().map(read_job).transpose()
    }

    /// Answers a job, unless somebody else has it now; an empty answer says that thinking failed.
    pub async fn answer(
        &self,
        id: i64,
        worker: &str,
        answer: &str,
        took: Duration,
    ) -> Result<(), StoreError> {
        let done = query(
            "WITH done AS (
                 UPDATE thinking SET answer = $3 WHERE id = $1 AND worker = $2 AND answer IS NULL
                 RETURNING id, people, network),
             had AS (
                 UPDATE thinking_had h SET had = GREATEST(h.had + $4, 0) FROM done
                 WHERE h.people = done.people AND h.network = done.network)
             SELECT pg_notify($5, id::text) FROM done",
        );
        let had = took.as_secs_f64() * 1000.0 - GUESS;
        let done = done.bind(id).bind(worker).bind(answer).bind(had).bind(ANSWERED);
        done.execute(&self.connections.pool()).await?;
        Ok(())
    }

    /// Looks who waits and what a worker still has, and gives a sign of life for that where one is due.
    pub async fn glance(&self, worker: &str) -> Result<Glimpse, StoreError> {
        let glance = query(
            "WITH kept AS (
                 UPDATE thinking SET until = clock_timestamp() + make_interval(secs => $2)
                 WHERE worker = $1 AND answer IS NULL AND until < clock_timestamp() + make_interval(secs => $3))
             SELECT count(*) FILTER (WHERE is_free) AS jobs, bool_or(is_free AND people) AS people,
                 array_agg(id) FILTER (WHERE worker = $1) AS own
             FROM (SELECT id, people, worker, version = $4 AND tries < $5
                     AND CASE WHEN until IS NULL THEN asked < clock_timestamp() - make_interval(secs => $6)
                         ELSE until < clock_timestamp() AND worker <> $1 END AS is_free
                   FROM thinking WHERE answer IS NULL) all_jobs",
        );
        let glance = glance.bind(worker).bind(LEASE.as_secs_f64()).bind(RENEW.as_secs_f64());
        let glance = glance.bind(VERSION).bind(TRIES).bind(MOMENT.as_secs_f64());
        let row = glance.fetch_one(&self.connections.pool()).await?;
        let own: Option<Vec<i64>> = row.try_get("own")?;
        Ok(Glimpse { waiting: read_waiting(&row)?, own: own.unwrap_or_default() })
    }

    /// Gives back what a worker has, as if it had never been taken.
    pub async fn give_back(&self, worker: &str) -> Result<(), StoreError> {
        let back = query(
            "WITH back AS (
                 UPDATE thinking SET worker = NULL, until = NULL, tries = tries - 1
                 WHERE worker = $1 AND answer IS NULL RETURNING id)
             SELECT pg_notify($2, id::text) FROM back",
        );
        back.bind(worker).bind(ASKED).execute(&self.connections.pool()).await?;
        Ok(())
    }

    /// Takes the answer of a job out of the queue, if there is one.
    pub async fn collect(&self, id: i64) -> Result<Collected, StoreError> {
        let collect = query(
            "WITH done AS (DELETE FROM thinking WHERE id = $1 AND answer IS NOT NULL RETURNING answer, worker)
             SELECT (SELECT answer FROM done) AS answer, (SELECT worker FROM done) AS worker,
                 EXISTS (SELECT FROM thinking WHERE id = $1) AS is_there",
        );
        let row = collect.bind(id).fetch_one(&self.connections.pool()).await?;
        Ok(match (row.try_get("answer")?, row.try_get("is_there")?) {
            (Some(text), _) => Collected::Answer { text, worker: row.try_get("worker")? },
            (None, true) => Collected::Waiting,
            (None, false) => Collected::Gone,
        })
    }

    /// Which of these jobs nobody will answer any more or somebody has.
    pub async fn over(&self, ids: &[i64]) -> Result<Vec<i64>, StoreError> {
        let over = query(
            "SELECT id FROM unnest($1) id
             WHERE NOT EXISTS (SELECT FROM thinking t WHERE t.id = id.id AND t.answer IS NULL)",
        );
        let rows = over.bind(ids).fetch_all(&self.connections.pool()).await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// Removes a job.
    pub async fn remove(&self, id: i64) -> Result<(), StoreError> {
        query("DELETE FROM thinking WHERE id = $1").bind(id).execute(&self.connections.pool()).await?;
        Ok(())
    }

    /// Removes what nobody waits for and what need not be remembered, fails what has ended everybody who took it, and says
    /// who waits.
    pub async fn tidy(&self) -> Result<Waiting, StoreError> {
        let pool = self.connections.pool();
        query("DELETE FROM thinking WHERE node NOT IN (SELECT id FROM nodes)").execute(&pool).await?;
        let fail = query(
            "UPDATE thinking SET answer = '' WHERE answer IS NULL AND tries >= $1 AND until < clock_timestamp()",
        );
        fail.bind(TRIES).execute(&pool).await?;
        // Who has had less than those who wait is taken for one of them.
        let same = "DELETE FROM thinking_had own USING thinking_had least
                    WHERE least.people = own.people AND least.network = '' AND own.network <> ''
                        AND own.had <= least.had";
        query(same).execute(&pool).await?;
        let idle =
            query("DELETE FROM thinking_served WHERE at < clock_timestamp() - make_interval(secs => $1)");
        idle.bind(FORGET).execute(&pool).await?;
        let count = query(
            "SELECT count(*) AS jobs, bool_or(people) AS people FROM thinking
             WHERE answer IS NULL AND (until IS NULL OR until < clock_timestamp())",
        );
        read_waiting(&count.fetch_one(&pool).await?)
    }
}

fn read_job(row: &PgRow) -> Result<Job, StoreError> {
    let longest: i64 = row.try_get("longest")?;
    Ok(Job {
        id: row.try_get("id")?,
        has_people: row.try_get("people")?,
        network: row.try_get("network")?,
        table: row.try_get("table_id")?,
        task: row.try_get("task")?,
        longest: Duration::from_millis(longest.max(0) as u64),
    })
}

fn read_waiting(row: &PgRow) -> Result<Waiting, StoreError> {
    let (jobs, people): (i64, Option<bool>) = (row.try_get("jobs")?, row.try_get("people")?);
    Ok(Waiting { jobs: jobs as usize, do_people: people.unwrap_or_default() })
}

/// Somebody who listens to what happens.
pub struct Listener(PgListener);

impl Listener {
    /// What happens next; nothing if the connection broke, and something may have happened unheard meanwhile.
    pub async fn next(&mut self) -> Result<Option<News>, StoreError> {
        loop {
            let Some(told) = self.0.try_recv().await? else { return Ok(None) };
            match (told.channel(), told.payload().parse()) {
                (ASKED, _) => return Ok(Some(News::Asked)),
                (ANSWERED, Ok(id)) => return Ok(Some(News::Answered(id))),
                // Anybody may say anything there.
                _ => {}
            }
        }
    }
}
