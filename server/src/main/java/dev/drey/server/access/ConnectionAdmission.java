package dev.drey.server.access;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Admits WebSockets and streams, which hold their connections for a long time. They are limited per player and per address
 * ({@link ConcurrencyLimit#CONNECTIONS}), and share the places of the server by a dynamic threshold, so that a few addresses cannot
 * take all of them.
 *
 * <p>A place that becomes free stays reserved for its address for a while. Otherwise players of an address with many players could not
 * reconnect or start their next game while others take as many places as they can get. An address without any place gets the oldest
 * reserved one if no other is free.
 */
public final class ConnectionAdmission {
    /** One address can hold a third of the places, which is a school on a small server; five leave an eighth to others. */
    private static final double FACTOR = 1 / 2.0;

    /** How long a free place stays reserved. */
    static final Duration RESERVED = Duration.ofSeconds(30);

    private final RateLimiter limits;
    private final DynamicThreshold places;
    private final LongSupplier nanoTime;
    /** The reserved places, the oldest first, and those of each address. */
    private final Set<Place> reserved = new LinkedHashSet<>();

    private final Map<String, Deque<Place>> reservedByAddress = new HashMap<>();

    /** A free place that is reserved for its last address. */
    private static final class Place {
        private final String address;
        private final long since;

        Place(String address, long since) {
            this.address = address;
            this.since = since;
        }
    }

    /** @param places the number of connections that may be sockets or streams */
    public ConnectionAdmission(RateLimiter limits, int places, LongSupplier nanoTime) {
        this.limits = limits;
        this.nanoTime = nanoTime;
        boolean limitedPerAddress = limits.perAddress(ConcurrencyLimit.CONNECTIONS) != Limit.UNLIMITED;
        this.places = new DynamicThreshold(places, limitedPerAddress ? FACTOR : DynamicThreshold.UNLIMITED);
    }

    /** Admits a connection until the lease is closed. @throws ProblemException if a limit is reached or the places are taken */
    public RateLimiter.Lease acquire(Caller caller) {
        RateLimiter.Lease lease = limits.acquire(ConcurrencyLimit.CONNECTIONS, caller);
        if (!tryTake(caller.address())) {
            lease.close();
            throw busy();
        }
        AtomicBoolean held = new AtomicBoolean(true);
        return () -> {
            if (held.getAndSet(false)) {
                reserve(caller.address());
                lease.close();
            }
        };
    }

    /** Throws a problem if no connection would be admitted now. */
    public void check(Caller caller) {
        limits.check(ConcurrencyLimit.CONNECTIONS, caller);
        if (!isPlaceFree(caller.address())) {
            throw busy();
        }
    }

    private synchronized boolean isPlaceFree(String address) {
        endReservations();
        return reservedByAddress.containsKey(address) || places.allows(address, 1) || takesReserved(address);
    }

    private synchronized boolean tryTake(String address) {
        endReservations();
        @Nullable Deque<Place> own = reservedByAddress.get(address);
        if (own != null) {
            endReservation(own.getFirst());
            return true;
        }
        if (!places.allows(address, 1) && takesReserved(address)) {
            release(reserved.iterator().next());
        }
        return places.tryReserve(address, 1);
    }

    /** Whether an address may take a place that is reserved for another one. */
    private boolean takesReserved(String address) {
        return !reserved.isEmpty() && !places.isHolder(address);
    }

    private synchronized void reserve(String address) {
        endReservations();
        Place place = new Place(address, nanoTime.getAsLong());
        reserved.add(place);
        reservedByAddress
                .computeIfAbsent(address, missing -> new ArrayDeque<>())
                .addLast(place);
    }

    private void endReservations() {
        long begin = nanoTime.getAsLong() - RESERVED.toNanos();
        while (!reserved.isEmpty()) {
            Place oldest = reserved.iterator().next();
            if (oldest.since - begin > 0) {
                return;
            }
            release(oldest);
        }
    }

    private void release(Place oldest) {
        endReservation(oldest);
        places.release(oldest.address, 1);
    }

    /** Ends the reservation of a place, which is the oldest one of its address. */
    private void endReservation(Place place) {
        reserved.remove(place);
        reservedByAddress.computeIfPresent(place.address, (address, own) -> {
            own.removeFirst();
            return own.isEmpty() ? null : own;
        });
    }

    private static ProblemException busy() {
        return ProblemException.busy("You and others have too many open WebSockets and streams.");
    }
}
