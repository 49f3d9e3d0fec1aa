package dev.drey.engine.claim;

import dev.drey.engine.PlacementEngine;
import dev.drey.engine.Solver;
import dev.drey.engine.TranspositionTable;
import dev.drey.rules.Position;
import dev.drey.rules.claim.AdjacentClaim;
import dev.drey.rules.claim.ClaimKernel;

/** Engine of Adjacent Claim on one board. */
public final class ClaimEngine extends PlacementEngine {
    /** Table entries per expected node, as some proofs take many times longer than expected. */
    private static final int ENTRIES_PER_NODE = 4;

    /** Limit of the proof table: clearing it must not take longer than most proofs. */
    private static final long MAX_PROOF_POSITIONS = 1 << 22;

    private static final long SEARCH_POSITIONS = 1 << 16;

    private final long board;
    private final BoardSymmetries symmetries;
    private final TranspositionTable proofTable;

    /**
     * Creates an engine with empty tables.
     *
     * @param game the game with its board size
     * @param tableBytes maximum memory for all tables
     * @param threads number of threads that search or solve together
     */
    public ClaimEngine(AdjacentClaim game, long tableBytes, int threads) {
        this(
                ClaimKernel.board(game.grid().rows(), game.grid().cols()),
                new BoardSymmetries(game.grid().rows(), game.grid().cols()),
                tableBytes,
                threads);
    }

    private ClaimEngine(long board, BoardSymmetries symmetries, long tableBytes, int threads) {
        super(new ClaimEvaluator(board), tableBytes / 4, threads);
        this.board = board;
        this.symmetries = symmetries;
        this.proofTable = new TranspositionTable(3, tableBytes / 4 * 3);
    }

    @Override
    public long moves(long mine, long theirs) {
        return ClaimKernel.claims(mine, theirs, board);
    }

    @Override
    public long captured(long mine, long theirs, int cell) {
        return 0;
    }

    @Override
    public boolean isOver(long mine, long theirs) {
        return (mine | theirs) == board;
    }

    @Override
    public int finalMargin(long mine, long theirs) {
        return Long.bitCount(mine) - Long.bitCount(theirs);
    }

    /** The number doubles with every three contested cells; measured on positions of random play on 5×5 to 8×8 boards. */
    @Override
    public long proofNodes(Position position) {
        return 8L << Long.bitCount(Region.of(position, board).free()) / 3;
    }

    @Override
    public int maxMargin(Position position) {
        return Long.bitCount(board);
    }

    @Override
    protected long searchPositions(Position position) {
        return SEARCH_POSITIONS;
    }

    @Override
    protected void fitProofTables(Position position, long proofNodes) {
        proofTable.fit(Math.min(MAX_PROOF_POSITIONS, ENTRIES_PER_NODE * proofNodes));
    }

    @Override
    protected void clearProofTables() {
        proofTable.clear();
    }

    @Override
    protected Solver newSolver() {
        return new ClaimSolver(board, symmetries, proofTable, searching());
    }
}
