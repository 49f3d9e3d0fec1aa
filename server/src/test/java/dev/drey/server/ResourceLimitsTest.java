package dev.drey.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class ResourceLimitsTest {
    private static final long MEGABYTE = 1L << 20;

    private static ResourceLimits limits(Map<String, String> settings, long heap, long openFiles) {
        return ResourceLimits.of(Config.of(settings), heap, openFiles);
    }

    @Test
    void derivesLimitsFromHeapAndOpenFiles() {
        ResourceLimits small = limits(Map.of(), 256 * MEGABYTE, 1_048_576);
        assertThat(small.connections()).isEqualTo(4096);
        assertThat(small.connectionsPerAddress()).isEqualTo(1024);
        assertThat(small.longLivedConnections()).isEqualTo(3072);
        assertThat(small.bodyBytes()).isEqualTo(16 * MEGABYTE);
        assertThat(small.sendBytes()).isEqualTo(32 * MEGABYTE);

        ResourceLimits fewFiles = limits(Map.of(), 4096 * MEGABYTE, 1024);
        assertThat(fewFiles.connections()).isEqualTo(768);
        assertThat(fewFiles.connectionsPerAddress()).isEqualTo(192);

        assertThat(limits(Map.of(), MEGABYTE, 10).connections()).isEqualTo(64);
    }

    @Test
    void settingsReplaceDerivedLimits() {
        ResourceLimits set = limits(
                Map.of(
                        "max-connections", "10",
                        "max-connections-address", "7",
                        "body-memory", "100",
                        "send-memory", "200"),
                256 * MEGABYTE,
                20_000);

        assertThat(set.connections()).isEqualTo(10);
        assertThat(set.connectionsPerAddress()).isEqualTo(7);
        assertThat(set.longLivedConnections()).isEqualTo(8);
        assertThat(set.bodyBytes()).isEqualTo(100 * 1024);
        assertThat(set.sendBytes()).isEqualTo(200 * 1024);
        assertThat(limits(Map.of("max-connections", "10"), MEGABYTE, 10).connectionsPerAddress())
                .isEqualTo(2);
    }

    @Test
    void addressesAreNotLimitedBehindAProxyOrIfSwitchedOff() {
        assertThat(limits(Map.of("trusted-proxy", "true"), MEGABYTE, 10).connectionsPerAddress())
                .isEqualTo(Integer.MAX_VALUE);
        assertThat(limits(Map.of("limit-connections-address", "0"), MEGABYTE, 10)
                        .connectionsPerAddress())
                .isEqualTo(Integer.MAX_VALUE);
    }

    @Test
    void bodiesHaveADeadlineAndAMinimumRate() {
        ResourceLimits limits = limits(Map.of("body-seconds", "60", "min-rate", "1000"), MEGABYTE, 10);

        assertThat(limits.isBodyTooSlow(Duration.ofSeconds(15).toNanos(), 0)).isFalse();
        assertThat(limits.isBodyTooSlow(Duration.ofSeconds(16).toNanos(), 999)).isTrue();
        assertThat(limits.isBodyTooSlow(Duration.ofSeconds(16).toNanos(), 1_000))
                .isFalse();
        assertThat(limits.isBodyTooSlow(Duration.ofSeconds(45).toNanos(), 29_999))
                .isTrue();
        assertThat(limits.isBodyTooSlow(Duration.ofSeconds(60).toNanos(), 100_000))
                .isFalse();
        assertThat(limits.isBodyTooSlow(Duration.ofSeconds(61).toNanos(), 100_000))
                .isTrue();
    }

    @Test
    void responsesMustBeReadAtTheMinimumRate() {
        ResourceLimits limits = limits(Map.of("body-seconds", "60", "min-rate", "1000"), MEGABYTE, 10);

        assertThat(limits.isReaderTooSlow(Duration.ofSeconds(60).toNanos(), 0)).isFalse();
        assertThat(limits.isReaderTooSlow(Duration.ofSeconds(61).toNanos(), 0)).isTrue();
        assertThat(limits.isReaderTooSlow(Duration.ofSeconds(160).toNanos(), 100_000))
                .isFalse();
        assertThat(limits.isReaderTooSlow(Duration.ofSeconds(161).toNanos(), 100_000))
                .isTrue();
    }
}
