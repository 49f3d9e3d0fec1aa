package dev.drey.bench.ladder;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.Budget;
import dev.drey.engine.Level;
import dev.drey.engine.Oracle;
import dev.drey.engine.Verdict;
import dev.drey.play.Bot;
import dev.drey.rules.GameKind;
import dev.drey.rules.Position;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Matches of levels against simple players that share no code with the engine. An opening is decided by the side if the engine
 * gives one side a chance of at least 90 % to win it with best play; the other openings are open.
 */
final class OutsideLadder {
    /** The threshold and the evaluation were chosen on openings up to 400, so the matches use others. */
    private static final int FIRST_OPENING = 1_001;

    private static final double DECIDED = 0.9;
    private static final long NODES = 300_000;
    private static final long TABLE_BYTES = 32L << 20;

    private final GameKind kind;
    private final IntFunction<Position> openings;
    private final PrintStream out;

    OutsideLadder(GameKind kind, IntFunction<Position> openings, PrintStream out) {
        this.kind = kind;
        this.openings = openings;
        this.out = out;
    }

    void run(List<Level> levels, int count) {
        Map<Position, Double> chances = IntStream.range(FIRST_OPENING, FIRST_OPENING + count)
                .parallel()
                .mapToObj(openings)
                .distinct()
                .collect(Collectors.toMap(opening -> opening, OutsideLadder::chance));
        Map<String, LongFunction<Bot>> opponents = new LinkedHashMap<>();
        opponents.put("greedy", OutsidePlayer.greedy());
        opponents.put("two-ply by margin", OutsidePlayer.twoPly(Position::margin));
        opponents.put("two-ply by evaluation", OutsidePlayer.twoPly(HandMadeEvaluation.of(kind)));
        for (Level level : levels) {
            opponents.forEach((name, players) -> {
                MatchScore score = new LevelMatch(openings, Ladder.bots(level), players).play(FIRST_OPENING, count);
                out.printf(Locale.ROOT, "  %s against %s%n    all openings    %s%n", level.name(), name, score);
                print(score, chances);
            });
        }
    }

    /** The chance of the side to move to win an opening with best play. */
    private static double chance(Position opening) {
        Verdict best = new Oracle(1, TABLE_BYTES)
                .analyse(AnalysisRequest.bestMove(opening), Budget.nodes(NODES))
                .best();
        return best.chance();
    }

    private void print(MatchScore score, Map<Position, Double> chances) {
        Map<Boolean, List<LevelMatch.Pair>> byDecided = score.pairs().stream()
                .collect(Collectors.partitioningBy(pair -> isDecided(chances.getOrDefault(pair.opening(), 0.5))));
        List<LevelMatch.Pair> open = byDecided.getOrDefault(false, List.of());
        List<LevelMatch.Pair> decided = byDecided.getOrDefault(true, List.of());
        if (!open.isEmpty()) {
            out.printf(Locale.ROOT, "    open            %s%n", new MatchScore(open));
        }
        if (!decided.isEmpty()) {
            double better = share(decided, chances, true);
            double worse = share(decided, chances, false);
            out.printf(
                    Locale.ROOT,
                    "    decided by side %d openings: %.1f %% with the better side, %.1f %% with the other%n",
                    decided.size(),
                    100 * better,
                    100 * worse);
        }
    }

    private static boolean isDecided(double chance) {
        return Math.max(chance, 1 - chance) >= DECIDED;
    }

    /** The share of points with the side that is better, or with the other side. */
    private static double share(List<LevelMatch.Pair> pairs, Map<Position, Double> chances, boolean better) {
        return pairs.stream()
                        .mapToInt(pair -> better == chances.getOrDefault(pair.opening(), 0.5) > 0.5
                                ? pair.moving()
                                : pair.waiting())
                        .average()
                        .orElse(0)
                / 2;
    }
}
