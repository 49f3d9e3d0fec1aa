package dev.drey.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class EndingTest {
    @ParameterizedTest
    @EnumSource
    void findsAnEndingByItsText(Ending ending) {
        assertThat(Ending.find(ending.text())).contains(ending);
    }

    @Test
    void rejectsOtherTexts() {
        assertThat(Ending.find("")).isEmpty();
        assertThat(Ending.find("FULL_BOARD")).isEmpty();
    }

    @Test
    void distinguishesEndingsByRule() {
        assertThat(Ending.values())
                .filteredOn(ending -> !ending.byRule())
                .containsExactly(Ending.RESIGNED, Ending.TIME, Ending.AGREED, Ending.ABANDONED);
    }

    @ParameterizedTest
    @EnumSource
    void outcomeNamesTheWinner(Side side) {
        assertThat(Outcome.winFor(side).winner()).contains(side);
        assertThat(Outcome.ofMargin(side == Side.FIRST ? 1 : -1)).isEqualTo(Outcome.winFor(side));
    }

    @Test
    void drawHasNoWinner() {
        assertThat(Outcome.ofMargin(0)).isEqualTo(Outcome.DRAW);
        assertThat(Outcome.DRAW.winner()).isEmpty();
    }
}
