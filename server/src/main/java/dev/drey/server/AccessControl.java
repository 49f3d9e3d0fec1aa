package dev.drey.server;

import dev.drey.server.access.Hold;
import dev.drey.server.access.Identities;
import dev.drey.server.access.Origins;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.access.Rate;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;

/** What every request must pass before a route sees it. */
final class AccessControl implements Routes {
    /** Asked by whatever watches the server, under whatever name; they tell nothing. */
    private static final Set<String> FOR_WATCHERS = Set.of(HealthRoutes.HEALTH, HealthRoutes.READY);

    private final Ground ground;
    private final Identities identities;
    private final Origins origins;

    AccessControl(Ground ground, Identities identities) throws CannotStart {
        this.ground = ground;
        this.identities = identities;
        this.origins = origins(ground.config());
    }

    private static Origins origins(Config config) throws CannotStart {
        String host = config.get(Setting.HOST);
        return new Origins(
                Set.copyOf(List.of("localhost", host.toLowerCase(Locale.ROOT))),
                config.get(Setting.LAN) ? any -> true : ours(host),
                config.get(Setting.PUBLIC_URL));
    }

    /** Nobody can make a number mean another machine, so where every address is listened on any will do. */
    private static Predicate<InetAddress> ours(String host) throws CannotStart {
        try {
            InetAddress own = InetAddress.getByName(host);
            return own.isAnyLocalAddress()
                    ? any -> true
                    : asked -> asked.equals(own) || (own.isLoopbackAddress() && asked.isLoopbackAddress());
        } catch (UnknownHostException e) {
            throw new CannotStart("no address is known for " + host, e);
        }
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.before(this::request);
        routes.after(PlainAnswer::makeRoom);
        routes.wsBeforeUpgrade(this::upgrade);
    }

    private void request(Context ctx) {
        if (!FOR_WATCHERS.contains(ctx.path())) {
            origins.checkHost(ctx);
            origins.checkOrigin(ctx);
            ground.limits().take(Rate.REQUESTS, identities.caller(ctx));
        }
    }

    /** Whoever opens a socket is somebody from then on, since there is no answer later that could carry a cookie. */
    private void upgrade(Context ctx) {
        if (!"websocket".equalsIgnoreCase(ctx.header("Upgrade")) || !"13".equals(ctx.header("Sec-WebSocket-Version"))) {
            throw new ProblemException(
                    ProblemCode.BAD_REQUEST, "no such upgrade; expected Upgrade: websocket and version 13 of it");
        }
        origins.checkHost(ctx);
        origins.checkOriginAlways(ctx);
        ground.stopping().refuse();
        ground.limits().take(Rate.REQUESTS, identities.caller(ctx));
        ground.limits().check(Hold.CONNECTIONS, identities.caller(ctx));
        identities.of(ctx);
    }
}
