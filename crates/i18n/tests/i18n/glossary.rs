//! The words of the games that people know from their boxes.

use i18n::{Lang, rules_source, source, terminal_source};
use unoflip::Face;

use crate::words;

/// A message and its words in all languages, in the order of `Lang::ALL`.
const GLOSSARY: [(&str, [&str; 5]); 28] = [
    ("game-hit", ["Hit", "Jeszcze jedna", "Noch eine", "Még egyet", "Tirer"]),
    ("game-stay", ["Stay", "Stop", "Stopp", "Megállok", "Rester"]),
    ("game-dealer", ["Dealer", "Krupier", "Geber", "Osztó", "Donneur"]),
    ("game-deck", ["Deck", "Talia", "Kartenstapel", "Pakli", "Paquet"]),
    ("game-draw-pile", ["Draw pile", "Stos dobierania", "Ziehstapel", "Húzópakli", "Pioche"]),
    ("game-discard-pile", ["Discard pile", "Stos odrzucania", "Ablagestapel", "Dobópakli", "Défausse"]),
    ("game-side-dark", ["Dark side", "Ciemna strona", "Dunkle Seite", "Sötét oldal", "Côté obscur"]),
    ("status-busted", ["busted", "odpada", "verzockt", "besokallt", "a sauté"]),
    ("status-active", ["active", "w grze", "im Spiel", "játékban", "en jeu"]),
    ("flip7-card-freeze", ["Freeze", "Zamroź", "Freeze", "Fagyasztás", "Gel"]),
    ("flip7-card-flip3", ["Flip Three", "Flip 3", "Flip Three", "Hármas húzás", "Retournez trois"]),
    (
        "flip7-card-second",
        ["Second Chance", "Druga szansa", "Second Chance", "Második esély", "Seconde chance"],
    ),
    (
        "vengeance-card-one-more",
        ["Just One More", "Jeszcze tylko jedna", "Nur noch eine", "Csak még egyet", "Juste une de plus"],
    ),
    ("vengeance-card-swap", ["Swap", "Zamień", "Tauschen", "Csere", "Échanger"]),
    ("vengeance-card-steal", ["Steal", "Ukradnij", "Stehlen", "Lopás", "Voler"]),
    ("vengeance-card-discard", ["Discard", "Odrzuć", "Abwerfen", "Eldobás", "Défausser"]),
    ("vengeance-card-flip4", ["Flip Four", "Flip 4", "Flip Four", "Négyes húzás", "Retournez quatre"]),
    ("vengeance-card-zero", ["The Zero", "Zero", "Die Null", "A Nulla", "Le Zéro"]),
    ("vengeance-card-u7", ["Unlucky 7", "Pechowa 7", "Unglücks-7", "Szerencsétlen 7", "7 malchanceux"]),
    ("vengeance-card-l13", ["Lucky 13", "Szczęśliwa 13", "Glücks-13", "Szerencsés 13", "13 chanceux"]),
    (
        "option-vengeance-brutal",
        ["Brutal mode", "Tryb brutalny", "Brutaler Modus", "Kíméletlen mód", "Mode brutal"],
    ),
    ("unoflip-card-wild", ["Wild", "Wybór koloru", "Farbwahl", "Színválasztó", "Joker"]),
    (
        "unoflip-card-wild2",
        [
            "Wild Draw Two",
            "Wybór koloru, weź dwie",
            "Farbwahl, zieh zwei",
            "„Húzz kettőt!” színválasztó",
            "Joker, piochez deux",
        ],
    ),
    (
        "unoflip-card-dwildc",
        [
            "Wild Draw Color",
            "Wybór koloru, weź kolor",
            "Farbwahl, zieh eine Farbe",
            "„Húzz egy színt!” színválasztó",
            "Joker, piochez une couleur",
        ],
    ),
    ("unoflip-colour-r", ["red", "czerwony", "rot", "piros", "rouge"]),
    ("unoflip-colour-b", ["blue", "niebieski", "blau", "kék", "bleu"]),
    ("unoflip-colour-t", ["teal", "turkusowy", "türkis", "kékeszöld", "turquoise"]),
    ("unoflip-colour-v", ["purple", "fioletowy", "lila", "lila", "violet"]),
];

#[test]
fn the_words_of_the_boxes_are_used() {
    for (place, lang) in Lang::ALL.into_iter().enumerate() {
        let words = words(lang);
        for (id, expected) in GLOSSARY {
            assert_eq!(words.say(id), expected[place], "{lang:?}: {id}");
        }
    }
}

#[test]
fn coloured_cards_have_the_words_of_the_boxes() {
    let expected = [
        ("r+1", ["Draw One", "Weź jedną", "Zieh eine", "Húzz egyet!", "Piochez une"]),
        ("v+5", ["Draw Five", "Weź pięć", "Zieh fünf", "Húzz ötöt!", "Piochez cinq"]),
        ("b-rev", ["Reverse", "Zmiana kierunku", "Richtungswechsel", "Irányváltó", "Inversion"]),
        ("y-skip", ["Skip", "Postój", "Aussetzen", "Kimaradsz!", "Passe"]),
        ("o-all", ["Skip Everyone", "Wszyscy stoją", "Alle aussetzen", "Mindenki kimarad!", "Passe tous"]),
        ("p-flip", ["Flip", "Obrót", "Flip", "Átfordító", "Flip"]),
    ];
    for (place, lang) in Lang::ALL.into_iter().enumerate() {
        for (code, names) in expected {
            let card = words(lang).card(code.parse::<Face>().expect("a face"));
            assert!(card.contains(names[place]), "{lang:?}: {card}");
        }
    }
}

/// "Dépasser", which the French box says for a bust, means to exceed; at a table one says "sauter". What
/// stands on a card is a "nombre", though the family of cards is called Numéro.
#[test]
fn french_says_sauter_and_nombre() {
    let lang = Lang::Fr;
    let all = source(lang) + &terminal_source(lang) + &rules_source(lang);
    for word in ["dépass", "numéro"] {
        let line = all.lines().find(|line| line.contains(word));
        assert_eq!(line, None, "{word}");
    }
}
