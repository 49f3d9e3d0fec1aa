package dev.drey.wire.live;

import java.util.Optional;

/**
 * A message as it came in.
 *
 * @param ref what the client calls it, if it wants the answer to say so
 */
public record ReceivedMessage(ClientMessage message, Optional<String> ref) {}
