package dev.drey.server;

import dev.drey.server.api.ApiOperations;
import dev.drey.server.openapi.Operation;
import dev.drey.server.pages.ClientRoutes;
import dev.drey.server.pages.PageRoutes;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.router.InternalRouter;
import io.javalin.util.JavalinException;
import io.javalin.util.JavalinLogger;
import io.javalin.websocket.WsHandlerType;
import java.time.Clock;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server. */
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);

    private final ServerContext context;
    private final ServerComponents components;
    private final ResourceLimits limits;
    private final WebSocketRegistry sockets;
    private final Javalin app;
    private int port;
    private final AtomicBoolean closed = new AtomicBoolean();

    private Server(ServerContext context, ResourceLimits limits, ServerComponents components)
            throws ServerStartException {
        this.context = context;
        this.components = components;
        this.limits = limits;
        this.sockets = new WebSocketRegistry(context);
        AccessControl accessControl = new AccessControl(context, components.identities());
        this.app = Javalin.create(javalin -> configure(javalin, accessControl));
    }

    /** Starts a full server. It answers requests when this method returns. */
    public static Server start(Config config) throws ServerStartException {
        return start(config, Clock.systemUTC(), ServerBootstrap::build);
    }

    /** Starts a server with other components. */
    public static Server start(Config config, InstantSource clock, ServerComponents.Factory factory)
            throws ServerStartException {
        ResourceLimits limits = ResourceLimits.of(config);
        ServerContext context = ServerContext.of(config, limits, clock);
        ServerComponents components = factory.build(context);
        try {
            Server server = new Server(context, limits, components);
            server.listen();
            return server;
        } catch (ServerStartException | RuntimeException e) {
            components.services().forEach(ServerComponents.Service::close);
            throw e;
        }
    }

    private void configure(JavalinConfig javalin, AccessControl accessControl) {
        javalin.startup.showJavalinBanner = false;
        javalin.startup.showOldJavalinVersionWarning = false;
        javalin.startup.startupWatcherEnabled = false;
        javalin.http.prefer405over404 = true;
        Rejections rejections = new Rejections(context.metrics(), System::nanoTime);
        HttpServerSetup http = new HttpServerSetup(context.config(), limits, accessControl, rejections);
        http.configure(javalin);
        http.register(new ServerMetrics(context.metrics()));
        RequestLog.register(javalin, context.metrics(), components.identities(), rejections);
        ProblemResponses.register(javalin);
        accessControl.register(javalin.routes);
        sockets.register(javalin.routes);
        new HealthRoutes(context, components.readinessChecks()).register(javalin.routes);
        new PageRoutes(operations(), context.config().get(Setting.PUBLIC_URL)).register(javalin.routes);
        components.routes().forEach(routes -> routes.register(javalin.routes));
    }

    /** All documented operations, in the order of the documentation. */
    static List<Operation> operations() {
        return Stream.of(ApiOperations.all(), HealthRoutes.OPERATIONS, ClientRoutes.OPERATIONS, PageRoutes.OPERATIONS)
                .flatMap(List::stream)
                .toList();
    }

    /** All registered routes as {@code GET /path}, for comparison with the documentation. */
    Set<String> routes() {
        InternalRouter router = app.unsafe.internalRouter;
        Set<String> routes = new TreeSet<>();
        router.allHttpHandlers().stream()
                .map(parsed -> parsed.endpoint)
                .filter(endpoint -> endpoint.method.isHttpMethod())
                .forEach(endpoint -> routes.add(endpoint.method.name() + " " + endpoint.path));
        router.allWsHandlers().stream()
                .filter(entry -> entry.getType() == WsHandlerType.WEBSOCKET)
                .forEach(entry -> routes.add("SOCKET " + entry.getPath()));
        return routes;
    }

    private void listen() throws ServerStartException {
        // Javalin would log its start, and a port that is in use, in its own words.
        JavalinLogger.enabled = false;
        try {
            app.start();
            port = app.port();
            limits.addTo(LOG.atInfo().addKeyValue("port", port)).log("listening");
        } catch (JavalinException e) {
            throw ServerStartException.cannotListen(context.config(), e);
        } finally {
            JavalinLogger.enabled = true;
        }
    }

    /** The port the server listens on. */
    public int port() {
        return port;
    }

    /** Closes streams and sockets, waits for requests in progress, then stops. */
    @Override
    public void close() {
        if (closed.getAndSet(true)) {
            return;
        }
        LOG.info("stopping");
        context.shutdown().begin();
        components.services().forEach(service -> runSafely(service::drain));
        runSafely(sockets::drain);
        runSafely(app::stop);
        components.services().forEach(service -> runSafely(service::close));
        context.metrics().close();
        LOG.info("stopped");
    }

    /** Logs a failure, so that the remaining steps still run. */
    private static void runSafely(Runnable step) {
        try {
            step.run();
        } catch (RuntimeException e) {
            LOG.atWarn().setCause(e).log("a component failed to stop");
        }
    }
}
