package dev.drey.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests that the connections of some clients do not lock others out. */
final class ConnectionLimiterTest {
    private static final int LIMIT = 6;
    private static final int LIMIT_PER_ADDRESS = 4;
    private static final Duration HEADER_TIME = Duration.ofSeconds(20);

    private final Server jetty = new Server();
    private final ServerConnector connector = new ServerConnector(jetty);
    private final AtomicLong time = new AtomicLong();
    private final ConnectionLimiter limiter = new ConnectionLimiter(LIMIT, LIMIT_PER_ADDRESS, HEADER_TIME, time::get);
    private final AtomicInteger completed = new AtomicInteger();
    private final List<Socket> sockets = new ArrayList<>();
    private final Queue<Runnable> running = new ConcurrentLinkedQueue<>();

    @BeforeEach
    void start() throws Exception {
        connector.setHost("0.0.0.0");
        connector.addBean(limiter);
        jetty.setConnectors(new Connector[] {connector});
        jetty.setHandler(new Handler.Abstract() {
            @Override
            public boolean handle(Request request, Response response, Callback callback) {
                EndPoint endPoint =
                        request.getConnectionMetaData().getConnection().getEndPoint();
                limiter.runsRequest(endPoint);
                Request.addCompletionListener(request, failure -> {
                    limiter.waitsForClient(endPoint, true);
                    completed.incrementAndGet();
                });
                response.setStatus(204);
                if (request.getHttpURI().getPath().equals("/long")) {
                    running.add(callback::succeeded);
                } else {
                    callback.succeeded();
                }
                return true;
            }
        });
        jetty.start();
    }

    @AfterEach
    void stop() throws Exception {
        for (Socket socket : sockets) {
            socket.close();
        }
        jetty.stop();
    }

    /** Opens a connection and waits until the server knows it. */
    private Socket open(String from) throws IOException {
        long before = limiter.open() + limiter.closed();
        Socket socket = new Socket("127.0.0.1", connector.getLocalPort(), InetAddress.getByName(from), 0);
        socket.setSoTimeout((int) Await.TIMEOUT.toMillis());
        sockets.add(socket);
        Await.until(() -> limiter.open() + limiter.closed() > before);
        return socket;
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    }

    private static void trySend(Socket socket, String text) throws IOException {
        try {
            send(socket, text);
        } catch (SocketException closed) {
            // The test checks that later.
        }
    }

