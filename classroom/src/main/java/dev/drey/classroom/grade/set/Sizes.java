package dev.drey.classroom.grade.set;

/** How large an answer may get: a case should tell something, not take long. */
final class Sizes {
    private static final long MOST_LINES = 50_000;
    private static final long MOST_NODES_OF_BATTLE = 60_000;

    private Sizes() {}

    /** The greatest depth at which a log is not too long, whatever alpha-beta leaves out. */
    static int deepestLog(int empty) {
        int depth = 1;
        while (depth < empty && lines(empty, depth + 1) <= MOST_LINES) {
            depth++;
        }
        return depth;
    }

    /** The greatest depth to which both sides may search in a battle. */
    static int deepestBattle(int empty) {
        int depth = 1;
        while (depth < empty && battleNodes(empty, depth + 1) <= MOST_NODES_OF_BATTLE) {
            depth++;
        }
        return depth;
    }

    /** How many lines minimax writes: a node is one, and so is each time it hears from a child; and the header. */
    static long lines(int empty, int depth) {
        return 2 * nodes(empty, depth);
    }

    private static long battleNodes(int empty, int depth) {
        long sum = 0;
        for (int left = empty; left > 0; left--) {
            sum += nodes(left, depth);
        }
        return sum;
    }

    private static long nodes(int empty, int depth) {
        long level = 1;
        long sum = 1;
        for (int ply = 0; ply < Math.min(depth, empty); ply++) {
            level *= empty - ply;
            sum += level;
        }
        return sum;
    }
}
