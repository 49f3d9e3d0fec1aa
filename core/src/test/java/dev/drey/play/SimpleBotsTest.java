package dev.drey.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.rules.Games;
import dev.drey.rules.Position;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SimpleBotsTest {
    private static String greedy(String position) {
        return SimpleBots.greedy().choose(Games.position(position)).text();
    }

    @Test
    void greedyChoosesTheBestMargin() {
        // The raid on D3 conquers three squirrels; no single cell is worth as much.
        assertThat(greedy("squirrel-war:7:-----/---O-/--X-O/---O-/-----:X")).isEqualTo("D3");
    }

    @Test
    void greedyChoosesTheFirstOfEqualMoves() {
        assertThat(greedy("adjacent-claim:5x5:-----/-----/-----/-----/-----:X")).isEqualTo("A1");
    }

    @Test
    void greedyWinsSantoriniWhenItCan() {
        assertThat(greedy("santorini:CC:00000/00000/02X300/00000/0X000O0O:X")).isEqualTo("21-22");
    }

    @Test
    void greedyClimbsInSantorini() {
        assertThat(greedy("santorini:CC:00000/00000/01X200/00000/0X000O0O:X")).startsWith("21-22+");
    }

    @Test
    void randomChoosesEveryMove() {
        Position position = Games.game("othello").start();
        Bot bot = SimpleBots.random(new Random(1));
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            seen.add(bot.choose(position).text());
        }
        assertThat(seen).containsExactlyInAnyOrder("d3", "c4", "f5", "e6");
    }

    @Test
    void findsBotsByName() {
        assertThat(SimpleBots.names()).containsExactly("random", "greedy");
        Position position = Games.position("squirrel-war:7:-----/---O-/--X-O/---O-/-----:X");
        assertThat(SimpleBots.named("greedy", new Random(1)).choose(position))
                .isEqualTo(SimpleBots.greedy().choose(position));
        assertThat(SimpleBots.named("random", new Random(1)).choose(position))
                .isEqualTo(SimpleBots.random(new Random(1)).choose(position));
        assertThatThrownBy(() -> SimpleBots.named("kasparov", new Random(1)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
