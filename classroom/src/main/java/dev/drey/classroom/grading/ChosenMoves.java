package dev.drey.classroom.grading;

import dev.drey.classroom.comparison.AnswerComparer;
import dev.drey.classroom.comparison.ReferenceAnswers;
import dev.drey.classroom.homework.AnswerFile;
import dev.drey.classroom.homework.Homework;
import dev.drey.classroom.homework.HomeworkCase;
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
 * The legal moves that the boards of an answer show, whether the answer is correct or not. Ignores blank lines and the initial board
 * of a battle: format errors are reported by the comparison.
 *
 * @param endsIllegally whether the last board read cannot be reached by a legal move
 */
public record ChosenMoves(List<ChosenMove> moves, boolean endsIllegally) {
    public static final ChosenMoves NONE = new ChosenMoves(List.of(), false);

    /** Twice the lines of the longest battle. */
    private static final int MAX_LINES = 300;

    private static final int SIZE = 5;

    public ChosenMoves {
        moves = List.copyOf(moves);
    }

    /**
     * A move in an answer.
     *
     * @param number the number of the move in the answer, from 1
     * @param before the position before the move
     */
    public record ChosenMove(String caseName, int number, Position before, Move move) {}

    /** The moves in a student's answer. */
    public static ChosenMoves read(HomeworkCase homeworkCase, Path folder) {
        Path file = folder.resolve(boardFile(homeworkCase).fileName());
        return of(
                homeworkCase,
                AnswerComparer.firstLines(file, MAX_LINES).stream()
                        .map(String::strip)
                        .filter(row -> !row.isEmpty())
                        .toList());
    }

    /** The moves in the reference answer. */
    public static ChosenMoves ofReference(HomeworkCase homeworkCase, ReferenceAnswers reference) throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        reference.write(homeworkCase, boardFile(homeworkCase), text);
        return of(homeworkCase, text.toString(StandardCharsets.US_ASCII).lines().toList());
    }

    /** The answer file that contains boards. */
    private static AnswerFile boardFile(HomeworkCase homeworkCase) {
        return homeworkCase.homework() instanceof Homework.Battle ? AnswerFile.TRACE_STATE : AnswerFile.NEXT_STATE;
    }

    private static ChosenMoves of(HomeworkCase homeworkCase, List<String> rows) {
        boolean battle = homeworkCase.homework() instanceof Homework.Battle;
        Position position = homeworkCase.homework().start();
        List<ChosenMove> moves = new ArrayList<>();
        int from = battle && position.board().equals(board(rows, 0)) ? SIZE : 0;
        for (; from < rows.size() && (battle || moves.isEmpty()); from += SIZE) {
            Optional<Move> move = findMove(position, board(rows, from));
            if (move.isEmpty()) {
                return new ChosenMoves(moves, true);
            }
            moves.add(new ChosenMove(homeworkCase.name(), moves.size() + 1, position, move.get()));
            position = position.play(move.get());
        }
        return new ChosenMoves(moves, false);
    }

    private static String board(List<String> rows, int from) {
        return String.join("/", rows.subList(from, Math.min(from + SIZE, rows.size())))
                .replace('*', '-');
    }

    private static Optional<Move> findMove(Position before, String after) {
        return before.moves().stream()
                .filter(move -> before.play(move).board().equals(after))
                .findFirst();
    }
}
