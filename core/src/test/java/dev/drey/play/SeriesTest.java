package dev.drey.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.rules.Outcome;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A match of several games: sides change, points add up, and it can be written down and gone on with. */
class SeriesTest {
    @Test
    void sidesChangeAndPointsFollowThePlayers() {
        Series series = Series.of(3);
        assertThat(series.swapped()).isFalse();

        series = series.plus(Outcome.FIRST_WINS);
        assertThat(series.swapped()).isTrue();
        assertThat(series.round()).isEqualTo(2);
        assertThat(series.pointsOfA()).isEqualTo(1);

        series = series.plus(Outcome.FIRST_WINS);
        assertThat(series.pointsOfB()).isEqualTo(1);
        assertThat(series.isOver()).isFalse();

        series = series.plus(Outcome.DRAW);
        assertThat(series.isOver()).isTrue();
        assertThat(series.pointsOfA()).isEqualTo(1.5);
        assertThat(series.pointsOfB()).isEqualTo(1.5);
    }

    @Test
    void textReadsBack() {
        Series series = new Series(4, List.of(Outcome.FIRST_WINS, Outcome.DRAW, Outcome.SECOND_WINS));

        assertThat(series.text()).isEqualTo("4 1-0 1/2-1/2 0-1");
        assertThat(Series.parse(series.text())).contains(series);
        assertThat(Series.parse("1")).contains(Series.of(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "x", "-1", "2 1-0 0-1", "3 2-0", "99999", "3 1-0 x"})
    void otherTextDoesNot(String text) {
        assertThat(Series.parse(text)).isEmpty();
    }

    @Test
    void moreResultsThanGamesCannotBe() {
        assertThatThrownBy(() -> Series.of(1).plus(Outcome.DRAW).plus(Outcome.DRAW))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
