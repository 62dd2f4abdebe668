//! What the expansion and the variants change: each file holds its whole difference and is called from one-line seams.

mod head_of_family;
mod kings_challenge;
mod tournament;
