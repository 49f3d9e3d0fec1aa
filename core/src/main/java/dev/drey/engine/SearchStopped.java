package dev.drey.engine;

/** Unwinds a search that may not go on. What it found so far stays in its tables; the value it was after is unknown. */
public final class SearchStopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    SearchStopped() {
        super("the search was stopped", null, false, false);
    }
}
