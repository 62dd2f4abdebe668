//! Drafts, proposals and previews of every game, held against what then happens.

mod clicks;
mod moves;
mod previews;
mod real_table;
mod scene;
mod score_helper;
mod since;
mod trays;
