/**
 * Reviews of games, hints and marks. An {@link dev.drey.analysis.AnalysisStore} keeps the results of all searches, so that
 * everything that shows values agrees. {@link dev.drey.analysis.ReviewPlan} decides what to search next, and
 * {@link dev.drey.analysis.Review} is the result for one game:
 *
 * <pre>{@code
 * AnalysisStore store = new AnalysisStore();
 * ReviewPlan plan = new ReviewPlan(record, Optional.empty(), 0, nanosPerMove);
 * for (Optional<ReviewPlan.Step> step = plan.next(store); step.isPresent(); step = plan.next(store)) {
 *     step.get().run(store, oracle, step.get().budget(), analysis -> {});
 * }
 * Review review = Review.of(record, store);
 * }</pre>
 *
 * <p>{@link dev.drey.analysis.MarkScale} marks moves as inaccuracies, mistakes or blunders. {@link dev.drey.analysis.Hints} finds
 * the best move of a position, and {@link dev.drey.analysis.Weaknesses} groups the mistakes of a player over many games.
 * docs/analysis.md explains the values and the marks.
 */
@NullMarked
package dev.drey.analysis;

import org.jspecify.annotations.NullMarked;
