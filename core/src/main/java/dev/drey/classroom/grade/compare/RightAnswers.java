package dev.drey.classroom.grade.compare;

import dev.drey.classroom.grade.cases.GradeCase;
import dev.drey.classroom.homework.Advisor;
import dev.drey.classroom.homework.Answer;
import dev.drey.classroom.homework.Homework;
import dev.drey.teach.AlgorithmKind;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The right answers of cases. Those that are small are remembered, so that a class can be graded without answering each case
 * once a student; a log of millions of lines is written anew whenever it is asked for. Any number of threads may ask.
 */
public final class RightAnswers {
    private static final int HEAP_SHARE = 8;
    private static final long MOST_REMEMBERED = 64L << 20;
    private static final int LONGEST_REMEMBERED = 4 << 20;

    private record Asked(Homework homework, Answer answer) {}

    private final Map<Asked, byte[]> remembered = new ConcurrentHashMap<>();
    private final AtomicLong room;

    public RightAnswers() {
        this(Math.min(MOST_REMEMBERED, Runtime.getRuntime().maxMemory() / HEAP_SHARE));
    }

    /** @param room how many bytes of answers to remember */
    RightAnswers(long room) {
        this.room = new AtomicLong(room);
    }

    /** Writes one of the answers of a case; does not close where it goes. */
    public void write(GradeCase grade, Answer answer, OutputStream to) throws IOException {
        Homework homework = grade.homework();
        byte[] known = remembered.get(new Asked(homework, answer));
        if (known != null) {
            to.write(known);
            return;
        }
        Homework asked = answer == Answer.NEXT_STATE ? quick(homework) : homework;
        Advisor.answer(asked, written -> {
            OutputStream target = written == answer ? to : OutputStream.nullOutputStream();
            // The log of the quick way is not the log of the case.
            return written == answer || asked.equals(homework)
                    ? new Remembering(new Asked(homework, written), target)
                    : target;
        });
    }

    /** Alpha-beta chooses what minimax chooses, and sooner: for when the move alone is of interest. */
    private static Homework quick(Homework homework) {
        return homework instanceof Homework.Advice advice && advice.method() == AlgorithmKind.MINIMAX
                ? new Homework.Advice(advice.start(), AlgorithmKind.ALPHA_BETA, advice.depth())
                : homework;
    }

    /** Hands on what is written and remembers it if it is whole and small. */
    private final class Remembering extends OutputStream {
        private final Asked asked;
        private final OutputStream to;
        private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
        private boolean whole = true;

        Remembering(Asked asked, OutputStream to) {
            this.asked = asked;
            this.to = to;
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            if (whole && kept.size() + count <= LONGEST_REMEMBERED) {
                kept.write(bytes, from, count);
            } else {
                whole = false;
                kept.reset();
            }
            try {
                to.write(bytes, from, count);
            } catch (IOException e) {
                whole = false;
                throw e;
            }
        }

        @Override
        public void close() {
            if (whole && room.addAndGet(-kept.size()) >= 0) {
                remembered.put(asked, kept.toByteArray());
            } else if (whole) {
                room.addAndGet(kept.size());
            }
        }
    }
}
