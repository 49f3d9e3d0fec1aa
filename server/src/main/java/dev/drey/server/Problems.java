package dev.drey.server;

import dev.drey.server.guard.Problem;
import dev.drey.server.guard.ProblemCode;
import dev.drey.server.guard.ProblemException;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.MethodNotAllowedResponse;
import io.javalin.http.servlet.JavalinWsServletContext;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Turns whatever goes wrong with a request into problem details. */
final class Problems {
    private static final Logger LOG = LoggerFactory.getLogger(Problems.class);

    private Problems() {}

    static void register(RoutesConfig routes) {
        routes.exception(ProblemException.class, (problem, ctx) -> answer(ctx, Problem.of(problem, id(ctx))));
        routes.exception(HttpResponseException.class, Problems::answer);
        routes.exception(Exception.class, (mistake, ctx) -> answer(ctx, mistake));
    }

    private static void answer(HttpResponseException thrown, Context ctx) {
        if (thrown instanceof MethodNotAllowedResponse refused) {
            answer(ctx, refused);
        } else if (thrown.getStatus() >= 500) {
            answer(ctx, (Throwable) thrown);
        } else {
            ProblemCode code = code(thrown.getStatus());
            answer(ctx, Problem.of(code, "", id(ctx)));
        }
    }

    /** OPTIONS is answered here as well: no route has it, but every path knows its methods. */
    private static void answer(Context ctx, MethodNotAllowedResponse refused) {
        Set<String> methods = new TreeSet<>();
        refused.getDetails()
                .values()
                .forEach(list -> Stream.of(list.split(", *", -1)).forEach(methods::add));
        if (methods.contains("GET")) {
            methods.add("HEAD");
        }
        methods.add("OPTIONS");
        ctx.header("Allow", String.join(", ", methods));
        if (ctx.req().getMethod().equals("OPTIONS")) {
            ctx.status(204);
        } else {
            answer(ctx, Problem.of(ProblemCode.METHOD_NOT_ALLOWED, "", id(ctx)));
        }
    }

    /** Only the log knows what went wrong. */
    private static void answer(Context ctx, Throwable mistake) {
        LOG.atError().setCause(mistake).log("a request failed");
        answer(ctx, Problem.of(ProblemCode.INTERNAL, "", id(ctx)));
    }

    static ProblemCode code(int status) {
        return Stream.of(ProblemCode.values())
                .filter(code -> code.status() == status)
                .findFirst()
                .orElse(status < 500 ? ProblemCode.BAD_REQUEST : ProblemCode.INTERNAL);
    }

    private static void answer(Context ctx, Problem problem) {
        problem.retryAfterSeconds().ifPresent(seconds -> ctx.header("Retry-After", seconds));
        if (problem.code() == ProblemCode.BAD_TOKEN) {
            ctx.header("WWW-Authenticate", "Bearer error=\"invalid_token\"");
        }
        byte[] json = bytes(problem.json());
        ctx.status(problem.status()).contentType(Problem.CONTENT_TYPE).result(json);
        if (ctx instanceof JavalinWsServletContext) {
            // Of an upgrade that fails Javalin writes the status alone.
            try {
                ctx.res().getOutputStream().write(json);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    static byte[] bytes(Map<String, @Nullable Object> json) {
        return Json.MAPPER.writeValueAsBytes(json);
    }

    private static String id(Context ctx) {
        return RequestId.of(ctx.req());
    }
}
