package dev.drey.classroom.grade.slip;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/** Files as a student may have written them. */
final class SlippedLog {
    private static final int BLOCK = 1 << 12;

    private final OutputStream out;
    private final Set<Quirk> quirks;
    private final Spelling spelling;
    private final boolean windows;
    private final StringBuilder block = new StringBuilder();
    private boolean begun;

    /** @param windows whether lines have alpha and beta */
    SlippedLog(OutputStream out, Set<Quirk> quirks, Spelling spelling, boolean windows) {
        this.out = out;
        this.quirks = quirks;
        this.spelling = quirks.contains(Quirk.INFINITY_SPELLED) ? spelling : Spelling.RIGHT;
        this.windows = windows;
    }

    void header() throws IOException {
        if (!quirks.contains(Quirk.HEADER_MISSING)) {
            beginLine();
            block.append(windows ? "Node,Depth,Value,Alpha,Beta" : "Node,Depth,Value");
            endLine();
        }
    }

    void line(String name, int depth, int value, int alpha, int beta) throws IOException {
        beginLine();
        block.append(name).append(',').append(depth + (quirks.contains(Quirk.ROOT_HAS_DEPTH_ONE) ? 1 : 0));
        append(value);
        if (windows) {
            append(alpha);
            append(beta);
        }
        endLine();
    }

    private void append(int value) {
        block.append(',');
        if (value == SlippedSearch.INFINITY) {
            block.append(spelling.plus());
        } else if (value == -SlippedSearch.INFINITY) {
            block.append(spelling.minus());
        } else {
            block.append(value);
            if (quirks.contains(Quirk.VALUES_AS_DECIMALS)) {
                block.append(".0");
            }
        }
    }

    /** What a cell is called. */
    String name(int cell) {
        int row = cell / Battlefield.SIZE;
        int col = cell % Battlefield.SIZE;
        boolean rowLetters = quirks.contains(Quirk.ROW_LETTERS) || quirks.contains(Quirk.ROW_LETTERS_COLUMN_MAJOR);
        int letter = rowLetters ? row : col;
        int digit = rowLetters ? col : row;
        return "" + (char) ('A' + letter) + (char) ('1' + digit);
    }

    void board(int[] board) throws IOException {
        if (begun && quirks.contains(Quirk.BLANK_BETWEEN_BOARDS)) {
            block.append('\n');
        }
        for (int cell = 0; cell < board.length; cell++) {
            if (cell % Battlefield.SIZE == 0) {
                beginLine();
            }
            block.append(board[cell] == 0 ? '*' : board[cell] == Battlefield.X ? 'X' : 'O');
            if (cell % Battlefield.SIZE == Battlefield.SIZE - 1) {
                endLine();
            }
        }
    }

    private void beginLine() {
        if (begun && quirks.contains(Quirk.BLANK_BETWEEN_LINES)) {
            block.append('\n');
        }
        begun = true;
    }

    private void endLine() throws IOException {
        block.append('\n');
        if (block.length() >= BLOCK) {
            flush();
        }
    }

    void flush() throws IOException {
        out.write(block.toString().getBytes(StandardCharsets.ISO_8859_1));
        block.setLength(0);
    }
}
