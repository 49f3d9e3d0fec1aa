package dev.drey.classroom.homework;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.teach.Algorithm;
import dev.drey.teach.AlgorithmKind;
import dev.drey.teach.SearchObserver;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Writes the correct answers to homework, in the format of docs/homework.md. */
public final class Advisor {
    /** Opens the stream for an answer. Called once for each of {@link Homework#answers}, in that order. */
    @FunctionalInterface
    public interface Destination {
        OutputStream open(AnswerFile answer) throws IOException;
    }

    private Advisor() {}

    /** Writes all answers and closes their streams. */
    public static void writeAnswers(Homework homework, Destination destination) throws IOException {
        try {
            if (homework instanceof Homework.NextMove task) {
                writeNextMove(task, destination);
            } else if (homework instanceof Homework.Battle battle) {
                writeBattle(battle, destination);
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static void writeNextMove(Homework.NextMove task, Destination destination) throws IOException {
        Position start = task.start();
        Algorithm algorithm = task.method().algorithm();
        Move move;
        if (task.method() == AlgorithmKind.GREEDY) {
            move = algorithm.choose(start, task.depth(), SearchObserver.NONE).move();
        } else {
            try (OutputStream out = destination.open(AnswerFile.TRAVERSE_LOG)) {
                TraverseLog log = new TraverseLog(out, task.method() == AlgorithmKind.ALPHA_BETA);
                move = algorithm.choose(start, task.depth(), log).move();
                log.flush();
            }
        }
        try (OutputStream out = destination.open(AnswerFile.NEXT_STATE)) {
            out.write(boardBytes(start.play(move)));
        }
    }

    private static void writeBattle(Homework.Battle battle, Destination destination) throws IOException {
        try (OutputStream out = destination.open(AnswerFile.TRACE_STATE)) {
            Position position = battle.start();
            while (!position.isOver()) {
                Homework.BattlePlayer player = battle.player(position.toMove());
                Algorithm algorithm = player.method().algorithm();
                position = position.play(algorithm
                        .choose(position, player.depth(), SearchObserver.NONE)
                        .move());
                out.write(boardBytes(position));
            }
        }
    }

    private static byte[] boardBytes(Position position) {
        return Homework.boardText(position).getBytes(StandardCharsets.US_ASCII);
    }
}
