package dev.drey.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Game;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class StartPositionsTest {
    @Test
    void coversEveryGame() {
        assertThat(StartPositions.all())
                .extracting(start -> start.game().kind())
                .containsAll(Games.all())
                .as("the default start of every game")
                .hasSizeGreaterThan(Games.all().size());
        assertThat(Games.all())
                .allSatisfy(kind -> assertThat(StartPositions.all())
                        .anyMatch(start -> start.game().kind().equals(kind)
                                && start.equals(start.game().start())));
    }

    @ParameterizedTest
    @MethodSource("dev.drey.rules.Games#all")
    void parsesTheTextOfAFreshGame(GameKind kind) {
        Game fresh = kind.fresh(new Random(1));
        assertThat(Games.game(fresh.text())).isEqualTo(fresh).hasToString(fresh.text());
        assertThat(fresh.kind()).isSameAs(kind);
        assertThat(fresh.start().game()).isEqualTo(fresh);
    }

    @ParameterizedTest
    @MethodSource("dev.drey.rules.Games#all")
    void findsKindsInAnyCase(GameKind kind) {
        assertThat(Games.find(" " + kind.id().toUpperCase(java.util.Locale.ROOT) + " "))
                .containsSame(kind);
        assertThat(Games.kind(kind.id() + ":whatever")).isSameAs(kind);
    }
}
