#!/usr/bin/env bash
# android/build.sh [--apk | --bundle] [--abi ABI]… [--profile PROFILE] [--check]
#
# Builds Kachel for Android: an APK to install and a bundle for stores, in target/android-packages/. Without options both,
# for arm64-v8a, armeabi-v7a and x86_64, with the profile `dist`. --check only looks whether all tools are there.
#
# Signing, by environment:
#   KACHEL_KEYSTORE            a keystore; without it the APK is signed with the debug key, and the bundle isn't signed
#   KACHEL_KEYSTORE_PASSWORD   its password
#   KACHEL_KEY_ALIAS           the key's name in it; `kachel` if not given
#   KACHEL_KEY_PASSWORD        the key's password; the keystore's if not given
#
# Tools: ANDROID_HOME (or ANDROID_SDK_ROOT) is the SDK, ANDROID_NDK_HOME an NDK outside of it, JAVA_HOME a JDK, BUNDLETOOL
# bundletool's jar. What is missing is named, with how to get it.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD

API=36        # the platform that is compiled against; the manifest's target
TOOLS=35      # build tools that know pages of 16 KiB
OLDEST=26     # the manifest's oldest Android
NDK=27        # an LTS release

apk=yes bundle=yes check='' profile=dist abis=()
while [ $# -gt 0 ]; do
  case $1 in
    --apk) bundle='' ;;
    --bundle) apk='' ;;
    --abi) abis+=("${2:?--abi wants an ABI}") && shift ;;
    --profile) profile=${2:?--profile wants a profile} && shift ;;
    --check) check=yes ;;
    -h | --help) sed -n '2,/^set/{s/^# \{0,1\}//;/^set/d;p;}' android/build.sh && exit 0 ;;
    *) echo "android/build.sh: what is $1? See --help." >&2 && exit 64 ;;
  esac
  shift
done
[ ${#abis[@]} -gt 0 ] || abis=(arm64-v8a armeabi-v7a x86_64)

target_of() {
  case $1 in
    arm64-v8a) echo aarch64-linux-android ;;
    armeabi-v7a) echo armv7-linux-androideabi ;;
    x86_64) echo x86_64-linux-android ;;
    *) echo "android/build.sh: there is no ABI $1: arm64-v8a, armeabi-v7a or x86_64." >&2 && exit 64 ;;
  esac
}
for abi in "${abis[@]}"; do target_of "$abi" >/dev/null; done

# Tools: all that is missing is said at once.

lacking=()
lack() { lacking+=("$1"$'\n'"      $2"); }

