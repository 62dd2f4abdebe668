//! What is answered at which address.

mod analysis;
mod aside;
mod assets;
mod call;
mod calls;
mod cards;
mod company;
mod draft;
mod events;
mod import;
mod language;
mod learn;
mod lobby;
mod me;
mod mixing;
mod puzzles;
mod real_table;
mod rules;
mod score;
mod seats;
mod session;
mod share;
mod table;
mod terms;

use crate::refusal::Refused;
use crate::request::Request;
use crate::response::Response;
use crate::tables::Tables;
use call::Call;
use futures_util::future::BoxFuture;
use http::Method;
use matchit::Router;
use words::Language;

pub(crate) use call::accepts_page;
pub(crate) use language::of as language_of;
pub(crate) use puzzles::Wanted;

type Handler = for<'a> fn(&'a Tables, Call<'a>) -> BoxFuture<'a, Result<Response, Refused>>;

macro_rules! routes {
    ($($method:ident $path:literal => $handler:path,)*) => {
        const ROUTES: &[(Method, &str, Handler)] =
            &[$((Method::$method, $path, |tables, call| Box::pin($handler(tables, call)))),*];
    };
}

routes! {
    GET  "/" => lobby::show,
    POST "/tables" => lobby::create,
    GET  "/cards" => cards::show,
    GET  "/me" => me::show,
    GET  "/me/export" => me::export,
    GET  "/puzzles" => puzzles::show,
    GET  "/puzzles/daily" => puzzles::of_today,
    GET  "/puzzles/next" => puzzles::another,
    GET  "/puzzles/{id}" => puzzles::one,
    POST "/puzzles/{id}/answer" => puzzles::answer,
    GET  "/puzzles/{id}/draft" => puzzles::draft,
    GET  "/puzzles/{id}/spot/{spot}" => puzzles::spot,
    GET  "/puzzles/{id}/thing/{thing}" => puzzles::component,
    POST "/puzzles/{id}/play-on" => puzzles::play_on,
    GET  "/rules" => rules::begin,
    GET  "/rules/{text}" => rules::show,
    GET  "/rules/drawings/{file}" => rules::drawing,
    GET  "/learn" => learn::show,
    POST "/learn" => learn::begin,
    GET  "/score" => score::show,
    POST "/score" => score::count,
    GET  "/import" => import::show,
    POST "/import" => import::create,
    POST "/language" => language::choose,
    GET  "/join/{secret}" => seats::invitation,
    POST "/join/{secret}" => seats::sit,
    GET  "/seat/{secret}" => seats::hold,
    GET  "/t/{id}" => table::show,
    GET  "/t/{id}/events" => events::stream,
    GET  "/t/{id}/pulse" => events::pulse,
    POST "/t/{id}/answer" => table::answer,
    POST "/t/{id}/undo" => table::undo,
    POST "/t/{id}/guide" => learn::guide,
    POST "/t/{id}/chance" => real_table::fall,
    POST "/t/{id}/hand" => real_table::hand,
    POST "/t/{id}/hint" => table::hint,
    POST "/t/{id}/pace" => table::pace,
    POST "/t/{id}/say" => company::say,
    POST "/t/{id}/chat" => company::chat,
    POST "/t/{id}/webhook" => calls::webhook,
    POST "/t/{id}/push" => calls::push,
    POST "/t/{id}/forced" => table::forced,
    GET  "/t/{id}/draft" => draft::draft,
    GET  "/t/{id}/spot/{spot}" => draft::spot,
    GET  "/t/{id}/thing/{thing}" => table::thing,
    GET  "/t/{id}/share" => share::show,
    GET  "/t/{id}/story" => table::story,
    GET  "/t/{id}/replay" => table::replay,
    GET  "/t/{id}/analysis" => analysis::show,
    POST "/t/{id}/analysis" => analysis::begin,
    GET  "/t/{id}/analysis/events" => analysis::events,
    POST "/t/{id}/seat-bot" => seats::seat_bot,
    POST "/t/{id}/promise" => mixing::promise,
    POST "/t/{id}/show" => mixing::show,
    GET  "/t/{id}/proof" => mixing::proof,
    GET  "/verify" => mixing::verify,
    GET  "/t/{id}/record" => table::record,
    POST "/t/{id}/delete" => seats::delete,
    POST "/t/{id}/rematch" => seats::rematch,
    POST "/t/{id}/play-on" => seats::play_on,
    GET  "/worker.js" => calls::worker,
    GET  "/assets/{file}" => assets::asset,
}

/// Whether a request asks for a new table: of these an address may send fewer.
pub fn opens_table(method: &Method, path: &str) -> bool {
    method == Method::POST && (matches!(path, "/tables" | "/import" | "/learn") || path.ends_with("/play-on"))
}

/// All routes, by method.
pub(crate) struct Routes {
    get: Router<Handler>,
    post: Router<Handler>,
}

impl Routes {
    /// Those of the table above.
    pub fn new() -> Routes {
        let mut routes = Routes { get: Router::new(), post: Router::new() };
        for (method, path, handler) in ROUTES {
            let router = if method == Method::GET { &mut routes.get } else { &mut routes.post };
            router.insert(*path, *handler).expect("each route stands once in the table");
        }
        routes
    }

    /// Lets whoever is responsible answer.
    pub async fn answer(
        &self,
        tables: &Tables,
        request: &Request,
        language: Language,
    ) -> Result<Response, Refused> {
        let router = match request.method {
            Method::GET | Method::HEAD => &self.get,
            Method::POST => &self.post,
            _ => return Err(Refused::NoPage),
        };
        let found = router.at(request.uri.path()).map_err(|_| Refused::NoPage)?;
        let call = Call { request, language, parameters: found.params };
        (found.value)(tables, call).await
    }
}
