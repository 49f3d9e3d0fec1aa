package dev.drey.server.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class RateLimiterTest {
    private static final Caller ANN = new Caller(Optional.of("ann"), "10.0.0.1");
    private static final Caller BOB = new Caller(Optional.of("bob"), "10.0.0.1");
    private static final Caller STRANGER = new Caller(Optional.empty(), "10.0.0.2");

    private final AtomicLong nanos = new AtomicLong();
    private final TimeMeter time = new TimeMeter() {
        @Override
        public long currentTimeNanos() {
            return nanos.get();
        }

        @Override
        public boolean isWallClockBased() {
            return false;
        }
    };

    private RateLimiter limiter(int perIdentity, int perAddress) {
        return new RateLimiter(new SameLimits(perIdentity, perAddress), time);
    }

    private void advance(Duration duration) {
        nanos.addAndGet(duration.toNanos());
    }

    @Test
    void playerOverLimitDoesNotUseUpAddressLimit() {
        RateLimiter limits = limiter(2, 5);
        for (int i = 0; i < 100; i++) {
            try {
                limits.take(RateLimit.REQUESTS, ANN);
            } catch (ProblemException tooMany) {
                assertThat(tooMany.detail()).contains("per player");
            }
        }

        assertThatCode(() -> limits.take(RateLimit.REQUESTS, BOB)).doesNotThrowAnyException();
    }

    @Test
    void limitsRatePerIdentityAndRefills() {
        RateLimiter limits = limiter(3, Limit.UNLIMITED);
        for (int i = 0; i < 3; i++) {
            limits.take(RateLimit.REQUESTS, ANN);
        }

        ProblemException tooMany =
                catchThrowableOfType(ProblemException.class, () -> limits.take(RateLimit.REQUESTS, ANN));
        assertThat(tooMany.code()).isEqualTo(ProblemCode.TOO_MANY_REQUESTS);
        assertThat(tooMany.detail()).isEqualTo("The limit is 3 requests per minute per player.");
        assertThat(tooMany.retryAfter()).contains(Duration.ofSeconds(20));
        assertThatCode(() -> limits.take(RateLimit.REQUESTS, BOB)).doesNotThrowAnyException();
        assertThatCode(() -> limits.take(RateLimit.MESSAGES, ANN)).doesNotThrowAnyException();

        advance(Duration.ofSeconds(20));
        assertThatCode(() -> limits.take(RateLimit.REQUESTS, ANN)).doesNotThrowAnyException();
        assertThatThrownBy(() -> limits.take(RateLimit.REQUESTS, ANN)).isInstanceOf(ProblemException.class);
    }

    @Test
    void limitsRatePerAddress() {
        RateLimiter limits = limiter(Limit.UNLIMITED, 2);
        limits.take(RateLimit.NEW_GUESTS, ANN);
        limits.take(RateLimit.NEW_GUESTS, BOB);

        assertThatThrownBy(() -> limits.take(RateLimit.NEW_GUESTS, BOB))
                .hasMessage("too-many-new-guests: The limit is 2 new guests per hour per address.");
        assertThatCode(() -> limits.take(RateLimit.NEW_GUESTS, STRANGER)).doesNotThrowAnyException();
    }

    @Test
    void leasesCountUntilClosed() {
        RateLimiter limits = limiter(2, 3);
        RateLimiter.Lease first = limits.acquire(ConcurrencyLimit.CONNECTIONS, ANN);
        limits.acquire(ConcurrencyLimit.CONNECTIONS, ANN);

        assertThatThrownBy(() -> limits.acquire(ConcurrencyLimit.CONNECTIONS, ANN))
                .hasMessage("too-many-connections: The limit is 2 open WebSockets and streams per player.");
        assertThatThrownBy(() -> limits.check(ConcurrencyLimit.CONNECTIONS, ANN))
                .isInstanceOf(ProblemException.class);
        limits.acquire(ConcurrencyLimit.CONNECTIONS, BOB);
        assertThatThrownBy(() -> limits.acquire(ConcurrencyLimit.CONNECTIONS, BOB))
                .hasMessage("too-many-connections: The limit is 3 open WebSockets and streams per address.");

        first.close();
        first.close();
        limits.acquire(ConcurrencyLimit.CONNECTIONS, ANN);
        assertThatThrownBy(() -> limits.acquire(ConcurrencyLimit.CONNECTIONS, ANN))
                .isInstanceOf(ProblemException.class);
    }

    @Test
    void zeroMeansUnlimited() {
        RateLimiter limits = limiter(Limit.UNLIMITED, Limit.UNLIMITED);
        for (int i = 0; i < 100_000; i++) {
            limits.take(RateLimit.REQUESTS, ANN);
            limits.acquire(ConcurrencyLimit.CONNECTIONS, ANN);
        }
    }

    @Test
    void memoryIsBoundedAndFloodOfNewKeysDoesNotResetBusyOnes() {
        RateLimiter limits = limiter(1, Limit.UNLIMITED);
        limits.take(RateLimit.REQUESTS, ANN);
        for (int i = 0; i < 100_000; i++) {
            limits.take(RateLimit.REQUESTS, new Caller(Optional.of("guest " + i), "10.0.0.3"));
            if (i % 1000 == 0) {
                assertThatThrownBy(() -> limits.take(RateLimit.REQUESTS, ANN)).isInstanceOf(ProblemException.class);
            }
        }

        assertThat(limits.size()).isBetween(10_000, 20_000);
        limits.take(RateLimit.REQUESTS, BOB);
        assertThatThrownBy(() -> limits.take(RateLimit.REQUESTS, BOB)).isInstanceOf(ProblemException.class);
    }

    @Test
    void dropsBucketsThatAreFullAgain() {
        RateLimiter limits = limiter(1, Limit.UNLIMITED);
        limits.take(RateLimit.NEW_GAMES, ANN);
        advance(Duration.ofMinutes(59));
        assertThat(limits.size()).isEqualTo(1);
        assertThatThrownBy(() -> limits.take(RateLimit.NEW_GAMES, ANN)).isInstanceOf(ProblemException.class);

        advance(Duration.ofHours(1));
        assertThat(limits.size()).isZero();
        assertThatCode(() -> limits.take(RateLimit.NEW_GAMES, ANN)).doesNotThrowAnyException();
    }

    @Test
    void keepsNothingForClosedLeases() {
        RateLimiter limits = limiter(5, 5);
        limits.acquire(ConcurrencyLimit.CONNECTIONS, ANN).close();

        assertThat(limits.size()).isZero();
    }
}
