package dev.drey.server;

import dev.drey.server.access.ConcurrencyLimit;
import dev.drey.server.access.Identities;
import dev.drey.server.access.OriginCheck;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.access.RateLimit;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;

/** Checks host, origin and rate limits of every request before a route handles it. */
final class AccessControl implements Routes {
    private final ServerContext context;
    private final Identities identities;
    private final OriginCheck originCheck;

    AccessControl(ServerContext context, Identities identities) throws ServerStartException {
        this.context = context;
        this.identities = identities;
        this.originCheck = originCheck(context.config());
    }

    private static OriginCheck originCheck(Config config) throws ServerStartException {
        String host = config.get(Setting.HOST);
        return new OriginCheck(
                Set.copyOf(List.of("localhost", host.toLowerCase(Locale.ROOT))),
                config.get(Setting.LAN) ? address -> true : ownAddresses(host),
                config.get(Setting.PUBLIC_URL));
    }

    /**
     * The IP addresses that a Host header may name. A server that listens on all interfaces accepts any, because DNS rebinding
     * needs a name.
     */
    private static Predicate<InetAddress> ownAddresses(String host) throws ServerStartException {
        try {
            InetAddress own = InetAddress.getByName(host);
            return own.isAnyLocalAddress()
                    ? address -> true
                    : named -> named.equals(own) || (own.isLoopbackAddress() && named.isLoopbackAddress());
        } catch (UnknownHostException e) {
            throw new ServerStartException("cannot resolve the host " + host, e);
        }
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.before(this::checkRequest);
        routes.after(BufferedResponse::fitBuffer);
        routes.wsBeforeUpgrade(this::checkUpgrade);
    }

    private void checkRequest(Context ctx) {
        if (!HealthRoutes.PROBE_PATHS.contains(ctx.path())) {
            originCheck.checkHost(ctx);
            originCheck.checkOrigin(ctx);
            context.rateLimiter().take(RateLimit.REQUESTS, identities.caller(ctx));
        }
    }

    /** Identifies the client during the upgrade, because no later response could carry a cookie. */
    private void checkUpgrade(Context ctx) {
        if (!"websocket".equalsIgnoreCase(ctx.header("Upgrade")) || !"13".equals(ctx.header("Sec-WebSocket-Version"))) {
            throw new ProblemException(
                    ProblemCode.BAD_REQUEST, "Unsupported upgrade; expected Upgrade: websocket, version 13.");
        }
        originCheck.checkHost(ctx);
        originCheck.requireSameOrigin(ctx);
        context.shutdown().rejectNewWork();
        context.rateLimiter().take(RateLimit.REQUESTS, identities.caller(ctx));
        context.rateLimiter().check(ConcurrencyLimit.CONNECTIONS, identities.caller(ctx));
        identities.identify(ctx);
    }
}
