package dev.drey.engine.santorini;

import dev.drey.engine.CurrentlySearching;
import dev.drey.engine.GameEngine;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.engine.TranspositionTable;
import dev.drey.engine.Values;
import dev.drey.rules.Position;
import dev.drey.rules.santorini.Santorini;
import java.util.Optional;

/** Engine of Santorini with one pairing of pieces. Its search proves wins and losses, so there is no separate solver. */
public final class SantoriniEngine implements GameEngine {
    /** Enough for a search of some seconds; a larger table takes longer to clear than it saves. */
    private static final long POSITIONS = 1 << 19;

    private final Santorini game;
    private final SantoriniEvaluator evaluator;
    private final TranspositionTable table;
    private final CurrentlySearching searching;

    /**
     * Creates an engine with an empty table.
     *
     * @param game the game with the types of its pieces
     * @param tableBytes maximum memory for the table
     * @param threads number of threads that search together
     */
    public SantoriniEngine(Santorini game, long tableBytes, int threads) {
        this.game = game;
        this.evaluator = new SantoriniEvaluator(game);
        this.table = new TranspositionTable(2, tableBytes);
        this.searching = new CurrentlySearching(threads);
    }

    @Override
    public void prepareSearch(Position position) {
        table.fit(POSITIONS);
        searching.clear();
    }

    @Override
    public void prepareProof(Position position) {
        prepareSearch(position);
    }

    @Override
    public void clear() {
        table.clear();
        searching.clear();
    }

    @Override
    public Search search() {
        return new SantoriniSearch(game, evaluator, table, searching);
    }

    @Override
    public Optional<Solver> solver() {
        return Optional.empty();
    }

    @Override
    public long proofNodes(Position position) {
        return Long.MAX_VALUE;
    }

    @Override
    public int maxMargin(Position position) {
        return Values.WIN;
    }
}
