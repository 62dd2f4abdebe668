//! A browser without a screen: for load tests and tests.

use axum::body::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Method, Request, Response, StatusCode, header};
use hyper_util::rt::TokioIo;
use std::net::SocketAddr;
use tokio::net::TcpStream;

const X_FORWARDED_FOR: header::HeaderName = header::HeaderName::from_static("x-forwarded-for");

/// Why a request was not answered.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// No connection.
    #[error("connection: {0}")]
    Connection(#[from] std::io::Error),
    /// The connection broke.
    #[error("request: {0}")]
    Request(#[from] hyper::Error),
    /// The request cannot be written.
    #[error("malformed request: {0}")]
    Malformed(#[from] hyper::http::Error),
    /// The stream was refused.
    #[error("the stream was refused: {0}")]
    Refused(StatusCode),
}

/// One person's browser: it keeps its cookie and one connection.
pub struct Client {
    address: SocketAddr,
    /// All cookies, as they are sent.
    cookie: Option<String>,
    /// The languages it asks for, as they are sent.
    languages: Option<String>,
    /// What a proxy would say of where it is.
    network: Option<String>,
    sender: Option<SendRequest<Full<Bytes>>>,
}

/// The answer to a request.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Its status.
    pub status: StatusCode,
    /// Its headers.
    pub headers: hyper::HeaderMap,
    /// Its text.
    pub text: String,
}

impl Answer {
    /// Where it leads.
    pub fn location(&self) -> Option<&str> {
        self.headers.get(header::LOCATION)?.to_str().ok()
    }
}

impl Client {
    /// Somebody new.
    pub fn new(address: SocketAddr) -> Client {
        Client { address, cookie: None, languages: None, network: None, sender: None }
    }

    /// Somebody else at the same server.
    pub fn stranger(&self) -> Client {
        Client::new(self.address)
    }

    /// The same person in another window.
    pub fn again(&self) -> Client {
        Client {
            address: self.address,
            cookie: self.cookie.clone(),
            languages: self.languages.clone(),
            network: self.network.clone(),
            sender: None,
        }
    }

    /// The same person at another address, as far as a proxy in front of the server is concerned.
    pub fn at_address(self, network: &str) -> Client {
        Client { network: Some(network.into()), ..self }
    }

    /// The same person with a browser that asks for these languages: `fr, en;q=0.5`.
    pub fn reading(self, languages: &str) -> Client {
        Client { languages: Some(languages.into()), ..self }
    }

    /// The cookies, as the browser would send them.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Somebody who sends this cookie.
    pub fn with_cookie(address: SocketAddr, cookie: &str) -> Client {
        Client { cookie: Some(cookie.into()), ..Client::new(address) }
    }

    /// Moves to a server that was started anew.
    pub fn move_to(&mut self, address: SocketAddr) {
        (self.address, self.sender) = (address, None);
    }

    /// Lets go of the connection; the next request opens another one.
    pub fn hang_up(&mut self) {
        self.sender = None;
    }

    /// Opens a page.
    pub async fn get(&mut self, path: &str) -> Result<Answer, ClientError> {
        let request = self.request(Method::GET, path).header(header::ACCEPT, "text/html");
        self.send(request.body(Full::default())?).await
    }

    /// Sends a form, as the page's script does.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<Answer, ClientError> {
        let request = self.form(path).body(Full::from(encode(fields)))?;
        self.send(request).await
    }

    /// A form that is not yet sent.
    pub fn form(&self, path: &str) -> hyper::http::request::Builder {
        self.request(Method::POST, path)
            .header(header::ACCEPT, "application/json")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
    }

    /// A request with the cookie and nothing else.
    pub fn request(&self, method: Method, path: &str) -> hyper::http::request::Builder {
        let request =
            Request::builder().method(method).uri(path).header(header::HOST, self.address.to_string());
        let told = [
            (header::COOKIE, &self.cookie),
            (header::ACCEPT_LANGUAGE, &self.languages),
            (X_FORWARDED_FOR, &self.network),
        ];
        told.into_iter().fold(request, |request, (name, value)| match value {
            Some(value) => request.header(name, value),
            None => request,
        })
    }

    /// Sends anything.
    pub async fn send(&mut self, request: Request<Full<Bytes>>) -> Result<Answer, ClientError> {
        let response = match self.sender.as_mut().filter(|sender| sender.is_ready()) {
            Some(sender) => sender.send_request(request).await?,
            None => {
                let sender = self.sender.insert(connect(self.address).await?);
                sender.send_request(request).await?
            }
        };
        for set in response.headers().get_all(header::SET_COOKIE) {
            self.keep(set.to_str().ok().and_then(|set| set.split(';').next()).unwrap_or_default());
        }
        let (head, body) = response.into_parts();
        let bytes = body.collect().await?.to_bytes();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Ok(Answer { status: head.status, headers: head.headers, text })
    }

    /// Keeps a cookie, instead of the one of the same name.
    fn keep(&mut self, cookie: &str) {
        let name = cookie.split('=').next();
        let line = self.cookie.take().unwrap_or_default();
        let others = line.split("; ").filter(|other| !other.is_empty() && other.split('=').next() != name);
        self.cookie = Some(others.chain([cookie]).collect::<Vec<_>>().join("; "));
    }

    /// Opens a stream of events on a connection of its own.
    pub async fn events(&self, path: &str, last: Option<&str>) -> Result<Events, ClientError> {
        let mut request = self.request(Method::GET, path).header(header::ACCEPT, "text/event-stream");
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        Ok(Events { stream: self.stream(request).await?, text: String::new(), searched: 0 })
    }

    /// Opens a stream of events that is packed with gzip, as browsers ask for it.
    pub async fn packed_events(&self, path: &str) -> Result<Stream, ClientError> {
        let request = self.request(Method::GET, path).header(header::ACCEPT, "text/event-stream");
        self.stream(request.header(header::ACCEPT_ENCODING, "gzip, deflate, br")).await
    }

    async fn stream(&self, request: hyper::http::request::Builder) -> Result<Stream, ClientError> {
        let mut sender = connect(self.address).await?;
        let response: Response<Incoming> = sender.send_request(request.body(Full::default())?).await?;
        if !response.status().is_success() {
            return Err(ClientError::Refused(response.status()));
        }
        Ok(Stream { body: response.into_body(), _sender: sender })
    }
}

