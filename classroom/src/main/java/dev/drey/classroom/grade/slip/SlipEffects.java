package dev.drey.classroom.grade.slip;

import dev.drey.classroom.grade.cases.GradeCase;
import dev.drey.classroom.homework.Answer;
import dev.drey.classroom.homework.Homework;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32C;

/** Whether a quirk shows in a case. Remembers what it found out; any number of threads may ask. */
public final class SlipEffects {
    private static final long NODES = 1_000_000;

    private record Asked(Homework homework, Quirk quirk) {}

    private final Map<Asked, Boolean> known = new ConcurrentHashMap<>();
    private final Map<Homework, Written> right = new ConcurrentHashMap<>();

    /** Whether a program with that quirk answers otherwise than a right one; not if that takes too long to say. */
    boolean shows(GradeCase grade, Quirk quirk) {
        return known.computeIfAbsent(new Asked(grade.homework(), quirk), asked -> differs(grade.homework(), quirk));
    }

    private boolean differs(Homework homework, Quirk quirk) {
        try {
            return write(homework, Set.of(quirk)).sum() != right(homework).sum();
        } catch (Effort.Spent spent) {
            return false;
        }
    }

    /** How much work a right program has with a case, in nodes. */
    long size(GradeCase grade) {
        try {
            return right(grade.homework()).nodes();
        } catch (Effort.Spent spent) {
            return NODES;
        }
    }

    private Written right(Homework homework) {
        return right.computeIfAbsent(homework, asked -> write(asked, Set.of()));
    }

    /** What a program writes, boiled down to what tells it from others, and how many nodes it visits. */
    private record Written(long sum, long nodes) {}

    private static Written write(Homework homework, Set<Quirk> quirks) {
        Sum sum = new Sum();
        Effort effort = new Effort(NODES);
        SlippedAdvisor advisor = new SlippedAdvisor(quirks, Spelling.SHORT, effort);
        try {
            for (Answer answer : homework.answers()) {
                advisor.write(homework, answer, sum);
                sum.write(0);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Written(sum.value(), effort.used());
    }

    private static final class Sum extends OutputStream {
        private final CRC32C sum = new CRC32C();
        private long length;

        @Override
        public void write(int b) {
            sum.update(b);
            length++;
        }

        @Override
        public void write(byte[] bytes, int from, int count) {
            sum.update(bytes, from, count);
            length += count;
        }

        long value() {
            return length << Integer.SIZE | sum.getValue();
        }
    }
}
