package dev.drey.server;

import dev.drey.server.guard.Hold;
import dev.drey.server.guard.Origins;
import dev.drey.server.guard.Rate;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.json.JavalinJackson3;
import io.javalin.util.JavalinBindException;
import java.time.Clock;
import java.time.InstantSource;

/** A server that runs. */
public final class Server implements AutoCloseable {
    private final Ground ground;
    private final Works works;
    private final Sockets sockets;
    private final Javalin app;

    /** Builds what stands behind the routes. */
    @FunctionalInterface
    public interface Plan {
        Works build(Ground ground) throws CannotStart;
    }

    private Server(Ground ground, Works works) {
        this.ground = ground;
        this.works = works;
        this.sockets = new Sockets(ground);
        this.app = Javalin.create(this::configure);
    }

    /** Starts one with all that Drey has; when this returns, it answers. */
    public static Server start(Config config) throws CannotStart {
        return start(config, Clock.systemUTC(), Wiring::wire);
    }

    /** Starts one with something else behind its routes. */
    public static Server start(Config config, InstantSource clock, Plan plan) throws CannotStart {
        Ground ground = Ground.of(config, clock);
        Works works = plan.build(ground);
        Server server = new Server(ground, works);
        try {
            server.app.start(config.listen(), config.get(Setting.PORT));
        } catch (JavalinBindException e) {
            works.parts().forEach(Part::close);
            throw new CannotStart("cannot listen on " + config.listen() + ", port " + config.get(Setting.PORT), e);
        }
        return server;
    }

    private void configure(JavalinConfig javalin) {
        javalin.startup.showJavalinBanner = false;
        javalin.startup.showOldJavalinVersionWarning = false;
        javalin.startup.startupWatcherEnabled = false;
        javalin.http.prefer405over404 = true;
        javalin.http.maxRequestSize = Sizes.BODY;
        javalin.jsonMapper(new JavalinJackson3(Json.MAPPER, false));
        Problems.register(javalin.routes);
        Origins origins = new Origins(any -> true, ground.config().get(Setting.PUBLIC_URL));
        javalin.routes.before(ctx -> {
            origins.checkHost(ctx);
            origins.checkOrigin(ctx);
            limit(ctx);
        });
        javalin.routes.wsBeforeUpgrade(ctx -> {
            origins.checkHost(ctx);
            origins.checkOriginAlways(ctx);
            limit(ctx);
            ground.limits().check(Hold.CONNECTIONS, works.identities().caller(ctx));
            works.identities().of(ctx);
        });
        sockets.register(javalin.routes);
        works.routes().forEach(routes -> routes.register(javalin.routes));
    }

    private void limit(Context ctx) {
        ground.limits().take(Rate.REQUESTS, works.identities().caller(ctx));
    }

    /** The port it listens on. */
    public int port() {
        return app.port();
    }

    @Override
    public void close() {
        ground.stopping().begin();
        sockets.drain();
        works.parts().forEach(Part::drain);
        app.stop();
        works.parts().forEach(Part::close);
    }
}
