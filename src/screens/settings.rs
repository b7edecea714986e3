//! Settings: each change holds at once.

use std::rc::Rc;

use slint::{ComponentHandle, ModelRc, SharedString, VecModel};

use super::context::{Context, shown};
use super::ui::{Nav, ReaderAdapter, Scheme, SettingsAdapter, Theme};
use super::{life, nav, texts};
use crate::keep::{Settings, Speed, Theme as Wanted, Thumb};
use crate::words::Lang;

/// The sizes of the reader's text, in per cent.
const READING_SIZES: [u16; 7] = [85, 92, 100, 115, 130, 145, 160];

/// Connects a callback that carries a choice to a function that puts it into the settings.
macro_rules! choice {
    ($ctx:ident, $adapter:ident, $callback:ident, $set:expr) => {{
        let weak = Rc::downgrade($ctx);
        $adapter.$callback(move |value| {
            let Some(ctx) = weak.upgrade() else { return };
            ctx.change_settings(|settings| $set(settings, value));
            apply(&ctx);
        });
    }};
}

pub(super) fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let adapter = ui.global::<SettingsAdapter>();
    choice!(ctx, adapter, on_choose_theme, |settings: &mut Settings, index| {
        settings.theme = match index {
            1 => Wanted::Light,
            2 => Wanted::Dark,
            _ => Wanted::System,
        };
    });
    choice!(ctx, adapter, on_choose_contrast, |settings: &mut Settings, on| {
        settings.high_contrast = on
    });
    choice!(ctx, adapter, on_choose_reduced_motion, |settings: &mut Settings, on| {
        settings.reduced_motion = on
    });
    choice!(ctx, adapter, on_choose_confirm, |settings: &mut Settings, on| {
        settings.confirm = on
    });
    choice!(ctx, adapter, on_choose_letters, |settings: &mut Settings, on| {
        settings.letters = on
    });
    choice!(ctx, adapter, on_choose_digits, |settings: &mut Settings, on| {
        settings.digits = on
    });
    choice!(ctx, adapter, on_choose_left_handed, |settings: &mut Settings, on| {
        settings.thumb = if on { Thumb::Left } else { Thumb::Right };
    });
    choice!(ctx, adapter, on_choose_keep_screen_on, |settings: &mut Settings, on| {
        settings.keep_screen_on = on
    });
    choice!(ctx, adapter, on_choose_speed, |settings: &mut Settings, index: i32| {
        settings.speed = Speed::ALL.get(index as usize).copied().unwrap_or_default();
    });
    let weak = Rc::downgrade(ctx);
    adapter.on_read_smaller({
        let weak = weak.clone();
        move || read_at(&weak.upgrade(), -1)
    });
    adapter.on_read_larger({
        let weak = weak.clone();
        move || read_at(&weak.upgrade(), 1)
    });
    adapter.on_choose_language({
        let weak = weak.clone();
        move |index| {
            if let Some(ctx) = weak.upgrade() {
                choose_language(&ctx, index);
            }
        }
    });
    ui.global::<ReaderAdapter>().on_choose_language({
        let weak = weak.clone();
        move |index| {
            if let Some(ctx) = weak.upgrade() {
                choose_language(&ctx, index);
            }
        }
    });
    ui.global::<Nav>().on_looks_changed(move || {
        if let Some(ctx) = weak.upgrade() {
            nav::refresh(&ctx);
        }
    });
    apply_to_theme(ctx);
}

fn choose_language(ctx: &Rc<Context>, index: i32) {
    let chosen = usize::try_from(index - 1).ok().and_then(|index| Lang::ALL.get(index));
    ctx.run_lang.set(None);
    ctx.change_settings(|settings| settings.language = chosen.map(|lang| lang.code().to_owned()));
    texts::change_language(ctx, chosen.copied().unwrap_or(ctx.system_lang.get()));
    refresh(ctx);
}

/// Takes over another language of the system, in which the app speaks unless another one was chosen.
pub fn follow_system_language(ctx: &Rc<Context>, lang: Lang) {
    if ctx.system_lang.replace(lang) == lang {
        return;
    }
    if ctx.chosen_lang().is_none() {
        texts::change_language(ctx, lang);
    }
    refresh(ctx);
}

fn read_at(ctx: &Option<Rc<Context>>, by: isize) {
    let Some(ctx) = ctx else { return };
    let now = size_index(ctx.settings().text_scale);
    let next = now.saturating_add_signed(by).min(READING_SIZES.len() - 1);
    ctx.change_settings(|settings| settings.text_scale = READING_SIZES[next]);
    apply(ctx);
}

/// The size that is nearest to one of some other version.
fn size_index(size: u16) -> usize {
    (0..READING_SIZES.len())
        .min_by_key(|&index| READING_SIZES[index].abs_diff(size))
        .unwrap_or(2)
}

/// Does what the settings say.
fn apply(ctx: &Rc<Context>) {
    apply_to_theme(ctx);
    life::attend(ctx);
    nav::refresh(ctx);
}

fn apply_to_theme(ctx: &Context) {
    let settings = ctx.settings();
    let ui = ctx.ui();
    let theme = ui.global::<Theme>();
    theme.set_scheme(match settings.theme {
        Wanted::System => Scheme::System,
        Wanted::Light => Scheme::Light,
        Wanted::Dark => Scheme::Dark,
    });
    theme.set_contrast(settings.high_contrast);
    theme.set_reduced_motion(settings.reduced_motion);
    theme.set_reading_scale(f32::from(settings.text_scale) / 100.0);
}

/// Shows what is chosen.
pub(super) fn refresh(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let adapter = ui.global::<SettingsAdapter>();
    let settings = ctx.settings();
    let system = ctx.format(
        "settings-system-language",
        &[("language", ctx.system_lang.get().name().into())],
    );
    let languages: Vec<SharedString> = std::iter::once(system)
        .chain(Lang::ALL.map(|lang| shown(lang.name())))
        .collect();
    let languages = ModelRc::from(Rc::new(VecModel::from(languages)));
    let chosen = ctx.chosen_lang();
    let language = Lang::ALL
        .iter()
        .position(|lang| Some(*lang) == chosen)
        .map_or(0, |index| index as i32 + 1);
    adapter.set_languages(languages.clone());
    adapter.set_language(language);
    let reader = ui.global::<ReaderAdapter>();
    reader.set_languages(languages);
    reader.set_language(language);
    let themes = ["settings-theme-system", "settings-theme-light", "settings-theme-dark"].map(|key| ctx.text(key));
    adapter.set_themes(ModelRc::from(Rc::new(VecModel::from(themes.to_vec()))));
    adapter.set_theme(match settings.theme {
        Wanted::System => 0,
        Wanted::Light => 1,
        Wanted::Dark => 2,
    });
    adapter.set_contrast(settings.high_contrast);
    adapter.set_reduced_motion(settings.reduced_motion);
    adapter.set_confirm(settings.confirm);
    adapter.set_letters(settings.letters);
    adapter.set_digits(settings.digits);
    adapter.set_can_keep_screen_on(ctx.life.has_device());
    adapter.set_keep_screen_on(settings.keep_screen_on);
    let speed = Speed::ALL.iter().position(|speed| *speed == settings.speed);
    adapter.set_speed(speed.unwrap_or(1) as i32);
    adapter.set_left_handed(settings.thumb == Thumb::Left);
    let size = size_index(settings.text_scale);
    adapter.set_reading_size(READING_SIZES[size].into());
    adapter.set_can_smaller(size > 0);
    adapter.set_can_larger(size + 1 < READING_SIZES.len());
}
