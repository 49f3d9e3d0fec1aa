package dev.drey.engine.santorini;

import dev.drey.engine.BoardTable;
import dev.drey.engine.CurrentlySearching;
import dev.drey.engine.GameEngine;
import dev.drey.engine.Search;
import dev.drey.engine.Solver;
import dev.drey.engine.Values;
import dev.drey.rules.Position;
import dev.drey.rules.santorini.Santorini;
import java.util.Optional;

/** What there is to know about Santorini with one pairing of pieces. Its search proves, so there is no solver. */
public final class SantoriniEngine implements GameEngine {
    /** Enough for some seconds' search: more takes longer to clear than it saves. */
    private static final long POSITIONS = 1 << 19;

    private final Santorini game;
    private final SantoriniEvaluator evaluator;
    private final BoardTable table;
    private final CurrentlySearching busy;

    /** @param tableBytes how much memory the table may take at most */
    public SantoriniEngine(Santorini game, long tableBytes, int threads) {
        this.game = game;
        this.evaluator = new SantoriniEvaluator(game);
        this.table = new BoardTable(tableBytes);
        this.busy = new CurrentlySearching(threads);
    }

    @Override
    public void prepareSearch(Position position) {
        table.fit(POSITIONS);
        busy.clear();
    }

    /** The search is what proves. */
    @Override
    public void prepare(Position position) {
        prepareSearch(position);
    }

    @Override
    public void clear() {
        table.clear();
        busy.clear();
    }

    @Override
    public Search search() {
        return new SantoriniSearch(game, evaluator, table, busy);
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
    public int widest(Position position) {
        return Values.WIN;
    }
}
