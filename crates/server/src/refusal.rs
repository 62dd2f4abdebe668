//! Everything that a request can be refused for, each with the sentence that a person reads.

use crate::games::OpenError;
use crate::name::NameError;
use crate::play::Declined;
use crate::secret::TableId;
use crate::speech;
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
    #[error("There is no table here. Perhaps a letter of the address is missing, or the table was deleted.")]
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
    /// Somebody wants to delete a table that is not theirs.
    #[error("Only whoever opened this table can delete it.")]
    NotHost,
    /// One address has as many tables as it may.
    #[error(
        "{0} tables were opened from your address lately. Please delete some that you do not need, or come back in a few days."
    )]
    Quota(usize),
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
    /// As many look at the table as there is room for.
    #[error("So many look at this table already that there is no room for another window.")]
    Crowded,
    /// Bots play at as many tables without people as they may.
    #[error(
        "Bots play among themselves at as many tables as they may. Close one that you watch, or sit down at this one."
    )]
    BotsAlone,
    /// The server is asked for under a name that it does not know.
    #[error(
        "This server does not go by the name “{0}”. Open it by its address, or let whoever runs it start it with `--host {0}`."
    )]
    UnknownHost(String),
    /// A name that nobody can have.
    #[error("{0}")]
    Name(#[from] NameError),
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
    #[error(
        "This could not be saved just now, so it was not done. Nothing that was played is lost. Please try again."
    )]
    Store(Arc<StoreError>),
    /// A fault of this program.
    #[error("Something went wrong here. The table is as it was.")]
    Fault,
}

impl Refused {
    /// Under what the log tells of it: whatever an attack may lead to.
    pub fn kind(&self) -> Option<&'static str> {
        match self {
            Refused::CrossSite => Some("another site"),
            Refused::UnknownHost(_) => Some("unknown host"),
            Refused::TooMany => Some("too much at once"),
            Refused::Full => Some("no table free"),
            Refused::Crowded => Some("no window free"),
            Refused::BotsAlone => Some("bots alone"),
            Refused::Fault => Some("fault"),
            _ => None,
        }
    }

    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Refused::Declined(Declined::NoSuchMoment | Declined::NoSuchThing)
            | Refused::NoTable
            | Refused::NoPage
            | Refused::NoInvitation
            | Refused::NoSeat => StatusCode::NOT_FOUND,
            Refused::Declined(Declined::NotOver)
            | Refused::NotYours
            | Refused::NotHost
            | Refused::CrossSite => StatusCode::FORBIDDEN,
            Refused::Declined(_) | Refused::Unreadable(_) | Refused::Name(NameError::Taken(_)) => {
                StatusCode::CONFLICT
            }
            Refused::SetAside(_) => StatusCode::CONFLICT,
            Refused::UnknownHost(_) => StatusCode::MISDIRECTED_REQUEST,
            Refused::Garbled(_) => StatusCode::BAD_REQUEST,
            Refused::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Refused::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Refused::TooMany | Refused::BotsAlone | Refused::Quota(_) => StatusCode::TOO_MANY_REQUESTS,
            Refused::Setup(_) | Refused::Name(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refused::Full | Refused::Crowded | Refused::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
            Refused::Fault => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        match &error {
            // The live table reads itself again, and whoever asked sees how it stands.
            StoreError::Overtaken => return Declined::Stale.into(),
            // The writer has said so already.
            StoreError::Unwritten(_) => {}
            other => eprintln!("storage: {other}"),
        }
        Refused::Store(Arc::new(error))
    }
}

impl From<OpenError> for Refused {
    fn from(error: OpenError) -> Refused {
        Refused::Unreadable(error.said(speech::language()))
    }
}

impl From<tabletop::SetupError> for Refused {
    fn from(error: tabletop::SetupError) -> Refused {
        Refused::Setup(speech::language().text(&error.phrase()))
    }
}
