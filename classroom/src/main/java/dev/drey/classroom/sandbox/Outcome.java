package dev.drey.classroom.sandbox;

import java.util.Locale;

/**
 * How a program ended, and in words which limit it went beyond.
 *
 * @param reason goes after the name of a program; empty if it ended by itself
 */
record Outcome(Ending ending, String reason) {
    private static final long MIB = 1 << 20;

    static final Outcome EXITED = new Outcome(Ending.EXITED, "");

    static Outcome tooLong(Limits limits) {
        long millis = limits.time().toMillis();
        String seconds =
                millis % 1000 == 0 ? Long.toString(millis / 1000) : String.format(Locale.ROOT, "%.1f", millis / 1e3);
        return new Outcome(Ending.TIME, "took longer than " + seconds + " s");
    }

    static Outcome tooMuchMemory(Limits limits) {
        return new Outcome(Ending.MEMORY, "used more than " + amount(limits.memoryBytes()) + " of memory");
    }

    static Outcome tooMuchOutput(Limits limits) {
        return new Outcome(Ending.OUTPUT, "wrote more than " + amount(limits.outputBytes()));
    }

    static Outcome tooManyFiles() {
        return new Outcome(
                Ending.OUTPUT, String.format(Locale.ROOT, "made more than %,d files", FolderSize.MOST_FILES));
    }

    /** By taking rights away, or by making it deeper than a path may be long. */
    static Outcome unreadableFolder() {
        return new Outcome(Ending.OUTPUT, "made its folder unreadable");
    }

    static Outcome tooManyProcesses(Limits limits) {
        return new Outcome(Ending.PROCESSES, "started more than " + limits.processes() + " processes");
    }

    private static String amount(long bytes) {
        return bytes % MIB == 0 ? bytes / MIB + " MiB" : bytes + " bytes";
    }
}
