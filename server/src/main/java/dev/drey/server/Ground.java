package dev.drey.server;

import dev.drey.server.access.Addresses;
import dev.drey.server.access.Identities;
import dev.drey.server.access.RateLimiter;
import io.github.bucket4j.TimeMeter;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.InstantSource;
import java.util.function.Supplier;

/**
 * What there is before anything is built on it.
 *
 * @param clock what time it is for games
 * @param meters where anybody may register what can be counted or measured
 */
public record Ground(
        Config config,
        InstantSource clock,
        PrometheusMeterRegistry meters,
        RateLimiter limits,
        Addresses addresses,
        Stopping stopping) {
    static Ground of(Config config, InstantSource clock) {
        return new Ground(
                config,
                clock,
                Meters.registry(),
                new RateLimiter(config, TimeMeter.SYSTEM_NANOTIME),
                new Addresses(config.get(Setting.TRUSTED_PROXY)),
                new Stopping());
    }

    /** Who is who, by this key and these names. */
    public Identities identities(Supplier<byte[]> key, Identities.Names names) {
        boolean secure = config.get(Setting.PUBLIC_URL)
                .filter(url -> url.getScheme().equals("https"))
                .isPresent();
        return new Identities(key, names, limits, addresses, secure);
    }
}
