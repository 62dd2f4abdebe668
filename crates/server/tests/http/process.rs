//! A server in a process of its own, which can be killed.

use std::io::{BufRead, BufReader, Error, Result};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

/// A server that ends with this value.
pub struct ServerProcess {
    /// The process, which may be told something.
    pub process: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl ServerProcess {
    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Starts a command that serves and says `http://ADDRESS` somewhere in a line of its output.
    pub fn start(command: &mut Command) -> Result<ServerProcess> {
        let mut process = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let output = process.stdout.take().ok_or_else(|| Error::other("it says nothing"))?;
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let address = lines.find_map(|line| address_in(&line));
        // Whatever it says later must not block it.
        std::thread::spawn(move || lines.for_each(drop));
        match address {
            Some(address) => Ok(ServerProcess { process, address }),
            None => {
                process.kill()?;
                process.wait()?;
                Err(Error::other("it did not say where it listens"))
            }
        }
    }
}

fn address_in(line: &str) -> Option<SocketAddr> {
    let (_, rest) = line.split_once("http://")?;
    rest.split(['/', ' ']).next()?.parse().ok()
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // Ended already, perhaps.
        drop(self.process.kill());
        drop(self.process.wait());
    }
}
