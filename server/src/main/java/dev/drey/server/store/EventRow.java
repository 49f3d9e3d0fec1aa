package dev.drey.server.store;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * A stored event of a game; never changed.
 *
 * @param seq the number of events before it
 * @param kind seated, started, moved, offered, declined, agreed, ended, next
 * @param left the time left on the mover's clock after it, in milliseconds
 * @param command the command with an id that caused it; empty for all other events
 */
public record EventRow(
        int seq,
        long at,
        String kind,
        Optional<String> side,
        Optional<String> text,
        OptionalLong left,
        Optional<String> command) {
    /** An event without a command. */
    public EventRow(int seq, long at, String kind, Optional<String> side, Optional<String> text, OptionalLong left) {
        this(seq, at, kind, side, text, left, Optional.empty());
    }

    /** This event with the command that caused it. */
    public EventRow causedBy(Optional<String> cause) {
        return new EventRow(seq, at, kind, side, text, left, cause);
    }
}
