package dev.drey.wire.live;

import java.util.Optional;

/** A message of a client about a game, over WebSocket or by POST; docs/api.md describes each. */
public sealed interface ClientMessage {
    /** Whether the message is a command, which may change the game. */
    default boolean isCommand() {
        return !(this instanceof Watch || this instanceof Ping);
    }

    /** Follows the game. {@code after} is the number of the last event the client knows. */
    record Watch(Optional<Integer> after) implements ClientMessage {}

    /** Plays a move; {@code ply} is the number of moves before it, as far as the client knows. */
    record Play(int ply, String move) implements ClientMessage {}

    /** Offers a draw, a takeback or a rematch. */
    record Offer(String what) implements ClientMessage {}

    record Accept(String what) implements ClientMessage {}

    /** Declines an offer of the opponent, or withdraws the player's own. */
    record Decline(String what) implements ClientMessage {}

    record Resign() implements ClientMessage {}

    /** Claims the win because the opponent has left. */
    record Claim() implements ClientMessage {}

    /** Takes a free seat; {@code code} is the secret in the invitation link. */
    record Join(Optional<String> code) implements ClientMessage {}

    /** Cancels the game. */
    record Cancel() implements ClientMessage {}

    record Ping() implements ClientMessage {}
}
