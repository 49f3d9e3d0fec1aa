package dev.drey.engine;

import dev.drey.rules.Game;
import dev.drey.rules.Position;
import java.util.Optional;

/** Engine of a game without its own: slow alpha-beta on positions, without tables. */
final class GenericEngine implements GameEngine {
    /** Maximum number of moves in a position at which a proof is worth a try. */
    private static final int MAX_PROOF_MOVES = 7;

    private static final long PROOF_NODES = 1_000_000;

    private final Game game;

    GenericEngine(Game game) {
        this.game = game;
    }

    @Override
    public void prepareSearch(Position position) {}

    @Override
    public void prepareProof(Position position) {}

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
        return game.scored() && position.moves().size() <= MAX_PROOF_MOVES ? PROOF_NODES : Long.MAX_VALUE;
    }

    @Override
    public int maxMargin(Position position) {
        return game.scored() ? Values.INFINITE / Values.POINT : Values.WIN;
    }
}
