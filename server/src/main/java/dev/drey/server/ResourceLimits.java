package dev.drey.server;

import com.sun.management.UnixOperatingSystemMXBean;
import dev.drey.server.access.ConcurrencyLimit;
import dev.drey.server.access.Limit;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import org.slf4j.spi.LoggingEventBuilder;

/**
 * How much memory, how many connections and how much time clients may use. What is not set is derived from the Java heap and the
 * maximum number of open files.
 *
 * @param connections maximum open connections
 * @param connectionsPerAddress maximum open connections per address
 * @param bodyBytes maximum bytes of all request bodies that are being received or handled
 * @param sendBytes maximum bytes of all responses and messages that clients have not read yet
 * @param headerTime maximum time to send the headers of a request
 * @param bodyTime maximum time to send a body
 * @param minRate minimum average rate at which bodies are sent and responses are read, in bytes per second
 */
record ResourceLimits(
        int connections,
        int connectionsPerAddress,
        long bodyBytes,
        long sendBytes,
        Duration headerTime,
        Duration bodyTime,
        int minRate) {
    /** The heap for each connection. One whose headers are incomplete needs about 30 KB, and other things need memory, too. */
    private static final long HEAP_PER_CONNECTION = 64 * 1024;

    private static final int ADDRESS_SHARE = 4;
    private static final int SHORT_SHARE = 4;
    private static final int BODY_SHARE = 16;
    private static final int SEND_SHARE = 8;
    private static final int MIN_CONNECTIONS = 64;

    /** The minimum rate is required after this part of the time for bodies, so that a slow start does no harm. */
    private static final int GRACE_SHARE = 4;

    static ResourceLimits of(Config config) {
        return of(config, Runtime.getRuntime().maxMemory(), maxOpenFiles());
    }

    static ResourceLimits of(Config config, long heap, long openFiles) {
        long derived = Math.max(MIN_CONNECTIONS, Math.min(heap / HEAP_PER_CONNECTION, openFiles / 4 * 3));
        int connections = orDerived(config.get(Setting.MAX_CONNECTIONS), derived);
        return new ResourceLimits(
                connections,
                isLimitedPerAddress(config)
                        ? orDerived(
                                config.get(Setting.MAX_CONNECTIONS_ADDRESS), Math.max(1, connections / ADDRESS_SHARE))
                        : Integer.MAX_VALUE,
                bytesOrDerived(config.get(Setting.BODY_MEMORY), heap / BODY_SHARE),
                bytesOrDerived(config.get(Setting.SEND_MEMORY), heap / SEND_SHARE),
                Duration.ofSeconds(config.get(Setting.HEADER_SECONDS)),
                Duration.ofSeconds(config.get(Setting.BODY_SECONDS)),
                config.get(Setting.MIN_RATE));
    }

    /** Behind a proxy all connections come from one address, so they are not counted there. */
    private static boolean isLimitedPerAddress(Config config) {
        return !config.get(Setting.TRUSTED_PROXY) && config.perAddress(ConcurrencyLimit.CONNECTIONS) != Limit.UNLIMITED;
    }

    private static int orDerived(int setting, long derived) {
        return setting > 0 ? setting : (int) Math.min(derived, Integer.MAX_VALUE);
    }

    private static long bytesOrDerived(int kilobytes, long derived) {
        return kilobytes > 0 ? kilobytes * 1024L : derived;
    }

    /** Adds the limits to a line of the log. */
    LoggingEventBuilder addTo(LoggingEventBuilder line) {
        return line.addKeyValue("connections", connections)
                .addKeyValue(
                        "per-address", connectionsPerAddress == Integer.MAX_VALUE ? "unlimited" : connectionsPerAddress)
                .addKeyValue("body-memory", bodyBytes / 1024 + "KB")
                .addKeyValue("send-memory", sendBytes / 1024 + "KB");
    }

    /** The maximum number of open files of this process. */
    private static long maxOpenFiles() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
                ? system.getMaxFileDescriptorCount()
                : Integer.MAX_VALUE;
    }

    /** The connections that may be WebSockets or streams; the others are reserved for short requests. */
    int longLivedConnections() {
        return Math.max(1, connections - Math.max(1, connections / SHORT_SHARE));
    }

    /** Whether a body that has been arriving for this time is over its deadline or slower than the minimum rate. */
    boolean isBodyTooSlow(long nanos, long received) {
        long grace = bodyTime.toNanos() / GRACE_SHARE;
        return nanos > bodyTime.toNanos() || received < minRate * ((nanos - grace) / 1e9);
    }

    /** Whether the client has been reading a response of this size for too long. */
    boolean isReaderTooSlow(long nanos, long size) {
        return nanos > bodyTime.toNanos() + size * 1e9 / minRate;
    }
}
