# Runs as the first process of new namespaces, with all rights within them and none outside: makes everything read-only except
# for the given mounts, drops its rights, and runs the command after "--".
#   size of the private folders in bytes, then mounts of three words each: KIND SOURCE TARGET, parents before their contents
set -eu
bytes=$1
shift

scratch() {
    mount -n -t tmpfs -o "nosuid,nodev,mode=$1,size=$2" tmpfs "$3"
}

# Creates a mount point for a source, if it does not exist.
make_mount_point() {
    if [ -d "$1" ]; then
        [ -d "$2" ] || mkdir -p "$2"
    elif [ ! -e "$2" ]; then
        mkdir -p "${2%/*}"
        : >"$2"
    fi
}

# Mount points that stay writable, one per line. The caller rejects names with a line end.
writable=
keep_writable() {
    writable="$writable
$1
"
}

is_writable() {
    case $writable in
        *"
$1
"*) return 0 ;;
    esac
    return 1
}

# A second view of the original tree, as the source for mounts whose original path is covered by then.
original=/sys
mount -n --rbind / $original

scratch 755 64k /dev
for device in null zero full random urandom; do
    : >/dev/$device
    mount -n --bind $original/dev/$device /dev/$device
    keep_writable /dev/$device
done
mkdir /dev/shm
scratch 1777 "$bytes" /dev/shm
keep_writable /dev/shm
ln -s /proc/self/fd /dev/fd
ln -s /proc/self/fd/0 /dev/stdin
ln -s /proc/self/fd/1 /dev/stdout
ln -s /proc/self/fd/2 /dev/stderr

while [ "$1" != -- ]; do
    if is_writable "$3"; then
        echo "$3 cannot be both writable and $1" >&2
        exit 1
    fi
    # The socket to be masked is gone. Creating a mount point would create a file in its place.
    if [ "$1" = MASKED ] && [ ! -e "$3" ]; then
        shift 3
        continue
    fi
    make_mount_point "$original$2" "$3"
    case $1 in
        EMPTY) scratch 755 64k "$3" ;;
        SCRATCH) scratch 1777 "$bytes" "$3" ;;
        MASKED) mount -n --bind $original/dev/null "$3" ;;
        READ_ONLY | READ_WRITE) mount -n --rbind "$original$2" "$3" ;;
        *) echo "unknown kind of mount $1" >&2 && exit 1 ;;
    esac
    case $1 in SCRATCH | READ_WRITE) keep_writable "$3" ;; esac
    shift 3
done
shift

umount -n -l $original
mount -n -t proc -o nosuid,nodev,noexec proc /proc
echo 0 >/proc/sys/user/max_user_namespaces

# Each mount must be made read-only separately, repeating its other flags. Of several mounts at the same point only the topmost
# counts; those below a cover cannot be reached and are skipped.
awk '
    { id[NR] = $1; flags[NR] = $6; point[NR] = $5; covered[$2, $5] = 1 }
    END { for (i = 1; i <= NR; i++) if (!((id[i], point[i]) in covered)) print flags[i], point[i] }
' /proc/self/mountinfo >/dev/shm/mounts
while read -r flags point; do
    case $point in
        *\\*) point=$(printf "$(printf '%s' "$point" | sed 's/%/%%/g')") ;;
    esac
    is_writable "$point" && continue
    kept=
    for flag in nosuid nodev noexec noatime nodiratime relatime nosymfollow; do
        case ,$flags, in *,$flag,*) kept=$kept,$flag ;; esac
    done
    if ! problem=$(mount -n --no-canonicalize -o "remount,bind,ro$kept" "$point" 2>&1) && mountpoint -q "$point"; then
        echo "$problem" >&2
        exit 1
    fi
done </dev/shm/mounts
rm /dev/shm/mounts

# The shell stays as the first process and reaps orphans, so that the program is an ordinary process.
setsid --wait setpriv --no-new-privs --bounding-set=-all --inh-caps=-all --ambient-caps=-all -- "$@" && status=0 || status=$?
exit $status
