# Sourced by ./check before it sets traps, and by tests/checks.
# shellcheck shell=bash
#
# Tests send signals to the programs they start. Under nohup, or in the background of a script, some signals are ignored, and all child
# processes inherit this. A shell cannot undo it; env can.

ignored_signals=$(trap -p HUP INT QUIT TERM)
session=

# with_default_signals COMMAND…: runs the command with default signals. If some were ignored, it runs in its own session, so that it still
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

# Terminates the command that with_default_signals runs in its own session.
end_session() {
    [[ -z $session ]] || kill -TERM -- "-$session" 2>/dev/null
}
