//! A real Chromium, driven from outside.

use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::{Mutex, MutexGuard};

/// One browser at a time: they are heavy.
static TURN: Mutex<()> = Mutex::const_new(());

/// The sizes of screens that pages must fit.
pub const DESK: (u32, u32) = (1280, 720);
pub const PHONE: (u32, u32) = (390, 844);
pub const TABLET: (u32, u32) = (820, 1180);
pub const TABLET_LYING: (u32, u32) = (1024, 768);

/// What light a browser's person likes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Light {
    Day,
    Candles,
}

/// A browser with a window of its own.
pub struct Browser {
    pub client: Client,
    driver: Child,
    driver_address: String,
    session: String,
    /// Kept until the browser is gone.
    #[expect(dead_code)]
    profile: TempDir,
    turn: Option<MutexGuard<'static, ()>>,
}

fn start_driver() -> (Child, String) {
    let mut driver = Command::new("chromedriver")
        .arg("--port=0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("chromedriver is installed: `apt-get install chromium chromium-driver`");
    let lines = BufReader::new(driver.stdout.take().expect("its output")).lines();
    let port = lines
        .map_while(Result::ok)
        .find_map(|line| {
            let port = line.strip_prefix("ChromeDriver was started successfully on port ")?;
            Some(port.trim_end_matches('.').to_string())
        })
        .expect("chromedriver says its port");
    (driver, format!("127.0.0.1:{port}"))
}

fn capabilities(profile: &TempDir, (width, height): (u32, u32), light: Light) -> Capabilities {
    let is_phone = (width, height) == PHONE;
    let mut arguments = vec![
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
    ];
    let profile = format!("--user-data-dir={}", profile.path().display());
    arguments.push(&profile);
    arguments.extend((light == Light::Candles).then_some("--force-dark-mode"));
    let options = json!({
        "args": arguments,
        "mobileEmulation": {
            "deviceMetrics": {
                "width": width, "height": height, "pixelRatio": if is_phone { 2.0 } else { 1.0 },
                "touch": is_phone, "mobile": is_phone,
            }
        }
    });
    Capabilities::from_iter([
        ("goog:chromeOptions".to_string(), options),
        ("goog:loggingPrefs".to_string(), json!({ "browser": "ALL" })),
    ])
}

impl Browser {
    /// A browser with a screen of this size, when it is its turn.
    pub async fn open(size: (u32, u32)) -> Browser {
        Browser::open_in(size, Light::Day).await
    }

    /// The same for somebody who likes a certain light.
    pub async fn open_in(size: (u32, u32), light: Light) -> Browser {
        let turn = TURN.lock().await;
        let mut browser = Browser::start(size, light).await;
        browser.turn = Some(turn);
        browser
    }

    /// A second browser beside one that is open.
    pub async fn beside(size: (u32, u32)) -> Browser {
        Browser::start(size, Light::Day).await
    }

    async fn start(size: (u32, u32), light: Light) -> Browser {
        let profile = tempfile::tempdir().expect("a directory for the browser");
        let (driver, address) = start_driver();
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities(&profile, size, light))
            .connect(&format!("http://{address}"))
            .await
            .expect("Chromium starts");
        let session = client.session_id().await.expect("an answer").expect("a session");
        Browser { client, driver, driver_address: address, session, profile, turn: None }
    }

    pub async fn goto(&self, address: &str) {
        self.client.goto(address).await.expect("the page opens");
        // On a busy machine the driver may come back before the end of the page.
        self.until("the whole page", "document.readyState === 'complete'").await;
    }

    /// Runs a script in the page.
    pub async fn run(&self, script: &str) -> Value {
        self.client.execute(script, vec![]).await.expect("the script runs")
    }

    /// Waits until a script says something true.
    pub async fn until(&self, what: &str, script: &str) -> Value {
        for _ in 0..1500 {
            let value = self.run(&format!("return ({script})")).await;
            if !matches!(value, Value::Null | Value::Bool(false)) {
                return value;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self.shoot("waited-in-vain").await;
        panic!("waited in vain for: {what}");
    }

    /// Clicks the first that is there. What is swapped or covered at that very moment is clicked a moment later.
    pub async fn click(&self, selector: &str) {
        let mut failure = None;
        for _ in 0..50 {
            let element = self.client.wait().for_element(Locator::Css(selector)).await;
            let element = element.unwrap_or_else(|_| panic!("`{selector}` is on the page"));
            match element.click().await {
                Ok(()) => return,
                Err(error) => failure = Some(error),
            }
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
        panic!("`{selector}` cannot be clicked: {failure:?}");
    }

    /// Clicks something by its id as a mouse does, wherever it can be seen: pieces may fly across its middle.
    pub async fn point_at(&self, id: &str) {
        const POINT: &str = "
            const thing = document.getElementById(arguments[0]);
            if (!thing) return null;
            const box = thing.getBoundingClientRect();
            for (let i = 1; i < 80; i++) {
                const [x, y] = [box.x + box.width * ((i * 0.618034) % 1), box.y + box.height * ((i * 0.414214 + 0.1) % 1)];
                const hit = document.elementFromPoint(x, y);
                if (hit && (hit.closest('[data-spot]') ?? hit.closest('button')) === thing) return [Math.round(x), Math.round(y)];
            }
            return null";
        for _ in 0..100 {
            let point = self.client.execute(POINT, vec![id.into()]).await.expect("the script runs");
            if let (Some(x), Some(y)) = (point[0].as_i64(), point[1].as_i64()) {
                let mouse = MouseActions::new("mouse".into())
                    .then(PointerAction::MoveTo { duration: None, x: x as f64, y: y as f64 })
                    .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
                    .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
                self.client.perform_actions(mouse).await.expect("the mouse clicks");
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        self.shoot("not-to-be-clicked").await;
        panic!("`{id}` is nowhere to be clicked");
    }

    /// Presses keys as a person would, wherever the focus is.
    pub async fn press(&self, keys: &str) {
        self.client.active_element().await.expect("a focus").send_keys(keys).await.expect("keys are pressed");
    }

    /// Keeps a picture of the page under target/screenshots.
    pub async fn shoot(&self, name: &str) {
        let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("../screenshots");
        let file = directory.join(format!("{name}.png"));
        std::fs::create_dir_all(file.parent().unwrap_or(&directory)).expect("a place for pictures");
        let picture = self.client.screenshot().await.expect("a picture");
        std::fs::write(file, picture).expect("the picture is kept");
    }
}

/// Ends the session and the driver, also when a test has failed: no browser may stay behind.
impl Drop for Browser {
    fn drop(&mut self) {
        if let Ok(mut driver) = TcpStream::connect(&self.driver_address) {
            let request = format!(
                "DELETE /session/{} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
                self.session, self.driver_address
            );
            // The answer comes when the browser has ended.
            let _ = driver.set_read_timeout(Some(Duration::from_secs(10)));
            let _ = driver.write_all(request.as_bytes());
            let _ = driver.read(&mut [0; 64]);
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}
