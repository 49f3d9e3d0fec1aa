package dev.drey.bench.load;

import java.net.http.HttpResponse;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;

/** Clients that request analyses one after the other until they are closed. */
final class AnalysisClients implements AutoCloseable {
    private static final int SECONDS = 5;
    private static final long PAUSE_MILLIS = 200;
    private static final int OK = 200;

    private final ServerClient client;
    private final LoadCounters counters;
    private final StartPositions positions = new StartPositions();
    private volatile boolean stopped;

    AnalysisClients(ServerClient client, LoadCounters counters, int count) {
        this.client = client;
        this.counters = counters;
        for (int i = 0; i < count; i++) {
            Thread thread = new Thread(this::requestRepeatedly, "analysis-client-" + i);
            thread.setDaemon(true);
            thread.start();
        }
    }

    private void requestRepeatedly() {
        try {
            String token = client.createGuest().join();
            while (!stopped) {
                HttpResponse<Stream<String>> response = client.requestAnalysis(
                                token, positions.toAnalyse().text(), SECONDS)
                        .join();
                boolean done =
                        response.body().filter(line -> !line.isEmpty()).count() > 0 && response.statusCode() == OK;
                if (done) {
                    counters.addAnalysis(System.nanoTime());
                } else {
                    Thread.sleep(PAUSE_MILLIS);
                }
            }
        } catch (CompletionException | java.io.UncheckedIOException e) {
            if (!stopped) {
                counters.addFailure(e);
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
