//! What devices need to install the page: how it looks and what it is called there.

use hosting::Kind;
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use serde_json::{Value, json};

use crate::files::{File, When};

/// The ground of the icon: what it is drawn on where it must have no holes.
const GROUND: (u8, u8, u8) = (0x12, 0x59, 0x4f);

/// The ground of the page by day, until its own style is there.
const PAPER: &str = "#f4efe4";

/// An icon as a picture of dots.
struct Picture {
    name: &'static str,
    /// How many dots wide and high.
    size: u16,
    kind: PictureKind,
}

/// What may become of a picture.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PictureKind {
    /// It is shown as it is, corners and all.
    AsItIs,
    /// The device rounds its corners.
    Rounded,
    /// The device cuts any shape out of it: what matters lies in the middle four fifths.
    CutOut,
}

const PICTURES: [Picture; 4] = [
    Picture { name: "icon-192.png", size: 192, kind: PictureKind::AsItIs },
    Picture { name: "icon-512.png", size: 512, kind: PictureKind::AsItIs },
    Picture { name: "icon-maskable-512.png", size: 512, kind: PictureKind::CutOut },
    Picture { name: "apple-touch-icon.png", size: 180, kind: PictureKind::Rounded },
];

/// The manifest and the icons that it names, drawn from the icon of the page.
pub fn files(icon: &[u8]) -> Result<Vec<File>, String> {
    let tree = Tree::from_data(icon, &Options::default()).map_err(|error| format!("icon.svg: {error}"))?;
    let drawn =
        PICTURES.iter().map(|picture| Ok(File::new(picture.name, draw(&tree, picture)?, When::Later)));
    let mut files = drawn.collect::<Result<Vec<_>, String>>()?;
    let manifest = manifest(&hosting::kinds());
    files.push(File::new("manifest.webmanifest", manifest.to_string().into_bytes(), When::Later));
    Ok(files)
}

/// What the page is called, how it looks, and what can be done with it at once.
fn manifest(games: &[Kind]) -> Value {
    let shortcut = |kind: &Kind| json!({"name": kind.title, "url": format!("/play/{}", kind.name)});
    let shown = PICTURES.iter().filter(|picture| picture.kind != PictureKind::Rounded);
    let icon = |picture: &Picture| {
        let size = picture.size;
        let purpose = if picture.kind == PictureKind::CutOut { "maskable" } else { "any" };
        json!({
            "src": format!("/{}", picture.name),
            "sizes": format!("{size}x{size}"),
            "type": "image/png",
            "purpose": purpose,
        })
    };
    json!({
        "id": "/",
        "name": "Fliphouse",
        "short_name": "Fliphouse",
        "description": "Flip card games with friends, against bots or on one device.",
        "lang": "en",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games", "entertainment"],
        "icons": shown.map(icon).collect::<Vec<_>>(),
        "shortcuts": games.iter().map(shortcut).collect::<Vec<_>>(),
    })
}

/// The icon as PNG.
fn draw(tree: &Tree, picture: &Picture) -> Result<Vec<u8>, String> {
    let failed = |why: String| format!("{}: {why}", picture.name);
    let side = u32::from(picture.size);
    let mut dots = Pixmap::new(side, side).ok_or_else(|| failed("no such size".to_owned()))?;
    if picture.kind != PictureKind::AsItIs {
        let (red, green, blue) = GROUND;
        dots.fill(Color::from_rgba8(red, green, blue, 0xff));
    }
    let part = if picture.kind == PictureKind::CutOut { 0.8 } else { 1.0 };
    let whole = f32::from(picture.size);
    let (scale, edge) = (whole * part / tree.size().width(), whole * (1.0 - part) / 2.0);
    let place = Transform::from_scale(scale, scale).post_translate(edge, edge);
    resvg::render(tree, place, &mut dots.as_mut());
    dots.encode_png().map_err(|error| failed(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(kind: PictureKind) -> Pixmap {
        let icon = std::fs::read(crate::files::fixed().join("icon.svg")).unwrap();
        let tree = Tree::from_data(&icon, &Options::default()).unwrap();
        let picture = Picture { name: "icon.png", size: 100, kind };
        Pixmap::decode_png(&draw(&tree, &picture).unwrap()).unwrap()
    }

    #[test]
    fn an_icon_that_is_cut_has_no_holes_and_nothing_at_its_edge() {
        let (red, green, blue) = GROUND;
        let ground = Color::from_rgba8(red, green, blue, 0xff).premultiply().to_color_u8();
        for kind in [PictureKind::Rounded, PictureKind::CutOut] {
            let dots = drawn(kind);
            assert!(dots.pixels().iter().all(|dot| dot.alpha() == 0xff));
            assert_eq!(dots.pixel(0, 0), Some(ground));
        }
        let dots = drawn(PictureKind::CutOut);
        let edge = (0..100).flat_map(|at| [(at, 9), (at, 90), (9, at), (90, at)]);
        for (x, y) in edge {
            assert_eq!(dots.pixel(x, y), Some(ground), "{x} {y}");
        }
        assert!(dots.pixels().iter().any(|dot| *dot != ground), "there is nothing on it");
        assert_eq!(drawn(PictureKind::AsItIs).pixel(0, 0).unwrap().alpha(), 0, "its corners are round");
    }

    #[test]
    fn the_manifest_names_icons_that_are_there_and_every_game() {
        let icon = std::fs::read(crate::files::fixed().join("icon.svg")).unwrap();
        let files = files(&icon).unwrap();
        let manifest = manifest(&hosting::kinds());
        let icons = manifest["icons"].as_array().unwrap();
        assert_eq!(icons.len(), 3);
        for icon in icons {
            let path = icon["src"].as_str().unwrap().strip_prefix('/').unwrap();
            assert!(files.iter().any(|file| file.name == path), "{path}");
        }
        let shortcuts = manifest["shortcuts"].as_array().unwrap();
        assert_eq!(shortcuts.len(), hosting::kinds().len());
    }
}
