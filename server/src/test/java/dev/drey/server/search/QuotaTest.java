package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class QuotaTest {
    private final Quota quota = new Quota(2, 3);

    private static void refused(Runnable asking, String whose) {
        assertThatThrownBy(asking::run)
                .hasMessageContaining(whose)
                .isInstanceOfSatisfying(
                        Refused.class,
                        refused -> assertThat(refused.reason().code()).isEqualTo("too-many-searches"));
    }

    @Test
    void anIdentityHasSoManyAtATime() {
        Asker ann = new Asker("ann", "home");
        Quota.Place one = quota.take(ann);
        quota.take(ann);
        refused(() -> quota.take(new Asker("ann", "elsewhere")), "you have 2 searches");
        one.free();
        quota.take(ann);
        refused(() -> quota.take(ann), "you have 2 searches");
    }

    @Test
    void anAddressHasSoManyAtATime() {
        quota.take(new Asker("ann", "school"));
        quota.take(new Asker("ann", "school"));
        Quota.Place bobs = quota.take(new Asker("bob", "school"));
        refused(() -> quota.take(new Asker("cat", "school")), "your address has 3 searches");
        quota.take(new Asker("cat", "home"));
        bobs.free();
        quota.take(new Asker("cat", "school"));
    }

    @Test
    void aPlaceIsFreedOnce() {
        Asker ann = new Asker("ann", "home");
        Quota.Place one = quota.take(ann);
        quota.take(ann);
        one.free();
        one.free();
        quota.take(ann);
        refused(() -> quota.take(ann), "you have 2 searches");
    }

    @Test
    void whoHasNothingIsForgotten() {
        Quota.Place one = quota.take(new Asker("ann", "home"));
        Quota.Place two = quota.take(new Asker("bob", "home"));
        assertThat(quota.size()).isEqualTo(3);
        one.free();
        two.free();
        assertThat(quota.size()).isZero();
    }

    @Test
    void whoIsRefusedTakesNoPlace() {
        Quota narrow = new Quota(1, 1);
        Quota.Place place = narrow.take(new Asker("ann", "home"));
        refused(() -> narrow.take(new Asker("bob", "home")), "your address");
        place.free();
        assertThat(narrow.size()).isZero();
    }
}
