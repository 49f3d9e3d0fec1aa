package dev.drey.server;

import dev.drey.server.api.ApiOperations;
import dev.drey.server.openapi.Operation;
import dev.drey.server.pages.ClientOperations;
import dev.drey.server.pages.PageOperations;
import dev.drey.server.pages.PageRoutes;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.json.JavalinJackson3;
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

/** A server that runs. */
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);

    private final Ground ground;
    private final Works works;
    private final Sockets sockets;
    private final Javalin app;
    private int port;
    private final AtomicBoolean closed = new AtomicBoolean();

    /** Builds what stands behind the routes. */
    @FunctionalInterface
    public interface Plan {
        Works build(Ground ground) throws CannotStart;
    }

    private Server(Ground ground, Works works) throws CannotStart {
        this.ground = ground;
        this.works = works;
        this.sockets = new Sockets(ground);
        AccessControl gate = new AccessControl(ground, works.identities());
        this.app = Javalin.create(javalin -> configure(javalin, gate));
    }

    /** Starts one with all that Drey has; when this returns, it answers. */
    public static Server start(Config config) throws CannotStart {
        return start(config, Clock.systemUTC(), Wiring::wire);
    }

    /** Starts one with something else behind its routes. */
    public static Server start(Config config, InstantSource clock, Plan plan) throws CannotStart {
        Ground ground = Ground.of(config, clock);
        Works works = plan.build(ground);
        try {
            Server server = new Server(ground, works);
            server.listen();
            return server;
        } catch (CannotStart | RuntimeException e) {
            works.parts().forEach(Part::close);
            throw e;
        }
    }

    private void configure(JavalinConfig javalin, AccessControl gate) {
        javalin.startup.showJavalinBanner = false;
        javalin.startup.showOldJavalinVersionWarning = false;
        javalin.startup.startupWatcherEnabled = false;
        javalin.http.prefer405over404 = true;
        javalin.jsonMapper(new JavalinJackson3(Json.MAPPER, false));
        new HttpServerSetup(ground.config()).configure(javalin);
        RequestLog.keep(javalin, ground.meters(), works.identities());
        Problems.register(javalin);
        gate.register(javalin.routes);
        sockets.register(javalin.routes);
        new HealthRoutes(ground, works.readiness()).register(javalin.routes);
        new PageRoutes(operations(), ground.config().get(Setting.PUBLIC_URL)).register(javalin.routes);
        works.routes().forEach(routes -> routes.register(javalin.routes));
    }

    /** All that is documented, in the order of the documentation. */
    static List<Operation> operations() {
        return Stream.of(ApiOperations.all(), HealthOperations.ALL, ClientOperations.ALL, PageOperations.ALL)
                .flatMap(List::stream)
                .toList();
    }

    /** All routes there really are, as {@code GET /path}: what the documentation is held against. */
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

    private void listen() throws CannotStart {
        // It would announce itself, and a port that is taken, in words of its own.
        JavalinLogger.enabled = false;
        try {
            app.start();
            port = app.port();
            LOG.atInfo().addKeyValue("port", port).log("listening");
        } catch (JavalinException e) {
            throw new CannotStart(BindFailure.explain(ground.config(), e), e);
        } finally {
            JavalinLogger.enabled = true;
        }
    }

    /** The port it listens on. */
    public int port() {
        return port;
    }

    /** Lets everybody go, waits for what is under way, and stops. */
    @Override
    public void close() {
        if (closed.getAndSet(true)) {
            return;
        }
        LOG.info("stopping");
        ground.stopping().begin();
        works.parts().forEach(part -> tell(part::drain));
        tell(sockets::drain);
        tell(app::stop);
        works.parts().forEach(part -> tell(part::close));
        ground.meters().close();
        LOG.info("stopped");
    }

    /** Whatever goes wrong with one, the others are told as well. */
    private static void tell(Runnable end) {
        try {
            end.run();
        } catch (RuntimeException e) {
            LOG.atWarn().setCause(e).log("something did not stop in good order");
        }
    }
}