# newest FOLDER PREFIX LEAST: the folder with the highest number after PREFIX, if it is LEAST or more.
newest() {
  local name best='' number
  for name in "$1/$2"*; do
    number=${name##*/"$2"}
    [[ -d $name && ${number%%.*} =~ ^[0-9]+$ && ${number%%.*} -ge $3 ]] || continue
    if [ -z "$best" ] || [ "$(printf '%s\n%s\n' "${best##*/"$2"}" "$number" | sort -V | tail -1)" = "$number" ]; then
      best=$name
    fi
  done
  echo "$best"
}

sdk=${ANDROID_HOME:-${ANDROID_SDK_ROOT:-}}
manager="sdkmanager --install"
if [ -z "$sdk" ] || [ ! -d "$sdk" ]; then
  lack "Android's SDK${sdk:+: there is no folder $sdk}" \
    "Android Studio, or the command line tools from developer.android.com/studio; then set ANDROID_HOME to its folder"
  sdk=/nowhere
fi
platform=$sdk/platforms/android-$API
[ -e "$platform/android.jar" ] || lack "the SDK platform $API" "$manager 'platforms;android-$API'"
build_tools=$(newest "$sdk/build-tools" "" $TOOLS)
for tool in aapt2 zipalign apksigner lib/d8.jar; do
  if [ -z "$build_tools" ] || [ ! -e "$build_tools/$tool" ]; then
    lack "the SDK's build tools, version $TOOLS or newer" "$manager 'build-tools;$API.0.0'" && break
  fi
done
ndk=${ANDROID_NDK_HOME:-${ANDROID_NDK_ROOT:-$(newest "$sdk/ndk" "" $NDK)}}
readelf=$(find "$ndk"/toolchains/llvm/prebuilt/*/bin/llvm-readelf 2>/dev/null | head -1 || true)
if [ -z "$ndk" ] || [ -z "$readelf" ]; then
  lack "the NDK, version $NDK or newer" "$manager 'ndk;28.2.13676358', or set ANDROID_NDK_HOME"
fi

if [ -z "${JAVA_HOME:-}" ]; then
  javac=$(command -v javac || echo /nowhere/bin/javac)
  JAVA_HOME=$(dirname "$(dirname "$(readlink -f "$javac")")")
fi
java_bin=$JAVA_HOME/bin
for tool in java javac jar keytool jarsigner; do
  if [ ! -x "$java_bin/$tool" ]; then
    lack "a JDK, version 17 or newer" "your system's package (Debian: openjdk-17-jdk-headless), or set JAVA_HOME" && break
  fi
done

command -v cargo >/dev/null || lack "Rust" "rustup.rs"
command -v cargo-ndk >/dev/null || lack "cargo-ndk, version 4" "cargo install --locked cargo-ndk"
for abi in "${abis[@]}"; do
  target=$(target_of "$abi")
  [ -d "$(rustc --print sysroot 2>/dev/null)/lib/rustlib/$target" ] ||
    lack "Rust's standard library for $target" "rustup target add $target"
done
command -v curl >/dev/null || lack "curl, with which Skia's library is fetched" "your system's package"
case " ${abis[*]} " in *" armeabi-v7a "*)
  # Skia's makers publish it for the two 64-bit ABIs only.
  for tool in ninja python3 git clang; do
    command -v $tool >/dev/null ||
      lack "$tool, to compile Skia for armeabi-v7a" "your system's package; or leave that out: --abi arm64-v8a --abi x86_64"
  done ;;
esac

bundletool=()
if [ -n "$bundle" ]; then
  if [ -n "${BUNDLETOOL:-}" ] && [ -e "$BUNDLETOOL" ]; then bundletool=("$java_bin/java" -jar "$BUNDLETOOL")
  elif command -v bundletool >/dev/null; then bundletool=(bundletool)
  else lack "bundletool" "github.com/google/bundletool/releases, and set BUNDLETOOL to the jar; or only an APK: --apk"; fi
fi
if [ -n "${KACHEL_KEYSTORE:-}" ]; then
  [ -e "$KACHEL_KEYSTORE" ] || lack "the keystore $KACHEL_KEYSTORE (KACHEL_KEYSTORE)" \
    "keytool -genkeypair -keystore … -alias kachel -keyalg RSA -keysize 4096 -validity 10000"
  [ -n "${KACHEL_KEYSTORE_PASSWORD:-}" ] || lack "the keystore's password" "set KACHEL_KEYSTORE_PASSWORD"
fi

if [ ${#lacking[@]} -gt 0 ]; then
  echo "To build Kachel for Android there is missing:" >&2
  printf '  - %s\n' "${lacking[@]}" >&2
  exit 1
fi
echo "SDK platform $API, build tools ${build_tools##*/}, NDK ${ndk##*/}, JDK in $java_bin, ABIs ${abis[*]}"
[ -z "$check" ] || exit 0

# The library

out=${CARGO_TARGET_DIR:-$root/target}/android-packages
rm -rf "$out" && mkdir -p "$out"
out=$(cd "$out" && pwd)
export JAVA_HOME ANDROID_HOME=$sdk ANDROID_NDK_HOME=$ndk ANDROID_NDK=$ndk
# Slint compiles its Java with these.
export ANDROID_PLATFORM=android-$API ANDROID_BUILD_TOOLS_VERSION=${build_tools##*/}
targets=()
for abi in "${abis[@]}"; do targets+=(--target "$abi"); done
# shellcheck source=flags.sh
. android/flags.sh
RUSTFLAGS="${RUSTFLAGS:-} ${COMPILER_FLAGS[*]} $(printf -- '-Clink-arg=-Wl,%s ' "${LINKER_FLAGS[@]}")"
export RUSTFLAGS
cargo ndk --platform $OLDEST "${targets[@]}" --output-dir "$out/libraries/lib" build --locked --lib --profile "$profile"
for abi in "${abis[@]}"; do
  library=$out/libraries/lib/$abi/libkachel.so
  [ -e "$library" ] || { echo "cargo-ndk has put no $library" >&2 && exit 1; }
  segments=$("$readelf" --program-headers --wide "$library" | grep -E '^ *LOAD')
  if [ "$abi" != armeabi-v7a ] && grep -qvE ' 0x([4-9a-f]000|[0-9a-f]{5,}) *$' <<<"$segments"; then
    echo "$library isn't aligned to pages of 16 KiB" >&2 && exit 1
  fi
done

# The packages

AAPT2=$build_tools/aapt2 ZIPALIGN=$build_tools/zipalign APKSIGNER=$build_tools/apksigner JAR=$java_bin/jar
FRAMEWORK=$platform/android.jar
# shellcheck disable=SC2034 # used by packaging.sh
ZIPALIGN_PAGES=(-P 16)
export AAPT2 ZIPALIGN APKSIGNER JAR FRAMEWORK
# shellcheck source=packaging.sh
. android/packaging.sh
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)
manifest=$root/android/AndroidManifest.xml

if [ -n "${KACHEL_KEYSTORE:-}" ]; then
  keystore=$KACHEL_KEYSTORE alias=${KACHEL_KEY_ALIAS:-kachel}
  export KACHEL_KEYSTORE_PASSWORD KACHEL_KEY_PASSWORD=${KACHEL_KEY_PASSWORD:-$KACHEL_KEYSTORE_PASSWORD}
else
  # The same key as that of all the SDK's tools, so that one can be installed over the other.
  keystore=$HOME/.android/debug.keystore alias=androiddebugkey
  export KACHEL_KEYSTORE_PASSWORD=android KACHEL_KEY_PASSWORD=android
  if [ ! -e "$keystore" ]; then
    mkdir -p "$HOME/.android"
    "$java_bin/keytool" -genkeypair -keystore "$keystore" -alias $alias -keyalg RSA -keysize 2048 -validity 10000 \
      -dname "CN=Android Debug,O=Android,C=US" -storepass android -keypass android
  fi
fi

if [ -n "$apk" ]; then
  apk "$out/kachel-$version.apk" "$manifest" "$out/libraries" "$keystore" "$alias"
  if [ -n "${KACHEL_KEYSTORE:-}" ]; then signed=signed; else signed="signed with the debug key"; fi
  echo "$out/kachel-$version.apk, $signed"
fi
if [ -n "$bundle" ]; then
  module "$out/base.zip" "$manifest" "$out/libraries"
  "${bundletool[@]}" build-bundle --modules="$out/base.zip" --config="$root/android/BundleConfig.json" \
    --output="$out/kachel-$version.aab"
  rm "$out/base.zip"
  signed="not signed: KACHEL_KEYSTORE isn't set"
  if [ -n "${KACHEL_KEYSTORE:-}" ]; then
    "$java_bin/jarsigner" -keystore "$keystore" -storepass:env KACHEL_KEYSTORE_PASSWORD \
      -keypass:env KACHEL_KEY_PASSWORD "$out/kachel-$version.aab" "$alias" >/dev/null
    signed=signed
  fi
  echo "$out/kachel-$version.aab, $signed"
fi
