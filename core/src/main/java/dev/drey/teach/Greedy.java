package dev.drey.teach;

import dev.drey.rules.Position;

/** Chooses the move with the best margin after it: minimax with depth 1, whatever depth is given. */
public final class Greedy implements Algorithm {
    /** Creates the algorithm, which has no state. */
    public Greedy() {}

    @Override
    public Choice choose(Position position, int depth, SearchObserver observer) {
        return new Minimax().choose(position, Math.min(depth, 1), observer);
    }
}
