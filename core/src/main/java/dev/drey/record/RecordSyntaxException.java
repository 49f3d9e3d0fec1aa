package dev.drey.record;

import java.util.List;

/** Thrown if a game cannot be read, with the place and the reason. It never leaves this package. */
final class RecordSyntaxException extends RuntimeException {
    private final int at;
    private final String problem;
    private final transient List<String> legalMoves;

    /** @param at the offset of the error in the text */
    RecordSyntaxException(int at, String problem) {
        this(at, problem, List.of());
    }

    RecordSyntaxException(int at, String problem, List<String> legalMoves) {
        super(problem, null, false, false);
        this.at = at;
        this.problem = problem;
        this.legalMoves = legalMoves;
    }

    int at() {
        return at;
    }

    String problem() {
        return problem;
    }

    List<String> legalMoves() {
        return legalMoves;
    }
}
