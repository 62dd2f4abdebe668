//! Tests of analyses. `TROYES_LONG=1` (or more) makes the proofs of docs/analysis.md as long as they stand there:
//! `TROYES_LONG=1 cargo nextest run --cargo-profile quick -p troyes-analysis proof --no-capture`.

mod accounts;
mod golden;
mod grading;
mod proofs;
mod secrets;
mod self_play;
mod statistics;
