package dev.drey.server;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import jakarta.servlet.http.HttpServletResponse;
import java.lang.reflect.Proxy;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** Tests that clients that do not read their responses do not delay others. */
final class SlowReaderTest {
    /** More than the number of threads. */
    private static final int CLIENTS = 80;

    /** More responses than the buffers of a socket hold. */
    private static final int REQUESTS = 12;

    @Test
    void slowReadersOccupyNoThreads() throws Exception {
        List<Socket> clients = new ArrayList<>();
        try (TestServer server = TestServer.start()) {
            byte[] questions = "GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n"
                    .repeat(REQUESTS)
                    .getBytes(StandardCharsets.US_ASCII);
            for (int i = 0; i < CLIENTS; i++) {
                Socket client = new Socket();
                client.setReceiveBufferSize(2048);
                client.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()));
                client.getOutputStream().write(questions);
                clients.add(client);
            }

            // If all threads were occupied, the next response would take a minute, and the client waits less.
            for (int i = 0; i < 20; i++) {
                assertThat(server.get("/hello").body()).isEqualTo("hello");
            }
            assertThat(server.get("/long").body()).hasSize(80_000 * "a long answer\n".length());
        } finally {
            for (Socket client : clients) {
                client.close();
            }
        }
    }

    /** Compression closes the stream, and closing would wait for the client. */
    @Test
    void closingTheStreamDoesNotCloseTheResponse() throws Exception {
        Recorded recorded = new Recorded();
        HttpServletResponse response = (HttpServletResponse) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {HttpServletResponse.class},
                (proxy, method, arguments) -> recorded);

        try (GZIPOutputStream zipped = new GZIPOutputStream(new BufferedResponse(response).getOutputStream())) {
            zipped.write(1);
        }

        assertThat(recorded.bytes).isPositive();
        assertThat(recorded.closed).isFalse();
    }

    private static final class Recorded extends ServletOutputStream {
        private int bytes;
        private boolean closed;

        @Override
        public void write(int one) {
            bytes++;
        }

        @Override
        public void close() {
            closed = true;
        }

        @Override
        public boolean isReady() {
            return true;
        }

        @Override
        public void setWriteListener(WriteListener listener) {
            throw new UnsupportedOperationException();
        }
    }
}
