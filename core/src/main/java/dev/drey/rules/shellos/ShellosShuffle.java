package dev.drey.rules.shellos;

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

/**
 * Shellos Shuffle: a variant of Othello in which a disc may be placed next to any other, whether it turns discs over or
 * not; most discs win.
 */
public record ShellosShuffle() implements Game {
    /** The entry of this game in the list of games. */
    public static final GameKind KIND = GameKind.withoutSetup(
            "shellos-shuffle",
            "Shellos Shuffle",
            "Place a disc next to any other and turn over the discs it outflanks; most discs win.",
            ShellosShuffle::new);

    static final Grid GRID = new Grid(DiscKernel.SIZE, DiscKernel.SIZE, Coordinates.ROW_LETTER);
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
        return new ShellosPosition(BLACK_AT_START, WHITE_AT_START, Side.FIRST);
    }

    @Override
    public Position position(TextSlice board, Side toMove) {
        BoardText.Cells cells = BoardText.read(GRID, DiscKernel.SIZE, board);
        if ((cells.first() | cells.second()) == 0) {
            throw board.error("the board has no disc", "at least one, because every disc is placed next to another");
        }
        return new ShellosPosition(cells.of(toMove), cells.of(toMove.other()), toMove);
    }

    @Override
    public ShellosShuffle transform(Symmetry symmetry) {
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

    /** 60 moves from the default start; another position may have a single disc. */
    @Override
    public int maxGameLength() {
        return DiscKernel.SIZE * DiscKernel.SIZE - 1;
    }

    @Override
    public int defaultMatchLength() {
        return 3;
    }

    @Override
    public String toString() {
        return text();
    }
}
