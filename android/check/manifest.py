#!/usr/bin/env python3
"""manifest.py ROOT: what the app promises on a phone holds in the manifest and its resources."""
import re
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

ANDROID = "{http://schemas.android.com/apk/res/android}"
# A change that isn't listed would start the activity anew, in the middle of a step.
CHANGES = set(
    "colorMode density fontScale fontWeightAdjustment grammaticalGender keyboard keyboardHidden layoutDirection locale mcc mnc "
    "navigation orientation screenLayout screenSize smallestScreenSize touchscreen uiMode".split()
)


def faults(root):
    res = root / "android/res"
    manifest = xml.parse(root / "android/AndroidManifest.xml").getroot()
    cargo = (root / "Cargo.toml").read_text()
    if list(manifest.iter("uses-permission")):
        yield "the app asks for permissions"
    if manifest.find("uses-sdk").get(ANDROID + "minSdkVersion") != "26":
        yield "the oldest Android isn't 8.0 (API 26)"
    version = re.search(r'^version = "(.*)"', cargo, re.M)[1]
    if manifest.get(ANDROID + "versionName") != version:
        yield f"the version isn't Cargo.toml's {version}"
    activity = manifest.find("application/activity")
    missing = CHANGES - set(activity.get(ANDROID + "configChanges").split("|"))
    if missing:
        yield f"configChanges lacks {sorted(missing)}"
    if activity.find("meta-data").get(ANDROID + "value") != "kachel":
        yield "the activity doesn't load libkachel.so"

    languages = {"en": "values", "de": "values-de", "ko": "values-ko"}
    names = {language: names_in(res / folder / "strings.xml") for language, folder in languages.items()}
    for language, found in names.items():
        if found != names["en"]:
            yield f"strings in {language} and en differ: {sorted(found ^ names['en'])}"
    offered = {locale.get(ANDROID + "name") for locale in xml.parse(res / "xml/locales.xml").getroot()}
    if offered != set(languages):
        yield f"the system offers the languages {sorted(offered)}"

    texts = [path.read_text() for path in [root / "android/AndroidManifest.xml", *res.rglob("*.xml")]]
    for kind, name in sorted(set(re.findall(r'"@(drawable|mipmap|xml|color|string|style)/(\w+)"', "".join(texts)))):
        if not is_there(res, kind, name):
            yield f"there is no @{kind}/{name}"


def names_in(path):
    return {string.get("name") for string in xml.parse(path).getroot()}


def is_there(res, kind, name):
    if kind in ("color", "string", "style"):
        return any(f'<{kind} name="{name}"' in path.read_text() for path in res.glob("values*/*.xml"))
    return any(res.glob(f"{kind}*/{name}.xml"))


found = list(faults(Path(sys.argv[1])))
for fault in found:
    print("BAD:", fault)
print("manifest and resources:", "bad" if found else "good")
sys.exit(bool(found))
