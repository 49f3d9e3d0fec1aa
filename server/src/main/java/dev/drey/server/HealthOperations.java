package dev.drey.server;

import static dev.drey.server.access.ProblemCode.FORBIDDEN;
import static dev.drey.server.access.ProblemCode.NOT_READY;
import static dev.drey.server.access.ProblemCode.STOPPING;
import static dev.drey.server.openapi.Operation.Method.GET;

import dev.drey.server.openapi.Content;
import dev.drey.server.openapi.Operation;
import dev.drey.server.openapi.OperationTag;
import dev.drey.server.openapi.ServerSchemas;
import java.util.List;

/** What can be asked about the server itself. */
final class HealthOperations {
    static final Operation HEALTH = Operation.of(
                    GET, HealthRoutes.HEALTH, "health", OperationTag.SERVER, "Whether it lives", """
                    It says nothing about whether it can do its work: that is `/ready`.
                    """)
            .withResponse(200, "The process answers.", Content.json(ServerSchemas.STATUS, "health"));

    static final Operation READY = Operation.of(
                    GET, HealthRoutes.READY, "ready", OperationTag.SERVER, "Whether it can do its work", """
                    Not while something it needs is missing, such as its storage, and not while it is stopping.
                    """)
            .withResponse(200, "It can.", Content.json(ServerSchemas.STATUS, "ready"))
            .withProblems(NOT_READY, STOPPING);

    static final Operation METRICS = Operation.of(
                    GET, HealthRoutes.METRICS, "metrics", OperationTag.SERVER, "What it measures", """
                    For Prometheus. Told to the machine it runs on alone, unless the setting `metrics-open` says otherwise.
                    """)
            .withResponse(200, "In the text format of Prometheus.", Content.text("text/plain"))
            .withProblems(FORBIDDEN);

    static final List<Operation> ALL = List.of(HEALTH, READY, METRICS);

    private HealthOperations() {}
}
