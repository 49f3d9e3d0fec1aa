# Functions that the shell tests share. Sourced; ./check runs the files in tests/ whose names have no dot.
# shellcheck shell=bash

repository=$(cd -P "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scratch=$(mktemp -d)
# Keeps proven results of the tests out of the user's cache.
export XDG_CACHE_HOME=$scratch/cache
passed=0
failed=0

trap 'finish_unexpectedly' EXIT

finish_unexpectedly() {
    rm -rf "$scratch"
    echo "ended early"
    echo "$passed passed, $((failed + 1)) failed"
    exit 1
}

finish() {
    trap - EXIT
    rm -rf "$scratch"
    echo "$passed passed, $failed failed"
    exit $((failed > 0))
}

# expect NAME COMMAND…: counts a test, which passes if the command succeeds.
expect() {
    local name=$1
    shift
    if "$@"; then
        passed=$((passed + 1))
        echo "ok      $name"
    else
        failed=$((failed + 1))
        echo "FAILED  $name ($*)"
    fi
}

equal() {
    [[ $1 == "$2" ]] || { echo "        is '$1', should be '$2'" && false; }
}

contains() {
    grep -qF -- "$2" "$1" || { echo "        not in ${1##*/}: $2" && sed 's/^/        | /' "$1" && false; }
}

lacks() {
    ! grep -qF -- "$2" "$1"
}

# Copies the source tree like a clone, with uncommitted changes.
copy_tree() {
    mkdir -p "$1"
    (cd "$repository" && git ls-files -z --cached --others --exclude-standard | while IFS= read -r -d '' file; do
        [[ ! -e $file ]] || printf '%s\0' "$file"
    done | tar --null --no-recursion -T - -cf -) | tar -xf - -C "$1"
}

# make_path FOLDER COMMAND…: creates a folder for PATH with links to only these commands.
make_path() {
    local folder=$1 command
    shift
    mkdir -p "$folder"
    for command in "$@"; do
        ln -s "$(command -v "$command")" "$folder/$command"
    done
}
