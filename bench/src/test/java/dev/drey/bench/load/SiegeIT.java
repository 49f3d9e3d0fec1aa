package dev.drey.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A short, small siege of a server with a small heap: outcomes are asserted, times are not. {@code bench/siege} is the full one;
 * docs/security.md has its results. {@code FreezeIT} of the server freezes a process. The limits of the server are as small as the attacks,
 * so that these reach them.
 */
final class SiegeIT {
    private static final List<String> PROGRAM = List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx256m",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            SiegeServer.class.getName(),
            "--max-connections",
            "470",
            "--body-memory",
            "1024");

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "FREEZE")
    void playersKeepPlaying(SiegeAttack attack) throws Exception {
        Siege siege = new Siege(new Siege.Options(PROGRAM, 0.05, 20, 20, 0, 1));
        Siege.Result result = siege.run(attack);
        assertThat(result.lost()).as("moves lost; %s", result.outcome()).isZero();
        assertThat(result.problems())
                .as("players disturbed; %s", result.outcome())
                .isZero();
        assertThat(result.during().count()).isPositive();
        assertThat(result.after().count()).isPositive();
        assertThat(result.untilHealthy()).isFinite();
        if (!attack.isBoundByTime()) {
            assertThat(result.repelled()).as(result.outcome()).isTrue();
        }
    }
}
