package dev.drey.teach.xray;

import java.util.Arrays;

/** The nodes of a tree in arrays, one per property, because trees have hundreds of thousands of nodes. */
final class TreeNodes {
    private static final int FIRST_CAPACITY = 1 << 10;

    int[] parents = new int[FIRST_CAPACITY];
    int[] ends = new int[FIRST_CAPACITY];
    String[] names = new String[FIRST_CAPACITY];
    byte[] depths = new byte[FIRST_CAPACITY];
    int[] values = new int[FIRST_CAPACITY];
    int[] alphas = new int[FIRST_CAPACITY];
    int[] betas = new int[FIRST_CAPACITY];
    /** The number of moves that were not tried. */
    short[] leftOut = new short[FIRST_CAPACITY];
    /** Whether moves were left out anywhere in the subtree. */
    boolean[] partial = new boolean[FIRST_CAPACITY];

    private int size;

    int size() {
        return size;
    }

    /** Adds a node and returns its index. */
    int add() {
        if (size == parents.length) {
            grow(2 * size);
        }
        return size++;
    }

    private void grow(int capacity) {
        parents = Arrays.copyOf(parents, capacity);
        ends = Arrays.copyOf(ends, capacity);
        names = Arrays.copyOf(names, capacity);
        depths = Arrays.copyOf(depths, capacity);
        values = Arrays.copyOf(values, capacity);
        alphas = Arrays.copyOf(alphas, capacity);
        betas = Arrays.copyOf(betas, capacity);
        leftOut = Arrays.copyOf(leftOut, capacity);
        partial = Arrays.copyOf(partial, capacity);
    }
}
