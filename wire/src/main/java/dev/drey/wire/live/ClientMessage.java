package dev.drey.wire.live;

import java.util.Optional;

/** What a client says about a game, over WebSocket or by POST; docs/api.md describes each. */
public sealed interface ClientMessage {
    /** "Tell me what happens." {@code after} is the last event the client knows of, if it knows any. */
    record Watch(Optional<Integer> after) implements ClientMessage {}

    /** A move; {@code ply} is how many were played before it, as far as the client knows. */
    record Play(int ply, String move) implements ClientMessage {}

    /** Offers a draw, a takeback, a rematch. */
    record Offer(String what) implements ClientMessage {}

    record Accept(String what) implements ClientMessage {}

    /** Declines what the other side offered, or withdraws one's own. */
    record Decline(String what) implements ClientMessage {}

    record Resign() implements ClientMessage {}

    /** The other side has left: the game is claimed. */
    record Claim() implements ClientMessage {}

    /** Takes a free seat; {@code code} is what a friend's link holds. */
    record Join(Optional<String> code) implements ClientMessage {}

    /** Gives up a game that nobody has joined yet. */
    record Cancel() implements ClientMessage {}

    record Ping() implements ClientMessage {}
}
