package dev.drey.engine.claim;

import dev.drey.engine.BoardTable;
import dev.drey.engine.CurrentlySearching;
import dev.drey.engine.GameEngine;
import dev.drey.engine.PlacementSearch;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.rules.Position;
import dev.drey.rules.claim.AdjacentClaim;
import dev.drey.rules.claim.ClaimKernel;
import java.util.Optional;

/** Adjacent Claim on one board. */
public final class ClaimEngine implements GameEngine {
    /** Some positions take many times as long as one would think; clearing a table must not take longer than most do. */
    private static final int REMEMBERED = 4;

    private static final long MOST_REMEMBERED = 1 << 22;
    private static final long MOST_ESTIMATED = 1 << 16;

    private final long board;
    private final Turning turning;
    private final ClaimTable proven;
    private final BoardTable estimated;
    private final CurrentlySearching busy;

    public ClaimEngine(AdjacentClaim game, long tableBytes, int threads) {
        int rows = game.grid().rows();
        int cols = game.grid().cols();
        board = ClaimKernel.board(rows, cols);
        turning = new Turning(rows, cols);
        proven = new ClaimTable(tableBytes / 4 * 3);
        estimated = new BoardTable(tableBytes / 4);
        busy = new CurrentlySearching(threads);
    }

    @Override
    public void prepareSearch(Position position) {
        estimated.fit(MOST_ESTIMATED);
        busy.clear();
    }

    @Override
    public void prepare(Position position) {
        prepareSearch(position);
        proven.fit(Math.min(MOST_REMEMBERED, REMEMBERED * proofNodes(position)));
    }

    @Override
    public void clear() {
        proven.clear();
        estimated.clear();
        busy.clear();
    }

    @Override
    public Search search() {
        return new PlacementSearch(new ClaimRules(board), new ClaimEvaluator(board), estimated, busy);
    }

    @Override
    public Optional<Solver> solver() {
        return Optional.of(new ClaimSolver(board, turning, proven, busy));
    }

    /** Twice as many for every three contested cells: so it was, about, on positions of random play on 5×5 to 8×8 boards. */
    @Override
    public long proofNodes(Position position) {
        return 8L << Long.bitCount(Region.of(position, board).free()) / 3;
    }

    @Override
    public int widest(Position position) {
        return Long.bitCount(board);
    }
}
