package dev.drey.classroom.sandbox;

/** A main program that runs a sleeping program in the sandbox named by its first argument. */
final class SleepingRunMain {
    private SleepingRunMain() {}

    public static void main(String[] arguments) throws Exception {
        try (SandboxTrial trial = new SandboxTrial(Sandbox.named(arguments[0]).orElseThrow())) {
            trial.sh("sleep $1", arguments[1]);
        }
    }
}