async fn connect(address: SocketAddr) -> Result<SendRequest<Full<Bytes>>, ClientError> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (sender, connection) = handshake(TokioIo::new(stream)).await?;
    crate::task::spawn(connection);
    Ok(sender)
}

/// The fields of a form as they travel.
pub fn encode(fields: &[(&str, &str)]) -> String {
    let escape = |text: &str| -> String {
        text.bytes()
            .map(|byte| match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' => (byte as char).to_string(),
                _ => format!("%{byte:02X}"),
            })
            .collect()
    };
    let pairs: Vec<String> =
        fields.iter().map(|(name, value)| format!("{}={}", escape(name), escape(value))).collect();
    pairs.join("&")
}

/// One event of a stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// What the browser would say it has seen.
    pub id: String,
    /// Its text.
    pub data: String,
}

/// An answer that goes on, as it travels.
pub struct Stream {
    body: Incoming,
    /// The connection ends with this.
    _sender: SendRequest<Full<Bytes>>,
}

impl Stream {
    /// The next bytes; `None` when it has ended.
    pub async fn next(&mut self) -> Option<Bytes> {
        self.body.frame().await?.ok()?.into_data().ok()
    }
}

/// A stream of events.
pub struct Events {
    stream: Stream,
    text: String,
    /// Up to here there is no end of an event.
    searched: usize,
}

impl Events {
    /// The next event; `None` when the stream has ended.
    pub async fn next(&mut self) -> Option<Event> {
        loop {
            while let Some(end) = self.text[self.searched..].find("\n\n").map(|at| at + self.searched) {
                let frame = &self.text[..end];
                let field = |name: &str| frame.lines().find_map(|line| line.strip_prefix(name));
                let event = field("data: ")
                    .map(|data| Event { id: field("id: ").unwrap_or_default().into(), data: data.into() });
                self.text.drain(..end + 2);
                self.searched = 0;
                if event.is_some() {
                    return event;
                }
            }
            let bytes = self.stream.next().await?;
            // The first half of an end may be there already; before that there is none.
            self.searched = self.text.floor_char_boundary(self.text.len().saturating_sub(1));
            self.text.push_str(&String::from_utf8_lossy(&bytes));
        }
    }
}
