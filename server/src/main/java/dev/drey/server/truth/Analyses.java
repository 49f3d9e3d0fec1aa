package dev.drey.server.truth;

import dev.drey.engine.Analysis;
import dev.drey.engine.Question;
import dev.drey.rules.Position;
import java.util.List;

/** Verdicts for any position, told while they refine. */
public final class Analyses {
    public static final double USUAL_SECONDS = 5;
    public static final double MOST_SECONDS = 60;

    private final SearchPool pool;
    private final OracleShelf oracles;
    private final Quota quota;
    private final Teller teller;

    Analyses(SearchPool pool, OracleShelf oracles, Quota quota, Teller teller) {
        this.pool = pool;
        this.oracles = oracles;
        this.quota = quota;
        this.teller = teller;
    }

    /**
     * Finds out what every move of a position is worth, and tells what is known up to ten times a second. Of a position in
     * which the game is over all is known at once.
     *
     * @param seconds of searching, more than 0 and at most {@link #MOST_SECONDS}; waiting does not count
     * @throws Refused if this asker, or all together, ask for too much
     * @throws IllegalArgumentException if the seconds are out of bounds
     */
    public Stoppable analyze(Position position, double seconds, Asker asker, Watcher<Analysis> watcher) {
        if (!(seconds > 0 && seconds <= MOST_SECONDS)) {
            throw new IllegalArgumentException(
                    seconds + " seconds; they must be more than 0 and at most " + MOST_SECONDS);
        }
        Telling<Analysis> telling = new Telling<>(watcher, teller);
        if (position.isOver()) {
            telling.last(new Analysis(position, List.of(), 0, 0, 0, true));
            return () -> {};
        }
        Quota.Place place = quota.take(asker);
        try {
            Sittings sittings = new Sittings(Question.everyMove(position), (long) (seconds * 1e9), oracles);
            Job job = pool.submit(Rank.TRUTH, asker.identity(), new Analyzing(sittings, telling, place));
            return () -> {
                // It will be over in a moment; whoever stops one to ask for another need not wait for that.
                place.free();
                pool.drop(job);
            };
        } catch (Refused refused) {
            place.free();
            throw refused;
        }
    }
}
