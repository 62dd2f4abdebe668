//! Messages to the world outside: webhooks and browsers. Nothing is sent to a house's own network unless whoever runs the
//! server allows it, no redirect is followed, and no address is written into the log.

mod lock;
mod place;
mod vapid;

use axum::body::Bytes;
use http_body_util::Full;
use hyper::client::conn::http1::handshake;
use hyper::{Method, Request, StatusCode, header};
use hyper_util::rt::TokioIo;
use place::Place;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto::ring};
use web::{Courier, Delivery, Subscription, Undelivered};

pub use vapid::Key;

/// A message must have arrived within this time.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a browser's own post office keeps a message, in seconds.
const KEPT: &str = "86400";

/// Sends messages over HTTP.
#[derive(Clone)]
pub struct HttpCourier {
    tls: TlsConnector,
    key: Arc<Key>,
    allows_local: bool,
}

impl std::fmt::Debug for HttpCourier {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "HttpCourier {{ allows_local: {} }}", self.allows_local)
    }
}

/// A message on its way: what is said in its head, and its body.
struct Letter {
    headers: Vec<(header::HeaderName, String)>,
    body: Vec<u8>,
}

impl HttpCourier {
    /// A courier who signs with this key.
    pub fn new(key: Key, allows_local: bool) -> HttpCourier {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("the provider knows these versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        HttpCourier { tls: TlsConnector::from(Arc::new(config)), key: Arc::new(key), allows_local }
    }

    async fn send(self, place: Place, letter: Letter) -> Result<(), Undelivered> {
        let sent = timeout(PATIENCE, self.try_send(place, letter)).await;
        sent.unwrap_or(Err(Undelivered::Failed))
    }

    async fn try_send(self, place: Place, letter: Letter) -> Result<(), Undelivered> {
        let stream = place.connect(self.allows_local).await?;
        let status = if place.is_https {
            let name = ServerName::try_from(place.host.clone()).map_err(|_| Undelivered::Forbidden)?;
            let stream = self.tls.connect(name, stream).await.map_err(|_| Undelivered::Failed)?;
            exchange(stream, &place, letter).await
        } else {
            exchange(stream, &place, letter).await
        };
        match status.ok_or(Undelivered::Failed)? {
            status if status.is_success() => Ok(()),
            StatusCode::NOT_FOUND | StatusCode::GONE => Err(Undelivered::Gone),
            status if status == StatusCode::TOO_MANY_REQUESTS || status.is_server_error() => {
                Err(Undelivered::Failed)
            }
            // Whatever else they say will be the same the next time.
            _ => Err(Undelivered::Forbidden),
        }
    }
}

/// Sends a letter over an open connection; what is answered.
async fn exchange<S>(stream: S, place: &Place, letter: Letter) -> Option<StatusCode>
where
    S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let (mut sender, connection) = handshake(TokioIo::new(stream)).await.ok()?;
    let task = crate::task::spawn(connection);
    let mut request = Request::builder()
        .method(Method::POST)
        .uri(&place.path)
        .header(header::HOST, &place.authority)
        .header(header::USER_AGENT, "troyes");
    for (name, value) in letter.headers {
        request = request.header(name, value);
    }
    let request = request.body(Full::new(Bytes::from(letter.body))).ok()?;
    let answered = sender.send_request(request).await;
    // Nobody reads what else they have to say.
    task.abort();
    answered.ok().map(|answer| answer.status())
}

impl Courier for HttpCourier {
    fn may_send_to(&self, address: &str) -> bool {
        Place::read(address).is_some_and(|place| place.may_be(self.allows_local))
    }

    fn post(&self, address: &str, json: String) -> Delivery {
        let Some(place) = Place::read(address) else { return forbidden() };
        let headers = vec![(header::CONTENT_TYPE, "application/json".into())];
        Box::pin(self.clone().send(place, Letter { headers, body: json.into_bytes() }))
    }

    fn push(&self, to: &Subscription, json: String) -> Delivery {
        let place = Place::read(&to.endpoint);
        let Some(place) = place.filter(|place| place.is_https || self.allows_local) else {
            return forbidden();
        };
        let Some(body) = lock::locked(json.as_bytes(), to) else { return forbidden() };
        let headers = vec![
            (header::CONTENT_TYPE, "application/octet-stream".into()),
            (header::CONTENT_ENCODING, "aes128gcm".into()),
            (header::HeaderName::from_static("ttl"), KEPT.into()),
            (header::AUTHORIZATION, self.key.authorization(&place.origin(), crate::store::now())),
        ];
        Box::pin(self.clone().send(place, Letter { headers, body }))
    }

    fn push_key(&self) -> String {
        self.key.public()
    }
}

fn forbidden() -> Delivery {
    Box::pin(std::future::ready(Err(Undelivered::Forbidden)))
}
