package dev.drey.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The size of a board and the notation of its cells.
 *
 * @param rows the number of rows
 * @param cols the number of columns
 * @param coordinates the notation of the cells
 */
public record Grid(int rows, int cols, Coordinates coordinates) {

    /**
     * {@return the name of a cell, such as {@code D3}}
     *
     * @param cell the cell
     */
    public String name(Cell cell) {
        return coordinates.name(cell);
    }

    /**
     * {@return whether a cell is on this board}
     *
     * @param cell the cell
     */
    public boolean contains(Cell cell) {
        return cell.row() >= 0 && cell.row() < rows && cell.col() >= 0 && cell.col() < cols;
    }

    /** {@return all cells, row by row} */
    public List<Cell> cells() {
        List<Cell> cells = new ArrayList<>(rows * cols);
        for (int row = 0; row < rows; row++) {
            for (int col = 0; col < cols; col++) {
                cells.add(new Cell(row, col));
            }
        }
        return cells;
    }

    /**
     * {@return whether a text has the form of a cell name, on this board or off it}
     *
     * @param text the text
     */
    public boolean isCellName(String text) {
        return coordinates.isCellName(text);
    }

    /**
     * {@return the cell of that name, in upper or lower case; empty if it is not on this board}
     *
     * @param name the name of a cell
     */
    public Optional<Cell> find(String name) {
        return Optional.of(name)
                .filter(coordinates::isCellName)
                .map(coordinates::cell)
                .filter(this::contains);
    }

    /** {@return a description of the cell names of this board, for error messages} */
    public String describe() {
        String lastRow = coordinates.rowLabel(rows - 1);
        String lastCol = coordinates.columnLabel(cols - 1);
        String rowSpan = coordinates.rowLabel(0) + "-" + lastRow;
        String colSpan = coordinates.columnLabel(0) + "-" + lastCol;
        return switch (coordinates) {
            case COLUMN_LETTER, SMALL_COLUMN_LETTER -> "columns are " + colSpan + ", rows " + rowSpan;
            case ROW_LETTER, DIGITS -> "rows are " + rowSpan + ", columns " + colSpan;
        };
    }

    /**
     * {@return the grid of the transformed board}
     *
     * @param symmetry the symmetry
     */
    public Grid transform(Symmetry symmetry) {
        return symmetry.swapsAxes() ? new Grid(/* rows= */ cols, /* cols= */ rows, coordinates) : this;
    }
}
