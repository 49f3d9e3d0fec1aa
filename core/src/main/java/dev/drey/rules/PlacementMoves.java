package dev.drey.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * The moves of a game in which a move is a cell; bit {@code row * stride + col} of a set of cells is that cell. The
 * placement games share this class, so that they parse, write and order moves in the same way.
 */
public final class PlacementMoves {
    private final Grid grid;
    private final int stride;
    private final List<String> verbs;
    private final Move[] moves;

    /**
     * Creates the moves of a board.
     *
     * @param grid the board
     * @param stride the number of bits per row
     * @param verbs the words that may come before the cell, such as {@code claim}
     */
    public PlacementMoves(Grid grid, int stride, String... verbs) {
        this.grid = grid;
        this.stride = stride;
        this.verbs = List.of(verbs);
        this.moves = new Move[grid.rows() * stride];
        for (Cell cell : grid.cells()) {
            int bit = bit(cell);
            moves[bit] = new Move(bit, grid.name(cell), List.of(cell));
        }
    }

    /** {@return the number of bits per row} */
    public int stride() {
        return stride;
    }

    /**
     * {@return the bit of a cell}
     *
     * @param cell the cell
     */
    public int bit(Cell cell) {
        return cell.row() * stride + cell.col();
    }

    /**
     * {@return the cell of a bit}
     *
     * @param bit the bit
     */
    public Cell cell(int bit) {
        return new Cell(bit / stride, bit % stride);
    }

    /**
     * {@return the cells of a set, in row-major order}
     *
     * @param set the set
     */
    public List<Cell> cells(long set) {
        List<Cell> cells = new ArrayList<>(Long.bitCount(set));
        for (long rest = set; rest != 0; rest &= rest - 1) {
            cells.add(cell(Long.numberOfTrailingZeros(rest)));
        }
        return cells;
    }

    /**
     * {@return the moves to these cells, in row-major order}
     *
     * @param set the cells
     */
    public List<Move> moves(long set) {
        Move[] list = new Move[Long.bitCount(set)];
        int count = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            list[count++] = moves[Long.numberOfTrailingZeros(rest)];
        }
        return List.of(list);
    }

    /**
     * {@return the image of a set of cells under a symmetry}
     *
     * @param symmetry the symmetry
     * @param set the cells
     */
    public long transform(Symmetry symmetry, long set) {
        return symmetry.apply(grid, stride, set);
    }

    /**
     * {@return the move to a cell, or a pass}
     *
     * @param code the bit of the cell, or the code of {@link Move#PASS}
     * @throws IllegalArgumentException if there is no such move
     */
    public Move move(int code) {
        if (code == Move.PASS.code()) {
            return Move.PASS;
        }
        Move move = code < 0 || code >= moves.length ? null : moves[code];
        if (move == null) {
            throw new IllegalArgumentException("no move has the code " + code);
        }
        return move;
    }

    /**
     * {@return the image of a move under a symmetry}
     *
     * @param symmetry the symmetry
     * @param onto the moves of the transformed board
     * @param move the move
     */
    public Move transform(Symmetry symmetry, PlacementMoves onto, Move move) {
        return move.isPass() ? move : onto.moves[onto.bit(symmetry.apply(grid, cell(move.code())))];
    }

    /**
     * {@return whether a move goes to one of the legal cells, or is a legal pass}
     *
     * @param move the move
     * @param legal the legal cells
     * @param passes whether a pass is legal
     */
    public boolean isLegal(Move move, long legal, boolean passes) {
        return move.isPass()
                ? passes && move.equals(Move.PASS)
                : move.code() < moves.length && (legal >>> move.code() & 1) != 0 && move.equals(moves[move.code()]);
    }

    /**
     * Parses a move.
     *
     * @param text the text as a player typed it
     * @param legal the cells that may be taken
     * @param taken the occupied cells
     * @param passes whether a pass is forced
     * @param whyIllegal explains why an empty cell may not be taken
     * @return the legal move, or the reason why the text is not one
     */
    public ParsedMove read(String text, long legal, long taken, boolean passes, Function<Cell, String> whyIllegal) {
        if (legal == 0 && !passes) {
            return new Rejection(Reason.OVER, "The game is over.");
        }
        String typed = text.strip().toLowerCase(Locale.ROOT);
        String word = typed.substring(verb(text).map(String::length).orElse(0)).replaceAll("\\s+", "");
        if (word.equals("pass")) {
            return passes
                    ? new ParsedMove.Legal(Move.PASS)
                    : new Rejection(Reason.ILLEGAL, "You have a legal move, so you cannot pass.");
        }
        if (!grid.isCellName(word)) {
            TextSlice shown = TextSlice.of(text);
            String problem = shown.isEmpty() ? "You entered nothing" : shown.quoted() + " is not a cell";
            return new Rejection(
                    Reason.UNREADABLE,
                    problem
                            + (passes
                                    ? ": you have no legal move and must pass."
                                    : ": name a cell such as " + example(legal) + "."));
        }
        Optional<Cell> found = grid.find(word);
        if (found.isEmpty()) {
            return new Rejection(
                    Reason.OFF_BOARD, inCaseOfGrid(word) + " is not on the board: " + grid.describe() + ".");
        }
        int bit = bit(found.get());
        if ((taken >>> bit & 1) != 0) {
            return new Rejection(Reason.OCCUPIED, grid.name(found.get()) + " is already taken.");
        }
        if ((legal >>> bit & 1) == 0) {
            String reason = passes ? "You have no legal move and must pass." : whyIllegal.apply(found.get());
            return new Rejection(Reason.ILLEGAL, reason);
        }
        return new ParsedMove.Legal(moves[bit]);
    }

    /**
     * {@return the verb before the cell, such as {@code raid} in {@code raid D2}; empty if there is none}
     *
     * @param text the text of a move
     */
    public Optional<String> verb(String text) {
        String typed = text.strip().toLowerCase(Locale.ROOT);
        return verbs.stream()
                .filter(typed::startsWith)
                .filter(verb -> typed.length() > verb.length() && Character.isWhitespace(typed.charAt(verb.length())))
                .findFirst();
    }

    /** An example of a legal cell, from the middle of the list. */
    private String example(long legal) {
        List<Move> choice = moves(legal);
        return choice.get(choice.size() / 2).text();
    }

    private String inCaseOfGrid(String word) {
        return grid.coordinates() == Coordinates.SMALL_COLUMN_LETTER ? word : word.toUpperCase(Locale.ROOT);
    }
}
