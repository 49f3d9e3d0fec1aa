package dev.drey.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class CurrentlySearchingTest {
    @Test
    void whatIsLookedAtIsBusyUntilItIsDone() {
        CurrentlySearching busy = new CurrentlySearching(2);
        assertThat(busy.isShared()).isTrue();
        busy.begin(0x123456789abcdefL);
        busy.begin(0x123456789abcdeeL);
        assertThat(busy.isBusy(0x123456789abcdefL)).isTrue();
        busy.end(0x123456789abcdefL);
        assertThat(busy.isBusy(0x123456789abcdefL)).isFalse();
        assertThat(busy.isBusy(0x123456789abcdeeL)).isTrue();
        busy.clear();
        assertThat(busy.isBusy(0x123456789abcdeeL)).isFalse();
    }

    @Test
    void oneAloneIsNeverInItsOwnWay() {
        CurrentlySearching busy = new CurrentlySearching(1);
        busy.begin(5);
        assertThat(busy.isBusy(5)).isFalse();
        assertThat(busy.isShared()).isFalse();
        busy.end(5);
        busy.clear();
    }

    @Test
    void moreThanThereIsRoomForIsForgottenNotMistaken() {
        CurrentlySearching busy = new CurrentlySearching(2);
        for (long i = 1; i <= 10; i++) {
            busy.begin(i);
        }
        assertThat(busy.isBusy(99)).isFalse();
        for (long i = 1; i <= 10; i++) {
            busy.end(i);
            assertThat(busy.isBusy(i)).isFalse();
        }
    }
}
