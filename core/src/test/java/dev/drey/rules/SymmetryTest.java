package dev.drey.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class SymmetryTest {
    private static final Grid OBLONG = new Grid(3, 5, Coordinates.DIGITS);
    private static final Grid SQUARE = new Grid(5, 5, Coordinates.DIGITS);

    /** The image of the second cell of the top row of a 3×5 board. */
    @ParameterizedTest
    @CsvSource({
        "IDENTITY, 0, 1",
        "ROTATE_90, 1, 2",
        "ROTATE_180, 2, 3",
        "ROTATE_270, 3, 0",
        "FLIP_ROWS, 2, 1",
        "FLIP_COLUMNS, 0, 3",
        "TRANSPOSE, 1, 0",
        "ANTI_TRANSPOSE, 3, 2"
    })
    void mapsACell(Symmetry symmetry, int row, int col) {
        assertThat(symmetry.apply(OBLONG, new Cell(0, 1))).isEqualTo(new Cell(row, col));
    }

    @ParameterizedTest
    @EnumSource
    void mapsCellsOneToOne(Symmetry symmetry) {
        Set<Cell> images = new HashSet<>(images(symmetry, OBLONG));
        assertThat(images).hasSameElementsAs(OBLONG.transform(symmetry).cells());
    }

    @ParameterizedTest
    @EnumSource
    void inverseRestoresTheCell(Symmetry symmetry) {
        assertThat(OBLONG.cells())
                .allSatisfy(cell -> assertThat(
                                symmetry.inverse().apply(OBLONG.transform(symmetry), symmetry.apply(OBLONG, cell)))
                        .isEqualTo(cell));
        assertThat(OBLONG.transform(symmetry).transform(symmetry.inverse())).isEqualTo(OBLONG);
    }

    @Test
    void symmetriesFormAGroup() {
        Set<List<Cell>> eight = new HashSet<>();
        Arrays.stream(Symmetry.values()).forEach(symmetry -> eight.add(images(symmetry, SQUARE)));
        assertThat(eight).hasSize(8);
        for (Symmetry then : Symmetry.values()) {
            for (Symmetry first : Symmetry.values()) {
                List<Cell> both = SQUARE.cells().stream()
                        .map(cell -> then.apply(SQUARE, first.apply(SQUARE, cell)))
                        .toList();
                assertThat(eight).as(first + " and then " + then).contains(both);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void mapsSetsLikeTheirCells(Symmetry symmetry) {
        for (Cell cell : OBLONG.cells()) {
            Cell image = symmetry.apply(OBLONG, cell);
            assertThat(symmetry.apply(OBLONG, 8, 1L << cell.row() * 8 + cell.col()))
                    .isEqualTo(1L << image.row() * 8 + image.col());
        }
        long all = symmetry.apply(OBLONG, 8, 0x1f1f1fL);
        assertThat(Long.bitCount(all)).isEqualTo(15);
    }

    @ParameterizedTest
    @EnumSource
    void swapsAxesIffRowsBecomeColumns(Symmetry symmetry) {
        Cell left = symmetry.apply(SQUARE, new Cell(2, 0));
        Cell right = symmetry.apply(SQUARE, new Cell(2, 4));
        assertThat(left.col() == right.col()).isEqualTo(symmetry.swapsAxes());
    }

    private static List<Cell> images(Symmetry symmetry, Grid grid) {
        return grid.cells().stream().map(cell -> symmetry.apply(grid, cell)).toList();
    }
}
