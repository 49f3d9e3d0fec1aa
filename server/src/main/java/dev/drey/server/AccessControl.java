package dev.drey.server;

import dev.drey.server.access.Caller;
import dev.drey.server.access.Identities;
import dev.drey.server.access.OriginCheck;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.access.RateLimit;
import dev.drey.server.access.RequestHead;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Checks host, origin and rate limits of every request before its body is read, and upgrades to WebSocket. */
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
        routes.after(BufferedResponse::fitBuffer);
        routes.wsBeforeUpgrade(this::checkUpgrade);
    }

    /** The address under which a request is counted. */
    String address(RequestHead head) {
        return context.addresses().of(head);
    }

    /** Takes one request from the rate of the caller, or of the address alone if the request is rejected. */
    Caller check(RequestHead head) {
        Caller addressOnly = new Caller(Optional.empty(), address(head));
        Caller caller;
        try {
            originCheck.checkHost(head);
            originCheck.checkOrigin(head);
            caller = identities.caller(head);
        } catch (ProblemException rejected) {
            context.rateLimiter().take(RateLimit.REQUESTS, addressOnly);
            throw rejected;
        } catch (RuntimeException failure) {
            // The storage may be unavailable. If the route needs the identity, it reports that.
            caller = addressOnly;
        }
        context.rateLimiter().take(RateLimit.REQUESTS, caller);
        return caller;
    }

    /** Takes one request from the rate of the address, for a request that was rejected before {@link #check}. */
    void countRejected(RequestHead head) {
        try {
            context.rateLimiter().take(RateLimit.REQUESTS, new Caller(Optional.empty(), address(head)));
        } catch (ProblemException exhausted) {
            // The next request that can be parsed is told so.
        }
    }

    /** Identifies the client during the upgrade, because no later response could carry a cookie. */
    private void checkUpgrade(Context ctx) {
        if (!"websocket".equalsIgnoreCase(ctx.header("Upgrade")) || !"13".equals(ctx.header("Sec-WebSocket-Version"))) {
            throw new ProblemException(
                    ProblemCode.BAD_REQUEST, "Unsupported upgrade; expected Upgrade: websocket, version 13.");
        }
        originCheck.requireSameOrigin(RequestHead.of(ctx));
        context.shutdown().rejectNewWork();
        context.connections().check(identities.caller(ctx));
        identities.identify(ctx);
    }
}
