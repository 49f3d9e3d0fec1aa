# Sourced by ./check before it sets traps, and by tests/checks.
# shellcheck shell=bash
#
# Tests send signals to the programs they start. Under nohup, or in the background of a script, some signals are ignored from the start, and every
# program started from there inherits that. A shell cannot undo it; env can.

ignored_signals=$(trap -p HUP INT QUIT TERM)
session=

# with_default_signals COMMAND…: runs it with the default signals. If some were ignored, it gets a session of its own, so that it still
# survives a hang-up of the terminal.
with_default_signals() {
    if [[ -z $ignored_signals ]] || ! env --default-signal=INT true 2>/dev/null || ! command -v setsid >/dev/null; then
        "$@"
        return
    fi
    setsid --wait env --default-signal=HUP,INT,QUIT,TERM "$@" &
    session=$!
    wait "$session"
    local status=$?
    session=
    return $status
}

# Ends the command that with_default_signals runs in a session of its own.
end_session() {
    [[ -z $session ]] || kill -TERM -- "-$session" 2>/dev/null
}
