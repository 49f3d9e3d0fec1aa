package dev.drey.server;

import dev.drey.server.access.ClientAddresses;
import dev.drey.server.access.ConnectionAdmission;
import dev.drey.server.access.Identities;
import dev.drey.server.access.RateLimiter;
import dev.drey.server.store.IdentityLookup;
import io.github.bucket4j.TimeMeter;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.InstantSource;
import java.util.function.Supplier;

/**
 * The resources shared by all components of a server.
 *
 * @param clock the clock of the machine
 * @param metrics the registry for the metrics of all components
 * @param connections admits WebSockets and streams
 */
public record ServerContext(
        Config config,
        InstantSource clock,
        PrometheusMeterRegistry metrics,
        RateLimiter rateLimiter,
        ConnectionAdmission connections,
        ClientAddresses addresses,
        ShutdownState shutdown) {
    static ServerContext of(Config config, ResourceLimits limits, InstantSource clock) {
        RateLimiter rateLimiter = new RateLimiter(config, TimeMeter.SYSTEM_NANOTIME);
        return new ServerContext(
                config,
                clock,
                ServerMetrics.newRegistry(),
                rateLimiter,
                new ConnectionAdmission(rateLimiter, limits.longLivedConnections(), System::nanoTime),
                new ClientAddresses(config.get(Setting.TRUSTED_PROXY)),
                new ShutdownState());
    }

    /** Identities whose cookies and tokens are signed with this key. */
    public Identities identities(Supplier<byte[]> key, IdentityLookup lookup) {
        boolean secure = config.get(Setting.PUBLIC_URL)
                .filter(url -> url.getScheme().equals("https"))
                .isPresent();
        return new Identities(key, lookup, clock, rateLimiter, addresses, secure);
    }
}
