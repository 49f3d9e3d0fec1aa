package dev.drey.engine;

import dev.drey.rules.Move;
import dev.drey.rules.Position;

/** Alpha-beta on positions of any game, without a table. */
final class GenericSearch implements Search, Solver {
    private final NodeCounter counter = new NodeCounter();

    @Override
    public int value(Position position, int depth, int alpha, int beta, Budget budget) {
        counter.start(budget);
        return search(position, depth, alpha, beta);
    }

    @Override
    public int solve(Position position, int alpha, int beta, Budget budget) {
        int value = value(position, Integer.MAX_VALUE, alpha * Values.POINT, beta * Values.POINT, budget);
        return value / Values.POINT;
    }

    @Override
    public int fullWidthPlies(int depth) {
        return depth;
    }

    @Override
    public int bestMove(Position position) {
        return NO_MOVE;
    }

    @Override
    public long nodes() {
        return counter.nodes();
    }

    private int search(Position position, int depth, int alpha, int beta) {
        counter.count();
        counter.charge();
        boolean scored = position.game().scored();
        if (position.isOver()) {
            return scored ? margin(position) : isLost(position) ? Values.lossIn(0) : Values.winIn(0);
        }
        if (depth == 0) {
            return margin(position);
        }
        int best = -Values.INFINITE;
        for (Move move : position.moves()) {
            int floor = Math.max(alpha, best);
            Position next = position.play(move);
            int value = scored
                    ? -search(next, depth - 1, -beta, -floor)
                    : Values.earlier(-search(next, depth - 1, -Values.later(beta), -Values.later(floor)));
            if (value > best) {
                best = value;
                if (best >= beta) {
                    break;
                }
            }
        }
        return best;
    }

    private static int margin(Position position) {
        return position.margin(position.toMove()) * Values.POINT;
    }

    private static boolean isLost(Position position) {
        return position.outcome()
                .flatMap(outcome -> outcome.winner())
                .filter(winner -> winner != position.toMove())
                .isPresent();
    }
}
