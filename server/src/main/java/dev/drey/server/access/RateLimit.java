package dev.drey.server.access;

import java.time.Duration;
import java.util.Locale;

/**
 * What may not happen too often. A whole period's worth may come at once. The usual numbers let a school of 200 play behind one
 * address.
 */
public enum RateLimit implements Limit {
    REQUESTS("requests", Duration.ofMinutes(1), 1_200, 60_000, ProblemCode.TOO_MANY_REQUESTS),
    MESSAGES("WebSocket messages", Duration.ofMinutes(1), 1_200, 60_000, ProblemCode.TOO_MANY_MESSAGES),
    NEW_GAMES("new games", Duration.ofHours(1), 300, 10_000, ProblemCode.TOO_MANY_NEW_GAMES),
    NEW_GUESTS("new guests", Duration.ofHours(1), -1, 1_000, ProblemCode.TOO_MANY_NEW_GUESTS);

    private final String what;
    private final Duration period;
    private final int defaultPerIdentity;
    private final int defaultPerAddress;
    private final ProblemCode problem;

    RateLimit(String what, Duration period, int perIdentity, int perAddress, ProblemCode problem) {
        this.what = what;
        this.period = period;
        this.defaultPerIdentity = perIdentity;
        this.defaultPerAddress = perAddress;
        this.problem = problem;
    }

    public Duration period() {
        return period;
    }

    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public String description() {
        return what + (period.equals(Duration.ofMinutes(1)) ? " a minute" : " an hour");
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
