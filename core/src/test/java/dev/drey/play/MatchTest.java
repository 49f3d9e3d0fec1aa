package dev.drey.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.rules.Outcome;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A match: sides swap, points add up, and the text can be parsed. */
class MatchTest {
    @Test
    void swapsSidesAndAddsPoints() {
        Match match = Match.of(3);
        assertThat(match.swapped()).isFalse();

        match = match.plus(Outcome.FIRST_WINS);
        assertThat(match.swapped()).isTrue();
        assertThat(match.round()).isEqualTo(2);
        assertThat(match.pointsOfA()).isEqualTo(1);

        match = match.plus(Outcome.FIRST_WINS);
        assertThat(match.pointsOfB()).isEqualTo(1);
        assertThat(match.isOver()).isFalse();

        match = match.plus(Outcome.DRAW);
        assertThat(match.isOver()).isTrue();
        assertThat(match.pointsOfA()).isEqualTo(1.5);
        assertThat(match.pointsOfB()).isEqualTo(1.5);
    }

    @Test
    void parsesItsText() {
        Match match = new Match(4, List.of(Outcome.FIRST_WINS, Outcome.DRAW, Outcome.SECOND_WINS));

        assertThat(match.text()).isEqualTo("4 1-0 1/2-1/2 0-1");
        assertThat(Match.parse(match.text())).contains(match);
        assertThat(Match.parse("1")).contains(Match.of(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "x", "-1", "2 1-0 0-1", "3 2-0", "99999", "3 1-0 x"})
    void rejectsOtherTexts(String text) {
        assertThat(Match.parse(text)).isEmpty();
    }

    @Test
    void rejectsMoreResultsThanGames() {
        assertThatThrownBy(() -> Match.of(1).plus(Outcome.DRAW).plus(Outcome.DRAW))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
