package dev.drey.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Ending;
import dev.drey.rules.Position;
import dev.drey.rules.Reason;
import dev.drey.rules.Seeds;
import dev.drey.rules.contract.StartPositions;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random commands at random times never lead to a state that the rules do not allow. */
final class GameStateModelTest {
    private static final List<String> TIME_CONTROLS =
            List.of("none", "5+3", "0.5+0", "0+5", "180+180", "0.05+1", "1d", "30d");
    private static final int STEPS = 120;

    static List<Position> starts() {
        return StartPositions.all();
    }

    @ParameterizedTest
    @MethodSource("starts")
    void agreesWithTheModel(Position start) {
        Seeds.each(5 * TIME_CONTROLS.size(), seed -> play(start, seed, new CoverageCounts()));
    }

    /** Checks that every event and every rejection occurs. */
    @Test
    void coversAllEventsAndRejections() {
        CoverageCounts counts = new CoverageCounts();
        for (Position start : StartPositions.all()) {
            for (int seed = 1; seed <= Seeds.count(2 * TIME_CONTROLS.size()); seed++) {
                play(start, seed, counts);
            }
        }

        assertThat(counts.rejections).containsOnlyKeys(EnumSet.range(Reason.UNREADABLE, Reason.TOO_EARLY));
        assertThat(counts.endings).containsOnlyKeys(Ending.values());
        assertThat(counts.events)
                .containsOnlyKeys(
                        "moved",
                        "passed",
                        "ended",
                        "offered draw",
                        "offered takeback",
                        "offered rematch",
                        "declined draw",
                        "declined takeback",
                        "declined rematch",
                        "agreed draw",
                        "agreed takeback",
                        "agreed rematch");
    }

    private static void play(Position start, long seed, CoverageCounts counts) {
        TimeControl timeControl = TimeControl.parse(TIME_CONTROLS.get((int) (seed % TIME_CONTROLS.size())));
        // SplittableRandom, because the first numbers of Random are similar for consecutive seeds.
        ModelBasedGame game = new ModelBasedGame(start, timeControl, new SplittableRandom(seed), counts);
        for (int step = 0; step < STEPS; step++) {
            try {
                game.step();
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed + ", step " + step + ": " + game + "\n" + e.getMessage(), e);
            }
        }
    }
}
