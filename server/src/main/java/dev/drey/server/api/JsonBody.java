package dev.drey.server.api;

import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads JSON bodies of requests. */
final class JsonBody {
    private JsonBody() {}

    /** The body of a request as by {@link #read}; an empty object if the request has no body. */
    static String readOptional(Context ctx) {
        return ctx.bodyAsBytes().length == 0 ? "{}" : read(ctx);
    }

    /** The body of a request, which must have the Content-Type of JSON: forms of other sites cannot send that. */
    static String read(Context ctx) {
        @Nullable String type = ctx.contentType();
        if (type == null || !type.toLowerCase(Locale.ROOT).startsWith("application/json")) {
            throw new ProblemException(
                    ProblemCode.UNSUPPORTED_TYPE,
                    (type == null
                                    ? "missing Content-Type"
                                    : "the Content-Type is " + type.substring(0, Math.min(80, type.length())))
                            + "; expected application/json");
        }
        // JSON is always UTF-8, regardless of the charset in the header.
        return new String(ctx.bodyAsBytes(), StandardCharsets.UTF_8);
    }
}
