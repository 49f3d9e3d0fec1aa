package dev.drey.server;

import static dev.drey.server.access.ProblemCode.FORBIDDEN;
import static dev.drey.server.access.ProblemCode.NOT_READY;
import static dev.drey.server.access.ProblemCode.STOPPING;
import static dev.drey.server.openapi.Operation.Method.GET;

import dev.drey.server.ServerComponents.ReadinessCheck;
import dev.drey.server.access.ProblemException;
import dev.drey.server.openapi.Content;
import dev.drey.server.openapi.Operation;
import dev.drey.server.openapi.OperationTag;
import dev.drey.server.openapi.ServerSchemas;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Health, readiness and metrics, for operators and monitoring. */
final class HealthRoutes implements Routes {
    private static final Operation HEALTH = Operation.of(
                    GET, "/health", "health", OperationTag.SERVER, "Check that the server runs", """
                    Succeeds while the process runs. Use `/ready` to check that the server can work.
                    """)
            .withResponse(200, "The server runs.", Content.json(ServerSchemas.STATUS, "health"));
    private static final Operation READY = Operation.of(
                    GET, "/ready", "ready", OperationTag.SERVER, "Check that the server can work", """
                    Fails while something that the server needs is missing, such as its storage, and while it is stopping.
                    """)
            .withResponse(200, "The server can work.", Content.json(ServerSchemas.STATUS, "ready"))
            .withProblems(NOT_READY, STOPPING);
    private static final Operation METRICS = Operation.of(
                    GET, "/metrics", "metrics", OperationTag.SERVER, "Get the metrics", """
                    Metrics for Prometheus. Only the machine of the server may read them, unless the setting `metrics-open` is true.
                    """)
            .withResponse(200, "The metrics in the text format of Prometheus.", Content.text("text/plain"))
            .withProblems(FORBIDDEN);

    static final List<Operation> OPERATIONS = List.of(HEALTH, READY, METRICS);

    /** The paths that load balancers query, under any host name; their responses contain no secrets. */
    static final Set<String> PROBE_PATHS = Set.of(HEALTH.path(), READY.path());

    /** The paths that monitoring queries every few seconds. */
    static final Set<String> MONITORING_PATHS = Set.of(HEALTH.path(), READY.path(), METRICS.path());

    private final ServerContext context;
    private final List<ReadinessCheck> readinessChecks;

    HealthRoutes(ServerContext context, List<ReadinessCheck> readinessChecks) {
        this.context = context;
        this.readinessChecks = readinessChecks;
    }

    @Override
    public void register(RoutesConfig routes) {
        HEALTH.serve(routes, ctx -> ctx.json(Map.of("status", "ok")));
        READY.serve(routes, this::ready);
        METRICS.serve(routes, this::metrics);
    }

    private void ready(Context ctx) {
        context.shutdown().rejectNewWork();
        List<String> problems = readinessChecks.stream()
                .map(ReadinessCheck::problem)
                .flatMap(Optional::stream)
                .toList();
        if (!problems.isEmpty()) {
            throw new ProblemException(NOT_READY, String.join("; ", problems));
        }
        ctx.json(Map.of("status", "ready"));
    }

    private void metrics(Context ctx) {
        if (!context.config().get(Setting.METRICS_OPEN) && !context.addresses().isLocal(ctx)) {
            throw new ProblemException(
                    FORBIDDEN,
                    "Only the machine of the server may read the metrics. The setting metrics-open shows them to everyone.");
        }
        ctx.contentType("text/plain; version=0.0.4; charset=utf-8")
                .result(context.metrics().scrape());
    }
}
