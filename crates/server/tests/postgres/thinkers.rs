//! Processes that only think, as `troyes think` starts them, which can be killed and stopped.

use crate::database::Database;
use rustix::process::{Pid, Signal, kill_process};
use server::ThinkConfig;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// The database of the process below; without this it is not started.
const DATABASE: &str = "TROYES_TEST_THINK";

/// Not a test but a process that tests start, stop and kill.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thinker_to_be_killed() {
    let Ok(database) = std::env::var(DATABASE) else { return };
    let config = ThinkConfig { database, threads: 1 };
    server::think(config, &mut || println!("\nit thinks")).await.unwrap_or_else(|error| panic!("{error}"));
}

/// A process that thinks on one thread.
pub struct ThinkingProcess(Child);

impl ThinkingProcess {
    pub fn start(database: &Database) -> ThinkingProcess {
        ThinkingProcess::start_at(Database::url(database.port))
    }

    /// Starts it at an address of the database.
    pub fn start_at(url: String) -> ThinkingProcess {
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        command.args(["--exact", "thinkers::a_thinker_to_be_killed", "--nocapture"]);
        command.env(DATABASE, url).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut process = command.spawn().expect("it starts");
        let output = process.stdout.take().expect("it speaks");
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        assert!(lines.any(|line| line == "it thinks"), "it starts");
        // Whatever it says later must not block it.
        std::thread::spawn(move || lines.for_each(drop));
        ThinkingProcess(process)
    }

    pub fn id(&self) -> u32 {
        self.0.id()
    }

    pub fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.0), signal).expect("it is told");
    }

    /// Waits for its end; what it has said in its log meanwhile.
    pub fn end(&mut self) -> (ExitStatus, String) {
        self.signal(Signal::TERM);
        let end = Instant::now() + Duration::from_secs(8);
        let status = loop {
            match self.0.try_wait().expect("it is asked") {
                Some(status) => break status,
                None if Instant::now() > end => panic!("it does not end"),
                None => std::thread::sleep(Duration::from_millis(10)),
            }
        };
        let said = std::io::read_to_string(self.0.stderr.take().expect("a log")).expect("text");
        (status, said)
    }
}

impl Drop for ThinkingProcess {
    fn drop(&mut self) {
        // Ended already, perhaps.
        drop(self.0.kill());
        drop(self.0.wait());
    }
}
