package dev.drey.server.access;

import java.util.Locale;

/** What there may not be too much of at once. The usual numbers let a school of 200 play behind one address. */
public enum ConcurrencyLimit implements Limit {
    OPEN_GAMES("unfinished games", 100, -1, ProblemCode.TOO_MANY_OPEN_GAMES),
    CONNECTIONS("open WebSockets and streams", 20, 1_000, ProblemCode.TOO_MANY_CONNECTIONS),
    SEARCHES("analyses running or waiting", 2, 40, ProblemCode.TOO_MANY_SEARCHES);

    private final String what;
    private final int defaultPerIdentity;
    private final int defaultPerAddress;
    private final ProblemCode problem;

    ConcurrencyLimit(String what, int perIdentity, int perAddress, ProblemCode problem) {
        this.what = what;
        this.defaultPerIdentity = perIdentity;
        this.defaultPerAddress = perAddress;
        this.problem = problem;
    }

    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public String description() {
        return what;
    }

    @Override
    public ProblemCode problem() {
        return problem;
    }

    @Override
    public int defaultPerIdentity() {
        return defaultPerIdentity;
    }

    @Override
    public int defaultPerAddress() {
        return defaultPerAddress;
    }
}
