//! Everything that a request can be refused for, each with what a person is told.

use crate::games::OpenError;
use crate::mixing::MixingError;
use crate::name::NameError;
use crate::played_game::Declined;
use crate::secret::TableId;
use crate::storage::StorageError;
use http::StatusCode;
use words::{Phrase, phrase};

/// Why a request was refused.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum Refused {
    /// The table does not accept it.
    Declined(#[from] Declined),
    /// There is no such table.
    NoTable,
    /// There is no such page.
    NoPage,
    /// The invitation is not valid (any more).
    NoInvitation,
    /// The link to a seat is not valid.
    NoSeat,
    /// The link to a seat was opened on too many devices.
    TooManyDevices(usize),
    /// Somebody wants to play for a seat that is not theirs.
    NotYours,
    /// Somebody wants what only the host of a table may do.
    NotHost,
    /// Somebody wants to know what moves were worth while others still play.
    AnalysedLater,
    /// One address has as many tables as it may.
    Quota(usize),
    /// The request comes from another site.
    CrossSite,
    /// The fields of a form are not what they should be; what is wrong.
    Garbled(Phrase),
    /// The request is too large.
    TooLarge,
    /// The request took too long.
    TooSlow,
    /// Too much at once from one address.
    TooMany,
    /// The server has taken on all it can.
    Full,
    /// As many look at the table as there is room for.
    Crowded,
    /// Bots play at as many tables without people as they may.
    BotsAlone,
    /// The server is asked for under a name that it does not know.
    UnknownHost(String),
    /// A name that nobody can have.
    Name(#[from] NameError),
    /// The game cannot be set up like this; why.
    Setup(Phrase),
    /// An old table that cannot be opened any more; why.
    Unreadable(Phrase),
    /// A table at which this program fails.
    SetAside(TableId),
    /// Nobody may say that here; why.
    Talk(Phrase),
    /// What somebody brings to the seed is not taken.
    Mixing(#[from] MixingError),
    /// What is kept cannot be read or written.
    NotSaved,
    /// Another node leads the table; whoever carries requests asks there.
    Elsewhere,
    /// The node that was asked is gone, and nobody knows whether it has done anything.
    Unknown,
    /// A fault of this program.
    Fault,
}

impl Refused {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        match self {
            Refused::Declined(declined) => declined.phrase(),
            Refused::NoTable => phrase!("page-request-no-table"),
            Refused::NoPage => phrase!("page-request-no-page"),
            Refused::NoInvitation => phrase!("page-request-no-invitation"),
            Refused::NoSeat => phrase!("page-request-no-seat"),
            Refused::TooManyDevices(most) => phrase!("page-request-too-many-devices", most = *most),
            Refused::NotYours => phrase!("page-request-not-yours"),
            Refused::NotHost => phrase!("page-request-not-host"),
            Refused::AnalysedLater => phrase!("page-request-analysed-later"),
            Refused::Quota(tables) => phrase!("page-request-quota", tables = *tables),
            Refused::CrossSite => phrase!("page-request-cross-site"),
            Refused::Garbled(why) => phrase!("page-request-garbled", why = why.clone()),
            Refused::TooLarge => phrase!("page-request-too-large"),
            Refused::TooSlow => phrase!("page-request-too-slow"),
            Refused::TooMany => phrase!("page-request-too-many"),
            Refused::Full => phrase!("page-request-full"),
            Refused::Crowded => phrase!("page-request-crowded"),
            Refused::BotsAlone => phrase!("page-request-bots-alone"),
            Refused::UnknownHost(host) => phrase!("page-request-unknown-host", host = host.clone()),
            Refused::Name(error) => error.phrase(),
            Refused::Setup(why) => phrase!("page-request-setup", why = why.clone()),
            Refused::Unreadable(why) => phrase!("page-request-unreadable", why = why.clone()),
            Refused::SetAside(id) => phrase!("page-request-set-aside", address = format!("/t/{id}/record")),
            Refused::Talk(why) => why.clone(),
            Refused::Mixing(error) => error.phrase(),
            Refused::NotSaved => phrase!("page-request-not-saved"),
            Refused::Elsewhere => phrase!("page-request-elsewhere"),
            Refused::Unknown => phrase!("page-request-unknown"),
            Refused::Fault => phrase!("page-request-fault"),
        }
    }

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
            | Refused::TooManyDevices(_)
            | Refused::NotYours
            | Refused::NotHost
            | Refused::AnalysedLater
            | Refused::CrossSite => StatusCode::FORBIDDEN,
            Refused::Declined(_) | Refused::Unreadable(_) | Refused::Name(NameError::Taken(_)) => {
                StatusCode::CONFLICT
            }
            Refused::SetAside(_) | Refused::Mixing(_) => StatusCode::CONFLICT,
            Refused::UnknownHost(_) => StatusCode::MISDIRECTED_REQUEST,
            Refused::Garbled(_) => StatusCode::BAD_REQUEST,
            Refused::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Refused::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Refused::TooMany | Refused::BotsAlone | Refused::Quota(_) => StatusCode::TOO_MANY_REQUESTS,
            Refused::Setup(_) | Refused::Name(_) | Refused::Talk(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refused::Full | Refused::Crowded | Refused::NotSaved | Refused::Elsewhere => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            Refused::Unknown => StatusCode::BAD_GATEWAY,
            Refused::Fault => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl From<StorageError> for Refused {
    fn from(error: StorageError) -> Refused {
        match error {
            // The live table reads itself again, and whoever asked sees how it stands.
            StorageError::Overtaken => Declined::Stale.into(),
            StorageError::Failed => Refused::NotSaved,
            StorageError::Untold => Refused::Unknown,
        }
    }
}

impl From<OpenError> for Refused {
    fn from(error: OpenError) -> Refused {
        Refused::Unreadable(error.phrase())
    }
}

impl From<tabletop::SetupError> for Refused {
    fn from(error: tabletop::SetupError) -> Refused {
        Refused::Setup(error.phrase())
    }
}
