//! The nouns on the table and their own small laws.

mod buildings;
mod cathedral;
mod city;
mod color;
mod die;
mod family;
mod owner;
mod queue;
mod ramparts;
mod square;

pub use buildings::{Buildings, Layout, Space};
pub use cathedral::{Cathedral, LEVELS, SITES};
pub use city::{Activity, City, OwnerSet};
pub use color::{Building, Color, DieColor};
pub use die::{Die, Group, Pool};
pub use family::{Families, Family, Known, Secret, Tokens, VpSource};
pub(crate) use owner::in_four_bits;
pub use owner::{ByOwner, Owner};
pub use queue::{Banners, MOST_BANNERS, Queue, QueuedEvent};
pub(crate) use ramparts::numeral;
pub use ramparts::{GATES, Levels, Outpost, Ramparts, WALL};
pub use square::{Faces, Square};
