package dev.drey.engine;

import dev.drey.rules.Game;
import dev.drey.rules.Position;
import java.util.Optional;

/** For a game that brings nothing of its own: looks at positions as everybody else does, slowly, and remembers nothing. */
final class GenericEngine implements GameEngine {
    /** With more moves than this to choose from, a proof that looks at every way to play on is not worth a try. */
    private static final int FEW_MOVES = 7;

    private static final long FEW_NODES = 1_000_000;

    private final Game game;

    GenericEngine(Game game) {
        this.game = game;
    }

    @Override
    public void prepareSearch(Position position) {}

    @Override
    public void prepare(Position position) {}

    @Override
    public void clear() {}

    @Override
    public Search search() {
        return new GenericSearch();
    }

    @Override
    public Optional<Solver> solver() {
        return game.scored() ? Optional.of(new GenericSearch()) : Optional.empty();
    }

    @Override
    public long proofNodes(Position position) {
        return game.scored() && position.moves().size() <= FEW_MOVES ? FEW_NODES : Long.MAX_VALUE;
    }

    @Override
    public int widest(Position position) {
        return game.scored() ? Values.INFINITE / Values.POINT : Values.WIN;
    }
}
