package dev.drey.rules;

/**
 * One of the eight symmetries of a rectangular board. Four of them map a board that is not square to one with rows and
 * columns swapped.
 */
public enum Symmetry {
    /** Leaves the board as it is. */
    IDENTITY(false),
    /** A rotation by 90 degrees clockwise. */
    ROTATE_90(true),
    /** A rotation by 180 degrees. */
    ROTATE_180(false),
    /** A rotation by 270 degrees clockwise. */
    ROTATE_270(true),
    /** A reflection that swaps top and bottom. */
    FLIP_ROWS(false),
    /** A reflection that swaps left and right. */
    FLIP_COLUMNS(false),
    /** A reflection along the diagonal from the upper left. */
    TRANSPOSE(true),
    /** A reflection along the diagonal from the upper right. */
    ANTI_TRANSPOSE(true);

    private final boolean swapsAxes;

    Symmetry(boolean swapsAxes) {
        this.swapsAxes = swapsAxes;
    }

    /** {@return whether rows become columns} */
    public boolean swapsAxes() {
        return swapsAxes;
    }

    /** {@return the symmetry that undoes this one} */
    public Symmetry inverse() {
        return switch (this) {
            case ROTATE_90 -> ROTATE_270;
            case ROTATE_270 -> ROTATE_90;
            default -> this;
        };
    }

    /**
     * {@return the image of a cell}
     *
     * @param grid the board of the cell
     * @param cell the cell
     */
    public Cell apply(Grid grid, Cell cell) {
        int row = cell.row();
        int col = cell.col();
        int lastRow = grid.rows() - 1;
        int lastCol = grid.cols() - 1;
        return switch (this) {
            case IDENTITY -> cell;
            case ROTATE_90 -> new Cell(col, lastRow - row);
            case ROTATE_180 -> new Cell(lastRow - row, lastCol - col);
            case ROTATE_270 -> new Cell(lastCol - col, row);
            case FLIP_ROWS -> new Cell(lastRow - row, col);
            case FLIP_COLUMNS -> new Cell(row, lastCol - col);
            case TRANSPOSE -> new Cell(col, row);
            case ANTI_TRANSPOSE -> new Cell(lastCol - col, lastRow - row);
        };
    }

    /**
     * {@return the image of a set of cells} Bit {@code row * stride + col} is a cell both before and after.
     *
     * @param grid the board of the cells
     * @param stride the number of bits per row
     * @param cells the cells
     */
    public long apply(Grid grid, int stride, long cells) {
        long moved = 0;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            Cell to = apply(grid, new Cell(bit / stride, bit % stride));
            moved |= 1L << (to.row() * stride + to.col());
        }
        return moved;
    }
}
