//! The 27 Activity cards and the events of The Ladies of Troyes.
