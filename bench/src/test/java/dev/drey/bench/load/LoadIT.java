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

/** The generator plays. How fast the server is, docs/benchmarks.md says: a test on a busy machine could not. */
final class LoadIT {
    @TempDir
    private Path folder;

    @Test
    void everyMoveThatIsDueIsSeen() throws Exception {
        Options options = Options.read(
                List.of("--games", "20", "--rate", "100", "--warm-up", "1", "--seconds", "2", "--analysis", "1"));
        Map<String, String> settings = new HashMap<>(
                Map.of("port", "0", "data", folder.toString(), "log-level", "error", "durability", "power"));
        Served.UNLIMITED.forEach(limit -> settings.put(limit, "0"));
        try (Server server = Server.start(Config.of(settings))) {
            Run run = new Run(options, "http://127.0.0.1:" + server.port(), () -> Duration.ZERO);
            Figures figures = run.measure();
            assertThat(figures.times().count()).isEqualTo(200);
            assertThat(figures.lost() + figures.refused() + figures.broken()).isZero();
            assertThat(figures.over()).isPositive();
            assertThat(figures.leastGames()).isGreaterThan(10);
            assertThat(Load.table(Map.of("alone", figures))).anyMatch(line -> line.matches("p99 +[0-9.]+"));
        }
    }

    @Test
    void timesAreWhatShareOfThemTook() {
        long[] nanos = new long[1000];
        for (int i = 0; i < nanos.length; i++) {
            nanos[i] = (nanos.length - i) * 1_000_000L;
        }
        Times times = new Times(nanos);
        assertThat(times.millis(0.5)).isEqualTo(500);
        assertThat(times.millis(0.99)).isEqualTo(990);
        assertThat(times.millis(1)).isEqualTo(1000);
        assertThat(new Times(7_000_000).millis(0.99)).isEqualTo(7);
    }

    @Test
    void figuresAreGoodOnlyIfAllIs() {
        Options options = Options.read(List.of());
        assertThat(figures(49, 500, 0, 1000).isGood(options)).isTrue();
        assertThat(figures(50, 500, 0, 1000).isGood(options)).isFalse();
        assertThat(figures(49, 490, 0, 1000).isGood(options)).isFalse();
        assertThat(figures(49, 500, 1, 1000).isGood(options)).isFalse();
        assertThat(figures(49, 500, 0, 999).isGood(options)).isFalse();
    }

    private static Figures figures(long millis, double rate, int lost, int games) {
        return new Figures(new Times(millis * 1_000_000), rate, lost, 0, 0, 0, games, 0, 1, 1);
    }

    @Test
    void whatIsToldIsFoundInIt() {
        String moved = "{\"type\":\"moved\",\"seq\":7,\"state\":{\"status\":\"running\",\"ply\":12,\"toMove\":\"O\","
                + "\"moves\":[\"a1\",\"b2\"],\"lastMove\":\"c3\"}}";
        assertThat(Told.text(moved, "toMove")).isEqualTo("O");
        assertThat(Told.number(moved, "ply")).isEqualTo(12);
        assertThat(Told.number(moved, "nothing")).isEqualTo(-1);
        assertThat(Told.moves(moved)).containsExactly("a1", "b2");
        assertThat(Told.moves(moved.replace("\"a1\",\"b2\"", ""))).isEmpty();
    }

    @Test
    void optionsAreUnderstoodOrRefused() {
        assertThat(Options.read(List.of("--durability", "power", "--check", "--analysis", "4")))
                .isEqualTo(new Options(1000, 500, 10, 30, "power", 4, true));
        assertThatThrownBy(() -> Options.read(List.of("--rate"))).hasMessageContaining("a value after --rate");
        assertThatThrownBy(() -> Options.read(List.of("--rate", "fast"))).hasMessageContaining("not fast");
        assertThatThrownBy(() -> Options.read(List.of("--speed", "1"))).hasMessageContaining("--speed is unknown");
        assertThatThrownBy(() -> Options.read(List.of("--durability", "none"))).hasMessageContaining("power");
    }
}
