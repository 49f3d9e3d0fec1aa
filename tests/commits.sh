#!/usr/bin/env bash
# Verifies the last lines of commit messages: "Bench: N" (the node signature) or "No functional change".
#
#   tests/commits.sh [--build] [BASE]
#
# Checks the commits after BASE, by default after the last tag or else after the commit that introduced this rule:
#   - a commit that touches the engine must end with one of the two lines;
#   - N must be the signature in bench-signature.txt of the same commit;
#   - "No functional change" must not change bench-signature.txt, golden files or database migrations.
# With --build it also builds the engine at each commit that touches it and runs the benchmark (10 to 20 s each).
# Prints a line per violation; the exit status is 0 only if there is none.
set -uo pipefail
rule_introduced=80d5a4d3dd1d3b89f3fb20b130541f369958b3d1
signature_file=core/src/test/resources/bench-signature.txt
engine='^core/src/main/(java|resources)/dev/drey/engine/'
pinned='/resources/(.*/)?(golden|migration)/|bench-signature\.txt$'

build=false
if [[ ${1-} == --build ]]; then
    build=true
    shift
fi
base=${1-$(git describe --tags --abbrev=0 2>/dev/null || echo "$rule_introduced")}
git cat-file -e "$base^{commit}" 2>/dev/null || {
    echo "commits.sh: $base is not a commit of this repository" >&2
    exit 2
}

violations=0
violation() {
    echo "$(git log -1 --format='%h %s' "$1"): $2"
    violations=$((violations + 1))
}

# built_signature FOLDER COMMIT: builds the engine of a commit and prints its signature.
built_signature() {
    local work=$1/$2
    mkdir -p "$work/classes"
    git archive "$2" core/src/main | tar -xf - -C "$work"
    find "$work/core/src/main/java" -name '*.java' ! -name package-info.java >"$work/sources"
    javac -nowarn -proc:none -cp "$annotations" -d "$work/classes" "@$work/sources" 2>"$work/errors" || {
        cat "$work/errors" >&2
        return 1
    }
    [[ ! -d $work/core/src/main/resources ]] || cp -r "$work/core/src/main/resources/." "$work/classes"
    java -cp "$work/classes" "$(dirname "${BASH_SOURCE[0]}")/BenchSignature.java"
}

if $build; then
    scratch=$(mktemp -d)
    trap 'rm -rf "$scratch"' EXIT
    annotations=$(find ~/.m2 -name 'jspecify-*.jar' 2>/dev/null | sort -V | tail -n 1)
fi

for commit in $(git rev-list --reverse --no-merges "$base..HEAD"); do
    changed=$(git diff-tree --root --no-commit-id --name-only -r "$commit")
    last=$(git log -1 --format=%B "$commit" | grep -v '^[[:space:]]*$' | tail -n 1)
    touches_engine=false
    ! grep -qE "$engine" <<<"$changed" || touches_engine=true
    stated=$(git show "$commit:$signature_file" 2>/dev/null)
    case $last in
    "Bench: "*)
        [[ $last == "Bench: $stated" ]] || violation "$commit" "says '$last', but bench-signature.txt says '$stated'"
        ;;
    "No functional change")
        ! grep -qE "$pinned" <<<"$changed" || violation "$commit" "says '$last', but changes $(grep -E "$pinned" <<<"$changed" | head -n 1)"
        ;;
    *)
        ! $touches_engine || violation "$commit" "touches the engine, but ends with neither 'Bench: N' nor 'No functional change'"
        ;;
    esac
    if $build && $touches_engine; then
        actual=$(built_signature "$scratch" "$commit") || actual="a build that fails"
        [[ $actual == "$stated" ]] || violation "$commit" "the signature is $actual, but bench-signature.txt says '$stated'"
    fi
done
exit $((violations > 0))
