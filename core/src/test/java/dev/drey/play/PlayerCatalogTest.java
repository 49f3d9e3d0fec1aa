package dev.drey.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.engine.Oracle;
import dev.drey.engine.ProvenCache;
import dev.drey.rules.BadText;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class PlayerCatalogTest {
    private static Stream<GameKind> games() {
        return Games.all().stream();
    }

    private static PlayerCatalog players(GameKind kind, long seed) {
        return new PlayerCatalog(kind, new Random(seed), () -> new Oracle(1, 1 << 20), ProvenCache::none);
    }

    @ParameterizedTest
    @MethodSource("games")
    void listsPersonBotsAndLevels(GameKind kind) {
        assertThat(PlayerCatalog.names(kind))
                .startsWith("person", "random", "greedy", "level-1", "level-2")
                .endsWith("strongest");
        assertThat(players(kind, 1).named(Player.PERSON).isPerson()).isTrue();
        assertThat(players(kind, 1).named("greedy").isPerson()).isFalse();
    }

    @Test
    void explainsUnknownNames() {
        assertThatThrownBy(() -> players(Games.kind("othello"), 1).named("kasparov"))
                .isInstanceOf(BadText.class)
                .hasMessageContaining(
                        "unknown player 'kasparov'; expected one of person, random, greedy, level-1, level-2, ");
        assertThatThrownBy(() -> players(Games.kind("othello"), 1).named("gredy"))
                .hasMessageStartingWith("unknown player 'gredy' (did you mean 'greedy'?); expected one of person, ");
        assertThatThrownBy(() -> players(Games.kind("adjacent-claim"), 1).named("level-6"))
                .hasMessage("Adjacent Claim has no 'level-6'; expected level-1 to level-5, or strongest");
        assertThatThrownBy(() -> players(Games.kind("othello"), 1).named("perfect"))
                .isInstanceOf(BadText.class)
                .hasMessage("the player 'perfect' has been renamed; expected 'strongest'");
    }

    @ParameterizedTest
    @MethodSource("games")
    void lowestLevelsPlayReproducibleGames(GameKind kind) {
        List<Move> once = game(kind, 7);
        assertThat(game(kind, 7)).isEqualTo(once);
        assertThat(game(kind, 8)).isNotEqualTo(once);
    }

    private static List<Move> game(GameKind kind, long seed) {
        PlayerCatalog players = players(kind, seed);
        Bot one = players.named("level-1").bot().orElseThrow();
        Bot two = players.named("level-2").bot().orElseThrow();
        List<Move> moves = new ArrayList<>();
        Position position = kind.fresh(new Random(1)).start();
        while (!position.isOver()) {
            Move move = (moves.size() % 2 == 0 ? one : two).choose(position);
            moves.add(move);
            position = position.play(move);
        }
        return moves;
    }
}
