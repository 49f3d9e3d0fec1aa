package dev.drey.classroom.grading;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.rules.Position;
import dev.drey.rules.squirrel.NutMap;
import dev.drey.rules.squirrel.SquirrelWar;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** Analyses every move of a position with the oracle. Caches the results, because students of a class meet the same positions. */
public final class MoveJudge {
    private static final int MAX_CACHED_POSITIONS = 4096;

    private final Oracle oracle;
    private final Duration timePerPosition;
    private final Map<Position, AnalysisSnapshot> cache = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Position, AnalysisSnapshot> eldest) {
            return size() > MAX_CACHED_POSITIONS;
        }
    };

    /** @param timePerPosition the time limit; moves that are not proven by then remain unproven */
    public MoveJudge(Oracle oracle, Duration timePerPosition) {
        this.oracle = oracle;
        this.timePerPosition = timePerPosition;
    }

    /** Whether the engine supports the values of the position's cells; homework may contain greater ones than the rules allow. */
    static boolean supports(Position position) {
        return ((SquirrelWar) position.game()).nuts().total() <= NutMap.MAX_TOTAL;
    }

    synchronized AnalysisSnapshot analyse(Position position) {
        AnalysisSnapshot analysis = cache.get(position);
        if (analysis == null) {
            analysis = oracle.analyse(AnalysisRequest.everyMove(position), Budget.nanos(timePerPosition.toNanos()));
            cache.put(position, analysis);
        }
        return analysis;
    }
}
