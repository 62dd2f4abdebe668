//! Tries the Debian package out: it is installed here, serves a table, and leaves nothing behind.

use super::run_program;
use crate::Outcome;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

const PROGRAM: &str = "/usr/bin/troyes";
/// What is nobody else's, beside the files of the package.
const FOLDERS: [&str; 3] = ["/usr/share/doc/troyes", "/var/lib/troyes", "/var/lib/private/troyes"];

pub fn run(package: &Path) -> Outcome {
    if Path::new(PROGRAM).exists() {
        return Err(format!("{PROGRAM} is there already: remove it first"));
    }
    run_program(Command::new("dpkg").arg("--install").arg(package))?;
    let files = installed();
    let served = serve();
    // Whatever came of it, nothing stays.
    run_program(Command::new("dpkg").args(["--purge", "troyes"]))?;
    served?;
    let mut brought = files?.into_iter().chain(FOLDERS.map(PathBuf::from));
    match brought.find(|path| path.exists()) {
        None => {
            println!("   installed, served a table, removed without a trace");
            Ok(())
        }
        Some(left) => Err(format!("{} was left behind", left.display())),
    }
}

/// The files that the package has brought; folders may have been there before.
fn installed() -> Result<Vec<PathBuf>, String> {
    let listed = Command::new("dpkg").args(["--listfiles", "troyes"]).output();
    let listed = listed.map_err(|error| format!("dpkg does not start: {error}"))?;
    let paths = String::from_utf8_lossy(&listed.stdout).into_owned();
    let files: Vec<PathBuf> = paths.lines().map(PathBuf::from).filter(|path| path.is_file()).collect();
    if files.iter().any(|file| file == Path::new(PROGRAM)) {
        Ok(files)
    } else {
        Err(format!("{PROGRAM} is not among the files of the package"))
    }
}

/// A server of the installed program; it ends with this value.
struct Serving {
    process: Child,
    address: String,
}

impl Serving {
    fn start(file: &Path) -> Result<Serving, String> {
        let mut process = Command::new(PROGRAM)
            .args(["serve", "--address", "127.0.0.1:0", "--lang", "en", "--file"])
            .arg(file)
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{PROGRAM} does not start: {error}"))?;
        let mut line = String::new();
        if let Some(out) = process.stdout.take() {
            BufReader::new(out).read_line(&mut line).map_err(|error| error.to_string())?;
        }
        let address =
            line.trim().rsplit("http://").next().unwrap_or_default().trim_end_matches('/').to_string();
        Ok(Serving { process, address })
    }

    /// The answer to a request, head and body.
    fn ask(&self, request: &str, body: &str) -> Result<String, String> {
        let failed = |error: std::io::Error| format!("{request}: {error}");
        let mut stream = TcpStream::connect(&self.address).map_err(failed)?;
        let head = format!(
            "{request} HTTP/1.1\r\nHost: {}\r\nAccept: text/html\r\nConnection: close\r\nContent-Length: {}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\n\r\n",
            self.address,
            body.len()
        );
        stream.write_all((head + body).as_bytes()).map_err(failed)?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).map_err(failed)?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Opens a table, copies the file while it is served, and finds the table again in the copy.
fn serve() -> Outcome {
    let folder = std::env::temp_dir().join(format!("troyes-package-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let (file, copy) = (folder.join("tables.sqlite"), folder.join("copy.sqlite"));
    let tried = try_out(&file, &copy);
    let _ = std::fs::remove_dir_all(&folder);
    tried
}

fn try_out(file: &Path, copy: &Path) -> Outcome {
    let serving = Serving::start(file)?;
    let opened = serving.ask("POST /tables", "offer=troyes&players=2&seat0=me&seat1=bot:greedy&name=Anna")?;
    let table = opened.lines().find_map(|line| line.strip_prefix("location: "));
    let table = table.ok_or_else(|| format!("no table was opened: {opened}"))?.trim().to_string();
    run_program(Command::new(PROGRAM).arg("backup").arg(copy).arg("--file").arg(file))?;
    // Seeds lie sealed: whoever restores a copy brings the key along.
    let key_of = |file: &Path| file.with_extension("sqlite.key");
    super::copy(&key_of(file), &key_of(copy))?;
    drop(serving);
    let restored = Serving::start(copy)?;
    let page = restored.ask(&format!("GET {table}"), "")?;
    if page.starts_with("HTTP/1.1 200") && page.contains("Anna") {
        Ok(())
    } else {
        Err(format!("the table is not in the copy: {}", page.lines().next().unwrap_or_default()))
    }
}
