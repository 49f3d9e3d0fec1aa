package dev.drey.server.search;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tells a {@link Watcher} what is new: one thing after another, only the newest if it is slow, and never more after the end. */
final class Telling<T> {
    private final Watcher<T> watcher;
    private final Teller teller;
    private @Nullable Runnable news;
    private boolean ended;
    private boolean busy;

    Telling(Watcher<T> watcher, Teller teller) {
        this.watcher = watcher;
        this.teller = teller;
    }

    void now(T known) {
        offer(() -> watcher.sees(known, false), false);
    }

    void last(T known) {
        offer(() -> watcher.sees(known, true), true);
    }

    void lost(Throwable why) {
        offer(() -> watcher.lost(why), true);
    }

    /** Whether the last thing was said. */
    synchronized boolean isOver() {
        return ended;
    }

    private void offer(Runnable newer, boolean end) {
        boolean begins;
        synchronized (this) {
            if (ended) {
                return;
            }
            ended = end;
            news = newer;
            begins = !busy;
            busy = true;
        }
        if (begins) {
            teller.tell(this::tellAll);
        }
    }

    private void tellAll() {
        for (Optional<Runnable> next = take(); next.isPresent(); next = take()) {
            try {
                next.get().run();
            } catch (RuntimeException e) {
                // Whoever cannot listen is told no more.
                end();
                throw e;
            }
        }
    }

    private synchronized Optional<Runnable> take() {
        Optional<Runnable> next = Optional.ofNullable(news);
        news = null;
        busy = next.isPresent();
        return next;
    }

    private synchronized void end() {
        ended = true;
        news = null;
        busy = false;
    }
}
