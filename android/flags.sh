# shellcheck shell=bash disable=SC2034 # used where this is sourced
# How the library is compiled and linked, for build.sh and check/run alike. What it is for is size; see README.md.

COMPILER_FLAGS=(
  # Nothing is unwound, since a panic ends the app. (The price: the system's trace of a crash is short.)
  -Cforce-unwind-tables=no
  # What occurs often becomes a function of its own, in three more rounds than usual.
  -Cllvm-args=-machine-outliner-reruns=3
)
LINKER_FLAGS=(
  -z max-page-size=16384
  # Functions that are the same are one.
  --icf=all
  # Known from API 23 on.
  --pack-dyn-relocs=android
  -O2
)
