package dev.drey.server.access;

import java.util.Locale;

/** What there may not be too much of at once. The usual numbers let a school of 200 play behind one address. */
public enum Hold implements Limit {
    OPEN_GAMES("unfinished games", 100, -1, ProblemCode.TOO_MANY_OPEN_GAMES),
    CONNECTIONS("open WebSockets and streams", 20, 1_000, ProblemCode.TOO_MANY_CONNECTIONS),
    SEARCHES("analyses running or waiting", 2, 40, ProblemCode.TOO_MANY_SEARCHES);

    private final String what;
    private final int perIdentity;
    private final int perAddress;
    private final ProblemCode problem;

    Hold(String what, int perIdentity, int perAddress, ProblemCode problem) {
        this.what = what;
        this.perIdentity = perIdentity;
        this.perAddress = perAddress;
        this.problem = problem;
    }

    @Override
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public String help() {
        return what;
    }

    @Override
    public ProblemCode problem() {
        return problem;
    }

    @Override
    public int perIdentity() {
        return perIdentity;
    }

    @Override
    public int perAddress() {
        return perAddress;
    }
}
