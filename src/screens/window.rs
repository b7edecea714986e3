//! The window's size, where it has one of its own: on desktops.

use std::rc::Rc;

use slint::{ComponentHandle, LogicalSize};

use super::context::{Context, with};
use super::ui::Nav;

/// No window is smaller (`ui/app.slint`) or larger than this, in dp; a size beyond that was kept by mistake.
const SMALLEST: u32 = 320;
const LARGEST: u32 = 16_384;

/// Gives the window the size of the last time, and keeps what becomes of it.
pub(super) fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    if cfg!(target_os = "android") {
        return;
    }
    let kept = ctx.session().window;
    if let Some([width, height]) = kept.map(|size| size.map(|length| length.clamp(SMALLEST, LARGEST))) {
        ui.window().set_size(LogicalSize::new(width as f32, height as f32));
    }
    ui.global::<Nav>().on_resized(with!(ctx, |ctx| resized(&ctx)));
}

fn resized(ctx: &Context) {
    let ui = ctx.ui();
    let window = ui.window();
    // The size that it goes back to is the one to keep.
    if window.is_maximized() || window.is_fullscreen() || window.is_minimized() {
        return;
    }
    let size = window.size().to_logical(window.scale_factor());
    let size = [size.width, size.height].map(|length| length.round() as u32);
    ctx.change_session(|session| session.window = Some(size));
}
