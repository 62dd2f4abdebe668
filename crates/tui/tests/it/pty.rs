//! A real pseudo-terminal: a game is played, resized, killed, resumed and played to its end.

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// What somebody sitting at a terminal sees.
struct Seat {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    screen: Arc<Mutex<vt100::Parser>>,
    /// Whether nobody looks at the screen any more.
    is_closing: Arc<AtomicBool>,
    reader: std::thread::JoinHandle<()>,
}

/// The example is built beside the tests.
fn program() -> PathBuf {
    let mut path = std::env::current_exe().unwrap();
    path.pop();
    path.pop();
    path.join("examples").join(format!("play{}", std::env::consts::EXE_SUFFIX))
}

fn size((cols, rows): (u16, u16)) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

fn cells(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).unwrap()
}

impl Seat {
    fn sit(dir: &Path, at: (u16, u16), args: &[&str]) -> Seat {
        let mut command = CommandBuilder::new(program());
        command.args(["--dir", dir.to_str().unwrap(), "--seed", "5"]);
        command.args(args);
        Seat::start(command, at)
    }

    fn start(mut command: CommandBuilder, at: (u16, u16)) -> Seat {
        let pair = native_pty_system().openpty(size(at)).unwrap();
        command.env("TERM", "xterm-256color");
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let screen = Arc::new(Mutex::new(vt100::Parser::new(cells(at.1), cells(at.0), 0)));
        let mut output = pair.master.try_clone_reader().unwrap();
        let parser = Arc::clone(&screen);
        let is_closing = Arc::new(AtomicBool::new(false));
        let closing = Arc::clone(&is_closing);
        let reader = std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                parser.lock().unwrap().process(&bytes[..count]);
                if closing.load(Ordering::Relaxed) {
                    return;
                }
            }
        });
        let keyboard = pair.master.take_writer().unwrap();
        Seat { child, master: pair.master, keyboard, screen, is_closing, reader }
    }

    /// Closes the window, whatever runs in it.
    fn close(mut self) -> Box<dyn Child + Send + Sync> {
        self.is_closing.store(true, Ordering::Relaxed);
        // One more picture lets the reader see that it is to stop.
        self.press("?");
        self.reader.join().unwrap();
        self.child
    }

    fn text(&self) -> String {
        self.screen.lock().unwrap().screen().contents()
    }

    fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    /// Waits until the screen says so.
    fn expect(&self, words: &str) -> String {
        let began = Instant::now();
        loop {
            let text = self.text();
            if text.contains(words) {
                return text;
            }
            assert!(began.elapsed() < Duration::from_secs(60), "`{words}` does not come:\n{text}");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    fn resize(&self, to: (u16, u16)) {
        self.screen.lock().unwrap().screen_mut().set_size(cells(to.1), cells(to.0));
        self.master.resize(size(to)).unwrap();
    }

    /// Chooses from the list again and again until the screen says so.
    fn play_until(&mut self, words: &str) {
        let began = Instant::now();
        let (mut answered, mut seen) = (String::new(), String::new());
        let mut when = Instant::now();
        while !self.text().contains(words) {
            std::thread::sleep(Duration::from_millis(15));
            let text = self.text();
            // A screen is read once it is whole, and answered once; again only if nothing comes of it for long.
            if text == seen && (text != answered || when.elapsed() > Duration::from_secs(3)) {
                when = Instant::now();
                if text.contains("Tab list") {
                    self.press("\t");
                } else if text.contains("Tab table") {
                    // The second row, where there is one: the first alone would do the same thing for ever.
                    self.press("\x1b[B\r");
                }
                answered.clone_from(&text);
            }
            seen = text;
            assert!(began.elapsed() < Duration::from_secs(300), "`{words}` does not come:\n{seen}");
        }
    }
}

fn only_record(dir: &Path) -> PathBuf {
    let listed = tui::list(dir);
    assert_eq!(listed.len(), 1, "{listed:?}");
    listed[0].path.clone()
}

#[test]
fn a_real_terminal_plays_resizes_is_killed_and_resumes() {
    let dir = tempfile::tempdir().unwrap();
    let mut seat = Seat::sit(dir.path(), (120, 40), &["troyes", "person:Anna", "greedy"]);
    seat.expect("Place a citizen on an empty space");
    seat.resize((80, 24));
    seat.expect(" 1 Square ");
    seat.resize((40, 10));
    seat.expect("make it at least 80 x 24");
    seat.resize((100, 30));
    seat.expect("Place a citizen");
    seat.play_until("round 2 of 4");
    // The window is closed without any goodbye.
    seat.child.kill().unwrap();
    seat.child.wait().unwrap();
    let path = only_record(dir.path());
    let before = std::fs::read_to_string(&path).unwrap();
    assert!(before.lines().count() > 30);

    let mut seat = Seat::sit(dir.path(), (120, 40), &["--resume"]);
    seat.expect("round 2 of 4");
    seat.play_until(" The end ");
    let end = seat.expect("troyes replay");
    assert!(end.contains("Total"), "{end}");
    let after = std::fs::read_to_string(&path).unwrap();
    let (_, steps) = before.split_once("---\n").unwrap();
    assert!(after.contains(steps.trim_end()), "nothing of the killed game is lost");
    assert!(after.contains("\nresult "));
    // Leaving gives the terminal back.
    seat.press("m");
    seat.expect("Your games");
    seat.press("\x1b");
    let status = seat.child.wait().unwrap();
    assert!(status.success());
    std::thread::sleep(Duration::from_millis(200));
    assert!(!seat.screen.lock().unwrap().screen().alternate_screen());
}

#[test]
#[cfg(unix)]
fn a_terminated_program_gives_the_screen_back() {
    let dir = tempfile::tempdir().unwrap();
    let mut seat = Seat::sit(dir.path(), (80, 24), &["troyes", "person:Anna", "random"]);
    seat.expect("Place a citizen");
    assert!(seat.screen.lock().unwrap().screen().alternate_screen());
    let id = seat.child.process_id().unwrap().to_string();
    assert!(std::process::Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    assert!(seat.child.wait().unwrap().success());
    std::thread::sleep(Duration::from_millis(200));
    assert!(!seat.screen.lock().unwrap().screen().alternate_screen());
    assert_eq!(tui::list(dir.path()).len(), 1, "the game is saved");
}

#[test]
fn a_broken_record_is_refused_with_its_line_and_the_screen_is_left_alone() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("broken.troyes");
    std::fs::write(&file, "troyes-record 1\ngame troyes\nrules 1\noptions {}\n---\nblue: dance\n").unwrap();
    let mut seat = Seat::sit(dir.path(), (80, 24), &["--replay", file.to_str().unwrap()]);
    seat.expect("error:");
    seat.expect("line 6");
    assert!(!seat.child.wait().unwrap().success());
}

/// Waits for an end, but not for ever.
fn comes_to_an_end(mut is_over: impl FnMut() -> bool) -> bool {
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(20) {
        if is_over() {
            return true;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    false
}

#[test]
fn a_closed_window_ends_the_program() {
    let dir = tempfile::tempdir().unwrap();
    let seat = Seat::sit(dir.path(), (80, 24), &["troyes", "person:Anna", "random"]);
    seat.expect("Place a citizen");
    let mut child = seat.close();
    assert!(comes_to_an_end(|| child.try_wait().unwrap().is_some()));
    assert_eq!(tui::list(dir.path()).len(), 1, "the game is saved");
}

/// The time that a process has had of the processor, in hundredths of a second.
#[cfg(target_os = "linux")]
fn processor_time(id: &str) -> u64 {
    let text = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap();
    let (_, fields) = text.rsplit_once(") ").unwrap();
    fields.split(' ').skip(11).take(2).map(|ticks| ticks.parse::<u64>().unwrap()).sum()
}

#[test]
#[cfg(target_os = "linux")]
fn waiting_for_a_key_costs_next_to_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let seat = Seat::sit(dir.path(), (120, 40), &["troyes", "person:Anna", "random"]);
    seat.expect("Place a citizen");
    let id = seat.child.process_id().unwrap().to_string();
    let before = processor_time(&id);
    std::thread::sleep(Duration::from_secs(3));
    let spent = processor_time(&id) - before;
    assert!(spent <= 6, "{spent} hundredths of a second in three seconds of waiting");
    seat.close();
}

/// In a session of its own no signal tells that the window is closed: the program must see it for itself.
#[test]
#[cfg(target_os = "linux")]
fn a_closed_window_is_noticed_without_a_signal() {
    let dir = tempfile::tempdir().unwrap();
    let note = dir.path().join("id");
    let script = "exec 3<&0; setsid \"$0\" --dir \"$1\" --seed 5 troyes person:Anna random <&3 & echo $! > \"$2\"; wait";
    let mut command = CommandBuilder::new("sh");
    command.args(["-c", script]);
    command.args([program().as_path(), dir.path(), note.as_path()]);
    let seat = Seat::start(command, (80, 24));
    seat.expect("Place a citizen");
    let id = std::fs::read_to_string(&note).unwrap().trim().to_string();
    // What has ended may stay in the list until somebody asks for it.
    let is_over = || {
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat"));
        stat.map_or(true, |stat| stat.contains(") Z "))
    };
    assert!(!is_over());
    drop(seat.close());
    assert!(comes_to_an_end(is_over), "the program goes on without a window");
}
