package dev.drey.bench.theory;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.squirrel.SquirrelPosition;
import java.util.Comparator;
import java.util.List;

/** Proves the facts about one map. All proofs share the tables of an oracle. */
final class MapSolver {
    /** Most moves win or lose clearly, so deeper estimates would take longer than they save. */
    private static final int ESTIMATED_DEPTH = 4;

    private final Oracle oracle;

    MapSolver(Oracle oracle) {
        this.oracle = oracle;
    }

    /**
     * Proves the facts of a {@link SolvedMap}.
     *
     * @param number the number to note
     * @param start the position from which the first side moves
     */
    SolvedMap solve(int number, SquirrelPosition start) {
        long began = System.nanoTime();
        Side first = start.toMove();
        AnalysisSnapshot best = prove(AnalysisRequest.bestMove(start));
        Move richest = greedyMove(start);
        int richestValue = valueOfMove(start, richest, best);
        List<String> winning = start.moves().stream()
                .filter(move -> wins(start, move, best))
                .map(Move::text)
                .toList();
        return new SolvedMap(
                number,
                start.game().nuts().sum(-1L >>> Long.SIZE - 25),
                best.proven().lower(),
                best.best().move().text(),
                richest.text(),
                richestValue,
                winning,
                marginOfGreedy(start, first),
                (System.nanoTime() - began) / 1e9);
    }

    private AnalysisSnapshot prove(AnalysisRequest request) {
        return oracle.analyse(request, Budget.unlimited());
    }

    private int valueOfMove(Position position, Move move, AnalysisSnapshot known) {
        return known.of(move).proven().isExact()
                ? known.of(move).proven().lower()
                : -prove(AnalysisRequest.bestMove(position.play(move))).proven().lower();
    }

    private boolean wins(Position position, Move move, AnalysisSnapshot known) {
        if (known.of(move).proven().isDecided()) {
            return known.of(move).proven().lower() > 0;
        }
        AnalysisRequest request =
                new AnalysisRequest(position.play(move), AnalysisRequest.Goal.WINNER, ESTIMATED_DEPTH, true);
        return prove(request).proven().upper() < 0;
    }

    /** The move with the greatest gain, the first of them if there are several. */
    private static Move greedyMove(Position position) {
        Side mover = position.toMove();
        return position.moves().stream()
                .max(Comparator.comparingInt(move -> position.play(move).margin(mover)))
                .orElseThrow();
    }

    /** The final margin of a side that plays greedily, while the other side plays best. */
    private int marginOfGreedy(Position start, Side greedy) {
        Position position = start;
        while (!position.isOver()) {
            Move move = position.toMove() == greedy
                    ? greedyMove(position)
                    : prove(AnalysisRequest.bestMove(position)).best().move();
            position = position.play(move);
        }
        return position.margin(greedy);
    }
}
