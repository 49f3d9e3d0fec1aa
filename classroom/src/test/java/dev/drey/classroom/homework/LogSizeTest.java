package dev.drey.classroom.homework;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.squirrel.NutMap;
import dev.drey.rules.squirrel.SquirrelWar;
import dev.drey.teach.AlgorithmKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The size of a log is counted if it is small, and otherwise estimated within a factor of 2. */
final class LogSizeTest {
    private static final long SMALL = 100_000;
    private static final long MIN_TRIAL_BYTES = 300_000;
    private static final int TRIALS = 40;

    @ParameterizedTest
    @MethodSource("dev.drey.classroom.homework.TestCases#all")
    void countsSmallLogs(Path folder) throws IOException {
        Path log = folder.resolve(AnswerFile.TRAVERSE_LOG.fileName());
        long bytes = Files.exists(log)
                ? Files.readString(log)
                        .lines()
                        .mapToLong(line -> line.length() + 1)
                        .sum()
                : 0;

        assertThat(LogSize.of(TestCases.homework(folder))).isEqualTo(new LogSize(bytes, true));
    }

    @ParameterizedTest
    @CsvSource({
        "MINIMAX, 0, 4",
        "MINIMAX, 8, 5",
        "MINIMAX, 16, 8",
        "ALPHA_BETA, 0, 6",
        "ALPHA_BETA, 4, 6",
        "ALPHA_BETA, 9, 7"
    })
    void estimateIsWithinFactorOfTwo(AlgorithmKind method, int squirrels, int depth) {
        Homework task = new Homework.NextMove(position(new Random(squirrels), squirrels), method, depth);

        assertThat(estimateError(task)).isBetween(0.5, 2.0);
        assertThat(LogSize.upperEstimate(task))
                .isGreaterThan(LogSize.of(task, Long.MAX_VALUE).bytes());
    }

    /** Alpha-beta can be estimated only roughly: of any logs, nine in ten within a factor of 2 and all within a factor of 4. */
    @Test
    void estimatesOfAnyLogsAreRarelyFarOff() {
        Random random = new Random(1);
        List<Double> errors = new ArrayList<>();
        while (errors.size() < TRIALS) {
            Position start = position(random, random.nextInt(15));
            int depth = 4;
            Homework task = new Homework.NextMove(start, AlgorithmKind.ALPHA_BETA, depth);
            while (LogSize.of(task, MIN_TRIAL_BYTES).exact()
                    && depth < start.moves().size()) {
                depth++;
                task = new Homework.NextMove(start, AlgorithmKind.ALPHA_BETA, depth);
            }
            if (!LogSize.of(task, MIN_TRIAL_BYTES).exact()) {
                errors.add(estimateError(task));
            }
        }
        assertThat(errors).allMatch(error -> error > 0.25 && error < 4);
        assertThat(errors).filteredOn(error -> error > 0.5 && error < 2).hasSizeGreaterThanOrEqualTo(TRIALS * 9 / 10);
    }

    /** The estimated size divided by the real one, if only a tenth of the log may be counted. */
    private static double estimateError(Homework task) {
        LogSize real = LogSize.of(task, Long.MAX_VALUE);
        LogSize estimate = LogSize.of(task, (long) real.bytes() / 10);

        assertThat(real.exact()).isTrue();
        assertThat(estimate.exact()).isFalse();
        return estimate.bytes() / real.bytes();
    }

    /** A position after random moves on a random map. */
    private static Position position(Random random, int squirrels) {
        Position position = new SquirrelWar(NutMap.numbered(random.nextInt(1000))).start();
        for (int i = 0; i < squirrels; i++) {
            List<Move> moves = position.moves();
            position = position.play(moves.get(random.nextInt(moves.size())));
        }
        return position;
    }

    @Test
    void estimatesEndlessSearch() {
        Homework minimax = new Homework.NextMove(position(new Random(1), 0), AlgorithmKind.MINIMAX, 25);
        Homework alphaBeta = new Homework.NextMove(position(new Random(1), 0), AlgorithmKind.ALPHA_BETA, 999_999_999);

        assertThat(LogSize.of(minimax, SMALL).text()).isEqualTo("more than 1000 TB");
        assertThat(LogSize.of(alphaBeta, SMALL).text()).isEqualTo("more than 1000 TB");
    }

    @Test
    void greedyHasNoLog() {
        Homework greedy = new Homework.NextMove(position(new Random(1), 0), AlgorithmKind.GREEDY, 9);

        assertThat(LogSize.of(greedy)).isEqualTo(new LogSize(0, true));
        assertThat(LogSize.upperEstimate(greedy)).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0 bytes",
        "999, 999 bytes",
        "1000, 1.0 kB",
        "3440000000, 3.4 GB",
        "123456789, 123 MB",
        "2e15, more than 1000 TB"
    })
    void namesUnit(double bytes, String text) {
        assertThat(LogSize.text(bytes)).isEqualTo(text);
    }
}
