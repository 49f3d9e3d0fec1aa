package dev.drey.server.search;

import dev.drey.engine.Analysis;
import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A question that is answered in as many sittings as it takes. What one sitting found out is not lost: it is kept here, and
 * the oracle's tables help the next one on.
 */
final class Sittings {
    private final AnalysisRequest question;
    private final OracleShelf oracles;
    private final LongSupplier clock;
    private long nanosLeft;
    private @Nullable Analysis sitting;
    private @Nullable AnalysisSnapshot before;

    Sittings(AnalysisRequest question, long nanos, OracleShelf oracles) {
        this(question, nanos, oracles, System::nanoTime);
    }

    /** @param clock in nanoseconds */
    Sittings(AnalysisRequest question, long nanos, OracleShelf oracles, LongSupplier clock) {
        this.question = question;
        this.nanosLeft = nanos;
        this.oracles = oracles;
        this.clock = clock;
    }

    /** Goes on with it. @return whether all is answered or the time is used up; else the turn was over before */
    boolean sit(Turn turn) {
        long begun = clock.getAsLong();
        AnalysisSnapshot found = oracles.ask(question.position().game(), oracle -> {
            Analysis inquiry = oracle.newAnalysis(question, Budget.nanos(nanosLeft));
            turn.whenOver(inquiry::stop);
            begin(inquiry);
            return inquiry.run();
        });
        nanosLeft -= clock.getAsLong() - begun;
        return end(found).complete() || nanosLeft <= 0 || !turn.isOver();
    }

    private synchronized void begin(Analysis inquiry) {
        sitting = inquiry;
    }

    private synchronized AnalysisSnapshot end(AnalysisSnapshot found) {
        sitting = null;
        before = before == null ? found : Joined.of(question.goal(), before, found);
        return before;
    }

    /** What is known so far; empty while nothing is. */
    synchronized Optional<AnalysisSnapshot> known() {
        Optional<AnalysisSnapshot> now = Optional.ofNullable(sitting)
                .map(Analysis::snapshot)
                // Before all moves were looked at, they are all worth the same.
                .filter(analysis -> analysis.depth() > 0 || analysis.complete());
        Optional<AnalysisSnapshot> earlier = Optional.ofNullable(before);
        return now.isPresent() && earlier.isPresent()
                ? Optional.of(Joined.of(question.goal(), earlier.get(), now.get()))
                : now.or(() -> earlier);
    }
}
