package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.rules.Reading;
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
public record ReadingJson(
        @Nullable String move,
        @Nullable String reason,
        @Nullable String message) {
    public static ReadingJson of(Reading reading) {
        if (reading instanceof Reading.Legal legal) {
            return new ReadingJson(legal.move().text(), null, null);
        }
        Reading.Refused refused = (Reading.Refused) reading;
        return new ReadingJson(null, refused.reason().text(), refused.message());
    }
}
