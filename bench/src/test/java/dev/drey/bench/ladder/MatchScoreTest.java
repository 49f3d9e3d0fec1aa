package dev.drey.bench.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.drey.rules.Games;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class MatchScoreTest {
    private static final Position OPENING = Games.game("othello").start();

    /** Of 100 games, 86 wins, 2 draws and 12 losses; the known Wilson interval of 87 % is 79.0 to 92.2 %. */
    @Test
    void countsGamesAndGivesTheWilsonInterval() {
        List<LevelMatch.Pair> pairs = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            pairs.add(new LevelMatch.Pair(OPENING, 2, i < 12 ? 0 : i < 14 ? 1 : 2));
        }
        MatchScore score = new MatchScore(pairs);
        assertThat(score.games()).isEqualTo(100);
        assertThat(score.wins()).isEqualTo(86);
        assertThat(score.draws()).isEqualTo(2);
        assertThat(score.losses()).isEqualTo(12);
        assertThat(score.share()).isEqualTo(0.87);
        assertThat(score.shareMovingFirst()).isEqualTo(1);
        assertThat(score.shareMovingSecond()).isEqualTo(0.74);
        assertThat(score.lower()).isCloseTo(0.790, within(0.001));
        assertThat(score.upper()).isCloseTo(0.922, within(0.001));
    }

    @Test
    void intervalOfAllWinsEndsAtOne() {
        MatchScore score = new MatchScore(List.of(new LevelMatch.Pair(OPENING, 2, 2)));
        assertThat(score.upper()).isCloseTo(1, within(1e-9));
        assertThat(score.lower()).isBetween(0.3, 0.4);
    }
}
