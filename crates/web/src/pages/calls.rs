//! How somebody at a table wants to be called when it is their turn and they are elsewhere.

use super::table::TablePage;
use crate::storage::Way;
use maud::{Markup, html};
use words::phrase;

impl TablePage<'_> {
    /// An address that takes messages, and messages of the browser's own. What was set is never shown again: it is secret.
    pub(super) fn far_calls(&self) -> Markup {
        let seat = self.seat().or_else(|| self.screen.own.iter().next());
        let Some((seat, key)) = seat.zip(self.data.push_key()) else { return html! {} };
        let own = self.data.row.callings.iter().filter(|(other, _)| *other == seat);
        let is_set = own.map(|(_, calling)| &calling.way).any(|way| matches!(way, Way::Webhook(_)));
        let action = self.path("/webhook");
        html! {
            label .check data-needs-push hidden {
                input type="checkbox" data-push=(key) data-push-to=(self.path("/push")) data-push-seat=(seat.0);
                span { (self.text(phrase!("page-call-push"))) }
            }
            form method="post" action=(action) data-send .webhook {
                input type="hidden" name="seat" value=(seat.0);
                @if is_set {
                    p { (self.text(phrase!("page-call-webhook-set"))) }
                    button type="submit" name="address" value="" { (self.text(phrase!("page-call-webhook-forget"))) }
                } @else {
                    label .field {
                        span { (self.text(phrase!("page-call-webhook"))) }
                        input type="url" name="address" required autocomplete="off";
                    }
                    button type="submit" { (self.text(phrase!("page-about-set-pace"))) }
                }
            }
        }
    }
}
