package dev.drey.engine;

import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import java.util.HashMap;
import java.util.Map;

/** Values by looking at everything, knowing nothing but the rules as positions give them. */
public final class BruteForce {
    private final Map<Position, Integer> seen = new HashMap<>();

    /** The final margin with best play, for the side to move of a game that is scored. */
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
     * For the side to move of a game that is won or lost, looking so many plies ahead: {@code WIN - n} for a win in n plies,
     * {@code n - WIN} for a loss in n, 0 if neither can be forced by then.
     */
    public int decision(Position position, int plies) {
        if (position.isOver()) {
            boolean won = position.outcome().equals(java.util.Optional.of(Outcome.winFor(position.toMove())));
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
