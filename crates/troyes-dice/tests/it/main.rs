//! Tests of the rules from outside, as every driver meets them.

mod achievements;
mod bonuses;
mod buildings;
mod census;
mod chains;
mod examples;
mod figures;
mod games;
mod laws;
mod playthroughs;
mod rulings;
mod scene;
mod take_back;
mod tampering;
mod tiles;
mod wheel;
mod words;
