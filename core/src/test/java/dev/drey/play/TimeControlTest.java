package dev.drey.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.rules.BadText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TimeControlTest {
    @Test
    void parsesTexts() {
        assertThat(TimeControl.parse("none")).isEqualTo(new TimeControl.None());
        assertThat(TimeControl.parse("5+3")).isEqualTo(new TimeControl.Increment(300_000, 3_000));
        assertThat(TimeControl.parse("0.5+0")).isEqualTo(new TimeControl.Increment(30_000, 0));
        assertThat(TimeControl.parse("2d")).isEqualTo(new TimeControl.Daily(2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "5+3", "0.5+0", "0+1", "180+180", "0.01+0", "10+0", "1.25+10", "1d", "30d"})
    void writesWhatItParsed(String text) {
        assertThat(TimeControl.parse(text).text()).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"' NONE ', none", "05+03, 5+3", "0.50 + 1, 0.5+1", "2.0+0, 2+0", "3 D, 3d"})
    void normalisesTexts(String text, String normalised) {
        assertThat(TimeControl.parse(text).text()).isEqualTo(normalised);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    ''         | 1 | missing clock
                    blitz      | 1 | invalid clock 'blitz'
                    5          | 1 | invalid clock '5'
                    5+3+1      | 1 | invalid clock '5+3+1'
                    x+3        | 1 | invalid minutes 'x'
                    -1+3       | 1 | invalid minutes '-1'
                    0.125+3    | 1 | invalid minutes '0.125'
                    180.01+3   | 1 | invalid minutes '180.01'
                    1e2+3      | 1 | invalid minutes '1e2'
                    +3         | 1 | invalid minutes ''
                    5+         | 3 | invalid seconds ''
                    5+181      | 3 | invalid seconds '181'
                    5+0.5      | 3 | invalid seconds '0.5'
                    5+99999999999 | 3 | invalid seconds '99999999999'
                    0+0        | 1 | the clock has no time
                    0d         | 1 | invalid days '0'
                    31d        | 1 | invalid days '31'
                    99999999999d | 1 | invalid days '99999999999'
                    """)
    void locatesErrors(String text, int column, String problem) {
        assertThatThrownBy(() -> TimeControl.parse(text)).isInstanceOfSatisfying(BadText.class, bad -> {
            assertThat(bad.column()).isEqualTo(column);
            assertThat(bad.problem()).isEqualTo(problem);
            assertThat(bad.expected()).isNotBlank();
        });
    }

    @Test
    void rejectsValuesOutOfRange() {
        assertThatThrownBy(() -> new TimeControl.Increment(601, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new TimeControl.Increment(-600, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new TimeControl.Increment(10_800_600, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new TimeControl.Increment(600, 999)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new TimeControl.Increment(600, 181_000)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new TimeControl.Increment(0, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new TimeControl.Daily(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new TimeControl.Daily(31)).isInstanceOf(IllegalArgumentException.class);
    }
}
