//! The page behind an invitation.

use super::shell::page;
use super::skyline::hero;
use maud::{Markup, html};

/// Asks for a name. `others` are those who sit there already.
pub fn join(title: &str, address: &str, seat: &str, others: &[String]) -> Markup {
    page(
        &format!("Your seat at {title}"),
        "letter",
        html! {
            (hero("You are invited", "Friends wait for you in the town of Troyes."))
            main .sheet {
                p {
                    "A seat is kept for you at a table of " strong { (title) }
                    @if !others.is_empty() { ", with " (others.join(", ")) }
                    ". You will play " strong { (seat) } "."
                }
                form method="post" action=(address) .stack {
                    label .field {
                        span { "Your name" }
                        input type="text" name="name" maxlength="24" autocomplete="nickname" required data-remember="name";
                    }
                    button .primary type="submit" { "Sit down" }
                }
            }
        },
    )
}
