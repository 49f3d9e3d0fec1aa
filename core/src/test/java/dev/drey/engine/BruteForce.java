package dev.drey.engine;

import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Values by searching everything with the rules of {@link Position} alone. */
public final class BruteForce {
    private final Map<Position, Integer> seen = new HashMap<>();

    /** Final margin with best play for the side to move, in a game with scores. */
    public int margin(Position position) {
        if (position.isOver()) {
            return position.margin(position.toMove());
        }
        Integer known = seen.get(position);
        if (known != null) {
            return known;
        }
        int best = Integer.MIN_VALUE;
        for (Move move : position.moves()) {
            best = Math.max(best, -margin(position.play(move)));
        }
        seen.put(position, best);
        return best;
    }

    /**
     * Decided value for the side to move within a number of plies, in a game without scores: {@code WIN - n} for a win in n
     * plies, {@code n - WIN} for a loss in n, 0 if neither can be forced by then.
     */
    public int decision(Position position, int plies) {
        if (position.isOver()) {
            boolean won = position.outcome().equals(Optional.of(Outcome.winFor(position.toMove())));
            return won ? Values.WIN : -Values.WIN;
        }
        if (plies == 0) {
            return 0;
        }
        int best = Integer.MIN_VALUE;
        for (Move move : position.moves()) {
            int value = -decision(position.play(move), plies - 1);
            best = Math.max(best, value - Integer.signum(value));
        }
        return best;
    }
}
