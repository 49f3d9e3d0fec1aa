package dev.drey.rules.othello;

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
import dev.drey.rules.discs.DiscKernel;

/** Standard Othello: every move must turn over discs; most discs win. */
public record Othello() implements Game {
    /** The entry of this game in the list of games. */
    public static final GameKind KIND = GameKind.withoutSetup(
            "othello", "Othello", "Outflank your opponent's discs to turn them over; most discs win.", Othello::new);

    static final Grid GRID = new Grid(DiscKernel.SIZE, DiscKernel.SIZE, Coordinates.SMALL_COLUMN_LETTER);
    static final PlacementMoves PLACEMENTS = new PlacementMoves(GRID, DiscKernel.SIZE);

    private static final long BLACK_AT_START = 1L << 28 | 1L << 35;
    private static final long WHITE_AT_START = 1L << 27 | 1L << 36;

    @Override
    public GameKind kind() {
        return KIND;
    }

    @Override
    public String setup() {
        return "";
    }

    @Override
    public Grid grid() {
        return GRID;
    }

    @Override
    public Position start() {
        return new OthelloPosition(BLACK_AT_START, WHITE_AT_START, Side.FIRST);
    }

    @Override
    public Position position(TextSlice board, Side toMove) {
        BoardText.Cells cells = BoardText.read(GRID, DiscKernel.SIZE, board);
        return new OthelloPosition(cells.of(toMove), cells.of(toMove.other()), toMove);
    }

    @Override
    public Othello transform(Symmetry symmetry) {
        return this;
    }

    @Override
    public Move transform(Symmetry symmetry, Move move) {
        return PLACEMENTS.transform(symmetry, PLACEMENTS, move);
    }

    @Override
    public Move move(int code) {
        return PLACEMENTS.move(code);
    }

    @Override
    public boolean scored() {
        return true;
    }

    @Override
    public boolean canDraw() {
        return true;
    }

    /** At least every second move fills a cell, because there are never two passes in a row. */
    @Override
    public int maxGameLength() {
        return 2 * DiscKernel.SIZE * DiscKernel.SIZE;
    }

    @Override
    public String toString() {
        return text();
    }
}
