package dev.drey.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class CurrentlySearchingTest {
    @Test
    void aPositionIsBusyUntilItsSearchEnds() {
        CurrentlySearching searching = new CurrentlySearching(2);
        assertThat(searching.isShared()).isTrue();
        searching.begin(0x123456789abcdefL);
        searching.begin(0x123456789abcdeeL);
        assertThat(searching.isBusy(0x123456789abcdefL)).isTrue();
        searching.end(0x123456789abcdefL);
        assertThat(searching.isBusy(0x123456789abcdefL)).isFalse();
        assertThat(searching.isBusy(0x123456789abcdeeL)).isTrue();
        searching.clear();
        assertThat(searching.isBusy(0x123456789abcdeeL)).isFalse();
    }

    @Test
    void aSingleThreadNeverDefers() {
        CurrentlySearching searching = new CurrentlySearching(1);
        searching.begin(5);
        assertThat(searching.isBusy(5)).isFalse();
        assertThat(searching.isShared()).isFalse();
        searching.end(5);
        searching.clear();
    }

    @Test
    void anOverfullBucketForgetsPositions() {
        CurrentlySearching searching = new CurrentlySearching(2);
        for (long i = 1; i <= 10; i++) {
            searching.begin(i);
        }
        assertThat(searching.isBusy(99)).isFalse();
        for (long i = 1; i <= 10; i++) {
            searching.end(i);
            assertThat(searching.isBusy(i)).isFalse();
        }
    }
}
