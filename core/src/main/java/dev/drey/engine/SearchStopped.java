package dev.drey.engine;

/** Unwinds a search whose budget is spent. Its table entries stay; the value it was searching is unknown. */
public final class SearchStopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    SearchStopped() {
        super("the search was stopped", null, false, false);
    }
}
