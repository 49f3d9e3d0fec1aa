package dev.drey.bench.explanations;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.EstimateErrors;
import dev.drey.engine.Oracle;
import dev.drey.engine.Range;
import dev.drey.engine.Values;
import dev.drey.engine.Verdict;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds the proven mistakes of a game from its end backwards, as far as proofs reach. */
final class MistakeFinder {
    /** Maximum number of empty cells for a proof, by id of the game. */
    private static final Map<String, Integer> MAX_PROOF_EMPTIES =
            Map.of("squirrel-war", 13, "shellos-shuffle", 10, "othello", 12);

    private static final long NODES = 4_000_000;

    /** Nodes per proof in a game without scores. */
    private static final long DECIDING_NODES = 60_000;

    /** Number of failed proofs in a row after which earlier positions are given up. */
    private static final int MAX_FAILURES = 4;

    /** Loss, as a share of the points on the board, that is a mistake even if the outcome stays the same. */
    private static final double SHARE = 0.05;

    private final Oracle oracle;
    private final List<Position> positions;
    private final List<Move> moves;

    /** A move that was played, and a better one. */
    record Mistake(Position before, Verdict played, Verdict best) {}

    MistakeFinder(Oracle oracle, List<Position> positions, List<Move> moves) {
        this.oracle = oracle;
        this.positions = positions;
        this.moves = moves;
    }

    /**
     * Reports every proven mistake, the last one first.
     *
     * @return number of positions proven
     */
    int find(Consumer<Mistake> found) {
        Optional<Verdict> next = Optional.empty();
        int proven = 0;
        int failures = 0;
        for (int ply = moves.size() - 1; ply >= 0 && failures < MAX_FAILURES && isProvable(positions.get(ply)); ply--) {
            Position before = positions.get(ply);
            Optional<Verdict> best = best(before);
            Optional<Verdict> played = played(ply, next);
            if (best.isPresent() && played.isPresent() && isMistake(before, played.get(), best.get())) {
                found.accept(new Mistake(before, played.get(), best.get()));
            }
            next = best;
            failures = best.isPresent() ? 0 : failures + 1;
            proven += best.isPresent() ? 1 : 0;
        }
        return proven;
    }

    private static boolean isProvable(Position position) {
        long empty = position.game().grid().cells().stream()
                .filter(cell -> position.at(cell).owner().isEmpty())
                .count();
        return empty <= MAX_PROOF_EMPTIES.getOrDefault(position.game().kind().id(), Integer.MAX_VALUE);
    }

    /** The best move, if the value of the position is proven; in a game without scores, if its result is. */
    private Optional<Verdict> best(Position position) {
        boolean scored = position.game().scored();
        AnalysisSnapshot analysis =
                oracle.analyse(AnalysisRequest.bestMove(position), Budget.nodes(scored ? NODES : DECIDING_NODES));
        boolean isProven =
                scored ? analysis.proven().isExact() : analysis.proven().isDecided();
        return Optional.of(analysis.best())
                .filter(best -> isProven)
                .filter(best -> best.proven().equals(analysis.proven()));
    }

    /** Verdict of the move played, from the position after it. */
    private Optional<Verdict> played(int ply, Optional<Verdict> next) {
        Position before = positions.get(ply);
        Position after = positions.get(ply + 1);
        Move move = moves.get(ply);
        boolean scored = before.game().scored();
        if (after.isOver()) {
            int value = scored
                    ? after.margin(before.toMove())
                    : after.outcome().orElseThrow().winner().orElseThrow() == before.toMove()
                            ? Values.winIn(1)
                            : Values.lossIn(1);
            return Optional.of(verdict(scored, move, new Range(value, value), List.of(move)));
        }
        return next.map(reply -> {
            List<Move> line = new ArrayList<>(List.of(move));
            line.addAll(reply.line());
            return verdict(scored, move, reply.proven().ofMoveTo(scored), line);
        });
    }

    private static Verdict verdict(boolean scored, Move move, Range proven, List<Move> line) {
        Range widest = new Range(-Values.INFINITE, Values.INFINITE);
        return new Verdict(scored, move, proven, widest, 0, 0, 0.5, line);
    }

    private static boolean isMistake(Position before, Verdict played, Verdict best) {
        int worse = played.proven().upper();
        int better = best.proven().lower();
        int loss = better - worse;
        boolean losesOutcome = Integer.signum(better) > Integer.signum(worse);
        return losesOutcome || played.scored() && loss > 0 && loss >= SHARE * EstimateErrors.stake(before.game());
    }
}
