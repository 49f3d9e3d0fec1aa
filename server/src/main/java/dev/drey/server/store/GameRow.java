package dev.drey.server.store;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * A stored game without its events.
 *
 * @param creator the identity that created it
 * @param game the game with its set-up, as text
 * @param start the first position, as text
 * @param matchId the match it belongs to; a single game is a match of its own
 * @param round the number of the game in the match, from 1
 * @param first the first seat: {@code person:ID}, {@code engine:level-3}, {@code friend}, {@code anyone}
 * @param code the code in the invitation link
 * @param status open, running, over, cancelled or expired
 * @param origin a keyed hash of the network address it was created from; removed some time after the game has ended
 * @param due when the server must act without a request: a flag falls, an engine is to move, or the game expires
 */
public record GameRow(
        String id,
        long createdAt,
        String creator,
        String game,
        String start,
        String tempo,
        boolean hints,
        String matchId,
        int matchLength,
        int round,
        String first,
        String second,
        String code,
        String status,
        Optional<String> result,
        Optional<String> ending,
        Optional<String> origin,
        OptionalLong due,
        long changedAt) {

    /** This row with an update applied. */
    public GameRow with(GameUpdate update) {
        return new GameRow(
                id,
                createdAt,
                creator,
                game,
                start,
                tempo,
                hints,
                matchId,
                matchLength,
                round,
                update.first(),
                update.second(),
                code,
                update.status(),
                update.result(),
                update.ending(),
                origin,
                update.due(),
                update.changedAt());
    }

    /** The mutable columns of this row. */
    public GameUpdate toUpdate() {
        return new GameUpdate(first, second, status, result, ending, due, OptionalLong.empty(), changedAt);
    }
}
