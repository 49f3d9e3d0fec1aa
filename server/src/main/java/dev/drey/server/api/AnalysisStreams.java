package dev.drey.server.api;

import dev.drey.server.access.Caller;
import dev.drey.server.access.ConcurrencyLimit;
import dev.drey.server.access.ProblemException;
import dev.drey.server.access.RateLimiter;
import dev.drey.server.room.Scheduler;
import dev.drey.server.search.AnalysisService.Requester;
import dev.drey.server.search.AnalysisService.RunningSearch;
import dev.drey.server.search.SearchObserver;
import dev.drey.wire.live.Json;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Streams the results of a search to a client, one JSON line per update. */
record AnalysisStreams(ApiContext context, Scheduler time) {

    /**
     * Starts a search and streams its results. The search stops when the client disconnects. A search that cannot be started is
     * answered with a problem instead of a stream.
     *
     * @param start starts the search for a requester
     * @param line formats an update; the second argument says whether it is the last one
     */
    <T> void open(
            Context ctx,
            BiFunction<Requester, SearchObserver<T>, RunningSearch> start,
            BiFunction<T, Boolean, String> line) {
        context.shutdown().rejectNewWork();
        String identity = context.identities().identify(ctx).id();
        Caller caller = context.identities().caller(ctx);
        RateLimiter.Lease lease = context.limits().acquire(ConcurrencyLimit.CONNECTIONS, caller);
        StreamObserver<T> observer = new StreamObserver<>(line);
        RunningSearch search;
        try {
            search = start.apply(new Requester(identity, caller.address()), observer);
        } catch (RuntimeException rejected) {
            lease.close();
            throw rejected;
        }
        NdjsonStream.open(ctx, context.identities(), time, observer::connect, () -> {
            lease.close();
            search.stop();
        });
    }

    /** Writes updates to a stream. Keeps updates that arrive before the stream is open. */
    private static final class StreamObserver<T> implements SearchObserver<T> {
        private final BiFunction<T, Boolean, String> line;
        private final List<String> early = new ArrayList<>();
        private @Nullable NdjsonStream stream;
        private boolean finished;

        StreamObserver(BiFunction<T, Boolean, String> line) {
            this.line = line;
        }

        synchronized void connect(NdjsonStream opened) {
            stream = opened;
            early.forEach(opened::send);
            early.clear();
            if (finished) {
                opened.finish();
            }
        }

        @Override
        public void onUpdate(T result, boolean last) {
            write(line.apply(result, last), last);
        }

        /** Writes the problem as the last line: the response has started with a success status, which cannot change any more. */
        @Override
        public void onFailure(Throwable cause) {
            Optional<ProblemException> problem = Failures.problem(cause);
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("type", "problem");
            json.put("code", problem.map(known -> known.code().text()).orElse("internal"));
            json.put("detail", problem.map(ProblemException::detail).orElse("The server failed. Try again."));
            write(Json.text(json), true);
        }

        private synchronized void write(String text, boolean last) {
            finished |= last;
            NdjsonStream open = stream;
            if (open == null) {
                early.add(text);
            } else {
                open.send(text);
                if (last) {
                    open.finish();
                }
            }
        }
    }
}
