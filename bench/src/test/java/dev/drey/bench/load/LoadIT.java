package dev.drey.bench.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.server.Config;
import dev.drey.server.Server;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that the load test runs; docs/benchmarks.md has its results. */
final class LoadIT {
    @TempDir
    private Path folder;

    @Test
    void everyDueMoveIsSeen() throws Exception {
        LoadOptions options = LoadOptions.read(
                List.of("--games", "20", "--rate", "100", "--warm-up", "1", "--seconds", "2", "--analysis", "1"));
        Map<String, String> settings = new HashMap<>(
                Map.of("port", "0", "data", folder.toString(), "log-level", "error", "durability", "power"));
        ServerProcess.UNLIMITED.forEach(limit -> settings.put(limit, "0"));
        try (Server server = Server.start(Config.of(settings))) {
            LoadRun run = new LoadRun(options, "http://127.0.0.1:" + server.port(), () -> Duration.ZERO);
            LoadResult result = run.measure();
            assertThat(result.latencies().count()).isEqualTo(200);
            assertThat(result.lost() + result.rejected() + result.failures()).isZero();
            assertThat(result.endedGames()).isPositive();
            assertThat(result.minGames()).isGreaterThan(10);
            assertThat(Load.table(Map.of("alone", result))).anyMatch(line -> line.matches("p99 +[0-9.]+"));
        }
    }

    @Test
    void quantilesOfLatencies() {
        long[] nanos = new long[1000];
        for (int i = 0; i < nanos.length; i++) {
            nanos[i] = (nanos.length - i) * 1_000_000L;
        }
        Latencies latencies = new Latencies(nanos);
        assertThat(latencies.millis(0.5)).isEqualTo(500);
        assertThat(latencies.millis(0.99)).isEqualTo(990);
        assertThat(latencies.millis(1)).isEqualTo(1000);
        assertThat(new Latencies(7_000_000).millis(0.99)).isEqualTo(7);
    }

    @Test
    void everyTargetMustBeMet() {
        LoadOptions options = LoadOptions.read(List.of());
        assertThat(result(49, 500, 0, 1000).isGood(options)).isTrue();
        assertThat(result(50, 500, 0, 1000).isGood(options)).isFalse();
        assertThat(result(49, 490, 0, 1000).isGood(options)).isFalse();
        assertThat(result(49, 500, 1, 1000).isGood(options)).isFalse();
        assertThat(result(49, 500, 0, 999).isGood(options)).isFalse();
    }

    private static LoadResult result(long millis, double rate, int lost, int games) {
        return new LoadResult(new Latencies(millis * 1_000_000), rate, lost, 0, 0, 0, games, 0, 1, 1);
    }

    @Test
    void readsFieldsOfMessages() {
        String moved = "{\"type\":\"moved\",\"seq\":7,\"state\":{\"status\":\"running\",\"ply\":12,\"toMove\":\"O\","
                + "\"moves\":[\"a1\",\"b2\"],\"lastMove\":\"c3\"}}";
        assertThat(MessageFields.text(moved, "toMove")).isEqualTo("O");
        assertThat(MessageFields.number(moved, "ply")).isEqualTo(12);
        assertThat(MessageFields.number(moved, "nothing")).isEqualTo(-1);
        assertThat(MessageFields.moves(moved)).containsExactly("a1", "b2");
        assertThat(MessageFields.moves(moved.replace("\"a1\",\"b2\"", ""))).isEmpty();
    }

    @Test
    void readsOptionsAndRejectsUnknownOnes() {
        assertThat(LoadOptions.read(List.of("--durability", "power", "--check", "--analysis", "4")))
                .isEqualTo(new LoadOptions(1000, 500, 10, 30, "power", 4, true));
        assertThatThrownBy(() -> LoadOptions.read(List.of("--rate"))).hasMessageContaining("a value after --rate");
        assertThatThrownBy(() -> LoadOptions.read(List.of("--rate", "fast"))).hasMessageContaining("not fast");
        assertThatThrownBy(() -> LoadOptions.read(List.of("--speed", "1"))).hasMessageContaining("--speed is unknown");
        assertThatThrownBy(() -> LoadOptions.read(List.of("--durability", "none")))
                .hasMessageContaining("power");
    }
}
