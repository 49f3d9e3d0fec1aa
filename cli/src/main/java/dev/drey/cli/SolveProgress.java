package dev.drey.cli;

import dev.drey.engine.Analysis;
import dev.drey.engine.AnalysisRequest.Goal;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Certainty;
import dev.drey.engine.PositionProof;
import dev.drey.engine.ProofProgress;
import dev.drey.engine.Range;
import dev.drey.engine.Verdict;
import dev.drey.engine.VerdictText;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The progress of a proof in two lines: what is proven and what is being searched; the effort and the remaining time.
 *
 * @param known the results so far
 * @param goal the goal of the proof
 * @param progress what the analysis is doing
 * @param pass the current pass over all moves; empty before the first
 * @param expectedNodes the expected number of nodes of the proof; empty if unknown
 * @param earlierNodes the number of nodes of the runs that this one continues
 */
record SolveProgress(
        AnalysisSnapshot known,
        Goal goal,
        ProofProgress progress,
        Optional<Analysis.ProofPass> pass,
        OptionalLong expectedNodes,
        long earlierNodes) {
    private static final int BAR_WIDTH = 20;

    static SolveProgress of(Analysis analysis, Goal goal, long earlierNodes) {
        return new SolveProgress(
                analysis.snapshot(), goal, analysis.progress(), analysis.pass(), analysis.proofNodes(), earlierNodes);
    }

    /** Returns the lines, each at most as long as the terminal is wide. */
    List<String> lines(int width) {
        String proven = goal == Goal.EVERY_MOVE ? bar() : "value: " + value();
        return List.of(
                shortened(proven + "; " + activity(), width),
                shortened(AnalysisTable.effort(known) + "; " + timeLeft().text(), width));
    }

    /** A line that wraps could not be erased. */
    private static String shortened(String line, int width) {
        return line.length() < width ? line : line.substring(0, Math.max(0, width - 1));
    }

    private String bar() {
        int moves = known.verdicts().size();
        long proven = known.verdicts().stream()
                .filter(verdict -> verdict.certainty() == Certainty.PROVEN)
                .count();
        int filled = (int) (BAR_WIDTH * proven / Math.max(1, moves));
        return "[" + "#".repeat(filled) + ".".repeat(BAR_WIDTH - filled) + "] " + proven + " of " + moves
                + " moves proven";
    }

    private String value() {
        Verdict best = known.best();
        Range proven = known.proven();
        if (!best.scored()) {
            return VerdictText.value(best);
        }
        return VerdictText.bounds(proven, best.widest()) + (proven.isExact() ? "" : ", perhaps " + estimate(best));
    }

    /** The estimate nearest to the truth: that of the whole game, or else that of the best move. */
    private String estimate(Verdict best) {
        double value = progress.estimate().isPresent()
                ? progress.estimate().getAsInt()
                : Math.max(known.proven().lower(), best.expected());
        return String.format(Locale.ROOT, "%+.0f", within(known.proven(), value));
    }

    private static double within(Range range, double value) {
        return Math.max(range.lower(), Math.min(range.upper(), value));
    }

    private String activity() {
        return switch (progress.phase()) {
            case ESTIMATING_MOVES -> "estimating, depth " + progress.number();
            case ESTIMATING_VALUE -> "estimating, round " + progress.number() + " of " + progress.rounds();
            case PASSES ->
                "pass " + progress.number()
                        + pass.map(current -> ": " + question(current.bound())).orElse("");
            case PROVING_MOVES -> goal == Goal.EVERY_MOVE ? "proving" : "proving, " + openMoves();
        };
    }

    private String openMoves() {
        return PositionProof.of(known, goal).open() + " of " + known.verdicts().size() + " moves open";
    }

    private String question(int bound) {
        if (goal == Goal.EVERY_MOVE) {
            return "is the best move " + VerdictText.atLeast(bound) + "?";
        }
        long not = known.verdicts().stream()
                .filter(verdict -> verdict.proven().upper() < bound)
                .count();
        return "is it " + VerdictText.atLeast(bound) + "? not by " + not + " of "
                + known.verdicts().size() + " moves";
    }

    /** Only for proofs of the value is it known how many nodes they need. */
    private RemainingTime timeLeft() {
        return RemainingTime.of(
                goal == Goal.BEST_MOVE ? expectedNodes : OptionalLong.empty(),
                earlierNodes + known.nodes(),
                known.nodesPerSecond(),
                known.seconds());
    }
}
