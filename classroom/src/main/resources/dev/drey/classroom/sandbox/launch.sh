# The last step of every isolation method: waits until the monitor is ready, then becomes the program. No argument is interpreted.
#   folder, data (KiB), file size (512-byte blocks), processes and threads ("-": no limit), then the program and its arguments
cd "$1" || exit 125
data=$2 file=$3 processes=$4
shift 4

# The kernel's limits stop a program that is faster than the monitor. A limit that the system lacks is skipped.
ulimit -c 0 2>/dev/null
ulimit -n 1024 2>/dev/null
ulimit -d "$data" 2>/dev/null
ulimit -f "$file" 2>/dev/null
[ "$processes" = - ] || ulimit -u "$processes" 2>/dev/null || ulimit -p "$processes" 2>/dev/null

echo 'drey: ready' >&2
# The monitor sends a secret that the program never sees, so only this script can report that the program was not started.
read -r secret || exit 125
unset data file processes OLDPWD
trap 'echo "$secret" >&2' EXIT
command -v "$1" >/dev/null || exit 127
exec "$@" </dev/null
