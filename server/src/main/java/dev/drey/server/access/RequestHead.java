package dev.drey.server.access;

import io.javalin.http.Context;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The request line and headers: all that is known of a request before its body is read. */
public interface RequestHead {
    String method();

    /** The first value of a header, or null. */
    @Nullable
    String header(String name);

    /** All values of a header that may be sent in several lines, in their order. */
    List<String> headers(String name);

    /** The value of a cookie, or null. */
    @Nullable
    String cookie(String name);

    /** The IP address at the other end of the connection, which can be a proxy. */
    String remoteAddress();

    /** The head of a request that has reached its route. */
    static RequestHead of(Context ctx) {
        return new RequestHead() {
            @Override
            public String method() {
                return ctx.req().getMethod();
            }

            @Override
            public @Nullable String header(String name) {
                return ctx.header(name);
            }

            @Override
            public List<String> headers(String name) {
                return Collections.list(ctx.req().getHeaders(name));
            }

            @Override
            public @Nullable String cookie(String name) {
                return ctx.cookie(name);
            }

            @Override
            public String remoteAddress() {
                return String.valueOf(ctx.req().getRemoteAddr());
            }
        };
    }
}
