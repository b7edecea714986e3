# shellcheck shell=bash
# Makes packages of Kachel's manifest, resources and libraries. Sourced by android/build.sh, which has the real tools and
# libraries, and by android/check/package, which has Debian's tools and nothing to install.
#
# The caller sets:
#   AAPT2, ZIPALIGN, APKSIGNER, JAR   programs
#   FRAMEWORK     android.jar of an SDK platform, or a framework-res.apk
#   ZIPALIGN_PAGES  how zipalign is told to put libraries at the beginning of a page: (-P 16), or (-p) if it is old

android=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

# link OUT MANIFEST [OPTIONS]: the manifest and the resources, as a package without libraries.
link() {
  local out=$1 manifest=$2
  shift 2
  "$AAPT2" compile --dir "$android/res" -o "$out.res.zip"
  "$AAPT2" link -I "$FRAMEWORK" --manifest "$manifest" --auto-add-overlay -o "$out" "$@" "$out.res.zip"
  rm "$out.res.zip"
}

# add_libraries PACKAGE FOLDER: puts FOLDER/lib/ABI/*.so into a package, not compressed.
add_libraries() {
  "$JAR" --update --file "$1" --no-compress --no-manifest -C "$2" lib
}

# align UNALIGNED OUT
align() {
  "$ZIPALIGN" -f "${ZIPALIGN_PAGES[@]}" 4 "$1" "$2"
  "$ZIPALIGN" -c "${ZIPALIGN_PAGES[@]}" 4 "$2"
}

# sign PACKAGE KEYSTORE ALIAS: the passwords are in KACHEL_KEYSTORE_PASSWORD and KACHEL_KEY_PASSWORD.
sign() {
  "$APKSIGNER" sign --ks "$2" --ks-key-alias "$3" --ks-pass env:KACHEL_KEYSTORE_PASSWORD \
    --key-pass env:KACHEL_KEY_PASSWORD --v4-signing-enabled false --min-sdk-version 26 "$1"
  "$APKSIGNER" verify --min-sdk-version 26 "$1"
}

# apk OUT MANIFEST LIBRARIES KEYSTORE ALIAS
apk() {
  local out=$1
  link "$out.unaligned" "$2"
  add_libraries "$out.unaligned" "$3"
  align "$out.unaligned" "$out"
  rm "$out.unaligned"
  sign "$out" "$4" "$5"
}

# module OUT MANIFEST LIBRARIES: what bundletool makes a bundle of.
module() {
  local out=$1 folder=$1.module
  rm -rf "$folder" && mkdir -p "$folder/manifest"
  link "$out.proto" "$2" --proto-format
  (cd "$folder" && "$JAR" --extract --file "$out.proto" && mv AndroidManifest.xml manifest/)
  cp -R "$3/lib" "$folder/lib"
  rm -f "$out"
  "$JAR" --create --file "$out" --no-manifest -C "$folder" .
  rm -rf "$folder" "$out.proto"
}
