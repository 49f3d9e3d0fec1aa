package dev.drey.server.access;

import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** The messages that wait for the clients of sockets and streams. Disconnects clients that read too slowly. */
public final class SendQueues {
    /** The request attribute that holds the {@link Opener}. */
    public static final String OPENER = "drey.send-queues";

    private final Deadline deadline;
    private final LongSupplier nanoTime;
    /** The queues with messages. */
    private final Set<SendQueue> waiting = ConcurrentHashMap.newKeySet();

    /** The time in which messages must be read. */
    public interface Deadline {
        /** Whether the client has been reading this number of bytes for too long. */
        boolean isTooSlow(long nanos, long size);
    }

    public SendQueues(Deadline deadline, LongSupplier nanoTime) {
        this.deadline = deadline;
        this.nanoTime = nanoTime;
    }

    /** Opens queues for clients of one address. */
    public static final class Opener {
        private final SendQueues queues;
        private final ByteBudget.Share memory;

        private Opener(SendQueues queues, ByteBudget.Share memory) {
            this.queues = queues;
            this.memory = memory;
        }

        /** The opener for the address of a request. */
        public static Opener of(Context ctx) {
            return required(ctx.attribute(OPENER));
        }

        /** The opener for the address of a WebSocket. */
        public static Opener of(WsContext ws) {
            return required(ws.attributeMap().get(OPENER));
        }

        private static Opener required(@Nullable Object value) {
            if (value instanceof Opener opener) {
                return opener;
            }
            throw new IllegalStateException("the request was not admitted");
        }

        /**
         * Opens the queue of a client.
         *
         * @param disconnect disconnects the client if it reads too slowly
         */
        public SendQueue open(Runnable disconnect) {
            return new SendQueue(queues, memory, disconnect);
        }
    }

    /** An opener of queues that use this memory. */
    public Opener opener(ByteBudget.Share memory) {
        return new Opener(this, memory);
    }

    /** Disconnects the clients whose oldest message has been waiting for too long. */
    public void disconnectOverdue() {
        long now = nanoTime.getAsLong();
        List<SendQueue> overdue =
                waiting.stream().filter(queue -> queue.isOverdue(now)).toList();
        for (SendQueue queue : overdue) {
            // Only once, even if the connection needs a while to end.
            waiting.remove(queue);
            queue.disconnect();
        }
    }

    long now() {
        return nanoTime.getAsLong();
    }

    boolean isTooSlow(long nanos, long size) {
        return deadline.isTooSlow(nanos, size);
    }

    void watch(SendQueue queue) {
        waiting.add(queue);
    }

    void unwatch(SendQueue queue) {
        waiting.remove(queue);
    }
}
