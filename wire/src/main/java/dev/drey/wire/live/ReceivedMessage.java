package dev.drey.wire.live;

import java.util.Optional;

/**
 * A message of a client, with its reference.
 *
 * @param ref the name the client gave the message; a rejection repeats it
 */
public record ReceivedMessage(ClientMessage message, Optional<String> ref) {}
