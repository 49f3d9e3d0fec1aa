package dev.drey.engine;

import java.util.Arrays;

/** Depths whose estimates are about equally good: the rows of {@link EstimateErrors}. */
public enum DepthBucket {
    ONE_TO_TWO("1-2", 2),
    THREE_TO_FOUR("3-4", 4),
    FIVE_TO_SIX("5-6", 6),
    SEVEN_TO_NINE("7-9", 9),
    TEN_OR_MORE("10+", Integer.MAX_VALUE);

    private final String text;
    private final int maxDepth;

    DepthBucket(String text, int maxDepth) {
        this.text = text;
        this.maxDepth = maxDepth;
    }

    /** The bucket of a {@link Verdict#depth}; a verdict without an estimate belongs to the shallowest. */
    public static DepthBucket of(int depth) {
        return Arrays.stream(values())
                .filter(bucket -> depth <= bucket.maxDepth)
                .findFirst()
                .orElseThrow();
    }

    /** Name in the table of errors. */
    public String text() {
        return text;
    }
}
