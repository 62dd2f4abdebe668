//! The rules in short, over any screen.

use crate::ink::Ink;
use crate::scroll::{self, Paragraph};
use ratatui::Frame;
use stage::PrimerSection;
use tabletop::phrase;

/// Draws them so many lines after their beginning; how far they can be scrolled.
pub fn draw(frame: &mut Frame<'_>, ink: Ink, sections: &[PrimerSection], from: usize) -> usize {
    let table = PrimerSection {
        heading: phrase!("terminal-rules-table"),
        text: phrase!("terminal-rules-table-text"),
    };
    // What a browser's table is like is of no use here.
    let rules = sections.iter().filter(|section| section.heading != phrase!("stage-primer-table"));
    let paragraphs: Vec<Paragraph> = rules
        .chain([&table])
        .map(|section| Paragraph { heading: ink.text(&section.heading), text: ink.text(&section.text) })
        .collect();
    scroll::draw(frame, ink, &ink.text(&phrase!("terminal-rules")), &paragraphs, from)
}
