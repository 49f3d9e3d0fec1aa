package dev.drey.engine.othello;

import dev.drey.engine.PlacementEngine;
import dev.drey.engine.Solver;
import dev.drey.engine.TranspositionTable;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.othello.Othello;
import dev.drey.rules.othello.OthelloKernel;

/** Engine of Othello. */
public final class OthelloEngine extends PlacementEngine {
    private static final int CELLS = 64;

    /** Factor by which a proof grows with each empty cell, measured from 6 to 20 of them. */
    private static final double GROWTH = 2.2;

    /** Nodes of a proof per table entry; most nodes are too near the end to be stored. */
    private static final int NODES_PER_ENTRY = 256;

    private static final int MAX_SELECTIVE_POSITIONS = 1 << 18;
    private static final int SEARCH_POSITIONS = 1 << 16;

    private final OthelloEvaluator evaluator;
    private final TranspositionTable proofTable;
    private final TranspositionTable selectiveTable;

    /**
     * Creates an engine with empty tables.
     *
     * @param game always the same, as Othello has no set-up
     * @param tableBytes maximum memory for all tables
     * @param threads number of threads that search or solve together
     */
    @SuppressWarnings("unused") // All engines have the same constructor parameters.
    public OthelloEngine(Othello game, long tableBytes, int threads) {
        this(new OthelloEvaluator(), tableBytes, threads);
    }

    private OthelloEngine(OthelloEvaluator evaluator, long tableBytes, int threads) {
        super(evaluator, tableBytes / 4, threads);
        this.evaluator = evaluator;
        this.proofTable = new TranspositionTable(2, tableBytes / 2);
        this.selectiveTable = new TranspositionTable(2, tableBytes / 4);
    }

    /** Margin of a game that is over: the empty cells count for the winner. */
    static int margin(long mine, long theirs) {
        int discs = Long.bitCount(mine) - Long.bitCount(theirs);
        int empty = Long.bitCount(~(mine | theirs));
        return discs + Integer.signum(discs) * empty;
    }

    @Override
    public long moves(long mine, long theirs) {
        return OthelloKernel.moves(mine, theirs);
    }

    @Override
    public long captured(long mine, long theirs, int cell) {
        return DiscKernel.flips(mine, theirs, cell);
    }

    @Override
    public boolean isOver(long mine, long theirs) {
        return OthelloKernel.isOver(mine, theirs);
    }

    @Override
    public int finalMargin(long mine, long theirs) {
        return margin(mine, theirs);
    }

    @Override
    public long proofNodes(Position position) {
        PlacementPosition board = (PlacementPosition) position;
        int empty = Long.bitCount(~(board.mine() | board.theirs()));
        return (long) (2 * Math.pow(GROWTH, empty));
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
        long entries = proofNodes / NODES_PER_ENTRY;
        proofTable.fit(entries);
        selectiveTable.fit(Math.min(entries, MAX_SELECTIVE_POSITIONS));
    }

    @Override
    protected void clearProofTables() {
        proofTable.clear();
        selectiveTable.clear();
    }

    @Override
    protected Solver newSolver() {
        return new OthelloSolver(evaluator, proofTable, selectiveTable, searching());
    }
}
