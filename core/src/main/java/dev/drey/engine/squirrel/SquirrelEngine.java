package dev.drey.engine.squirrel;

import dev.drey.engine.PlacementEngine;
import dev.drey.engine.Solver;
import dev.drey.rules.Position;
import dev.drey.rules.squirrel.SquirrelKernel;
import dev.drey.rules.squirrel.SquirrelPosition;
import dev.drey.rules.squirrel.SquirrelWar;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Engine of Squirrel War with one nut map. */
public final class SquirrelEngine extends PlacementEngine {
    /** Share of memory for estimates; proofs get the rest. */
    private static final int SEARCH_SHARE = 16;

    private static final long MAX_SEARCH_POSITIONS = 1 << 20;

    // Nodes of a proof with 16 empty cells, and the factors by which each further cell increases them, up to 23 cells
    // and above.
    private static final double NODES_AT_16 = 190_000;
    private static final double GROWTH = 2.1;
    private static final int MANY = 23;
    private static final double GROWTH_OF_MANY = 3.5;

    /** A node of a proof waits for memory. */
    private static final long NODE_RATE = 2_000_000;

    /** Nodes with the same set of empty cells, at least. */
    private static final int NODES_PER_SET = 2;

    /** Nodes per node with so many empty cells that its best move is stored. */
    private static final int NODES_PER_HINT = 8;

    // Shares of the memory for proofs, as divisors; the bounds get the rest.
    private static final int EXACT_SHARE = 3;
    private static final int HINT_SHARE = 16;

    /** Memory for the bounds of each round of estimates, as a divisor. */
    private static final int GUESS_SHARE = 64;

    private static final long MAX_GUESS_BYTES = 8L << 20;

    /** Sets of empty cells that a round of estimates meets above the completely searched positions. */
    private static final long GUESS_SETS = 1 << 16;

    /** Maximum number of saved bounds: 32 MiB before compression. */
    private static final int MAX_SAVED_INTS = 8 << 20;

    private final NutSums sums;
    private final ProofTables tables;

    /** The position that the tables for estimates were last used for. A stopped estimate of it can go on. */
    private @Nullable Position estimated;

    /**
     * Creates an engine with empty tables.
     *
     * @param game the game with its nut map
     * @param tableBytes maximum memory for all tables; they always take a few MiB
     * @param threads number of threads that search or solve together
     */
    public SquirrelEngine(SquirrelWar game, long tableBytes, int threads) {
        this(new NutSums(game.nuts()), new MapSymmetries(game), tableBytes, threads);
    }

    private SquirrelEngine(NutSums sums, MapSymmetries symmetries, long tableBytes, int threads) {
        super(new SquirrelEvaluator(sums), tableBytes / SEARCH_SHARE, threads);
        this.sums = sums;
        long rest = tableBytes - tableBytes / SEARCH_SHARE;
        long exactBytes = rest / EXACT_SHARE;
        long hintBytes = rest / HINT_SHARE;
        long guessBytes = Math.min(MAX_GUESS_BYTES, rest / GUESS_SHARE);
        List<DominanceTable> guesses = Stream.generate(() -> new DominanceTable(guessBytes))
                .limit(SelectiveSearch.rounds(SquirrelKernel.CELLS))
                .toList();
        this.tables = new ProofTables(
                sums,
                symmetries,
                new ExactTable(sums, exactBytes),
                new DominanceTable(rest - exactBytes - hintBytes - guesses.size() * guessBytes),
                new MoveHints(hintBytes),
                guesses);
    }

    @Override
    public long moves(long mine, long theirs) {
        return SquirrelKernel.BOARD & ~(mine | theirs);
    }

    @Override
    public long captured(long mine, long theirs, int cell) {
        return SquirrelKernel.conquered(mine, theirs, cell);
    }

    /** There is no pass: without a move the board is full. */
    @Override
    public boolean isOver(long mine, long theirs) {
        return true;
    }

    @Override
    public int finalMargin(long mine, long theirs) {
        return sums.of((int) mine) - sums.of((int) theirs);
    }

    @Override
    public long proofNodes(Position position) {
        int empties = Long.bitCount(((SquirrelPosition) position).legalCells());
        return 1
                + (long) (NODES_AT_16
                        * Math.pow(GROWTH, Math.min(empties, MANY) - 16)
                        * Math.pow(GROWTH_OF_MANY, Math.max(empties, MANY) - MANY));
    }

    @Override
    public long nodeRate() {
        return NODE_RATE;
    }

    /** The margin if one side got everything that is not settled. */
    @Override
    public int maxMargin(Position position) {
        SquirrelPosition board = (SquirrelPosition) position;
        int mine = (int) board.mine();
        int theirs = (int) board.theirs();
        int unsettled = CanonicalPosition.unsettled(mine, theirs);
        int settled = sums.of(mine & ~unsettled) - sums.of(theirs & ~unsettled);
        return Math.abs(settled) + sums.of(unsettled | CanonicalPosition.empty(mine, theirs));
    }

    @Override
    protected long searchPositions(Position position) {
        return Math.min(MAX_SEARCH_POSITIONS, proofNodes(position));
    }

    @Override
    protected void fitProofTables(Position position, long proofNodes) {
        int empty = (int) ((SquirrelPosition) position).legalCells();
        int empties = Integer.bitCount(empty);
        tables.symmetries().fit(empty);
        tables.exact().fit(empty);
        tables.bounds().fit(empty, Math.min(1L << empties, proofNodes / NODES_PER_SET));
        tables.hints().fit(proofNodes / NODES_PER_HINT);
        for (int round = 0; round < SelectiveSearch.rounds(empties); round++) {
            tables.guesses().get(round).fit(empty, GUESS_SETS);
            if (!position.equals(estimated)) {
                tables.guesses().get(round).clear();
            }
        }
        estimated = position;
    }

    @Override
    protected void clearProofTables() {
        tables.exact().clear();
        tables.bounds().clear();
        tables.hints().clear();
        tables.guesses().forEach(DominanceTable::clear);
        estimated = null;
    }

    @Override
    public void saveProof(Position position, DataOutput out) throws IOException {
        SavedBounds.write(tables.bounds(), out, MAX_SAVED_INTS);
    }

    @Override
    public void loadProof(Position position, DataInput in) throws IOException {
        SavedBounds.read(tables.bounds(), in, MAX_SAVED_INTS);
    }

    @Override
    protected Solver newSolver() {
        return new SquirrelSolver(tables, searching());
    }
}
