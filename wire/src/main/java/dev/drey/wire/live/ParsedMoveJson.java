package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.rules.ParsedMove;
import org.jspecify.annotations.Nullable;

/**
 * What a move means that somebody typed or pointed at: the legal move, or why there is none.
 *
 * @param move the legal move as it is written; missing if there is none
 * @param reason for programs, why there is none; like the message, missing if there is one
 * @param message for people: what is wrong and what would be right
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"move", "reason", "message"})
public record ParsedMoveJson(
        @Nullable String move,
        @Nullable String reason,
        @Nullable String message) {
    public static ParsedMoveJson of(ParsedMove reading) {
        if (reading instanceof ParsedMove.Legal legal) {
            return new ParsedMoveJson(legal.move().text(), null, null);
        }
        ParsedMove.Refused refused = (ParsedMove.Refused) reading;
        return new ParsedMoveJson(null, refused.reason().text(), refused.message());
    }
}
