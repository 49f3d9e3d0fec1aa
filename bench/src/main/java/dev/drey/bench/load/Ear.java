package dev.drey.bench.load;

import java.net.http.WebSocket;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Hears for one player what comes through its socket. */
final class Ear implements WebSocket.Listener {
    private final Duel duel;
    private final int side;
    private final Tally tally;
    private final StringBuilder part = new StringBuilder();

    Ear(Duel duel, int side, Tally tally) {
        this.duel = duel;
        this.side = side;
        this.tally = tally;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
        if (last) {
            long now = System.nanoTime();
            String json = part.isEmpty() ? data.toString() : part.append(data).toString();
            part.setLength(0);
            duel.hears(side, json, now);
        } else {
            part.append(data);
        }
        socket.request(1);
        return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable failure) {
        tally.broken(failure);
    }
}
