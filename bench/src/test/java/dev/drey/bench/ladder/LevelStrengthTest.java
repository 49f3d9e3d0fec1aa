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

/**
 * 24 games of level 8 of Squirrel War against each simple player; {@code bench/ladder outside} plays many. The games are
 * reproducible, but a change of the search may change a few of them.
 */
final class LevelStrengthTest {
    private static final GameKind SQUIRREL_WAR = Games.kind("squirrel-war");

    /** Openings that are not decided by the side: either side wins with a chance of at least 25 %. */
    private static final List<Integer> OPEN = List.of(13, 27, 29, 46, 50, 60, 62, 63, 68, 73, 77, 83);

    /** A quarter of the nodes of the level. */
    private static final long NODES = 16_000;

    private static int wins(LongFunction<Bot> opponent) {
        Level level = Levels.find(SQUIRREL_WAR, "level-8").orElseThrow();
        Level quick = new Level(level.name(), level.loss(), NODES, Long.MAX_VALUE);
        return new LevelMatch(i -> Opening.numbered(SQUIRREL_WAR, OPEN.get(i)), Ladder.bots(quick), opponent)
                .play(0, OPEN.size())
                .wins();
    }

    @Test
    void beatsGreedy() {
        assertThat(wins(OutsidePlayer.greedy())).isGreaterThanOrEqualTo(22);
    }

    @Test
    void beatsTwoPlyByMargin() {
        assertThat(wins(OutsidePlayer.twoPly(Position::margin))).isGreaterThanOrEqualTo(20);
    }

    @Test
    void beatsTwoPlyByEvaluation() {
        assertThat(wins(OutsidePlayer.twoPly(HandMadeEvaluation.of(SQUIRREL_WAR))))
                .isGreaterThanOrEqualTo(20);
    }
}
