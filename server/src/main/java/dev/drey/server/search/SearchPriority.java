package dev.drey.server.search;

/** Priorities of searches, the highest first. */
public enum SearchPriority {
    /** A move of a numbered level: takes milliseconds, and a player is waiting for it. */
    LEVEL_MOVE("level"),
    /** The search tree of a teaching algorithm: takes milliseconds, and a reader is waiting for it. */
    XRAY("xray"),
    /** A move of the strongest player: a player is waiting for it, but it takes seconds. */
    STRONGEST_MOVE("strongest"),
    /** Analyses, reviews and studies. */
    ANALYSIS("truth"),
    /** A move in a game between engines, of any level: it may take place while nobody is watching. */
    ENGINE_GAME_MOVE("engines"),
    /** A proof in idle time, for which nobody waits: it ends as soon as any other search needs its thread. */
    IDLE("idle");

    private final String metricTag;

    SearchPriority(String metricTag) {
        this.metricTag = metricTag;
    }

    /** Returns the value of the tag {@code rank} in the metrics; it must not change. */
    public String metricTag() {
        return metricTag;
    }

    /** Returns whether searches of this priority are moves of engine seats. */
    boolean isMove() {
        return this == LEVEL_MOVE || this == STRONGEST_MOVE || this == ENGINE_GAME_MOVE;
    }
}
