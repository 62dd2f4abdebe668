//! A cable between a node and the database, which can be cut.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How the cable is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cable {
    /// As it should be.
    Whole,
    /// Everybody is told that it broke.
    Cut,
    /// Nothing comes through, and nobody is told.
    Silent,
}

/// The cable.
pub struct Proxy {
    pub port: u16,
    state: Arc<watch::Sender<Cable>>,
}

impl Proxy {
    /// A whole cable to this port.
    pub async fn to(port: u16) -> Proxy {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
        let own = listener.local_addr().expect("a port").port();
        let state = Arc::new(watch::Sender::new(Cable::Whole));
        tokio::spawn(carry_all(listener, SocketAddr::from((Ipv4Addr::LOCALHOST, port)), state.clone()));
        Proxy { port: own, state }
    }

    pub fn set(&self, cable: Cable) {
        self.state.send_replace(cable);
    }
}

async fn carry_all(listener: TcpListener, to: SocketAddr, state: Arc<watch::Sender<Cable>>) {
    while let Ok((from, _)) = listener.accept().await {
        let state = state.subscribe();
        tokio::spawn(carry(from, to, state));
    }
}

async fn carry(mut from: TcpStream, to: SocketAddr, mut state: watch::Receiver<Cable>) {
    if *state.borrow() != Cable::Whole {
        return silent(state).await;
    }
    let Ok(mut there) = TcpStream::connect(to).await else { return };
    tokio::select! {
        _ = copy_bidirectional(&mut from, &mut there) => return,
        _ = state.wait_for(|cable| *cable != Cable::Whole) => {}
    }
    silent(state).await;
}

/// Keeps a connection open that nothing comes through, until the cable is cut or whole.
async fn silent(mut state: watch::Receiver<Cable>) {
    drop(state.wait_for(|cable| *cable != Cable::Silent).await);
}
