package dev.drey.engine;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.List;

/** Finds how play goes on from a position. */
final class PrincipalVariation {
    private PrincipalVariation() {}

    /**
     * Best play by both sides to the end, from a position whose value is proven.
     *
     * @throws SearchStopped if the budget is spent before
     */
    static List<Move> proven(Position from, int valueThere, SearchThreads.Worker worker) {
        List<Move> line = new ArrayList<>();
        Position position = from;
        int value = valueThere;
        boolean scored = from.game().scored();
        while (!position.isOver()) {
            // A decided value comes one ply nearer; a margin stays the same.
            int next = scored ? -value : -(value + Integer.signum(value));
            Move move = moveReaching(position, next, worker);
            line.add(move);
            position = position.play(move);
            value = next;
        }
        return line;
    }

    /** A move after which the opponent's value is at most {@code next}. */
    private static Move moveReaching(Position position, int next, SearchThreads.Worker worker) {
        List<Move> moves = new ArrayList<>(position.moves());
        int tableMove = worker.solver()
                .map(solver -> solver.bestMove(position))
                .orElseGet(() -> worker.search().bestMove(position));
        moves.sort((a, b) -> Boolean.compare(b.code() == tableMove, a.code() == tableMove));
        for (Move move : moves.subList(0, moves.size() - 1)) {
            if (!isAtLeast(position.play(move), next + 1, worker)) {
                return move;
            }
        }
        // Some move has the value, so if none of the others has it, the last one does.
        return moves.get(moves.size() - 1);
    }

    private static boolean isAtLeast(Position position, int value, SearchThreads.Worker worker) {
        if (position.game().scored()) {
            return position.isOver()
                    ? position.margin(position.toMove()) >= value
                    : worker.requireSolver().solve(position, value - 1, value, worker.budget()) >= value;
        }
        if (position.isOver()) {
            return Values.lossIn(0) >= value;
        }
        // Deep enough to tell whether a win comes soon enough, or a loss late enough.
        int depth = value > 0 ? Values.plies(value) : Values.plies(value) - 1;
        return worker.search().value(position, depth, value - 1, value, worker.budget()) >= value;
    }

    /** The best moves in the table of a search, as far as it has them. */
    static List<Move> likely(Position from, Search search, int maxLength) {
        List<Move> line = new ArrayList<>();
        Position position = from;
        while (line.size() < maxLength && !position.isOver()) {
            int code = position.mustPass() ? Move.PASS.code() : search.bestMove(position);
            Move move = position.moves().stream()
                    .filter(legal -> legal.code() == code)
                    .findFirst()
                    .orElse(null);
            if (move == null) {
                break;
            }
            line.add(move);
            position = position.play(move);
        }
        return line;
    }
}
