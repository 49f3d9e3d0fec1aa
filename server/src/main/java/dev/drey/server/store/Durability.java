package dev.drey.server.store;

/** The failures that an acknowledged write survives. */
public enum Durability {
    /** Survives the end of the process, even SIGKILL. A power cut may lose the last writes. */
    PROCESS("process", "NORMAL"),
    /** Survives a power cut as well; every commit waits for the disk. */
    POWER("power", "FULL");

    private final String text;
    private final String synchronous;

    Durability(String text, String synchronous) {
        this.text = text;
        this.synchronous = synchronous;
    }

    public String text() {
        return text;
    }

    /** The value of SQLite's setting {@code synchronous}. */
    String synchronous() {
        return synchronous;
    }
}
