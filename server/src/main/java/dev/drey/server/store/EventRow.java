package dev.drey.server.store;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * One event of a game as it is stored; never changed.
 *
 * @param seq how many events the game had before it
 * @param kind seated, started, moved, offered, declined, agreed, ended, next
 * @param left what the mover's clock showed after it, in milliseconds
 */
public record EventRow(
        int seq, long at, String kind, Optional<String> side, Optional<String> text, OptionalLong left) {}
