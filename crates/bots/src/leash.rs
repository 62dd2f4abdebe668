//! A program of somebody else's that ends with us, and with it all that it has started.
//!
//! It runs in a process group of its own, which is killed as a whole. Should this program itself be killed, nobody is left
//! to do that: so a guard waits at the end of a pipe that only this program holds open, and does it when the pipe breaks.
//! What leaves its group on purpose (as a daemon does) escapes.

use std::io;
use std::process::{Child, Command, Stdio};

/// Waits until its input ends, then kills the process group that it is told.
const GUARD: &str = "read -r _; kill -s KILL -- \"-$1\" 2>/dev/null";

/// A program and its guard.
pub(crate) struct Leash {
    child: Child,
    /// Nobody where there are no process groups, or no shell.
    guard: Option<Child>,
}

impl Leash {
    /// Starts a program.
    pub fn start(command: &mut Command) -> io::Result<Leash> {
        let child = in_own_group(command).spawn()?;
        let guard = if cfg!(unix) { guard(child.id()).ok() } else { None };
        Ok(Leash { child, guard })
    }

    /// The program, to talk with.
    pub fn child(&mut self) -> &mut Child {
        &mut self.child
    }
}

impl Drop for Leash {
    fn drop(&mut self) {
        // The guard first: what it watches is ended here, and its number may then belong to somebody else.
        if let Some(guard) = &mut self.guard {
            end(guard);
        }
        kill_group(&self.child);
        end(&mut self.child);
    }
}

/// Ends a process. It may have ended by itself; then there is nothing left to end.
fn end(child: &mut Child) {
    let _ = child.kill();
    let _ = child.wait();
}

fn guard(group: u32) -> io::Result<Child> {
    let mut command = Command::new("sh");
    command.args(["-c", GUARD, "guard", &group.to_string()]);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    in_own_group(&mut command).spawn()
}

/// A group of its own, so that a signal to it (or a key pressed in our terminal) concerns nobody else.
#[cfg(unix)]
fn in_own_group(command: &mut Command) -> &mut Command {
    use std::os::unix::process::CommandExt;
    command.process_group(0)
}

#[cfg(not(unix))]
fn in_own_group(command: &mut Command) -> &mut Command {
    command
}

/// Kills a program that has not been waited for, and all that it has started.
#[cfg(unix)]
fn kill_group(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        // All may have ended by themselves.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill_group(_: &Child) {}
