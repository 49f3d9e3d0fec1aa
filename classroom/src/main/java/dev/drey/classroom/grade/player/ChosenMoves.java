package dev.drey.classroom.grade.player;

import dev.drey.classroom.grade.cases.GradeCase;
import dev.drey.classroom.grade.compare.Comparer;
import dev.drey.classroom.grade.compare.RightAnswers;
import dev.drey.classroom.homework.Answer;
import dev.drey.classroom.homework.Homework;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The moves that a student's answers show, right or not, as far as they are legal. Blank lines, and the start of a battle
 * where it stands first, are passed over: what is wrong about a file is told elsewhere.
 *
 * @param unclear whether the answer goes on, or begins, with what no legal move leads to
 */
public record ChosenMoves(List<ChosenMove> moves, boolean unclear) {
    public static final ChosenMoves NONE = new ChosenMoves(List.of(), false);

    /** The rows of all boards of a battle, twice over. */
    private static final int MOST_LINES = 300;

    private static final int SIZE = 5;

    public ChosenMoves {
        moves = List.copyOf(moves);
    }

    public static ChosenMoves in(GradeCase grade, Path folder) {
        return of(
                grade,
                Comparer.firstLines(folder.resolve(states(grade).file()), MOST_LINES).stream()
                        .map(String::strip)
                        .filter(row -> !row.isEmpty())
                        .toList());
    }

    /** Those of the right answers, to hold others against. */
    public static ChosenMoves right(GradeCase grade, RightAnswers answers) throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        answers.write(grade, states(grade), text);
        return of(grade, text.toString(StandardCharsets.US_ASCII).lines().toList());
    }

    /** The answer that shows boards. */
    private static Answer states(GradeCase grade) {
        return grade.homework() instanceof Homework.Battle ? Answer.TRACE_STATE : Answer.NEXT_STATE;
    }

    private static ChosenMoves of(GradeCase grade, List<String> rows) {
        boolean battle = grade.homework() instanceof Homework.Battle;
        Position position = grade.homework().start();
        List<ChosenMove> moves = new ArrayList<>();
        int from = battle && position.board().equals(board(rows, 0)) ? SIZE : 0;
        for (; from < rows.size() && (battle || moves.isEmpty()); from += SIZE) {
            Optional<Move> move = move(position, board(rows, from));
            if (move.isEmpty()) {
                return new ChosenMoves(moves, true);
            }
            moves.add(new ChosenMove(grade.name(), moves.size() + 1, position, move.get()));
            position = position.play(move.get());
        }
        return new ChosenMoves(moves, false);
    }

    private static String board(List<String> rows, int from) {
        return String.join("/", rows.subList(from, Math.min(from + SIZE, rows.size())))
                .replace('*', '-');
    }

    private static Optional<Move> move(Position before, String after) {
        return before.moves().stream()
                .filter(move -> before.play(move).board().equals(after))
                .findFirst();
    }
}
