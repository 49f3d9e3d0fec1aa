package dev.drey.server;

import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.RequestHead;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.LoggingEventBuilder;
import org.slf4j.spi.NOPLoggingEventBuilder;

/** Counts rejected requests by their problem, and logs each problem at most once per second, so that no client can flood the log. */
final class Rejections {
    private static final Logger LOG = LoggerFactory.getLogger(Rejections.class);
    private static final long PERIOD_NANOS = TimeUnit.SECONDS.toNanos(1);

    /** Maximum length of text from a client in a line of the log. */
    private static final int MAX_LENGTH = 200;

    private final Meter.MeterProvider<Counter> counters;
    private final LongSupplier nanoTime;
    private final Map<ProblemCode, Last> lastByCode = new EnumMap<>(ProblemCode.class);

    /** The time of the last line for a problem, and how many were suppressed since. */
    private static final class Last {
        private long time;
        private long suppressed;
    }

    Rejections(MeterRegistry meters, LongSupplier nanoTime) {
        this.counters = Counter.builder("drey.rejections")
                .description("Rejected requests by problem")
                .withRegistry(meters);
        this.nanoTime = nanoTime;
    }

    /** Counts and logs a request that was rejected before its body was read. */
    void record(ProblemCode code, RequestHead head, String address, String requestId) {
        LoggingEventBuilder line = count(code, LOG.atWarn())
                .addKeyValue("problem", code.text())
                .addKeyValue("status", code.status())
                .addKeyValue("address", address);
        line = withHeader(line, "host", head.header("Host"));
        line = withHeader(line, "origin", head.header("Origin"));
        line.addKeyValue(RequestFilter.ID_FIELD, requestId).log("rejected a request");
    }

    /**
     * Counts a rejected request.
     *
     * @param line a new line for the log
     * @return the same line with the number of suppressed ones, or one that is discarded because another was logged a moment ago
     */
    LoggingEventBuilder count(ProblemCode code, LoggingEventBuilder line) {
        counters.withTag("problem", code.text()).increment();
        long suppressed = suppressed(code);
        if (suppressed < 0) {
            return NOPLoggingEventBuilder.singleton();
        }
        return suppressed == 0 ? line : line.addKeyValue("suppressed", suppressed);
    }

    /** The number of lines suppressed before this one; negative if this one is to be suppressed. */
    private synchronized long suppressed(ProblemCode code) {
        long now = nanoTime.getAsLong();
        @Nullable Last last = lastByCode.get(code);
        if (last == null) {
            last = new Last();
            lastByCode.put(code, last);
        } else if (now - last.time < PERIOD_NANOS) {
            last.suppressed++;
            return -1;
        }
        long suppressed = last.suppressed;
        last.suppressed = 0;
        last.time = now;
        return suppressed;
    }

    private static LoggingEventBuilder withHeader(LoggingEventBuilder line, String key, @Nullable String value) {
        return value == null ? line : line.addKeyValue(key, shorten(value));
    }

    /** The beginning of a text from a client. */
    static String shorten(String text) {
        return text.length() <= MAX_LENGTH ? text : text.substring(0, MAX_LENGTH) + "…";
    }
}
