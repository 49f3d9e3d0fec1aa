package dev.drey.engine;

import dev.drey.rules.Position;
import java.util.Optional;

/**
 * Engine of a game in which a move takes a cell: {@link PlacementSearch} estimates on the game's rules and evaluator, and the
 * game's own solver proves. It owns the data that the threads share; subclasses add the tables of their proofs.
 */
public abstract class PlacementEngine implements GameEngine, PlacementRules {
    private final Evaluator evaluator;
    private final TranspositionTable searchTable;
    private final CurrentlySearching searching;

    /**
     * Creates an engine with empty tables.
     *
     * @param evaluator the static evaluation of the game
     * @param searchBytes maximum memory for the table of the search
     * @param threads number of threads that search or solve together
     */
    protected PlacementEngine(Evaluator evaluator, long searchBytes, int threads) {
        this.evaluator = evaluator;
        this.searchTable = new TranspositionTable(2, searchBytes);
        this.searching = new CurrentlySearching(threads);
    }

    /**
     * {@return the number of positions that the table of the search should hold}
     *
     * @param position the position to search
     */
    protected abstract long searchPositions(Position position);

    /**
     * Sizes the tables for proving a position.
     *
     * @param position the position
     * @param proofNodes expected number of nodes
     */
    protected abstract void fitProofTables(Position position, long proofNodes);

    /** Clears the tables of proofs. */
    protected abstract void clearProofTables();

    /** {@return a new solver, for one thread} */
    protected abstract Solver newSolver();

    /** {@return the positions that the threads of this engine are searching} */
    protected final CurrentlySearching searching() {
        return searching;
    }

    @Override
    public final void prepareSearch(Position position) {
        searchTable.fit(searchPositions(position));
        searching.clear();
    }

    @Override
    public final void prepareProof(Position position) {
        prepareSearch(position);
        fitProofTables(position, proofNodes(position));
    }

    @Override
    public final void clear() {
        searchTable.clear();
        searching.clear();
        clearProofTables();
    }

    @Override
    public final Search search() {
        return new PlacementSearch(this, evaluator, searchTable, searching);
    }

    @Override
    public final Optional<Solver> solver() {
        return Optional.of(newSolver());
    }
}
