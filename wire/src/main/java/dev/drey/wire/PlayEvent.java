package dev.drey.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The events of a game at the terminal, one JSON object each, see docs/play-events.md. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "event")
@JsonSubTypes({
    @JsonSubTypes.Type(value = PlayEvent.Round.class, name = "round"),
    @JsonSubTypes.Type(value = PlayEvent.Start.class, name = "start"),
    @JsonSubTypes.Type(value = PlayEvent.Turn.class, name = "turn"),
    @JsonSubTypes.Type(value = PlayEvent.Played.class, name = "move"),
    @JsonSubTypes.Type(value = PlayEvent.Remark.class, name = "remark"),
    @JsonSubTypes.Type(value = PlayEvent.Failed.class, name = "failed"),
    @JsonSubTypes.Type(value = PlayEvent.Rejected.class, name = "rejected"),
    @JsonSubTypes.Type(value = PlayEvent.Changed.class, name = "changed"),
    @JsonSubTypes.Type(value = PlayEvent.Answer.class, name = "answer"),
    @JsonSubTypes.Type(value = PlayEvent.End.class, name = "end"),
    @JsonSubTypes.Type(value = PlayEvent.Left.class, name = "left")
})
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface PlayEvent {
    /** The next game of a match starts, or the last one has ended ({@code over}). */
    @JsonPropertyOrder({"round", "of", "over", "players", "points"})
    record Round(int round, int of, boolean over, Map<String, String> players, Map<String, Double> points)
            implements PlayEvent {}

    /** The game starts, or is resumed after {@code ply} moves. */
    @JsonPropertyOrder({"game", "position", "ply", "seats"})
    record Start(String game, String position, int ply, Map<String, String> seats) implements PlayEvent {}

    /** A side whose moves come from the input is to move. */
    @JsonPropertyOrder({"ply", "side", "position", "moves"})
    record Turn(int ply, String side, String position, List<String> moves) implements PlayEvent {}

    /** A move was played; {@code ply} includes it. */
    @JsonPropertyOrder({"ply", "side", "move", "verb", "taken", "position", "scores"})
    record Played(
            int ply,
            String side,
            String move,
            String verb,
            List<String> taken,
            String position,
            Map<String, Integer> scores)
            implements PlayEvent {}

    /** The remark of a program about the move it just played. */
    @JsonPropertyOrder({"seat", "text"})
    record Remark(String seat, String text) implements PlayEvent {}

    /** A program failed and loses the game; {@code transcript} has the last lines sent and received. */
    @JsonPropertyOrder({"seat", "message", "transcript"})
    record Failed(String seat, String message, List<String> transcript) implements PlayEvent {}

    /** A line was not a legal move. */
    @JsonPropertyOrder({"text", "reason", "message", "moves"})
    record Rejected(String text, String reason, String message, List<String> moves) implements PlayEvent {}

    /** Moves were taken back or redone. */
    @JsonPropertyOrder({"ply", "position"})
    record Changed(int ply, String position) implements PlayEvent {}

    /** The answer to a command. */
    record Answer(List<String> lines) implements PlayEvent {}

    /** The game is over; {@code winner} is missing after a draw, {@code margin} in a game that is not scored. */
    @JsonPropertyOrder({"result", "winner", "ending", "scores", "margin", "position"})
    record End(
            String result,
            @Nullable String winner,
            String ending,
            Map<String, Integer> scores,
            @Nullable Integer margin,
            String position)
            implements PlayEvent {}

    /** The players left before the end; the fields are missing if nothing is saved. */
    @JsonPropertyOrder({"kept", "moves"})
    record Left(@Nullable String kept, @Nullable Integer moves) implements PlayEvent {}
}
