package dev.drey.server;

import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** For whoever runs the server: whether it lives, whether it is ready, and what it measures. */
final class HealthRoutes implements Routes {
    static final String HEALTH = "/health";
    static final String READY = "/ready";
    static final String METRICS = "/metrics";

    private final Ground ground;
    private final List<Readiness> readiness;

    HealthRoutes(Ground ground, List<Readiness> readiness) {
        this.ground = ground;
        this.readiness = readiness;
    }

    @Override
    public void register(RoutesConfig routes) {
        HealthOperations.HEALTH.serve(routes, ctx -> ctx.json(Map.of("status", "ok")));
        HealthOperations.READY.serve(routes, this::ready);
        HealthOperations.METRICS.serve(routes, this::metrics);
    }

    private void ready(Context ctx) {
        ground.stopping().refuse();
        List<String> missing = readiness.stream()
                .map(Readiness::problem)
                .flatMap(Optional::stream)
                .toList();
        if (!missing.isEmpty()) {
            throw new ProblemException(ProblemCode.NOT_READY, String.join("; ", missing));
        }
        ctx.json(Map.of("status", "ready"));
    }

    private void metrics(Context ctx) {
        if (!ground.config().get(Setting.METRICS_OPEN) && !ground.addresses().isLocal(ctx)) {
            throw new ProblemException(
                    ProblemCode.FORBIDDEN, "only this machine itself is told; metrics-open shows it to all");
        }
        ctx.contentType("text/plain; version=0.0.4; charset=utf-8")
                .result(ground.meters().scrape());
    }
}
