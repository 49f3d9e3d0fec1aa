package dev.drey.record;

import java.util.List;

/** Stops the reading of one game, and says where and why. Never leaves this package. */
final class RecordSyntaxException extends RuntimeException {
    private final int at;
    private final String problem;
    private final transient List<String> legalMoves;

    /** @param at where in the text, counted from 0 */
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
