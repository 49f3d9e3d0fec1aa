package dev.drey.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.RandomGame;
import dev.drey.rules.Side;
import dev.drey.rules.Square;
import java.util.Optional;

final class ScoreContractTest {
    @EveryStartPosition
    void scoreIsTheSumOfTheCells(Position start) {
        RandomGame.each(20, start, position -> {
            for (Side side : Side.values()) {
                assertThat(position.score(side)).isEqualTo(sumOfCells(position, side));
            }
        });
    }

    @EveryStartPosition
    void marginsAreOpposite(Position start) {
        RandomGame.each(20, start, position -> {
            int lead = position.score(Side.FIRST) - position.score(Side.SECOND);
            assertThat(position.margin(Side.SECOND)).isEqualTo(-position.margin(Side.FIRST));
            assertThat(Integer.signum(position.margin(Side.FIRST))).isEqualTo(Integer.signum(lead));
            if (!position.isOver()) {
                assertThat(position.margin(Side.FIRST)).isEqualTo(lead);
            }
        });
    }

    @EveryStartPosition
    void leaderWinsScoredGames(Position start) {
        if (start.game().scored()) {
            RandomGame.each(
                    20,
                    start,
                    position -> position.outcome().ifPresent(outcome -> {
                        int margin = position.margin(Side.FIRST);
                        assertThat(outcome)
                                .isEqualTo(
                                        margin > 0
                                                ? Outcome.FIRST_WINS
                                                : margin < 0 ? Outcome.SECOND_WINS : Outcome.DRAW);
                    }));
        }
    }

    /** The sum of the numbers on the cells of a side; in a scored game without numbers, the number of its cells. */
    private static int sumOfCells(Position position, Side side) {
        boolean counted = position.game().scored();
        return position.game().grid().cells().stream()
                .map(position::at)
                .filter(square -> square.owner().equals(Optional.of(side)))
                .mapToInt(Square::number)
                .map(number -> number == 0 && counted ? 1 : number)
                .sum();
    }
}
