package dev.drey.classroom.grade.player;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.rules.Position;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** Asks the oracle what every move of a position is worth, once a position: programs of a class meet the same ones. */
public final class Judge {
    private static final int MOST_REMEMBERED = 4096;

    private final Oracle oracle;
    private final Duration time;
    private final Map<Position, AnalysisSnapshot> known = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Position, AnalysisSnapshot> eldest) {
            return size() > MOST_REMEMBERED;
        }
    };

    /** @param time for each position; what is not proven then stays open */
    public Judge(Oracle oracle, Duration time) {
        this.oracle = oracle;
        this.time = time;
    }

    synchronized AnalysisSnapshot judge(Position position) {
        AnalysisSnapshot analysis = known.get(position);
        if (analysis == null) {
            analysis = oracle.ask(AnalysisRequest.everyMove(position), Budget.nanos(time.toNanos()));
            known.put(position, analysis);
        }
        return analysis;
    }
}
