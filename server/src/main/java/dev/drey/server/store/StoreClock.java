package dev.drey.server.store;

import java.util.function.Consumer;

/** The time by which a store dates its rows. Tests use any supplier of milliseconds; a server has a {@link ServerClock}. */
@FunctionalInterface
public interface StoreClock {
    /** Milliseconds since 1970. */
    long millis();

    /** Makes the time continue after a moment that the database has already seen. */
    default void continueAfter(long moment) {}

    /**
     * Sets the receiver of gaps: times in which the server could not act although it was not stopped. It receives a gap before any caller
     * of {@link #millis} sees a time after it.
     */
    default void onGap(Consumer<OutageLog.Outage> receiver) {}
}
