package dev.drey.server;

import dev.drey.server.access.Headers;
import dev.drey.server.access.Problem;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.pages.ProblemPage;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.MethodNotAllowedResponse;
import io.javalin.http.servlet.JavalinWsServletContext;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HttpException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Turns whatever goes wrong with a request into problem details. */
public final class Problems {
    private static final Logger LOG = LoggerFactory.getLogger(Problems.class);

    private Problems() {}

    static void register(JavalinConfig javalin) {
        RoutesConfig routes = javalin.routes;
        routes.exception(ProblemException.class, (problem, ctx) -> answer(ctx, problem));
        routes.exception(HttpResponseException.class, Problems::answer);
        routes.exception(Exception.class, (mistake, ctx) -> answer(ctx, mistake));
        javalin.router.javaLangErrorHandler((response, error) -> {
            LOG.atError().setCause(error).log("a request failed");
            send(
                    response,
                    Problem.of(ProblemCode.INTERNAL, "", String.valueOf(response.getHeader(Headers.REQUEST_ID))));
        });
    }

    /** Answers a request with a problem. */
    public static void answer(Context ctx, ProblemException problem) {
        answer(ctx, Problem.of(problem, id(ctx)));
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
            ctx.status(204).removeHeader("Content-Type");
        } else {
            answer(ctx, Problem.of(ProblemCode.METHOD_NOT_ALLOWED, "", id(ctx)));
        }
    }

    /** Only the log knows what went wrong, unless it is a body that came in wrong and was found out late. */
    private static void answer(Context ctx, Throwable mistake) {
        if (mistake instanceof HttpException refused) {
            answer(ctx, Problem.of(code(refused.getCode()), "", id(ctx)));
            return;
        }
        LOG.atError().setCause(mistake).log("a request failed");
        answer(ctx, Problem.of(ProblemCode.INTERNAL, "", id(ctx)));
    }

    /** The code for what a library refuses with a status alone; its own status then counts. */
    static ProblemCode code(int status) {
        if (status == 503) {
            return ProblemCode.STOPPING;
        }
        if (status == 505) {
            return ProblemCode.NOT_IMPLEMENTED;
        }
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
        ctx.status(problem.status());
        if (wantsPage(ctx)) {
            ctx.header("Vary", "Accept").contentType("text/html; charset=utf-8").result(ProblemPage.html(problem));
        } else {
            ctx.contentType(Problem.CONTENT_TYPE).result(bytes(problem.json()));
        }
        if (ctx instanceof JavalinWsServletContext) {
            // Of an upgrade that fails Javalin writes the status alone.
            send(ctx.res(), problem);
        }
    }

    /** Whether somebody looks at it: whoever calls the API wants the same as always. */
    private static boolean wantsPage(Context ctx) {
        return !ctx.path().startsWith("/api/")
                && Optional.ofNullable(ctx.header("Accept")).orElse("").contains("text/html");
    }

    private static void send(HttpServletResponse response, Problem problem) {
        try {
            response.setStatus(problem.status());
            response.setContentType(Problem.CONTENT_TYPE);
            response.getOutputStream().write(bytes(problem.json()));
        } catch (IOException e) {
            LOG.atDebug().setCause(e).log("whoever asked is gone");
        }
    }

    static byte[] bytes(Map<String, Object> json) {
        return Json.MAPPER.writeValueAsBytes(json);
    }

    private static String id(Context ctx) {
        return RequestId.of(ctx.req());
    }
}
