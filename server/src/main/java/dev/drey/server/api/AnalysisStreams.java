package dev.drey.server.api;

import dev.drey.server.access.Caller;
import dev.drey.server.access.ConcurrencyLimit;
import dev.drey.server.access.RateLimiter;
import dev.drey.server.room.Scheduler;
import dev.drey.server.search.Asker;
import dev.drey.server.search.Stoppable;
import dev.drey.server.search.Watcher;
import io.javalin.http.Context;
import java.util.function.BiFunction;

/** Answers with what a search finds out, line by line. */
record AnalysisStreams(ApiContext context, Scheduler time) {

    /** The search stops when the client goes. One that cannot be begun is refused before anything was answered. */
    <T> void open(Context ctx, BiFunction<Asker, Watcher<T>, Stoppable> begin, BiFunction<T, Boolean, String> line) {
        context.stopping().rejectNewWork();
        String who = context.identities().identify(ctx).id();
        Caller caller = context.identities().caller(ctx);
        RateLimiter.Lease lease = context.limits().acquire(ConcurrencyLimit.CONNECTIONS, caller);
        LineTeller<T> teller = new LineTeller<>(line);
        Stoppable search;
        try {
            search = begin.apply(new Asker(who, caller.address()), teller);
        } catch (RuntimeException refused) {
            lease.close();
            throw refused;
        }
        Stream.open(ctx, who, time, teller::tellTo, () -> {
            lease.close();
            search.stop();
        });
    }
}
