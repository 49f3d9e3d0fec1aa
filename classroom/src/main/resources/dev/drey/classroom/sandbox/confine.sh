# Runs as the first process of fresh namespaces, with all rights over them and none elsewhere: makes everything read-only but
# what the views say, gives its rights up, and runs the words after "--".
#   bytes of the private folders, then views of three words: KIND SOURCE TARGET, parents before what is in them
set -eu
bytes=$1
shift

scratch() {
    mount -n -t tmpfs -o "nosuid,nodev,mode=$1,size=$2" tmpfs "$3"
}

# Sees to it that there is something to mount on.
place() {
    if [ -d "$1" ]; then
        [ -d "$2" ] || mkdir -p "$2"
    elif [ ! -e "$2" ]; then
        mkdir -p "${2%/*}"
        : >"$2"
    fi
}

# Mount points that stay writable, one a line; the caller lets no name with a line end through.
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

# The untouched tree, seen a second time: a view shows something of it where a cover lies by then.
untouched=/sys
mount -n --rbind / $untouched

scratch 755 64k /dev
for device in null zero full random urandom; do
    : >/dev/$device
    mount -n --bind $untouched/dev/$device /dev/$device
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
    # The socket to cover is gone; place would create a file where it was.
    if [ "$1" = NOTHING ] && [ ! -e "$3" ]; then
        shift 3
        continue
    fi
    place "$untouched$2" "$3"
    case $1 in
        EMPTY) scratch 755 64k "$3" ;;
        SCRATCH) scratch 1777 "$bytes" "$3" ;;
        NOTHING) mount -n --bind $untouched/dev/null "$3" ;;
        READ | WRITE) mount -n --rbind "$untouched$2" "$3" ;;
        *) echo "unknown view $1" >&2 && exit 1 ;;
    esac
    case $1 in SCRATCH | WRITE) keep_writable "$3" ;; esac
    shift 3
done
shift

umount -n -l $untouched
mount -n -t proc -o nosuid,nodev,noexec proc /proc
echo 0 >/proc/sys/user/max_user_namespaces

# Read-only is a matter of each mount, not of the tree. Flags that a mount has must be said again. Of mounts at the same point
# only the topmost counts; one below a cover cannot be reached, and is no mount point any more.
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

# The shell stays as the first process, so that the program is an ordinary one and orphans are taken care of.
setsid --wait setpriv --no-new-privs --bounding-set=-all --inh-caps=-all --ambient-caps=-all -- "$@" && status=0 || status=$?
exit $status
