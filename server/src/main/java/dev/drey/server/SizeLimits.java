package dev.drey.server;

/** Maximum sizes of incoming data, in bytes. */
public final class SizeLimits {
    /** A request body; enough for about twenty game records with comments. */
    public static final int BODY = 128 * 1024;
    /** A WebSocket message. */
    public static final int MESSAGE = 16 * 1024;
    /** The request line and headers together. */
    public static final int HEADERS = 8 * 1024;

    private SizeLimits() {}
}
