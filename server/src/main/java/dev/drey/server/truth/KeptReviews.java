package dev.drey.server.truth;

import dev.drey.study.Review;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The reviews that were asked for last, as many as fit. Not for several threads at once. */
final class KeptReviews {
    /** In moves of lines, each a few bytes: about 16 MiB, or a hundred reviews; of games with many moves to choose from, ten. */
    static final long USUAL_SIZE = 1_000_000;

    /** What a verdict takes besides its line, in moves. */
    private static final int VERDICT = 20;

    private final long most;
    private final Map<String, Review> lastUsedLast = new LinkedHashMap<>(16, 0.75f, true);
    private long size;

    KeptReviews(long most) {
        this.most = most;
    }

    Optional<Review> find(String id) {
        return Optional.ofNullable(lastUsedLast.get(id));
    }

    void keep(String id, Review review) {
        Optional.ofNullable(lastUsedLast.put(id, review)).ifPresent(old -> size -= sizeOf(old));
        size += sizeOf(review);
        Iterator<Review> oldestFirst = lastUsedLast.values().iterator();
        while (size > most && oldestFirst.hasNext()) {
            size -= sizeOf(oldestFirst.next());
            oldestFirst.remove();
        }
    }

    static long sizeOf(Review review) {
        return review.moves().stream()
                .flatMap(move -> move.analysis().verdicts().stream())
                .mapToLong(verdict -> VERDICT + verdict.line().size())
                .sum();
    }

    int count() {
        return lastUsedLast.size();
    }
}
