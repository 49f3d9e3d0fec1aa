package dev.drey.server.access;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;

/**
 * Limits how often each identity and each address does something, and how much it holds at once.
 *
 * <p>Memory is bounded. Buckets that were not used for the longest period are dropped, which changes nothing because they would
 * be full again; beyond {@link #MAX_BUCKETS} the cache drops those that are used least. Leases are counted exactly, for holders only.
 */
public final class RateLimiter {
    private static final int MAX_BUCKETS = 20_000;

    private static final Duration LONGEST_PERIOD = Stream.of(RateLimit.values())
            .map(RateLimit::period)
            .max(Comparator.naturalOrder())
            .orElseThrow();

    private final LimitValues limits;
    private final TimeMeter time;
    private final Cache<Key, Bucket> buckets;
    private final Map<Key, Integer> leases = new HashMap<>();

    /** The configured values of all limits. */
    public interface LimitValues {
        /** The limit for one identity, or {@link Limit#UNLIMITED}. */
        int perIdentity(Limit limit);

        /** The limit for one address, or {@link Limit#UNLIMITED}. */
        int perAddress(Limit limit);
    }

    private record Key(Limit limit, boolean address, String subject) {}

    /** A unit of a {@link ConcurrencyLimit}, held until it is closed. Closing it again has no effect. */
    public interface Lease extends AutoCloseable {
        @Override
        void close();
    }

    public RateLimiter(LimitValues limits, TimeMeter time) {
        this.limits = limits;
        this.time = time;
        this.buckets = Caffeine.newBuilder()
                .maximumSize(MAX_BUCKETS)
                .expireAfterAccess(LONGEST_PERIOD)
                .ticker(time::currentTimeNanos)
                .executor(Runnable::run)
                .build();
    }

    /** Takes one token; throws a problem with the time to wait if none is left. */
    public void take(RateLimit limit, Caller caller) {
        // The identity first: a player over the limit must not use up the tokens of others at the same address.
        caller.identity().ifPresent(id -> take(new Key(limit, false, id), limit, limits.perIdentity(limit)));
        take(new Key(limit, true, caller.address()), limit, limits.perAddress(limit));
    }

    private void take(Key key, RateLimit limit, int allowed) {
        if (allowed == Limit.UNLIMITED) {
            return;
        }
        ConsumptionProbe probe = bucket(key, limit, allowed).tryConsumeAndReturnRemaining(1);
        if (!probe.isConsumed()) {
            throw tooMany(key, allowed).retryAfter(Duration.ofNanos(probe.getNanosToWaitForRefill()));
        }
    }

    private Bucket bucket(Key key, RateLimit limit, int allowed) {
        return buckets.get(
                key,
                missing -> Bucket.builder()
                        .addLimit(bandwidth -> bandwidth.capacity(allowed).refillGreedy(allowed, limit.period()))
                        .withCustomTimePrecision(time)
                        .build());
    }

    /** Acquires one unit; throws a problem if the limit is reached. */
    public Lease acquire(ConcurrencyLimit limit, Caller caller) {
        Key address = new Key(limit, true, caller.address());
        synchronized (leases) {
            check(limit, caller);
            leases.merge(address, 1, Integer::sum);
            caller.identity().ifPresent(id -> leases.merge(new Key(limit, false, id), 1, Integer::sum));
        }
        AtomicBoolean held = new AtomicBoolean(true);
        return () -> {
            if (held.getAndSet(false)) {
                release(limit, caller);
            }
        };
    }

    /** Throws a problem if no unit could be acquired now. */
    public void check(ConcurrencyLimit limit, Caller caller) {
        synchronized (leases) {
            check(new Key(limit, true, caller.address()), limits.perAddress(limit));
            caller.identity().ifPresent(id -> check(new Key(limit, false, id), limits.perIdentity(limit)));
        }
    }

    /** The limit for one identity, or {@link Limit#UNLIMITED}. */
    public int perIdentity(Limit limit) {
        return limits.perIdentity(limit);
    }

    /** The limit for one address, or {@link Limit#UNLIMITED}. */
    public int perAddress(Limit limit) {
        return limits.perAddress(limit);
    }

    private void check(Key key, int allowed) {
        if (allowed != Limit.UNLIMITED && leases.getOrDefault(key, 0) >= allowed) {
            throw tooMany(key, allowed);
        }
    }

    private void release(ConcurrencyLimit limit, Caller caller) {
        synchronized (leases) {
            release(new Key(limit, true, caller.address()));
            caller.identity().ifPresent(id -> release(new Key(limit, false, id)));
        }
    }

    private void release(Key key) {
        leases.computeIfPresent(key, (same, count) -> count == 1 ? null : count - 1);
    }

    /** The number of buckets and lease counters. */
    int size() {
        buckets.cleanUp();
        synchronized (leases) {
            return (int) buckets.estimatedSize() + leases.size();
        }
    }

    private static ProblemException tooMany(Key key, int allowed) {
        return tooMany(key.limit(), key.address() ? "address" : "player", allowed);
    }

    /**
     * The problem of a limit that was reached.
     *
     * @param subject {@code player} or {@code address}
     */
    public static ProblemException tooMany(Limit limit, String subject, int allowed) {
        return new ProblemException(
                limit.problem(), "The limit is " + allowed + " " + limit.description() + " per " + subject + ".");
    }
}
