package dev.drey.rules.claim;

import dev.drey.rules.BoardText;
import dev.drey.rules.Coordinates;
import dev.drey.rules.Game;
import dev.drey.rules.GameKind;
import dev.drey.rules.Grid;
import dev.drey.rules.Move;
import dev.drey.rules.PlacementMoves;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.Symmetry;
import dev.drey.rules.TextSlice;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Adjacent Claim on a board of 3 to 8 rows and columns: claim cells next to your own; most cells win. */
public final class AdjacentClaim implements Game {
    /** The entry of this game in the list of games. */
    public static final GameKind KIND = new GameKind(
            "adjacent-claim",
            "Adjacent Claim",
            "Claim cells next to your own; most cells win.",
            Optional.of(new GameKind.Setup(
                    "size", "ROWSxCOLUMNS", "The board size, 3 to 8 rows and columns, such as 6x7; default: 5x5.")),
            AdjacentClaim::read,
            random -> of(5, 5));

    static final int STRIDE = 8;
    private static final int MIN_SIZE = 3;
    private static final int MAX_SIZE = 8;

    /** One instance per size, created on first use, because each holds all its moves. */
    private static final @Nullable AdjacentClaim[] SIZES = new AdjacentClaim[(MAX_SIZE + 1) * (MAX_SIZE + 1)];

    private final Grid grid;
    private final PlacementMoves placements;
    private final long board;

    private AdjacentClaim(int rows, int cols) {
        grid = new Grid(rows, cols, Coordinates.ROW_LETTER);
        placements = new PlacementMoves(grid, STRIDE, "claim");
        board = ClaimKernel.board(rows, cols);
    }

    /**
     * {@return the game on a board of this size}
     *
     * @param rows the number of rows, 3 to 8
     * @param cols the number of columns, 3 to 8
     */
    public static AdjacentClaim of(int rows, int cols) {
        if (rows < MIN_SIZE || rows > MAX_SIZE || cols < MIN_SIZE || cols > MAX_SIZE) {
            throw new IllegalArgumentException(rows + "x" + cols + ": rows and columns must be 3 to 8");
        }
        int index = rows * (MAX_SIZE + 1) + cols;
        AdjacentClaim game = SIZES[index];
        if (game == null) {
            // If two threads create it at the same time, either instance will do, because games are equal by value.
            game = new AdjacentClaim(rows, cols);
            SIZES[index] = game;
        }
        return game;
    }

    long board() {
        return board;
    }

    PlacementMoves placements() {
        return placements;
    }

    @Override
    public GameKind kind() {
        return KIND;
    }

    @Override
    public String setup() {
        return grid.rows() + "x" + grid.cols();
    }

    @Override
    public Grid grid() {
        return grid;
    }

    @Override
    public Position start() {
        return new ClaimPosition(this, 0, 0, Side.FIRST);
    }

    @Override
    public Position position(TextSlice text, Side toMove) {
        BoardText.Cells cells = BoardText.read(grid, STRIDE, text);
        return new ClaimPosition(this, cells.of(toMove), cells.of(toMove.other()), toMove);
    }

    @Override
    public AdjacentClaim transform(Symmetry symmetry) {
        return symmetry.swapsAxes() ? of(/* rows= */ grid.cols(), /* cols= */ grid.rows()) : this;
    }

    @Override
    public Move transform(Symmetry symmetry, Move move) {
        return placements.transform(symmetry, transform(symmetry).placements, move);
    }

    @Override
    public Move move(int code) {
        return placements.move(code);
    }

    @Override
    public boolean scored() {
        return true;
    }

    /** Only a board with an even number of cells can be shared equally. */
    @Override
    public boolean canDraw() {
        return grid.rows() * grid.cols() % 2 == 0;
    }

    /** Every claim fills a cell, and there are never two passes in a row. */
    @Override
    public int maxGameLength() {
        return 2 * grid.rows() * grid.cols();
    }

    /** On 5x5 the side that starts wins by opening in the centre, so each side starts once. */
    @Override
    public int defaultMatchLength() {
        return grid.rows() == 5 && grid.cols() == 5 ? 2 : 1;
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof AdjacentClaim other && grid.equals(other.grid);
    }

    @Override
    public int hashCode() {
        return grid.hashCode();
    }

    @Override
    public String toString() {
        return text();
    }

    private static AdjacentClaim read(TextSlice setup) {
        if (setup.isEmpty()) {
            return of(5, 5);
        }
        List<TextSlice> sizes = new TextSlice(setup.whole().replace('X', 'x'), setup.from(), setup.to()).split('x');
        if (sizes.size() != 2) {
            throw setup.error("invalid size " + setup.quoted(), "ROWSxCOLUMNS, such as 5x5");
        }
        return of(size(sizes.get(0), "rows"), size(sizes.get(1), "columns"));
    }

    private static int size(TextSlice text, String unit) {
        int size = text.length() == 1 ? text.charAt(0) - '0' : -1;
        if (size < MIN_SIZE || size > MAX_SIZE) {
            throw text.error("invalid number of " + unit + " " + text.quoted(), MIN_SIZE + " to " + MAX_SIZE);
        }
        return size;
    }
}
