package dev.drey.engine;

import java.util.Arrays;

/** Depths whose estimates are as good as each other, roughly: the rows of {@link EstimateErrors}. */
public enum DepthBucket {
    ONE_TO_TWO("1-2", 2),
    THREE_TO_FOUR("3-4", 4),
    FIVE_TO_SIX("5-6", 6),
    SEVEN_TO_NINE("7-9", 9),
    TEN_OR_MORE("10+", Integer.MAX_VALUE);

    private final String text;
    private final int deepest;

    DepthBucket(String text, int deepest) {
        this.text = text;
        this.deepest = deepest;
    }

    /** The bucket of a depth as {@link Verdict#depth} counts it; a verdict without an estimate counts as the shallowest. */
    public static DepthBucket of(int depth) {
        return Arrays.stream(values())
                .filter(bucket -> depth <= bucket.deepest)
                .findFirst()
                .orElseThrow();
    }

    /** As the table writes it. */
    public String text() {
        return text;
    }
}
