//! Connections, how many of them, and how long they may keep silent.

use crate::config::Limits;
use crate::http::Peer;
use crate::log::Log;
use axum::Router;
use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::ServiceExt;
use web::Counts;

/// Headers of a request in all.
const MOST_HEAD: usize = 16 * 1024;

/// Serves whoever comes, for ever.
pub async fn accept_all(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    is_behind_proxy: bool,
    log: Arc<Log>,
) {
    let places = Arc::new(Semaphore::new(limits.connections));
    let counts = Counts::default();
    // Behind a proxy all connections come from one address.
    let each = if is_behind_proxy { limits.connections } else { limits.connections_each };
    loop {
        let Ok(place) = places.clone().acquire_owned().await else { return };
        let (stream, peer) = match listener.accept().await {
            Ok((stream, address)) => (stream, Peer(address.ip())),
            Err(error) => {
                log.note("connections", format_args!("{error}"));
                // Too many open files, most likely: it gets better when somebody leaves.
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let Some(counted) = counts.enter(peer.network(), each, usize::MAX) else {
            log.note("too many connections", format_args!("{}: it has {each}", peer.network()));
            continue;
        };
        let (router, request_timeout) = (router.clone(), limits.request_timeout);
        tokio::spawn(async move {
            serve(stream, peer, router, request_timeout).await;
            drop((place, counted));
        });
    }
}

async fn serve(stream: TcpStream, peer: Peer, router: Router, request_timeout: Duration) {
    // Events are small and must not wait for more.
    drop(stream.set_nodelay(true));
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(peer);
        router.clone().oneshot(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(request_timeout)
        .max_buf_size(MOST_HEAD)
        .serve_connection(TokioIo::new(stream), service);
    // Whoever hangs up in the middle is no concern of ours.
    drop(connection.await);
}
