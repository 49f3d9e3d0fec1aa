package dev.drey.server.truth;

import dev.drey.engine.Analysis;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** An analysis under way. */
final class Analyzing implements Work {
    private final Sittings sittings;
    private final Telling<Analysis> telling;
    private final Quota.Place place;
    private volatile @Nullable Analysis told;

    Analyzing(Sittings sittings, Telling<Analysis> telling, Quota.Place place) {
        this.sittings = sittings;
        this.telling = telling;
        this.place = place;
    }

    @Override
    public boolean goOn(Turn turn) {
        boolean done = sittings.sit(turn);
        if (done) {
            place.free();
            telling.last(sittings.known().orElseThrow());
        }
        return done;
    }

    /** Tells what is known, if that is more than before. */
    @Override
    public void glance() {
        sittings.known().filter(this::isNews).ifPresent(known -> {
            told = known;
            telling.now(known);
        });
    }

    private boolean isNews(Analysis known) {
        Analysis last = told;
        return last == null
                || known.depth() != last.depth()
                || !known.verdicts().equals(last.verdicts());
    }

    @Override
    public void abandon(Throwable why) {
        place.free();
        Optional<Analysis> known = why instanceof CancellationException ? sittings.known() : Optional.empty();
        known.ifPresentOrElse(telling::last, () -> telling.lost(why));
    }
}
