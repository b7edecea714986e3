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
    target = manifest.find("uses-sdk").get(ANDROID + "targetSdkVersion")
    if not re.search(rf"^API={target}\b", (root / "android/build.sh").read_text(), re.M):
        yield f"build.sh doesn't compile against the manifest's target, API {target}"
    version = re.search(r'^version = "(.*)"', cargo, re.M)[1]
    if manifest.get(ANDROID + "versionName") != version:
        yield f"the version isn't Cargo.toml's {version}"
    activity = manifest.find("application/activity")
    missing = CHANGES - set(activity.get(ANDROID + "configChanges").split("|"))
    if missing:
        yield f"configChanges lacks {sorted(missing)}"
    if activity.find("meta-data").get(ANDROID + "value") != "kachel":
        yield "the activity doesn't load libkachel.so"

    application = manifest.find("application")
    for name, wanted in {"allowBackup": "true", "extractNativeLibs": "false", "hasCode": "false"}.items():
        if application.get(ANDROID + name) != wanted:
            yield f"{name} isn't {wanted}"
    # Games, settings and the session lie in the app's files; all of them are backed up, whatever the version of Android.
    for rules, sections in {"full_backup_content": ["."], "data_extraction_rules": ["cloud-backup", "device-transfer"]}.items():
        for section in sections:
            included = xml.parse(res / f"xml/{rules}.xml").getroot().findall(f"{section}/include")
            if [(rule.get("domain"), rule.get("path")) for rule in included] != [("file", ".")]:
                yield f"the backup by {rules} doesn't include the games ({section})"
    if xml.parse(res / "mipmap-anydpi-v26/ic_launcher.xml").getroot().find("monochrome") is None:
        yield "the icon has no monochrome layer"
    # Slint listens for Back there from API 34 on; below that it must come as a key.
    back = {path.parent.name: path.read_text() for path in res.glob("values*/back.xml")}
    if not (">false<" in back.get("values", "") and ">true<" in back.get("values-v34", "") and len(back) == 2):
        yield "Back must come by callback from API 34 on, and as a key before"

    languages = {"en": "values", "de": "values-de", "ko": "values-ko"}
    names = {language: names_in(res / folder / "strings.xml") for language, folder in languages.items()}
    for language, found in names.items():
        if found != names["en"]:
            yield f"strings in {language} and en differ: {sorted(found ^ names['en'])}"
    offered = {locale.get(ANDROID + "name") for locale in xml.parse(res / "xml/locales.xml").getroot()}
    if offered != set(languages):
        yield f"the system offers the languages {sorted(offered)}"

    texts = [path.read_text() for path in [root / "android/AndroidManifest.xml", *res.rglob("*.xml")]]
    for kind, name in sorted(set(re.findall(r'[">]@(drawable|mipmap|xml|color|string|style|bool)/(\w+)["<]', "".join(texts)))):
        if not is_there(res, kind, name):
            yield f"there is no @{kind}/{name}"


def names_in(path):
    return {string.get("name") for string in xml.parse(path).getroot()}


def is_there(res, kind, name):
    if kind in ("color", "string", "style", "bool"):
        return any(f'<{kind} name="{name}"' in path.read_text() for path in res.glob("values*/*.xml"))
    return any(res.glob(f"{kind}*/{name}.xml"))


found = list(faults(Path(sys.argv[1])))
for fault in found:
    print("BAD:", fault)
print("manifest and resources:", "bad" if found else "good")
sys.exit(bool(found))
