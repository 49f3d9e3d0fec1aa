package dev.drey.engine.othello;

import dev.drey.engine.BoardTable;
import dev.drey.engine.CurrentlySearching;
import dev.drey.engine.GameEngine;
import dev.drey.engine.PlacementSearch;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import dev.drey.rules.othello.Othello;
import java.util.Optional;

/** What Othello brings to the oracle. */
public final class OthelloEngine implements GameEngine {
    private static final int WIDEST = 64;

    /** A proof visits so many times as many positions with each empty cell more: measured from 6 to 20 of them. */
    private static final double GROWTH = 2.2;

    /** Of so many positions a proof visits, about one goes into the table; the others are too near the end. */
    private static final int UNREMEMBERED = 256;

    private static final int MOST_HUNCHES = 1 << 18;
    private static final int ESTIMATES = 1 << 16;

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
    public OthelloEngine(Othello game, long tableBytes, int threads) {
        this.estimates = new BoardTable(tableBytes / 4);
        this.shared = new Shared(
                new BoardTable(tableBytes / 2), new BoardTable(tableBytes / 4), new CurrentlySearching(threads));
    }

    @Override
    public void prepareSearch(Position position) {
        estimates.fit(ESTIMATES);
        shared.busy().clear();
    }

    @Override
    public void prepare(Position position) {
        prepareSearch(position);
        long remembered = proofNodes(position) / UNREMEMBERED;
        shared.proofs().fit(remembered);
        shared.hunches().fit(Math.min(remembered, MOST_HUNCHES));
    }

    @Override
    public void clear() {
        estimates.clear();
        shared.clear();
    }

    @Override
    public Search search() {
        return new PlacementSearch(rules, evaluator, estimates, shared.busy());
    }

    @Override
    public Optional<Solver> solver() {
        return Optional.of(new OthelloSolver(evaluator, shared));
    }

    @Override
    public long proofNodes(Position position) {
        PlacementPosition board = (PlacementPosition) position;
        int empty = Long.bitCount(~(board.mine() | board.theirs()));
        return (long) (2 * Math.pow(GROWTH, empty));
    }

    @Override
    public int widest(Position position) {
        return WIDEST;
    }
}
