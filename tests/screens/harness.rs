//! Opens the app on a folder of its own, without a display, and looks at it as a person does: by what a screen reader says and by
//! what is drawn.
//!
//! Elements are found by their accessible labels, so a test that finds something also says that it can be found by those
//! who don't see it. Pictures are compared with kept ones in `pictures/`; `KACHEL_BLESS=1` keeps new ones.

#![allow(dead_code, reason = "for the tests of other screens as well")]

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::time::Duration;

use i_slint_backend_testing::{
    AccessibleRole, ElementHandle, ElementQuery, TestingBackend, TestingBackendOptions, mock_elapsed_time,
};
use i_slint_core::accessibility::AccessibleStringProperty;
use i_slint_core::input::{InternalKeyEvent, KeyEventType, TouchPhase};
use i_slint_core::item_tree::{ItemRc, ParentItemTraversalMode};
use i_slint_core::lengths::{LogicalEdges, LogicalLength, LogicalPoint, LogicalRect};
use i_slint_core::platform::InternalEvent;
use i_slint_core::window::WindowInner;
use kachel::keep::Theme;
use kachel::screens::nav::{self, Entry};
use kachel::screens::ui::{AppWindow, Probe};
use kachel::screens::{App, Start, result};
use kachel::words::Lang;
use slint::platform::{Key, PointerEventButton, WindowEvent, WindowEventDispatchResult};
use slint::{ComponentHandle, LogicalPosition, LogicalSize, Rgba8Pixel, SharedPixelBuffer, SharedString};
use tempfile::TempDir;

/// A small phone, the same held sideways, a tablet, and a desktop's window.
pub const PHONE: (u32, u32) = (360, 640);
pub const SIDEWAYS: (u32, u32) = (640, 360);
pub const TABLET: (u32, u32) = (768, 1024);
pub const DESKTOP: (u32, u32) = (1280, 800);

/// The app in a window that nobody sees.
pub struct Screen {
    pub app: App,
    folder: PathBuf,
    /// How much the keyboard on the screen covers.
    keyboard: Cell<u32>,
    /// Left, above, right and below.
    insets: Cell<[f32; 4]>,
    /// Kept until the test ends; none if the folder is the test's own.
    _temporary: Option<TempDir>,
}

impl Screen {
    /// The app at its first start.
    pub fn open(lang: Lang, size: (u32, u32)) -> Screen {
        let folder = tempfile::tempdir().unwrap();
        let mut screen = Screen::open_in(folder.path(), lang, size);
        screen._temporary = Some(folder);
        screen
    }

    /// The app with saved games (texts of records, the newest last).
    pub fn with_games(games: &[&str], lang: Lang, size: (u32, u32)) -> Screen {
        let folder = tempfile::tempdir().unwrap();
        save_games(folder.path(), games);
        let mut screen = Screen::open_in(folder.path(), lang, size);
        screen._temporary = Some(folder);
        screen
    }

    /// The result of a finished game (the text of its record).
    pub fn at_result(game: &str, lang: Lang, size: (u32, u32)) -> Screen {
        let screen = Screen::with_games(&[game], lang, size);
        let ctx = &screen.app.ctx;
        let game = ctx.keeper.list()[0].id.clone();
        assert!(result::open(ctx, &game));
        nav::go(ctx, Entry::Result { game });
        screen.settle();
        screen
    }

    /// The app on a folder that stays after the test's own use of it.
    pub fn open_in(folder: &Path, lang: Lang, size: (u32, u32)) -> Screen {
        let start = Start {
            home: folder.to_owned(),
            lang: None,
            system_lang: Some(lang),
        };
        Screen::start(start, size)
    }

    pub fn start(start: Start, size: (u32, u32)) -> Screen {
        let screen = Screen::start_as_left(start);
        screen.resize(size);
        screen
    }

