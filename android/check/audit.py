#!/usr/bin/env python3
"""audit.py [--accept] LIBRARY…: looks at libraries, one a processor, as Android's loader and the Play Store's rules would.

Whatever one of them leaves to the system must be in the lists beside this script: `ndk.txt` (the NDK's functions) and
`libc.txt` (bionic's). Skia's functions come with a real build. --accept writes the lists anew.
"""
import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
LIBRARIES = {
    f"lib{name}.so"
    for name in ("c", "m", "dl", "log", "android", "EGL", "GLESv2", "GLESv3", "vulkan", "jnigraphics", "nativewindow")
}
SKIA = re.compile(r"C_|_+ZNK?\d*(Sk|Gr|sk)|_+ZNK?\d+(Sk|Gr|skgpu)")
NDK = re.compile(r"A[A-Z][A-Za-z]*_|__android_log")


def readelf(library, *options):
    return subprocess.run(["readelf", "-W", *options, library], capture_output=True, text=True, check=True).stdout


def symbols(library):
    """What the library defines, and what it must find elsewhere: weak symbols it can do without."""
    defined, needed = set(), set()
    for line in readelf(library, "--dyn-syms").splitlines():
        fields = line.split()
        if len(fields) >= 8 and fields[0][:-1].isdigit():
            name = fields[7].split("@")[0]
            if fields[6] != "UND":
                defined.add(name)
            elif fields[4] != "WEAK":
                needed.add(name)
    return defined, needed


def faults(library):
    loads = [line.split() for line in readelf(library, "-l").splitlines() if line.strip().startswith("LOAD")]
    if any(int(fields[-1], 16) < 0x4000 for fields in loads):
        yield "its segments aren't aligned to 16 KiB"
    dynamic = readelf(library, "-d")
    strange = set(re.findall(r"NEEDED.*\[(.*)\]", dynamic)) - LIBRARIES
    if strange:
        yield f"it needs libraries that the NDK hasn't got: {sorted(strange)}"
    if "TEXTREL" in dynamic:
        yield "it has text relocations"
    defined, needed = symbols(library)
    for entry in ("ANativeActivity_onCreate", "android_main"):
        if entry not in defined:
            yield f"it doesn't export {entry}"
    mangled = sorted(name for name in of_system(needed) if name.startswith("_Z"))
    if mangled:
        yield f"it needs functions of C++ that nobody provides: {mangled[:5]}"


def of_system(needed):
    """Without what comes with Skia or the compiler."""
    return {name for name in needed if not SKIA.match(name) and not name.startswith("_Unwind_")}


def level(symbol):
    """What is known of the API level from which on Android has a function: the crates that call it note it as a cargo feature."""
    registry = Path(os.environ.get("CARGO_HOME") or Path.home() / ".cargo") / "registry/src"
    is_called = False
    for path in sorted(registry.glob("*/ndk-0.*/src/**/*.rs")) + sorted(registry.glob("*/android-activity-0.*/src/**/*.rs")):
        lines = path.read_text().splitlines()
        for at, line in enumerate(lines):
            if not re.search(rf"\b{symbol}\b", line) or line.lstrip().startswith("//"):
                continue
            is_called = True
            # The function around it, from its attributes on.
            before = at
            while before > 0 and lines[before].strip() and at - before < 40:
                before -= 1
            found = re.search(r"api-level-(\d+)", " ".join(lines[before:at]))
            if found:
                return f"API {found[1]} on, says {path.parts[-3]}"
    where = "the crate ndk calls it without asking for a newer API" if is_called else "not known here"
    return f"{where}; developer.android.com/ndk/reference says it for certain"


def compare(name, now, accept):
    """Whether the list has what is needed now."""
    path = HERE / name
    if accept:
        path.write_text("".join(f"{symbol}\n" for symbol in sorted(now)))
    known = set(path.read_text().split())
    print(f"{name}: {len(now)} symbols")
    if known - now:
        print(f"  not needed now: {' '.join(sorted(known - now))}")
    new = sorted(now - known)
    if new:
        print(f"BAD: symbols that aren't in {name}: {' '.join(new)}")
    if name == "ndk.txt":
        for symbol in new:
            print(f"  {symbol}: {level(symbol)}")
    return not new


def main():
    accept = "--accept" in sys.argv
    libraries = [Path(argument) for argument in sys.argv[1:] if not argument.startswith("--")]
    bad = False
    for library in libraries:
        for fault in faults(library):
            bad = True
            print(f"BAD: {library.parent.parent.name}: {fault}")
    needed = {name for library in libraries for name in of_system(symbols(library)[1]) if not name.startswith("_Z")}
    ndk = {name for name in needed if NDK.match(name)}
    known = [compare("ndk.txt", ndk, accept), compare("libc.txt", needed - ndk, accept)]
    if not all(known):
        print("If Android's NDK has these from API 26 on, the oldest that the manifest allows: android/check/run --accept")
    sys.exit(bad or not all(known))


main()
