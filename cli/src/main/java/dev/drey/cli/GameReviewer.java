package dev.drey.cli;

import dev.drey.analysis.AnalysisStore;
import dev.drey.analysis.Review;
import dev.drey.analysis.ReviewPlan;
import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.record.GameRecord;
import dev.drey.rules.Position;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Analyses recorded games within the limits of the engine options, and shows the progress. */
final class GameReviewer {
    private static final double DEFAULT_SECONDS_PER_MOVE = 1;

    private final EngineOptions engineOptions;
    private final AnalysisStore store;
    private final Oracle oracle;
    private final PrintWriter progress;
    private volatile Budget budget = Budget.unlimited();
    private volatile boolean stopped;

    /** @param progress where the progress is shown */
    GameReviewer(EngineOptions engineOptions, AnalysisStore store, Oracle oracle, PrintWriter progress) {
        this.engineOptions = engineOptions;
        this.store = store;
        this.oracle = oracle;
        this.progress = progress;
    }

    /** Reviews a game, as far as it comes until {@link #stop}. */
    Review review(GameRecord record) {
        try (ProgressDisplay display = ProgressDisplay.start(progress, () -> List.of(progressLine(record)))) {
            analyze(record);
        }
        return Review.of(record, store);
    }

    private String progressLine(GameRecord record) {
        int known = Review.of(record, store).moves().size();
        return "reviewing from the end, " + known + " of " + record.moves().size() + " moves";
    }

    private void analyze(GameRecord record) {
        OptionalLong nanosPerPosition = engineOptions.nanosPerPosition(DEFAULT_SECONDS_PER_MOVE);
        if (nanosPerPosition.isEmpty()) {
            analyzeWithinLimits(record);
        }
        // A plan without time for searches contains only the explanations.
        ReviewPlan plan = new ReviewPlan(record, Optional.empty(), 0, nanosPerPosition.orElse(0));
        for (Optional<ReviewPlan.Step> step = plan.next(store); step.isPresent() && !stopped; step = plan.next(store)) {
            step.get().run(store, oracle, current(step.get().budget()), analysis -> {});
        }
    }

    /** Analyses each position, the last one first, with the node and depth limits of the options. */
    private void analyzeWithinLimits(GameRecord record) {
        List<Position> lastFirst = new ArrayList<>(Review.positions(record));
        Collections.reverse(lastFirst);
        for (Position position : lastFirst) {
            if (!stopped) {
                AnalysisRequest request = engineOptions.withDepthLimit(AnalysisRequest.everyMove(position));
                store.search(oracle, request, current(engineOptions.budget(DEFAULT_SECONDS_PER_MOVE)));
            }
        }
    }

    /** Sets the budget that {@link #stop} stops; stops it at once if {@link #stop} was called before. */
    private Budget current(Budget next) {
        budget = next;
        if (stopped) {
            next.stop();
        }
        return next;
    }

    /** Stops the review, from another thread. */
    void stop() {
        stopped = true;
        budget.stop();
    }

    boolean stopped() {
        return stopped;
    }
}
