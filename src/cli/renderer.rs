//! Which of Slint's renderers draws the window.
//!
//! FemtoVG draws with the graphics processor. Where that isn't to be had, its window stays away without a word, so we
//! find out first, and let the software renderer draw. It also draws where there is no graphics processor and
//! OpenGL would only be computed, which takes more time and 100 MB more memory for the same picture.
//! `SLINT_BACKEND` (`winit-femtovg`, `winit-software`) overrides it all.

use slint::{BackendSelector, PlatformError};

pub fn choose() -> Result<(), PlatformError> {
    let overridden = std::env::var_os("SLINT_BACKEND").is_some_and(|name| !name.is_empty());
    if overridden || has_graphics_processor() {
        return Ok(());
    }
    BackendSelector::new()
        .backend_name("winit".into())
        .renderer_name("software".into())
        .select()
}

/// Windows and macOS always have something, and Slint looks for itself there.
#[cfg(not(target_os = "linux"))]
fn has_graphics_processor() -> bool {
    true
}

#[cfg(target_os = "linux")]
fn has_graphics_processor() -> bool {
    has_device() && egl::gives_context()
}

/// Whether the system has a device that renders. If not, there is no need to load half a gigabyte of drivers to find out that
/// they only compute.
#[cfg(target_os = "linux")]
fn has_device() -> bool {
    let is_there = |path| std::path::Path::new(path).exists();
    let renders = |name: &std::ffi::OsStr| name.as_encoded_bytes().starts_with(b"renderD");
    let mut devices = std::fs::read_dir("/dev/dri").into_iter().flatten().flatten();
    devices.any(|device| renders(&device.file_name())) || is_there("/dev/nvidiactl") || is_there("/dev/dxg")
}

/// As much of EGL 1.5 as it takes to see whether a drawing context can be had.
#[cfg(target_os = "linux")]
#[allow(unsafe_code)]
mod egl {
    use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
    use std::ptr::{null, null_mut};

    use libloading::Library;

    type Display = *mut c_void;
    type Config = *mut c_void;
    type Context = *mut c_void;
    type Device = *mut c_void;
    type Function = *mut c_void;

    const PLATFORM_X11: c_uint = 0x31D5;
    const PLATFORM_WAYLAND: c_uint = 0x31D8;
    const OPENGL_ES_API: c_uint = 0x30A0;
    const EXTENSIONS: c_int = 0x3055;
    const DEVICE: c_int = 0x322C;
    const NONE: c_int = 0x3038;
    /// A configuration that can draw OpenGL ES 2 into a window.
    const WINDOW_AND_ES2: [c_int; 5] = [0x3033, 4, 0x3040, 4, NONE];
    const VERSION_2: [c_int; 3] = [0x3098, 2, NONE];

    /// Whether EGL can be loaded, gives a context for the display that the window will be on, and has more than
    /// Mesa's software renderer to offer.
    pub fn gives_context() -> bool {
        let wayland = std::env::var_os("WAYLAND_DISPLAY").is_some_and(|name| !name.is_empty());
        // Sound as long as libEGL.so.1 is what its name says.
        unsafe { look(if wayland { PLATFORM_WAYLAND } else { PLATFORM_X11 }) }.unwrap_or(false)
    }

    /// `None` if something is missing.
    unsafe fn look(platform: c_uint) -> Option<bool> {
        unsafe {
            // It stays loaded: FemtoVG needs it next, and drivers don't like to be unloaded.
            let library: &Library = Box::leak(Box::new(Library::new("libEGL.so.1").ok()?));
            macro_rules! function {
                ($name:literal, $($type:tt)*) => {
                    library.get::<unsafe extern "C" fn $($type)*>(concat!($name, "\0").as_bytes()).ok()?
                };
            }
            let get_display = function!("eglGetPlatformDisplay", (c_uint, *mut c_void, *const isize) -> Display);
            let initialize = function!("eglInitialize", (Display, *mut c_int, *mut c_int) -> c_uint);
            let terminate = function!("eglTerminate", (Display) -> c_uint);
            let bind_api = function!("eglBindAPI", (c_uint) -> c_uint);
            let choose_config =
                function!("eglChooseConfig", (Display, *const c_int, *mut Config, c_int, *mut c_int) -> c_uint);
            let create_context = function!("eglCreateContext", (Display, Config, Context, *const c_int) -> Context);
            let destroy_context = function!("eglDestroyContext", (Display, Context) -> c_uint);
            let get_proc_address = function!("eglGetProcAddress", (*const c_char) -> Function);

            let display = get_display(platform, null_mut(), null());
            if display.is_null() || initialize(display, null_mut(), null_mut()) == 0 {
                return None;
            }
            let mut config = null_mut();
            let mut count = 0;
            let mut context = null_mut();
            if bind_api(OPENGL_ES_API) != 0
                && choose_config(display, WINDOW_AND_ES2.as_ptr(), &mut config, 1, &mut count) != 0
                && count > 0
            {
                context = create_context(display, config, null_mut(), VERSION_2.as_ptr());
            }
            let good = !context.is_null() && !is_software(display, |name| get_proc_address(name.as_ptr()));
            if !context.is_null() {
                destroy_context(display, context);
            }
            terminate(display);
            Some(good)
        }
    }

    /// Whether Mesa says of itself that it only computes. Other drivers don't know the question.
    unsafe fn is_software(display: Display, find: impl Fn(&CStr) -> Function) -> bool {
        type QueryDisplay = unsafe extern "C" fn(Display, c_int, *mut Device) -> c_uint;
        type QueryDevice = unsafe extern "C" fn(Device, c_int) -> *const c_char;
        unsafe {
            let query_display: Option<QueryDisplay> = std::mem::transmute(find(c"eglQueryDisplayAttribEXT"));
            let query_device: Option<QueryDevice> = std::mem::transmute(find(c"eglQueryDeviceStringEXT"));
            let (Some(query_display), Some(query_device)) = (query_display, query_device) else {
                return false;
            };
            let mut device = null_mut();
            if query_display(display, DEVICE, &mut device) == 0 || device.is_null() {
                return false;
            }
            let extensions = query_device(device, EXTENSIONS);
            !extensions.is_null()
                && CStr::from_ptr(extensions)
                    .to_bytes()
                    .windows(24)
                    .any(|w| w == b"EGL_MESA_device_software")
        }
    }
}
