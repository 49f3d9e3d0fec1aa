package dev.drey.server.access;

import java.time.Duration;

/**
 * Limits how often something may happen per period; a whole period's allowance may be used at once. The defaults let a school of
 * 200 play behind one address.
 */
public enum RateLimit implements Limit {
    REQUESTS("requests", Duration.ofMinutes(1), 1_200, 60_000, ProblemCode.TOO_MANY_REQUESTS),
    MESSAGES("WebSocket messages", Duration.ofMinutes(1), 1_200, 60_000, ProblemCode.TOO_MANY_MESSAGES),
    NEW_GAMES("new games", Duration.ofHours(1), 300, 10_000, ProblemCode.TOO_MANY_NEW_GAMES),
    NEW_GUESTS("new guests", Duration.ofHours(1), NOT_APPLICABLE, 1_000, ProblemCode.TOO_MANY_NEW_GUESTS);

    private final String counted;
    private final Duration period;
    private final int defaultPerIdentity;
    private final int defaultPerAddress;
    private final ProblemCode problem;

    RateLimit(String counted, Duration period, int defaultPerIdentity, int defaultPerAddress, ProblemCode problem) {
        this.counted = counted;
        this.period = period;
        this.defaultPerIdentity = defaultPerIdentity;
        this.defaultPerAddress = defaultPerAddress;
        this.problem = problem;
    }

    public Duration period() {
        return period;
    }

    @Override
    public String description() {
        return counted + (period.equals(Duration.ofMinutes(1)) ? " per minute" : " per hour");
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
