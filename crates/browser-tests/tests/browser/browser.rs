//! A real Chromium, and what one does in it.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::prelude::*;

/// How long nothing may happen before it counts as stuck. The machine may have
/// other things to do.
pub const STUCK: Duration = Duration::from_mins(3);

/// How often to look whether something has come about.
pub const LOOK: Duration = Duration::from_millis(15);

/// A size of screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A phone held upright.
    Phone,
    /// A tablet held upright.
    Tablet,
    /// A computer.
    Desktop,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Phone, Self::Tablet, Self::Desktop];

    /// Width and height.
    pub const fn size(self) -> (u32, u32) {
        match self {
            Self::Phone => (375, 812),
            Self::Tablet => (768, 1024),
            Self::Desktop => (1440, 900),
        }
    }
}

/// A browser with a profile of its own.
#[derive(Clone)]
pub struct Browser {
    driver: WebDriver,
    house: String,
    /// Kept as long as the browser.
    _profile: Arc<TempDir>,
    /// What the log may complain about: the test has brought it about.
    expected: Arc<Mutex<Vec<&'static str>>>,
    /// What was wrong with the pages that were looked at.
    problems: Arc<Mutex<Vec<String>>>,
}

impl Browser {
    /// Opens a browser.
    pub async fn open(driver: &str, house: &str, kind: Kind) -> Self {
        let profile = tempfile::tempdir().expect("a folder");
        let options = json!({
            "browserName": "chrome",
            "goog:loggingPrefs": {"browser": "ALL"},
            "goog:chromeOptions": {"args": arguments(profile.path())},
        });
        let Value::Object(options) = options else { unreachable!("written above") };
        let driver = WebDriver::new(driver, Capabilities::from(options)).await.expect("a browser");
        driver.set_script_timeout(STUCK).await.expect("a timeout");
        let browser = Self {
            driver,
            house: house.to_owned(),
            _profile: Arc::new(profile),
            expected: Arc::default(),
            problems: Arc::default(),
        };
        browser.resize(kind).await;
        browser
    }

    /// What drives it.
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// Closes it.
    pub async fn close(self) {
        // A browser that has crashed has failed its test already.
        let _ = self.driver.quit().await;
    }

    /// Gives the screen another size.
    pub async fn resize(&self, kind: Kind) {
        let (width, height) = kind.size();
        self.resize_to(width, height, kind != Kind::Desktop).await;
    }

