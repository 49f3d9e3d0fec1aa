package dev.drey.classroom.diagnosis;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/** Writes logs and boards as a student's program may write them, with mistakes. */
final class FaultyWriter {
    private static final int BUFFER_SIZE = 1 << 12;

    private final OutputStream out;
    private final Set<MistakeVariant> variants;
    private final InfinitySpelling spelling;
    private final boolean withWindows;
    private final StringBuilder buffer = new StringBuilder();
    private boolean started;

    /** @param withWindows whether log lines have the columns alpha and beta */
    FaultyWriter(OutputStream out, Set<MistakeVariant> variants, InfinitySpelling spelling, boolean withWindows) {
        this.out = out;
        this.variants = variants;
        this.spelling = variants.contains(MistakeVariant.INFINITY_SPELLED) ? spelling : InfinitySpelling.CORRECT;
        this.withWindows = withWindows;
    }

    void writeHeader() throws IOException {
        if (!variants.contains(MistakeVariant.HEADER_MISSING)) {
            beginLine();
            buffer.append(withWindows ? "Node,Depth,Value,Alpha,Beta" : "Node,Depth,Value");
            endLine();
        }
    }

    void writeLine(String name, int depth, int value, int alpha, int beta) throws IOException {
        beginLine();
        int rootDepth = variants.contains(MistakeVariant.ROOT_HAS_DEPTH_ONE) ? 1 : 0;
        buffer.append(name).append(',').append(depth + rootDepth);
        append(value);
        if (withWindows) {
            append(alpha);
            append(beta);
        }
        endLine();
    }

    private void append(int value) {
        buffer.append(',');
        if (value == FaultySearch.INFINITY) {
            buffer.append(spelling.plus());
        } else if (value == -FaultySearch.INFINITY) {
            buffer.append(spelling.minus());
        } else {
            buffer.append(value);
            if (variants.contains(MistakeVariant.VALUES_AS_DECIMALS)) {
                buffer.append(".0");
            }
        }
    }

    /** The name of a cell in the log. */
    String cellName(int cell) {
        int row = cell / FaultyRules.SIZE;
        int col = cell % FaultyRules.SIZE;
        boolean rowLetters = variants.contains(MistakeVariant.ROW_LETTERS)
                || variants.contains(MistakeVariant.ROW_LETTERS_COLUMN_MAJOR);
        int letter = rowLetters ? row : col;
        int digit = rowLetters ? col : row;
        return "" + (char) ('A' + letter) + (char) ('1' + digit);
    }

    void writeBoard(int[] board) throws IOException {
        if (started && variants.contains(MistakeVariant.BLANK_BETWEEN_BOARDS)) {
            buffer.append('\n');
        }
        for (int cell = 0; cell < board.length; cell++) {
            if (cell % FaultyRules.SIZE == 0) {
                beginLine();
            }
            buffer.append(board[cell] == 0 ? '*' : board[cell] == FaultyRules.X ? 'X' : 'O');
            if (cell % FaultyRules.SIZE == FaultyRules.SIZE - 1) {
                endLine();
            }
        }
    }

    private void beginLine() {
        if (started && variants.contains(MistakeVariant.BLANK_BETWEEN_LINES)) {
            buffer.append('\n');
        }
        started = true;
    }

    private void endLine() throws IOException {
        buffer.append('\n');
        if (buffer.length() >= BUFFER_SIZE) {
            flush();
        }
    }

    void flush() throws IOException {
        out.write(buffer.toString().getBytes(StandardCharsets.ISO_8859_1));
        buffer.setLength(0);
    }
}
