package dev.drey.bench.learn;

import dev.drey.engine.Budget;
import dev.drey.engine.Solver;
import dev.drey.engine.squirrel.SquirrelEngine;
import dev.drey.rules.Move;
import dev.drey.rules.Side;
import dev.drey.rules.squirrel.NutMap;
import dev.drey.rules.squirrel.SquirrelPosition;
import dev.drey.rules.squirrel.SquirrelWar;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Samples positions of Squirrel War and solves them. Each game has its own map and its own temperature: the higher it is, the less
 * its moves depend on their gain and that of the best reply. So there are positions of good and of poor play. A game depends on the
 * seed and its number only.
 */
final class PositionSampler {
    private static final long TABLE_BYTES = 256L << 20;
    private static final int MAPS = 1_000_000;
    private static final int WIDE = 9999;
    private static final double MIN_TEMPERATURE = 3;
    private static final double MAX_LOG_FACTOR = 4.5;

    private final long seed;

    PositionSampler(long seed) {
        this.seed = seed;
    }

    /** All positions of some games with at least {@code fewest} and at most {@code most} empty cells, in order. */
    List<SolvedPosition> sample(int games, int fewest, int most) {
        return IntStream.range(0, games)
                .parallel()
                .mapToObj(game -> play(game, fewest, most))
                .flatMap(List::stream)
                .toList();
    }

    private List<SolvedPosition> play(int number, int fewest, int most) {
        SplittableRandom random = new SplittableRandom(seed * 1_000_003 + (most << 20) + number);
        SquirrelWar game = new SquirrelWar(NutMap.numbered(random.nextInt(1, MAPS)));
        double temperature = MIN_TEMPERATURE * Math.exp(MAX_LOG_FACTOR * random.nextDouble());
        SquirrelEngine engine = new SquirrelEngine(game, TABLE_BYTES, 1);
        Solver solver = engine.solver().orElseThrow();
        List<SolvedPosition> solved = new ArrayList<>();
        SquirrelPosition position = (SquirrelPosition) game.start();
        for (int empties = Long.bitCount(position.legalCells()); empties >= fewest; empties--) {
            if (empties == most) {
                engine.prepareProof(position);
            }
            if (empties <= most) {
                int value = solver.solve(position, -WIDE, WIDE, Budget.unlimited());
                solved.add(new SolvedPosition(number, position, value));
            }
            position = position.play(choose(position, temperature, random));
        }
        return solved;
    }

    private static Move choose(SquirrelPosition position, double temperature, SplittableRandom random) {
        List<Move> moves = position.moves();
        double[] ranks =
                moves.stream().mapToDouble(move -> rank(position, move)).toArray();
        double best = IntStream.range(0, ranks.length)
                .mapToDouble(i -> ranks[i])
                .max()
                .orElseThrow();
        double[] weights = new double[ranks.length];
        double total = 0;
        for (int i = 0; i < ranks.length; i++) {
            weights[i] = Math.exp((ranks[i] - best) / temperature);
            total += weights[i];
        }
        double drawn = random.nextDouble() * total;
        int chosen = 0;
        for (; chosen < ranks.length - 1; chosen++) {
            drawn -= weights[chosen];
            if (drawn < 0) {
                break;
            }
        }
        return moves.get(chosen);
    }

    /** The gain of a move less that of the best reply. */
    private static double rank(SquirrelPosition position, Move move) {
        Side mover = position.toMove();
        SquirrelPosition next = position.play(move);
        int worst = next.margin(mover);
        for (Move reply : next.moves()) {
            worst = Math.min(worst, next.play(reply).margin(mover));
        }
        return worst;
    }
}
