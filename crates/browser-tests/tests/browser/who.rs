//! Who is who: faces, "you", bots with names, feelings and talk.

use serde_json::Value;

use crate::browser::{Browser, Kind};
use crate::home::LANGUAGES;
use crate::local::GAMES;
use crate::player::play_on;
use crate::stage::stage;

impl Browser {
    /// Chooses a picture to be known by, with the mouse, where it is offered first.
    async fn choose_avatar(&self, place: usize) {
        self.click(&format!(".avatars label:nth-of-type({place})")).await;
    }

    /// The pictures of such elements.
    async fn avatars(&self, inside: &str) -> Vec<String> {
        let script = format!(
            "return [...document.querySelectorAll(`{inside} [data-avatar]`)]
                .filter(e => e.checkVisibility()).map(e => e.dataset.avatar)"
        );
        let all = self.run(&script).await;
        all.as_array().expect("a list").iter().filter_map(Value::as_str).map(str::to_owned).collect()
    }
}

/// How many of these are different.
fn different(all: &[String]) -> usize {
    let mut all = all.to_vec();
    all.sort();
    all.dedup();
    all.len()
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_has_a_face_and_one_of_them_is_you() {
    stage("faces", async |stage| {
        let ann = stage.visitor(Kind::Phone, "/").await;
        ann.choose_avatar(9).await;
        ann.until("a choice", "return document.querySelector('.avatars :checked').ariaLabel === 'Snail'")
            .await;
        for (game, _) in GAMES {
            let code = ann.open_table(game, 200, "Ann", 4, 2).await;
            let ben = stage.visitor(Kind::Desktop, &format!("/t/{code}")).await;
            ben.come_in("Ben").await;
            let faces = ben.avatars(".seats").await;
            assert_eq!((faces[0].as_str(), different(&faces)), ("snail", 4), "{faces:?}");
            ben.read(".seats li:nth-child(4)", "You").await;
            ann.read(".seats li:nth-child(1)", "You").await;
            ann.read(".seats li:nth-child(2)", "Turbo").await;
            ann.start().await;
            ben.see("[data-seat]").await;
            for (browser, name) in [(&ann, "Ben"), (&ben, "Ann")] {
                browser
                    .until(
                        "four faces",
                        "return document.querySelectorAll('.cloth [data-avatar]').length === 4",
                    )
                    .await;
                assert_eq!(different(&browser.avatars(".cloth").await), 4);
                browser.read(".own .name, .uno-self .uno-name", "You").await;
                browser.read(".mat .name, .uno-seat .uno-name", name).await;
                assert!(!browser.text(".cloth .own, .cloth .uno-self").await.contains(name));
                browser.read(".game-title", &title(game)).await;
            }
            ann.inspect(&format!("faces-{game}"), Kind::Phone).await;
            ben.glance(&format!("faces-{game}"), Kind::Desktop).await;
        }
    })
    .await;
}

fn title(game: &str) -> String {
    let title = match game {
        "flip7" => "Flip 7",
        "vengeance" => "With a Vengeance",
        _ => "UNO FLIP!",
    };
    title.to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_say_in_a_word_how_they_play_in_every_language() {
    stage("tempers", async |stage| {
        let ann = stage.visitor(Kind::Phone, "/").await;
        ann.open_table("flip7", 200, "Ann", 4, 3).await;
        let words = ["bold", "odważny", "mutig", "merész", "audacieux"];
        for ((lang, _), word) in LANGUAGES.into_iter().zip(words) {
            ann.switch(lang).await;
            ann.read(".seats li:nth-child(2)", word).await;
            ann.glance(&format!("lobby-tempers-{lang}"), Kind::Phone).await;
        }
        ann.start().await;
        ann.read(".mats .temper", "audacieux").await;
        for (lang, _) in LANGUAGES {
            ann.switch(lang).await;
            ann.glance(&format!("tempers-{lang}"), Kind::Phone).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_feeling_is_seen_at_the_seat_and_words_wait_to_be_read() {
    stage("talk", async |stage| {
        let ann = stage.visitor(Kind::Phone, "/").await;
        let code = ann.open_table("flip7", 200, "Ann", 2, 0).await;
        let ben = stage.visitor(Kind::Desktop, &format!("/t/{code}")).await;
        ben.come_in("Ben").await;
        ann.start().await;
        ben.see("[data-seat]").await;
        ben.click(".emotes button:nth-child(3)").await;
        ann.see(".mat [data-emote=wow]").await;
        ann.photograph("375x812-light/feeling").await;
        ann.miss(".mat [data-emote]").await;
        assert_eq!(ann.count(".unread").await, 0, "a feeling needs no reading");
        for text in ["Hello!", "Are you there?"] {
            ben.write(".talk input", text).await;
            ben.click(".talk form button").await;
            ben.read(".talk li.own", text).await;
        }
        ann.read(".unread", "2").await;
        assert!(!ann.text(".story").await.contains("Hello!"), "the log tells of the game alone");
        ann.inspect("chat-unread", Kind::Phone).await;
        ann.click(".chat-button").await;
        ann.read(".talk li", "Hello!").await;
        ann.read(".talk .sender", "Ben").await;
        ann.miss(".unread").await;
        for (lang, _) in LANGUAGES {
            ann.switch(lang).await;
            ann.glance(&format!("chat-{lang}"), Kind::Phone).await;
        }
        ann.switch("en").await;
        ann.inspect("chat", Kind::Phone).await;
        ben.inspect("chat-wide", Kind::Desktop).await;
        ann.click(".chat-button").await;
        ann.miss(".talk").await;
        play_on(&[&ann, &ben], 2).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn playing_now_says_against_whom_and_remembers_it() {
    stage("rivals", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.read("[data-game=flip7] .main", "against 3 bots · Normal").await;
        browser.click("[data-game=flip7] .play-now button").await;
        browser.choose("[data-game=flip7] select[name=rivals]", "5").await;
        browser.choose("[data-game=flip7] .rivals label:nth-child(2) select", "strong").await;
        browser.read("[data-game=flip7] .main", "against 5 bots · Strong").await;
        // It is meant for all games.
        browser.read("[data-game=unoflip] .main", "against 5 bots · Strong").await;
        browser.inspect("home-rivals", Kind::Phone).await;
        browser.reload().await;
        browser.read("[data-game=flip7] .main", "against 5 bots · Strong").await;
        for (lang, _) in LANGUAGES {
            browser.switch(lang).await;
            browser.click("[data-game=flip7] .play-now button").await;
            browser.glance(&format!("home-rivals-{lang}"), Kind::Phone).await;
            browser.click("[data-game=flip7] .play-now button").await;
        }
        browser.click("[data-game=flip7] .main").await;
        browser.until("six seats", "return document.querySelectorAll('.mat').length === 6").await;
        browser.read(".mat .name", "Sigma").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_by_a_link_sees_first_how_to_sit_down() {
    stage("sit-down", async |stage| {
        let host = stage.visitor(Kind::Phone, "/").await;
        let code = host.open_table("vengeance", 200, "Ann", 8, 2).await;
        let first = "const top = (what) => document.querySelector(what).getBoundingClientRect().top;
            return top('.come-in .main') < Math.min(top('.invite'), top('.seats')) && top('.come-in .main') < innerHeight";
        for kind in [Kind::Phone, Kind::Desktop] {
            let guest = stage.visitor(kind, &format!("/t/{code}")).await;
            guest.see(".come-in .main").await;
            guest.see(".invite").await;
            assert_eq!(guest.run(first).await, true);
            // A page that is too wide is shown smaller by a phone.
            assert_eq!(guest.run("return innerWidth").await, kind.size().0);
            guest.inspect("sit-down", kind).await;
            for (lang, _) in LANGUAGES {
                guest.switch(lang).await;
                guest.glance(&format!("sit-down-{lang}"), kind).await;
            }
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn public_tables_show_free_seats_and_full_ones_come_last() {
    stage("listed", async |stage| {
        let host = stage.visitor(Kind::Phone, "/").await;
        for (name, seats, bots) in [("Full", 3, 2), ("Roomy", 5, 1)] {
            host.go("/open/flip7").await;
            host.click(".switch input").await;
            host.write("input[name=name]", name).await;
            host.write("input[name=open-seats]", &seats.to_string()).await;
            host.write("input[name=open-bots]", &bots.to_string()).await;
            host.click("button[type=submit]").await;
            host.see(".lobby .invite .code").await;
        }
        let guest = stage.visitor(Kind::Phone, "/").await;
        guest.read(".tables li:nth-child(1)", "Roomy").await;
        guest.read(".tables li:nth-child(1)", "1 person · 1 bot").await;
        guest.read(".tables li:nth-child(1)", "3 seats free").await;
        guest.read(".tables li:nth-child(1)", "Waiting for players").await;
        guest.read(".tables li:nth-child(2)", "Full").await;
        for (lang, _) in LANGUAGES {
            guest.switch(lang).await;
            guest.glance(&format!("listed-{lang}"), Kind::Phone).await;
        }
    })
    .await;
}
