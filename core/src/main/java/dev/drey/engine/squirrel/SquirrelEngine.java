package dev.drey.engine.squirrel;

import dev.drey.engine.BoardTable;
import dev.drey.engine.CurrentlySearching;
import dev.drey.engine.GameEngine;
import dev.drey.engine.PlacementSearch;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.rules.Position;
import dev.drey.rules.squirrel.SquirrelPosition;
import dev.drey.rules.squirrel.SquirrelWar;
import java.util.Optional;

/** What Squirrel War with one nut map brings to the oracle. */
public final class SquirrelEngine implements GameEngine {
    /** Proving takes memory; a search that looks a few plies ahead does well with this share of it. */
    private static final int SEARCH_SHARE = 16;

    private static final long MOST_SEARCHED = 1 << 20;

    /** How many nodes a proof takes with 16 empty cells, and how many times as many with each further one. */
    private static final double NODES_AT_16 = 140_000;

    private static final double GROWTH = 2.4;

    private final NutSums sums;
    private final NutTable proven;
    private final BoardTable searched;
    private final CurrentlySearching busy;

    /** @param tableBytes the most memory for its tables; even with none it has a few MiB */
    public SquirrelEngine(SquirrelWar game, long tableBytes, int threads) {
        this.sums = new NutSums(game.nuts());
        this.searched = new BoardTable(tableBytes / SEARCH_SHARE);
        this.proven = new NutTable(tableBytes - tableBytes / SEARCH_SHARE);
        this.busy = new CurrentlySearching(threads);
    }

    @Override
    public void prepareSearch(Position position) {
        searched.fit(Math.min(MOST_SEARCHED, proofNodes(position)));
        busy.clear();
    }

    @Override
    public void prepare(Position position) {
        prepareSearch(position);
        proven.fit(2 * proofNodes(position));
    }

    @Override
    public void clear() {
        proven.clear();
        searched.clear();
        busy.clear();
    }

    @Override
    public Search search() {
        return new PlacementSearch(new SquirrelRules(sums), new SquirrelEvaluator(sums), searched, busy);
    }

    @Override
    public Optional<Solver> solver() {
        return Optional.of(new SquirrelSolver(sums, proven, busy));
    }

    @Override
    public long proofNodes(Position position) {
        int empty = Long.bitCount(((SquirrelPosition) position).open());
        return 1 + (long) (NODES_AT_16 * Math.pow(GROWTH, empty - 16));
    }

    /** As if one side got everything that is not settled. */
    @Override
    public int widest(Position position) {
        SquirrelPosition board = (SquirrelPosition) position;
        int mine = (int) board.mine();
        int theirs = (int) board.theirs();
        int live = Essence.live(mine, theirs);
        int settled = sums.of(mine & ~live) - sums.of(theirs & ~live);
        return Math.abs(settled) + sums.of(live | Essence.empty(mine, theirs));
    }
}
