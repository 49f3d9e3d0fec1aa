package dev.drey.rules.santorini;

import dev.drey.rules.Cell;
import dev.drey.rules.Grid;
import dev.drey.rules.Move;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Reason;
import dev.drey.rules.Rejection;
import dev.drey.rules.TextSlice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses a move as a player types it, and explains which rule it breaks. */
final class SantoriniMoveReader {
    private static final Grid GRID = Santorini.GRID;

    /**
     * Matches {@code 00-10+11} and {@code 22-32}, also with additional spaces or with only spaces between the cells.
     */
    private static final Pattern TURN = Pattern.compile(
            "\\(?(\\d)\\s*,?\\s*(\\d)\\)?\\s*[-\\s]\\s*\\(?(\\d)\\s*,?\\s*(\\d)\\)?(?:\\s*[+\\s]\\s*\\(?(\\d)\\s*,?\\s*(\\d)\\)?)?");

    /** Matches the cell of a piece alone, the start of a move. */
    private static final Pattern PIECE = Pattern.compile("\\(?(\\d)\\s*,?\\s*(\\d)\\)?");

    private final SantoriniPosition position;

    private SantoriniMoveReader(SantoriniPosition position) {
        this.position = position;
    }

    static ParsedMove read(SantoriniPosition position, String text) {
        if (position.isOver()) {
            return new Rejection(Reason.OVER, "The game is over.");
        }
        // Runs of spaces are reduced to one first, because the pattern would backtrack over all ways to divide them.
        String words = text.strip().replaceAll("\\s+", " ");
        Matcher piece = PIECE.matcher(words);
        if (piece.matches()) {
            return new SantoriniMoveReader(position).piece(new Cell(digit(piece, 1), digit(piece, 2)));
        }
        Matcher matcher = TURN.matcher(words);
        if (!matcher.matches()) {
            TextSlice shown = TextSlice.of(text);
            return new Rejection(
                    Reason.UNREADABLE,
                    (shown.isEmpty() ? "You entered nothing" : shown.quoted() + " is not a move")
                            + ": write FROM-TO+TILE, each cell as row and column, such as 00-10+11.");
        }
        return new SantoriniMoveReader(position).read(matcher);
    }

    private ParsedMove read(Matcher matcher) {
        List<Cell> cells = new ArrayList<>();
        for (int group = 1; group < 6 && matcher.group(group) != null; group += 2) {
            cells.add(new Cell(digit(matcher, group), digit(matcher, group + 1)));
        }
        Optional<Cell> off = cells.stream().filter(cell -> !GRID.contains(cell)).findFirst();
        if (off.isPresent()) {
            return offBoard(off.get());
        }
        int from = SantoriniMoves.bit(cells.get(0));
        int to = SantoriniMoves.bit(cells.get(1));
        return step(from, to)
                .orElseGet(() -> build(from, to, cells.size() == 3 ? SantoriniMoves.bit(cells.get(2)) : -1));
    }

    private static int digit(Matcher matcher, int group) {
        return Character.digit(matcher.group(group).charAt(0), 10);
    }

    /** Explains what is wrong with a piece, or what is missing after it. */
    private ParsedMove piece(Cell cell) {
        if (!GRID.contains(cell)) {
            return offBoard(cell);
        }
        int from = SantoriniMoves.bit(cell);
        if ((position.mine() >>> from & 1) == 0) {
            return noPiece(from);
        }
        int steps = position.steps(from);
        return new Rejection(
                Reason.ILLEGAL,
                steps == 0
                        ? "Your piece on " + name(from)
                                + " cannot step: every cell it could reach is taken, a ruin or too high."
                        : "Write the cell to step to after a '-'. The piece on " + name(from) + " can step to "
                                + names(steps) + ".");
    }

    private static Rejection offBoard(Cell cell) {
        return new Rejection(Reason.OFF_BOARD, GRID.name(cell) + " is not on the board: " + GRID.describe() + ".");
    }

    private Rejection noPiece(int from) {
        return new Rejection(
                Reason.ILLEGAL,
                "You have no piece on " + name(from) + ": your pieces ("
                        + position.toMove().letter() + ") are on " + names(position.mine()) + ".");
    }

    /** Returns the rejection of a step; empty if the step is legal. */
    private Optional<ParsedMove> step(int from, int to) {
        PieceType type = position.game().type(position.toMove());
        if ((position.mine() >>> from & 1) == 0) {
            return Optional.of(noPiece(from));
        }
        if ((position.steps(from) >>> to & 1) != 0) {
            return Optional.empty();
        }
        if ((SantoriniKernel.steps(from, type.diagonal(), 0, 0, 0, 0, 0, 0) >>> to & 1) == 0) {
            return rejected(
                    Reason.ILLEGAL,
                    type == PieceType.CUBE
                            ? "A cube steps one cell up, down, left or right, so it cannot step from " + name(from)
                                    + " to " + name(to) + "."
                            : "A pyramid steps one cell diagonally, so it cannot step from " + name(from) + " to "
                                    + name(to) + ".");
        }
        if (((position.mine() | position.theirs()) >>> to & 1) != 0) {
            return rejected(Reason.OCCUPIED, "A piece stands on " + name(to) + ".");
        }
        if (position.level(to) == 4) {
            return rejected(Reason.ILLEGAL, name(to) + " is a ruin: no piece can step onto it.");
        }
        return rejected(
                Reason.ILLEGAL,
                name(to) + " is on level " + position.level(to) + " and " + name(from) + " on level "
                        + position.level(from) + ": a piece climbs at most one level per step.");
    }

    private ParsedMove build(int from, int to, int build) {
        if (position.level(to) == 3) {
            return build < 0
                    ? legal(from, to, SantoriniKernel.NO_BUILD)
                    : new Rejection(
                            Reason.ILLEGAL,
                            "Stepping onto level 3 wins at once and places no tile: write " + name(from) + "-"
                                    + name(to) + ".");
        }
        String choices = "You can place the tile on " + names(position.builds(from, to)) + ".";
        if (build < 0) {
            return new Rejection(Reason.ILLEGAL, "Write the cell for the tile after a '+'. " + choices);
        }
        if ((position.builds(from, to) >>> build & 1) != 0) {
            return legal(from, to, build);
        }
        boolean far = (SantoriniKernel.around(to) >>> build & 1) == 0;
        boolean dead = position.level(build) == 4;
        return new Rejection(
                far || dead ? Reason.ILLEGAL : Reason.OCCUPIED,
                (far
                                ? "The tile must go next to " + name(to) + ". "
                                : dead
                                        ? name(build) + " is a ruin: no tile can be placed on it. "
                                        : "A piece stands on " + name(build) + ". ")
                        + choices);
    }

    private static ParsedMove legal(int from, int to, int build) {
        Move move = SantoriniMoves.move(from, to, build);
        return new ParsedMove.Legal(move);
    }

    private static Optional<ParsedMove> rejected(Reason reason, String message) {
        return Optional.of(new Rejection(reason, message));
    }

    private static String name(int cell) {
        return GRID.name(SantoriniMoves.cell(cell));
    }

    private static String names(int cells) {
        List<String> names = new ArrayList<>();
        for (int cell : SantoriniMoves.bits(cells)) {
            names.add(name(cell));
        }
        return String.join(", ", names);
    }
}
