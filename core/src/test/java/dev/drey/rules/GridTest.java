package dev.drey.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class GridTest {
    /** The name of the cell in the third row and fourth column in each notation. */
    @ParameterizedTest
    @CsvSource({"COLUMN_LETTER, D3", "SMALL_COLUMN_LETTER, d3", "ROW_LETTER, C4", "DIGITS, 23"})
    void namesCellsInEachNotation(Coordinates coordinates, String name) {
        Grid grid = new Grid(5, 5, coordinates);
        assertThat(grid.name(new Cell(2, 3))).isEqualTo(name);
        assertThat(grid.find(name)).contains(new Cell(2, 3));
    }

    @ParameterizedTest
    @EnumSource
    void findsCellsInEitherCase(Coordinates coordinates) {
        Grid grid = new Grid(3, 8, coordinates);
        Set<String> names = new HashSet<>();
        for (Cell cell : grid.cells()) {
            String name = grid.name(cell);
            names.add(name);
            assertThat(grid.find(name)).contains(cell);
            assertThat(grid.find(name.toUpperCase(Locale.ROOT))).contains(cell);
            assertThat(grid.find(name.toLowerCase(Locale.ROOT))).contains(cell);
        }
        assertThat(names).hasSize(24);
    }

    @Test
    void listsCellsInRowMajorOrder() {
        assertThat(new Grid(2, 3, Coordinates.DIGITS).cells())
                .extracting(Coordinates.DIGITS::name)
                .containsExactly("00", "01", "02", "10", "11", "12");
    }

    @ParameterizedTest
    @ValueSource(strings = {"A4", "I1", "A0", "A9", "Z9"})
    void recognisesNamesOffTheBoard(String name) {
        Grid grid = new Grid(8, 3, Coordinates.ROW_LETTER);
        assertThat(grid.isCellName(name)).isTrue();
        assertThat(grid.find(name)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "A", "1A", "A11", "@1", "[1", "`1", "{1", "A:", "A/", "Ä1", "A١", "A１", "11"})
    void rejectsTextsThatAreNotNames(String name) {
        Grid grid = new Grid(8, 8, Coordinates.ROW_LETTER);
        assertThat(grid.isCellName(name)).isFalse();
        assertThat(grid.find(name)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"-1, 0, false", "0, -1, false", "0, 0, true", "2, 7, true", "3, 0, false", "0, 8, false"})
    void containsOnlyCellsOnTheBoard(int row, int col, boolean on) {
        assertThat(new Grid(3, 8, Coordinates.DIGITS).contains(new Cell(row, col)))
                .isEqualTo(on);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "COLUMN_LETTER       | columns are A-H, rows 1-3",
                "SMALL_COLUMN_LETTER | columns are a-h, rows 1-3",
                "ROW_LETTER          | rows are A-C, columns 1-8",
                "DIGITS              | rows are 0-2, columns 0-7"
            })
    void describesTheNames(Coordinates coordinates, String words) {
        assertThat(new Grid(3, 8, coordinates).describe()).isEqualTo(words);
    }

    @ParameterizedTest
    @EnumSource
    void labelsFormTheNames(Coordinates coordinates) {
        for (Cell cell : new Grid(3, 8, coordinates).cells()) {
            String row = coordinates.rowLabel(cell.row());
            String col = coordinates.columnLabel(cell.col());
            assertThat(coordinates.name(cell)).isIn(row + col, col + row);
        }
    }

    @Test
    void rotationSwapsRowsAndColumns() {
        Grid grid = new Grid(3, 8, Coordinates.DIGITS);
        assertThat(grid.transform(Symmetry.ROTATE_90)).isEqualTo(new Grid(8, 3, Coordinates.DIGITS));
        assertThat(grid.transform(Symmetry.ROTATE_180)).isEqualTo(grid);
    }
}
