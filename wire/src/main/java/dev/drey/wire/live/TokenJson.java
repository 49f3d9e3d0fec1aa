package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A token of the client, without its secret.
 *
 * @param id names the token in requests
 * @param created when it was created, in milliseconds since 1970
 * @param expires when it expires, in milliseconds since 1970
 * @param lastUsed the start of the day on which it was last used, in milliseconds since 1970; missing if it was never used
 * @param current whether the request was made with this token
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"id", "label", "created", "expires", "lastUsed", "current"})
public record TokenJson(
        String id,
        String label,
        long created,
        long expires,
        @Nullable Long lastUsed,
        boolean current) {

    /** The tokens of the client, newest first. */
    public record ListJson(List<TokenJson> tokens) {
        public ListJson {
            tokens = List.copyOf(tokens);
        }
    }

    /**
     * A new token.
     *
     * @param id the id of the client's identity
     * @param token the secret; the server does not store it and cannot show it again
     */
    @JsonPropertyOrder({"id", "name", "token", "details"})
    public record NewJson(String id, String name, String token, TokenJson details) {}
}
