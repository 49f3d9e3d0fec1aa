package dev.drey.server;

/** Maximum sizes of incoming data; in bytes, if not said otherwise. */
public final class SizeLimits {
    /** A request body; enough for about twenty game records with comments. */
    public static final int BODY = 128 * 1024;
    /** A WebSocket message. Every socket can hold an incomplete one. */
    public static final int MESSAGE = 4 * 1024;
    /** The request line and headers together. */
    public static final int HEADERS = 8 * 1024;

    /** The number of headers, because each takes more memory than it has bytes. */
    static final int HEADER_COUNT = 100;

    private SizeLimits() {}
}
