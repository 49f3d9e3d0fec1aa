package dev.drey.server.store;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * A game as it is stored, without its events.
 *
 * @param creator the identity that made it
 * @param game the game with its set-up, as text
 * @param start the first position, as text
 * @param seriesId the match it belongs to; a single game is alone in its series
 * @param round which game of the series, from 1
 * @param first who sits there: {@code person:ID}, {@code engine:level-3}, {@code friend}, {@code anyone}
 * @param code what a friend's link must carry
 * @param status open, running, over
 * @param due when the server must look at the game again by itself: a flag falls, or an engine is to move
 */
public record GameRow(
        String id,
        long createdAt,
        String creator,
        String game,
        String start,
        String tempo,
        boolean hints,
        String seriesId,
        int seriesLength,
        int round,
        String first,
        String second,
        String code,
        String status,
        Optional<String> result,
        Optional<String> ending,
        OptionalLong due,
        long changedAt) {

    /** The same game once the update is written. */
    public GameRow with(GameUpdate update) {
        return new GameRow(
                id,
                createdAt,
                creator,
                game,
                start,
                tempo,
                hints,
                seriesId,
                seriesLength,
                round,
                update.first(),
                update.second(),
                code,
                update.status(),
                update.result(),
                update.ending(),
                update.due(),
                update.changedAt());
    }

    /** All that can change of this game, as it is now. */
    public GameUpdate standing() {
        return new GameUpdate(first, second, status, result, ending, due, changedAt);
    }
}