    /// The app in a window of the size that it chooses itself.
    pub fn start_as_left(start: Start) -> Screen {
        let folder = start.home.clone();
        // Once a thread, and each test has a thread.
        let _ = slint::platform::set_platform(Box::new(TestingBackend::new(TestingBackendOptions {
            mock_time: true,
            threading: false,
            renderer_name: Some("software".into()),
        })));
        let app = App::new(start).unwrap();
        app.ui.global::<Probe>().set_watching(true);
        app.ui.show().unwrap();
        Screen {
            app,
            folder,
            keyboard: Cell::new(0),
            insets: Cell::default(),
            _temporary: None,
        }
    }

    /// Ends the app as a user does, and starts it again on the same folder.
    pub fn restart(self, lang: Lang) -> Screen {
        let size = self.size();
        let Screen {
            app,
            folder,
            _temporary,
            ..
        } = self;
        app.ctx.keeper.flush().unwrap();
        app.ui.hide().unwrap();
        drop(app);
        let mut screen = Screen::open_in(&folder, lang, size);
        screen._temporary = _temporary;
        screen
    }

    /// The same in the dark, from its start on.
    pub fn in_the_dark(self, lang: Lang) -> Screen {
        self.app.ctx.change_settings(|settings| settings.theme = Theme::Dark);
        self.restart(lang)
    }

    pub fn ui(&self) -> &AppWindow {
        &self.app.ui
    }

