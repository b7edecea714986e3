//! What the app is, who made what, and under which licences.

use std::rc::Rc;

use slint::ComponentHandle;

use super::context::Context;
use super::ui::AboutAdapter;

pub(super) fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let about = ui.global::<AboutAdapter>();
    about.set_version(env!("CARGO_PKG_VERSION").into());
    about.set_font_licence(include_str!("../../assets/fonts/Pretendard-LICENSE.txt").trim().into());
}

/// The Back key: closes the licence. False if it isn't open.
pub(super) fn back(ctx: &Rc<Context>) -> bool {
    let ui = ctx.ui();
    let about = ui.global::<AboutAdapter>();
    let open = about.get_licence_open();
    about.set_licence_open(false);
    open
}
