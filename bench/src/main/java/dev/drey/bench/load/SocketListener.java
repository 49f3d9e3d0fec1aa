package dev.drey.bench.load;

import java.net.http.WebSocket;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Passes the messages of one player's socket to its game. */
final class SocketListener implements WebSocket.Listener {
    private final LoadGame game;
    private final int side;
    private final LoadCounters counters;
    private final StringBuilder part = new StringBuilder();

    SocketListener(LoadGame game, int side, LoadCounters counters) {
        this.game = game;
        this.side = side;
        this.counters = counters;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
        if (last) {
            long now = System.nanoTime();
            String json = part.isEmpty() ? data.toString() : part.append(data).toString();
            part.setLength(0);
            game.receive(side, json, now);
        } else {
            part.append(data);
        }
        socket.request(1);
        return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable failure) {
        counters.addFailure(failure);
    }
}
