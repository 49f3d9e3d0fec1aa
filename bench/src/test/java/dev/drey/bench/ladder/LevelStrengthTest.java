package dev.drey.bench.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.Level;
import dev.drey.engine.Levels;
import dev.drey.play.Bot;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import java.util.List;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/** A few games of the highest level against simple players; {@code bench/ladder outside} plays many. */
final class LevelStrengthTest {
    private static final GameKind SQUIRREL_WAR = Games.kind("squirrel-war");

    /** Few enough for a test; the level itself looks at many more. */
    private static final long NODES = 32_000;

    private static MatchScore againstHighestLevel(LongFunction<Bot> opponent, int openings) {
        List<Level> levels = Levels.of(SQUIRREL_WAR);
        Level highest = levels.get(levels.size() - 2);
        Level quick = new Level(highest.name(), highest.loss(), NODES, Long.MAX_VALUE);
        return new LevelMatch(number -> Opening.natural(SQUIRREL_WAR, number), Ladder.bots(quick), opponent)
                .play(1, openings);
    }

    @Test
    void beatsGreedyInSquirrelWar() {
        assertThat(againstHighestLevel(OutsidePlayer.greedy(), 5).wins()).isGreaterThanOrEqualTo(9);
    }

    @Test
    void beatsTwoPlyPlayersInSquirrelWar() {
        int wins =
                againstHighestLevel(OutsidePlayer.twoPly(Position::margin), 8).wins()
                        + againstHighestLevel(OutsidePlayer.twoPly(HandMadeEvaluation.of(SQUIRREL_WAR)), 8)
                                .wins();
        assertThat(wins).isGreaterThanOrEqualTo(27);
    }
}
