package dev.drey.record;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads texts of several games. A line that starts with {@code [Drey } always starts a new game, so that an invalid
 * game does not affect its neighbours. Time and memory are linear in the length of the text.
 */
public final class RecordReader {
    private static final String OPENING = "[" + Tags.VERSION;
    private static final char BYTE_ORDER_MARK = '\ufeff';

    private final String text;
    private final List<RecordEntry> entries = new ArrayList<>();
    private int line = 1;
    private int lineStart;
    private int counted;

    private RecordReader(String text) {
        this.text = text;
    }

    /**
     * {@return every game in a text, and every part that could not be read, in order}
     *
     * @param text the text
     */
    public static List<RecordEntry> read(String text) {
        String marked = text.replace("\r\n", "\n").replace('\r', '\n');
        RecordReader reader = new RecordReader(marked.indexOf(BYTE_ORDER_MARK) == 0 ? marked.substring(1) : marked);
        reader.readAll();
        return List.copyOf(reader.entries);
    }

    private void readAll() {
        int start = opening(0);
        readLeftover(start);
        while (start < text.length()) {
            int next = opening(start + 1);
            readGame(start, next);
            start = next;
        }
    }

    /** Returns the offset of the next game; the end of the text if there is none. */
    private int opening(int from) {
        for (int at = text.indexOf(OPENING, from); at >= 0; at = text.indexOf(OPENING, at + 1)) {
            if (startsLine(at) && blankAt(at + OPENING.length())) {
                return at;
            }
        }
        return text.length();
    }

    /** Whether an offset is at the start of a line. Concatenated files may contain byte order marks. */
    private boolean startsLine(int at) {
        int first = at > 0 && text.charAt(at - 1) == BYTE_ORDER_MARK ? at - 1 : at;
        return first == 0 || text.charAt(first - 1) == '\n';
    }

    private boolean blankAt(int at) {
        return at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t');
    }

    private void readLeftover(int to) {
        Cursor cursor = new Cursor(text, 0, withoutMark(to));
        cursor.skipBlanks();
        if (!cursor.atEnd()) {
            entries.add(invalid(new RecordSyntaxException(
                    cursor.at(), "text before the first game; expected [Drey \"1\"] at the start of a line")));
        }
    }

    private int withoutMark(int to) {
        return to > 0 && text.charAt(to - 1) == BYTE_ORDER_MARK ? to - 1 : to;
    }

    private void readGame(int from, int to) {
        try {
            GameRecord game = GameReader.read(new Cursor(text, from, withoutMark(to)));
            countTo(from);
            entries.add(new RecordEntry.Valid(line, game));
        } catch (RecordSyntaxException error) {
            entries.add(invalid(error));
        }
    }

    private RecordEntry invalid(RecordSyntaxException error) {
        countTo(error.at());
        int column = text.codePointCount(lineStart, error.at()) + 1;
        return new RecordEntry.Invalid(line, column, error.problem(), error.legalMoves());
    }

    /** Counts lines up to an offset. Entries are in order, so the count continues from the previous one. */
    private void countTo(int at) {
        for (; counted < at; counted++) {
            if (text.charAt(counted) == '\n') {
                line++;
                lineStart = counted + 1;
            }
        }
    }
}
