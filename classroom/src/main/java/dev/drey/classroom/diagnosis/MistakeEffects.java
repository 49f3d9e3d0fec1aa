package dev.drey.classroom.diagnosis;

import dev.drey.classroom.homework.AnswerFile;
import dev.drey.classroom.homework.Homework;
import dev.drey.classroom.homework.HomeworkCase;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32C;

/** Determines whether a mistake changes the answers to a case. Caches its results. Thread-safe. */
public final class MistakeEffects {
    private static final long MAX_NODES = 1_000_000;

    private record CacheKey(Homework homework, MistakeVariant variant) {}

    private final Map<CacheKey, Boolean> cache = new ConcurrentHashMap<>();
    private final Map<Homework, Fingerprint> correctFingerprints = new ConcurrentHashMap<>();

    /** Whether a program with this variant answers differently from a correct one; false if the search would take too long. */
    boolean changesAnswers(HomeworkCase homeworkCase, MistakeVariant variant) {
        Homework homework = homeworkCase.homework();
        return cache.computeIfAbsent(new CacheKey(homework, variant), key -> computeChange(homework, variant));
    }

    private boolean computeChange(Homework homework, MistakeVariant variant) {
        try {
            return fingerprint(homework, Set.of(variant)).checksum()
                    != correctFingerprint(homework).checksum();
        } catch (NodeBudget.ExhaustedException e) {
            return false;
        }
    }

    /** The number of nodes that a correct program visits, up to a maximum. */
    long nodeCount(HomeworkCase homeworkCase) {
        try {
            return correctFingerprint(homeworkCase.homework()).nodes();
        } catch (NodeBudget.ExhaustedException e) {
            return MAX_NODES;
        }
    }

    private Fingerprint correctFingerprint(Homework homework) {
        return correctFingerprints.computeIfAbsent(homework, key -> fingerprint(key, Set.of()));
    }

    /** A checksum of a program's answers, and the number of nodes it visits. */
    private record Fingerprint(long checksum, long nodes) {}

    private static Fingerprint fingerprint(Homework homework, Set<MistakeVariant> variants) {
        ChecksumStream checksum = new ChecksumStream();
        NodeBudget budget = new NodeBudget(MAX_NODES);
        FaultyAdvisor advisor = new FaultyAdvisor(variants, InfinitySpelling.SHORT, budget);
        try {
            for (AnswerFile answer : homework.answers()) {
                advisor.write(homework, answer, checksum);
                checksum.write(0);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Fingerprint(checksum.value(), budget.used());
    }

    private static final class ChecksumStream extends OutputStream {
        private final CRC32C crc = new CRC32C();
        private long length;

        @Override
        public void write(int b) {
            crc.update(b);
            length++;
        }

        @Override
        public void write(byte[] bytes, int from, int count) {
            crc.update(bytes, from, count);
            length += count;
        }

        long value() {
            return length << Integer.SIZE | crc.getValue();
        }
    }
}
