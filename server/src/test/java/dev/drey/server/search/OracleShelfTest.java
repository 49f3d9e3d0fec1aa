package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.engine.Oracle;
import dev.drey.rules.Game;
import dev.drey.rules.Games;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

final class OracleShelfTest {
    private static final String OTHELLO = "othello";
    private static final String CLAIM = "adjacent-claim:5x5";
    private static final String NUTS = "squirrel-war:7";

    private final OracleShelf shelf = new OracleShelf(2, 0);

    private Oracle ask(String game) {
        return shelf.ask(Games.game(game), Function.identity());
    }

    @Test
    void equalGamesHaveTheSameOracle() {
        Game one = Games.game(CLAIM);
        Game other = Games.game(CLAIM);
        assertThat(shelf.<Oracle>ask(one, Function.identity())).isSameAs(shelf.ask(other, Function.identity()));
        assertThat(ask("adjacent-claim:6x6")).isNotSameAs(ask(CLAIM));
    }

    @Test
    void whatWasNotAskedForTheLongestTimeGoes() {
        Oracle othello = ask(OTHELLO);
        Oracle claim = ask(CLAIM);
        assertThat(ask(OTHELLO)).isSameAs(othello);
        ask(NUTS);
        assertThat(shelf.size()).isEqualTo(2);
        assertThat(ask(OTHELLO)).isSameAs(othello);
        assertThat(ask(CLAIM)).isNotSameAs(claim);
    }

    @Test
    void anOracleIsLentToOneAtATime() {
        shelf.ask(Games.game(OTHELLO), first -> {
            assertThat(ask(OTHELLO)).isNotSameAs(first);
            assertThat(shelf.size()).isEqualTo(2);
            return first;
        });
        assertThat(shelf.size()).isEqualTo(2);
    }

    @Test
    void noMoreThanThereArePlacesAreLent() {
        shelf.ask(
                Games.game(OTHELLO),
                first -> shelf.ask(Games.game(OTHELLO), second -> {
                    assertThatThrownBy(() -> ask(OTHELLO)).isInstanceOf(IllegalStateException.class);
                    return second;
                }));
        ask(CLAIM);
        assertThat(shelf.size()).isEqualTo(2);
    }

    @Test
    void anOracleThatFailedIsNotKept() {
        Oracle othello = ask(OTHELLO);
        assertThatThrownBy(() -> shelf.ask(Games.game(OTHELLO), oracle -> {
                    throw new IllegalStateException("in the middle of something");
                }))
                .hasMessage("in the middle of something");
        assertThat(shelf.size()).isZero();
        assertThat(ask(OTHELLO)).isNotSameAs(othello);
    }

    /** Whatever the machine: all tables together take no more than they may, and no search waits for an oracle. */
    @Test
    void theOraclesOfAServerShareItsMemory() {
        for (int threads : new int[] {1, 2, 7, 63}) {
            for (long bytes : new long[] {0, 16L << 20, 256L << 20, 8L << 30}) {
                SearchLimits limits = new SearchLimits(threads, 1, 1, 1, 1, bytes);
                OracleShelf levels = SearchService.levelOracles(limits);
                OracleShelf deep = SearchService.deepOracles(limits);
                assertThat(levels.places() * levels.bytesEach() + deep.places() * deep.bytesEach())
                        .isLessThanOrEqualTo(bytes);
                assertThat(levels.places()).isGreaterThanOrEqualTo(threads);
                assertThat(deep.places()).isGreaterThanOrEqualTo(threads);
            }
        }
        OracleShelf deep = SearchService.deepOracles(new SearchLimits(1, 1, 1, 1, 1, 256L << 20));
        assertThat(deep.bytesEach()).isEqualTo(64L << 20);
    }
}
