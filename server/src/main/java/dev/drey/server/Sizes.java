package dev.drey.server;

/** The most bytes of anything that comes in. */
public final class Sizes {
    /** A request's body. */
    public static final int BODY = 64 * 1024;
    /** A WebSocket message. */
    public static final int MESSAGE = 16 * 1024;
    /** A request's line and headers. */
    public static final int HEADERS = 8 * 1024;

    private Sizes() {}
}
