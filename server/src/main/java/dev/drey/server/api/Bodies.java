package dev.drey.server.api;

import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** What requests bring with them. */
final class Bodies {
    private Bodies() {}

    /** The body of a request that must be JSON: no form of another site can send that. */
    static String json(Context ctx) {
        @Nullable String type = ctx.contentType();
        if (type == null || !type.toLowerCase(java.util.Locale.ROOT).startsWith("application/json")) {
            throw new ProblemException(
                    ProblemCode.UNSUPPORTED_TYPE,
                    (type == null
                                    ? "no Content-Type"
                                    : "the Content-Type is " + type.substring(0, Math.min(80, type.length())))
                            + "; expected application/json");
        }
        // JSON is UTF-8; another charset in the header may be one that nobody has heard of.
        return new String(ctx.bodyAsBytes(), StandardCharsets.UTF_8);
    }
}