    pub fn window(&self) -> &slint::Window {
        self.app.ui.window()
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    pub fn size(&self) -> (u32, u32) {
        let size = self.window().size();
        (size.width, size.height)
    }

    pub fn resize(&self, (width, height): (u32, u32)) {
        self.window().set_size(LogicalSize::new(width as f32, height as f32));
        self.settle();
    }

    /// The parts of the window that belong to the system: bars, and the hole of a camera.
    pub fn set_insets(&self, [left, top, right, bottom]: [f32; 4]) {
        let insets = LogicalEdges::new(top, bottom, left, right);
        WindowInner::from_pub(self.window()).set_window_item_safe_area(insets);
        self.insets.set([left, top, right, bottom]);
        self.settle();
    }

    /// What the system leaves of the window.
    pub fn safe_area(&self) -> LogicalRect {
        let (width, height) = self.size();
        let [left, top, right, bottom] = self.insets.get();
        let size = [width as f32 - left - right, height as f32 - top - bottom];
        LogicalRect::new(LogicalPoint::new(left, top), size.into())
    }

    /// Sets the system's font size, of which 16 is usual.
    pub fn set_system_font_size(&self, size: f32) {
        let window = WindowInner::from_pub(self.window());
        window
            .context()
            .set_platform_default_font_size(Some(LogicalLength::new(size)));
        self.settle();
    }

    /// Lets the time of the app go on.
    pub fn wait(&self, milliseconds: u64) {
        mock_elapsed_time(Duration::from_millis(milliseconds));
    }

    /// Lets everything happen that is due: changes that follow from changes, and short animations.
    pub fn settle(&self) {
        for _ in 0..4 {
            self.wait(60);
            // Drawing lays out what is new.
            let _ = self.window().take_snapshot();
        }
    }

    /// Lets the bots think and play, until it is a person's turn or they have nothing to do for another reason.
    ///
    /// # Panics
    /// If they don't come to an end.
    #[track_caller]
    pub fn let_bots_play(&self) {
        for _ in 0..400 {
            if !kachel::screens::table::bots_are_busy(&self.app.ctx) {
                self.settle();
                return;
            }
            self.let_bots_think();
        }
        panic!("the bots play for ever");
    }

    /// Waits for the thread that thinks, shows what it says, and lets the time go on in which that can be seen.
    pub fn let_bots_think(&self) {
        self.app.ctx.thinker.wait();
        kachel::screens::table::hear_bots(&self.app.ctx);
        self.wait(500);
        self.wait(1000);
    }

    // Finding

    /// All elements with this accessible label.
    pub fn find(&self, label: &str) -> Vec<ElementHandle> {
        ElementHandle::find_by_accessible_label(&self.app.ui, label).collect()
    }

    pub fn has(&self, label: &str) -> bool {
        !self.find(label).is_empty()
    }

    /// An element, scrolled into sight if it isn't: what is out of sight can't be found.
    fn seek(&self, label: &str, is_it: impl Fn(&ElementHandle) -> bool) -> Option<ElementHandle> {
        let look = || self.find(label).into_iter().find(&is_it);
        if let Some(element) = look() {
            return Some(element);
        }
        self.wheel(100_000.0);
        for _ in 0..60 {
            if let Some(element) = look() {
                return Some(element);
            }
            self.wheel(-120.0);
        }
        None
    }

    /// What has the keyboard's focus.
    pub fn focused(&self) -> Option<Focused> {
        let window = WindowInner::from_pub(self.window());
        let item = window.focus_item.borrow().upgrade()?;
        let place = |item: &ItemRc| {
            let geometry = item.geometry();
            LogicalRect::new(item.map_to_window(geometry.origin), geometry.size)
        };
        let (width, height) = self.size();
        let keyboard = self.keyboard.get();
        let mut visible = LogicalRect::new(
            LogicalPoint::default(),
            [width as f32, height.saturating_sub(keyboard) as f32].into(),
        );
        // What is focused lies inside of what has the name, and the size that people see.
        let mut control = None;
        let mut parent = Some(item);
        while let Some(above) = parent {
            if control.is_none() {
                let label = above.accessible_string_property(AccessibleStringProperty::Label);
                control = label.map(|label| (label.into(), place(&above)));
            } else if above.borrow().as_ref().clips_children() {
                visible = visible.intersection(&place(&above)).unwrap_or_default();
            }
            parent = above.parent_item(ParentItemTraversalMode::StopAtPopups);
        }
        let (label, place) = control?;
        Some(Focused { label, place, visible })
    }

    /// Shows a keyboard on the screen that covers the lowest part of the window; none if it is 0 high.
    pub fn show_keyboard(&self, height: u32) {
        let (width, window_height) = self.size();
        self.keyboard.set(height);
        self.window().set_virtual_keyboard(
            LogicalPosition::new(0.0, (window_height - height) as f32),
            LogicalSize::new(width as f32, height as f32),
            i_slint_core::InternalToken,
        );
        self.settle();
    }

    /// Turns the wheel over the middle of the window; upwards by a positive amount.
    pub fn wheel(&self, delta_y: f32) {
        let (width, height) = self.size();
        let position = LogicalPosition::new(width as f32 / 2.0, height as f32 / 2.0);
        self.window().dispatch_event(WindowEvent::PointerScrolled {
            position,
            delta_x: 0.0,
            delta_y,
        });
        self.wait(400);
        let _ = self.picture();
    }

    /// The element with this accessible label.
    ///
    /// # Panics
    /// If there is none; says which labels there are.
    #[track_caller]
    pub fn element(&self, label: &str) -> ElementHandle {
        match self.seek(label, |_| true) {
            Some(element) => element,
            None => panic!("nothing is called {label:?}; there are {:#?}", self.labels()),
        }
    }

    /// The element with this accessible label and role.
    #[track_caller]
    pub fn element_of(&self, role: AccessibleRole, label: &str) -> ElementHandle {
        match self.seek(label, |element| element.accessible_role() == Some(role)) {
            Some(element) => element,
            None => panic!("no {role:?} is called {label:?}; there are {:#?}", self.labels()),
        }
    }

    /// The accessible labels of all that is shown.
    pub fn labels(&self) -> Vec<String> {
        let mut labels: Vec<String> = ElementQuery::from_root(&self.app.ui)
            .find_all()
            .into_iter()
            .filter(|element| {
                element
                    .accessible_role()
                    .is_some_and(|role| role != AccessibleRole::None)
            })
            .filter_map(|element| element.accessible_label())
            .map(|label| label.to_string())
            .filter(|label| !label.is_empty())
            .collect();
        labels.dedup();
        labels
    }

    /// What a person can do here: everything that takes a tap, with what it is called.
    pub fn controls(&self) -> Vec<(AccessibleRole, String, ElementHandle)> {
        let taken = [
            AccessibleRole::Button,
            AccessibleRole::RadioButton,
            AccessibleRole::Switch,
            AccessibleRole::TextInput,
            AccessibleRole::Checkbox,
        ];
        ElementQuery::from_root(&self.app.ui)
            .find_all()
            .into_iter()
            .filter_map(|element| {
                let role = element.accessible_role().filter(|role| taken.contains(role))?;
                Some((
                    role,
                    element.accessible_label().unwrap_or_default().to_string(),
                    element,
                ))
            })
            .collect()
    }

    // Doing

    /// Taps the element with this label, scrolling to it first.
    #[track_caller]
    pub fn tap(&self, label: &str) {
        self.tap_element(&self.element(label));
    }

    #[track_caller]
    pub fn tap_button(&self, label: &str) {
        self.tap_element(&self.element_of(AccessibleRole::Button, label));
    }

    pub fn tap_element(&self, element: &ElementHandle) {
        self.bring_into_sight(element);
        let (x, y) = centre(element);
        self.tap_at(x, y);
    }

    /// A tap of the mouse.
    pub fn tap_at(&self, x: f32, y: f32) {
        let position = LogicalPosition::new(x, y);
        let button = PointerEventButton::Left;
        let window = self.window();
        window.dispatch_event(WindowEvent::PointerMoved { position });
        window.dispatch_event(WindowEvent::PointerPressed { position, button });
        self.wait(50);
        window.dispatch_event(WindowEvent::PointerReleased { position, button });
        window.dispatch_event(WindowEvent::PointerExited);
        self.settle();
    }

    /// Turns the wheel until an element isn't cut off by the page's head or foot. What lies wholly in these is part of them:
    /// if it were behind them, it couldn't be found.
    pub fn bring_into_sight(&self, element: &ElementHandle) {
        const HEAD: f32 = 64.0;
        let end = self.size().1 as f32;
        let foot = end - 72.0;
        for _ in 0..40 {
            let top = element.absolute_position().y;
            let bottom = top + element.size().height;
            if top < HEAD && bottom > HEAD && bottom - top < foot - HEAD {
                self.wheel(40.0);
            } else if (bottom > end || top < foot && bottom > foot) && bottom - top < foot - HEAD {
                self.wheel(-40.0);
            }
            if (element.absolute_position().y - top).abs() < 0.1 {
                return;
            }
        }
    }

    /// Presses and releases a key; false if the app doesn't want it.
    pub fn key(&self, key: Key) -> bool {
        self.key_text(SharedString::from(key))
    }

    pub fn key_text(&self, text: impl Into<SharedString>) -> bool {
        let text = text.into();
        let pressed = self
            .window()
            .dispatch_event_with_result(WindowEvent::KeyPressed { text: text.clone() })
            .unwrap();
        self.window().dispatch_event(WindowEvent::KeyReleased { text });
        self.settle();
        pressed == WindowEventDispatchResult::Accepted
    }

    /// Presses a key while another is held down.
    pub fn key_with(&self, held: Key, key: Key) -> bool {
        let held = SharedString::from(held);
        self.window()
            .dispatch_event(WindowEvent::KeyPressed { text: held.clone() });
        let accepted = self.key(key);
        self.window().dispatch_event(WindowEvent::KeyReleased { text: held });
        accepted
    }

    /// The same while Control is held.
    pub fn key_with_control(&self, text: &str) {
        let control = SharedString::from(Key::Control);
        self.window()
            .dispatch_event(WindowEvent::KeyPressed { text: control.clone() });
        self.key_text(text);
        self.window().dispatch_event(WindowEvent::KeyReleased { text: control });
        self.settle();
    }

    /// Types into whatever has the focus.
    pub fn type_text(&self, text: &str) {
        for character in text.chars() {
            let text = SharedString::from(character);
            self.window()
                .dispatch_event(WindowEvent::KeyPressed { text: text.clone() });
            self.window().dispatch_event(WindowEvent::KeyReleased { text });
        }
        self.settle();
    }

    /// A syllable that an input method is still composing; an empty one ends that without a text.
    pub fn compose(&self, preedit: &str) {
        self.input_method(KeyEventType::UpdateComposition, preedit, "");
    }

    /// An input method has composed a text.
    pub fn commit(&self, text: &str) {
        self.input_method(KeyEventType::CommitComposition, "", text);
    }

    fn input_method(&self, event_type: KeyEventType, preedit: &str, text: &str) {
        let mut event = InternalKeyEvent {
            event_type,
            preedit_text: preedit.into(),
            ..InternalKeyEvent::default()
        };
        event.key_event.text = text.into();
        self.window()
            .dispatch_event(WindowEvent::internal(InternalEvent::Key(event)));
        self.settle();
    }

    /// What a finger that stays where it is does: down and up.
    pub fn touch_tap(&self, x: f32, y: f32) {
        self.touch(0, x, y, TouchPhase::Started);
        self.wait(60);
        self.touch(0, x, y, TouchPhase::Ended);
        self.settle();
    }

    /// A finger's touch; fingers are told apart by their number.
    pub fn touch(&self, finger: i32, x: f32, y: f32, phase: TouchPhase) {
        let position = LogicalPoint::new(x, y);
        self.window()
            .dispatch_event(WindowEvent::internal(InternalEvent::Touch {
                id: finger,
                position,
                phase,
            }));
    }

    // Looking

    /// What is drawn now.
    pub fn picture(&self) -> SharedPixelBuffer<Rgba8Pixel> {
        self.window().take_snapshot().unwrap()
    }

    /// Saves what is drawn now under the target folder, and says where: for eyes.
    pub fn save_picture(&self, name: &str) -> PathBuf {
        let path = output().join(format!("{name}.png"));
        write_png(&path, &self.picture());
        path
    }

    /// Compares what is drawn with the kept picture of this name.
    ///
    /// # Panics
    /// If they differ by more than what another machine's rounding brings; what is drawn is saved beside the target then.
    #[track_caller]
    pub fn looks_like(&self, name: &str) {
        let kept = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/screens/pictures")
            .join(format!("{name}.png"));
        let drawn = self.picture();
        if std::env::var_os("KACHEL_BLESS").is_some() {
            write_png(&kept, &drawn);
            return;
        }
        let difference = if kept.exists() {
            difference(&read_png(&kept), &drawn)
        } else {
            1.0
        };
        if difference > 0.002 {
            let actual = self.save_picture(name);
            panic!(
                "{name} looks different in {:.2} % of its pixels: see {} and {}",
                difference * 100.0,
                actual.display(),
                kept.display()
            );
        }
    }

    /// The texts that have too little room.
    pub fn misfits(&self) -> Vec<String> {
        ElementQuery::from_root(&self.app.ui)
            .match_predicate(|element| element.accessible_label().as_deref() == Some("misfit"))
            .find_all()
            .into_iter()
            .filter_map(|misfit| misfit.accessible_description())
            .map(|description| description.to_string())
            .collect()
    }

    /// # Panics
    /// If a text has too little room, with all such texts.
    #[track_caller]
    pub fn assert_texts_fit(&self, what: &str) {
        let misfits = self.misfits();
        if !misfits.is_empty() {
            let picture = self.save_picture(&format!("misfit-{}", what.replace([' ', '/'], "-")));
            panic!(
                "{what}: texts with too little room: {misfits:#?}\nsee {}",
                picture.display()
            );
        }
    }

    /// # Panics
    /// If something that takes a tap is smaller than a finger, has no name, or lies outside the window's width.
    #[track_caller]
    pub fn assert_controls_are_good(&self, what: &str) {
        let (width, _) = self.size();
        for (role, label, element) in self.controls() {
            let (size, at) = (element.size(), element.absolute_position());
            assert!(!label.is_empty(), "{what}: a {role:?} at {at:?} has no name");
            assert!(
                size.width >= 47.9 && size.height >= 47.9,
                "{what}: {role:?} {label:?} is only {size:?}"
            );
            assert!(
                at.x >= -0.1 && at.x + size.width <= width as f32 + 0.1,
                "{what}: {role:?} {label:?} lies outside: {at:?}, {size:?}"
            );
        }
    }
}

/// What has the keyboard's focus.
pub struct Focused {
    pub label: String,
    place: LogicalRect,
    /// The part of the window in which it could be seen.
    visible: LogicalRect,
}

impl Focused {
    /// # Panics
    /// If it is cut off, or less than so far from where it would be.
    #[track_caller]
    pub fn assert_in_sight(&self, what: &str, around: f32) {
        let needs = self.place.inflate(around - 0.1, around - 0.1);
        assert!(
            self.visible.contains_rect(&needs),
            "{what}: {:?} at {:?} is cut off by {:?}",
            self.label,
            self.place,
            self.visible
        );
    }
}

/// The middle of an element.
pub fn centre(element: &ElementHandle) -> (f32, f32) {
    let (at, size) = (element.absolute_position(), element.size());
    (at.x + size.width / 2.0, at.y + size.height / 2.0)
}

/// Puts records into an app's folder, each a minute older than the next.
pub fn save_games(folder: &Path, games: &[&str]) {
    let shelf = folder.join("games");
    std::fs::create_dir_all(&shelf).unwrap();
    for (index, text) in games.iter().enumerate() {
        let path = shelf.join(format!("game-{index}.json"));
        std::fs::write(&path, text).unwrap();
        let age = Duration::from_secs(60 * (games.len() - index) as u64);
        let file = std::fs::File::options().append(true).open(&path).unwrap();
        file.set_modified(std::time::SystemTime::now() - age).unwrap();
    }
}

/// Where pictures for eyes go.
fn output() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("screens");
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn write_png(path: &Path, picture: &SharedPixelBuffer<Rgba8Pixel>) {
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    let file = std::io::BufWriter::new(std::fs::File::create(path).unwrap());
    let mut encoder = png::Encoder::new(file, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    encoder
        .write_header()
        .unwrap()
        .write_image_data(picture.as_bytes())
        .unwrap();
}

fn read_png(path: &Path) -> SharedPixelBuffer<Rgba8Pixel> {
    let decoder = png::Decoder::new(std::io::BufReader::new(std::fs::File::open(path).unwrap()));
    let mut reader = decoder.read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut bytes).unwrap();
    assert_eq!(info.color_type, png::ColorType::Rgba, "{}", path.display());
    SharedPixelBuffer::clone_from_slice(&bytes[..info.buffer_size()], info.width, info.height)
}

/// The part of pixels that look different, 0 to 1.
fn difference(a: &SharedPixelBuffer<Rgba8Pixel>, b: &SharedPixelBuffer<Rgba8Pixel>) -> f64 {
    if (a.width(), a.height()) != (b.width(), b.height()) {
        return 1.0;
    }
    let far = |a: u8, b: u8| a.abs_diff(b) > 24;
    let differs = |(a, b): &(&Rgba8Pixel, &Rgba8Pixel)| far(a.r, b.r) || far(a.g, b.g) || far(a.b, b.b);
    let count = a.as_slice().iter().zip(b.as_slice()).filter(differs).count();
    count as f64 / a.as_slice().len().max(1) as f64
}
