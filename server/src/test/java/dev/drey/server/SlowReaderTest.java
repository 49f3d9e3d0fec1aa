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

/** Who asks and does not read keeps nobody else waiting. */
final class SlowReaderTest {
    /** More than there are threads. */
    private static final int CLIENTS = 80;

    /** More than a socket takes without being read. */
    private static final int REQUESTS = 12;

    @Test
    void theyTakeNoThreads() throws Exception {
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

            // With all threads taken nothing would be answered for a minute, and the test's client waits for less.
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

    /** Whoever compresses closes, and closing waits for the client. */
    @Test
    void theServerEndsAnAnswerAndNobodyElse() throws Exception {
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
