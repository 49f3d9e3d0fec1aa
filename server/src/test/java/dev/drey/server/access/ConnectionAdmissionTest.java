package dev.drey.server.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests that the sockets and streams of few addresses leave places to others. */
final class ConnectionAdmissionTest {
    private long now;

    private ConnectionAdmission admission(int places, int perIdentity, int perAddress) {
        RateLimiter limiter = new RateLimiter(new SameLimits(perIdentity, perAddress), TimeMeter.SYSTEM_NANOTIME);
        return new ConnectionAdmission(limiter, places, () -> now);
    }

    private static Caller caller(String address) {
        return new Caller(Optional.empty(), address);
    }

    /** Opens as many connections as the address gets. */
    private static List<RateLimiter.Lease> openAll(ConnectionAdmission admission, Caller caller) {
        List<RateLimiter.Lease> leases = new ArrayList<>();
        try {
            while (leases.size() < 100_000) {
                leases.add(admission.acquire(caller));
            }
        } catch (ProblemException refused) {
            assertThatThrownBy(() -> admission.check(caller)).hasMessage(refused.getMessage());
        }
        return leases;
    }

    @Test
    void aSchoolBehindOneAddressGetsAllItsConnections() {
        int perAddress = ConcurrencyLimit.CONNECTIONS.defaultPerAddress();

        assertThat(openAll(admission(3072, Limit.UNLIMITED, perAddress), caller("school")))
                .hasSize(perAddress);
    }

    @Test
    void greedyAddressesLeavePlacesToOthers() {
        ConnectionAdmission admission = admission(3072, Limit.UNLIMITED, 1_000);
        for (int i = 0; i < 5; i++) {
            openAll(admission, caller("greedy " + i));
        }

        assertThat(openAll(admission, caller("newcomer"))).hasSizeGreaterThan(100);
        ProblemException refused =
                catchThrowableOfType(ProblemException.class, () -> admission.acquire(caller("greedy 1")));
        assertThat(refused.code()).isEqualTo(ProblemCode.BUSY);
        assertThat(refused.retryAfter()).contains(Duration.ofSeconds(5));
    }

    @Test
    void everyAddressGetsOneWhileAnyIsFree() {
        ConnectionAdmission admission = admission(3, Limit.UNLIMITED, 1_000);
        for (int i = 0; i < 3; i++) {
            assertThat(openAll(admission, caller("address " + i))).hasSize(1);
        }

        assertThat(openAll(admission, caller("too late"))).isEmpty();
    }

    @Test
    void closedConnectionsFreeTheirPlaces() {
        ConnectionAdmission admission = admission(9, Limit.UNLIMITED, 1_000);
        List<RateLimiter.Lease> leases = openAll(admission, caller("ann"));
        assertThat(leases).hasSize(3);
        leases.forEach(RateLimiter.Lease::close);
        leases.forEach(RateLimiter.Lease::close);

        assertThat(openAll(admission, caller("ann"))).hasSize(3);
    }

    /** Players of a large address keep playing while others take all they can get. */
    @Test
    void freePlaceStaysReservedForItsAddress() {
        ConnectionAdmission admission = admission(90, Limit.UNLIMITED, 1_000);
        List<RateLimiter.Lease> school = openAll(admission, caller("school"));
        assertThat(school).hasSize(30);
        for (int i = 0; i < 5; i++) {
            openAll(admission, caller("greedy " + i));
        }
        assertThatThrownBy(() -> admission.acquire(caller("school"))).isInstanceOf(ProblemException.class);
        school.subList(0, 10).forEach(RateLimiter.Lease::close);
        openAll(admission, caller("greedy 0"));
        assertThat(openAll(admission, caller("school"))).as("again").hasSize(10);

        school.subList(10, 30).forEach(RateLimiter.Lease::close);
        now += ConnectionAdmission.RESERVED.toNanos() - 1;
        assertThatThrownBy(() -> admission.acquire(caller("greedy 4"))).isInstanceOf(ProblemException.class);
        now++;
        assertThatCode(() -> admission.acquire(caller("greedy 4"))).doesNotThrowAnyException();
    }

    /** Many visitors come and go. */
    @Test
    void newcomersGetReservedPlaces() {
        ConnectionAdmission admission = admission(12, Limit.UNLIMITED, 1_000);
        for (int i = 0; i < 100; i++) {
            Caller visitor = caller("visitor " + i);
            assertThatCode(() -> admission.check(visitor)).doesNotThrowAnyException();
            admission.acquire(visitor).close();
        }
        for (int i = 0; i < 12; i++) {
            admission.acquire(caller("resident " + i));
        }

        assertThat(openAll(admission, caller("too late"))).isEmpty();
        assertThat(openAll(admission, caller("visitor 99"))).isEmpty();
    }

    @Test
    void refusedConnectionsHoldNothing() {
        ConnectionAdmission admission = admission(9, 2, 1_000);
        Caller ann = new Caller(Optional.of("ann"), "home");
        List<RateLimiter.Lease> leases = openAll(admission, ann);
        assertThat(leases).hasSize(2);
        assertThatThrownBy(() -> admission.acquire(ann)).hasMessageContaining("too-many-connections");
        List<RateLimiter.Lease> others = openAll(admission, caller("home"));
        assertThat(others).hasSize(1);
        others.forEach(RateLimiter.Lease::close);
        leases.forEach(RateLimiter.Lease::close);

        assertThatCode(() -> {
                    admission.acquire(ann);
                    admission.acquire(ann);
                })
                .doesNotThrowAnyException();
    }

    @Test
    void withoutALimitPerAddressOneAddressGetsAllPlaces() {
        assertThat(openAll(admission(9, Limit.UNLIMITED, Limit.UNLIMITED), caller("load generator")))
                .hasSize(9);
    }
}
