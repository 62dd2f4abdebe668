//! What every encoding promises, held by random play over the mixes of options.

mod dice;
mod numbers;
mod promises;
mod troyes;
