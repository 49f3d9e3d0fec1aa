package dev.drey.rules.squirrel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.drey.rules.BadText;
import dev.drey.rules.Games;
import dev.drey.rules.Symmetry;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class NutMapTest {
    /** Numbers are part of records and URLs, so these maps must never change. docs/nut-maps.md derives them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "     0 | 77,17,87,6,28/96,98,12,25,58/80,48,35,20,68/99,90,49,57,71/3,13,37,19,64",
                "     1 | 33,43,88,83,61/49,90,60,16,7/52,72,19,23,22/89,28,30,60,90/29,65,93,69,53",
                "     7 | 2,55,12,53,30/23,46,92,99,57/90,36,3,21,68/77,96,8,79,16/40,11,28,28,36",
                "999999 | 38,85,96,28,80/64,1,93,24,88/98,72,10,10,54/85,56,90,51,58/28,99,59,9,14"
            })
    void generatesTheMapOfANumber(int number, String values) {
        int[] expected = Arrays.stream(values.split("[,/]", -1))
                .mapToInt(Integer::parseInt)
                .toArray();
        assertThat(NutMap.numbered(number).values()).containsExactly(expected);
        assertThat(Games.game("squirrel-war:" + number)).isEqualTo(Games.game("squirrel-war:" + values));
        assertThat(Games.game("squirrel-war:" + values).setup()).isEqualTo(values);
    }

    /** The map of a day must never change either: people compare their results. */
    @ParameterizedTest
    @CsvSource({
        "1970-01-01, 895516",
        "2026-11-19, 48381",
        "2026-11-20, 500217",
        "2028-02-29, 828397",
        "1969-12-31, 727803"
    })
    void mapOfTheDayFollowsFromTheDate(LocalDate date, int number) {
        assertThat(NutMap.ofDay(date)).hasToString(String.valueOf(number)).isEqualTo(NutMap.numbered(number));
    }

    @Test
    void everyDayHasAnotherMap() {
        assertThat(IntStream.range(0, 365)
                        .mapToObj(LocalDate.of(2027, 1, 1)::plusDays)
                        .map(date -> NutMap.ofDay(date).text()))
                .doesNotHaveDuplicates();
    }

    @Test
    void generatesValuesFrom1To99() {
        for (int number = 0; number <= NutMap.MAX_NUMBER; number += 997) {
            assertThat(Arrays.stream(NutMap.numbered(number).values()))
                    .hasSize(25)
                    .allMatch(value -> value >= 1 && value <= 99);
        }
    }

    @Test
    void equalityIgnoresTheText() {
        NutMap drawn = NutMap.numbered(7);
        NutMap given = NutMap.of(drawn.values());
        assertThat(drawn).isEqualTo(given).hasSameHashCodeAs(given).isNotEqualTo(NutMap.numbered(8));
        assertThat(drawn).hasToString("7");
        assertThat(given.text()).startsWith("2,55,12,53,30/23,");
    }

    /** Homework may contain any value from 0 to 999; games may not. */
    @Test
    void lenientMapIsNoGame() {
        int[] values = IntStream.range(0, 25)
                .map(cell -> cell == 0 ? 100 : cell == 1 ? 0 : 999)
                .toArray();
        NutMap map = NutMap.lenient(values);

        assertThat(map.total()).isEqualTo(100 + 23 * 999);
        assertThat(map.transform(Symmetry.ROTATE_180).values()).startsWith(999).endsWith(0, 100);
        assertThatIllegalArgumentException().isThrownBy(() -> NutMap.of(values));
        assertThatExceptionOfType(BadText.class).isThrownBy(() -> Games.game("squirrel-war:" + map.text()));
        values[2] = 1000;
        assertThatIllegalArgumentException().isThrownBy(() -> NutMap.lenient(values));
    }

    @Test
    void ignoresLeadingZeros() {
        assertThat(Games.game("squirrel-war:000007").text()).isEqualTo("squirrel-war:7");
    }

    @Test
    void sumsValuesOfCells() {
        NutMap nuts = NutMap.numbered(7);
        assertThat(nuts.at(1)).isEqualTo(55);
        assertThat(nuts.sum(0b10011)).isEqualTo(2 + 55 + 30);
        assertThat(nuts.sum(1L << 24)).isEqualTo(36);
        assertThat(nuts.sum(0)).isZero();
    }

    @Test
    void isImmutable() {
        int[] values = NutMap.numbered(7).values();
        NutMap nuts = NutMap.of(values);
        values[0] = 99;
        nuts.values()[0] = 99;
        assertThat(nuts.at(0)).isEqualTo(2);
    }

    @Test
    void transformsWithTheBoard() {
        NutMap counted = NutMap.of(IntStream.rangeClosed(1, 25).toArray());
        assertThat(counted.transform(Symmetry.ROTATE_90).text())
                .isEqualTo("21,16,11,6,1/22,17,12,7,2/23,18,13,8,3/24,19,14,9,4/25,20,15,10,5");
        assertThat(counted.transform(Symmetry.TRANSPOSE).text())
                .isEqualTo("1,6,11,16,21/2,7,12,17,22/3,8,13,18,23/4,9,14,19,24/5,10,15,20,25");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 1_000_000})
    void rejectsNumbersOutOfRange(int number) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NutMap.numbered(number))
                .withMessageContaining("0 to 999999");
    }

    @Test
    void rejectsInvalidValues() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NutMap.of(new int[24]))
                .withMessageContaining("24 values");
        int[] values = new int[25];
        Arrays.fill(values, 50);
        values[24] = 100;
        assertThatIllegalArgumentException().isThrownBy(() -> NutMap.of(values)).withMessageContaining("100");
    }
}
