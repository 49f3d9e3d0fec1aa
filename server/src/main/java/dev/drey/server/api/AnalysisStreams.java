package dev.drey.server.api;

import dev.drey.server.access.ProblemException;
import dev.drey.server.access.RateLimiter;
import dev.drey.server.room.Scheduler;
import dev.drey.server.search.AnalysisService.RunningSearch;
import dev.drey.server.search.SearchObserver;
import dev.drey.server.search.SearchOwner;
import dev.drey.wire.live.Json;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Streams the results of a search to a client, one JSON line per update. */
record AnalysisStreams(ApiContext context, Scheduler time) {

    /**
     * Starts a search and streams its results. The search stops when the client disconnects. A search that cannot be started is
     * answered with a problem instead of a stream.
     *
     * @param start starts the search for its owner
     * @param format returns the function that formats an update, whose second argument says whether it is the last one; throws a
     *     problem if the client must not see the results. It is called when the search has started: a game without hints that starts at
     *     the same time either ends the search or is found by this check.
     */
    <T> void open(
            Context ctx,
            BiFunction<SearchOwner, SearchObserver<T>, RunningSearch> start,
            Supplier<BiFunction<T, Boolean, String>> format) {
        context.shutdown().rejectNewWork();
        SearchOwner owner = context.searchOwner(ctx);
        RateLimiter.Lease lease =
                context.connections().acquire(context.identities().caller(ctx));
        List<Runnable> closing = new ArrayList<>(List.of(lease::close));
        try {
            StreamObserver<T> observer = new StreamObserver<>();
            RunningSearch search = start.apply(owner, observer);
            closing.add(search::stop);
            BiFunction<T, Boolean, String> line = format.get();
            NdjsonStream.open(
                    ctx,
                    context.identities(),
                    time,
                    stream -> observer.connect(stream, line),
                    () -> closing.forEach(Runnable::run));
        } catch (RuntimeException rejected) {
            closing.forEach(Runnable::run);
            throw rejected;
        }
    }

    /** Writes updates to a stream. Keeps updates that arrive before the stream is open. */
    private static final class StreamObserver<T> implements SearchObserver<T> {
        private final List<Consumer<Output<T>>> early = new ArrayList<>();
        private @Nullable Output<T> output;

        private record Output<T>(NdjsonStream stream, BiFunction<T, Boolean, String> line) {
            void write(String text, boolean last) {
                stream.send(text);
                if (last) {
                    stream.finish();
                }
            }
        }

        synchronized void connect(NdjsonStream stream, BiFunction<T, Boolean, String> line) {
            Output<T> opened = new Output<>(stream, line);
            output = opened;
            early.forEach(update -> update.accept(opened));
            early.clear();
        }

        @Override
        public void onUpdate(T result, boolean last) {
            write(opened -> opened.write(opened.line().apply(result, last), last));
        }

        /** Writes the problem as the last line: the response has started with a success status, which cannot change any more. */
        @Override
        public void onFailure(Throwable cause) {
            Optional<ProblemException> problem = Failures.problem(cause);
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("type", "problem");
            json.put("code", problem.map(known -> known.code().text()).orElse("internal"));
            json.put("detail", problem.map(ProblemException::detail).orElse("The server failed. Try again."));
            write(opened -> opened.write(Json.text(json), true));
        }

        private synchronized void write(Consumer<Output<T>> update) {
            if (output == null) {
                early.add(update);
            } else {
                update.accept(output);
            }
        }
    }
}
