package dev.drey.bench.load;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** An HTTP client that sends from a given loopback address, which the JDK's client cannot. One connection per request. */
final class RawClient {
    private static final int TIMEOUT_MILLIS = 20_000;

    private final InetSocketAddress server;
    private final String source;

    /** @param source the address to send from, such as 127.0.0.2 */
    RawClient(String address, String source) {
        URI uri = URI.create(address);
        this.server = new InetSocketAddress(uri.getHost(), uri.getPort());
        this.source = source;
    }

    /** A response; status 0 if there was none. */
    record Response(int status, String body) {
        boolean isSuccess() {
            return status / 100 == 2;
        }
    }

    String host() {
        return server.getHostString() + ":" + server.getPort();
    }

    /** Creates a guest. @return its token; empty if the server rejected that */
    Optional<String> createGuest() {
        return Optional.of(post("", "/api/tokens", ""))
                .filter(Response::isSuccess)
                .map(response -> MessageFields.text(response.body(), "token"));
    }

    Response get(String token, String path) {
        return send("GET " + path + " HTTP/1.1\r\nHost: " + host() + "\r\n" + authorization(token) + "\r\n");
    }

    Response post(String token, String path, String json) {
        return send("POST " + path + " HTTP/1.1\r\nHost: " + host() + "\r\n" + authorization(token)
                + (json.isEmpty() ? "" : "Content-Type: application/json\r\n")
                + "Content-Length: " + json.getBytes(StandardCharsets.UTF_8).length + "\r\n\r\n" + json);
    }

    private static String authorization(String token) {
        return "Connection: close\r\n" + (token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n");
    }

    /** Sends a request, which must ask to close the connection, and reads the response. */
    Response send(String request) {
        try (Socket socket = new Socket()) {
            socket.bind(new InetSocketAddress(source, 0));
            socket.connect(server, TIMEOUT_MILLIS);
            socket.setSoTimeout(TIMEOUT_MILLIS);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            String text = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            int body = text.indexOf("\r\n\r\n");
            if (body > 0 && text.startsWith("HTTP/1.1 ")) {
                return new Response(Integer.parseInt(text, 9, 12, 10), text.substring(body + 4));
            }
        } catch (IOException e) {
            // There is no response.
        }
        return new Response(0, "");
    }
}
