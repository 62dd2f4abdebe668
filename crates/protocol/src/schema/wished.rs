//! The shapes of answers that are put together from what a request wishes for. Only their schemas are wanted.
#![allow(dead_code, reason = "only their schemas are wanted")]

use crate::answers::{BriefNext, BriefProgress, Decided, Next, Opened, Progress};
use schemars::JsonSchema;

/// A table's number before what a method answers.
#[derive(JsonSchema)]
#[schemars(rename = "{T}OfTable")]
pub struct OfTable<T> {
    table: u64,
    #[serde(flatten)]
    result: T,
}

/// What a table tells after a request: in full or in brief, with what else was wished for.
#[derive(JsonSchema)]
#[schemars(rename = "ToldAsWished")]
pub struct ToldAsWished<C, H, V> {
    #[serde(flatten)]
    told: InFullOrBrief<Progress<H>, BriefProgress>,
    /// What `next` answers, if that was wished for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    next: Option<InFullOrBrief<Next<C>, BriefNext>>,
    #[serde(flatten)]
    seen: Seen<V>,
}

/// What is asked, with what else was wished for.
#[derive(JsonSchema)]
#[schemars(rename = "NextAsWished")]
pub struct NextAsWished<C, V> {
    #[serde(flatten)]
    next: InFullOrBrief<Next<C>, BriefNext>,
    #[serde(flatten)]
    seen: Seen<V>,
}

/// What `bot` answers: the choice, and what came of it if it was played.
#[derive(JsonSchema)]
#[schemars(rename = "BotDecided")]
pub struct BotDecided<C, H, V> {
    #[serde(flatten)]
    decided: Decided<C>,
    #[serde(flatten)]
    told: Option<ToldAsWished<C, H, V>>,
}

/// What `new`, `load`, `clone` and `guess` answer.
#[derive(JsonSchema)]
#[schemars(rename = "OpenedAsWished")]
pub struct OpenedAsWished<O, C, H, V> {
    #[serde(flatten)]
    opened: Opened<O>,
    #[serde(flatten)]
    told: ToldAsWished<C, H, V>,
}

#[derive(JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "{F}Or{B}")]
pub enum InFullOrBrief<F, B> {
    Full(F),
    Brief(B),
}

/// The view that was wished for.
#[derive(JsonSchema)]
#[schemars(rename = "SeenAsWished")]
pub struct Seen<V> {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    view: Option<V>,
}
