//! Connections, how many of them, and how long they may keep silent.

use crate::config::Limits;
use crate::http::Peer;
use crate::inner::Watched;
use axum::Router;
use axum::body::Body;
use axum::http::{HeaderValue, header};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, Semaphore};
use tower::ServiceExt;
use web::Counts;

/// Headers of a request in all.
const MOST_HEAD: usize = 16 * 1024;

/// As long as so large a part of all places is free, a browser may keep its connection for the next request. Below, each
/// request comes on its own: whoever looks on needs a place all the time, whoever moves now and then does not.
const ROOMY: usize = 4;

/// Where people come in.
pub struct Door {
    /// Where they are listened to.
    pub listener: TcpListener,
    /// Who answers them.
    pub router: Router,
    /// How many there may be.
    pub limits: Limits,
    /// Whether all connections come from a proxy.
    pub is_behind_proxy: bool,
}

impl Door {
    /// Serves whoever comes until it is told to stop; ends when those who are here then have been answered.
    pub async fn accept_all(self, watched: Arc<Watched>, stop: Arc<Notify>) {
        let Door { listener, router, limits, is_behind_proxy } = self;
        let connections = GracefulShutdown::new();
        let places = Arc::new(Semaphore::new(limits.connections));
        let counts = Counts::default();
        // Behind a proxy all connections come from one address.
        let each = if is_behind_proxy { limits.connections } else { limits.connections_each };
        loop {
            let next = async { (places.clone().acquire_owned().await, listener.accept().await) };
            let (place, accepted) = tokio::select! {
                next = next => next,
                () = stop.notified() => break,
            };
            let (stream, peer) = match accepted {
                Ok((stream, address)) => (stream, Peer(address.ip())),
                Err(error) => {
                    watched.log.note("connections", format_args!("{error}"));
                    // Too many open files, most likely: it gets better when somebody leaves.
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            };
            let Some(counted) = counts.enter(peer.network(), each, usize::MAX) else {
                let network = peer.network();
                watched.log.note("too many connections", format_args!("{network}: it has {each}"));
                continue;
            };
            let (router, request_timeout) = (router.clone(), limits.request_timeout);
            let (watcher, here) = (connections.watcher(), watched.metrics.connected());
            let room = Room { places: places.clone(), least: limits.connections / ROOMY };
            crate::task::spawn(async move {
                serve(stream, peer, Way { router, room, request_timeout }, watcher).await;
                drop((place, counted, here));
            });
        }
        drop(listener);
        connections.shutdown().await;
    }
}

/// How many more may come.
struct Room {
    places: Arc<Semaphore>,
    /// With fewer free places nobody keeps one for later.
    least: usize,
}

impl Room {
    fn is_scarce(&self) -> bool {
        self.places.available_permits() < self.least
    }
}

/// What becomes of a connection's requests.
struct Way {
    router: Router,
    room: Room,
    request_timeout: Duration,
}

async fn serve(stream: TcpStream, peer: Peer, way: Way, watcher: Watcher) {
    // Events are small and must not wait for more.
    drop(stream.set_nodelay(true));
    let Way { router, room, request_timeout } = way;
    let room = Arc::new(room);
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(peer);
        let (answer, room) = (router.clone().oneshot(request.map(Body::new)), room.clone());
        async move {
            let mut response = answer.await?;
            if room.is_scarce() {
                response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
            }
            Ok::<_, std::convert::Infallible>(response)
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(request_timeout)
        .max_buf_size(MOST_HEAD)
        .serve_connection(TokioIo::new(stream), service);
    // Whoever hangs up in the middle is no concern of ours.
    drop(watcher.watch(connection).await);
}
