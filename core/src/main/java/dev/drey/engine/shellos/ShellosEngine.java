package dev.drey.engine.shellos;

import dev.drey.engine.PlacementEngine;
import dev.drey.engine.Solver;
import dev.drey.engine.TranspositionTable;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.shellos.ShellosKernel;
import dev.drey.rules.shellos.ShellosShuffle;

/** Engine of Shellos Shuffle. */
public final class ShellosEngine extends PlacementEngine {
    private static final int CELLS = 64;

    /** Share of memory for estimates, which gain little from a large table; proofs get the rest. */
    private static final int SEARCH_SHARE = 4;

    private static final int SEARCH_POSITIONS = 1 << 18;

    // Median number of nodes for positions from random play, and the factor by which each further empty cell increases
    // it.
    private static final double NODES_AT_14 = 480e3;
    private static final double GROWTH = 2.9;

    private static final int NODES_PER_ENTRY = 10;

    private final TranspositionTable proofTable;

    /**
     * Creates an engine with empty tables.
     *
     * @param game always the same, as Shellos Shuffle has no set-up
     * @param tableBytes maximum memory for all tables
     * @param threads number of threads that search or solve together
     */
    @SuppressWarnings("unused") // All engines have the same constructor parameters.
    public ShellosEngine(ShellosShuffle game, long tableBytes, int threads) {
        super(new ShellosEvaluator(), tableBytes / SEARCH_SHARE, threads);
        this.proofTable = new TranspositionTable(2, tableBytes - tableBytes / SEARCH_SHARE);
    }

    @Override
    public long moves(long mine, long theirs) {
        return ShellosKernel.moves(mine, theirs);
    }

    @Override
    public long captured(long mine, long theirs, int cell) {
        return DiscKernel.flips(mine, theirs, cell);
    }

    /** There is no pass: without a move the board is full. */
    @Override
    public boolean isOver(long mine, long theirs) {
        return true;
    }

    @Override
    public int finalMargin(long mine, long theirs) {
        return Long.bitCount(mine) - Long.bitCount(theirs);
    }

    @Override
    public long proofNodes(Position position) {
        PlacementPosition board = (PlacementPosition) position;
        int empties = CELLS - Long.bitCount(board.mine() | board.theirs());
        return (long) Math.min(1e18, NODES_AT_14 * Math.pow(GROWTH, empties - 14));
    }

    @Override
    public int maxMargin(Position position) {
        return CELLS;
    }

    @Override
    protected long searchPositions(Position position) {
        return SEARCH_POSITIONS;
    }

    @Override
    protected void fitProofTables(Position position, long proofNodes) {
        proofTable.fit(proofNodes / NODES_PER_ENTRY);
    }

    @Override
    protected void clearProofTables() {
        proofTable.clear();
    }

    @Override
    protected Solver newSolver() {
        return new ShellosSolver(proofTable, searching());
    }
}