    /// Gives the screen a size that no device has.
    pub async fn resize_to(&self, width: u32, height: u32, mobile: bool) {
        let metrics = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile});
        self.tell("Emulation.setDeviceMetricsOverride", metrics).await;
    }

    /// Has the device prefer dark colours, or stillness.
    pub async fn prefer(&self, dark: bool, still: bool) {
        let scheme = if dark { "dark" } else { "light" };
        let motion = if still { "reduce" } else { "no-preference" };
        let features = json!([
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": motion},
        ]);
        self.tell("Emulation.setEmulatedMedia", json!({"features": features})).await;
    }

    /// Has the device speak a language.
    pub async fn speak(&self, lang: &str) {
        let agent = self.run("return navigator.userAgent").await;
        let speaks = json!({"userAgent": agent, "acceptLanguage": lang});
        self.tell("Emulation.setUserAgentOverride", speaks).await;
    }

    /// Gives an order to the browser itself.
    pub async fn tell(&self, order: &str, parameters: Value) {
        self.driver
            .cdp()
            .send_raw(order, parameters)
            .await
            .unwrap_or_else(|error| panic!("{order}: {error}"));
    }

    /// Settings that an earlier visit has left. The page must be loaded after
    /// this.
    pub async fn settle(&self, settings: &[(&str, &str)]) {
        let settings: Value =
            settings.iter().map(|(name, value)| ((*name).to_owned(), json!(value))).collect();
        let source = format!(
            "if (!localStorage.getItem('fliphouse.settings')) localStorage.setItem('fliphouse.settings', '{settings}')"
        );
        self.tell("Page.addScriptToEvaluateOnNewDocument", json!({"source": source})).await;
    }

    /// Opens an address of the server and waits for the page.
    pub async fn go(&self, path: &str) {
        self.ask_for(path).await;
        self.arrive().await;
    }

    /// Opens an address of the server and waits for the beginning of the page.
    pub async fn ask_for(&self, path: &str) {
        let address = format!("{}{path}", self.house);
        self.driver.goto(&address).await.unwrap_or_else(|error| panic!("{address}: {error}"));
        self.see("main").await;
    }

    /// Waits until all parts that are to be shown have been loaded.
    pub async fn arrive(&self) {
        self.until("everything has come", "return !document.querySelector('.coming')").await;
    }

    /// Speaks another language, as chosen in the settings, and waits for it.
    pub async fn switch(&self, lang: &str) {
        self.run("document.querySelector('.house-head button, .top > button:nth-last-of-type(2)').click()")
            .await;
        self.choose("dialog.settings select", lang).await;
        self.until(lang, &format!("return document.documentElement.lang === '{lang}'")).await;
        self.click("dialog.settings .dialog-head button").await;
        self.miss("dialog.settings").await;
    }

    /// Loads the page again.
    pub async fn reload(&self) {
        self.driver.refresh().await.expect("a page to load again");
        self.see("main").await;
        self.arrive().await;
    }

    /// Runs a script and reads what it returns.
    pub async fn run(&self, script: &str) -> Value {
        self.run_with(script, Vec::new()).await
    }

    /// Runs a script with arguments.
    pub async fn run_with(&self, script: &str, arguments: Vec<Value>) -> Value {
        let answer = self.driver.execute(script, arguments).await;
        answer.unwrap_or_else(|error| panic!("{script}: {error}")).json().clone()
    }

    /// Runs a script that calls back with its result.
    pub async fn run_later(&self, script: &str, arguments: Vec<Value>) -> Value {
        let answer = self.driver.execute_async(script, arguments).await;
        answer.unwrap_or_else(|error| panic!("{script}: {error}")).json().clone()
    }

    /// The text that a script returns.
    pub async fn text_of(&self, script: &str) -> String {
        self.run(script).await.as_str().unwrap_or_else(|| panic!("{script}: no text")).to_owned()
    }

    /// Waits until a script returns something other than false and nothing.
    pub async fn until(&self, what: &str, script: &str) -> Value {
        let begun = Instant::now();
        loop {
            let answer = self.run(script).await;
            if !matches!(answer, Value::Null | Value::Bool(false)) {
                return answer;
            }
            assert!(begun.elapsed() < STUCK, "still waiting: {what}");
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Waits until something can be seen.
    pub async fn see(&self, selector: &str) {
        self.until(
            selector,
            &format!("return [...document.querySelectorAll(`{selector}`)].some(e => e.checkVisibility())"),
        )
        .await;
    }

    /// Waits until something is gone.
    pub async fn miss(&self, selector: &str) {
        let gone =
            format!("return ![...document.querySelectorAll(`{selector}`)].some(e => e.checkVisibility())");
        self.until(&format!("no {selector}"), &gone).await;
    }

    /// Waits until something reads like this.
    pub async fn read(&self, selector: &str, text: &str) {
        let script = format!(
            "return [...document.querySelectorAll(`{selector}`)].some(e => e.innerText.includes(`{text}`))"
        );
        self.until(&format!("{selector} that says {text:?}"), &script).await;
    }

    /// The text of the first such element.
    pub async fn text(&self, selector: &str) -> String {
        self.text_of(&format!("return document.querySelector(`{selector}`).innerText")).await
    }

    /// How many such elements there are.
    pub async fn count(&self, selector: &str) -> u64 {
        self.run(&format!("return document.querySelectorAll(`{selector}`).length"))
            .await
            .as_u64()
            .unwrap_or(0)
    }

    /// Clicks the first such element that can be seen, with a real mouse.
    pub async fn click(&self, selector: &str) {
        let begun = Instant::now();
        while !self.try_click(selector).await {
            assert!(begun.elapsed() < STUCK, "cannot be clicked: {selector}");
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Clicks if there is something to click.
    pub async fn try_click(&self, selector: &str) -> bool {
        let Ok(all) = self.driver.find_all(By::Css(selector)).await else { return false };
        for element in all {
            if element.is_displayed().await.unwrap_or(false) && element.is_enabled().await.unwrap_or(false) {
                return element.click().await.is_ok();
            }
        }
        false
    }

    /// Writes into a field.
    pub async fn write(&self, selector: &str, text: &str) {
        self.see(selector).await;
        let field = self.driver.find(By::Css(selector)).await.expect("a field");
        field.send_keys(Key::Control + "a").await.expect("a field to choose all of");
        field.send_keys(text).await.expect("a field to write in");
        // What counts as a change happens when the field is left.
        field.send_keys(Key::Tab).await.expect("a field to leave");
    }

    /// Chooses in a list.
    pub async fn choose(&self, selector: &str, value: &str) {
        self.see(selector).await;
        let option = self.driver.find(By::Css(format!("{selector} option[value='{value}']"))).await;
        option.expect("a list with this value").click().await.expect("a value to choose");
    }

    /// Presses keys one after the other, wherever the focus is.
    pub async fn press(&self, keys: impl Into<TypingData>) {
        let actions = self.driver.action_chain().send_keys(keys);
        actions.perform().await.expect("keys to press");
    }

    /// Opens another tab of the same browser and goes there.
    pub async fn new_tab(&self) {
        let tab = self.driver.new_tab().await.expect("a tab");
        self.driver.switch_to_window(tab).await.expect("the tab");
    }

    /// Goes to the tab that was opened so many tabs after the first.
    pub async fn tab(&self, place: usize) {
        let tabs = self.driver.windows().await.expect("tabs");
        self.driver.switch_to_window(tabs[place].clone()).await.expect("the tab");
    }

    /// Errors with these words may be in the log: the test brings them about.
    pub fn expect_errors(&self, words: &'static str) {
        self.expected.lock().expect("no panic while held").push(words);
    }

    /// Notes something that is wrong, for the end of the test.
    pub fn note(&self, problem: String) {
        self.problems.lock().expect("no panic while held").push(problem);
    }

    /// What was noted, and the errors and warnings in the browser's log.
    pub async fn complaints(&self) -> Vec<String> {
        let Ok(log) = self.driver.get_log("browser").await else {
            return vec!["the log cannot be read".to_owned()];
        };
        let expected = self.expected.lock().expect("no panic while held").clone();
        let expected = |message: &str| expected.iter().any(|words| message.contains(words));
        let bad = log.into_iter().filter(|entry| entry.level != "INFO" && entry.level != "DEBUG");
        let bad = bad.filter(|entry| !expected(&entry.message));
        let bad = bad.map(|entry| format!("{}: {}", entry.level, entry.message));
        self.problems.lock().expect("no panic while held").drain(..).chain(bad).collect()
    }

    /// Takes a picture, for people to look at.
    pub async fn photograph(&self, name: &str) {
        let path = pictures().join(format!("{name}.png"));
        std::fs::create_dir_all(path.parent().expect("in a folder")).expect("a folder");
        // A test does not fail because there is no picture of it.
        let _ = self.driver.screenshot(&path).await;
    }
}

/// Where pictures go: git ignores it.
fn pictures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots")
}

fn arguments(profile: &Path) -> Vec<String> {
    let fixed = [
        "--headless=new",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-dev-shm-usage",
        "--disable-sync",
        "--hide-scrollbars",
        "--lang=en",
        "--mute-audio",
        "--no-first-run",
    ];
    let mut arguments = fixed.map(str::to_owned).to_vec();
    arguments.push(format!("--user-data-dir={}", profile.display()));
    if is_root() {
        // Chromium refuses to sandbox itself for root.
        arguments.push("--no-sandbox".to_owned());
    }
    arguments
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}
