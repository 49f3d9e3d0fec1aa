package dev.drey.server.access;

import java.util.Locale;

/** The kinds of problems that a response can report, each with a stable name. */
public enum ProblemCode {
    BAD_REQUEST(
            400,
            "The request cannot be read",
            "Something in the request is not what the route expects; detail says what."),
    BAD_JSON(400, "The body is not the JSON expected", "The body could not be read; detail says where and why."),
    BAD_TOKEN(401, "The token is not valid", "The token in the Authorization header was not made by this server."),
    FORBIDDEN(403, "That is not yours to do", "Whoever asks may not do this; detail says who may."),
    CROSS_ORIGIN(
            403,
            "Asked from another site",
            "A page of another site, or a program with the cookie and no Origin, asked."),
    NOT_FOUND(404, "There is no such thing", "Nothing lies under this path, or not for whoever asks."),
    METHOD_NOT_ALLOWED(405, "Not with this method", "The path exists; the Allow header names its methods."),
    TIMEOUT(408, "The request took too long", "The request did not arrive in time."),
    REJECTED(
            409,
            "The game does not allow that",
            "Nothing has changed; reason says why for programs, detail for people."),
    HINTS_OFF(
            403,
            "Not while you play without hints",
            "The position is within a few plies of a game without hints that you are playing; game and url name it."),
    TOO_LARGE(413, "The body is too large", "The body is larger than any request needs."),
    URI_TOO_LONG(414, "The address is too long", "The path and query are longer than any route needs."),
    UNSUPPORTED_TYPE(415, "Not this kind of content", "The body's Content-Type must be application/json."),
    WRONG_HOST(421, "Not the host that was asked for", "The Host header names neither this machine nor public-url."),
    TOO_MANY_REQUESTS(429, "Too many requests", "Retry-After says when to ask again."),
    TOO_MANY_MESSAGES(429, "Too many messages", "Retry-After says when to go on."),
    TOO_MANY_NEW_GAMES(429, "Too many new games", "Retry-After says when the next one may be made."),
    TOO_MANY_NEW_GUESTS(429, "Too many new guests", "This address has made too many; keep the cookie, or use a token."),
    TOO_MANY_OPEN_GAMES(429, "Too many unfinished games", "Finish or resign one first."),
    TOO_MANY_CONNECTIONS(429, "Too many open connections", "Close a stream or a socket first."),
    TOO_MANY_SEARCHES(429, "Too many searches", "Stop one, or wait for one to end."),
    HEADERS_TOO_LARGE(431, "The headers are too large", "The request's headers are larger than any request needs."),
    INTERNAL(
            500,
            "Something went wrong here",
            "A mistake of the server; its log has the reason under the request's id."),
    NOT_IMPLEMENTED(501, "Not known here", "The method, or a part of HTTP, is not known to this server."),
    BUSY(503, "Too much to do", "All of a kind of work is taken; ask again in a moment."),
    NOT_READY(503, "Not ready", "Something the server needs is missing; detail says what."),
    STOPPING(503, "The server is stopping", "Ask again when it is back."),
    STORAGE(503, "The storage does not answer", "Nothing was changed; detail says what is wrong with the storage.");

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
