//! Tests of the rules from outside, as every driver meets them.

mod achievements;
mod bonuses;
mod buildings;
mod census;
mod chains;
mod examples;
mod figures;
mod games;
mod hunt;
mod laws;
mod oracle;
mod playthroughs;
mod positions;
mod rulings;
mod scene;
mod take_back;
mod tiles;
mod wheel;
mod words;
