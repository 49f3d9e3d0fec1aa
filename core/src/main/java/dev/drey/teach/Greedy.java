package dev.drey.teach;

import dev.drey.rules.Position;

/** Takes the move after which it leads by most, however deep it is told to look: it is minimax that looks one move ahead. */
public final class Greedy implements Algorithm {
    @Override
    public Choice choose(Position position, int depth, SearchObserver observer) {
        return new Minimax().choose(position, Math.min(depth, 1), observer);
    }
}
