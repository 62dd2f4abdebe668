//! How well a decision was taken.

use crate::finding::Finding;
use serde::{Deserialize, Serialize};

/// How well a decision was taken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// Nothing better was found.
    Best,
    /// It lost little, or so little that it might as well be nothing.
    Fine,
    /// It lost something.
    Inaccuracy,
    /// It lost much.
    Mistake,
    /// It lost very much.
    Blunder,
}

/// From how many points of lead on a loss has each grade. What is below the last is hardly a loss: half of the decisions of the
/// usual opponent lose less. A quarter of them are at least inaccuracies, a twentieth mistakes, a hundredth blunders, as far as
/// losses go (docs/analysis.md, `examples/grades.rs`).
const FROM: [(f64, Grade); 4] =
    [(3.35, Grade::Blunder), (2.2, Grade::Mistake), (0.95, Grade::Inaccuracy), (0.25, Grade::Fine)];

impl Grade {
    /// Every grade, the best first.
    pub const ALL: [Grade; 5] = [Grade::Best, Grade::Fine, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    /// Its word in programs and messages.
    pub const fn word(self) -> &'static str {
        match self {
            Grade::Best => "best",
            Grade::Fine => "fine",
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }
}

/// How well a decision was taken. Whoever may as well have lost nothing is not blamed.
pub fn grade(finding: &Finding) -> Grade {
    if finding.played == 0 {
        return Grade::Best;
    }
    let grade = FROM.iter().find(|(from, _)| finding.loss >= *from).map_or(Grade::Best, |(_, grade)| *grade);
    if finding.loss <= finding.error { grade.min(Grade::Fine) } else { grade }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graded(played: usize, loss: f64, error: f64) -> Grade {
        grade(&Finding { step: 0, candidates: Vec::new(), played, loss, error })
    }

    #[test]
    fn losses_beyond_doubt_are_graded() {
        let losses = [0.24, 0.25, 0.95, 3.34, 3.35];
        assert_eq!(losses.map(|loss| graded(1, loss, 0.0)), Grade::ALL);
        assert_eq!(graded(1, 5.0, 5.0), Grade::Fine);
        assert_eq!(graded(0, 5.0, 0.0), Grade::Best);
    }
}
