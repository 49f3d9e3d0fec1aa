package dev.drey.server;

import dev.drey.server.access.Identities;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.servlet.JavalinWsServletContext;
import io.javalin.router.InternalRouter;
import io.javalin.router.ParsedEndpoint;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.slf4j.spi.LoggingEventBuilder;

/** Logs every request, without secrets, and measures it by route. Each kind of rejection is logged at most once per second. */
final class RequestLog {
    private static final Logger LOG = LoggerFactory.getLogger(RequestLog.class);
    private static final Set<String> METHODS = Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");
    /** Path parameters that grant access. */
    private static final Set<String> SECRET_PARAMETERS = Set.of("code", "token");

    private static final String NO_ROUTE = "none";
    private static final Duration[] BUCKETS = {
        Duration.ofMillis(1),
        Duration.ofMillis(5),
        Duration.ofMillis(20),
        Duration.ofMillis(50),
        Duration.ofMillis(200),
        Duration.ofSeconds(1),
        Duration.ofSeconds(5)
    };

    private final Meter.MeterProvider<Timer> timers;
    private final Identities identities;
    private final Rejections rejections;
    private final InternalRouter router;

    private RequestLog(MeterRegistry meters, Identities identities, Rejections rejections, InternalRouter router) {
        this.timers = Timer.builder("http.server.requests")
                .description("Requests by route")
                .serviceLevelObjectives(BUCKETS)
                .withRegistry(meters);
        this.identities = identities;
        this.rejections = rejections;
        this.router = router;
    }

    static void register(JavalinConfig javalin, MeterRegistry meters, Identities identities, Rejections rejections) {
        RequestLog log = new RequestLog(meters, identities, rejections, javalin.unsafe.internalRouter);
        javalin.requestLogger.http(log::write);
        javalin.requestLogger.ws(ws -> ws.onUpgrade(log::write));
    }

    private void write(Context ctx, float millis) {
        String method = NormalizedRequest.isHead(ctx) ? "HEAD" : ctx.req().getMethod();
        String route = NO_ROUTE;
        String path = ctx.path();
        if (ctx instanceof JavalinWsServletContext upgrade) {
            if (!upgrade.endpoints().list().isEmpty()) {
                route = upgrade.endpoints().list().get(0).path;
                path = redact(path, upgrade.pathParamMap());
            }
        } else {
            @Nullable ParsedEndpoint found = router.findFirstHttpHandlerEntry(ctx.method(), path);
            if (found != null) {
                route = found.endpoint.path;
                path = redact(path, found.extractPathParams(path));
            }
        }
        int status = ctx.statusCode();
        String kind = METHODS.contains(method) ? method : "OTHER";
        timers.withTags("method", kind, "route", route, "status", status / 100 + "xx")
                .record(Duration.ofNanos((long) (millis * 1e6)));
        LoggingEventBuilder line = line(ctx, HealthRoutes.MONITORING_PATHS.contains(route) ? Level.DEBUG : Level.INFO)
                .addKeyValue("method", kind)
                .addKeyValue("path", Rejections.shorten(path))
                .addKeyValue("status", status)
                .addKeyValue("ms", Math.round(millis));
        identities
                .resolvedId(ctx)
                .map(id -> line.addKeyValue("identity", id))
                .orElse(line)
                .addKeyValue(RequestFilter.ID_FIELD, RequestFilter.idOf(ctx.req()))
                .log("request");
    }

    private LoggingEventBuilder line(Context ctx, Level level) {
        LoggingEventBuilder line = LOG.atLevel(level);
        return ctx.statusCode() < 400 ? line : rejections.count(ProblemResponses.codeOf(ctx), line);
    }

    private static String redact(String path, Map<String, String> parameters) {
        String redacted = path;
        for (Map.Entry<String, String> parameter : parameters.entrySet()) {
            if (SECRET_PARAMETERS.contains(parameter.getKey())) {
                redacted = redacted.replace(parameter.getValue(), "{" + parameter.getKey() + "}");
            }
        }
        return redacted;
    }
}
