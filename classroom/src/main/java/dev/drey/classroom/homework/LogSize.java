package dev.drey.classroom.homework;

import dev.drey.teach.AlgorithmKind;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Locale;

/**
 * The size of a traverse log, found without writing it. A search whose log is small enough is run and its bytes are counted.
 * Otherwise the size is an estimate:
 *
 * <ul>
 *   <li>Minimax visits every node, so the number of lines follows from the number of empty cells and the depth. The length of a line is
 *       the average of the first lines.
 *   <li>Alpha-beta is searched to depth 1, 2, 3 and so on, as far as the bytes can be counted quickly. The growth over the last two of
 *       these depths is continued to the depth of the task.
 * </ul>
 *
 * @param bytes the size, which may be astronomically large
 * @param exact whether the bytes were counted
 */
public record LogSize(double bytes, boolean exact) {
    private static final LogSize NO_LOG = new LogSize(0, true);
    /** Counting this much takes about a second. */
    private static final long MAX_COUNTED_BYTES = 100_000_000;
    /** The part of a long minimax log from which the average length of a line is taken. */
    private static final long SAMPLE_BYTES = 4_000_000;
    /** Depths to which alpha-beta is always searched; an estimate needs three of them. */
    private static final int MIN_DEPTHS = 3;
    /** A long line: three numbers of six characters, a cell and a depth. */
    private static final int LONG_LINE_BYTES = 26;

    private static final double KILO = 1000;
    private static final String[] UNITS = {"bytes", "kB", "MB", "GB", "TB"};

    /** The size of the log that answers this homework; 0 if no log belongs to the answer. */
    public static LogSize of(Homework homework) {
        return of(homework, MAX_COUNTED_BYTES);
    }

    /** @param maxCountedBytes the number of bytes after which counting stops and the size is estimated */
    static LogSize of(Homework homework, long maxCountedBytes) {
        if (!(homework instanceof Homework.NextMove task) || task.method() == AlgorithmKind.GREEDY) {
            return NO_LOG;
        }
        return task.method() == AlgorithmKind.MINIMAX
                ? ofMinimax(task, maxCountedBytes)
                : ofAlphaBeta(task, maxCountedBytes);
    }

    /** A quick upper estimate that needs no search: the log of minimax with long lines. */
    public static double upperEstimate(Homework homework) {
        return homework instanceof Homework.NextMove task && task.method() != AlgorithmKind.GREEDY
                ? minimaxLines(task) * LONG_LINE_BYTES
                : 0;
    }

    private static LogSize ofMinimax(Homework.NextMove task, long maxCountedBytes) {
        boolean countable = upperEstimate(task) <= maxCountedBytes;
        Counter counter = new Counter(countable ? maxCountedBytes : Math.min(SAMPLE_BYTES, maxCountedBytes));
        boolean complete = counter.count(task);
        double averageLine = (double) counter.bytes / counter.lines;
        return complete ? new LogSize(counter.bytes, true) : new LogSize(minimaxLines(task) * averageLine, false);
    }

    private static LogSize ofAlphaBeta(Homework.NextMove task, long maxCountedBytes) {
        int empty = task.start().moves().size();
        int depth = Math.min(task.depth(), empty);
        double[] sizes = new double[depth + 1];
        long left = maxCountedBytes;
        int searched = 0;
        while (searched < depth) {
            Counter counter = new Counter(searched < MIN_DEPTHS ? Long.MAX_VALUE : left);
            if (!counter.count(new Homework.NextMove(task.start(), task.method(), searched + 1))) {
                break;
            }
            searched++;
            left -= counter.bytes;
            sizes[searched] = counter.bytes;
        }
        return searched == depth
                ? new LogSize(sizes[depth], true)
                : new LogSize(extrapolate(sizes, searched, depth, empty), false);
    }

    /**
     * Continues the growth of the last two depths. Assumes that a node with {@code m} moves searches {@code m} to the power of {@code a}
     * of them on average, and that {@code a} stays the same. Odd and even depths grow differently, so the estimate starts from a depth of
     * the same parity.
     */
    private static double extrapolate(double[] sizes, int searched, int depth, int empty) {
        double moves = (double) (empty - searched + 1) * (empty - searched + 2);
        double exponent = Math.log(sizes[searched] / sizes[searched - 2]) / Math.log(moves);
        int from = (depth - searched) % 2 == 0 ? searched : searched - 1;
        double size = sizes[from];
        for (int ply = from + 1; ply <= depth; ply++) {
            size *= Math.pow(empty - ply + 1, exponent);
        }
        return size;
    }

    /** The header, a line for each node, and a line for its parent after each node but the root. */
    private static double minimaxLines(Homework.NextMove task) {
        int empty = task.start().moves().size();
        double level = 1;
        double nodes = 1;
        for (int ply = 0; ply < Math.min(task.depth(), empty); ply++) {
            level *= empty - ply;
            nodes += level;
        }
        return 2 * nodes;
    }

    /** The size with a unit, such as {@code 3.4 GB}; kB, MB and so on are powers of 1000. */
    public String text() {
        return text(bytes);
    }

    /** A number of bytes with a unit. */
    public static String text(double bytes) {
        double rest = bytes;
        int unit = 0;
        while (rest >= KILO && unit < UNITS.length - 1) {
            rest /= KILO;
            unit++;
        }
        if (rest >= KILO) {
            return "more than 1000 TB";
        }
        return String.format(Locale.ROOT, unit == 0 || rest >= 100 ? "%.0f %s" : "%.1f %s", rest, UNITS[unit]);
    }

    /** Counts the bytes and lines of a log, up to a maximum. */
    private static final class Counter extends OutputStream {
        private final long maxBytes;
        private long bytes;
        private long lines;

        Counter(long maxBytes) {
            this.maxBytes = maxBytes;
        }

        /** Runs a search, and returns whether it ended before the maximum. */
        boolean count(Homework.NextMove task) {
            TraverseLog log = new TraverseLog(this, task.method() == AlgorithmKind.ALPHA_BETA);
            try {
                task.method().algorithm().choose(task.start(), task.depth(), log);
                log.flush();
                return true;
            } catch (UncheckedIOException e) {
                return false;
            }
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] written, int from, int count) throws IOException {
            for (int i = from; i < from + count; i++) {
                lines += written[i] == '\n' ? 1 : 0;
            }
            bytes += count;
            if (bytes > maxBytes) {
                throw new IOException("the log is too long to be counted");
            }
        }
    }
}
