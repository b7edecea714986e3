//! The view of the board: the player's hand moves it, and the game only as far as it must.

use super::game::OnScreen;
use super::play::Play;
use crate::games::plane::Square;
use crate::scene::camera::Camera;
use crate::scene::{Rect, camera};

/// What is seen of the board; lengths in dp.
#[derive(Clone, Copy, Debug)]
pub struct View {
    pub camera: Camera,
    pub width: f32,
    /// Without what covers its lower edge.
    pub height: f32,
    /// The height that is left when everything lies over the lower edge that usually does.
    usual_height: f32,
    /// Whether the camera has been set for this size.
    pub fitted: bool,
    /// Somebody has chosen how near they look.
    by_hand: bool,
    /// The camera when a pinch or a drag began, and where that was.
    held: Camera,
    held_at: (f32, f32),
    /// Where the camera stood before the board gave way to a note, if nobody has moved it since.
    gave_way: Option<Camera>,
}

impl Default for View {
    fn default() -> View {
        let camera = Camera {
            unit: 38.0,
            x: 0.0,
            y: 0.0,
        };
        View {
            camera,
            width: 0.0,
            height: 0.0,
            usual_height: 0.0,
            fitted: false,
            by_hand: false,
            held: camera,
            held_at: (0.0, 0.0),
            gave_way: None,
        }
    }
}

impl View {
    /// The size of another view; what it looked at is its own.
    pub fn take_size(&mut self, other: View) {
        (self.width, self.height, self.usual_height) = (other.width, other.height, other.usual_height);
    }

    /// Moves so far down, to let something be seen that a note would cover.
    pub fn give_way(&mut self, by: f32) {
        self.gave_way.get_or_insert(self.camera);
        self.camera = self.camera.moved(0.0, by);
    }

    /// The note is gone.
    pub fn come_back(&mut self) {
        if let Some(before) = self.gave_way.take() {
            self.camera = before;
        }
    }
}

/// A square in board units.
pub fn square(at: Square) -> Rect {
    Rect::new(f32::from(at.x), f32::from(at.y), 1.0, 1.0)
}

/// The smallest rectangle around squares.
pub fn around(squares: impl IntoIterator<Item = Square>) -> Option<Rect> {
    squares.into_iter().map(square).reduce(Rect::union)
}

impl<G: OnScreen> Play<G> {
    fn board(&self) -> Rect {
        G::board(self)
    }

    fn all(&self) -> Rect {
        G::all(self)
    }

    /// Shows all of it: clear of what usually covers the lower edge, if there it has room with squares that a finger can hit.
    pub fn fit(&mut self) {
        if self.view.width > 0.0 {
            let View {
                width,
                height,
                usual_height,
                ..
            } = self.view;
            let fitted = |height| Camera::fit(self.all(), width, height, G::largest(&self.view));
            let usual = fitted(usual_height.min(height));
            let has_room = self.all().h * usual.unit <= usual_height;
            self.view.camera = if has_room { usual } else { fitted(height) };
            self.view.fitted = true;
            self.view.by_hand = false;
            self.view.gave_way = None;
        }
    }

    /// The board's size, and how much of its lower edge is covered now and usually.
    pub fn sized(&mut self, width: f32, height: f32, covered: f32, usually: f32) {
        self.view.usual_height = (height - usually).max(0.0);
        let height = (height - covered).max(0.0);
        let turned = width != self.view.width;
        let shrank = height < self.view.height;
        // Before a page has come to rest it is laid out more than once.
        let is_another = G::KEEPS_ALL_IN_SIGHT && height != self.view.height && !self.view.by_hand;
        (self.view.width, self.view.height) = (width, height);
        if turned || is_another || !self.view.fitted {
            self.fit();
            self.look_at_choice();
        } else if shrank {
            self.show(self.board());
        }
    }

    fn show(&mut self, extent: Rect) {
        if self.view.fitted {
            self.view.camera = self.view.camera.showing(extent, self.view.width, self.view.height);
        }
    }

    /// Brings what was last laid into sight.
    pub fn look_at_last(&mut self) {
        if let Some(extent) = G::last(self) {
            self.show(extent);
        }
        if G::KEEPS_ALL_IN_SIGHT && self.view.fitted && !self.view.by_hand {
            self.view.camera = self.view.camera.keeping(self.all(), self.view.width, self.view.height);
        }
    }

    /// Brings what is chosen into sight: the ghost, or before there is one every place where it can go.
    pub fn look_at_choice(&mut self) {
        // While a finger carries it, the view stands still.
        if self.carrying {
            return;
        }
        if let Some(extent) = G::choice(self) {
            self.show(extent);
        }
    }

    /// Brings the steps of a hint into sight.
    pub fn look_at_hints(&mut self) {
        let places = self.hint_places().map(|(_, place)| place).reduce(Rect::union);
        if let Some(extent) = places {
            self.show(extent);
        }
    }

    /// The board's 0,0 is elsewhere from here on, by so many units; what lies there stays where it is.
    pub fn move_origin(&mut self, x: f32, y: f32) {
        for camera in [&mut self.view.camera, &mut self.view.held] {
            *camera = camera.moved(x * camera.unit, y * camera.unit);
        }
    }

    fn hold(&mut self) {
        let extent = self.board();
        self.view.camera = self.view.camera.held(extent, self.view.width, self.view.height);
    }

    /// A finger or two take hold of the board.
    pub fn take_hold(&mut self, x: f32, y: f32) {
        G::take_hold(self);
        self.view.gave_way = None;
        self.view.held = self.view.camera;
        self.view.held_at = (x, y);
    }

    /// `scale` since the pinch began; its middle is at a point now, and takes with it what was under it.
    pub fn pinched(&mut self, scale: f32, x: f32, y: f32) {
        let (from_x, from_y) = self.view.held_at;
        self.view.camera = self.view.held.moved(x - from_x, y - from_y).zoomed(scale, x, y);
        self.view.by_hand = true;
        self.hold();
    }

    /// Steps of a wheel; positive brings nearer.
    pub fn zoomed(&mut self, steps: f32, x: f32, y: f32) {
        self.view.gave_way = None;
        self.view.camera = self.view.camera.zoomed(1.1_f32.powf(steps), x, y);
        self.view.by_hand = true;
        self.hold();
    }

    pub fn zoom_middle(&mut self, steps: f32) {
        self.zoomed(steps, self.view.width / 2.0, self.view.height / 2.0);
    }

    /// A finger moved so far since it was put down.
    pub fn panned(&mut self, dx: f32, dy: f32) {
        self.view.camera = self.view.held.moved(dx, dy);
        self.view.by_hand = true;
        self.hold();
    }

    /// A finger was taken away by the system or by a second finger.
    pub fn pan_cancelled(&mut self) {
        self.view.camera = camera::Camera {
            unit: self.view.camera.unit,
            ..self.view.held
        };
    }
}
