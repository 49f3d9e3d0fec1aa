package dev.drey.server.access;

import java.util.Locale;

/** The kinds of problems that a response can report, each with a stable name. */
public enum ProblemCode {
    BAD_REQUEST(400, "Invalid request", "A part of the request is not what this route expects; see detail."),
    BAD_JSON(400, "Invalid JSON", "The body is not the JSON that this route expects; detail says where and why."),
    BAD_TOKEN(
            401,
            "Invalid token",
            "The token in the Authorization header was not issued by this server, has expired, or was revoked."),
    SIGNED_OUT(
            401,
            "Signed out",
            "The cookie is no longer valid, because its player has signed out everywhere or deleted the identity. Remove it."),
    FORBIDDEN(403, "Not allowed", "You may not do this; detail says who may."),
    CROSS_ORIGIN(
            403,
            "Request from another site",
            "The request came from a page of another site, or used the cookie without an Origin header. Programs need a token."),
    NOT_FOUND(404, "Not found", "Page not found, or you don't have access."),
    METHOD_NOT_ALLOWED(
            405,
            "Method not allowed",
            "The path exists, but not with this method; the Allow header lists its methods."),
    TIMEOUT(408, "Request timeout", "The request did not arrive completely in time."),
    REJECTED(
            409,
            "The game does not allow this",
            "Nothing has changed. Use reason in programs; detail is the message for people."),
    HINTS_OFF(
            403,
            "No hints during this game",
            "The position is too close to the current position of your game without hints. Finish that game first; game and url name it."),
    EXPIRED(
            410,
            "Game expired",
            "Nobody joined the game in time, or no person made a move. Create a new one. Later the game is deleted and not-found."),
    TOO_LARGE(413, "Body too large", "The body is larger than the server accepts."),
    URI_TOO_LONG(414, "URL too long", "The path and query are longer than the server accepts."),
    UNSUPPORTED_TYPE(415, "Unsupported content type", "The Content-Type of the body must be application/json."),
    WRONG_HOST(421, "Wrong host", "The Host header names neither this machine nor the setting public-url."),
    TOO_MANY_REQUESTS(429, "Too many requests", "Wait for the time in Retry-After, then try again."),
    TOO_MANY_MESSAGES(429, "Too many messages", "Wait for the time in Retry-After, then continue."),
    TOO_MANY_NEW_GAMES(429, "Too many new games", "Wait for the time in Retry-After before you create another game."),
    TOO_MANY_NEW_GUESTS(
            429,
            "Too many new guests",
            "Too many guests were created from your address. Keep the cookie, or use a token."),
    TOO_MANY_OPEN_GAMES(429, "Too many unfinished games", "Finish or resign a game first."),
    TOO_MANY_ENGINE_GAMES(
            429, "Too many games between engines", "Wait until a game between engines ends, or cancel one."),
    TOO_MANY_CONNECTIONS(429, "Too many open connections", "Close a stream or a WebSocket first."),
    TOO_MANY_TOKENS(429, "Too many tokens", "Revoke a token first."),
    TOO_MANY_SEARCHES(429, "Too many searches", "Stop a search, or wait until one ends."),
    HEADERS_TOO_LARGE(431, "Headers too large", "The request headers are larger than the server accepts."),
    INTERNAL(500, "Server error", "The server failed. Its log has the cause under the request's id."),
    NOT_IMPLEMENTED(501, "Not implemented", "The server does not support this method or HTTP feature."),
    BUSY(503, "Server busy", "The server has too much work of this kind. Try again in a moment."),
    NOT_READY(503, "Not ready", "The server lacks something that it needs; see detail."),
    STOPPING(503, "The server is stopping", "Try again when the server is back."),
    STORAGE(503, "Storage unavailable", "Nothing was changed. Detail says what is wrong with the storage.");

    private final int status;
    private final String title;
    private final String help;

    ProblemCode(int status, String title, String help) {
        this.status = status;
        this.title = title;
        this.help = help;
    }

    /** The HTTP status. */
    public int status() {
        return status;
    }

    /** A short title, the same for every occurrence. */
    public String title() {
        return title;
    }

    /** The documentation: when the problem occurs and what to do. */
    public String help() {
        return help;
    }

    /** The stable name, such as {@code not-found}. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The type of RFC 9457: a reference to the description. */
    public String type() {
        return "/problems/" + text();
    }
}
