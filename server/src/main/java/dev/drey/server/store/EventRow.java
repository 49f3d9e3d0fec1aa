package dev.drey.server.store;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * A stored event of a game; never changed.
 *
 * @param seq the number of events before it
 * @param kind seated, started, moved, offered, declined, agreed, ended, next
 * @param left the time left on the mover's clock after it, in milliseconds
 */
public record EventRow(
        int seq, long at, String kind, Optional<String> side, Optional<String> text, OptionalLong left) {}
