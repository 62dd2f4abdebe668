//! The 27 Activity cards and the six events of The Ladies of Troyes.

pub mod events;
pub mod red;
pub mod white;
pub mod yellow;
