# The last step of every way: waits until the watcher is ready, then becomes the program. No word is read as shell text.
#   folder, data (KiB), file size (512-byte blocks), processes and threads ("-": no limit), then the program and its words
cd "$1" || exit 125
data=$2 file=$3 processes=$4
shift 4

# A backstop for what outruns the watcher; a system that lacks one of them does without.
ulimit -c 0 2>/dev/null
ulimit -n 1024 2>/dev/null
ulimit -d "$data" 2>/dev/null
ulimit -f "$file" 2>/dev/null
[ "$processes" = - ] || ulimit -u "$processes" 2>/dev/null || ulimit -p "$processes" 2>/dev/null

echo 'drey: ready' >&2
# The watcher's line is a secret that the program never sees, so that only this script can say that it was not started.
read -r secret || exit 125
unset data file processes OLDPWD
trap 'echo "$secret" >&2' EXIT
command -v "$1" >/dev/null || exit 127
exec "$@" </dev/null
