package dev.drey.server.access;

/** Limits how much of something may exist at once. The defaults let a school of 200 play behind one address. */
public enum ConcurrencyLimit implements Limit {
    OPEN_GAMES("unfinished games", 100, NOT_APPLICABLE, ProblemCode.TOO_MANY_OPEN_GAMES),
    ENGINE_GAMES("running games between engines", 2, 20, ProblemCode.TOO_MANY_ENGINE_GAMES),
    CONNECTIONS("open WebSockets and streams", 20, 1_000, ProblemCode.TOO_MANY_CONNECTIONS),
    SEARCHES("running or waiting analyses", 2, 40, ProblemCode.TOO_MANY_SEARCHES),
    TOKENS("valid tokens", 20, NOT_APPLICABLE, ProblemCode.TOO_MANY_TOKENS);

    private final String description;
    private final int defaultPerIdentity;
    private final int defaultPerAddress;
    private final ProblemCode problem;

    ConcurrencyLimit(String description, int defaultPerIdentity, int defaultPerAddress, ProblemCode problem) {
        this.description = description;
        this.defaultPerIdentity = defaultPerIdentity;
        this.defaultPerAddress = defaultPerAddress;
        this.problem = problem;
    }

    @Override
    public String description() {
        return description;
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
