package dev.drey.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Keeps the documentation of marks in step with {@link MarkScale}. */
final class AnalysisPageTest {
    @Test
    void documentsThresholdsOfEveryGame() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "analysis.md"));
        for (GameKind kind : Games.all()) {
            MarkScale.Thresholds from = MarkScale.thresholds(kind.id());
            assertThat(page)
                    .contains("| " + kind.title() + " | " + percent(from.inaccuracy()) + " | " + percent(from.mistake())
                            + " | " + percent(from.blunder()) + " |\n");
        }
    }

    private static String percent(double share) {
        return Math.round(100 * share) + " %";
    }
}
