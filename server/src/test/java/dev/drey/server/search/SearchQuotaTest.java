package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.server.search.AnalysisService.Requester;
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
    void limitsSearchesPerIdentity() {
        Requester ann = new Requester("ann", "home");
        SearchQuota.Reservation one = quota.reserve(ann);
        quota.reserve(ann);
        assertRejected(() -> quota.reserve(new Requester("ann", "elsewhere")), "You have 2 running searches.");
        one.release();
        quota.reserve(ann);
        assertRejected(() -> quota.reserve(ann), "You have 2 running searches.");
    }

    @Test
    void limitsSearchesPerAddress() {
        quota.reserve(new Requester("ann", "school"));
        quota.reserve(new Requester("ann", "school"));
        SearchQuota.Reservation bobs = quota.reserve(new Requester("bob", "school"));
        assertRejected(() -> quota.reserve(new Requester("cat", "school")), "Your address has 3 running searches.");
        quota.reserve(new Requester("cat", "home"));
        bobs.release();
        quota.reserve(new Requester("cat", "school"));
    }

    @Test
    void releasingTwiceHasNoFurtherEffect() {
        Requester ann = new Requester("ann", "home");
        SearchQuota.Reservation one = quota.reserve(ann);
        quota.reserve(ann);
        one.release();
        one.release();
        quota.reserve(ann);
        assertRejected(() -> quota.reserve(ann), "You have 2 running searches.");
    }

    @Test
    void forgetsRequestersWithoutSearches() {
        SearchQuota.Reservation one = quota.reserve(new Requester("ann", "home"));
        SearchQuota.Reservation two = quota.reserve(new Requester("bob", "home"));
        assertThat(quota.size()).isEqualTo(3);
        one.release();
        two.release();
        assertThat(quota.size()).isZero();
    }

    @Test
    void rejectedRequesterHoldsNoReservation() {
        SearchQuota narrow = new SearchQuota(1, 1);
        SearchQuota.Reservation place = narrow.reserve(new Requester("ann", "home"));
        assertRejected(() -> narrow.reserve(new Requester("bob", "home")), "Your address has 1 running search.");
        place.release();
        assertThat(narrow.size()).isZero();
    }
}
