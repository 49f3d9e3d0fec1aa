package dev.drey.engine.claim;

import dev.drey.engine.BoardTable;
import dev.drey.engine.Brain;
import dev.drey.engine.Busy;
import dev.drey.engine.PlacementSearch;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import dev.drey.rules.claim.AdjacentClaim;
import dev.drey.rules.claim.ClaimKernel;
import java.util.Optional;

/** Adjacent Claim on one board. */
public final class ClaimBrain implements Brain {
    private final long board;
    private final Turning turning;
    private final ClaimTable proven;
    private final BoardTable estimated;
    private final Busy busy;

    public ClaimBrain(AdjacentClaim game, long tableBytes, int threads) {
        int rows = game.grid().rows();
        int cols = game.grid().cols();
        board = ClaimKernel.board(rows, cols);
        turning = new Turning(rows, cols);
        proven = new ClaimTable(tableBytes / 4 * 3);
        estimated = new BoardTable(tableBytes / 4);
        busy = new Busy(threads);
    }

    @Override
    public void prepare(Position position) {
        long nodes = proofNodes(position);
        proven.fit(nodes);
        busy.clear();
        estimated.fit(Math.min(nodes, 1 << 18));
    }

    @Override
    public void clear() {
        proven.clear();
        estimated.clear();
        busy.clear();
    }

    @Override
    public Search search() {
        return new PlacementSearch(new ClaimRules(board), new ClaimEvaluator(board), estimated);
    }

    @Override
    public Optional<Solver> solver() {
        return Optional.of(new ClaimSolver(board, turning, proven, busy));
    }

    @Override
    public long proofNodes(Position position) {
        PlacementPosition placed = (PlacementPosition) position;
        int free = Long.bitCount(board & ~(placed.mine() | placed.theirs()));
        return 1L << Math.min(40, free / 2 + 2);
    }

    @Override
    public int widest(Position position) {
        return Long.bitCount(board);
    }
}
