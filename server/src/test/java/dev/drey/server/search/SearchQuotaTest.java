package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class SearchQuotaTest {
    private final SearchQuota quota = new SearchQuota(2, 3);

    private static void assertRejected(Runnable request, String message) {
        assertThatThrownBy(request::run)
                .hasMessageContaining(message)
                .isInstanceOfSatisfying(
                        SearchRejected.class,
                        rejected -> assertThat(rejected.reason().code()).isEqualTo("too-many-searches"));
    }

    @Test
    void limitsSearchesPerPlayer() {
        SearchOwner ann = new SearchOwner("ann", "home");
        SearchQuota.Reservation one = quota.reserve("analyses", ann);
        quota.reserve("analyses", ann);
        assertRejected(
                () -> quota.reserve("analyses", new SearchOwner("ann", "elsewhere")), "You have 2 running searches.");
        one.release();
        quota.reserve("analyses", ann);
        assertRejected(() -> quota.reserve("analyses", ann), "You have 2 running searches.");
    }

    @Test
    void limitsSearchesPerAddress() {
        quota.reserve("analyses", new SearchOwner("ann", "school"));
        quota.reserve("analyses", new SearchOwner("ann", "school"));
        SearchQuota.Reservation bobs = quota.reserve("analyses", new SearchOwner("bob", "school"));
        assertRejected(
                () -> quota.reserve("analyses", new SearchOwner("cat", "school")),
                "Your address has 3 running searches.");
        quota.reserve("analyses", new SearchOwner("cat", "home"));
        bobs.release();
        quota.reserve("analyses", new SearchOwner("cat", "school"));
    }

    @Test
    void releasingTwiceHasNoFurtherEffect() {
        SearchOwner ann = new SearchOwner("ann", "home");
        SearchQuota.Reservation one = quota.reserve("analyses", ann);
        quota.reserve("analyses", ann);
        one.release();
        one.release();
        quota.reserve("analyses", ann);
        assertRejected(() -> quota.reserve("analyses", ann), "You have 2 running searches.");
    }

    @Test
    void forgetsOwnersWithoutSearches() {
        SearchQuota.Reservation one = quota.reserve("analyses", new SearchOwner("ann", "home"));
        SearchQuota.Reservation two = quota.reserve("analyses", new SearchOwner("bob", "home"));
        assertThat(quota.size()).isEqualTo(3);
        one.release();
        two.release();
        assertThat(quota.size()).isZero();
    }

    @Test
    void rejectedOwnerHoldsNoReservation() {
        SearchQuota narrow = new SearchQuota(1, 1);
        SearchQuota.Reservation place = narrow.reserve("analyses", new SearchOwner("ann", "home"));
        assertRejected(
                () -> narrow.reserve("analyses", new SearchOwner("bob", "home")), "Your address has 1 running search.");
        place.release();
        assertThat(narrow.size()).isZero();
    }
}
