package dev.drey.bench.load;

import java.net.http.HttpResponse;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;

/** Clients that ask for analyses, one after the other, until told to stop. */
final class Analysts implements AutoCloseable {
    private static final int SECONDS = 5;
    private static final long PAUSE_MILLIS = 200;
    private static final int OK = 200;

    private final Api api;
    private final Tally tally;
    private final Starts starts = new Starts();
    private volatile boolean stopped;

    Analysts(Api api, Tally tally, int count) {
        this.api = api;
        this.tally = tally;
        for (int i = 0; i < count; i++) {
            Thread thread = new Thread(this::ask, "analyst-" + i);
            thread.setDaemon(true);
            thread.start();
        }
    }

    private void ask() {
        try {
            String token = api.token().join();
            while (!stopped) {
                HttpResponse<Stream<String>> answer =
                        api.analysis(token, starts.toAnalyse().text(), SECONDS).join();
                boolean done = answer.body().filter(line -> !line.isEmpty()).count() > 0 && answer.statusCode() == OK;
                if (done) {
                    tally.analysed(System.nanoTime());
                } else {
                    Thread.sleep(PAUSE_MILLIS);
                }
            }
        } catch (CompletionException | java.io.UncheckedIOException e) {
            if (!stopped) {
                tally.broken(e);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        stopped = true;
    }
}
