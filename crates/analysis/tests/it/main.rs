//! Tests of analyses. `TROYES_LONG=5` makes the proofs as long as docs/analysis.md wants them, 1 a fifth of that:
//! `TROYES_LONG=5 cargo nextest run --profile long --release -p troyes-analysis proof --no-capture`.

mod accounts;
mod golden;
mod grading;
mod proofs;
mod secrets;
mod self_play;
mod statistics;
