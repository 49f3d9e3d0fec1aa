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

    /** The numbers in force. */
    public interface LimitValues {
        /** For one identity; {@link Limit#UNLIMITED} for no limit. */
        int perIdentity(Limit limit);

        /** For one address; {@link Limit#UNLIMITED} for no limit. */
        int perAddress(Limit limit);
    }

    private record Key(Limit limit, boolean address, String who) {}

    /** Something held until it is closed; closing it twice does no harm. */
    public interface Lease extends AutoCloseable {
        @Override
        void close();
    }

    public RateLimiter(LimitValues most, TimeMeter time) {
        this.limits = most;
        this.time = time;
        this.buckets = Caffeine.newBuilder()
                .maximumSize(MAX_BUCKETS)
                .expireAfterAccess(LONGEST_PERIOD)
                .ticker(time::currentTimeNanos)
                .executor(Runnable::run)
                .build();
    }

    /** Counts one; a problem with the time to wait if that is one too many. */
    public void take(RateLimit rate, Caller caller) {
        // In this order: what one player has too much of is not to be missing for the others at the same address.
        caller.identity().ifPresent(id -> take(new Key(rate, false, id), rate, limits.perIdentity(rate)));
        take(new Key(rate, true, caller.address()), rate, limits.perAddress(rate));
    }

    private void take(Key key, RateLimit rate, int allowed) {
        if (allowed == Limit.UNLIMITED) {
            return;
        }
        ConsumptionProbe probe = bucket(key, rate, allowed).tryConsumeAndReturnRemaining(1);
        if (!probe.isConsumed()) {
            throw tooMany(key, allowed).retryAfter(Duration.ofNanos(probe.getNanosToWaitForRefill()));
        }
    }

    private Bucket bucket(Key key, RateLimit rate, int allowed) {
        return buckets.get(
                key,
                missing -> Bucket.builder()
                        .addLimit(limit -> limit.capacity(allowed).refillGreedy(allowed, rate.period()))
                        .withCustomTimePrecision(time)
                        .build());
    }

    /** Holds one more, or says that there are too many. */
    public Lease acquire(ConcurrencyLimit hold, Caller caller) {
        Key address = new Key(hold, true, caller.address());
        synchronized (leases) {
            check(hold, caller);
            leases.merge(address, 1, Integer::sum);
            caller.identity().ifPresent(id -> leases.merge(new Key(hold, false, id), 1, Integer::sum));
        }
        AtomicBoolean open = new AtomicBoolean(true);
        return () -> {
            if (open.getAndSet(false)) {
                release(hold, caller);
            }
        };
    }

    /** Says that there are too many, if one more would be. */
    public void check(ConcurrencyLimit hold, Caller caller) {
        synchronized (leases) {
            check(new Key(hold, true, caller.address()), limits.perAddress(hold));
            caller.identity().ifPresent(id -> check(new Key(hold, false, id), limits.perIdentity(hold)));
        }
    }

    /** The same for what somebody else counts, such as the games of an identity. */
    public void check(ConcurrencyLimit hold, Identity identity, int now) {
        int allowed = limits.perIdentity(hold);
        if (allowed != Limit.UNLIMITED && now >= allowed) {
            throw tooMany(new Key(hold, false, identity.id()), allowed);
        }
    }

    /** The most for one identity; {@link Limit#UNLIMITED} for no limit. */
    public int perIdentity(Limit limit) {
        return limits.perIdentity(limit);
    }

    /** The most for one address; {@link Limit#UNLIMITED} for no limit. */
    public int perAddress(Limit limit) {
        return limits.perAddress(limit);
    }

    private void check(Key key, int allowed) {
        if (allowed != Limit.UNLIMITED && leases.getOrDefault(key, 0) >= allowed) {
            throw tooMany(key, allowed);
        }
    }

    private void release(ConcurrencyLimit hold, Caller caller) {
        synchronized (leases) {
            release(new Key(hold, true, caller.address()));
            caller.identity().ifPresent(id -> release(new Key(hold, false, id)));
        }
    }

    private void release(Key key) {
        leases.computeIfPresent(key, (any, count) -> count == 1 ? null : count - 1);
    }

    /** How many identities and addresses something is known of. */
    int size() {
        buckets.cleanUp();
        synchronized (leases) {
            return (int) buckets.estimatedSize() + leases.size();
        }
    }

    private static ProblemException tooMany(Key key, int allowed) {
        String whose = key.address() ? "one address" : "one player";
        return new ProblemException(
                key.limit().problem(), "at most " + allowed + " " + key.limit().description() + " for " + whose);
    }
}
