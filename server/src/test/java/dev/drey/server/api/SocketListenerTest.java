package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.access.ByteBudget;
import dev.drey.server.access.SendQueue;
import dev.drey.server.access.SendQueues;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;

/** Tests of the memory for messages that a client has not read yet. */
final class SocketListenerTest {
    private final List<Object> closedWith = new ArrayList<>();
    private final Deque<Callback> sending = new ArrayDeque<>();
    private final ByteBudget budget = new ByteBudget(4 * SendQueue.OVERHEAD + 100, 1);
    private final AtomicLong time = new AtomicLong();
    private final SendQueues queues = new SendQueues((nanos, size) -> nanos > 10 + size, time::get);
    private final SocketListener listener = new SocketListener(
            (Session) Proxy.newProxyInstance(
                    getClass().getClassLoader(), new Class<?>[] {Session.class}, (proxy, method, arguments) -> {
                        switch (method.getName()) {
                            case "sendText" -> sending.add((Callback) arguments[1]);
                            case "close" -> closedWith.add(arguments[0]);
                            default -> {}
                        }
                        return null;
                    }),
            "ann",
            queues.opener(budget.share("127.0.0.1")));

    @Test
    void countsMessagesUntilTheyAreSent() {
        listener.send("x".repeat(30));
        assertThat(budget.held()).isEqualTo(SendQueue.OVERHEAD + 30);
        sending.remove().succeed();
        listener.send("x".repeat(30));
        listener.send("x".repeat(20));

        assertThat(closedWith).isEmpty();
        sending.remove().fail(new IllegalStateException("disconnected"));
        sending.remove().fail(new IllegalStateException("disconnected"));
        assertThat(budget.held()).isZero();
    }

    @Test
    void disconnectsAClientWhoseAddressHasTooMuchUnread() {
        listener.send("x".repeat(30));
        listener.send("x".repeat(SendQueue.OVERHEAD + 30));

        assertThat(closedWith).containsExactly(1013);
        assertThat(budget.held()).isEqualTo(SendQueue.OVERHEAD + 30);
    }

    @Test
    void disconnectsAClientThatReadsTooSlowly() {
        listener.send("x".repeat(30));
        listener.send("x".repeat(20));
        time.set(40);
        queues.disconnectOverdue();
        assertThat(closedWith).isEmpty();
        sending.remove().succeed();
        time.set(60);
        queues.disconnectOverdue();
        assertThat(closedWith).isEmpty();
        time.set(61);
        queues.disconnectOverdue();
        queues.disconnectOverdue();

        assertThat(closedWith).containsExactly(1013);
    }
}
