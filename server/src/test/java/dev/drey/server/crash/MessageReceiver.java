package dev.drey.server.crash;

import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Receives the messages of one client, by socket or by stream, until the connection ends. */
final class MessageReceiver implements WebSocket.Listener, Flow.Subscriber<String> {
    private final Consumer<String> onMessage;
    private final StringBuilder part = new StringBuilder();
    private final Consumer<String> onClosed;
    private final CompletableFuture<Void> closed = new CompletableFuture<>();

    /** @param onClosed called with the reason when the connection ends */
    MessageReceiver(Consumer<String> onMessage, Consumer<String> onClosed) {
        this.onMessage = onMessage;
        this.onClosed = onClosed;
    }

    /** Completes when no more messages can arrive. */
    CompletableFuture<Void> closed() {
        return closed;
    }

    void close(String reason) {
        if (closed.complete(null)) {
            onClosed.accept(reason);
        }
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            onMessage.accept(part.toString());
            part.setLength(0);
        }
        socket.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
        close(status + " " + reason);
        return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
        close(error.toString());
    }

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
        subscription.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(String line) {
        if (!line.isEmpty()) {
            onMessage.accept(line);
        }
    }

    @Override
    public void onError(Throwable error) {
        close(error.toString());
    }

    @Override
    public void onComplete() {
        close("complete");
    }
}
