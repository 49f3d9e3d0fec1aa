package dev.drey.wire.live;

import java.util.Optional;

/**
 * A message of a client, with its names.
 *
 * @param id the name of the command, which takes effect once however often it is sent; empty if the client does not need that
 * @param ref any text; the answer to the message repeats it
 */
public record ReceivedMessage(ClientMessage message, Optional<String> id, Optional<String> ref) {}
