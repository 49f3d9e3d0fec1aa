package dev.drey.classroom.sandbox;

/** A program of its own that runs one which sleeps. */
final class Sleeper {
    private Sleeper() {}

    public static void main(String[] arguments) throws Exception {
        try (Trial trial = new Trial(Sandbox.named(arguments[0]).orElseThrow())) {
            trial.sh("sleep $1", arguments[1]);
        }
    }
}
