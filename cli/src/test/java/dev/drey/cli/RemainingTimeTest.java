package dev.drey.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

final class RemainingTimeTest {
    private static final OptionalLong EXPECTED = OptionalLong.of(300_000_000);

    private static String text(long nodes, long speed) {
        return RemainingTime.of(EXPECTED, nodes, speed, 30).text();
    }

    @Test
    void isARangeAroundTheExpectedTime() {
        RemainingTime time = RemainingTime.of(EXPECTED, 20_000_000, 1_000_000, 20);
        assertThat(time.min()).isEqualTo(80);
        assertThat(time.max()).isEqualTo(880);
        assertThat(time.text()).isEqualTo("about 1 to 15 min left");
    }

    @Test
    void shrinksAndIsNeverNegative() {
        assertThat(text(0, 10_000_000)).isEqualTo("up to about 2 min left");
        assertThat(text(90_000_000, 10_000_000)).isEqualTo("about 1 to 90 s left");
        assertThat(text(500_000_000, 10_000_000)).isEqualTo("up to about 40 s left");
        assertThat(text(899_999_999, 10_000_000)).isEqualTo("up to about 1 s left");
        for (long nodes = 0; nodes < 2_000_000_000; nodes += 7_000_000) {
            RemainingTime time = RemainingTime.of(EXPECTED, nodes, 5_000_000, 3);
            assertThat(time.min()).isNotNegative().isLessThan(time.max());
            assertThat(time.text()).doesNotContain("-").endsWith(nodes < 900_000_000 ? " left" : "time left unknown");
        }
    }

    @Test
    void isUnknownWithoutSpeedOrExpectationOrBeyondIt() {
        String unknown = "time left unknown";
        assertThat(RemainingTime.of(OptionalLong.empty(), 5, 1000, 30).text()).isEqualTo(unknown);
        assertThat(RemainingTime.of(EXPECTED, 0, 0, 30).text()).isEqualTo(unknown);
        assertThat(RemainingTime.of(EXPECTED, 5_000_000, 10_000_000, 0.5).text())
                .isEqualTo(unknown);
        assertThat(text(900_000_000, 1_000_000)).isEqualTo(unknown);
    }

    @Test
    void isWrittenInAFittingUnit() {
        assertThat(text(0, 100_000)).isEqualTo("up to about 3 h left");
        assertThat(text(0, 50_000)).isEqualTo("up to about 5 h left");
        assertThat(text(0, 10_000)).isEqualTo("about 2 to 25 h left");
        assertThat(text(0, 2_000)).isEqualTo("up to about 6 days left");
        assertThat(text(0, 150)).isEqualTo("about 6 to 75 days left");
        assertThat(text(0, 1)).isEqualTo("more than 10 days left");
        assertThat(RemainingTime.of(OptionalLong.of(Long.MAX_VALUE - 1), 9, 1, 30)
                        .text())
                .isEqualTo("more than 10 days left");
        assertThat(new RemainingTime(86_400, 86_400 * 300.0).text()).isEqualTo("about 1 to 300 days left");
        assertThat(new RemainingTime(30, 30).text()).isEqualTo("about 30 s left");
    }
}
