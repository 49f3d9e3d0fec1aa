package dev.drey.classroom.comparison;

import dev.drey.classroom.homework.Advisor;
import dev.drey.classroom.homework.AnswerFile;
import dev.drey.classroom.homework.Homework;
import dev.drey.classroom.homework.HomeworkCase;
import dev.drey.teach.AlgorithmKind;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The correct answers to cases. Small answers are cached, because a class of students is graded on the same cases; a log of millions
 * of lines is computed again each time. Thread-safe.
 */
public final class ReferenceAnswers {
    private static final int HEAP_FRACTION = 8;
    private static final long MAX_CACHE_BYTES = 64L << 20;
    private static final int MAX_CACHED_ANSWER_BYTES = 4 << 20;

    private record AnswerKey(Homework homework, AnswerFile answer) {}

    private final Map<AnswerKey, byte[]> cache = new ConcurrentHashMap<>();
    private final AtomicLong cacheBytesLeft;

    public ReferenceAnswers() {
        this(Math.min(MAX_CACHE_BYTES, Runtime.getRuntime().maxMemory() / HEAP_FRACTION));
    }

    /** @param cacheBytes the size of the cache */
    ReferenceAnswers(long cacheBytes) {
        this.cacheBytesLeft = new AtomicLong(cacheBytes);
    }

    /** Writes one answer of a case. Does not close the stream. */
    public void write(HomeworkCase homeworkCase, AnswerFile answer, OutputStream out) throws IOException {
        Homework homework = homeworkCase.homework();
        byte[] cached = cache.get(new AnswerKey(homework, answer));
        if (cached != null) {
            out.write(cached);
            return;
        }
        Homework solved = answer == AnswerFile.NEXT_STATE ? withFasterSearch(homework) : homework;
        Advisor.writeAnswers(solved, written -> {
            OutputStream target = written == answer ? out : OutputStream.nullOutputStream();
            // The log of the faster search is not the log of the case and must not be cached as such.
            return written == answer || solved.equals(homework)
                    ? new CachingStream(new AnswerKey(homework, written), target)
                    : target;
        });
    }

    /** Replaces minimax by alpha-beta, which chooses the same move sooner. Only valid if the log is not needed. */
    private static Homework withFasterSearch(Homework homework) {
        return homework instanceof Homework.NextMove task && task.method() == AlgorithmKind.MINIMAX
                ? new Homework.NextMove(task.start(), AlgorithmKind.ALPHA_BETA, task.depth())
                : homework;
    }

    /** Forwards the written bytes and, when closed, caches them if the answer is complete and small. */
    private final class CachingStream extends OutputStream {
        private final AnswerKey key;
        private final OutputStream out;
        private final ByteArrayOutputStream copy = new ByteArrayOutputStream();
        private boolean complete = true;

        CachingStream(AnswerKey key, OutputStream out) {
            this.key = key;
            this.out = out;
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            if (complete && copy.size() + count <= MAX_CACHED_ANSWER_BYTES) {
                copy.write(bytes, from, count);
            } else {
                complete = false;
                copy.reset();
            }
            try {
                out.write(bytes, from, count);
            } catch (IOException e) {
                complete = false;
                throw e;
            }
        }

        @Override
        public void close() {
            if (complete && cacheBytesLeft.addAndGet(-copy.size()) >= 0) {
                cache.put(key, copy.toByteArray());
            } else if (complete) {
                cacheBytesLeft.addAndGet(copy.size());
            }
        }
    }
}
