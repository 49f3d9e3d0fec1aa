package dev.drey.server;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A client that sends whatever it likes, as slowly as it likes, from any address of this machine. */
public final class RawClient implements AutoCloseable {
    private final Socket socket = new Socket();
    private final InputStream in;

    /** @param from a loopback address such as 127.0.0.2 */
    public RawClient(String from, int port) throws IOException {
        // A small buffer, so that the server notices soon if this client does not read.
        socket.setReceiveBufferSize(2048);
        socket.bind(new InetSocketAddress(InetAddress.getByName(from), 0));
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), (int) Await.TIMEOUT.toMillis());
        socket.setSoTimeout((int) Await.TIMEOUT.toMillis());
        in = new BufferedInputStream(socket.getInputStream());
    }

    public RawClient send(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
        return this;
    }

    /** Sends what the server takes; it may have closed the connection. */
    public RawClient trySend(String text) {
        try {
            return send(text);
        } catch (IOException closed) {
            return this;
        }
    }

    /** Sends a byte; returns false if the server has closed the connection. */
    public boolean isOpen() {
        try {
            send("x");
            return true;
        } catch (IOException closed) {
            return false;
        }
    }

    /** Reads a few bytes, unless the server has closed the connection. */
    public void tryRead() {
        try {
            int unused = in.read(new byte[100]);
        } catch (IOException closed) {
            // There is nothing to read.
        }
    }

    /** Everything the server sends until it closes the connection. */
    public String readAll() throws IOException {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }

    /** The response up to the end of its headers; empty if the server has closed the connection. */
    public String readHead() {
        StringBuilder head = new StringBuilder();
        try {
            for (int next = in.read(); next >= 0; next = in.read()) {
                head.append((char) next);
                if (head.length() >= 4 && head.substring(head.length() - 4).equals("\r\n\r\n")) {
                    return head.toString();
                }
            }
        } catch (IOException closed) {
            // The same as the end of the stream.
        }
        return "";
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
