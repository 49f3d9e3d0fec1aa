package dev.drey.server;

import dev.drey.server.access.Problem;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.access.ResponseHeaders;
import dev.drey.server.pages.ProblemPage;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.MethodNotAllowedResponse;
import io.javalin.http.servlet.JavalinWsServletContext;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Turns everything that a route throws into problem details (RFC 9457). */
public final class ProblemResponses {
    private static final Logger LOG = LoggerFactory.getLogger(ProblemResponses.class);

    /** The request attribute that holds the code of the problem. */
    private static final String CODE = "drey.problem";

    private ProblemResponses() {}

    static void register(JavalinConfig javalin) {
        RoutesConfig routes = javalin.routes;
        routes.exception(ProblemException.class, (problem, ctx) -> send(ctx, problem));
        routes.exception(HttpResponseException.class, (thrown, ctx) -> send(ctx, thrown));
        routes.exception(Exception.class, (failure, ctx) -> sendFailure(ctx, failure));
        javalin.router.javaLangErrorHandler((response, error) -> {
            LOG.atError().setCause(error).log("request failed");
            write(
                    response,
                    Problem.of(
                            ProblemCode.INTERNAL, "", String.valueOf(response.getHeader(ResponseHeaders.REQUEST_ID))));
        });
    }

    /** Answers a request with a problem. */
    public static void send(Context ctx, ProblemException problem) {
        send(ctx, Problem.of(problem, id(ctx)));
    }

    private static void send(Context ctx, HttpResponseException thrown) {
        if (thrown instanceof MethodNotAllowedResponse notAllowed) {
            sendAllowedMethods(ctx, notAllowed);
        } else if (thrown.getStatus() >= 500) {
            sendFailure(ctx, thrown);
        } else {
            send(ctx, Problem.of(codeOf(thrown.getStatus()), "", id(ctx)));
        }
    }

    /** Lists the methods of a path. OPTIONS is answered here too, because no route handles it. */
    private static void sendAllowedMethods(Context ctx, MethodNotAllowedResponse notAllowed) {
        Set<String> methods = new TreeSet<>();
        notAllowed
                .getDetails()
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
            send(ctx, Problem.of(ProblemCode.METHOD_NOT_ALLOWED, "", id(ctx)));
        }
    }

    /** Logs a bug and hides it from the client. An {@link HttpException} is a bad body that was found while reading it. */
    private static void sendFailure(Context ctx, Throwable failure) {
        if (failure instanceof HttpException rejected) {
            send(ctx, Problem.of(codeOf(rejected.getCode()), "", id(ctx)));
            return;
        }
        LOG.atError().setCause(failure).log("request failed");
        send(ctx, Problem.of(ProblemCode.INTERNAL, "", id(ctx)));
    }

    /** The code for a bare status from Jetty or Javalin. */
    static ProblemCode codeOf(int status) {
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

    private static void send(Context ctx, Problem problem) {
        ctx.attribute(CODE, problem.code());
        boolean html = acceptsHtml(ctx.path(), ctx.header("Accept"));
        setHeaders(ctx::header, problem, html);
        ctx.status(problem.status()).result(content(problem, html));
        if (ctx instanceof JavalinWsServletContext) {
            // For a failed upgrade Javalin writes the status only.
            write(ctx.res(), problem);
        }
    }

    /** Answers a request that no route handles. */
    static void write(Request request, Response response, Callback callback, Problem problem) {
        boolean html = acceptsHtml(
                String.valueOf(request.getHttpURI().getPath()),
                request.getHeaders().get(HttpHeader.ACCEPT));
        response.setStatus(problem.status());
        ResponseHeaders.addTo(response.getHeaders()::put, problem.requestId());
        setHeaders(response.getHeaders()::put, problem, html);
        response.write(true, ByteBuffer.wrap(content(problem, html)), callback);
    }

    /** The code of the problem with which a request was answered. */
    static ProblemCode codeOf(Context ctx) {
        return ctx.attribute(CODE) instanceof ProblemCode code ? code : codeOf(ctx.statusCode());
    }

    private static void setHeaders(BiConsumer<String, String> header, Problem problem, boolean html) {
        problem.retryAfterSeconds().ifPresent(seconds -> header.accept("Retry-After", seconds));
        if (problem.code() == ProblemCode.BAD_TOKEN) {
            header.accept("WWW-Authenticate", "Bearer error=\"invalid_token\"");
        }
        if (html) {
            header.accept("Vary", "Accept");
        }
        header.accept("Content-Type", html ? "text/html; charset=utf-8" : Problem.CONTENT_TYPE);
    }

    private static byte[] content(Problem problem, boolean html) {
        return html ? ProblemPage.html(problem).getBytes(StandardCharsets.UTF_8) : toBytes(problem.json());
    }

    /** Whether a browser shows the answer. Clients of the API always get JSON. */
    private static boolean acceptsHtml(String path, @Nullable String accept) {
        return !path.startsWith("/api/") && accept != null && accept.contains("text/html");
    }

    private static void write(HttpServletResponse response, Problem problem) {
        try {
            response.setStatus(problem.status());
            response.setContentType(Problem.CONTENT_TYPE);
            response.getOutputStream().write(toBytes(problem.json()));
        } catch (IOException e) {
            LOG.atDebug().setCause(e).log("the client has disconnected");
        }
    }

    private static byte[] toBytes(Map<String, Object> json) {
        return HttpServerSetup.JSON_MAPPER.writeValueAsBytes(json);
    }

    private static String id(Context ctx) {
        return RequestFilter.idOf(ctx.req());
    }
}
