//! Everything that a request can be refused for, each with the sentence that a person reads.

use crate::games::OpenError;
use crate::play::Declined;
use crate::secret::TableId;
use crate::store::StoreError;
use axum::http::StatusCode;
use std::sync::Arc;

/// Why a request was refused.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Refused {
    /// The table does not accept it.
    #[error("{0}")]
    Declined(#[from] Declined),
    /// There is no such table.
    #[error("There is no table here. Perhaps a letter of the address is missing.")]
    NoTable,
    /// There is no such page.
    #[error("There is nothing here.")]
    NoPage,
    /// The invitation is not valid (any more).
    #[error("This invitation is not open: the seat is taken, or a letter of the address is missing.")]
    NoInvitation,
    /// The link to a seat is not valid.
    #[error("This link leads to no seat. Perhaps a letter of the address is missing.")]
    NoSeat,
    /// Somebody wants to play for a seat that is not theirs.
    #[error("This is not your seat.")]
    NotYours,
    /// The request comes from another site.
    #[error("This request comes from another site, so it was not carried out.")]
    CrossSite,
    /// The fields of a form are not what they should be.
    #[error("This request is garbled: {0}")]
    Garbled(String),
    /// The request is too large.
    #[error("This is more than fits into one request.")]
    TooLarge,
    /// The request took too long.
    #[error("This took too long.")]
    TooSlow,
    /// Too much at once from one address.
    #[error("That was a lot at once. Please wait a moment and try again.")]
    TooMany,
    /// The server has taken on all it can.
    #[error("All tables are taken at the moment. Please try again a little later.")]
    Full,
    /// The game cannot be set up like this.
    #[error("The game cannot be set up like this: {0}")]
    Setup(String),
    /// An old table that cannot be opened any more.
    #[error("This table cannot be opened: {0}")]
    Unreadable(String),
    /// A table at which this program fails.
    #[error(
        "This program has failed at this table, so the table was set aside. Nothing is lost: everything up to the last \
         answer is on disk. Whoever plays here can download the record at /t/{0}/record, and a version that does better \
         goes on from there."
    )]
    SetAside(TableId),
    /// The disk failed.
    #[error("This could not be saved, so it was not done. Please try again.")]
    Store(Arc<StoreError>),
    /// A fault of this program.
    #[error("Something went wrong here. The table is as it was.")]
    Fault,
}

impl Refused {
    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Refused::Declined(Declined::NoSuchMoment | Declined::NoSuchThing)
            | Refused::NoTable
            | Refused::NoPage
            | Refused::NoInvitation
            | Refused::NoSeat => StatusCode::NOT_FOUND,
            Refused::Declined(Declined::NotOver) | Refused::NotYours | Refused::CrossSite => {
                StatusCode::FORBIDDEN
            }
            Refused::Declined(_) | Refused::Unreadable(_) | Refused::SetAside(_) => StatusCode::CONFLICT,
            Refused::Garbled(_) => StatusCode::BAD_REQUEST,
            Refused::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Refused::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Refused::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Refused::Setup(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refused::Full | Refused::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
            Refused::Fault => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        eprintln!("storage: {error}");
        Refused::Store(Arc::new(error))
    }
}

impl From<OpenError> for Refused {
    fn from(error: OpenError) -> Refused {
        Refused::Unreadable(error.to_string())
    }
}

impl From<tabletop::SetupError> for Refused {
    fn from(error: tabletop::SetupError) -> Refused {
        Refused::Setup(error.to_string())
    }
}
