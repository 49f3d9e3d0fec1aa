package dev.drey.engine.shellos;

import dev.drey.engine.BoardTable;
import dev.drey.engine.CurrentlySearching;
import dev.drey.engine.GameEngine;
import dev.drey.engine.PlacementSearch;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import dev.drey.rules.shellos.ShellosShuffle;
import java.util.Optional;

/** Shellos Shuffle, estimated and solved. */
public final class ShellosEngine implements GameEngine {
    private static final int CELLS = 64;

    /** Estimates gain little from a large table; proofs get the rest. */
    private static final int SEARCH_SHARE = 4;

    private static final int SEARCH_POSITIONS = 1 << 18;

    // Medians of positions from random play, which a cell more makes larger by about the same factor.
    private static final double NODES_AT_14 = 480e3;
    private static final double GROWTH = 2.9;

    /** One in so many nodes is worth remembering. */
    private static final int NODES_KEPT = 10;

    private final ShellosRules rules = new ShellosRules();
    private final ShellosEvaluator evaluator = new ShellosEvaluator();
    private final BoardTable searchTable;
    private final BoardTable proofTable;
    private final CurrentlySearching busy;

    /**
     * @param tableBytes the most memory its tables may take
     * @param threads how many will be at work at once
     */
    public ShellosEngine(ShellosShuffle game, long tableBytes, int threads) {
        this.searchTable = new BoardTable(tableBytes / SEARCH_SHARE);
        this.proofTable = new BoardTable(tableBytes - tableBytes / SEARCH_SHARE);
        this.busy = new CurrentlySearching(threads);
    }

    @Override
    public void prepareSearch(Position position) {
        searchTable.fit(SEARCH_POSITIONS);
        busy.clear();
    }

    @Override
    public void prepare(Position position) {
        prepareSearch(position);
        proofTable.fit(proofNodes(position) / NODES_KEPT);
    }

    @Override
    public void clear() {
        proofTable.clear();
        searchTable.clear();
        busy.clear();
    }

    @Override
    public Search search() {
        return new PlacementSearch(rules, evaluator, searchTable, busy);
    }

    @Override
    public Optional<Solver> solver() {
        return Optional.of(new ShellosSolver(proofTable, busy));
    }

    @Override
    public long proofNodes(Position position) {
        PlacementPosition board = (PlacementPosition) position;
        int empties = CELLS - Long.bitCount(board.mine() | board.theirs());
        return (long) Math.min(1e18, NODES_AT_14 * Math.pow(GROWTH, empties - 14));
    }

    @Override
    public int widest(Position position) {
        return CELLS;
    }
}
