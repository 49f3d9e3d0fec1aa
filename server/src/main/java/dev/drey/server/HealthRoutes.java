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
                    GET, "/health", "health", OperationTag.SERVER, "Whether it lives", """
                    It says nothing about whether it can do its work: that is `/ready`.
                    """)
            .withResponse(200, "The process answers.", Content.json(ServerSchemas.STATUS, "health"));
    private static final Operation READY = Operation.of(
                    GET, "/ready", "ready", OperationTag.SERVER, "Whether it can do its work", """
                    Not while something it needs is missing, such as its storage, and not while it is stopping.
                    """)
            .withResponse(200, "It can.", Content.json(ServerSchemas.STATUS, "ready"))
            .withProblems(NOT_READY, STOPPING);
    private static final Operation METRICS = Operation.of(
                    GET, "/metrics", "metrics", OperationTag.SERVER, "What it measures", """
                    For Prometheus. Told to the machine it runs on alone, unless the setting `metrics-open` says otherwise.
                    """)
            .withResponse(200, "In the text format of Prometheus.", Content.text("text/plain"))
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
            throw new ProblemException(FORBIDDEN, "only this machine itself is told; metrics-open shows it to all");
        }
        ctx.contentType("text/plain; version=0.0.4; charset=utf-8")
                .result(context.metrics().scrape());
    }
}
