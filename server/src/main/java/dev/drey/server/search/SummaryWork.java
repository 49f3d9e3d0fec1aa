package dev.drey.server.search;

import dev.drey.analysis.AnalysisStore;
import dev.drey.analysis.GameSummary;
import dev.drey.analysis.Review;
import dev.drey.analysis.ReviewPlan;
import dev.drey.record.GameRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Function;

/** Reviews games, one after another, and tells the summaries of all that are done whenever one more is. */
final class SummaryWork implements Work {
    private final List<GameRecord> records;
    private final Function<GameRecord, ReviewPlan> plans;
    private final PlanSteps steps;
    private final AnalysisStore store;
    private final Telling<List<GameSummary>> telling;
    private final Quota.Place place;
    private final List<GameSummary> done = new ArrayList<>();

    SummaryWork(
            List<GameRecord> records,
            Function<GameRecord, ReviewPlan> plans,
            OracleShelf oracles,
            AnalysisStore store,
            Telling<List<GameSummary>> telling,
            Quota.Place place) {
        this.records = List.copyOf(records);
        this.plans = plans;
        this.steps = new PlanSteps(oracles, store);
        this.store = store;
        this.telling = telling;
        this.place = place;
    }

    @Override
    public boolean goOn(Turn turn) {
        for (List<GameSummary> known = known(); known.size() < records.size(); known = known()) {
            GameRecord record = records.get(known.size());
            if (!steps.goOn(plans.apply(record), turn, () -> {})) {
                return false;
            }
            add(GameSummary.of(Review.of(record, store)));
            telling.now(known());
        }
        place.free();
        telling.last(known());
        return true;
    }

    private synchronized void add(GameSummary summary) {
        done.add(summary);
    }

    private synchronized List<GameSummary> known() {
        return List.copyOf(done);
    }

    @Override
    public void glance() {
        steps.glance();
    }

    @Override
    public void abandon(Throwable why) {
        place.free();
        if (why instanceof CancellationException) {
            telling.last(known());
        } else {
            telling.lost(why);
        }
    }
}
