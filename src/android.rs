//! Where Android enters the app.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use jni::objects::JObject;
use jni::refs::Global;
use jni::{Env, JavaVM, jni_sig, jni_str};
use slint::ComponentHandle;
use slint::android::AndroidApp;
use slint::android::android_activity::{MainEvent, PollEvent, WindowManagerFlags, ndk_sys};

use crate::screens::life::{self, Device, Edges, Event, Feel};
use crate::screens::{App, Context, Start};
use crate::words::{Lang, unpack_language};

// The name is what the activity looks for in the library. It is called anew for each activity, in the same process if that is there still.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
fn android_main(activity: AndroidApp) {
    let start = Start {
        home: activity.internal_data_path().unwrap_or_default(),
        lang: None,
        system_lang: Some(language(&activity)),
    };
    let context: Rc<RefCell<Weak<Context>>> = Rc::default();
    let listener = {
        let context = context.clone();
        let activity = activity.clone();
        move |event: &PollEvent| {
            let Some(ctx) = context.borrow().upgrade() else { return };
            if let Some(event) = translate(&activity, event) {
                life::follow(&ctx, event);
            }
            if let PollEvent::Main(
                MainEvent::InitWindow { .. }
                | MainEvent::WindowResized { .. }
                | MainEvent::ContentRectChanged { .. }
                | MainEvent::ConfigChanged { .. }
                | MainEvent::GainedFocus,
            ) = event
            {
                ask_for_edges(&ctx, &activity);
            }
        }
    };
    slint::android::init_with_event_listener(activity.clone(), listener).expect("the platform is set once a thread");
    let app = App::new(start).expect("an activity has a window");
    app.live_on(Rc::new(Phone(activity)));
    *context.borrow_mut() = Rc::downgrade(&app.ctx);
    app.run().expect("the activity runs until Android ends it");
}

/// What Slint leaves to the app.
fn translate(activity: &AndroidApp, event: &PollEvent) -> Option<Event> {
    let PollEvent::Main(event) = event else { return None };
    match event {
        MainEvent::Start => Some(Event::Start),
        MainEvent::Pause => Some(Event::Pause),
        MainEvent::Stop => Some(Event::Stop),
        MainEvent::SaveState { .. } => Some(Event::SaveState),
        MainEvent::LowMemory => Some(Event::LowMemory),
        MainEvent::ConfigChanged { .. } => Some(Event::Language(language(activity))),
        _ => None,
    }
}

/// The language of the system, or the one that the user set for this app: both are in the configuration only, which Android has
/// fitted to the languages of the app's resources.
#[allow(unsafe_code)]
fn language(activity: &AndroidApp) -> Lang {
    let config = activity.config().copy();
    let mut packed = [0; 2];
    // Not by the wrapper's `language`, which panics where a language has three letters.
    // SAFETY: the configuration lives to the end of this function, and the system writes two bytes.
    unsafe { ndk_sys::AConfiguration_getLanguage(config.ptr().as_ptr(), packed.as_mut_ptr().cast()) };
    Lang::negotiate(unpack_language(packed))
}

struct Phone(AndroidApp);

impl Device for Phone {
    fn keep_screen_on(&self, on: bool) {
        let (flag, none) = (WindowManagerFlags::KEEP_SCREEN_ON, WindowManagerFlags::empty());
        let (add, remove) = if on { (flag, none) } else { (none, flag) };
        self.0.set_window_flags(add, remove);
    }

    fn feel(&self, what: Feel) {
        // Constants of Android's HapticFeedbackConstants; the last two are known from API 30 on.
        const LONG_PRESS: i32 = 0;
        const VIRTUAL_KEY: i32 = 1;
        const CLOCK_TICK: i32 = 4;
        const CONFIRM: i32 = 16;
        const REJECT: i32 = 17;
        let is_new = self.0.config().sdk_version() >= 30;
        let constant = match what {
            Feel::Chosen => CLOCK_TICK,
            Feel::Played if is_new => CONFIRM,
            Feel::Played => VIRTUAL_KEY,
            Feel::Refused if is_new => REJECT,
            Feel::Refused => LONG_PRESS,
        };
        let activity = self.0.clone();
        // Views belong to that thread. What can't be felt is no reason to stop.
        self.0
            .run_on_java_main_thread(Box::new(move || drop(perform(&activity, constant))));
    }
}

/// Has the window told which zones at its sides are the system's, as soon as the system's thread has time.
fn ask_for_edges(ctx: &Rc<Context>, activity: &AndroidApp) {
    if activity.config().sdk_version() < 29 {
        return;
    }
    let window = ctx.weak_ui();
    let asked = activity.clone();
    activity.run_on_java_main_thread(Box::new(move || {
        let Ok([left, right, bottom]) = gesture_insets(&asked) else {
            return;
        };
        // Nobody hears of it if the window is gone.
        let _ = window.upgrade_in_event_loop(move |ui| {
            let scale = ui.window().scale_factor();
            let [left, right, bottom] = [left, right, bottom].map(|pixels| pixels as f32 / scale);
            life::show_edges(&ui, Edges { left, right, bottom });
        });
    }));
}

/// `view.getRootWindowInsets().getSystemGestureInsets()`, in pixels: left, right, bottom. None before the window is there.
fn gesture_insets(activity: &AndroidApp) -> jni::errors::Result<[i32; 3]> {
    with_view(activity, |env, view| {
        let insets = jni_sig!("()Landroid/view/WindowInsets;");
        let insets = env
            .call_method(view, jni_str!("getRootWindowInsets"), insets, &[])?
            .l()?;
        let zone = jni_sig!("()Landroid/graphics/Insets;");
        let zone = env
            .call_method(&insets, jni_str!("getSystemGestureInsets"), zone, &[])?
            .l()?;
        let mut side = |name| env.get_field(&zone, name, jni_sig!("I"))?.i();
        Ok([
            side(jni_str!("left"))?,
            side(jni_str!("right"))?,
            side(jni_str!("bottom"))?,
        ])
    })
}

/// `view.performHapticFeedback(constant)`: no permission is needed for it, and the system's settings hold.
fn perform(activity: &AndroidApp, constant: i32) -> jni::errors::Result<()> {
    with_view(activity, |env, view| {
        env.call_method(
            view,
            jni_str!("performHapticFeedback"),
            jni_sig!("(I)Z"),
            &[constant.into()],
        )?;
        Ok(())
    })
}

/// Does something with `activity.getWindow().getDecorView()`, on the thread to which views belong.
#[allow(unsafe_code)]
fn with_view<T>(
    activity: &AndroidApp,
    work: impl FnOnce(&mut Env, &JObject) -> jni::errors::Result<T>,
) -> jni::errors::Result<T> {
    JavaVM::singleton()?.attach_current_thread(|env| {
        let activity = activity.activity_as_ptr().cast();
        // SAFETY: `AndroidApp` keeps a global reference to the activity as long as it lives.
        let activity = unsafe { env.as_cast_raw::<Global<JObject>>(&activity)? };
        let window = jni_sig!("()Landroid/view/Window;");
        let window = env
            .call_method(activity.as_ref(), jni_str!("getWindow"), window, &[])?
            .l()?;
        let view = jni_sig!("()Landroid/view/View;");
        let view = env.call_method(&window, jni_str!("getDecorView"), view, &[])?.l()?;
        work(env, &view)
    })
}
