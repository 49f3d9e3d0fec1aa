package dev.drey.engine.othello;

import dev.drey.engine.BoardTable;
import dev.drey.engine.Brain;
import dev.drey.engine.Busy;
import dev.drey.engine.PlacementSearch;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import dev.drey.rules.othello.Othello;
import java.util.Optional;

/** What Othello brings to the oracle. */
public final class OthelloBrain implements Brain {
    private static final int WIDEST = 64;

    private final OthelloRules rules = new OthelloRules();
    private final OthelloEvaluator evaluator = new OthelloEvaluator();
    private final BoardTable estimates;
    private final Shared shared;

    /**
     * @param game always the same one
     * @param tableBytes how much memory its tables may take
     * @param threads how many will search and solve at a time
     */
    @SuppressWarnings("unused") // One signature for all brains; this game has no set-up.
    public OthelloBrain(Othello game, long tableBytes, int threads) {
        this.estimates = new BoardTable(tableBytes / 4);
        this.shared = new Shared(new BoardTable(tableBytes / 2), new BoardTable(tableBytes / 4), new Busy(threads));
    }

    @Override
    public void prepare(Position position) {
        long nodes = proofNodes(position);
        shared.proofs().fit(nodes / 256);
        shared.hunches().fit(Math.min(nodes / 256, 1 << 18));
        estimates.fit(1 << 16);
    }

    @Override
    public void clear() {
        estimates.clear();
        shared.clear();
    }

    @Override
    public Search search() {
        return new PlacementSearch(rules, evaluator, estimates);
    }

    @Override
    public Optional<Solver> solver() {
        return Optional.of(new OthelloSolver(evaluator, shared));
    }

    @Override
    public long proofNodes(Position position) {
        PlacementPosition board = (PlacementPosition) position;
        int empty = Long.bitCount(~(board.mine() | board.theirs()));
        return empty > 40 ? Long.MAX_VALUE : (long) Math.pow(2.3, empty);
    }

    @Override
    public int widest(Position position) {
        return WIDEST;
    }
}
