package dev.drey.study.sandbox;

/** A program of its own that runs short ones without end, each in a folder of its own. */
final class Grinder {
    private Grinder() {}

    public static void main(String[] arguments) throws Exception {
        while (true) {
            try (Trial trial = new Trial(Sandbox.named("none").orElseThrow())) {
                trial.sh("echo >file");
            }
            System.out.println("done");
        }
    }
}
