package dev.drey.server.store;

/** What an acknowledged write survives. */
public enum Durability {
    /** The end of the process, SIGKILL too; not a power cut, which may take the last writes. */
    PROCESS("process", "NORMAL"),
    /** A power cut as well: every commit waits for the disk. */
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

    /** SQLite's name for it. */
    String synchronous() {
        return synchronous;
    }
}
