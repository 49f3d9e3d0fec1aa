package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a client is told that is no event of the game; docs/api.md describes each. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ServerMessage.Game.class, name = "game"),
    @JsonSubTypes.Type(value = ServerMessage.Presence.class, name = "presence"),
    @JsonSubTypes.Type(value = ServerMessage.Remark.class, name = "remark"),
    @JsonSubTypes.Type(value = ServerMessage.Refused.class, name = "refused"),
    @JsonSubTypes.Type(value = ServerMessage.Pong.class, name = "pong")
})
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface ServerMessage {
    /**
     * The game as it stands.
     *
     * @param seq the last event in it
     * @param you the side of whoever is told; missing for a spectator
     */
    @JsonPropertyOrder({"seq", "you", "game", "state"})
    record Game(int seq, @Nullable String you, GameJson game, StateJson state) implements ServerMessage {}

    /**
     * Who is there.
     *
     * @param here whether each side's player is connected
     * @param watching how many others are
     * @param claimAt when the side that is not to move may claim the game, because the other has left; missing if it may not
     */
    @JsonPropertyOrder({"here", "watching", "claimAt"})
    record Presence(
            Map<String, Boolean> here,
            int watching,
            @Nullable Long claimAt) implements ServerMessage {}

    /** What an engine says about the move it chose; only where hints are allowed. */
    @JsonPropertyOrder({"side", "ply", "text"})
    record Remark(String side, int ply, String text) implements ServerMessage {}

    /**
     * Something was not accepted, and nothing changed.
     *
     * @param seq the last event there is
     */
    @JsonPropertyOrder({"ref", "code", "message", "seq", "ply"})
    record Refused(@Nullable String ref, String code, String message, int seq, int ply) implements ServerMessage {}

    @JsonPropertyOrder({"ref", "at"})
    record Pong(@Nullable String ref, long at) implements ServerMessage {}
}
