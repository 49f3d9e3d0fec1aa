package dev.drey.rules.santorini;

import dev.drey.rules.Coordinates;
import dev.drey.rules.Game;
import dev.drey.rules.GameKind;
import dev.drey.rules.Grid;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.Symmetry;
import dev.drey.rules.TextSlice;
import java.util.Locale;
import java.util.Optional;

/**
 * Santorini with Cubes and Pyramids: step, build, and be first on a tower of three.
 *
 * @param first the type of the pieces of the first side
 * @param second the type of the pieces of the second side
 */
public record Santorini(PieceType first, PieceType second) implements Game {
    /** The entry of this game in the list of games. */
    public static final GameKind KIND = new GameKind(
            "santorini",
            "Santorini with Cubes and Pyramids",
            "Step, build, and be first on a tower of three.",
            Optional.of(new GameKind.Setup(
                    "pieces",
                    "CC|CP|PC|PP",
                    "The pieces of the first and the second side: C for cubes (step orthogonally), P for pyramids (diagonally);"
                            + " default: CC.")),
            Santorini::read,
            random -> new Santorini(PieceType.CUBE, PieceType.CUBE));

    static final Grid GRID = new Grid(SantoriniKernel.SIZE, SantoriniKernel.SIZE, Coordinates.DIGITS);

    /**
     * {@return the type of the pieces of a side}
     *
     * @param side the side
     */
    public PieceType type(Side side) {
        return side == Side.FIRST ? first : second;
    }

    @Override
    public GameKind kind() {
        return KIND;
    }

    @Override
    public String setup() {
        return "" + first.letter() + second.letter();
    }

    @Override
    public Grid grid() {
        return GRID;
    }

    /** The pieces of the first side start on 00 and 41, those of the second side on 03 and 44. */
    @Override
    public Position start() {
        return new SantoriniPosition(this, 0, 0, 0, 0, 1 | 1 << 21, 1 << 3 | 1 << 24, Side.FIRST);
    }

    @Override
    public Position position(TextSlice board, Side toMove) {
        return SantoriniBoardText.read(this, board, toMove);
    }

    @Override
    public Santorini transform(Symmetry symmetry) {
        return this;
    }

    @Override
    public Santorini exchanged() {
        return new Santorini(second, first);
    }

    @Override
    public Move transform(Symmetry symmetry, Move move) {
        return SantoriniMoves.transform(symmetry, move);
    }

    @Override
    public Move move(int code) {
        return SantoriniMoves.move(code);
    }

    @Override
    public boolean scored() {
        return false;
    }

    @Override
    public boolean canDraw() {
        return false;
    }

    /** Every move but the last places a tile, and a cell takes four tiles. */
    @Override
    public int maxGameLength() {
        return 4 * SantoriniKernel.CELLS + 1;
    }

    @Override
    public String toString() {
        return text();
    }

    private static Santorini read(TextSlice setup) {
        if (setup.isEmpty()) {
            return new Santorini(PieceType.CUBE, PieceType.CUBE);
        }
        if (setup.length() != 2) {
            throw setup.error("invalid pieces " + setup.quoted(), "CC, CP, PC or PP");
        }
        return new Santorini(type(setup, 0), type(setup, 1));
    }

    private static PieceType type(TextSlice setup, int index) {
        String letter = String.valueOf(setup.charAt(index)).toUpperCase(Locale.ROOT);
        for (PieceType type : PieceType.values()) {
            if (letter.equals(String.valueOf(type.letter()))) {
                return type;
            }
        }
        throw setup.errorAt(index, "invalid pieces " + setup.quoted(), "C (cubes) or P (pyramids) for each side");
    }
}
