//! A page with everything there is to see: `cargo run -p card-art --example sheet > sheet.html`.

use game::Card;
use hosting::{AnyCard, GameName};
use protocol::Avatar;
use unoflip::{Face, Side};

const CSS: &str = "body{margin:0;font:14px system-ui}section{padding:16px}.day{background:#f6f1e7;color:#2b2233}\
    .night{background:#14121a;color:#f4eee4}p{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 16px}\
    .large svg{width:100px}.phone svg{width:40px}.tiny svg{width:28px}.icons svg{width:28px}.avatars svg{width:64px}.logo svg{width:96px}";

fn main() {
    println!("<!doctype html><meta charset=utf-8><title>Faces</title><style>{CSS}</style>");
    for ground in ["day", "night"] {
        println!("<section class={ground}>");
        for (game, cards) in games() {
            let faces =
                |draw: fn(AnyCard) -> String| cards.iter().map(|&card| draw(card)).collect::<String>();
            println!("<p class=large>{}{}</p>", faces(card_art::card), card_art::back(game));
            println!(
                "<p class=phone>{}</p><p class=tiny>{}</p>",
                faces(card_art::card),
                faces(card_art::small)
            );
        }
        println!("<p class=icons>{}</p>", card_art::icon_names().map(card_art::icon).collect::<String>());
        for copy in 0..4 {
            let avatars: String = Avatar::ALL.map(|avatar| card_art::avatar(avatar, copy)).concat();
            println!("<p class=avatars>{avatars}</p><p class=icons>{avatars}</p>");
        }
        println!("<p class=logo>{}</p></section>", card_art::logo());
    }
}

/// All faces of each game.
fn games() -> [(GameName, Vec<AnyCard>); 3] {
    let flip7 = flip7::Card::ALL.iter().map(|&card| card.into()).collect();
    let vengeance = vengeance::Card::ALL.iter().map(|&card| card.into()).collect();
    let unoflip = [Side::Light, Side::Dark].into_iter().flat_map(Face::all).map(AnyCard::from).collect();
    [(GameName::Flip7, flip7), (GameName::Vengeance, vengeance), (GameName::UnoFlip, unoflip)]
}
