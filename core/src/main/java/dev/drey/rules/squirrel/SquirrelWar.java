package dev.drey.rules.squirrel;

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
import java.util.Optional;

/**
 * Squirrel War: raid next to your own squirrels or sneak elsewhere; most nuts win.
 *
 * @param nuts the values of the cells
 */
public record SquirrelWar(NutMap nuts) implements Game {
    /** The entry of this game in the list of games. */
    public static final GameKind KIND = new GameKind(
            "squirrel-war",
            "Squirrel War",
            "Raid next to your own squirrels or sneak elsewhere; most nuts win.",
            Optional.of(new GameKind.Setup(
                    "nuts",
                    "NUMBER|VALUES",
                    "Number of the nut map, 0 to 999999, or its 25 values from 1 to 99 as a,b,c,d,e/.../.../.../...;"
                            + " default: a random number.")),
            SquirrelWar::read,
            random -> new SquirrelWar(NutMap.numbered(random.nextInt(NutMap.MAX_NUMBER + 1))));

    static final Grid GRID = new Grid(SquirrelKernel.SIZE, SquirrelKernel.SIZE, Coordinates.COLUMN_LETTER);
    static final PlacementMoves PLACEMENTS = new PlacementMoves(GRID, SquirrelKernel.SIZE, "raid", "sneak");

    @Override
    public GameKind kind() {
        return KIND;
    }

    @Override
    public String setup() {
        return nuts.text();
    }

    @Override
    public Grid grid() {
        return GRID;
    }

    @Override
    public Position start() {
        return new SquirrelPosition(this, 0, 0, Side.FIRST);
    }

    @Override
    public Position position(TextSlice board, Side toMove) {
        BoardText.Cells cells = BoardText.read(GRID, SquirrelKernel.SIZE, board);
        return new SquirrelPosition(this, cells.of(toMove), cells.of(toMove.other()), toMove);
    }

    @Override
    public SquirrelWar transform(Symmetry symmetry) {
        return new SquirrelWar(nuts.transform(symmetry));
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

    @Override
    public int maxGameLength() {
        return SquirrelKernel.CELLS;
    }

    @Override
    public String toString() {
        return text();
    }

    private static SquirrelWar read(TextSlice setup) {
        if (setup.isEmpty()) {
            throw setup.error(
                    "missing nut map", "squirrel-war:NUMBER (0 to 999999) or squirrel-war:a,b,c,d,e/.../.../.../...");
        }
        return new SquirrelWar(NutMap.read(setup));
    }
}
