package dev.drey.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.RandomGame;
import dev.drey.rules.Reason;
import dev.drey.rules.Rejection;
import dev.drey.rules.Seeds;
import java.util.List;
import java.util.Optional;

final class GameEndContractTest {
    @EveryStartPosition
    void gamesEndWithinTheMaximumLength(Position start) {
        Seeds.each(50, seed -> {
            List<Move> played = RandomGame.play(seed, start, position -> {});
            assertThat(played).hasSizeBetween(1, start.game().maxGameLength());
        });
    }

    @EveryStartPosition
    void gameIsOverIffThereIsNoMove(Position start) {
        RandomGame.each(20, start, position -> {
            boolean over = position.moves().isEmpty();
            assertThat(position.isOver()).isEqualTo(over);
            assertThat(position.outcome().isPresent()).isEqualTo(over);
            assertThat(position.ending().isPresent()).isEqualTo(over);
            assertThat(position.ending().stream()).allMatch(Ending::byRule);
        });
    }

    @EveryStartPosition
    void gamesWithoutDrawsAreNeverDrawn(Position start) {
        if (!start.game().canDraw()) {
            RandomGame.each(
                    50, start, position -> assertThat(position.outcome()).isNotEqualTo(Optional.of(Outcome.DRAW)));
        }
    }

    @EveryStartPosition
    void rejectsMovesAfterTheEnd(Position start) {
        RandomGame.each(5, start, position -> {
            if (position.isOver()) {
                assertThat(List.of("A1", "00-10+11", "pass", "nonsense", ""))
                        .allSatisfy(text -> assertThat(position.read(text))
                                .isEqualTo(new Rejection(Reason.OVER, "The game is over.")));
            }
        });
    }
}
