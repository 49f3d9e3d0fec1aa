package dev.drey.classroom.sandbox;

import java.io.IOException;

/** A program of its own that runs short ones without end, several at a time, each in a folder of its own. */
final class Grinder {
    private static final int AT_A_TIME = 4;

    private Grinder() {}

    public static void main(String[] arguments) {
        for (int i = 0; i < AT_A_TIME; i++) {
            new Thread(Grinder::grind).start();
        }
    }

    private static void grind() {
        try {
            while (true) {
                try (Trial trial = new Trial(Sandbox.named("none").orElseThrow())) {
                    trial.sh("echo >file");
                }
                System.out.println("done");
            }
        } catch (IOException | InterruptedException e) {
            // The end has begun.
        }
    }
}
