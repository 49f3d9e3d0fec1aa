package dev.drey.play;

import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.Side;

/** Looks one move ahead: wins if it can, else takes the best score after the move; the first of equals. */
public final class GreedyBot implements Bot {
    @Override
    public Move choose(Position position) {
        Move best = position.moves().get(0);
        int bestWorth = Integer.MIN_VALUE;
        for (Move move : position.moves()) {
            int worth = worth(position.play(move), position.toMove());
            if (worth > bestWorth) {
                best = move;
                bestWorth = worth;
            }
        }
        return best;
    }

    /** What a position is worth to a side, a won one more than any other and a lost one less. */
    static int worth(Position position, Side side) {
        int decided = position.outcome()
                .flatMap(Outcome::winner)
                .map(winner -> winner == side ? 1 : -1)
                .orElse(0);
        return decided * 1_000_000 + position.margin(side);
    }
}
