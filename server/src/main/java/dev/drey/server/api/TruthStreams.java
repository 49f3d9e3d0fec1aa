package dev.drey.server.api;

import dev.drey.server.guard.Caller;
import dev.drey.server.guard.Hold;
import dev.drey.server.guard.Limits;
import dev.drey.server.room.Time;
import dev.drey.server.truth.Asker;
import dev.drey.server.truth.Stoppable;
import dev.drey.server.truth.Watcher;
import io.javalin.http.Context;
import java.util.function.BiFunction;

/** Answers with what a search finds out, line by line. */
record TruthStreams(Desk desk, Time time) {

    /** The search stops when the client goes. One that cannot be begun is refused before anything was answered. */
    <T> void open(Context ctx, BiFunction<Asker, Watcher<T>, Stoppable> begin, BiFunction<T, Boolean, String> line) {
        desk.stopping().refuse();
        String who = desk.identities().of(ctx).id();
        Caller caller = desk.identities().caller(ctx);
        Limits.Lease lease = desk.limits().hold(Hold.CONNECTIONS, caller);
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
