package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A message to a client that is not an event of the game; docs/api.md describes each. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ServerMessage.Game.class, name = "game"),
    @JsonSubTypes.Type(value = ServerMessage.Presence.class, name = "presence"),
    @JsonSubTypes.Type(value = ServerMessage.Clock.class, name = "clock"),
    @JsonSubTypes.Type(value = ServerMessage.Remark.class, name = "remark"),
    @JsonSubTypes.Type(value = ServerMessage.Accepted.class, name = "accepted"),
    @JsonSubTypes.Type(value = ServerMessage.Rejected.class, name = "rejected"),
    @JsonSubTypes.Type(value = ServerMessage.Pong.class, name = "pong")
})
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface ServerMessage {
    /**
     * The current state of the game.
     *
     * @param seq the number of the last event
     * @param you the side of the receiver; missing for a spectator
     */
    @JsonPropertyOrder({"seq", "you", "game", "state"})
    record Game(int seq, @Nullable String you, GameJson game, StateJson state) implements ServerMessage {}

    /**
     * Who is connected.
     *
     * @param here whether the player of each side is connected
     * @param watching the number of spectators
     * @param claimAt when the side that is not to move may claim the game because the opponent has left; missing if it may not
     */
    @JsonPropertyOrder({"here", "watching", "claimAt"})
    record Presence(
            Map<String, Boolean> here,
            int watching,
            @Nullable Long claimAt) implements ServerMessage {}

    /**
     * The clock after an outage, because the clocks of clients have counted the outage.
     *
     * @param seq the number of the last event
     */
    @JsonPropertyOrder({"seq", "clock"})
    record Clock(int seq, StateJson.ClockJson clock) implements ServerMessage {}

    /** The remark of an engine about the move it chose; only where hints are allowed. */
    @JsonPropertyOrder({"side", "ply", "text"})
    record Remark(String side, int ply, String text) implements ServerMessage {}

    /**
     * A command with an id has taken effect, now or when it was sent before.
     *
     * @param seq the number of the last event
     */
    @JsonPropertyOrder({"id", "ref", "seq", "ply"})
    record Accepted(String id, @Nullable String ref, int seq, int ply) implements ServerMessage {}

    /**
     * A message was rejected and nothing has changed.
     *
     * @param id the id of the message, if it was a command with one
     * @param reason the code of the rejection or of the problem, for programs
     * @param seq the number of the last event
     */
    @JsonPropertyOrder({"id", "ref", "reason", "message", "seq", "ply"})
    record Rejected(@Nullable String id, @Nullable String ref, String reason, String message, int seq, int ply)
            implements ServerMessage {}

    @JsonPropertyOrder({"ref", "at"})
    record Pong(@Nullable String ref, long at) implements ServerMessage {}
}
