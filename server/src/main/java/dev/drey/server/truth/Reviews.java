package dev.drey.server.truth;

import dev.drey.record.GameRecord;
import dev.drey.study.Review;

/** Reviews of finished games. Whoever asks for one that is being made shares it; the last ones are kept. */
public final class Reviews {
    /**
     * Looks at every move of a game, the last one first, and tells after each what the review has so far: its moves are those
     * looked at.
     *
     * @param id of the game: reviews are known by it
     * @throws Refused if this asker, or all together, ask for too much
     * @throws IllegalArgumentException if the game is not over
     */
    public Stoppable review(String id, GameRecord record, Asker asker, Watcher<Review> watcher) {
        throw new UnsupportedOperationException();
    }
}
