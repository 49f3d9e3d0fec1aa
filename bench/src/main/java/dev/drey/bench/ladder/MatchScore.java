package dev.drey.bench.ladder;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Result of a match for its first program.
 *
 * @param pairs the games, two for each opening
 */
record MatchScore(List<LevelMatch.Pair> pairs) {
    private static final int WIN = 2;

    /** 97.5 % quantile of the normal distribution, for intervals of 95 %. */
    private static final double QUANTILE = 1.96;

    MatchScore {
        pairs = List.copyOf(pairs);
    }

    int games() {
        return 2 * pairs.size();
    }

    int wins() {
        return count(WIN);
    }

    int losses() {
        return count(0);
    }

    int draws() {
        return games() - wins() - losses();
    }

    private int count(int halves) {
        return (int) pairs.stream()
                .flatMapToInt(pair -> IntStream.of(pair.moving(), pair.waiting()))
                .filter(result -> result == halves)
                .count();
    }

    /** The share of points; a draw is half a point. */
    double share() {
        return (wins() + draws() / 2.0) / games();
    }

    /** The share of points with the side to move first. */
    double shareMovingFirst() {
        return pairs.stream().mapToInt(LevelMatch.Pair::moving).average().orElse(0) / WIN;
    }

    /** The share of points with the other side. */
    double shareMovingSecond() {
        return pairs.stream().mapToInt(LevelMatch.Pair::waiting).average().orElse(0) / WIN;
    }

    /** The lower end of the 95 % Wilson interval of {@link #share}. */
    double lower() {
        return wilson(-QUANTILE);
    }

    /** The upper end of that interval. */
    double upper() {
        return wilson(QUANTILE);
    }

    private double wilson(double z) {
        double n = games();
        double p = share();
        double spread = z * Math.sqrt(p * (1 - p) / n + z * z / (4 * n * n));
        return (p + z * z / (2 * n) + spread) / (1 + z * z / n);
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%3d wins %2d draws %3d losses  %5.1f %% (%.1f to %.1f)  %.1f %% with the side to move, %.1f %% with the other",
                wins(),
                draws(),
                losses(),
                100 * share(),
                100 * lower(),
                100 * upper(),
                100 * shareMovingFirst(),
                100 * shareMovingSecond());
    }
}
