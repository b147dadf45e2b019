//! Signs for those who do not look at the table all the time: sounds, the
//! title, and what is read aloud.

use std::time::Duration;

use leptos::prelude::*;
use web_sys::{AudioContext, OscillatorType};

use super::chat::talked;
use super::log::{Line, Log};
use super::problem;
use crate::browser;
use crate::room::Room;
use crate::settings::settings;
use crate::speech::{say, t};
use shown::step::{Sound, Step};

/// Whatever makes sounds.
#[derive(Clone, Copy)]
pub struct Signs {
    audio: StoredValue<Option<AudioContext>, LocalStorage>,
}

/// How long a refusal is shown.
const READ: Duration = Duration::from_secs(8);

/// A short tone: when it begins, how high and how long it is.
type Tone = (f64, f32, f64);

impl Signs {
    /// Gives signs of what happens in a room.
    pub fn new(room: Room) -> Self {
        let signs = Self { audio: StoredValue::new_local(None) };
        let mine = Memo::new(move |_| room.my_turn());
        Effect::new(move || {
            let title = if mine.get() {
                format!("● {} – Fliphouse", say("game-your-turn"))
            } else {
                "Fliphouse".to_owned()
            };
            document().set_title(&title);
            show_icon(mine.get());
        });
        Effect::new(move |before: Option<bool>| {
            let now = mine.get();
            if now && before == Some(false) {
                signs.play(&[(0.0, 660.0, 0.12), (0.13, 880.0, 0.16)]);
            }
            now
        });
        Effect::new(move || room.steps.with(|steps| signs.sound_of(steps)));
        on_cleanup(|| {
            document().set_title("Fliphouse");
            show_icon(false);
        });
        signs
    }

    fn sound_of(self, steps: &[Step]) {
        if let Some(sound) = steps.iter().map(Step::sound).max() {
            self.play(tones(sound));
        }
    }

    fn play(self, tones: &[Tone]) {
        // Browsers allow no sound before somebody has touched the page.
        if tones.is_empty() || !settings().sound.get_untracked() || !browser::was_touched() {
            return;
        }
        let audio = self.audio.try_update_value(|audio| {
            if audio.is_none() {
                *audio = AudioContext::new().ok();
            }
            audio.clone()
        });
        if let Some(audio) = audio.flatten() {
            for tone in tones {
                let _ = sound(&audio, *tone, volume());
            }
        }
    }
}

/// How something sounds.
const fn tones(sound: Sound) -> &'static [Tone] {
    match sound {
        Sound::Silence => &[],
        Sound::Card => &[(0.0, 420.0, 0.05)],
        Sound::Freeze => &[(0.0, 1320.0, 0.2)],
        Sound::Flip => &[(0.0, 330.0, 0.1), (0.1, 247.0, 0.2)],
        Sound::Bust => &[(0.0, 196.0, 0.16), (0.16, 147.0, 0.3)],
        Sound::Flip7 => &[(0.0, 784.0, 0.1), (0.1, 988.0, 0.1), (0.2, 1175.0, 0.25)],
        Sound::Win => &[(0.0, 523.0, 0.14), (0.15, 659.0, 0.14), (0.3, 784.0, 0.3)],
    }
}

fn sound(audio: &AudioContext, (after, pitch, time): Tone, loud: f32) -> Result<(), wasm_bindgen::JsValue> {
    let begins = audio.current_time() + after;
    let (voice, volume) = (audio.create_oscillator()?, audio.create_gain()?);
    voice.set_type(OscillatorType::Triangle);
    voice.frequency().set_value(pitch);
    volume.gain().set_value_at_time(loud, begins)?;
    volume.gain().exponential_ramp_to_value_at_time(0.001, begins + time)?;
    voice.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&audio.destination())?;
    voice.start_with_when(begins)?;
    voice.stop_with_when(begins + time)
}

/// How loud a tone begins. It has to be more than nothing to fade away.
fn volume() -> f32 {
    f32::from(settings().volume.get_untracked()).mul_add(0.012, 0.0015)
}

/// The picture in the tab has a dot when it is one's turn.
fn show_icon(mine: bool) {
    let Ok(Some(icon)) = document().query_selector("link[rel=icon]") else { return };
    let name = if mine { "icon-turn.svg" } else { "icon.svg" };
    // An attribute with a plain name can always be set.
    let _ = icon.set_attribute("href", &format!("{}/{name}", crate::speech::assets()));
}

/// What happens, for those who listen instead of looking; and what went wrong.
#[component]
pub fn Heard() -> impl IntoView {
    let room: Room = expect_context();
    let turn = move || room.my_turn().then(|| say("game-your-turn"));
    let_go(room);
    view! {
        <div class="visually-hidden" aria-live="polite">{played(room, expect_context())}" "{turn}</div>
        <div class="visually-hidden" aria-live="polite">{talk(room)}</div>
        <Show when=move || room.problem.with(Option::is_some)>
            <div class="toast" role="alert">
                <p>{move || room.problem.get().map(|problem| problem::text(&problem))}</p>
                <button class="plain" aria-label=t("keys-close") on:click=move |_| room.problem.set(None)>
                    <super::icon::Icon name="close"/>
                </button>
            </div>
        </Show>
    }
}

/// What was refused is no news for long.
fn let_go(room: Room) {
    Effect::new(move || {
        if room.problem.with(Option::is_some)
            && let Ok(timer) = set_timeout_with_handle(move || room.problem.set(None), READ)
        {
            on_cleanup(move || timer.clear());
        }
    });
}

/// The lines of the log that were not read aloud yet. The last is read once nothing more is added
/// to it for now.
fn played(room: Room, log: Log) -> impl Fn() -> String {
    let last = StoredValue::new((0, 0));
    move || {
        let mut lines = log.lines();
        // What was taken back may happen again.
        let from = last.get_value().min(lines.last().map_or((0, 0), Line::key));
        if room.stage().busy.get() {
            lines.pop();
        }
        last.set_value(lines.last().map_or(from, Line::key).max(from));
        let fresh = lines.iter().filter(|line| line.is_new() && line.key() > from);
        fresh.filter_map(|line| line.text(room)).collect::<Vec<_>>().join(" ")
    }
}

/// What was said that was not read aloud yet.
fn talk(room: Room) -> impl Fn() -> String {
    let last = StoredValue::new(0);
    move || {
        let from = last.get_value();
        room.talk.lines.with(|lines| {
            let talk = lines.iter().filter(|told| told.new && told.key > from);
            last.set_value(lines.back().map_or(from, |told| told.key));
            talk.filter_map(|told| talked(room, told)).collect::<Vec<_>>().join(" ")
        })
    }
}
