package dev.drey.server.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.engine.Oracle;
import dev.drey.rules.Game;
import dev.drey.rules.Games;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

final class OraclePoolTest {
    private static final String OTHELLO = "othello";
    private static final String CLAIM = "adjacent-claim:5x5";
    private static final String NUTS = "squirrel-war:7";

    private final OraclePool pool = new OraclePool(2, 0);

    private Oracle ask(String game) {
        return pool.withOracle(Games.game(game), Function.identity());
    }

    @Test
    void equalGamesShareOracle() {
        Game one = Games.game(CLAIM);
        Game other = Games.game(CLAIM);
        assertThat(pool.<Oracle>withOracle(one, Function.identity()))
                .isSameAs(pool.withOracle(other, Function.identity()));
        assertThat(ask("adjacent-claim:6x6")).isNotSameAs(ask(CLAIM));
    }

    @Test
    void evictsLeastRecentlyUsedOracle() {
        Oracle othello = ask(OTHELLO);
        Oracle claim = ask(CLAIM);
        assertThat(ask(OTHELLO)).isSameAs(othello);
        ask(NUTS);
        assertThat(pool.size()).isEqualTo(2);
        assertThat(ask(OTHELLO)).isSameAs(othello);
        assertThat(ask(CLAIM)).isNotSameAs(claim);
    }

    @Test
    void lendsOracleToOneSearchAtATime() {
        pool.withOracle(Games.game(OTHELLO), first -> {
            assertThat(ask(OTHELLO)).isNotSameAs(first);
            assertThat(pool.size()).isEqualTo(2);
            return first;
        });
        assertThat(pool.size()).isEqualTo(2);
    }

    @Test
    void lendsNoMoreOraclesThanCapacity() {
        pool.withOracle(
                Games.game(OTHELLO),
                first -> pool.withOracle(Games.game(OTHELLO), second -> {
                    assertThatThrownBy(() -> ask(OTHELLO)).isInstanceOf(IllegalStateException.class);
                    return second;
                }));
        ask(CLAIM);
        assertThat(pool.size()).isEqualTo(2);
    }

    @Test
    void discardsOracleAfterFailure() {
        Oracle othello = ask(OTHELLO);
        assertThatThrownBy(() -> pool.withOracle(Games.game(OTHELLO), oracle -> {
                    throw new IllegalStateException("in the middle of something");
                }))
                .hasMessage("in the middle of something");
        assertThat(pool.size()).isZero();
        assertThat(ask(OTHELLO)).isNotSameAs(othello);
    }

    /** For any number of threads and any memory: all tables together fit, and every thread can have an oracle. */
    @Test
    void oraclesOfServerStayWithinTableMemory() {
        for (int threads : new int[] {1, 2, 7, 63}) {
            for (long bytes : new long[] {0, 16L << 20, 256L << 20, 8L << 30}) {
                SearchLimits limits = new SearchLimits(threads, 1, 1, 1, 1, bytes);
                OraclePool levels = SearchService.levelOracles(limits);
                OraclePool deep = SearchService.deepOracles(limits);
                assertThat(levels.capacity() * levels.bytesEach() + deep.capacity() * deep.bytesEach())
                        .isLessThanOrEqualTo(bytes);
                assertThat(levels.capacity()).isGreaterThanOrEqualTo(threads);
                assertThat(deep.capacity()).isGreaterThanOrEqualTo(threads);
            }
        }
        OraclePool deep = SearchService.deepOracles(new SearchLimits(1, 1, 1, 1, 1, 256L << 20));
        assertThat(deep.bytesEach()).isEqualTo(64L << 20);
    }
}