    /** Whether a request is answered, rather than the connection closed. */
    private boolean isServed(Socket socket) throws IOException {
        int before = completed.get();
        try {
            send(socket, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
            boolean answered = isAnswered(socket);
            // The client can see the response before the server knows that it is sent.
            Await.until(() -> !answered || completed.get() > before);
            return answered;
        } catch (SocketException closed) {
            return false;
        }
    }

    private static boolean isAnswered(Socket socket) throws IOException {
        String end = "";
        for (int next = socket.getInputStream().read();
                next >= 0;
                next = socket.getInputStream().read()) {
            end = end.substring(Math.max(0, end.length() - 3)) + (char) next;
            if (end.equals("\r\n\r\n")) {
                return true;
            }
        }
        return false;
    }

    private void startLongRequest(Socket socket) throws IOException {
        int before = running.size();
        send(socket, "GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n");
        Await.until(() -> running.size() > before);
    }

    @Test
    void newcomerReplacesTheOldestWaitingConnectionOfItsAddress() throws IOException {
        List<Socket> own = new ArrayList<>();
        for (int i = 0; i < LIMIT_PER_ADDRESS; i++) {
            own.add(open("127.0.0.1"));
            assertThat(isServed(own.get(i))).isTrue();
        }
        Socket silent = open("127.0.0.1");
        assertThat(isServed(own.get(0))).isFalse();
        // A connection without a served request goes first, although it is younger.
        assertThat(isServed(open("127.0.0.1"))).isTrue();

        assertThat(isServed(silent)).isFalse();
        assertThat(isServed(own.get(1))).isTrue();
        assertThat(isServed(open("127.0.0.2"))).isTrue();
    }

    @Test
    void newcomersReplaceConnectionsOfTheAddressWithMost() throws IOException {
        Socket player = open("127.0.0.9");
        assertThat(isServed(player)).isTrue();
        List<Socket> slow = new ArrayList<>();
        for (int i = 0; i < LIMIT - 1; i++) {
            slow.add(open(i % 2 == 0 ? "127.0.0.2" : "127.0.0.3"));
            send(slow.get(i), "GET / HTTP/1.1\r\nHo");
        }
        for (int i = 0; i < LIMIT; i++) {
            assertThat(isServed(open("127.0.0.4"))).isTrue();
        }

        assertThat(isServed(player)).isTrue();
        assertThat(isAnswered(slow.get(0))).isFalse();
        assertThat(limiter.open()).isEqualTo(LIMIT);
    }

    @Test
    void runningRequestsAreNotReplaced() throws IOException {
        List<Socket> busy = new ArrayList<>();
        for (int i = 0; i < LIMIT; i++) {
            busy.add(open(i % 2 == 0 ? "127.0.0.2" : "127.0.0.3"));
            startLongRequest(busy.get(i));
        }
        assertThat(isServed(open("127.0.0.4"))).isFalse();
        running.forEach(Runnable::run);
        for (Socket socket : busy) {
            assertThat(isAnswered(socket)).isTrue();
        }
        Await.until(() -> completed.get() == LIMIT);

        assertThat(isServed(open("127.0.0.4"))).isTrue();
    }

    @Test
    void closedConnectionFreesItsPlace() throws IOException {
        for (int i = 0; i < LIMIT_PER_ADDRESS; i++) {
            startLongRequest(open("127.0.0.1"));
        }
        assertThat(isServed(open("127.0.0.1"))).isFalse();
        running.forEach(Runnable::run);
        Await.until(() -> completed.get() == LIMIT_PER_ADDRESS);
        sockets.get(0).close();

        Await.until(() -> limiter.open() < LIMIT_PER_ADDRESS);
        assertThat(isServed(open("127.0.0.1"))).isTrue();
        assertThat(isServed(sockets.get(1))).as("not replaced").isTrue();
    }

    @Test
    void overdueHeadersCloseTheConnection() throws IOException {
        Socket silent = open("127.0.0.1");
        Socket first = open("127.0.0.1");
        Socket second = open("127.0.0.2");
        Socket idle = open("127.0.0.2");
        send(first, "GET / HTTP/1.1\r\n");
        assertThat(isServed(second)).isTrue();
        assertThat(isServed(idle)).isTrue();
        limiter.closeOverdue();
        send(second, "GET / HTTP/1.1\r\n");
        // A byte now and then restarts Jetty's idle timeout, but not this one.
        Await.until(() -> {
            trySend(second, "x");
            limiter.closeOverdue();
            time.addAndGet(HEADER_TIME.toNanos() / 4);
            return limiter.open() == 1;
        });

        assertThat(isAnswered(silent)).isFalse();
        assertThat(isAnswered(first)).isFalse();
        assertThat(limiter.closed()).isEqualTo(3);
        assertThat(isServed(idle)).isTrue();
    }

    @Test
    void headersInTimeAndLongRequestsAreNotOverdue() throws IOException {
        Socket running = open("127.0.0.1");
        startLongRequest(running);
        Socket fresh = open("127.0.0.1");
        time.addAndGet(HEADER_TIME.toNanos());
        limiter.closeOverdue();
        assertThat(isServed(fresh)).isTrue();
        for (int i = 0; i < 10; i++) {
            time.addAndGet(HEADER_TIME.toNanos());
            limiter.closeOverdue();
        }
        this.running.forEach(Runnable::run);

        assertThat(isAnswered(running)).isTrue();
        assertThat(isServed(fresh)).isTrue();
    }
}
