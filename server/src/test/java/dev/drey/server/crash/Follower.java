package dev.drey.server.crash;

import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Hears line by line what one client is told, by socket or by stream, until the connection ends. */
final class Follower implements WebSocket.Listener, Flow.Subscriber<String> {
    private final Consumer<String> heard;
    private final StringBuilder part = new StringBuilder();
    private final Consumer<String> ended;
    private final CompletableFuture<Void> gone = new CompletableFuture<>();

    /** @param ended told how the connection ended */
    Follower(Consumer<String> heard, Consumer<String> ended) {
        this.heard = heard;
        this.ended = ended;
    }

    /** Done once nothing more can come. */
    CompletableFuture<Void> gone() {
        return gone;
    }

    void end(String how) {
        if (gone.complete(null)) {
            ended.accept(how);
        }
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            heard.accept(part.toString());
            part.setLength(0);
        }
        socket.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
        end(status + " " + reason);
        return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
        end(error.toString());
    }

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
        subscription.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(String line) {
        if (!line.isEmpty()) {
            heard.accept(line);
        }
    }

    @Override
    public void onError(Throwable error) {
        end(error.toString());
    }

    @Override
    public void onComplete() {
        end("complete");
    }
}
