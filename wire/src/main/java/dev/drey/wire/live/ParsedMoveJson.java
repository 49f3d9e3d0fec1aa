package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Rejection;
import org.jspecify.annotations.Nullable;

/**
 * A parsed move: the legal move, or why the text was rejected.
 *
 * @param move the legal move in its usual notation; missing if the text was rejected
 * @param reason the code of the rejection, for programs
 * @param message the rejection for people: what is wrong and what would be right
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"move", "reason", "message"})
public record ParsedMoveJson(
        @Nullable String move,
        @Nullable String reason,
        @Nullable String message) {
    public static ParsedMoveJson of(ParsedMove parsed) {
        if (parsed instanceof ParsedMove.Legal legal) {
            return new ParsedMoveJson(legal.move().text(), null, null);
        }
        Rejection rejection = (Rejection) parsed;
        return new ParsedMoveJson(null, rejection.reason().code(), rejection.message());
    }
}
