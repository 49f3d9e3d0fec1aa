package dev.drey.engine;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.List;

/** How play goes on from a position. */
final class PrincipalVariation {
    private PrincipalVariation() {}

    /**
     * Best play by both sides up to the end, from a position whose value is proven.
     *
     * @throws SearchStopped if the budget is spent before
     */
    static List<Move> proven(Position from, int valueThere, SearchThreads.Worker worker) {
        List<Move> line = new ArrayList<>();
        Position position = from;
        int value = valueThere;
        boolean scored = from.game().scored();
        while (!position.isOver()) {
            // One ply nearer to the end; margins do not change on the way.
            int next = scored ? -value : -(value + Integer.signum(value));
            Move move = reaching(position, next, worker);
            line.add(move);
            position = position.play(move);
            value = next;
        }
        return line;
    }

    /** A move after which the other side has no more than that. */
    private static Move reaching(Position position, int next, SearchThreads.Worker worker) {
        List<Move> moves = new ArrayList<>(position.moves());
        int hint = worker.solver()
                .map(solver -> solver.best(position))
                .orElseGet(() -> worker.search().best(position));
        moves.sort((a, b) -> Boolean.compare(b.code() == hint, a.code() == hint));
        for (Move move : moves.subList(0, moves.size() - 1)) {
            if (!isAtLeast(position.play(move), next + 1, worker)) {
                return move;
            }
        }
        // Some move has the value, so if none of the others has it, this one does.
        return moves.get(moves.size() - 1);
    }

    private static boolean isAtLeast(Position position, int value, SearchThreads.Worker worker) {
        if (position.game().scored()) {
            return position.isOver()
                    ? position.margin(position.toMove()) >= value
                    : worker.proving().solve(position, value - 1, value, worker.budget()) >= value;
        }
        if (position.isOver()) {
            return Values.lossIn(0) >= value;
        }
        // Whether a win comes soon enough, or a loss late enough: no need to look further than that.
        int depth = value > 0 ? Values.plies(value) : Values.plies(value) - 1;
        return worker.search().value(position, depth, value - 1, value, worker.budget()) >= value;
    }

    /** What the search remembers: the likely line, as far as that goes. */
    static List<Move> likely(Position from, Search search, int longest) {
        List<Move> line = new ArrayList<>();
        Position position = from;
        while (line.size() < longest && !position.isOver()) {
            int code = position.mustPass() ? Move.PASS.code() : search.best(position);
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
