package dev.drey.server.search;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Range;
import dev.drey.engine.Verdict;
import dev.drey.rules.Move;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What two analyses of the same position know together. */
final class Joined {
    private Joined() {}

    /** Estimates are those of the one that looked further, since they compare only within one; what is proven adds up. */
    static AnalysisSnapshot of(AnalysisRequest.Goal goal, AnalysisSnapshot before, AnalysisSnapshot later) {
        boolean further = later.depth() >= before.depth();
        AnalysisSnapshot deeper = further ? later : before;
        Map<Move, Verdict> others = (further ? before : later)
                .verdicts().stream().collect(Collectors.toMap(Verdict::move, Function.identity()));
        List<Move> order = deeper.position().moves();
        List<Verdict> verdicts = deeper.verdicts().stream()
                .map(verdict -> join(verdict, others.getOrDefault(verdict.move(), verdict)))
                .sorted(Comparator.comparingDouble(Verdict::expected)
                        .reversed()
                        .thenComparing(Verdict::certainty)
                        .thenComparingInt(verdict -> order.indexOf(verdict.move())))
                .toList();
        return new AnalysisSnapshot(
                deeper.position(),
                verdicts,
                before.nodes() + later.nodes(),
                before.nanos() + later.nanos(),
                deeper.depth(),
                before.complete() || later.complete() || isAnswered(goal, verdicts));
    }

    private static Verdict join(Verdict verdict, Verdict other) {
        Range proven = verdict.proven()
                .atLeast(other.proven().least())
                .atMost(other.proven().most());
        // A line that is as long as the game goes with a proof.
        boolean longer = other.proven().isExact()
                && (!verdict.proven().isExact()
                        || other.line().size() > verdict.line().size());
        return verdict.with(proven).with(longer ? other.line() : verdict.line());
    }

    private static boolean isAnswered(AnalysisRequest.Goal goal, List<Verdict> verdicts) {
        List<Range> ranges = verdicts.stream().map(Verdict::proven).toList();
        return switch (goal) {
            case EVERY_MOVE -> ranges.stream().allMatch(Range::isExact);
            case BEST_MOVE -> Range.ofBest(ranges).isExact();
            case WINNER -> Range.ofBest(ranges).isDecided();
        };
    }
}
