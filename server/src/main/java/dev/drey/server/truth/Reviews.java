package dev.drey.server.truth;

import dev.drey.record.GameRecord;
import dev.drey.study.Review;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reviews of games and other lines of play. Whoever asks for one that is being made shares it; the last ones are kept. */
public final class Reviews {
    private record UnderWay(Reviewing reviewing, Job job) {}

    private final SearchPool pool;
    private final OracleShelf oracles;
    private final Quota quota;
    private final Teller teller;
    private final KeptReviews kept;
    private final Map<String, UnderWay> underWay = new HashMap<>();

    Reviews(SearchPool pool, OracleShelf oracles, Quota quota, KeptReviews kept, Teller teller) {
        this.pool = pool;
        this.oracles = oracles;
        this.quota = quota;
        this.kept = kept;
        this.teller = teller;
    }

    /**
     * Looks at every move of a game, the last one first, and tells after each what the review has so far: its moves are those
     * looked at. It takes 0.3 seconds a move and a minute in all at most, besides waiting. When all who share it have stopped
     * it, it ends. One that was stopped, or overtaken by the server's end, is not whole ({@link Review#isWhole}).
     *
     * @param id of the game: reviews are known by it
     * @throws Refused if this asker, or all together, ask for too much
     * @throws IllegalArgumentException if the game is not over
     */
    public Stoppable review(String id, GameRecord record, Asker asker, Watcher<Review> watcher) {
        if (record.outcome().isEmpty()) {
            throw new IllegalArgumentException("game " + id + " is not over; only finished games are reviewed");
        }
        return begin(id, record, asker, watcher);
    }

    /** The same for moves that nobody need have played, and that need not lead to the end of a game. */
    public Stoppable review(GameRecord line, Asker asker, Watcher<Review> watcher) {
        return begin(key(line), line, asker, watcher);
    }

    /** No id of a game looks like this. */
    private static String key(GameRecord line) {
        return line.start().text() + line.moves();
    }

    private Stoppable begin(String id, GameRecord record, Asker asker, Watcher<Review> watcher) {
        Telling<Review> telling = new Telling<>(watcher, teller);
        synchronized (this) {
            Optional<Review> known =
                    record.moves().isEmpty() ? Optional.of(new Review(record, List.of())) : kept.find(id);
            if (known.isEmpty()) {
                return share(id, record, asker, telling);
            }
            telling.last(known.get());
            return () -> {};
        }
    }

    private Stoppable share(String id, GameRecord record, Asker asker, Telling<Review> telling) {
        Quota.Place place = quota.take(asker);
        try {
            UnderWay shared = underWay.computeIfAbsent(id, key -> begin(key, record, asker));
            Reviewing.Share share = shared.reviewing().join(telling, place);
            return () -> leave(id, shared, share);
        } catch (Refused refused) {
            place.free();
            throw refused;
        }
    }

    private UnderWay begin(String id, GameRecord record, Asker asker) {
        Reviewing reviewing = new Reviewing(record, oracles, (ended, review) -> over(id, ended, review));
        return new UnderWay(reviewing, pool.submit(Rank.TRUTH, asker.identity(), reviewing));
    }

    private void leave(String id, UnderWay shared, Reviewing.Share share) {
        boolean unwanted;
        synchronized (this) {
            unwanted = shared.reviewing().leave(share);
            if (unwanted) {
                underWay.remove(id, shared);
            }
        }
        if (unwanted) {
            pool.drop(shared.job());
        }
    }

    /** From now on nobody can join it. */
    private synchronized void over(String id, Reviewing ended, Optional<Review> review) {
        review.ifPresent(whole -> kept.keep(id, whole));
        // After one that nobody wanted any more another may have begun.
        underWay.computeIfPresent(id, (key, shared) -> shared.reviewing() == ended ? null : shared);
    }
}
