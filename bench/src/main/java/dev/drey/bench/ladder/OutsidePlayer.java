package dev.drey.bench.ladder;

import dev.drey.play.Bot;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongFunction;
import java.util.random.RandomGenerator;

/** A simple player that shares no code with the engine. Of equally good moves it chooses one at random. */
final class OutsidePlayer implements Bot {
    /** Value of a win; greater than any evaluation. */
    private static final int WIN = 1_000_000;

    private final int plies;
    private final HandMadeEvaluation evaluation;
    private final RandomGenerator random;

    private OutsidePlayer(int plies, HandMadeEvaluation evaluation, RandomGenerator random) {
        this.plies = plies;
        this.evaluation = evaluation;
        this.random = random;
    }

    /** Makes players that take the largest immediate gain, each from a random seed. */
    static LongFunction<Bot> greedy() {
        return seed -> new OutsidePlayer(1, Position::margin, new SplittableRandom(seed));
    }

    /** Makes players that consider each move and the best reply, each from a random seed. */
    static LongFunction<Bot> twoPly(HandMadeEvaluation evaluation) {
        return seed -> new OutsidePlayer(2, evaluation, new SplittableRandom(seed));
    }

    @Override
    public Move choose(Position position) {
        List<Move> best = new ArrayList<>();
        int bestValue = Integer.MIN_VALUE;
        for (Move move : position.moves()) {
            int value = value(position.playLegal(move), position.toMove(), plies - 1, bestValue);
            if (value > bestValue) {
                best.clear();
                bestValue = value;
            }
            if (value == bestValue) {
                best.add(move);
            }
        }
        return best.get(random.nextInt(best.size()));
    }

    /** The value for a side that has just moved: after the best replies, or any value less than {@code best} if it is less. */
    private int value(Position position, Side side, int replies, int best) {
        if (position.isOver()) {
            return position.outcome()
                            .orElseThrow()
                            .winner()
                            .map(winner -> winner == side ? WIN : -WIN)
                            .orElse(0)
                    + position.margin(side);
        }
        if (replies == 0) {
            return evaluation.of(position, side);
        }
        int worst = Integer.MAX_VALUE;
        for (Move reply : position.moves()) {
            worst = Math.min(worst, value(position.playLegal(reply), side, replies - 1, best));
            if (worst < best) {
                return worst;
            }
        }
        return worst;
    }
}
