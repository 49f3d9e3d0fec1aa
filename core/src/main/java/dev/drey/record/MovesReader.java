package dev.drey.record;

import dev.drey.rules.Move;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Position;
import dev.drey.rules.Rejection;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Reads the moves and the result of a game and checks that the moves are legal. Open variations are on an explicit
 * stack of limited depth, not on the call stack.
 */
final class MovesReader {
    private static final int NONE = -1;

    private final Cursor cursor;
    private final Deque<LineBuilder> openLines = new ArrayDeque<>();
    private int numberAt = NONE;
    private String result = "";
    private int resultAt;

    MovesReader(Cursor cursor, Position start) {
        this.cursor = cursor;
        openLines.push(new LineBuilder(start, MoveNumber.first(start), cursor.at()));
    }

    /** The result after the moves, available after {@link #read}. */
    String result() {
        return result;
    }

    int resultAt() {
        return resultAt;
    }

    Line read() {
        while (result.isEmpty()) {
            cursor.skipBlanks();
            if (cursor.atEnd()) {
                throw new RecordSyntaxException(cursor.at(), "the game has no result; expected " + Result.FORMS);
            }
            switch (cursor.peek()) {
                case '{' -> line().addComment(Escapes.read(cursor, '}', true, "a comment"));
                case '(' -> openVariation();
                case ')' -> closeVariation();
                case '[' ->
                    throw new RecordSyntaxException(
                            cursor.at(), "a tag among the moves; expected all tags before the moves");
                case '}', ']' -> throw new RecordSyntaxException(cursor.at(), "unmatched " + cursor.peek());
                default -> readWord();
            }
        }
        cursor.skipBlanks();
        if (!cursor.atEnd()) {
            throw new RecordSyntaxException(
                    cursor.at(), "text after the result; expected the next game, which begins with [Drey \"1\"]");
        }
        return line().close();
    }

    private LineBuilder line() {
        return openLines.getFirst();
    }

    private void openVariation() {
        int at = cursor.at();
        rejectNumberWithoutMove();
        if (!line().hasMove()) {
            throw new RecordSyntaxException(at, "a variation before any move; expected it after the move it replaces");
        }
        if (openLines.size() > GameRecord.MAX_VARIATION_DEPTH) {
            throw new RecordSyntaxException(at, "variations are nested deeper than " + GameRecord.MAX_VARIATION_DEPTH);
        }
        cursor.next();
        openLines.push(line().variation(at));
    }

    private void closeVariation() {
        int at = cursor.at();
        rejectNumberWithoutMove();
        if (openLines.size() == 1) {
            throw new RecordSyntaxException(at, "unmatched )");
        }
        if (!line().hasMove()) {
            throw new RecordSyntaxException(line().openedAt(), "a variation has no move");
        }
        cursor.next();
        Line variation = openLines.pop().close();
        line().add(variation);
    }

    /** Reads a move number, a move or a result: everything up to a space or bracket. */
    private void readWord() {
        int at = cursor.at();
        while (!cursor.atEnd() && isDigit(cursor.peek())) {
            cursor.next();
        }
        if (cursor.at() > at && cursor.nextIs('.')) {
            readNumber(at);
            return;
        }
        while (!cursor.atEnd() && !endsWord(cursor.peek())) {
            cursor.next();
        }
        String word = cursor.since(at);
        if (Result.isResult(word)) {
            readResult(word, at);
        } else {
            readMove(word, at);
        }
    }

    private void readNumber(int at) {
        while (cursor.nextIs('.')) {
            cursor.next();
        }
        String expected = line().number().text();
        if (numberAt != NONE || !cursor.since(at).equals(expected)) {
            throw new RecordSyntaxException(
                    at,
                    numberAt == NONE
                            ? "wrong move number; expected " + expected
                            : "second move number in a row; expected a move");
        }
        numberAt = at;
    }

    private void readMove(String word, int at) {
        Position position = line().position();
        ParsedMove parsed = position.read(word);
        if (parsed instanceof Rejection rejection) {
            throw new RecordSyntaxException(
                    at,
                    rejection.message(),
                    position.moves().stream().map(Move::text).toList());
        }
        if (parsed instanceof ParsedMove.Legal legal) {
            line().play(legal.move());
        }
        numberAt = NONE;
    }

    private void readResult(String word, int at) {
        rejectNumberWithoutMove();
        if (openLines.size() > 1) {
            throw new RecordSyntaxException(
                    line().openedAt(), "a variation is not closed; expected ) before the result");
        }
        result = word;
        resultAt = at;
    }

    private void rejectNumberWithoutMove() {
        if (numberAt != NONE) {
            throw new RecordSyntaxException(numberAt, "a move number has no move");
        }
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean endsWord(char c) {
        return Character.isWhitespace(c) || "{}()[]".indexOf(c) >= 0;
    }
}
