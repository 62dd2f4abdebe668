//! Tests of the rules from outside, as every driver meets them.

mod census;
mod figures;
mod findings;
mod games;
mod hunt;
mod kings_challenge;
mod laws;
mod playthroughs;
mod ramparts;
mod rulings;
mod words;
