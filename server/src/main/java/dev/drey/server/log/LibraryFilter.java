package dev.drey.server.log;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.filter.Filter;
import ch.qos.logback.core.spi.FilterReply;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Passes at most one warning per second of each logger outside this program. Libraries warn about malformed requests, and a client
 * can send many of them; the metrics count them all.
 */
final class LibraryFilter extends Filter<ILoggingEvent> {
    private static final long PERIOD_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final String own;
    private final LongSupplier nanoTime;
    private final Map<String, Long> lastByLogger = new ConcurrentHashMap<>();

    /** @param own the package of this program */
    LibraryFilter(String own, LongSupplier nanoTime) {
        this.own = own;
        this.nanoTime = nanoTime;
    }

    @Override
    public FilterReply decide(ILoggingEvent event) {
        if (event.getLoggerName().startsWith(own) || event.getLevel().isGreaterOrEqual(Level.ERROR)) {
            return FilterReply.NEUTRAL;
        }
        long now = nanoTime.getAsLong();
        long last = lastByLogger.merge(
                event.getLoggerName(), now, (before, same) -> same - before < PERIOD_NANOS ? before : same);
        return last == now ? FilterReply.NEUTRAL : FilterReply.DENY;
    }
}
