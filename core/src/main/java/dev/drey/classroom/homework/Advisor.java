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

/** Answers homework, line for line as docs/homework.md has it. */
public final class Advisor {
    /** Where an answer goes; asked once for each of {@link Homework#answers}, in their order. */
    @FunctionalInterface
    public interface Destination {
        OutputStream open(Answer answer) throws IOException;
    }

    private Advisor() {}

    /** Writes the answers. */
    public static void answer(Homework homework, Destination to) throws IOException {
        try {
            if (homework instanceof Homework.Advice advice) {
                advise(advice, to);
            } else if (homework instanceof Homework.Battle battle) {
                fight(battle, to);
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static void advise(Homework.Advice advice, Destination to) throws IOException {
        Position start = advice.start();
        Algorithm algorithm = advice.method().algorithm();
        Move move;
        if (advice.method() == AlgorithmKind.GREEDY) {
            move = algorithm.choose(start, advice.depth(), SearchObserver.NONE).move();
        } else {
            try (OutputStream out = to.open(Answer.TRAVERSE_LOG)) {
                TraverseLog log = new TraverseLog(out, advice.method() == AlgorithmKind.ALPHA_BETA);
                move = algorithm.choose(start, advice.depth(), log).move();
                log.flush();
            }
        }
        try (OutputStream out = to.open(Answer.NEXT_STATE)) {
            out.write(rows(start.play(move)));
        }
    }

    private static void fight(Homework.Battle battle, Destination to) throws IOException {
        try (OutputStream out = to.open(Answer.TRACE_STATE)) {
            Position position = battle.start();
            while (!position.isOver()) {
                Homework.Fighter fighter = battle.fighter(position.toMove());
                Algorithm algorithm = fighter.method().algorithm();
                position = position.play(algorithm
                        .choose(position, fighter.depth(), SearchObserver.NONE)
                        .move());
                out.write(rows(position));
            }
        }
    }

    private static byte[] rows(Position position) {
        return StateText.of(position).getBytes(StandardCharsets.US_ASCII);
    }
}
