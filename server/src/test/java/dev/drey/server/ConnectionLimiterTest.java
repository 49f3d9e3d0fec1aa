package dev.drey.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
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

/** Tests that idle connections of one address do not use up the server's connections. */
final class ConnectionLimiterTest {
    private static final int LIMIT = 3;

    private final Server jetty = new Server();
    private final ServerConnector connector = new ServerConnector(jetty);
    private final List<Socket> sockets = new ArrayList<>();

    @BeforeEach
    void start() throws Exception {
        connector.setHost("0.0.0.0");
        connector.addBean(new ConnectionLimiter(LIMIT));
        jetty.setConnectors(new Connector[] {connector});
        jetty.setHandler(new Handler.Abstract() {
            @Override
            public boolean handle(Request request, Response response, Callback callback) {
                response.setStatus(204);
                callback.succeeded();
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

    private Socket open(String from) throws IOException {
        Socket socket = new Socket("127.0.0.1", connector.getLocalPort(), InetAddress.getByName(from), 0);
        socket.setSoTimeout((int) Await.TIMEOUT.toMillis());
        sockets.add(socket);
        return socket;
    }

    /** Whether a request is answered, rather than the connection closed. */
    private static boolean isServed(Socket socket) throws IOException {
        try {
            socket.getOutputStream()
                    .write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            return socket.getInputStream().read() >= 0;
        } catch (SocketException closed) {
            return false;
        }
    }

    @Test
    void limitsConnectionsPerAddress() throws IOException {
        for (int i = 0; i < LIMIT; i++) {
            assertThat(isServed(open("127.0.0.1"))).isTrue();
        }

        assertThat(isServed(open("127.0.0.1"))).isFalse();
        assertThat(isServed(open("127.0.0.2"))).isTrue();
        assertThat(isServed(sockets.get(0))).isTrue();
    }

    @Test
    void closedConnectionFreesItsPlace() throws IOException {
        for (int i = 0; i < LIMIT; i++) {
            assertThat(isServed(open("127.0.0.1"))).isTrue();
        }
        sockets.get(0).close();

        Await.until(() -> isServed(open("127.0.0.1")));
    }
}
