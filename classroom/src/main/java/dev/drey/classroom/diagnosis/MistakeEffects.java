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

    /** The answer files of a case that are compared. */
    private record Answers(Homework homework, Set<AnswerFile> files) {}

    private record CacheKey(Answers answers, MistakeVariant variant) {}

    private final Map<CacheKey, Boolean> cache = new ConcurrentHashMap<>();
    private final Map<Answers, Fingerprint> correctFingerprints = new ConcurrentHashMap<>();

    /** Whether a program with this variant answers a case differently from a correct one; false if the search would take too long. */
    boolean changesAnswers(HomeworkCase homeworkCase, MistakeVariant variant) {
        return changesAnswers(homeworkCase, Set.copyOf(homeworkCase.homework().answers()), variant);
    }

    /** @param files the answer files to compare; the others are ignored */
    boolean changesAnswers(HomeworkCase homeworkCase, Set<AnswerFile> files, MistakeVariant variant) {
        Answers answers = new Answers(homeworkCase.homework(), files);
        return cache.computeIfAbsent(new CacheKey(answers, variant), key -> computeChange(answers, variant));
    }

    private boolean computeChange(Answers answers, MistakeVariant variant) {
        try {
            return fingerprint(answers, Set.of(variant)).checksum()
                    != correctFingerprint(answers).checksum();
        } catch (NodeBudget.ExhaustedException e) {
            return false;
        }
    }

    /** The number of nodes that a correct program visits, up to a maximum. */
    long nodeCount(HomeworkCase homeworkCase) {
        try {
            Homework homework = homeworkCase.homework();
            return correctFingerprint(new Answers(homework, Set.copyOf(homework.answers())))
                    .nodes();
        } catch (NodeBudget.ExhaustedException e) {
            return MAX_NODES;
        }
    }

    private Fingerprint correctFingerprint(Answers answers) {
        return correctFingerprints.computeIfAbsent(answers, key -> fingerprint(key, Set.of()));
    }

    /** A checksum of a program's answers, and the number of nodes it visits. */
    private record Fingerprint(long checksum, long nodes) {}

    private static Fingerprint fingerprint(Answers answers, Set<MistakeVariant> variants) {
        ChecksumStream checksum = new ChecksumStream();
        NodeBudget budget = new NodeBudget(MAX_NODES);
        FaultyAdvisor advisor = new FaultyAdvisor(variants, InfinitySpelling.SHORT, budget);
        try {
            for (AnswerFile file : answers.homework().answers()) {
                if (answers.files().contains(file)) {
                    advisor.write(answers.homework(), file, checksum);
                    checksum.write(0);
                }
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
