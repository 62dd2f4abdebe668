//! Patterns on the notation of choices.

use std::fmt;

/// A pattern on the notation of a choice: `*` stands for anything, also for nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern(String);

impl Pattern {
    /// A pattern.
    ///
    /// ```
    /// let with_yellow = guide::Pattern::new("dice * yellow*");
    /// assert!(with_yellow.is_met("dice two yellow 4"));
    /// assert!(!with_yellow.is_met("pass"));
    /// assert!(guide::Pattern::new("*").is_met("pass"));
    /// ```
    pub fn new(text: impl Into<String>) -> Pattern {
        Pattern(text.into())
    }

    /// Whether a choice is of this pattern.
    pub fn is_met(&self, text: &str) -> bool {
        let mut parts = self.0.split('*');
        let Some(mut rest) = parts.next().and_then(|first| text.strip_prefix(first)) else { return false };
        let mut parts: Vec<&str> = parts.collect();
        let Some(last) = parts.pop() else { return rest.is_empty() };
        for part in parts {
            match rest.find(part) {
                Some(at) => rest = &rest[at + part.len()..],
                None => return false,
            }
        }
        rest.ends_with(last)
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
