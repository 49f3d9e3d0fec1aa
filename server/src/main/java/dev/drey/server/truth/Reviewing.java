package dev.drey.server.truth;

import dev.drey.engine.Analysis;
import dev.drey.engine.Question;
import dev.drey.record.GameRecord;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.study.Review;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A review that is being made, and all who wait for it. */
final class Reviewing implements Work {
    private static final long MOST_NANOS_EACH = 300_000_000L;
    private static final long MOST_NANOS = 60_000_000_000L;

    /** Somebody who waits for it. */
    record Share(Telling<Review> telling, Quota.Place place) {}

    private final GameRecord record;
    private final OracleShelf oracles;
    private final BiConsumer<Reviewing, Optional<Review>> over;
    private final Deque<Position> open = new ArrayDeque<>();
    private final long nanosEach;
    private final List<Analysis> found = new ArrayList<>();
    private @Nullable Sittings sittings;

    private final List<Share> shares = new ArrayList<>();
    private Optional<Review> soFar = Optional.empty();

    /** @param over hears that it has ended, with the whole review if there is one, before those who wait do */
    Reviewing(GameRecord record, OracleShelf oracles, BiConsumer<Reviewing, Optional<Review>> over) {
        this.record = record;
        this.oracles = oracles;
        this.over = over;
        Position position = record.start();
        for (Move move : record.moves()) {
            open.push(position);
            position = position.play(move);
        }
        this.nanosEach = nanosEach(open.size());
    }

    static long nanosEach(int moves) {
        return Math.min(MOST_NANOS_EACH, MOST_NANOS / Math.max(1, moves));
    }

    synchronized Share join(Telling<Review> telling, Quota.Place place) {
        Share share = new Share(telling, place);
        shares.add(share);
        soFar.ifPresent(telling::now);
        return share;
    }

    /** One who waits no more. @return whether that was the last one */
    synchronized boolean leave(Share share) {
        boolean left = shares.remove(share);
        if (left) {
            end(share, new CancellationException("stopped before it was done"));
        }
        return left && shares.isEmpty();
    }

    @Override
    public boolean goOn(Turn turn) {
        while (!open.isEmpty()) {
            if (sittings == null) {
                sittings = new Sittings(Question.everyMove(open.getFirst()), nanosEach, oracles);
            }
            if (turn.isOver() || !sittings.sit(turn)) {
                return false;
            }
            found.add(sittings.known().orElseThrow());
            sittings = null;
            open.pop();
            tell(review());
        }
        Review whole = review();
        over.accept(this, Optional.of(whole));
        endAll(share -> {
            share.place().free();
            share.telling().last(whole);
        });
        return true;
    }

    private Review review() {
        Iterator<Analysis> lastFirst = found.iterator();
        return Review.of(record, position -> lastFirst.hasNext() ? Optional.of(lastFirst.next()) : Optional.empty());
    }

    private synchronized void tell(Review review) {
        soFar = Optional.of(review);
        shares.forEach(share -> share.telling().now(review));
    }

    @Override
    public void abandon(Throwable why) {
        over.accept(this, Optional.empty());
        endAll(share -> end(share, why));
    }

    private synchronized void end(Share share, Throwable why) {
        share.place().free();
        Optional<Review> known = why instanceof CancellationException ? soFar : Optional.empty();
        known.ifPresentOrElse(share.telling()::last, () -> share.telling().lost(why));
    }

    private synchronized void endAll(Consumer<Share> ending) {
        shares.forEach(ending);
        shares.clear();
    }
}
