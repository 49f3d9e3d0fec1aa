package dev.drey.engine;

import java.util.Arrays;

/** Depths whose estimates are about equally good: the rows of {@link EstimateErrors}. */
public enum DepthBucket {
    /** Depths 1 and 2, and verdicts without an estimate. */
    ONE_TO_TWO("1-2", 2),
    /** Depths 3 and 4. */
    THREE_TO_FOUR("3-4", 4),
    /** Depths 5 and 6. */
    FIVE_TO_SIX("5-6", 6),
    /** Depths 7 to 9. */
    SEVEN_TO_NINE("7-9", 9),
    /** Depths from 10. */
    TEN_OR_MORE("10+", Integer.MAX_VALUE);

    private final String text;
    private final int maxDepth;

    DepthBucket(String text, int maxDepth) {
        this.text = text;
        this.maxDepth = maxDepth;
    }

    /**
     * {@return the bucket of a {@link Verdict#depth}; a verdict without an estimate belongs to the shallowest}
     *
     * @param depth the depth of an estimate
     */
    public static DepthBucket of(int depth) {
        return Arrays.stream(values())
                .filter(bucket -> depth <= bucket.maxDepth)
                .findFirst()
                .orElseThrow();
    }

    /** {@return the name in the table of errors} */
    public String text() {
        return text;
    }
}
