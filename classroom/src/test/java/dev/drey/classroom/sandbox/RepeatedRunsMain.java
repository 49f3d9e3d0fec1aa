package dev.drey.classroom.sandbox;

import java.io.IOException;

/** A main program that endlessly runs short programs in several threads, each in its own workspace. */
final class RepeatedRunsMain {
    private static final int THREADS = 4;

    private RepeatedRunsMain() {}

    public static void main(String[] arguments) {
        for (int i = 0; i < THREADS; i++) {
            new Thread(RepeatedRunsMain::runRepeatedly).start();
        }
    }

    private static void runRepeatedly() {
        try {
            while (true) {
                try (SandboxTrial trial = new SandboxTrial(Sandbox.named("none").orElseThrow())) {
                    trial.sh("echo >file");
                }
                System.out.println("done");
            }
        } catch (IOException | InterruptedException e) {
            // The virtual machine is shutting down.
        }
    }
}
