//! What the others have done since one's turn.

use crate::history::{Reader, told_lines};
use crate::ink::Ink;
use crate::scroll::{self, Paragraph};
use ratatui::Frame;
use stage::since::ToldAction;
use tabletop::{Arg, phrase};

/// What an action was, in one line.
pub fn line<S>(deed: &ToldAction<S>, reader: Reader<'_>) -> String {
    let told = told_lines(&deed.told, reader);
    told.iter().map(|sentence| sentence.text.as_str()).collect::<Vec<_>>().join(" ")
}

/// Draws all of it so many lines after its beginning; how far it can be scrolled.
pub fn draw<S>(
    frame: &mut Frame<'_>,
    ink: Ink,
    deeds: &[ToldAction<S>],
    reader: Reader<'_>,
    from: usize,
) -> usize {
    let paragraph = |deed: &ToldAction<S>| {
        let paid = deed.account.payments.iter().map(|payment| match &payment.to {
            Some(who) => {
                phrase!("stage-tray-paid-to", amount = payment.amount.clone(), who = who.clone())
            }
            None => phrase!("stage-tray-paid", amount = payment.amount.clone()),
        });
        let paid: Vec<_> = paid.collect();
        let heading = match paid.is_empty() {
            true => phrase!("terminal-news-who", who = deed.who),
            false => phrase!("terminal-news-who-paid", who = deed.who, paid = Arg::row(paid)),
        };
        let heading = reader.language.say(&heading, reader.names).to_string();
        Paragraph { heading, text: line(deed, reader) }
    };
    let mut paragraphs: Vec<Paragraph> = deeds.iter().map(paragraph).collect();
    if paragraphs.is_empty() {
        let nothing = ink.text(&phrase!("terminal-news-none"));
        paragraphs.push(Paragraph { heading: nothing, text: String::new() });
    }
    scroll::draw(frame, ink, &ink.text(&phrase!("terminal-news")), &paragraphs, from)
}
