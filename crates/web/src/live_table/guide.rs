//! Whoever learns at a table with a guide, and does not want to do everything alone.

use super::{LiveTable, steps};
use crate::refusal::Refused;
use crate::storage::Write;
use crate::visitor::Visitor;
use guide::LEARNER;
use std::sync::Arc;

impl LiveTable {
    /// What is to be done is done for whoever learns. Where they say how much they have been told, nothing is done if that
    /// is no longer all: whoever asks twice, or in two windows, is shown one thing.
    pub async fn show_deed(
        self: &Arc<LiveTable>,
        visitor: Visitor,
        told: Option<usize>,
    ) -> Result<(), Refused> {
        self.change(move |data| {
            LiveTable::must_hold(data, visitor, LEARNER)?;
            let said = data.game.guided().map(|guided| guided.steps.len());
            if told.is_some() && said.is_some() && told != said {
                return Ok(None);
            }
            let change = data.game.show_deed()?;
            data.row.is_begun = true;
            Ok(Some(steps(data, change)))
        })
        .await
    }

    /// Whoever learns goes on alone.
    pub async fn leave_guide(self: &Arc<LiveTable>, visitor: Visitor) -> Result<(), Refused> {
        self.change(move |data| {
            LiveTable::must_hold(data, visitor, LEARNER)?;
            data.row.terms.is_guide_left = true;
            data.game.leave_guide();
            Ok(Some(Write::Terms { table: data.row.id.clone(), terms: data.row.terms.clone() }))
        })
        .await
    }
}
