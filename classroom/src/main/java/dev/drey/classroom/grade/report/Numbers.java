package dev.drey.classroom.grade.report;

import java.time.Duration;
import java.util.Locale;

/** Numbers as reports write them. */
final class Numbers {
    private static final double NANOS = 1e9;
    private static final long MEBIBYTE = 1 << 20;

    private Numbers() {}

    /** Without needless decimals, two at most. */
    static String text(double value) {
        String text = String.format(Locale.ROOT, "%.2f", value);
        return text.replaceFirst("\\.?0+$", "");
    }

    static String seconds(Duration time) {
        return String.format(Locale.ROOT, "%.2f s", time.toNanos() / NANOS);
    }

    static String mebibytes(long bytes) {
        return bytes == 0 ? "" : (bytes + MEBIBYTE - 1) / MEBIBYTE + " MiB";
    }

    /** Of a share, 0 to 1. */
    static String percent(double share) {
        return Math.round(100 * share) + " %";
    }
}
