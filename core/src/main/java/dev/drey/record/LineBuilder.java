package dev.drey.record;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds a line while it is read. Comments and variations are added to its last move until the next move. */
final class LineBuilder {
    private final int openedAt;
    private final List<RecordedMove> moves = new ArrayList<>();
    private String openingComment = "";
    private Position position;
    private MoveNumber number;

    private @Nullable Move last;
    private Position beforeLast;
    private MoveNumber numberOfLast;
    private StringBuilder comment = new StringBuilder();
    private List<Line> variations = new ArrayList<>();

    /** @param openedAt the offset of the start of the line in the text */
    LineBuilder(Position position, MoveNumber number, int openedAt) {
        this.position = position;
        this.number = number;
        this.openedAt = openedAt;
        this.beforeLast = position;
        this.numberOfLast = number;
    }

    int openedAt() {
        return openedAt;
    }

    Position position() {
        return position;
    }

    /** The number of the next move. */
    MoveNumber number() {
        return number;
    }

    boolean hasMove() {
        return last != null;
    }

    void addComment(String text) {
        comment.append(comment.isEmpty() || text.isEmpty() ? "" : " ").append(text);
    }

    void play(Move move) {
        closeLast();
        last = move;
        beforeLast = position;
        numberOfLast = number;
        position = position.play(move);
        number = number.next();
    }

    /** Starts a variation of the last move. */
    LineBuilder variation(int at) {
        return new LineBuilder(beforeLast, numberOfLast, at);
    }

    void add(Line variation) {
        variations.add(variation);
    }

    Line close() {
        closeLast();
        return new Line(openingComment, moves);
    }

    private void closeLast() {
        if (last == null) {
            openingComment = comment.toString();
        } else {
            moves.add(new RecordedMove(last, comment.toString(), variations));
        }
        comment = new StringBuilder();
        variations = new ArrayList<>();
    }
}
